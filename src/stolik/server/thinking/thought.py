"""What bots are asked and what they answer, whoever lets them think: `Thinkers` is the interface.

A move comes of every thought. A bot that fails is replaced by `greed` for this decision, and if
`greed` fails too, the first legal move is made: a table must not stand still because of a bot.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypedDict

from stolik.core import Event, Seat

HINT = "hint"
"""No bot: asks for a move for a person, with the reasons for it."""
STAND_IN = "greed"
"""The bot that decides where another has failed."""


class Thought(NamedTuple):
    """A decision to be thought about, and all that may be known for it."""

    game: str
    components: str | None
    """The component file of an owner, if the game is played with one."""
    bot: str
    seat: Seat
    knowledge: str
    """What the seat knows, as JSON."""
    moves: tuple[str, ...]
    """What it may do, at least one thing."""
    luck: str
    """The seed of the bot's own luck: the same thought ends with the same move."""
    version: int | None = None
    """Of the rules, if they may be earlier ones."""


class Why(TypedDict):
    """Why a move looks good."""

    tries: int
    """Games that were tried on from here."""
    percent: int
    """How well Stolik thinks the seat stands with this move, 0 to 100; rough."""
    points: int
    """What it brings at once, as far as the seat can tell."""
    happens: list[Event]
    """What it brings about at once, as far as the seat can tell."""
    later: list[Event]
    """What the seat mostly came to in those games."""


class Answer(NamedTuple):
    """One of the moves; or none, and what the bot did instead of answering."""

    move: str
    fault: str = ""
    why: Why | None = None


class Closed(Exception):
    """Nobody thinks here: not yet, or not any more."""


class Failed(Exception):
    """No move came of it; what the bot did instead, as the end of a sentence."""


class Busy(Exception):
    """More hints are asked for than can be thought about."""


class Thinkers(Protocol):
    """Those who think for bots, wherever they do it."""

    async def open(self) -> None:
        """Begin to think."""

    async def close(self) -> None:
        """Think no more; whoever waits is told `Closed`."""

    async def answer(self, thought: Thought, who: str = "") -> Answer:
        """Return one of the moves, for a person with the reasons for it.

        `who` asks for a hint, if anybody does: one guest's hints are thought about in turn with
        those of others, and after whatever a table waits for. One too many is `Busy`.
        """


async def answered(
    thought: Thought,
    ask: Callable[[Thought], Awaitable[Answer]],
    report: Callable[[str], None],
) -> Answer:
    """Return one of the moves: the bot's, else the stand-in's, else the first there is."""
    if len(thought.moves) == 1:
        return Answer(thought.moves[0])
    for bot in dict.fromkeys((thought.bot, STAND_IN)):
        try:
            return await ask(thought._replace(bot=bot))
        except Failed as fault:
            instead = "the first move is made" if bot == STAND_IN else f"{STAND_IN} decides"
            report(f"The bot '{bot}' at '{thought.game}' {fault}: {instead}.")
    return Answer(thought.moves[0])
