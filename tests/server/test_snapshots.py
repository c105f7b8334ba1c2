"""Tables that are written down as they lie: nothing is lost by it, and nothing is believed."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stolik.core import Seat, Unreadable
from stolik.server.live.room import Room
from stolik.server.store import Store, Taken, Unavailable
from stolik.server.tables import wishes
from stolik.server.tables.entries import Answered, Asked, Pace, read_entry, read_head
from stolik.server.tables.snapshots import (
    EVERY,
    Snapshot,
    read_table,
    sealed,
    unsealed,
    write_table,
)
from stolik.server.tables.table import Table, opened
from tests.positions import agreements, every_game_there_is

from .house import Guest, open_house, owing
from .indoors import TABLE, begun, first_move, indoors, kept_in, play, stored, vanish
from .sitting import A, B, Sitting, everything, head_of, laid
from .stores import until

# A table, without a house


def taken_up(sitting: Sitting) -> Table:
    """Return the table as a snapshot has it: the same."""
    table = read_table(read_head(sitting.head), write_table(sitting.table))
    assert everything(table) == everything(sitting.table)
    return table


@pytest.mark.parametrize("name", every_game_there_is())
def test_a_table_is_the_same_in_every_phase(name: str) -> None:
    """Before the game, in its middle, asked, paused, with bots for players, and over."""
    game = every_game_there_is()[name]
    seats, options = agreements(name)[-1]
    clock = Pace(bank=300, increment=5)
    sitting = Sitting(head_of(game.key, ("",) * seats, options, game.components, clock))
    taken_up(sitting)
    sitting.sit(A)
    taken_up(sitting)
    sitting.all_sit()
    sitting.play_until(lambda each: len(each.table.record.moves) == 12 * seats)
    taken_up(sitting)
    pause(sitting)
    middle = taken_up(sitting)
    heard = len(sitting.stored)
    for seat in range(seats):
        sitting.grant(wishes.come_back(sitting.table, Seat(seat), sitting.now))
    sitting.play_until(lambda each: each.table.over)
    sitting.grant(wishes.play_again(sitting.table, "another", sitting.now))
    assert taken_up(sitting).over
    for entry in sitting.stored[heard:]:
        middle.heard(read_entry(entry))
    assert everything(middle) == everything(sitting.table)


def pause(sitting: Sitting) -> None:
    """Pause by consent, let one leave meanwhile, go on, and let bots take over."""
    sitting.grant(wishes.pause(sitting.table, A, sitting.now))
    assert taken_up(sitting).asking is not None
    for seat in sitting.table.others(A, "pause", sitting.now):
        sitting.now += 1.5
        sitting.grant(wishes.answer(sitting.table, seat, sitting.now, yes=True))
        taken_up(sitting)
    sitting.grant(wishes.leave(sitting.table, A, sitting.now))
    assert taken_up(sitting).paused
    for seat in (B, *sitting.table.others(B, "resume", sitting.now)):
        if sitting.table.paused:
            asked = sitting.table.asking is not None
            sitting.grant(
                wishes.answer(sitting.table, seat, sitting.now, yes=True)
                if asked
                else wishes.resume(sitting.table, seat, sitting.now)
            )
    for seat in sitting.table.waits_for:
        sitting.take_over(seat)
        assert taken_up(sitting).sitters[seat].taken_over


def test_a_snapshot_of_before_is_read() -> None:
    """It kept only the id of a seat's last move, and did not name whom a question waits for."""
    sitting = laid()
    sitting.play_until(lambda each: each.table.number == 12)
    sitting.grant([Asked(A, "undo", 5, 3)])
    sitting.grant([Answered(B, yes=True, at=6)])
    whole = json.loads(unsealed(write_table(sitting.table)))
    whole["sitters"] = [[*sitter, "the last id"] for sitter in whole["sitters"]]
    whole["story"] = [told[:3] for told in whole["story"]]
    whole["asking"] = whole["asking"][:5]
    table = read_table(read_head(sitting.head), sealed(json.dumps(whole)))
    assert [told[:3] for told in table.story] == [told[:3] for told in sitting.table.story]
    assert (table.asking, table.questions) == (sitting.table.asking, sitting.table.questions)


# Damage

Damage = Callable[[str], str]


def in_part(**parts: Any) -> Damage:
    """Put something else into parts of a snapshot, and seal it as if that were right."""

    def damage(text: str) -> str:
        return sealed(json.dumps(json.loads(unsealed(text)) | parts))

    return damage


def without(part: str) -> Damage:
    """Leave a part out, as an earlier release would that did not know it."""

    def damage(text: str) -> str:
        whole = json.loads(unsealed(text))
        del whole[part]
        return sealed(json.dumps(whole))

    return damage


