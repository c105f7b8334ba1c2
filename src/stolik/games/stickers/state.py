"""What lies on the table."""

from typing import Final

from stolik.core import Chance, Seat, travel
from stolik.core.phrases import words
from stolik.games.stickers.components import COMBOS, NOTHING, Box, Card, Sticker
from stolik.games.stickers.moves import Moves
from stolik.games.stickers.options import Options

TAKE_ONE: Final = 0
"""Step 1: which card of the market? (ST-7)"""
COLLECT: Final = 1
"""Step 2: which cards of the hand, one by one? (ST-8)"""
EFFECTS: Final = 2
"""Which bonus or combo now, or on to the next step? (ST-9, ST-R6)"""
TAKING: Final = 3
"""Which card of the market, for a bonus or a combo?"""
SWAPPING: Final = 4
"""Which two tokens?"""
ASKING: Final = 5
"""Whom, and for which clan? (ST-14)"""
GIVING: Final = 6
"""Which card does the asked player give? (ST-R32)"""
ONE_MORE: Final = 7
"""Which card of the hand, for the extra combo?"""
LAST_PICK: Final = 8
"""Everybody at once, hidden: which card? (ST-18)"""
STICKING: Final = 9
"""Everybody at once: where does the sticker in hand go? (ST-24)"""
DECORATING: Final = 10
"""Everybody at once: where does the decoration go? (ST-24)"""
OVER: Final = 11
PHASES: Final = words(
    "take-one collect effects taking swapping asking giving one-more last-pick sticking"
    " decorating over"
)

PLACES: Final = 6
"""ST-5: cards of the market."""
BIG_PLACES: Final = 9
"""The same at the big fair."""


class Rules:
    """What this table agreed on; never changes while it is played."""

    __slots__ = (
        "box",
        "chance_sticks",
        "market",
        "marks_match",
        "moves",
        "open_hands",
        "options",
        "scenario",
        "topsy_turvy",
    )

    def __init__(self, box: Box, moves: Moves, chance_sticks: bool, options: Options) -> None:
        """Agree; what no pack has brought yet is off."""
        self.box = box
        self.moves = moves
        self.options = options
        self.scenario: str = getattr(options, "scenario", "none")
        self.market = BIG_PLACES if self.scenario == "big-fair" else PLACES
        self.topsy_turvy = self.scenario == "topsy-turvy"
        self.open_hands = self.scenario == "open-hands"
        self.marks_match: bool = getattr(options, "marks_match", False)
        self.chance_sticks = chance_sticks
        """ST-R23, as version 1 had it: what fits in nobody's album goes on a random card."""


class Player:
    """What belongs to one seat."""

    __slots__ = (
        "album",
        "choosing",
        "decoration",
        "hand",
        "known",
        "most",
        "pick",
        "stickers",
    )

    def __init__(
        self,
        hand: list[Card],
        known: list[Card],
        most: list[int],
        album: list[list[Card]],
        pick: int,
        stickers: list[Sticker],
        decoration: str,
        choosing: int,
    ) -> None:
        """Sit down."""
        self.hand = hand
        """In the order of the box."""
        self.known = known
        """Those of the hand that everybody has seen there, in the order of the box."""
        self.most = most
        """How many of the others can be of each clan, since the player had none when asked;
        nothing as long as nobody has been told so."""
        self.album = album
        """A column for each clan; the accessible card is the last of its list."""
        self.pick = pick
        """The card of the last pick, or nothing."""
        self.stickers = stickers
        """Still to be stuck; the first is in hand, another one can be taken instead (ST-R30)."""
        self.decoration = decoration
        """Still to be stuck, or empty."""
        self.choosing = choosing
        """The clan that the decoration goes to, or nothing."""

    def copy(self) -> "Player":
        """Return a seat of its own; cards and stickers never change, so they are shared."""
        return Player(
            self.hand.copy(),
            self.known.copy(),
            self.most.copy(),
            [column.copy() for column in self.album],
            self.pick,
            self.stickers.copy(),
            self.decoration,
            self.choosing,
        )


