"""Rules that change while games go on: they end under the rules they began with, or say so."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from stolik import games
from stolik.core import Chance, Record, read_record, write_record, written
from stolik.games import shelf
from stolik.server import serving
from stolik.server.tables import wishes
from stolik.server.tables.entries import Undone, read_entry, read_head
from stolik.server.tables.records import written_without_rules
from stolik.server.tables.table import Table
from stolik.server.thinking.thought import Answer, Thought
from stolik.server.trials.trial import NoTrials
from stolik.words import LANGUAGES
from tests.positions import every_game_there_is

from .house import QUICK, Guest, House, is_over, open_house, owing, plays_on, refused_window
from .indoors import begun, indoors, kept_in, play, vanish
from .sitting import A, B, Sitting, head_of, laid, led_to

OTHER = "hercules"
"""A game of another folder."""


@contextmanager
def release(version: int, *earlier: int) -> Iterator[None]:
    """Have a release whose shelf games are of this version, and go on with earlier ones."""
    ours = shelf.GAMES
    with pytest.MonkeyPatch.context() as patch:
        of = {old: [game._replace(version=old) for game in ours] for old in (version, *earlier)}
        patch.setattr(shelf, "GAMES", tuple(of[version]))
        before = tuple(game for old in earlier for game in of[old])
        patch.setattr(shelf, "EARLIER", before, raising=False)
        forget_games()
        try:
            yield
        finally:
            patch.undo()
            forget_games()


@pytest.fixture(autouse=True)
def one_release(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be tried in another process: that would be of another release."""
    monkeypatch.setattr(serving, "ProcessTrials", NoTrials)


def forget_games() -> None:
    """Let the folders be looked into again."""
    for found in (games.catalogue, games.earlier, games.owned):
        found.cache_clear()


class Evening(NamedTuple):
    """What was going on when a new release came."""

    ann: Guest
    ben: Guest
    table: str
    against_a_bot: str
    other: str


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the data lie."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def evening(folder: Path) -> Evening:
    """Play at some tables under version 1, which then becomes an earlier one."""
    with open_house(folder) as house:
        ann, ben, table = house.two(grace=3600)
        together(ann, ben, table, 9)
        bot = ann.lay(chairs=("", "greed"), grace=3600).name
        other = ann.lay(OTHER, ("", "luck"), grace=3600).name
        for name in (bot, other):
            ann.sit(name, 0)
            ann.wait(name, lambda seen: owing(seen) == [0])
        return Evening(ann, ben, table, bot, other)


def together(ann: Guest, ben: Guest, table: str, moves: int) -> None:
    """Let both play."""
    for place in range(moves):
        seat = owing(ann.look(table))[0]
        assert (ann, ben)[seat].move(table, seat, place).status_code == 200


def back(house: House, guest: Guest) -> Guest:
    """Let a guest come again."""
    again = house.guest()
    again.http.cookies = guest.http.cookies
    return again


# Where the earlier rules are kept


def test_a_game_ends_under_the_rules_it_began_with(folder: Path, evening: Evening) -> None:
    """A running table has its own, a new one the new ones; bots too."""
    with release(2, 1), open_house(folder) as house:
        ann, ben = back(house, evening.ann), back(house, evening.ben)
        together(ann, ben, evening.table, 2)
        seen = ann.wait(evening.against_a_bot, lambda seen: owing(seen) == [0])
        assert ann.move(evening.against_a_bot, 0).status_code == 200
        ann.wait(evening.against_a_bot, lambda new: new["moves"] > seen["moves"] + 1)
        new = ann.lay().name
        for seat in (0, 1):
            ann.sit(new, seat)
        assert ann.move(new, owing(ann.look(new))[0]).status_code == 200
        assert [house.table(name).game.version for name in (evening.table, new)] == [1, 2]


