"""What the house says before a game and around it, piece by piece."""

from typing import TypedDict

from stolik.core import Event, Line, Phrase, Reason, Seat, Value
from stolik.server.campaigns.answers import CampaignCard
from stolik.server.http.outside import Reach
from stolik.server.tables.answers import AnyView, TableCard
from stolik.server.thinking.thought import Why


class Me(TypedDict):
    """Who is asking, where that guest sits, and a name for a guest who has none."""

    name: str | None
    suggested: str
    tables: list[TableCard]
    campaigns: list[CampaignCard]
    """Those that the guest began or plays in."""


class Called(TypedDict):
    """What somebody is called now."""

    name: str | None


class GameOffered(TypedDict):
    """A game of the catalogue."""

    game: str
    title: str
    about: str
    seats: list[int]
    options: dict[str, list[Value]]
    """The values that each may take, the default first."""
    bots: list[str]
    guide: bool
    """Whether somebody new can be led through a first game."""
    campaign: dict[str, list[Value]] | None
    """What can be settled for a whole campaign, if it can be played evening after evening."""


class GuideStepShown(TypedDict):
    """A step of a guide: something to look at, to do or to watch."""

    note: Phrase | None
    """What is said; without it nobody stops here."""
    shows: list[str]
    """The codes of what the note speaks of."""
    leap: bool
    """Something was played meanwhile that is not shown."""
    view: AnyView
    """What the guided seat sees, before the move."""
    seat: Seat | None
    """Who moves; nobody, where there is only something to look at."""
    move: str | None
    happened: list[Event]
    """By the move."""


class GuideShown(TypedDict):
    """A first game, annotated."""

    game: str
    seat: Seat
    """Whoever is guided."""
    seats: int
    steps: list[GuideStepShown]
    scores: list[list[Line]] | None
    """If the game is over at the last step."""
    ranking: list[list[Seat]] | None


class WhyNot(TypedDict):
    """Why a move cannot be made at a step of a guide."""

    reason: Reason | None
    """None, if it can be made."""


class TableLaid(TypedDict):
    """A new table, with an invitation to each of its seats; a bot's chair has none."""

    table: str
    invitations: list[str]


class Seated(TypedDict):
    """The seat that was taken, and the token with which another device has it too."""

    seat: Seat
    token: str


class Stood(TypedDict):
    """The seat that was given up."""

    seat: Seat


class Invitation(TypedDict):
    """What leads to a seat."""

    link: str
    token: str
    qr: str
    """The link as a picture, SVG."""
    code: str | None
    """What leads to any free seat of the table, to be read out; an own seat has none."""


class ByCode(TypedDict):
    """Where a code leads: a table that gathers, with an invitation to any of its free seats."""

    table: str
    token: str


class Hint(TypedDict):
    """A move that answers a question, and looks good."""

    question: int
    move: str
    why: Why | None


class Again(TypedDict):
    """A table where the game goes on: another one, or an evening of a campaign."""

    table: str


class Door(TypedDict):
    """How friends come in, as whoever asks finds it."""

    reach: Reach
    """Who can open our links: this machine alone, whoever is in its network, or anybody."""
    address: str
    """What links begin with."""
    may_open: bool
    """Whoever asks sits at the machine, and can let its home network in."""
    may_close: bool
    """… and can shut it out again."""
    no_network: bool
    """… and could let one in, but the machine is in none."""
