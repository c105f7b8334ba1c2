"""What is said at a table: heard by all who are there, and kept nowhere."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from stolik.server.live import talk
from stolik.server.live.talk import BETWEEN, EMOTES, LONGEST, PHRASES, REMEMBERED, Talk
from stolik.server.tables.refusing import Refused
from stolik.server.tables.table import Table
from stolik.words import LANGUAGES

from .house import SOON, Guest, House, Message, open_house
from .indoors import TABLE, begun, look_in, two_nodes
from .sitting import A, B, head_of
from .stores import until

# Without a house


def at_table(*, kid: bool) -> Table:
    """Return a table where children may sit, or not."""
    return Table(replace(head_of(), kid=kid))


def said(kid: bool, phrase: str = "", text: str = "") -> Message:
    """Say something for the first time."""
    return Talk().said(at_table(kid=kid), A, phrase, text, 7.0)


def why(kid: bool, phrase: str = "", text: str = "") -> str:
    """Return why something cannot be said."""
    with pytest.raises(Refused) as refused:
        said(kid, phrase, text)
    return str(refused.value)


@pytest.mark.parametrize("phrase", PHRASES + EMOTES)
@pytest.mark.parametrize("kid", [True, False])
def test_set_phrases_and_faces_are_for_everybody(phrase: str, kid: bool) -> None:
    """Whoever sits there."""
    assert said(kid, phrase) == {"type": "said", "seat": A, "phrase": phrase, "text": "", "at": 7.0}


def test_free_words_are_for_tables_without_children() -> None:
    """Trimmed, printable and not too many."""
    assert said(False, text="  well, well… ")["text"] == "well, well…"
    assert said(False, text="x" * LONGEST)
    for text in ("x" * (LONGEST + 1), "two\nlines", "a\u0000b", "a\u202eb"):
        assert why(False, text=text) == "refused-words"
    for text in ("well", "x" * 1000, "\n."):
        assert why(True, text=text) == "refused-set-phrases-only"


@pytest.mark.parametrize("kid", [True, False])
def test_one_thing_is_said_at_a_time(kid: bool) -> None:
    """Nothing is nothing, and a phrase is one that there is."""
    for phrase, text in (("", ""), ("", "  \n "), ("hello", "well")):
        assert why(kid, phrase, text) == "refused-say-something"
    for phrase in ("hell", "Hello", "hello ", "smile!"):
        assert why(kid, phrase) == "refused-no-such-phrase"


def test_nobody_speaks_without_a_pause() -> None:
    """Each seat for itself; what was refused does not count."""
    speaking, table = Talk(), at_table(kid=True)
    assert speaking.said(table, A, "hello", "", 100.0)
    for now in (100.0, 99.0, 100.0 + BETWEEN - 0.01):
        with pytest.raises(Refused, match="refused-too-soon"):
            speaking.said(table, A, "thanks", "", now)
    assert speaking.said(table, B, "hello", "", 100.0)
    assert speaking.said(table, A, "thanks", "", 100.0 + BETWEEN)


def test_only_the_last_of_it_is_remembered() -> None:
    """As much as somebody wants to catch up with."""
    speaking = Talk()
    for number in range(3 * REMEMBERED):
        speaking.keep({"at": number})
    assert [each["at"] for each in speaking.lately] == [*range(2 * REMEMBERED, 3 * REMEMBERED)]


# Over HTTP and through windows


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all of them: nobody is in the way of anybody."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody speak as often as they like."""
    monkeypatch.setattr(talk, "BETWEEN", 0.0)


def say(guest: Guest, table: str, seat: int, **what: str) -> None:
    """Say something over HTTP."""
    guest.done("POST", f"/api/tables/{table}/says", json={"seat": seat, **what})


def heard(seen: list[Message]) -> list[tuple[int, str, str]]:
    """Return who said what."""
    return [(each["seat"], each["phrase"], each["text"]) for each in seen]


@pytest.mark.usefixtures("talkative")
def test_it_is_heard_wherever_it_was_said(house: House) -> None:
    """Through a window or by calling; by windows and by those who call now and then."""
    ann, ben, table = house.two(kid=False)
    eve = house.guest()
    with ann.window(table) as hers, eve.window(table) as onlooker:
        hers.hear(), onlooker.hear()
        say(ben, table, 1, phrase="hello")
        hers.say(type="say", id="s", seat=0, text="well, well…")
        assert hers.answer_to("s")["type"] == "done"
        say(ben, table, 1, text="indeed")
        expected = [(1, "hello", ""), (0, "", "well, well…"), (1, "", "indeed")]
        for screen in (hers, onlooker):
            screen.hear_until(lambda each: each.get("text") == "indeed")
            told = [json.loads(frame) for frame in screen.frames]
            assert heard([each for each in told if each["type"] == "said"]) == expected
    for guest in (ann, ben, eve):
        assert heard(guest.look(table)["said"]) == expected
    assert heard(ann.look(house.two()[2])["said"]) == []


