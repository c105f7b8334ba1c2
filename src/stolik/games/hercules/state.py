"""What lies on the table."""

from typing import Final

from stolik.core import Chance, Seat, travel
from stolik.core.phrases import words
from stolik.games.hercules.components import NOTHING, Box, Card, Face, Labour
from stolik.games.hercules.moves import Moves
from stolik.games.hercules.options import Options

REFRESH: Final = 0
"""Everybody at once, hidden: refresh the hand, or keep it (HE-13)."""
CHOICE: Final = 1
"""Everybody at once, hidden: a labour or the Gymnasium (HE-14, HE-15)."""
EXTRA_TOKEN: Final = 2
"""Take the extra token of a permanent effect? (HE-R16)"""
PERMANENT: Final = 3
"""Replace the permanent effect, or tuck the new one? (HE-23)"""
ROBBERY: Final = 4
"""Whose token?"""
FREE_CARD: Final = 5
"""Which card of the Gymnasium?"""
RECALL: Final = 6
"""Which card of the discard?"""
CONTEST: Final = 7
"""The tied at once, hidden: duel or decline? (HE-27)"""
DUEL_CARD: Final = 8
"""The duellists at once, hidden: with which card?"""
REDIRECT: Final = 9
"""What else are the cards of one who declined spent on? (HE-R15)"""
OVER: Final = 10
PHASES: Final = words(
    "refresh choice extra-token permanent robbery free-card recall contest duel-card redirect over"
)

LABOURS: Final = 12


class Rules:
    """What this table agreed on; never changes while it is played."""

    __slots__ = ("box", "caprice", "losers_discard", "moves", "options", "per_round", "tokens")

    def __init__(self, box: Box, moves: Moves, options: Options) -> None:
        """Agree."""
        self.box = box
        self.moves = moves
        self.options = options
        self.caprice = options.mode == "caprice"
        self.losers_discard = options.gym_loser_cards == "discard"
        self.per_round = LABOURS // int(options.rounds)
        """Labours in a round (HE-33)."""
        self.tokens = 4 if self.caprice else 3
        """Tokens on a labour (HE-9, HE-34)."""


class Player:
    """What belongs to one seat, and what it has decided without showing it."""

    __slots__ = (
        "active",
        "answer",
        "declined",
        "discard",
        "duel",
        "dug",
        "dug_stack",
        "fought",
        "hand",
        "known",
        "labour",
        "labours",
        "laid",
        "named",
        "plan",
        "ready",
        "shown",
        "stack",
        "tokens",
        "wanted",
    )

    def __init__(
        self,
        hand: list[Card],
        known: list[Card],
        stack: list[Card],
        shown: int,
        discard: list[Card],
        tokens: int,
        labours: list[Labour],
        active: int,
        ready: bool,
        plan: int,
        named: list[Card],
        labour: int,
        wanted: int,
        laid: list[Face],
        answer: int,
        duel: int,
        dug: int,
        dug_stack: int,
        fought: list[int],
        declined: list[int],
    ) -> None:
        """Sit down."""
        self.hand = hand
        """In the order of the box. Cards laid in a hidden choice are in it until the reveal."""
        self.known = known
        """Those of the hand that everybody has seen there, in the order of the box."""
        self.stack = stack
        """Face down; the next card is the last of the list."""
        self.shown = shown
        """How many of the next cards everybody has seen (HE-R14)."""
        self.discard = discard
        """Face up; the top is the last of the list."""
        self.tokens = tokens
        self.labours = labours
        """The labour cards in front of the player."""
        self.active = active
        """The labour whose permanent effect works, or nothing."""
        self.ready = ready
        """Whether the player has decided, while others still think."""
        self.plan = plan
        """The refresh that was chosen (HE-R2), or nothing."""
        self.named = named
        """The cards named so far: to be discarded, or after a redirect to pay."""
        self.labour = labour
        """The labour where a card is laid, or nothing."""
        self.wanted = wanted
        """The card of the Gymnasium for which cards are laid, or nothing."""
        self.laid = laid
        """The cards laid, with the halves used."""
        self.answer = answer
        """Duel or decline, or nothing."""
        self.duel = duel
        """The face laid in a duel, or nothing."""
        self.dug = dug
        """How many cards of the discard were shown in this contest (HE-R14)."""
        self.dug_stack = dug_stack
        """The same for the stack."""
        self.fought = fought
        """The initiatives in this contest: that of the payment, and of each duel since (HE-R13)."""
        self.declined = declined
        """The cards of the Gymnasium declined this turn (HE-R15)."""

    def copy(self) -> "Player":
        """Return a player of its own; cards never change, so they are shared."""
        return Player(
            self.hand.copy(),
            self.known.copy(),
            self.stack.copy(),
            self.shown,
            self.discard.copy(),
            self.tokens,
            self.labours.copy(),
            self.active,
            self.ready,
            self.plan,
            self.named.copy(),
            self.labour,
            self.wanted,
            self.laid.copy(),
            self.answer,
            self.duel,
            self.dug,
            self.dug_stack,
            self.fought.copy(),
            self.declined.copy(),
        )

    def forget_choice(self) -> None:
        """Take back whatever was decided without showing it."""
        self.ready = False
        self.plan = NOTHING
        self.named.clear()
        self.labour = NOTHING
        self.wanted = NOTHING
        self.laid.clear()


