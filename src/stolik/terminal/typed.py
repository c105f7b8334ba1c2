"""Reading what a person typed: a number, a move in words, or a wish."""

import re

from stolik.core import AnyGame, Move
from stolik.words import Words

LOOKALIKES = str.maketrans("АВСЕНКМОРТХавсенкмортх", "ABCEHKMOPTXabcehkmoptx")
"""Cyrillic letters that look like the latin ones of a card's code."""
LONG = 12


def whole(text: str) -> int | None:
    """Return the whole number that was typed, in plain digits and of a sensible length."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONG else None


def pairs(text: str) -> dict[str, str]:
    """Return the synonyms of a text such as `left=left l=left`."""
    return dict(pair.split("=", 1) for pair in text.split())


def wish(text: str, words: Words) -> tuple[str, str] | None:
    """Return the command that was meant and what follows it, or `None` for a move."""
    first, _, rest = text.strip().partition(" ")
    command = pairs(words("commands")).get(first.lower())
    return None if command is None else (command, rest.strip())


def moves_meant(text: str, game: AnyGame, words: Words) -> list[Move]:
    """Return the moves whose spelling begins with what was typed; the whole spelling alone."""
    synonyms = pairs(words("typed"))
    spelled = " ".join(as_spelled(word, synonyms) for word in text.split())
    exact = [move for name, move in game.by_name.items() if name.lower() == spelled]
    starts = [move for name, move in game.by_name.items() if name.lower().startswith(spelled + " ")]
    return exact or starts


def as_spelled(word: str, synonyms: dict[str, str]) -> str:
    """Return one typed word as records spell it, in small letters."""
    known = synonyms.get(word.lower())
    if known is not None:
        return known
    is_code = re.fullmatch(r"\w{1,2}|.*\d.*", word) is not None
    return (word.translate(LOOKALIKES) if is_code else word).lower()
