"""What is in the box (ST-1, ST-2): clans, cards, the rarity board, and packs for a campaign."""

from typing import Final

from stolik.core import Phrase, component_file, phrase
from stolik.core.component_file import Name
from stolik.core.travel import Address

DRAW_PLAY: Final = 0
ASK: Final = 1
MARKET: Final = 2
SWAP: Final = 3
EXTRA: Final = 4
STAR: Final = 5
TWO_STARS: Final = 6
STICKERS: Final = ("draw-play", "ask", "market", "swap", "extra", "star", "two-stars")
"""Everything that can be stuck on a card: combos first, then stars."""
COMBOS: Final = 5

TAKE_BONUS: Final = 1
SWAP_BONUS: Final = 2
BONUSES: Final = ("take", "swap")
"""What a collection can earn, a bit each (ST-10)."""

DECORATIONS: Final = (
    "heart",
    "bolt",
    "moon",
    "flower",
    "crown",
    "bow",
    "flame",
    "cloud",
    "rainbow",
    "star-dust",
    "glasses",
    "paw",
)

CLAN: Final = "clan"
"""What the track says where a random clan pack is opened (ST-22)."""
LID: Final = "lid"
"""Where a decoration goes that goes on no card."""

UNMARKED: Final = 2
"""The mark of what is used at every table: the smallest number of players."""
MARKS: Final = (2, 3, 4)
NOTHING: Final = -1
"""No card, no clan."""


class Clan:
    """One of the nine."""

    __slots__ = ("code", "index", "letters", "name")

    def __init__(self, index: int, code: str, name: Name, letters: Name) -> None:
        """Name the clan."""
        self.index = index
        self.code = code
        """What it is called in moves and records, such as `corgi`."""
        self.name = name
        self.letters = letters
        """Two letters for places where the name is too long."""

    def noun(self) -> Phrase:
        """Return the clan as a part of a sentence."""
        return phrase("clan", **self.name)

    def short(self) -> Phrase:
        """Return its letters."""
        return phrase("letters", **self.letters)


class Card:
    """A card of a clan, with the stickers that a campaign has put on it; each is there once."""

    __slots__ = (
        "clan",
        "code",
        "combos",
        "decorations",
        "index",
        "mark",
        "printed",
        "stars",
        "stuck",
    )

    def __init__(
        self,
        index: int,
        clan: Clan,
        code: str,
        mark: int,
        stars: int,
        printed: list[int],
        stuck: list[int],
        decorations: list[str],
    ) -> None:
        """Print the card, and stick on it what a campaign has stuck."""
        self.index = index
        """Its place in the box."""
        self.clan = clan
        self.code = code
        """What it is called in moves and records, such as `corgi-3`."""
        self.mark = mark
        """The smallest number of players that it is used with (ST-4)."""
        self.printed = printed
        """The combos printed on it."""
        self.stuck = stuck
        """The stickers stuck on it."""
        self.decorations = decorations
        self.stars = stars + stuck.count(STAR) + 2 * stuck.count(TWO_STARS)
        """ST-R20: printed and stuck."""
        self.combos = printed + [kind for kind in stuck if kind < COMBOS]

    def noun(self) -> Phrase:
        """Return the card as a part of a sentence: its clan, its stars, its combos.

        The code is for a screen that marks the card.
        """
        if not self.combos:
            return phrase("card", code=self.code, clan=self.clan.noun(), stars=self.stars)
        combos = joined([sticker_noun(kind) for kind in self.combos])
        return phrase(
            "combo-card", code=self.code, clan=self.clan.noun(), stars=self.stars, combos=combos
        )


def joined(said: list[Phrase]) -> Phrase:
    """Say one after another."""
    whole = said[-1]
    for each in reversed(said[:-1]):
        whole = phrase("and-more", first=each, rest=whole)
    return whole


def sticker_noun(kind: int) -> Phrase:
    """Return a sticker as a part of a sentence."""
    return phrase("sticker", sticker=STICKERS[kind])


class Level:
    """A level of the rarity board."""

    __slots__ = ("first", "index", "name", "second", "slots")

    def __init__(self, index: int, name: Name, slots: int, first: int, second: int) -> None:
        """Print the level."""
        self.index = index
        self.name = name
        self.slots = slots
        self.first = first
        """What most cards of a clan here are worth (ST-19)."""
        self.second = second

    def noun(self) -> Phrase:
        """Return the level as a part of a sentence."""
        return phrase("level", **self.name)