class Table(travel.Table):
    """Everything on the table, and what is asked of whom."""

    __slots__ = (
        "asked",
        "board",
        "bonus",
        "chance",
        "clan",
        "combos",
        "deck",
        "decorated",
        "first",
        "kept",
        "laid",
        "market",
        "pack",
        "passed",
        "phase",
        "players",
        "refilled",
        "reserve",
        "round",
        "rules",
        "seat",
        "stuck",
        "taking",
    )

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        players: list[Player],
        deck: list[Card],
        reserve: list[Card],
        market: list[int],
        board: list[int],
        first: Seat,
        seat: Seat,
        round_: int,
        phase: int,
        clan: int,
        laid: int,
        bonus: int,
        combos: list[int],
        taking: int,
        refilled: bool,
        asked: Seat,
        pack: str,
        passed: list[tuple[Seat, Sticker]],
        stuck: list[tuple[int, int]],
        kept: list[Sticker],
        decorated: list[tuple[int, str]],
    ) -> None:
        """Set everything in its place."""
        self.rules = rules
        self.chance = chance
        """The luck still to come: which pack is opened, and who gets which sticker."""
        self.players = players
        self.deck = deck
        """Face down; the next card is the last of the list."""
        self.reserve = reserve
        """Face down; the next card is the last of the list (ST-5)."""
        self.market = market
        """The places of the market: a card's index, or nothing until it is filled again."""
        self.board = board
        """The clan in each slot of the rarity board, from the top, left to right."""
        self.first = first
        """Who has the first player's token."""
        self.seat = seat
        """Whose turn it is."""
        self.round = round_
        """Counted from 1."""
        self.phase = phase
        """What is asked."""
        self.clan = clan
        """The clan of the collection that is being laid, or of the card asked for, or nothing."""
        self.laid = laid
        """How many cards of this turn's collection came from the hand (ST-R4)."""
        self.bonus = bonus
        """The effects of the collection bonus that can still be used, a bit each."""
        self.combos = combos
        """How many combos of each kind can still be used."""
        self.taking = taking
        """How many cards of the market are still to be taken for a bonus or a combo."""
        self.refilled = refilled
        """Whether step 3 has begun: the hand is filled."""
        self.asked = asked
        """Who is to decide in a turn: whose turn it is, or who is asked for a card."""
        self.pack = pack
        """The pack that was opened after the game, or nothing."""
        self.passed = passed
        """Stickers that found no place in an album, with whose album it was (ST-R23)."""
        self.stuck = stuck
        """The stickers stuck after this game: card and kind."""
        self.kept = kept
        """Stickers that found no place in the whole box (ST-R23)."""
        self.decorated = decorated
        """The decorations stuck after this game: a card, or nothing for the lid, and which."""

    @property
    def over(self) -> bool:
        """Tell whether nothing is left to do."""
        return self.phase == OVER

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.seat]

    @property
    def hands_open(self) -> bool:
        """Tell whether hands are no secret: agreed so, or after the last pick."""
        return self.rules.open_hands or self.phase > LAST_PICK

    def to_take(self) -> list[int]:
        """Return the cards that lie in the market."""
        return [card for card in self.market if card != NOTHING]

    def copy(self) -> "Table":
        """Return a table of its own; cards and stickers never change, so they are shared."""
        return Table(
            self.rules,
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.deck.copy(),
            self.reserve.copy(),
            self.market.copy(),
            self.board.copy(),
            self.first,
            self.seat,
            self.round,
            self.phase,
            self.clan,
            self.laid,
            self.bonus,
            self.combos.copy(),
            self.taking,
            self.refilled,
            self.asked,
            self.pack,
            self.passed.copy(),
            self.stuck.copy(),
            self.kept.copy(),
            self.decorated.copy(),
        )


def seated(clans: int) -> Player:
    """Return a player who has nothing yet."""
    return Player([], [], [], [[] for _ in range(clans)], NOTHING, [], "", NOTHING)


def no_combos() -> list[int]:
    """Return that there is none of any kind."""
    return [0] * COMBOS
