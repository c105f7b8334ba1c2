"""Rooms when the database stumbles: there is one of each table, and it never believes itself."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from stolik.server.live import house as of_house
from stolik.server.live import room as rooms
from stolik.server.live.room import Room
from stolik.server.live.window import Window
from stolik.server.store import Store, Unavailable
from stolik.server.tables import wishes
from stolik.server.tables.table import opened

from .house import Screen, open_house, plays_on
from .indoors import TABLE, begun, first_move, indoors, kept_in, play, stored
from .sitting import B, everything


async def test_a_table_has_one_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask for it at once, and though the database did not answer the first."""
    async with kept_in(tmp_path) as store, indoors(store) as house:
        await begun(house)
        house.put_away(await house.room(TABLE))
        head, faults = store.head, [Unavailable()]

        async def stumbling(table: str) -> str | None:
            found = await head(table)
            if faults:
                raise faults.pop()
            return found

        monkeypatch.setattr(store, "head", stumbling)
        first, second = (asyncio.ensure_future(house.room(TABLE)) for _ in range(2))
        with pytest.raises(Unavailable):
            await first
        third = await house.room(TABLE)
        assert await second is third is house.rooms[TABLE]


async def same_as_stored(store: Store, room: Room) -> None:
    """Hold a room against what the store has."""
    entries = await stored(store)
    assert everything(room.table) == everything(opened(room.table.head, entries))


async def test_what_another_node_stored_first_is_read_before_anything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If it could not be read at once, the next wish reads it: there are no two histories."""

    async def unreadable(*_: Any) -> list[str]:
        raise Unavailable

    async with kept_in(tmp_path) as store, indoors(store) as one, indoors(store) as two:
        room = await begun(one)
        other = await two.room(TABLE)
        await play(other)
        with monkeypatch.context() as patch:
            patch.setattr(store, "entries", unreadable)
            with pytest.raises(Unavailable):
                await room.wish(lambda table, now: wishes.leave(table, B, now))
        await play(room)
        await same_as_stored(store, room)


def test_nobody_sees_a_table_go_back(tmp_path: Path) -> None:
    """Whoever moves on to a node that has not heard yet says what they have seen: it reads on.

    Two houses on one file hear nothing of each other.
    """
    with open_house(tmp_path) as one, open_house(tmp_path) as two:
        ann, table = one.one()
        there = two.guest()
        there.http.cookies.update(ann.http.cookies)
        assert there.look(table)["moves"] == 0
        plays_on(ann, table, lambda seen: seen["moves"] == 1)
        assert there.look(table, since=ann.look(table)["number"])["moves"] == 1
        plays_on(ann, table, lambda seen: seen["moves"] == 2)
        with there.window(table, since=ann.look(table)["number"]) as screen:
            assert screen.hear()["moves"] == 2
            plays_on(ann, table, lambda seen: seen["moves"] == 3)
            screen.say(type="hello", since=ann.look(table)["number"])
            assert screen.hear()["moves"] == 3


def test_nobody_is_shown_a_table_again_because_a_stranger_says_so(tmp_path: Path) -> None:
    """Whoever claims to have seen more elsewhere: windows are told only of what is new."""
    with open_house(tmp_path) as house:
        ann, table = house.one()
        stranger = house.guest()
        with ann.window(table) as screen:
            number = screen.hear()["number"]
            for _ in range(3):
                assert stranger.look(table, since=999_999)["number"] == number
            plays_on(ann, table, lambda seen: seen["moves"] == 1)
            assert screen.hear()["number"] > number


async def test_what_may_not_be_stored_is_not_built_upon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits behind a wish that failed is answered by the table as the store has it."""
    async with kept_in(tmp_path) as store, indoors(store) as one, indoors(store) as two:
        room = await begun(one)
        append = store.append

        async def overtaken(*_: Any, **__: Any) -> None:
            monkeypatch.setattr(store, "append", append)
            await play(await two.room(TABLE))
            raise Unavailable

        monkeypatch.setattr(store, "append", overtaken)
        leaving = room.wish(lambda table, now: wishes.leave(table, B, now))
        lost, _ = await asyncio.gather(leaving, room.wish(first_move), return_exceptions=True)
        assert isinstance(lost, Unavailable)
        await same_as_stored(store, room)


async def test_a_room_that_was_put_away_takes_no_other_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever still waits in it may fail; the room that was opened since goes on."""
    async with kept_in(tmp_path) as store, indoors(store) as house:
        old = await begun(house)
        house.put_away(old)
        new = await house.room(TABLE)
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", failing)
            with pytest.raises(Unavailable):
                await play(old)
        assert house.rooms == {TABLE: new}


async def test_nobody_looks_on_in_a_room_that_was_put_away(tmp_path: Path) -> None:
    """Who was about to enter it is let go, and finds the room where things happen."""
    async with kept_in(tmp_path) as store, indoors(store) as house:
        room = await begun(house)
        waiting = asyncio.ensure_future(room.changed.wait())
        await asyncio.sleep(0)
        house.put_away(room)
        window = Window("somebody", {}, 0, told_nobody)
        await room.enter(window)
        assert window.is_let_go()
        assert await waiting
        await play(room)  # what was still wished there is done, and brings nothing back to life
        assert not room.timers


async def told_nobody(text: str) -> None:
    """Be a window that should hear nothing."""
    raise AssertionError(text)


async def failing(*_: Any, **__: Any) -> None:
    """Be a database that does not answer."""
    raise Unavailable


def test_who_hesitates_at_the_door_comes_into_the_room_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the room was put away between knocking and saying hello."""
    monkeypatch.setattr(of_house, "OVER", 0.05)
    monkeypatch.setattr(rooms, "IDLE", 0.05)
    with open_house(tmp_path) as house:
        ann, ben, table = house.two()
        with ben.line(table) as line:
            while "stolik_rooms 0.0" not in ann.call("GET", "/metrics").text:
                time.sleep(0.01)
            monkeypatch.setattr(rooms, "IDLE", 3600.0)
            seen = ann.look(table)
            his = Screen(line)
            his.say(type="hello", since=seen["number"])
            his.hear()
            ann.done("POST", f"/api/tables/{table}/asks", json={"seat": 0, "what": "pause"})
            his.table_when(lambda told: told["asking"] is not None)
