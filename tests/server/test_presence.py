"""Who is there: with a window, by calling now and then, at this node or at another."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import time
from typing import Any

import pytest

from stolik.server.live import house as of_house
from stolik.server.live import room as rooms
from stolik.server.live.house import House as Rooms
from stolik.server.store import Taken, Unavailable
from stolik.server.store.bus import Notice
from stolik.server.tables.entries import Entry, Left, Moved, Returned, TakenOver

from .house import Guest, Message, open_house, owing, process
from .indoors import TABLE, begun, indoors, kept_in, kinds, look_in, sit, stored, two_nodes, vanish
from .sitting import A, B, head_of
from .stores import until

OFTEN = 0.02
"""Seconds between one roll call and the next."""


PATIENCE = 2.0
"""Seconds for which two nodes on a busy machine may be silent: neither takes the other for gone."""


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the roll be called often, and nobody count as there for long."""
    monkeypatch.setattr(rooms, "ATTENTION", 0.3)
    monkeypatch.setattr(of_house, "ROLL_CALL", OFTEN)


def presence(entries: Sequence[Entry], seat: int) -> list[type]:
    """Return when a seat was left, taken over and taken again."""
    found = [entry for entry in entries if isinstance(entry, Left | Returned | TakenOver)]
    return [type(entry) for entry in found if entry.seat == seat]


# Over HTTP and through windows


def test_a_player_is_missed_after_the_house_was_killed(tmp_path: Path) -> None:
    """Nobody could note that they had left; a bot plays for them, and the other goes on."""
    with process(tmp_path) as node:
        ann, ben = Guest(node.url, "Ann"), Guest(node.url, "Ben")
        laid = ann.lay(grace=0, stand_in="luck")
        ann.sit(laid.name, 0)
        ben.sit(laid.name, 1, laid.invitations[1])
        with ann.window(laid.name) as hers, ben.window(laid.name) as his:
            hers.hear(), his.hear()
            node.kill()
        for guest in (ann, ben):
            guest.http.close()
    with open_house(tmp_path) as house:
        assert presence(house.stored(laid.name)[1], 0) == []
        again = house.guest()
        again.http.cookies = ben.http.cookies
        with again.window(laid.name) as his:
            told = his.table_when(lambda told: not told["seats"][0]["present"])
            while not by_bot(house.stored(laid.name)[1], 0):
                if owing(told) == [1]:
                    assert again.move(laid.name, 1).status_code == 200
                told = his.table_when(lambda _: True)
            assert told["seats"][1]["present"]
        assert presence(house.stored(laid.name)[1], 0) == [Left, TakenOver]


def by_bot(entries: list[Entry], seat: int) -> bool:
    """Tell whether a bot has decided for a seat."""
    return any(isinstance(each, Moved) and each.seat == seat and each.by for each in entries)


def test_whoever_calls_now_and_then_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever stops is not, and a bot plays; with the next call they are back."""
    monkeypatch.setattr(rooms, "ATTENTION", 3.0)
    with open_house(tmp_path) as house:
        ann, ben, table = house.two(grace=0, stand_in="luck")
        while owing(ann.look(table)) != [0]:
            assert ben.move(table, 1).status_code == 200
        seen = polled(ben, table, lambda seen: seen["seats"][0]["taken_over"])
        assert not seen["seats"][0]["present"]
        polled(ben, table, lambda _: by_bot(house.stored(table)[1], 0))
        assert presence(house.stored(table)[1], 0) == [Left, TakenOver]
        assert presence(house.stored(table)[1], 1) == []
        number = ann.look(table, since=0)["number"]
        assert ann.look(table, since=number)["seats"][0]["present"]
        assert presence(house.stored(table)[1], 0) == [Left, TakenOver, Returned]


def polled(guest: Guest, table: str, found: Callable[[Message], Any]) -> Message:
    """Ask again and again, each time waiting a little, until the table stands so."""
    seen = guest.look(table)
    while not found(seen):
        seen = guest.look(table, since=seen["number"], wait=1)
    return seen


def test_whoever_begins_to_wait_is_back_at_once(tmp_path: Path) -> None:
    """Not only when the waiting is over: a bot would play meanwhile."""
    with open_house(tmp_path) as house:
        ann, _, table = house.two(grace=3600)
        number = ann.look(table)["number"]
        onlooker = house.guest()
        seen = onlooker.wait(table, lambda seen: not seen["seats"][0]["present"], number)
        seen = onlooker.wait(table, lambda seen: not seen["seats"][1]["present"], seen["number"])
        back = ann.look(table, since=seen["number"], wait=25)  # longer than Ann has patience
        assert (back["number"], back["seats"][0]["present"]) == (seen["number"] + 1, True)


# Inside


def rolls(house: Rooms) -> list[float]:
    """Return a list that grows whenever another node says who is there: when that was."""
    heard: list[float] = []

    def listen(notices: Sequence[Notice]) -> None:
        heard.extend(time() for notice in notices if '"there"' in notice.said)

    house.node.bus.subscribe(listen)
    return heard


async def test_a_window_at_another_node_is_enough(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither node takes anybody for gone, so nobody has to come back."""
    monkeypatch.setattr(rooms, "ATTENTION", PATIENCE)
    async with two_nodes(place) as (one, two):
        room = await begun(one, head_of(grace=0))
        other = await two.room(TABLE)
        await look_in(room, "guest 0"), await look_in(other, "guest 1")
        heard = [rolls(one), rolls(two)]
        await until(lambda: all(each and each[-1] > each[0] + PATIENCE for each in heard))
        assert presence(await stored(one.node.store), A) == []
        assert presence(await stored(one.node.store), B) == []


