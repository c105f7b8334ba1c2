"""Making something right nearly right: bytes, JSON and TOML, by luck that can be had again."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

BRACKETS = "[" * 20_000
HUGE: tuple[float, ...] = (2**31, 2**31 + 1, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**400, 1e308)
LONE = ("\ud800", "\udfff", "a\udc00", "\ud83d", "\0", "\u202e", "\uffff")
"""What a text can hold and hardly anybody expects: half letters among it."""
STRANGE: tuple[Any, ...] = (None, True, False, 0, -1, 1, 0.5, "", [], {}, [[]], {"": 0}, "x", *LONE)
WORDS = (
    *('"', "'", "\\", "\n", "\r\n", "\0", "\ufeff", "#", ".", "=", ",", "[", "]", "{", "}", "[["),
    *("'''", '"""', "\\u", "\\ud800", "\\U00110000", "0x", "1e", "-", "+", "nan", "inf", "null"),
    *(
        "true",
        "1979-05-27T07:32:00Z",
        "99:99:99",
        "2026-02-30",
        "9" * 30,
        "9" * 5000,
        "0." + "1" * 40,
    ),
    *(
        "a.b",
        "a.a.a.a=1",
        ".".join("a" * 40),
        BRACKETS,
        "{a=" * 60,
        "x" * 5000,
        "\u202e",
        "٣",
        "😀",
    ),
)
"""What means something in one place or another."""

Change = Callable[[Random, str], str]


def changed_bytes(luck: Random, whole: bytes) -> bytes:
    """Change some bytes: flipped, cut, doubled, moved, or gone from somewhere on."""
    text = bytearray(whole)
    for _ in range(luck.choice((1, 1, 1, 2, 4, 16))):
        at, size = luck.randrange(len(text) + 1), luck.choice((1, 1, 2, 8, 64, 1024))
        how = luck.randrange(5)
        if how == 0 and at < len(text):
            text[at] ^= 1 << luck.randrange(8)
        elif how == 1:
            del text[at : at + size]
        elif how == 2:
            text[at:at] = text[luck.randrange(len(text) + 1) :][:size]
        elif how == 3:
            text[at:at] = luck.randbytes(min(size, 16))
        elif luck.randrange(4) == 0:
            del text[at:]
    return bytes(text)


def changed_text(luck: Random, text: str) -> str:
    """Change some letters: as bytes, or by a word that means something."""
    if luck.randrange(2):
        return changed_bytes(luck, text.encode("utf-8", "surrogatepass")).decode("utf-8", "replace")
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(WORDS) + text[at + luck.choice((0, 0, 1, 5)) :]


# JSON


DEEP = 180
"""Lists in lists: five times that can still be read and written by JSON of Python."""


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place in a value: what holds it, and under what."""
    found: list[tuple[Any, Any]] = []
    held = list(value.items()) if isinstance(value, dict) else []
    held = list(enumerate(value)) if isinstance(value, list) else held
    for name, inner in held:
        found += [(value, name), *places(inner)]
    return found


def changed_value(luck: Random, whole: Any) -> Any:
    """Change a value somewhere: gone, strange, doubled, deeper, longer, or another of its own."""
    value = copied(whole)
    for _ in range(luck.choice((1, 1, 1, 2, 5))):
        spots = places(value)
        if spots:
            holder, name = luck.choice(spots)
            change_place(luck, holder, name, spots)
    return value


def change_place(luck: Random, holder: Any, name: Any, spots: list[tuple[Any, Any]]) -> None:
    """Change what is in one place, if it is still there."""
    if name not in (holder if isinstance(holder, dict) else range(len(holder))):
        return
    how = luck.randrange(7)
    if how == 0:
        del holder[name]
    elif how == 1:
        double(luck, holder, name)
    elif how == 2:
        other, there = luck.choice(spots)
        if isinstance(other, dict) and there in other:
            holder[name] = copied(other[there])
    elif how == 3:
        holder[name] = nested(holder[name], luck.choice((1, 2, 30, DEEP)))
    elif how == 4:
        holder[name] = copied(luck.choice((*STRANGE, *HUGE)))
    else:
        holder[name] = near(luck, holder[name])


def double(luck: Random, holder: Any, name: Any) -> None:
    """Have something twice, or forty times."""
    if isinstance(holder, list):
        holder[name:name] = [copied(holder[name]) for _ in range(luck.choice((1, 1, 3, 40)))]
    else:
        holder[luck.choice(WORDS)[:200]] = copied(holder[name])


def near(luck: Random, value: Any) -> Any:
    """Return something like it."""
    if isinstance(value, str):
        return changed_text(luck, value)
    if isinstance(value, int):
        return value + luck.choice((-1, 1, 7, 1000, -(2**31)))
    return copied(luck.choice(STRANGE))


def copied(value: Any) -> Any:
    """Return a value of its own."""
    return json.loads(json.dumps(value))


def nested(value: Any, depth: int) -> Any:
    """Return a value in lists in lists."""
    for _ in range(depth):
        value = [value]
    return value


def changed_json(luck: Random, whole: Any) -> str:
    """Change a value, or how it is written."""
    value = changed_value(luck, whole) if luck.randrange(8) else whole
    text = json.dumps(value, ensure_ascii=bool(luck.randrange(2)))
    return changed_text(luck, text) if luck.randrange(4) == 0 else text


# TOML


def changed_toml(luck: Random, whole: str) -> str:
    """Change lines of a file, what stands behind a key, or letters."""
    lines = whole.split("\n")
    for _ in range(luck.choice((1, 1, 1, 2, 6))):
        how, at = luck.randrange(6), luck.randrange(len(lines))
        if how == 0:
            del lines[at : at + luck.choice((1, 1, 8))]
            lines = lines or [""]
        elif how == 1:
            some = lines[at : at + luck.choice((1, 1, 4, 40))]
            lines[at:at] = some * luck.choice((1, 1, 2, 50))
        elif how == 2:
            other = luck.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif how == 3 and "=" in lines[at]:
            key = lines[at].partition("=")[0]
            lines[at] = f"{key}= {luck.choice((*WORDS, '[]', '{}', '-1', '100', '0', 'false'))}"
        elif how == 4:
            lines[at:at] = [luck.choice(WORDS)]
        else:
            lines[at] = changed_text(luck, lines[at])
    return "\n".join(lines)
