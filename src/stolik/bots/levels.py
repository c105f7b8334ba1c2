"""Levels from 1 to 5: as strong as you ask, the first fit for a small child.

A level is how far it thinks ahead, how much it keeps in mind, how strictly it takes what it found
best, and how often it just does something. The ladders in `docs/bots.md` show what comes of it.
"""

from typing import Any

from stolik.bots.bot import Bot, helping, onward
from stolik.bots.greed import greed
from stolik.bots.search import PATIENT, USUAL, Search, Style
from stolik.bots.together import lucks_of, visits_together
from stolik.core import AnyGame, Chance, Move, Seat

ENDLESS = 1_000_000_000
"""More steps of thought than any budget in seconds allows."""
EVERYTHING = 1_000_000
"""More things than there are to remember."""
SURE = 1_000
"""Whims are counted in so many decisions."""
LIKING = 4
"""One whim out of so many follows a liking."""
FINE = 1 << 16


class Level:
    """A bot of some strength."""

    __slots__ = ("cores", "memory", "seconds", "soft", "steps", "style", "whims")

    def __init__(
        self,
        steps: int,
        seconds: float = 0.0,
        soft: float = 0.0,
        memory: int = EVERYTHING,
        whims: int = 0,
        style: Style = USUAL,
        cores: int = 1,
    ) -> None:
        """Settle how it plays."""
        self.steps = steps
        """How many steps it thinks for; with none, it takes what looks best."""
        self.seconds = seconds
        """If given, how long at most."""
        self.soft = soft
        """How readily it takes a move that is not the best: 0 never, 1 as often as it tried it."""
        self.memory = memory
        """How many things that are out of sight it remembers."""
        self.whims = whims
        """How many decisions of a thousand are a matter of taste."""
        self.style = style
        """How it goes about thinking."""
        self.cores = cores
        """How many processes share the steps, or think for the same seconds."""

    def __call__(
        self, game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance
    ) -> Move:
        """Pick a move."""
        moves = onward(moves)
        if len(moves) == 1:
            return moves[0]
        if helpful := helping(game, seat, knowledge, chance):
            return chance.choice(helpful)  # strength and whims are for playing against somebody
        if self.whims and chance.below(SURE) < self.whims:
            return liked(seat, moves, chance)
        if self.memory < EVERYTHING:
            knowledge = game.forget(knowledge, self.memory)
        if not self.steps:
            return greed(game, seat, knowledge, moves, chance)
        return picked(moves, self.visits(game, seat, knowledge, moves, chance), self.soft, chance)

    def visits(
        self, game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance
    ) -> list[int]:
        """Think, and return how often each move was tried: long enough for what is picked by it."""
        if self.cores == 1:
            search = Search(game, seat, knowledge, chance, self.style)
            search.think(self.steps, self.seconds, until_sure=not self.soft)
            return search.visits(moves)
        lucks = lucks_of(chance, self.cores)
        searches = [Search(game, seat, knowledge, luck, self.style) for luck in lucks]
        return visits_together(searches, moves, -(-self.steps // self.cores), self.seconds)


def unhurried(bot: Bot) -> Bot:
    """Return a bot without its clock if its steps are counted too: the same games everywhere."""
    if not isinstance(bot, Level) or bot.steps == ENDLESS:
        return bot
    return Level(bot.steps, 0.0, bot.soft, bot.memory, bot.whims, bot.style, bot.cores)


def liked(seat: Seat, moves: list[Move], chance: Chance) -> Move:
    """Pick anything; now and then, of two moves, the one this seat has taken a liking to.

    A small child likes some cards and places for no reason, and always the same ones.
    """
    one, other = chance.choice(moves), chance.choice(moves)
    if chance.below(LIKING):
        return one
    return max(one, other, key=lambda move: (move.index * 7919 + seat * 104_729) % 1009)


def picked(moves: list[Move], visits: list[int], soft: float, chance: Chance) -> Move:
    """Pick a move by how often it was tried: the most tried one, or softly, any of the better."""
    most = max(visits)
    if not most:
        return chance.choice(moves)
    if not soft:
        return moves[visits.index(most)]
    shares = [int(FINE * (tried / most) ** (1 / soft)) for tried in visits]
    drawn = chance.below(sum(shares))
    for move, share in zip(moves, shares, strict=True):
        if drawn < share:
            return move
        drawn -= share
    raise AssertionError


BIG = 6
"""From so many years on a game is for those who look a move ahead."""


def company(game: AnyGame) -> str:
    """Return whom people meet who chose nobody: it thinks a little; small children, gently."""
    return "level-3" if game.age >= BIG else "level-2"


LEVELS: dict[str, Level] = {
    "level-1": Level(steps=0, memory=1, whims=975),
    "level-2": Level(steps=0, memory=2, whims=600),
    "level-3": Level(steps=40, soft=0.7, memory=4, whims=120),
    "level-4": Level(steps=250, soft=0.3, memory=8),
    "level-5": Level(steps=500, seconds=0.95, style=PATIENT),
}
