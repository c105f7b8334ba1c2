"""Tables drawn with letters: for who asks, as the game draws them, from what a seat sees alone."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

from stolik.core import AnyGame, Chance, Seat
from stolik.games import catalogue
from stolik.server.tables.drawing import Pen
from stolik.server.tables.messages import LEAST_COLUMNS, MOST_COLUMNS, Letters
from stolik.server.tables.showing import seen
from stolik.words import LANGUAGES, Words

from .house import Guest, House, open_house

GAME = "hercules"
"""A game of hidden hands."""
WIDTHS = (LEAST_COLUMNS, MOST_COLUMNS)
LETTERS = {"columns": 80, "language": "en"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all of them."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def seated(house: House) -> tuple[Guest, str]:
    """Somebody who plays against a bot, and where."""
    return house.one(game=GAME, chairs=("", "luck"))


@pytest.fixture(scope="module")
def ann(seated: tuple[Guest, str]) -> Guest:
    """Whoever looks."""
    return seated[0]


@pytest.fixture(scope="module")
def table(seated: tuple[Guest, str]) -> str:
    """Where she sits."""
    return seated[1]


def text_of(view: dict[str, Any]) -> str:
    """Return what is drawn, without its styles."""
    return "\n".join("".join(span["text"] for span in line) for line in view["drawn"])


def look(ann: Guest, table: str, **params: object) -> Any:
    """Look at the table."""
    return ann.done("GET", f"/api/tables/{table}", params=params)


def test_nobody_pays_for_what_they_did_not_ask_for(ann: Guest, table: str) -> None:
    """A window with a board of its own is told what it always was."""
    assert all("drawn" not in each["view"] for each in look(ann, table)["views"])


@pytest.mark.parametrize(("language", "bot"), [("ru", "Винтик"), ("en", "Cog")])
def test_it_is_drawn_in_the_words_of_whoever_looks(
    ann: Guest, table: str, language: str, bot: str
) -> None:
    """With everybody's name, bots' too, as the browser says them."""
    (shown,) = look(ann, table, columns=80, lang=language)["views"]
    assert "Ann" in text_of(shown["view"])
    assert bot in text_of(shown["view"])


def test_a_look_back_is_drawn_too(ann: Guest, table: str) -> None:
    """As it was then."""
    (shown,) = look(ann, table, at=0, columns=80)["views"]
    assert text_of(shown["view"])


@pytest.mark.parametrize("columns", [0, LEAST_COLUMNS - 1, MOST_COLUMNS + 1, "wide"])
def test_a_drawing_is_neither_too_narrow_nor_too_wide(
    ann: Guest, table: str, columns: object
) -> None:
    """What cannot be drawn is refused with a sentence."""
    path = f"/api/tables/{table}"
    answer = ann.call("GET", path, params={"columns": columns, "lang": "ru"})
    assert answer.status_code == 400
    assert answer.json()["text"]


def test_a_window_asks_for_letters_when_it_likes(ann: Guest, table: str) -> None:
    """In its first word, or in another later: the table is told again then."""
    with ann.window(table) as screen:
        assert "drawn" not in screen.table_when(bool)["views"][0]["view"]
        screen.say(type="hello", letters=LETTERS)
        assert text_of(screen.table_when(bool)["views"][0]["view"])


@pytest.mark.parametrize(
    "letters", [{"columns": 7, "language": "en"}, LETTERS | {"language": "xx"}]
)
def test_letters_that_nobody_can_draw_are_not_understood(
    ann: Guest, table: str, letters: dict[str, object]
) -> None:
    """And the window is told so."""
    with ann.window(table) as screen:
        screen.say(type="hello", letters=letters)
        assert screen.hear_until(lambda message: message["type"] == "error")["text"]


def test_a_guide_is_drawn_step_by_step(ann: Guest) -> None:
    """Whoever is guided is spoken to."""
    path = f"/api/games/{GAME}/guide"
    steps = ann.done("GET", path, params={"columns": 60, "lang": "en"})["steps"]
    assert all("You" in text_of(step["view"]) for step in steps)
    assert "drawn" not in ann.done("GET", path)["steps"][0]["view"]


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue().values(), ids=list(catalogue()))
def test_every_game_is_drawn_in_every_width(game: AnyGame, language: str, columns: int) -> None:
    """For every seat and for an onlooker; what is hidden from them changes nothing in it."""
    state = game.prepare(game.seats[-1], game.options(), Chance("letters"))
    pen = Pen(Words(language, game).say, columns)
    for seat in (None, *map(Seat, range(game.seats[-1]))):
        assert text_of(dict(seen(game, state, seat, pen))).strip()
        if seat is not None:
            other = game.redeal(state, seat, Chance("others"))
            assert seen(game, other, seat, pen) == seen(game, state, seat, pen)


def test_letters_come_in_every_language_there_is() -> None:
    """What a message may ask for is what the words are written in."""
    assert set(get_args(get_type_hints(Letters)["language"])) == set(LANGUAGES)
