"""What people are called: names to begin with, names that will not do, and who sees a new one."""

import sqlite3
import unicodedata
from collections.abc import Iterator
from contextlib import closing

import pytest

from stolik.server.http.names import LONGEST_NAME, WORDS, is_name, is_unfit, suggested
from stolik.server.live.window import Message
from stolik.server.store.naming import companion
from stolik.words import LANGUAGES

from .house import House, open_house
from .indoors import TABLE, begun, look_in, two_nodes
from .sitting import A
from .stores import until

SUGGESTIONS: dict[str, list[str]] = {
    language: [
        f"{first} {second}"
        for first in WORDS[language]["first"]
        for second in WORDS[language]["second"]
    ]
    for language in LANGUAGES
}
UNFIT = WORDS["unfit"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suggestion_is_a_name(language: str) -> None:
    """Short enough, fit for children, in letters of the language, and no two alike."""
    names = SUGGESTIONS[language]
    assert [name for name in names if not is_name(name)] == []
    assert len(set(names)) == len(names) > 100
    script = {"ru": "CYRILLIC", "en": "LATIN"}[language]
    letters = {letter for name in names for letter in name if letter != " "}
    assert all(unicodedata.name(letter).startswith(script) for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_suggestion_is_one_of_many(language: str) -> None:
    """Not always the same."""
    found = {suggested(language) for _ in range(200)}
    assert found <= set(SUGGESTIONS[language])
    assert len(found) > 20


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Аня",
        "Ёлка",
        "Jean-Luc",
        "O'Neil",
        "Юля 7",
        "李小龍",
        "Ñandú",
        "x" * LONGEST_NAME,
        "😀",
    ],
)
def test_ordinary_names(name: str) -> None:
    """Of any people."""
    assert is_name(name)


@pytest.mark.parametrize(
    "name", ["", " ", "\t", "x" * (LONGEST_NAME + 1), "a\nb", "a\u0000b", "a\u202eb", "a\u200bb"]
)
def test_names_that_nobody_could_read(name: str) -> None:
    """Empty, endless, or with letters that nobody sees."""
    assert not is_name(name)


def dressed_up(word: str) -> Iterator[str]:
    """Return a word as somebody might write it who wants to be clever."""
    yield word
    yield word.upper()
    yield word.title()
    yield f"xx{word}yy"
    yield " ".join(word)
    yield ".".join(word)
    yield "_7_".join(word)
    yield "".join(letter + "\u0301" for letter in word)
    yield "".join(wide(letter) for letter in word)
    yield unicodedata.normalize("NFD", word)


def wide(letter: str) -> str:
    """Return a letter in its full width, if it has one."""
    return chr(ord(letter) + 0xFEE0) if letter.isascii() else letter


@pytest.mark.parametrize("word", UNFIT)
def test_unfit_words_are_known_however_they_are_written(word: str) -> None:
    """Anywhere in a name."""
    for name in dressed_up(word):
        assert is_unfit(name), name
        assert not is_name(name)


def test_e_with_dots_is_e() -> None:
    """As in print."""
    assert is_unfit("ЁБАНЫЙ")
    assert not is_unfit("Ёж")


