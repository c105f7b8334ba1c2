"""A campaign on the server, without any I/O: a list of entries, as a table is.

Its evenings are played at ordinary tables. What the campaign itself keeps is who plays under which
name, at which tables its evenings were played, and which of them were taken back; everything else
follows from those tables' games. Which game it is, nobody here knows.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json

from stolik.core import Record, Unreadable, Value
from stolik.games import campaigns_of
from stolik.server.refusing import refuse

MOST_NAMES = 30
"""Under which guests may play in one campaign."""


class CampaignHead(Struct, frozen=True, forbid_unknown_fields=True):
    """What a campaign begins with; it never changes."""

    campaign: str
    """The game."""
    host: str
    """The guest who began it, and may take evenings back."""
    record: str
    """The campaign as it began: new, or with the evenings of another."""


class Joined(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="joined"):
    """A guest plays under this name."""

    name: str
    guest: str
    at: float


class Parted(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="parted"):
    """Nobody plays under this name for now."""

    name: str
    at: float


class Met(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="met"):
    """An evening began, at this table."""

    table: str
    players: tuple[str, ...]
    bots: tuple[str, ...]
    options: dict[str, Value]
    at: float


class TakenBack(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="taken-back"):
    """Only the first so many evenings count from now on."""

    evenings: int
    at: float


CampaignEntry = Joined | Parted | Met | TakenBack


class Kept:
    """A campaign as of its last entry."""

    def __init__(self, head: CampaignHead) -> None:
        """Take it out of the cupboard."""
        self.head = head
        self.rules = campaigns_of(head.campaign)
        self.begun: Any = self.rules.read(head.record)
        """The campaign without the evenings that were played here."""
        self.met: list[Met] = []
        """Those evenings."""
        self.guests: dict[str, str] = {}
        """Who plays under which name."""
        self.number = 0
        """How many entries it has heard."""

    def heard(self, entry: CampaignEntry) -> None:
        """Take one more entry."""
        if isinstance(entry, Joined):
            self.guests[entry.name] = entry.guest
        elif isinstance(entry, Parted):
            self.guests.pop(entry.name, None)
        elif isinstance(entry, Met):
            self.met.append(entry)
        else:
            before = self.rules.evenings(self.begun)
            self.begun = self.rules.until(self.begun, entry.evenings)
            del self.met[max(0, entry.evenings - before) :]
        self.number += 1

    @property
    def evenings(self) -> int:
        """How many evenings count, the one that goes on among them."""
        return self.rules.evenings(self.begun) + len(self.met)

    @property
    def names(self) -> list[str]:
        """Who plays in it: the roster, those who came to an evening here, those who are to come."""
        came = (name for met in self.met for name in met.players)
        return list(dict.fromkeys((*self.rules.roster(self.begun), *came, *self.guests)))

    def campaign(self, games: Sequence[Record]) -> Any:
        """Return the campaign with the games of its evenings here, as many as are given."""
        campaign = self.begun
        for met, game in zip(self.met, games, strict=False):
            players, bots = list(met.players), list(met.bots)
            campaign = self.rules.played(
                campaign, players, bots, met.options, game.seed, game.moves
            )
        return campaign

    # What somebody wishes

    def is_member(self, guest: str) -> bool:
        """Tell whether a guest plays in it, or began it."""
        return guest == self.head.host or guest in self.guests.values()

    def join(self, name: str, guest: str, now: float) -> list[CampaignEntry]:
        """Play under a name that nobody else has."""
        taken = self.guests.get(name)
        if taken not in (None, guest):
            raise refuse("name-taken", name=name)
        if len(self.guests) >= MOST_NAMES:
            raise refuse("roster-full", most=MOST_NAMES)
        return [] if taken else [Joined(name, guest, now)]

    def part(self, name: str, guest: str, now: float) -> list[CampaignEntry]:
        """Give a name free again: one's own, or any as the host."""
        taken = self.guests.get(name)
        if taken is None:
            return []
        if guest not in (taken, self.head.host):
            raise refuse("not-your-campaign")
        return [Parted(name, now)]

    def take_back(self, evenings: int, guest: str, now: float) -> list[CampaignEntry]:
        """Let only the first so many evenings count."""
        if guest != self.head.host:
            raise refuse("not-host")
        return [] if evenings >= self.evenings else [TakenBack(evenings, now)]


def write_campaign_entry(entry: CampaignEntry) -> str:
    """Return the entry as the store keeps it."""
    return json.encode(entry).decode()


def read_campaign_entry(text: str) -> CampaignEntry:
    """Return the entry that the store has kept."""
    try:
        entry: CampaignEntry = json.decode(text, type=CampaignEntry)
    except (ValueError, TypeError) as fault:
        raise Unreadable("an entry of a campaign is damaged: {fault}", fault=fault) from None
    return entry


def read_campaign_head(text: str) -> CampaignHead:
    """Return the head that the store has kept."""
    try:
        return json.decode(text, type=CampaignHead)
    except (ValueError, TypeError) as fault:
        raise Unreadable("the head of a campaign is damaged: {fault}", fault=fault) from None
