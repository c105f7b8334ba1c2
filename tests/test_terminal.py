"""Playing in the terminal, with what is typed coming through a pipe: moves and wishes."""

import json
import re
from pathlib import Path

import pytest

from stolik.core import read_record
from stolik.words import LANGUAGES

from .evening import TWINS, Twin, sit
from .program import Done

every_language = pytest.mark.parametrize("lang", LANGUAGES)
ANYTHING = ("1",) * 300
"""Somebody who always takes the first move; enough for a whole game."""


def told(done: Done) -> list[str]:
    """Return the sentences about what happened."""
    return re.findall(r"• .*", done.out)


def tables(done: Done) -> list[str]:
    """Return every drawing of the table, with whatever follows it."""
    return re.split(r"^Ряд 1$", done.out, flags=re.MULTILINE)[1:]


def moves_in(file: Path) -> int:
    """Return how many moves are written down."""
    return len(read_record(file.read_text("utf-8")).moves)


@every_language
def test_a_move_is_played_by_its_number(lang: str) -> None:
    """And told; then the next is asked."""
    twin = Twin(lang)
    second = twin.choices()[1]["move"]
    done = sit("2", lang=lang)
    assert done.code == 0
    assert told(done) == [twin.play(second)]


SPELLINGS = {
    "as in records": ("{card} start", "en"),
    "in Russian": ("{card} начать", "ru"),
    "short": ("{card} s", "en"),
    "in small letters": ("{small} начать", "ru"),
    "with Cyrillic letters that look the same": ("{twin} начать", "ru"),
    "in capitals": ("{card} НАЧАТЬ", "ru"),
    "with many blanks": ("  {card}   start ", "en"),
    "by the card alone, where nothing else can be done with it": ("{card}", "ru"),
}


@pytest.mark.parametrize("how", SPELLINGS)
def test_a_move_can_be_typed(how: str) -> None:
    """In words, in either alphabet."""
    spelling, lang = SPELLINGS[how]
    twin = Twin(lang)
    move = twin.first(" start")
    card = move.split()[0]
    typed = spelling.format(card=card, small=card.lower(), twin=card.translate(TWINS))
    assert told(sit(typed, lang=lang)) == [twin.play(move)]


@pytest.mark.parametrize(
    ("left", "right"), [("слева", "справа"), ("л", "п"), ("l", "r"), ("left", "right")]
)
def test_left_and_right_have_many_names(left: str, right: str) -> None:
    """So has a card put face down."""
    twin = Twin()
    toy, other = twin.first(". start" if False else ".1 start"), twin.choices()[-1]["move"]
    expected = [twin.play(toy), twin.play(other)]
    for end, word in (("left", left), ("right", right)):
        if twin.choices(f" {end}"):
            move = twin.first(f" {end}")
            typed = move.replace("down", "рубашкой").replace(end, word)
            assert told(sit(toy, other, typed)) == [*expected, Twin_after(toy, other).play(move)]


def Twin_after(*moves: str) -> Twin:
    twin = Twin()
    for move in moves:
        twin.play(move)
    return twin