def seated() -> Player:
    """Return a player who has nothing yet."""
    return Player(
        hand=[],
        known=[],
        stack=[],
        shown=0,
        discard=[],
        tokens=0,
        labours=[],
        active=NOTHING,
        ready=False,
        plan=NOTHING,
        named=[],
        labour=NOTHING,
        wanted=NOTHING,
        laid=[],
        answer=NOTHING,
        duel=NOTHING,
        dug=0,
        dug_stack=0,
        fought=[],
        declined=[],
    )


class Table(travel.Table):
    """Everything on the table, and what is asked of whom."""

    __slots__ = (
        "asked",
        "chance",
        "contest",
        "decliners",
        "effects",
        "hero",
        "open",
        "order",
        "paid",
        "phase",
        "players",
        "queue",
        "round",
        "rules",
        "stack",
        "tokens",
        "turn",
    )

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        players: list[Player],
        order: list[Labour],
        tokens: list[int],
        open_: list[int],
        stack: list[Card],
        paid: int,
        round_: int,
        turn: int,
        phase: int,
        asked: list[Seat],
        queue: list[Seat],
        hero: Seat,
        effects: list[int],
        contest: int,
        decliners: list[Seat],
    ) -> None:
        """Set everything in its place."""
        self.rules = rules
        self.chance = chance
        """The luck still to come: personal stacks are shuffled again and again."""
        self.players = players
        self.order = order
        """The labours as they lie, round by round."""
        self.tokens = tokens
        """On each labour, by its index; a labour without tokens is taken (HE-22)."""
        self.open = open_
        """The places of the Gymnasium from left to right: a card's index, or nothing (HE-R37)."""
        self.stack = stack
        """The rest of the Gymnasium, face down; the next card is the last of the list."""
        self.paid = paid
        """Tokens paid for refreshes, out of the game (HE-R5)."""
        self.round = round_
        """Counted from 0."""
        self.turn = turn
        """Counted from 1 through the whole game."""
        self.phase = phase
        """What is asked."""
        self.asked = asked
        """Of whom; the table waits for those of them who are not ready."""
        self.queue = queue
        """Those whose cards on labours are still to be resolved, in order (HE-21)."""
        self.hero = hero
        """Who took a labour last: its effects are this seat's."""
        self.effects = effects
        """The instant effects still to be carried out."""
        self.contest = contest
        """The card of the Gymnasium that is contested now, or nothing."""
        self.decliners = decliners
        """Those who declined and have not redirected their cards yet."""

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.phase == OVER

    def row(self) -> list[Labour]:
        """Return the labours of the current round."""
        start = self.round * self.rules.per_round
        return self.order[start : start + self.rules.per_round]

    def ask(self, phase: int, seats: list[Seat]) -> None:
        """Ask these seats; until they have answered, nothing goes on."""
        self.phase = phase
        self.asked = seats

    def copy(self) -> "Table":
        """Return a table of its own; cards and labours never change, so they are shared."""
        return Table(
            self.rules,
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.order,
            self.tokens.copy(),
            self.open.copy(),
            self.stack.copy(),
            self.paid,
            self.round,
            self.turn,
            self.phase,
            self.asked.copy(),
            self.queue.copy(),
            self.hero,
            self.effects.copy(),
            self.contest,
            self.decliners.copy(),
        )