def test_its_record_is_of_that_version(tmp_path: Path) -> None:
    """It can be gone on from as long as those rules are kept, and no longer."""
    with open_house(tmp_path) as house:
        ann, table = house.one()
        plays_on(ann, table, lambda seen: bool(seen["moves"] == 5))
    with release(2, 1), open_house(tmp_path) as house:
        ann = back(house, ann)
        plays_on(ann, table, is_over)
        text = ann.call("GET", f"/api/tables/{table}/record").text
        assert read_record(text).version == 1
        again = ann.lay(record=text, moves=3).name
        for seat in (0, 1):
            ann.sit(again, seat)
        assert house.table(again).game.version == 1
        assert ann.move(again, owing(ann.look(again))[0]).status_code == 200
        with release(2):
            response = ann.call("POST", "/api/tables", json={"record": text, "chairs": ["", ""]})
            assert response.status_code == 400
            assert "version 1" in response.json()["error"]


def test_bots_think_with_the_rules_of_the_table() -> None:
    """The worker finds the game of the version that it is told."""
    with release(2, 1, 0):
        for version in (0, 1, 2):
            assert games.found_with(QUICK, None, version).version == version
        assert games.found_with(QUICK, None).version == 2
        assert games.found_with(OTHER, None, 1).version == 1


async def test_the_worker_is_told_the_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is that of the table, not the newest."""
    told: list[Thought] = []

    async def answer(thought: Thought, _who: str = "") -> Answer:
        told.append(thought)
        return Answer(thought.moves[0])

    with release(2, 1):
        async with kept_in(tmp_path) as store, indoors(store) as house:
            monkeypatch.setattr(house.node.thinkers, "answer", answer)
            room = await begun(house, replace(head_of(chairs=("", "luck")), version=1))
            while room.table.waits_for != [B]:
                await play(room)
            await room.decide(B)
    assert {thought.version for thought in told} == {1}


# Where they are not


class Later(NamedTuple):
    """A house of a release that has lost the rules, and who comes back to it."""

    house: House
    ann: Guest
    ben: Guest


@pytest.fixture
def later(folder: Path, evening: Evening, caplog: pytest.LogCaptureFixture) -> Iterator[Later]:
    """Open the house with rules of version 2 only; nothing it logs is a traceback."""
    with release(2), open_house(folder) as house, overheard(caplog):
        yield Later(house, back(house, evening.ann), back(house, evening.ben))


@contextmanager
def overheard(log: pytest.LogCaptureFixture) -> Iterator[None]:
    """Hold everything that is logged, uvicorn's too, to warnings in a sentence."""
    server = logging.getLogger("uvicorn")
    server.addHandler(log.handler)
    try:
        yield
    finally:
        server.removeHandler(log.handler)
    grave = [each for each in log.records if each.exc_info or each.levelno > logging.WARNING]
    assert not grave, log.text


def test_a_table_without_its_rules_says_so(later: Later, evening: Evening) -> None:
    """To every call, in both languages."""
    path = f"/api/tables/{evening.table}"
    texts = set()
    for language in LANGUAGES:
        later.ann.http.headers["accept-language"] = language
        for method, call, body in (
            ("GET", path, None),
            ("GET", f"{path}?since=1000&wait=20", None),
            ("POST", f"{path}/moves", {"seat": 0, "question": 0, "move": "x"}),
            ("POST", f"{path}/rematch", None),
            ("PUT", f"{path}/seats/0", {}),
        ):
            response = later.ann.call(method, call, json=body)
            assert response.status_code == 410, response.text
            texts.add(response.json()["text"])
    assert len(texts) == len(LANGUAGES)
    assert all("1" in text and "2" in text for text in texts)


def test_no_window_opens_at_it(later: Later, evening: Evening) -> None:
    """It is closed at once, with a reason of its own."""
    assert refused_window(later.ann, evening.table) == 4410


def test_everything_else_goes_on(later: Later, evening: Evening) -> None:
    """Other tables, new ones, and the list of one's own."""
    ann = later.ann
    cards = ann.done("GET", "/api/me")["tables"]
    assert evening.other in [card["table"] for card in cards]
    assert not {evening.table, evening.against_a_bot} & {card["table"] for card in cards}
    seen = ann.wait(evening.other, lambda seen: owing(seen) == [0])
    assert ann.move(evening.other, 0).status_code == 200
    ann.wait(evening.other, lambda new: new["moves"] > seen["moves"] + 1)
    assert ann.look(ann.lay().name)["phase"] == "gathering"


