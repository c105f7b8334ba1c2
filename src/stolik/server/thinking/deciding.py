"""A bot decides: from what its seat knows, in whatever process or thread this is called."""

import json
import traceback
from collections.abc import Callable
from pathlib import Path

from stolik.bots import Bot, hint
from stolik.core import Chance, move_named
from stolik.games import found_with
from stolik.server.thinking.thought import HINT, Answer, Thought, Why

LONG = 200
"""Letters of what a bot says for itself that are passed on; a log has lines to be read."""

Find = Callable[[str], Bot]


def thought_out(bots: Find, thought: Thought) -> Answer:
    """Return the bot's move; whatever it does instead, the worker lives on."""
    try:
        answer = asked(bots, thought)
    except BaseException as fault:  # noqa: BLE001 - a bot may raise anything, even a wish to exit
        return Answer("", f"raised {described(fault)}")
    if answer.move not in thought.moves:
        said = short(answer.move)
        return Answer("", f"answered '{said}', none of its {len(thought.moves)} moves")
    return answer


def asked(bots: Find, thought: Thought) -> Answer:
    """Ask the bot, and return the spelling of what it picked."""
    game = found_with(thought.game, thought.components, thought.version)
    knowledge = game.read_knowledge(json.loads(thought.knowledge))
    moves = [move_named(game, text) for text in thought.moves]
    luck = Chance(thought.luck)
    if thought.bot == HINT:
        found = hint(game, thought.seat, knowledge, moves, luck)
        why: Why = {
            "tries": found.tries,
            "percent": round(100 * found.share),
            "points": found.points,
            "happens": found.happens,
            "later": found.later,
        }
        return Answer(str(found.move), why=why)
    return Answer(str(bots(thought.bot)(game, thought.seat, knowledge, moves, luck)))


def described(fault: BaseException) -> str:
    """Say what was raised, and where, on one line."""
    where = traceback.extract_tb(fault.__traceback__)[-1]
    said = traceback.format_exception_only(fault)[-1]
    return f"{short(said)} ({Path(where.filename).name}, line {where.lineno})"


def short(text: str) -> str:
    """Return the beginning of a text on one line, of letters that can be sent."""
    line = " ".join(text[: 2 * LONG].encode("utf-8", "backslashreplace").decode().split())
    return line if len(line) <= LONG else f"{line[:LONG]}…"
