"""A look costs the same however long a game has gone on, and nothing of the game is lost by it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from stolik.core import AnyGame, Chance, Record, Seat, begin, deal, replay, write_record
from stolik.games import find
from stolik.server.http.calls import tables as calls
from stolik.server.http.limits import CALLS, Limit, Limits
from stolik.server.live import house as of_house
from stolik.server.tables import marks, showing
from stolik.server.tables.entries import Dealt, Sat, Undone
from stolik.server.tables.marks import APART, Marks
from stolik.server.tables.showing import TOLD, has_secrets, shown, shown_to_all, story_until
from stolik.server.tables.snapshots import EVERY, apart
from stolik.server.tables.table import Table

from .house import Guest, House, is_over, open_house, plays_on
from .sitting import A, B, head_of

LONG = TOLD + 700


def by_luck(game: AnyGame, seats: int, moves: int) -> Record:
    """Play by luck until so many moves are made, at the first table that goes on for so long."""
    for number in range(1000):
        record = begin(game, seats, f"long {number}")
        state, luck = deal(game, record), Chance(f"luck {number}")
        made: list[tuple[Seat, str]] = []
        while len(made) < moves and (movers := game.to_move(state)):
            move = luck.choice(game.legal_moves(state, movers[0]))
            made.append((movers[0], str(move)))
            game.play(state, movers[0], move)
        if len(made) == moves:
            return replace(record, moves=tuple(made))
    raise AssertionError


@pytest.fixture(scope="module")
def long() -> Record:
    """Return a game that goes on and on, as rally does when nobody knows what to do."""
    return by_luck(find("rally"), 2, LONG)


def table_with(record: Record) -> Table:
    """Return a table that goes on from a record."""
    table = Table(structs.replace(head_of(record.game), record=write_record(record)))
    for seat in (A, B):
        table.heard(Sat(seat, f"guest {seat}", "luck", 0.0))
    table.heard(Dealt(0.0))
    return table


def told(table: Table, since: int = 0) -> Any:
    """Return what the first player is told, as it is sent."""
    message = shown(table, [A], since, shown_to_all(table, {}))
    return json.loads(json.dumps(message))


def test_a_look_tells_the_newest_moves_and_pages_the_rest(long: Record) -> None:
    """All pages together are the whole story, once."""
    table = table_with(long)
    seen = told(table)
    assert seen["earlier"] == LONG - TOLD
    pages = [seen["happened"]]
    while seen["earlier"]:
        page = story_until(table, [A], seen["earlier"])
        assert len(page["happened"]) <= TOLD
        pages.insert(0, page["happened"])
        seen = page
    whole = showing.happened(table, [A], 0)
    assert [each for page in pages for each in page] == whole
    assert len(pages) == 3
    assert len(whole) > TOLD


def test_a_look_at_a_long_game_is_no_longer_than_at_a_shorter_one(long: Record) -> None:
    """What is sent does not grow any more."""
    short = len(json.dumps(told(table_with(long.until(TOLD + 100)))))
    assert len(json.dumps(told(table_with(long)))) < 1.3 * short


def test_who_was_there_is_told_only_what_is_new(long: Record) -> None:
    """Before it, `earlier` counts all the moves that are known already."""
    table = table_with(long)
    assert told(table, table.number)["happened"] == []
    assert told(table, table.number)["earlier"] == LONG
    table.heard(Undone(LONG - 1, 1.0))
    assert told(table)["earlier"] == LONG - 1 - TOLD
    assert story_until(table, [A], 10**9)["earlier"] == LONG - 1 - TOLD


@pytest.mark.parametrize("key", ["rally-circuit", "geroychiki", "hercules", "stickers"])
def test_a_look_back_shows_what_was_seen_then(key: str) -> None:
    """At every move, in whatever order they are asked for: as a replay from the start does."""
    game = find(key)
    record = by_luck(game, 2, 2 * APART + 5)
    found = Marks(game)
    steps: dict[int, Any] = {0: (game.view(deal(game, record), A), [])}
    for step in replay(game, record):
        steps[step.number] = (game.view(step.state, A), step.happened)
    for number in sorted(steps, key=lambda at: at * 37 % len(steps)):
        happened: list[Any] = []
        state = found.after(record, number, happened)
        assert (game.view(state, A), happened) == steps[number], number


def test_moves_that_were_taken_back_leave_no_mark() -> None:
    """Whatever is played instead is what is seen."""
    game = find("geroychiki")
    record = by_luck(game, 2, 2 * APART)
    other = by_luck_from(game, record.until(APART + 3), 2 * APART)
    found = Marks(game)
    found.after(record, 2 * APART)
    found.forget(APART + 3)
    state = found.after(other, 2 * APART)
    assert game.view(state, A) == game.view(Marks(game).after(other, 2 * APART), A)


def by_luck_from(game: AnyGame, record: Record, moves: int) -> Record:
    """Play on by another luck."""
    luck = Chance("another luck")
    while len(record.moves) < moves:
        state = Marks(game).after(record, len(record.moves))
        seat = game.to_move(state)[0]
        record = record.then(seat, str(luck.choice(game.legal_moves(state, seat))))
    return record


def test_a_way_that_was_gone_is_not_gone_again(long: Record) -> None:
    """From the nearest mark on: a few moves, not thousands."""
    table = table_with(long)
    assert table.marks.missing(LONG) == (LONG - 1) // APART + 1
    table.marks.after(table.record, LONG)
    assert table.marks.missing(LONG) == table.marks.missing(1) == 0
    table.heard(Undone(LONG - 1, 1.0))
    assert table.marks.missing(LONG - 1) == 0


def test_secrets_of_a_screen_are_found_out_once_for_every_entry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It takes many deals; what is asked again is known."""
    asked: list[tuple[Seat, Seat]] = []

    def noted(_: AnyGame, __: Any, seat: Seat, other: Seat) -> bool:
        asked.append((seat, other))
        return False

    monkeypatch.setattr(showing, "hidden", noted)
    table = table_with(by_luck(find("geroychiki"), 2, 3))
    for _ in range(3):
        assert not has_secrets(table, [A, B])
        assert not has_secrets(table, [A])
    assert asked == [(A, B), (B, A)]
    table.heard(Undone(1, 1.0))
    has_secrets(table, [A, B])
    assert len(asked) == 4


