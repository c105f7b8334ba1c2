"""The shape of what strangers have written, looked over in one pass before anybody reads it.

To read TOML takes Python the square of the parts of a key, deep brackets use up the stack, and a
number of thousands of digits cannot even be shown. So a text is refused by its shape, with what is
wrong and where; to read whatever passes takes a time that grows with its length alone.

Here is every bound. Each is ten times what the largest real file needs, or more.
"""

import re
from typing import Final, NamedTuple

from stolik.core.errors import Said, Unreadable


class Shape(NamedTuple):
    """How a kind of text is written, and how much of it there may be."""

    tokens: re.Pattern[str]
    """Whatever counts, and the texts and comments in which nothing does."""
    letters: int
    things: int
    """Keys, parts of keys, lists, tables and what stands in them."""


DEEPEST: Final = 32
"""Brackets within brackets."""
MOST_PARTS: Final = 20
"""Of a key, with dots between them."""
MOST_DIGITS: Final = 20
"""Of a number."""

TOML: Final = Shape(
    re.compile(
        r'"""(?:[^"\\]++|\\.|"(?!""))*+"{0,5}'
        r"|'''(?:[^']++|'(?!''))*+'{0,5}"
        r'|"(?:[^"\\\n]++|\\.)*+"?'
        r"|'[^'\n]*+'?"
        r"|\#[^\n]*+"
        r"|[A-Za-z0-9_+-]++"
        r"|[\[\]{}.,=\n]",
        re.DOTALL,
    ),
    letters=200_000,
    things=10_000,
)
JSON: Final = Shape(
    re.compile(r'"(?:[^"\\]++|\\.)*+"?|[0-9]{21,}|[\[\]{}]', re.DOTALL),
    letters=2_000_000,
    things=200_000,
)
NUMBER: Final = re.compile(r"[+-]?[0-9][0-9A-Fa-fox_]*")

TOO_DEEP: Final = Said("brackets within brackets, more than {most} deep", most=DEEPEST)
TOO_DOTTED: Final = Said("a key of more than {most} parts", most=MOST_PARTS)
TOO_PRECISE: Final = Said("a number of more than {most} digits", most=MOST_DIGITS)


def look_over(text: str, shape: Shape, what: Said) -> None:
    """Refuse a text that would take more to read than anything real."""
    if len(text) > shape.letters:
        raise Unreadable(
            "{what} has {found} letters; at most {most} are read",
            what=what,
            found=len(text),
            most=shape.letters,
        )
    fault, place = first_fault(text, shape)
    if fault is not None:
        line = text.count("\n", 0, place) + 1
        raise Unreadable("{what} has {fault} (line {line})", what=what, fault=fault, line=line)


def first_fault(text: str, shape: Shape) -> tuple[Said | None, int]:
    """Return what is too much in a text, and where; nothing, if nothing is."""
    depth = dots = things = 0
    for token in shape.tokens.finditer(text):
        sign = token[0]
        if sign in "[{":
            depth, dots, things = depth + 1, 0, things + 1
        elif sign in "]}":
            depth -= 1
        elif sign == ".":
            dots, things = dots + 1, things + 1
        elif sign in ",=\n":
            dots, things = 0, things + (sign != "\n")
        elif len(sign) > MOST_DIGITS and NUMBER.fullmatch(sign):
            return TOO_PRECISE, token.start()
        if depth > DEEPEST:
            return TOO_DEEP, token.start()
        if dots >= MOST_PARTS:
            return TOO_DOTTED, token.start()
        if things > shape.things:
            return Said("more than {most} keys, lists and items", most=shape.things), token.start()
    return None, 0
