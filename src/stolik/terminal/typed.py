"""Reading what a person typed: a number, a move in words, or a wish."""

import re

from stolik.core import AnyGame, Choice, Move
from stolik.words import Words

LOOKALIKES = str.maketrans("АВСЕНКМОРТХавсенкмортх", "ABCEHKMOPTXabcehkmoptx")
"""Cyrillic letters that look like the latin ones of a card's code."""
LONG = 12


def whole(text: str) -> int | None:
    """Return the whole number that was typed, in plain digits and of a sensible length."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < LONG else None


def folded(text: str) -> str:
    """Return the text in small letters, without the dots that few people type."""
    return text.lower().replace("ё", "е")


def pairs(text: str) -> dict[str, str]:
    """Return the synonyms of a text such as `left=left l=left`, folded."""
    split = (pair.split("=", 1) for pair in text.split())
    return {folded(synonym): meant for synonym, meant in split}


def wish(text: str, words: Words) -> tuple[str, str] | None:
    """Return the command that was meant and what follows it, or `None` for a move."""
    first, _, rest = text.strip().partition(" ")
    command = pairs(words("commands")).get(folded(first))
    return None if command is None else (command, rest.strip())


def moves_meant(text: str, game: AnyGame, words: Words, choices: list[Choice]) -> list[Move]:
    """Return the moves that were meant: a card and what is done with it, in either order."""
    verb, _, rest = text.strip().partition(" ")
    return moves_spelled(text, game, words, choices) or moves_spelled(
        f"{rest} {verb}", game, words, choices
    )


def moves_spelled(text: str, game: AnyGame, words: Words, choices: list[Choice]) -> list[Move]:
    """Return the moves whose spelling begins with what was typed; the whole spelling alone."""
    synonyms = pairs(words("typed"))
    meant: list[Move] = []
    for start in as_codes(text, words, choices):
        spelled = " ".join(filter(None, (as_spelled(word, synonyms) for word in start.split())))
        named = [(name.lower(), move) for name, move in game.by_name.items()]
        exact = [move for name, move in named if name == spelled]
        meant += exact or [move for name, move in named if name.startswith(spelled + " ")]
    return meant


def as_codes(text: str, words: Words, choices: list[Choice]) -> list[str]:
    """Return the text with a card's name in front replaced by the codes of such cards on offer."""
    found: dict[str, str] = {}
    for choice in choices:
        name = folded(words.say(choice["about"]).strip("«»"))
        if f"{folded(text.strip())} ".startswith(f"{name} "):
            code = choice["code"]
            found[code] = code + text.strip()[len(name) :]
    return list(found.values()) or [text]


def as_spelled(word: str, synonyms: dict[str, str]) -> str:
    """Return one typed word as records spell it, in small letters."""
    known = synonyms.get(folded(word))
    if known is not None:
        return known
    is_code = re.fullmatch(r"\w{1,2}|.*\d.*", word) is not None
    return (word.translate(LOOKALIKES) if is_code else word).lower()