@pytest.mark.usefixtures("talkative")
def test_who_waits_is_woken_by_it(house: House) -> None:
    """Though nothing has happened at the table."""
    ann, ben, table = house.two()
    number = ben.look(table)["number"]
    found: list[Message] = []
    started = threading.Event()

    def wait() -> None:
        started.set()
        found.append(ben.look(table, since=number, wait=25))

    waiting = threading.Thread(target=wait, daemon=True)
    waiting.start()
    assert started.wait(SOON)
    say(ann, table, 0, phrase="wait")
    # If the word was faster than whoever wanted to wait for it, the next one is not.
    while waiting.is_alive():
        ann.call("POST", f"/api/tables/{table}/says", json={"seat": 0, "phrase": "wow"})
        waiting.join(0.1)
    (seen,) = found
    assert seen["number"] == number
    assert heard(seen["said"])[0] == (0, "wait", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_said_is_refused_with_a_sentence(house: House, language: str) -> None:
    """Over HTTP and through a window alike, and nobody hears it."""
    ann, _, table = house.two()
    ann.http.headers["accept-language"] = language
    path = f"/api/tables/{table}/says"
    with ann.window(table) as screen:
        screen.hear()
        for key, what in (
            ("set-phrases-only", {"text": "well"}),
            ("say-something", {}),
            ("say-something", {"phrase": "hello", "text": "well"}),
            ("no-such-phrase", {"phrase": "well"}),
        ):
            assert ann.refused("POST", path, json={"seat": 0, **what}) == f"refused-{key}"
            screen.say(type="say", id="s", seat=0, **what)
            assert screen.answer_to("s")["refused"]["key"] == f"refused-{key}"
        for seat in (1, 2):
            body = {"seat": seat, "phrase": "hello"}
            assert ann.refused("POST", path, json=body) == "refused-not-your-seat"
        screen.say(type="say", id="long", seat=0, text="x" * (LONGEST + 1))
        assert screen.hear()["type"] == "error"
        long = ann.call("POST", path, json={"seat": 0, "text": "x" * (LONGEST + 1)})
        assert long.status_code == 400
        say(ann, table, 0, phrase="bye")
        assert ann.refused("POST", path, json={"seat": 0, "phrase": "bye"}) == "refused-too-soon"
    assert heard(ann.look(table)["said"]) == [(0, "bye", "")]
    assert not any("said" in json.loads(frame)["type"] for frame in screen.frames)


@pytest.mark.usefixtures("talkative")
def test_nothing_of_it_is_stored(tmp_path: Path) -> None:
    """Not in the file, nor in what is written beside it; after a restart it is gone."""
    words = "quite unmistakable words"
    with open_house(tmp_path) as house:
        ann, ben, table = house.two(kid=False)
        number = ann.look(table)["number"]
        say(ann, table, 0, text=words)
        say(ben, table, 1, phrase="applause")
        seen = ben.look(table)
        assert (len(seen["said"]), seen["number"]) == (2, number)
    for file in tmp_path.iterdir():
        assert words.encode() not in file.read_bytes()
        assert b"applause" not in file.read_bytes()
    with open_house(tmp_path) as house:
        again = house.guest()
        again.http.cookies = ann.http.cookies
        assert again.look(table)["said"] == []


# At another node


@pytest.mark.usefixtures("talkative")
async def test_it_is_heard_at_another_node(place: str) -> None:
    """By windows, by those who wait, and by those who look a little later."""
    async with two_nodes(place) as (one, two):
        here = await begun(one, replace(head_of(), kid=False))
        there = await two.room(TABLE)
        eye = await look_in(there, "guest 1")
        changed, number = there.changed, there.table.number
        here.say(A, "hello", "")
        here.say(A, "", "ещё кое-что «в кавычках»")
        await until(lambda: len(eye.said()) == 2)
        assert changed.is_set()
        assert eye.said() == list(there.talk.lately) == list(here.talk.lately)
        assert heard(eye.said()) == [(A, "hello", ""), (A, "", "ещё кое-что «в кавычках»")]
        assert there.table.number == number == len(await one.node.store.entries(TABLE))