def test_a_long_table_is_written_down_less_often() -> None:
    """A part of it at a time: what is written in all grows with the game, not with its square."""
    assert apart(0) == apart(EVERY) == EVERY
    assert apart(8000) == 1000


# Over HTTP


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """Open a house where games soon count as long."""
    monkeypatch.setattr(showing, "TOLD", 20)
    monkeypatch.setattr(marks, "APART", 4)
    with open_house(tmp_path) as opened:
        yield opened


def finished(house: House) -> tuple[Guest, str, int]:
    """Return a finished game, and how many moves it has."""
    ann, table = house.one()
    return ann, table, plays_on(ann, table, is_over)["moves"]


def test_the_story_is_read_page_by_page(house: House) -> None:
    """Over REST, by a window that comes back, and by one that asks for everything."""
    ann, table, moves = finished(house)
    seen = ann.look(table)
    assert seen["earlier"] == moves - 20
    page = ann.look(table, until=seen["earlier"])
    assert set(page) == {"happened", "earlier"}
    assert page["earlier"] == moves - 40
    last = max(told["number"] for told in page["happened"])
    assert last < min(told["number"] for told in seen["happened"])
    mine = ann.done("GET", f"/api/tables/{table}?since=mine")
    assert mine["earlier"] >= moves - 20
    with ann.window(table) as screen:
        assert screen.hear()["earlier"] == moves - 20


def test_going_a_long_way_back_counts_as_many_calls(tmp_path: Path) -> None:
    """Once: the way back is known then, also to others."""
    with open_house(tmp_path) as house, pytest.MonkeyPatch.context() as patch:
        patch.setattr(marks, "APART", 1)
        paid: list[int] = []

        def allows(_: Limits, limit: Limit, __: str, amount: int = 1) -> bool:
            paid.extend([amount] * (limit == CALLS))
            return True

        patch.setattr(Limits, "allows", allows)
        ann, table, moves = finished(house)
        del paid[:]
        far, near = ann.look(table, at=moves), ann.look(table, at=1)
        assert (far["at"], near["at"]) == (moves, 1)
        assert paid == [1, min(moves // calls.STEPS, calls.LONG_WAY), 1]
        assert paid[1] > 1
        assert CALLS.most > calls.LONG_WAY


def test_a_table_that_is_taken_up_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though others are served in the middle of it."""
    monkeypatch.setattr("stolik.server.store.archive.AT_ONCE", 1)
    monkeypatch.setattr(of_house, "OVER", 0.0)
    with open_house(tmp_path) as house:
        ann, table, _ = finished(house)
        before = ann.look(table)
    with open_house(tmp_path) as house:
        after = house.guest().look(table)
        assert after["happened"] == before["happened"]
        assert after["result"] == before["result"]
