"""What the house says of a campaign, piece by piece."""

from typing import TypedDict

from stolik.core import Value
from stolik.server.tables.answers import TableCard


class CampaignCard(TypedDict):
    """A campaign at a glance, for a list."""

    campaign: str
    game: str
    names: list[str]
    """Of all who play in it, whether they have come here or not."""
    evenings: int
    """How many are over."""
    playing: str | None
    """The table of an evening that is not over."""
    waiting: bool
    """That evening waits for you: to sit down, or to decide."""


class CampaignBegun(TypedDict):
    """A campaign; its link is the invitation."""

    campaign: str


class NameShown(TypedDict):
    """A name under which some guest plays."""

    name: str
    you: bool


class PlayerShown(TypedDict):
    """Somebody of a roster, in every game; the rest is the game's own."""

    name: str


class EveningShown(TypedDict):
    """An evening, in every game; the rest is the game's own."""

    players: list[str]
    bots: list[str]
    """The bot that stood in for each; empty where the player came."""
    options: dict[str, Value]
    over: bool
    winners: list[str]
    points: list[int]
    """Seat by seat."""


class AnyCampaign(TypedDict):
    """What is told of every campaign; the rest is the game's own."""

    options: dict[str, Value]
    """What holds on every evening."""
    offers: dict[str, list[Value]]
    """What can be settled for the next one, each with its values, the default first."""
    roster: list[PlayerShown]
    begins: list[str]
    """The first of these who plays begins the next evening; if none does, that can be settled."""
    winners: list[str]
    """When it is over."""
    evenings: list[EveningShown]


class CampaignShown(TypedDict):
    """A campaign as a guest sees it."""

    game: str
    host: bool
    """Whether it is the guest's own: who began it may take evenings back."""
    names: list[NameShown]
    tables: list[str | None]
    """Evening by evening, where it was played; nowhere here if the campaign came from a file."""
    playing: str | None
    """The table of an evening that is not over."""
    tonight: TableCard | None
    """That table at a glance."""
    view: AnyCampaign
    """All that can be told of it, as the game shows it."""


class CampaignInvitation(TypedDict):
    """What leads to a campaign."""

    link: str
    qr: str
    """The link as a picture, SVG."""


class EveningsTakenBack(TypedDict):
    """How many evenings count now, and the campaign as it was, to be kept."""

    evenings: int
    record: str