async def test_a_node_that_is_gone_leaves_its_players_behind(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other notes it, once; its own player is there all the time."""
    monkeypatch.setattr(rooms, "ATTENTION", PATIENCE)
    async with two_nodes(place) as (one, two):
        room = await begun(one, head_of(grace=3600))
        other = await two.room(TABLE)
        await look_in(room, "guest 0"), await look_in(other, "guest 1")
        heard = rolls(one)
        await until(lambda: bool(heard))
        await vanish(two)
        await until(lambda: is_stored(one, B, [Left]))
        assert presence(await stored(one.node.store), A) == []
        two.node.begin(two.call_roll())
        await look_in(await two.room(TABLE), "guest 1")
        assert presence(await stored(one.node.store), B) == [Left, Returned]
        await until(lambda: room.table.sitters[B].left is None)


async def test_whoever_came_to_another_node_is_not_missed_meanwhile(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That they sat down or came back is known before that node says who is there."""
    async with two_nodes(place) as (one, two):
        for node in (one, two):
            await vanish(node)  # nobody calls the roll but us
        room = await begun(one, head_of(grace=3600))
        room.opened = 0.0
        monkeypatch.setattr(rooms, "ATTENTION", 3600)
        await room.call_roll()
        assert presence(await stored(one.node.store), B) == []
        monkeypatch.setattr(rooms, "ATTENTION", 0)
        await room.call_roll()
        monkeypatch.setattr(rooms, "ATTENTION", 3600)
        await look_in(await two.room(TABLE), "guest 1")
        await room.catch_up()
        await room.call_roll()
        assert presence(await stored(one.node.store), B) == [Left, Returned]


async def is_stored(house: Rooms, seat: int, expected: list[type]) -> bool:
    """Tell whether this, and no more, is known of somebody's coming and going."""
    return presence(await stored(house.node.store), seat) == expected


async def test_nobody_is_called_before_the_game(tmp_path: Path) -> None:
    """Whoever waits for the others may close the window; so may all when it is over."""
    async with kept_in(tmp_path) as store, indoors(store) as house:
        waiting = await house.create("waiting", head_of())
        await sit(waiting, A)
        playing = await begun(house)
        await until(lambda: all(sitter.left is not None for sitter in playing.table.sitters))
        assert kinds(await stored(store, "waiting"), A)[1:] == []


async def test_just_opened_a_room_waits_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that has just come up has not heard of anybody yet."""
    monkeypatch.setattr(rooms, "ATTENTION", 3600.0)
    async with kept_in(tmp_path) as store, indoors(store) as house:
        room = await begun(house)
        for _ in range(3):
            await room.call_roll()
        assert presence(await stored(store), A) == []
        room.opened -= 3600
        for sitter in room.table.sitters:
            sitter.came -= 3600
        await room.call_roll()
        assert presence(await stored(store), A) == [Left]


@pytest.mark.parametrize("fault", [Taken, Unavailable])
async def test_the_roll_is_called_on_after_a_fault(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: type[Exception],
) -> None:
    """Where the database does not answer, or somebody is always faster; then all is well again."""

    async def failing(*_: Any, **__: Any) -> None:
        raise fault

    async with kept_in(tmp_path) as store, indoors(store) as house:
        await begun(house)
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", failing)
            await until(lambda: "Nobody was called at the table" in caplog.text)
        room = await house.room(TABLE)
        await until(lambda: room.table.sitters[A].left is not None)
    assert not [record for record in caplog.records if record.exc_info]


async def test_the_roll_is_called_on_where_a_table_cannot_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A newer release may have written what this one does not know."""
    async with kept_in(tmp_path) as store, indoors(store) as house:
        await begun(house, name="strange")
        await store.append("strange", 3, ['{"is":"from the future"}'], now=time())
        other = await begun(house)
        await until(lambda: "Nobody was called at the table strange" in caplog.text)
        await until(lambda: other.table.sitters[A].left is not None)