def test_its_players_fetch_it_as_far_as_it_went(later: Later, evening: Evening) -> None:
    """And nobody else; with the old rules it leads to the table as it lay."""
    path = f"/api/tables/{evening.table}/record"
    assert later.house.guest().refused("GET", path) == "refused-no-name"
    assert later.house.guest("Eve").refused("GET", path) == "refused-not-at-table"
    (text,) = {guest.call("GET", path).text for guest in (later.ann, later.ben)}
    with release(1):
        table = later.house.table(evening.table)
        record = read_record(text)
        assert record == table.record
        assert lies(table, record) == written(table.game.write_state(table.state))


def lies(table: Table, record: Record) -> str:
    """Return the table to which a record leads."""
    return written(table.game.write_state(led_to(table.game, record)))


async def two_games_of_bots(folder: Path) -> None:
    """Leave two games behind in which bots are to decide, by the hand of a node that is gone."""
    async with kept_in(folder) as store, indoors(store) as house:
        for key in (QUICK, OTHER):
            await begun(house, head_of(key, ("luck", "luck")), key)
        await vanish(house)


def test_what_is_due_elsewhere_is_done(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A table without rules is no more than a warning, again and again."""
    asyncio.run(two_games_of_bots(tmp_path))
    with release(2), open_house(tmp_path) as house, overheard(caplog):
        ann = house.guest("Ann")
        ann.wait(OTHER, is_over)
        assert ann.call("GET", f"/api/tables/{QUICK}").status_code == 410
    said = [each.getMessage() for each in caplog.records if each.levelno == logging.WARNING]
    assert any(f"Nothing was done at the table {QUICK}" in each for each in said)


# As far as it went


def whole_and_without_rules(sitting: Sitting) -> None:
    """Hold the record that needs no rules against that of the table."""
    entries = [read_entry(text) for text in sitting.stored]
    assert written_without_rules(read_head(sitting.head), entries) == sitting.table.record


@pytest.mark.parametrize("name", every_game_there_is())
def test_no_rules_are_needed_to_tell_how_far_it_went(name: str) -> None:
    """After moves, moves that were taken back, and others instead of them."""
    game = every_game_there_is()[name]
    sitting = laid(game.key, components=game.components)
    luck = Chance("luck")
    for _ in range(3):
        for _ in range(8):
            sitting.next_move(luck)
            whole_and_without_rules(sitting)
        seat = sitting.table.record.moves[-1][0]
        sitting.grant(wishes.undo(sitting.table, seat, sitting.now))
        if sitting.table.asking is not None:
            other = next(each for each in (A, B) if each != seat)
            sitting.grant(wishes.answer(sitting.table, other, sitting.now, yes=True))
        whole_and_without_rules(sitting)


def test_who_stood_up_left_no_luck_behind() -> None:
    """The seed is made of what those brought who played."""
    sitting = Sitting(head_of())
    sitting.sit(A, "somebody else")
    sitting.grant(wishes.stand(sitting.table, A, sitting.now))
    sitting.all_sit()
    whole_and_without_rules(sitting)


def test_a_game_that_went_on_from_another_does_so_without_rules() -> None:
    """Its seed, options and first moves are those of the other; they can be taken back too."""
    first = laid("stickers", ("", ""))
    first.play_until(lambda each: len(each.table.record.moves) == 12)
    head = replace(head_of("stickers"), record=write_record(first.table.record))
    sitting = Sitting(head).all_sit()
    whole_and_without_rules(sitting)
    luck = Chance("other luck")
    for _ in range(4):
        sitting.next_move(luck)
    whole_and_without_rules(sitting)
    while (moves := len(sitting.table.record.moves)) > 6:
        sitting.grant([Undone(moves - 1, sitting.now)])
        whole_and_without_rules(sitting)
