"""A campaign as of its last entry, and what may be wished in it.

Its evenings are played at ordinary tables. What the campaign itself keeps is who plays under which
name, at which tables its evenings were played, and which of them were taken back; everything else
follows from those tables' games. Which game it is, nobody here knows.
"""

from collections.abc import Sequence
from typing import Any

from stolik.core import Record
from stolik.games import campaigns_of
from stolik.server.campaigns.entries import (
    CampaignEntry,
    CampaignHead,
    Joined,
    Met,
    Parted,
    TakenBack,
)
from stolik.server.tables.refusing import refuse

MOST_NAMES = 30
"""Under which guests may play in one campaign."""


class ServedCampaign:
    """A campaign as of its last entry."""

    def __init__(self, head: CampaignHead) -> None:
        """Begin with what it began with."""
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

    def with_games(self, games: Sequence[Record]) -> Any:
        """Return it as its game knows it, with the games of its evenings, as many as are given."""
        campaign = self.begun
        for met, game in zip(self.met, games, strict=False):
            players, bots = list(met.players), list(met.bots)
            campaign = self.rules.played(campaign, players, bots, met.options, met.luck, game)
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
