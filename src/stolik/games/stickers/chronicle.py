"""What has come of a campaign so far: its trophies, its packs, and every change of the cards."""

from typing import NamedTuple

from stolik.core import Phrase
from stolik.games.stickers.components import Sticker
from stolik.games.stickers.state import Table


class Past(NamedTuple):
    """What came of an evening."""

    winners: list[str]
    points: list[int]
    """Seat by seat."""
    pack: str
    """What was opened after it, or nothing."""
    news: list[Phrase]
    """Which rules the pack has brought."""


class Change(NamedTuple):
    """A sticker that has come on a card, or an ornament on a card or the lid."""

    evening: int
    """After which it was stuck; what chance has stuck of the stickers set aside, before it."""
    name: str
    """Who stuck it; nobody, where it was chance."""
    card: str
    sticker: str
    ornament: bool


class Standing:
    """How a campaign stands: all that can be told of it."""

    __slots__ = (
        "aside",
        "changes",
        "decorated",
        "kept",
        "opened",
        "past",
        "placed",
        "playing",
        "roster",
        "stuck",
        "track",
        "trophies",
    )

    def __init__(self, roster: list[str], track: list[str]) -> None:
        """Begin: nothing is opened, nothing is stuck."""
        self.roster = roster
        self.trophies: dict[str, list[int]] = {name: [] for name in roster}
        """ST-23: by name, the numbers of the evenings they were won on."""
        self.track = track
        self.past: list[Past] = []
        """What came of each evening that is over."""
        self.opened: list[str] = []
        """The packs, in the order in which they were opened."""
        self.stuck: dict[str, list[str]] = {}
        """ST-24: by card, the stickers on it."""
        self.decorated: dict[str, list[str]] = {}
        """By card, or for the lid, the decorations on it."""
        self.changes: list[Change] = []
        """Both, one by one: who stuck what, and when."""
        self.aside: list[Sticker] = []
        """ST-25: stickers that wait for more players."""
        self.kept: list[Sticker] = []
        """ST-R23: stickers that found no free cell in the whole box."""
        self.placed: list[tuple[str, str]] = []
        """ST-R26: what was stuck by chance before the last evening: card and sticker."""
        self.playing: Table | None = None
        """The table of an evening that is not over."""

    @property
    def opens(self) -> str:
        """ST-22: what is opened after the next game: the leftmost open cell of the track."""
        return self.track[len(self.opened)] if len(self.opened) < len(self.track) else ""

    def stuck_last(self) -> list[str]:
        """ST-R29: those who have stuck stickers, the latest first; decorations do not count."""
        stuck = (change.name for change in reversed(self.changes) if not change.ornament)
        return list(dict.fromkeys(name for name in stuck if name))

    def winners(self) -> list[str]:
        """ST-R31: when the track is full, those with the most trophies."""
        most = max(len(won) for won in self.trophies.values())
        return (
            [] if self.opens else [name for name in self.roster if len(self.trophies[name]) == most]
        )
