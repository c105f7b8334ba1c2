"""A bot that somebody wrote: a function in a file of theirs, called `file.py:function`."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from stolik.bots.bot import Bot
from stolik.core import AnyGame, Chance, Move, Seat, Unreadable

MARK = ".py:"


def own_bot(name: str) -> Bot:
    """Return the bot; whatever it does wrong is told of it by name."""
    path, _, function = name.rpartition(":")
    bot = getattr(opened(path), function, None)
    if not callable(bot):
        raise Unreadable(
            "the file {file} has no function '{function}'", file=path, function=function
        )

    def watched(
        game: AnyGame, seat: Seat, knowledge: Any, moves: list[Move], chance: Chance
    ) -> Move:
        try:
            move: Move = bot(game, seat, knowledge, moves, chance)
        except Exception as fault:
            raise Unreadable(
                "the bot {bot} failed: {fault}", bot=name, fault=told(fault)
            ) from fault
        if move not in moves:
            raise Unreadable(
                "the bot {bot} played {move}, which is none of its moves", bot=name, move=repr(move)
            )
        return move

    return watched


@cache
def opened(path: str) -> ModuleType:
    """Read a file of somebody's, once."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise Unreadable("there is no file {file}", file=path)
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(spec.name, module)  # dataclasses look themselves up there
    sys.path.append(str(Path(path).parent))  # what lies beside it can be imported
    try:
        spec.loader.exec_module(module)
    except Exception as fault:
        raise Unreadable(
            "the file {file} cannot be run: {fault}", file=path, fault=told(fault)
        ) from fault
    return module


def told(fault: Exception) -> str:
    """Return what went wrong, in a line."""
    return f"{type(fault).__name__}: {fault}"
