"""The ways a table can say no, each naming what was given and what was wrong with it."""

from typing import Any

from stolik.core.phrases import Reason
from stolik.core.seat import Seat


class Said:
    """A sentence or a part of one, in English; `text/errors.*.toml` has it in other languages."""

    __slots__ = ("args", "template")

    def __init__(self, template: str, /, **args: object) -> None:
        """Keep the template and what fills it apart, so that both can be translated."""
        self.template = template
        self.args = args

    def __str__(self) -> str:
        """Say it in English."""
        return self.template.format(**self.args)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        return said_again, (self.template, self.args)


def said_again(template: str, args: dict[str, object]) -> Said:
    """Return the sentence on its arrival."""
    return Said(template, **args)


class Unreadable(ValueError):
    """A message, a file or a setting that cannot be understood."""

    def __init__(self, template: str, /, **args: object) -> None:
        """Say what was given and what was wrong with it."""
        self.said = Said(template, **args)
        super().__init__(str(self.said))

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        return unreadable_again, (self.said.template, self.said.args)


def unreadable_again(template: str, args: dict[str, object]) -> Unreadable:
    """Return the fault on its arrival."""
    return Unreadable(template, **args)


class IllegalMove(ValueError):
    """A move that the rules forbid here and now."""

    def __init__(self, seat: Seat, move: str, reason: Reason) -> None:
        """Quote the move and the numbered rule, so that a log line is enough to understand it."""
        self.seat = seat
        self.move = move
        self.reason = reason
        self.said = Said(
            "seat {seat} may not play '{move}': {rule} {key}",
            seat=seat + 1,
            move=move,
            rule=reason["rule"],
            key=Said(reason["key"], **reason["args"]),
        )
        super().__init__(str(self.said))

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        return IllegalMove, (self.seat, self.move, self.reason)


class Broken(Exception):
    """A table in a condition that the rules can never bring about: a fault of ours."""


def ensure(holds: bool, promise: str) -> None:
    """Raise `Broken` unless the promise holds; unlike `assert`, never switched off."""
    if not holds:
        raise Broken(promise)