# At a house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all of them: nobody is in the way of anybody."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def names(seen: Message) -> list[str | None]:
    """Return what everybody is called."""
    return [seat["name"] for seat in seen["seats"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_is_offered_a_name(house: House, language: str) -> None:
    """In their own language, and it is taken."""
    guest = house.guest()
    offered = guest.done("GET", "/api/me", params={"lang": language})["suggested"]
    assert offered in SUGGESTIONS[language]
    assert guest.done("PUT", "/api/me", json={"name": offered}) == {"name": offered}


def test_unfit_names_are_refused_everywhere(house: House) -> None:
    """As the own name, and as that of somebody at the same screen."""
    ann, eve = house.guest("Ann"), house.guest()
    table = ann.lay().name
    for name in ("Fuck", "f u c k", "х.у.й", "ＦＵＣＫ"):
        assert eve.refused("PUT", "/api/me", json={"name": name}) == "refused-name"
        assert not eve.cookie
        path = f"/api/tables/{table}/seats/0"
        assert ann.refused("PUT", path, json={"name": name}) == "refused-name"
    assert names(ann.look(table)) == [None, None]


def test_everybody_at_one_screen_has_a_name(house: House) -> None:
    """Each at their seat; the guest has the own one everywhere, the others only here."""
    ann, eve = house.guest("Ann"), house.guest()
    laid = ann.lay("geroychiki", ("", "", ""))
    ann.sit(laid.name, 0)
    ann.sit(laid.name, 1, name=" Max ")
    ann.sit(laid.name, 2, name="Mia")
    assert names(eve.look(laid.name)) == ["Ann", "Max", "Mia"]
    assert names(ann.done("GET", "/api/me")["tables"][0]) == ["Ann", "Max", "Mia"]
    other = ann.lay().name
    ann.sit(other, 1)
    assert names(eve.look(other)) == [None, "Ann"]
    with eve.window(laid.name) as screen:
        screen.hear()
        ann.done("PUT", "/api/me", json={"name": "Anna"})
        told = screen.table_when(lambda told: names(told)[0] == "Anna")
        assert names(told) == ["Anna", "Max", "Mia"]


def test_somebody_at_the_screen_may_be_renamed(house: House) -> None:
    """By sitting down again, under another name."""
    ann, eve = house.guest("Ann"), house.guest()
    laid = ann.lay()
    ann.sit(laid.name, 1, name="Max")
    with eve.window(laid.name) as screen:
        assert names(screen.hear()) == [None, "Max"]
        ann.sit(laid.name, 1, name="Mia")
        screen.table_when(lambda told: names(told)[1] == "Mia")
    assert names(eve.look(laid.name)) == [None, "Mia"]


def test_no_name_is_kept_for_a_seat_that_is_not_there(house: House) -> None:
    """Nothing that nobody could ever see."""
    ann = house.guest("Ann")
    table = ann.lay().name
    for seat in (2, 99, 999_999_999):
        path = f"/api/tables/{table}/seats/{seat}"
        assert ann.refused("PUT", path, json={"name": "Nobody"}) == "refused-no-seat"
    assert kept_names(house, ann.id) == ["Ann"]


def kept_names(house: House, guest: str) -> list[str]:
    """Return every name that is kept for a guest."""
    with closing(sqlite3.connect(house.folder / "stolik.db")) as line:
        found = line.execute("select name from names where guest like ? || '%'", [guest])
        return sorted(name for (name,) in found)


def test_with_a_guest_all_the_names_are_forgotten(house: House) -> None:
    """Those at the guest's screen too, at once, for everybody who looks; the game goes on."""
    ann, eve = house.guest("Ann"), house.guest()
    laid = ann.lay()
    ann.sit(laid.name, 0)
    ann.sit(laid.name, 1, name="Max")
    assert kept_names(house, ann.id) == ["Ann", "Max"]
    guest = ann.id
    with eve.window(laid.name) as screen:
        assert names(screen.hear()) == ["Ann", "Max"]
        ann.done("DELETE", "/api/me")
        told = screen.table_when(lambda told: not any(names(told)))
        assert told["phase"] == "playing"
    assert not any(names(eve.look(laid.name)))
    assert kept_names(house, guest) == []


async def test_a_new_name_is_seen_at_another_node(place: str) -> None:
    """By whoever has a window there, without anything else happening."""
    async with two_nodes(place) as (one, two):
        store = one.node.store
        await store.rename("guest 0", "Ann", 1.0)
        await store.rename(companion("guest 1", TABLE, A), "nobody: it is another seat", 1.0)
        await begun(one)
        there = await two.room(TABLE)
        eye = await look_in(there)
        await until(lambda: eye.names() == ["Ann", ""])
        number = there.table.number
        await store.rename("guest 0", "Anna", 1.0)
        await one.renamed("guest 0")
        await until(lambda: eye.names() == ["Anna", ""])
        await store.forget("guest 0")
        await one.show_names([TABLE])
        await until(lambda: eye.names() == ["", ""])
        assert there.table.number == number