DAMAGES: dict[str, Damage] = {
    "empty": lambda _: "",
    "one letter": lambda text: text[0],
    "cut in the middle": lambda text: text[: len(text) // 2],
    "cut at the end": lambda text: text[:-1],
    "not sealed": unsealed,
    "sealed, and changed later": lambda text: text.replace('"number":', '"number":1', 1),
    "no JSON": lambda _: sealed("{"),
    "another thing": lambda _: sealed("[]"),
    "number of a wrong kind": in_part(number="7"),
    "sitters of a wrong kind": in_part(sitters=[7, 7]),
    "too few sitters": in_part(sitters=[]),
    "moves of a wrong kind": in_part(moves=[["A", 1]]),
    "no state": in_part(state=None),
    "state of nonsense": in_part(state={"chess": True}),
    "state of a wrong kind": in_part(state=[7]),
    "story of a wrong kind": in_part(story=[7]),
    "asking of a wrong kind": in_part(asking=[1, 2]),
    "an earlier release": without("asked"),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_what_is_damaged_cannot_be_read(damage: Damage) -> None:
    """It is not taken for a table."""
    sitting = laid()
    sitting.play_until(lambda each: each.table.number == 20)
    with pytest.raises(Unreadable, match="the snapshot of a table is damaged"):
        read_table(read_head(sitting.head), damage(write_table(sitting.table)))


@pytest.mark.parametrize("name", every_game_there_is())
def test_no_letter_can_be_changed(name: str) -> None:
    """Wherever it stands: half a table would be worse than none."""
    game = every_game_there_is()[name]
    sitting = laid(game.key, components=game.components)
    sitting.play_until(lambda each: each.table.number == 12)
    text = write_table(sitting.table)
    for place in range(0, len(text), len(text) // 50):
        other = "1" if text[place] != "1" else "2"
        with pytest.raises(Unreadable, match="damaged"):
            read_table(read_head(sitting.head), text[:place] + other + text[place + 1 :])


# In a house


async def number_kept(store: Store) -> int:
    """Return the entry up to which the table is written down."""
    kept = await store.newest_snapshot(TABLE)
    return 0 if kept is None else kept[0]


async def test_a_room_is_written_down_now_and_then(tmp_path: Path) -> None:
    """Every so many entries, and not in between."""
    async with kept_in(tmp_path) as store, indoors(store) as house:
        room = await begun(house)
        await play(room, EVERY - room.table.number - 1)
        assert await number_kept(store) == 0
        await play(room)
        await until(lambda: is_kept(store, EVERY))
        await play(room, EVERY - 1)
        assert await number_kept(store) == EVERY
        await play(room)
        await until(lambda: is_kept(store, 2 * EVERY))
        await same_as_entries(store, room)


async def is_kept(store: Store, number: int) -> bool:
    """Tell whether the table is written down up to this entry."""
    return await number_kept(store) == number


async def same_as_entries(store: Store, room: Room) -> None:
    """Hold the newest snapshot against the entries it stands for."""
    kept = await store.newest_snapshot(TABLE)
    assert kept is not None
    number, body = kept
    entries = await stored(store)
    assert number <= len(entries)
    assert everything(read_table(room.table.head, body)) == everything(
        opened(room.table.head, entries[:number])
    )


async def test_a_house_that_closes_writes_everything_down(tmp_path: Path) -> None:
    """What has not changed since is not written again."""
    async with kept_in(tmp_path) as store:
        async with indoors(store) as house:
            room = await begun(house)
            await play(room, 5)
        assert await number_kept(store) == room.table.number
        await same_as_entries(store, room)
        async with indoors(store) as house:
            again = await house.room(TABLE)
            assert everything(again.table) == everything(room.table)
            written: list[object] = []
            store.keep_snapshot = written.append  # type: ignore[method-assign, assignment]
        assert written == []


def asked_since(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows with every question for entries: since which."""
    asked: list[int] = []
    entries = store.entries

    async def noted(table: str, since: int = 0) -> list[str]:
        asked.append(since)
        return await entries(table, since)

    monkeypatch.setattr(store, "entries", noted)
    return asked


async def test_only_what_came_later_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is taken up from where it was written down; no more than EVERY entries are read."""
    async with kept_in(tmp_path) as store:
        async with indoors(store) as house:
            room = await begun(house)
            await play(room, EVERY + 5)
            await until(lambda: number_is_kept(store))
            here, kept = everything(room.table), await number_kept(store)
            await vanish(house)
        asked = asked_since(store, monkeypatch)
        async with indoors(store) as house:
            assert everything((await house.room(TABLE)).table) == here
            assert asked == [kept]
            assert room.table.number - EVERY < kept < room.table.number


async def number_is_kept(store: Store) -> bool:
    """Tell whether the table is written down at all."""
    return await number_kept(store) > 0


def damage_kept(folder: Path, damage: Damage) -> None:
    """Damage what lies in the file."""
    with closing(sqlite3.connect(folder / "stolik.db")) as line, line:
        ((body,),) = line.execute("select body from snapshots").fetchall()
        line.execute("update snapshots set body = ?", [damage(body)])


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
async def test_what_is_damaged_is_passed_over(
    tmp_path: Path,
    damage: Damage,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """With a warning; the whole story is gone through, the table is the same and goes on."""
    async with kept_in(tmp_path) as store:
        async with indoors(store) as house:
            room = await begun(house)
            await play(room, 5)
        damage_kept(tmp_path, damage)
        asked = asked_since(store, monkeypatch)
        async with indoors(store) as house:
            again = await house.room(TABLE)
            assert everything(again.table) == everything(room.table)
            assert asked == [0]
            await play(again)
    (warning,) = caplog.records
    assert warning.levelname == "WARNING"
    assert f"The story of the table {TABLE} is gone through again" in warning.getMessage()


async def test_a_newer_snapshot_mends_a_damaged_one(tmp_path: Path) -> None:
    """Whoever goes on writes the table down anew."""
    async with kept_in(tmp_path) as store:
        async with indoors(store) as house:
            await play(await begun(house), 5)
        damage_kept(tmp_path, DAMAGES["cut at the end"])
        async with indoors(store) as house:
            room = await house.room(TABLE)
            await play(room, 2)
        await same_as_entries(store, room)


class Unlucky:
    """Makes the second of two appends fail, after everybody else had a turn."""

    def __init__(self, store: Store, fault: Exception) -> None:
        """Stand before the store."""
        self.append = store.append
        self.fault: Exception | None = fault
        self.calls = 0

    async def __call__(self, *what: Any, **more: Any) -> None:
        """Append, but not the second time."""
        self.calls += 1
        if self.calls == 2:
            for _ in range(20):
                await asyncio.sleep(0)
            fault, self.fault = self.fault, None
            assert fault is not None
            raise fault
        await self.append(*what, **more)


@pytest.mark.parametrize("fault", [Taken(), Unavailable()], ids=["taken", "unavailable"])
async def test_nothing_is_written_down_that_is_not_in_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    """While a move is on its way there, the table has heard it already."""
    async with kept_in(tmp_path) as store:
        async with indoors(store) as house:
            room = await begun(house)
            await play(room, EVERY - room.table.number - 1)
            monkeypatch.setattr(store, "append", Unlucky(store, fault))
            wishes = (room.wish(first_move), room.wish(leaving_b))
            await asyncio.gather(*wishes, return_exceptions=True)
            monkeypatch.undo()
            kept = await store.newest_snapshot(TABLE)
            if kept is not None:
                await same_as_entries(store, room)
        async with indoors(store) as house:
            again = await house.room(TABLE)
            assert again.table.number == len(await stored(store))
            await play(again)


def leaving_b(table: Table, now: float) -> list[Any]:
    """Wish that B has left."""
    return [*wishes.leave(table, B, now)]


async def test_a_store_that_does_not_answer_keeps_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table that cannot be written down is written down later."""

    async def away(*_: Any) -> None:
        raise Unavailable

    async with kept_in(tmp_path) as store:
        async with indoors(store) as house:
            room = await begun(house)
            monkeypatch.setattr(store, "keep_snapshot", away)
            await play(room, EVERY)
            await until(lambda: bool(caplog.records))
            monkeypatch.undo()
        (warning,) = caplog.records
        assert "was not written down" in warning.getMessage()


# For whom it is


def snapshots_in(folder: Path) -> list[str]:
    """Return what is kept of all the tables."""
    with closing(sqlite3.connect(folder / "stolik.db")) as line:
        return [body for (body,) in line.execute("select body from snapshots")]


def test_a_snapshot_is_for_nobodys_eyes(tmp_path: Path) -> None:
    """It has the order of the deck: whoever plays on after a restart is sent nothing of it."""
    with open_house(tmp_path) as house:
        ann, ben, table = house.two()
        for _ in range(EVERY + 3):
            seat = owing(ann.look(table))[0]
            assert (ann, ben)[seat].move(table, seat).status_code == 200
        sent = [*ann.sent, *ben.sent]
    with open_house(tmp_path) as house:
        eyes: list[tuple[Guest, int | None]] = [(ann, 0), (ben, 1), (house.guest(), None)]
        for guest, eye in eyes:
            sent += came_back(house.guest(), guest, table, eye)
    (body,) = snapshots_in(tmp_path)
    kept = json.loads(unsealed(body))
    assert set(kept) == set(Snapshot.__struct_fields__)
    hidden = [json.dumps(kept["state"], separators=(",", ":")), house.table(table).head.secret]
    for text in sent:
        assert not any(part in text for part in hidden)
        assert not {"sitters", "paid", "running", "state"} & keys_in(json.loads(text))


def came_back(guest: Guest, before: Guest, table: str, seat: int | None) -> list[str]:
    """Let a guest look again, over HTTP and through a window; return all that was sent."""
    guest.http.cookies = before.http.cookies
    assert [view["seat"] for view in guest.look(table)["views"]] == [seat]
    guest.done("GET", "/api/me")
    guest.call("GET", f"/api/tables/{table}/record")
    with guest.window(table) as screen:
        screen.hear()
    return [*guest.sent, *screen.frames]


def keys_in(value: Any) -> set[str]:
    """Return every key, however deep."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_in, value.values()))
    return set().union(*map(keys_in, value)) if isinstance(value, list) else set()