class Sticker:
    """A sticker of a pack, before it is stuck."""

    __slots__ = ("clan", "kind", "mark")

    def __init__(self, kind: int, clan: int, mark: int) -> None:
        """Cut it out."""
        self.kind = kind
        self.clan = clan
        """The clan of its pack, or nothing: it goes only on that clan's cards (ST-R24)."""
        self.mark = mark
        """The smallest number of players that it comes out with (ST-25)."""

    def printed(self) -> tuple[int, int, int]:
        """Return all there is to it: two such stickers are the same."""
        return self.kind, self.clan, self.mark

    def noun(self) -> Phrase:
        """Return it as a part of a sentence."""
        return sticker_noun(self.kind)


class Bonus:
    """A tier of the collection bonus: from so many cards on, these effects."""

    __slots__ = ("effects", "least")

    def __init__(self, least: int, effects: int) -> None:
        """Print the tier."""
        self.least = least
        self.effects = effects
        """A bit each."""

    def name(self) -> str:
        """Return its effects as the words know them."""
        return bonus_name(self.effects)


def bonus_name(effects: int) -> str:
    """Return effects of a bonus as the words know them, such as `take-swap`."""
    return "-".join(name for bit, name in enumerate(BONUSES) if effects >> bit & 1) or "none"


class Pack:
    """A pack of a campaign: stickers, ornaments, and rules that it brings."""

    __slots__ = ("bonuses", "code", "decorations", "scenarios", "stickers")

    def __init__(
        self,
        code: str,
        stickers: list[Sticker],
        decorations: list[str],
        bonuses: list[Bonus],
        scenarios: bool,
    ) -> None:
        """Seal the pack."""
        self.code = code
        """`P1` … `P6`, or the clan of a clan pack."""
        self.stickers = stickers
        self.decorations = decorations
        """One for each seat."""
        self.bonuses = bonuses
        """The collection bonus from now on; none if it stays as it is."""
        self.scenarios = scenarios
        """Whether games may be played with a scenario from now on."""


class Progress:
    """How far a campaign has come when this game begins."""

    __slots__ = ("opened", "opens")

    def __init__(self, opened: list[str], opens: str) -> None:
        """Remember."""
        self.opened = opened
        """The packs opened, by their codes."""
        self.opens = opens
        """What is opened after this game: a pack, `clan` for a random one of a clan, or nothing."""


class Box(component_file.Box):
    """Everything."""

    __slots__ = (
        "bonuses",
        "by_code",
        "cards",
        "clans",
        "combo_cells",
        "level_of",
        "levels",
        "packs",
        "progress",
        "scenarios",
        "star_cells",
        "track",
    )

    def __init__(
        self,
        source: str,
        clans: list[Clan],
        cards: list[Card],
        levels: list[Level],
        bonuses: list[Bonus],
        packs: dict[str, Pack],
        track: list[str],
        star_cells: int,
        combo_cells: int,
        progress: Progress | None,
        address: Address,
    ) -> None:
        """Pack the box; what opened packs bring is in force."""
        super().__init__(source, address)
        self.clans = clans
        self.cards = cards
        self.levels = levels
        self.packs = packs
        self.track = track
        self.star_cells = star_cells
        self.combo_cells = combo_cells
        self.progress = progress
        """Of a campaign, if this box has one behind it."""
        self.by_code = {card.code: card for card in cards}
        self.level_of = [level.index for level in levels for _ in range(level.slots)]
        """The level of each slot of the board, from the top, left to right."""
        self.bonuses = bonuses
        self.scenarios = False
        for code in [] if progress is None else progress.opened:
            self.bonuses = packs[code].bonuses or self.bonuses
            self.scenarios = self.scenarios or packs[code].scenarios

    def bonus_for(self, cards: int) -> int:
        """ST-10: what a collection of so many cards from the hand earns, and only that."""
        effects = 0
        for bonus in self.bonuses:
            if cards >= bonus.least:
                effects = bonus.effects
        return effects

    def free_cells(self, card: Card, kind: int) -> int:
        """ST-R30: how many cells of the right kind are still empty on a card."""
        if kind < COMBOS:
            return self.combo_cells - len(card.combos)
        return self.star_cells - sum(stuck >= COMBOS for stuck in card.stuck)
