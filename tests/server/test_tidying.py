"""A house that tidies up: what is over is packed, what nobody came back to goes, the rest stays."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import time

import pytest
from msgspec.structs import replace

from stolik.server.live import house as of_house
from stolik.server.live import housekeeping
from stolik.server.live.house import House
from stolik.server.live.housekeeping import tidy_up
from stolik.server.live.room import Room
from stolik.server.settings import Keeping
from stolik.server.store import tidying
from stolik.server.store.archive import NotThere
from stolik.server.store.stages import Stage
from stolik.server.store.tidying import DAY
from stolik.server.tables.entries import Head, Undone, write_head
from stolik.words import LANGUAGES, Words

from ..program import here, in_every_language  # noqa: TID252 - as it is there
from .house import is_over, open_house, plays_on
from .indoors import TABLE, begun, first_move, indoors, kept_in, look_in, play, sit, two_nodes
from .sitting import A, B, everything, head_of
from .stores import change, opened, until


async def stored_in(place: str) -> list[str]:
    """Return the tables that are stored."""
    async with opened(place) as store:
        return [name async for name in store.tables()]


async def played_out(room: Room) -> None:
    """Play to the end."""
    while not room.table.over:
        await room.wish(first_move)


async def tidied(house: House, days: float = 0.0, keeping: Keeping | None = None) -> None:
    """Tidy up as if so many days had gone by."""
    now = time() + days * DAY + 2 * tidying.CALM
    house.node.clock = lambda: now
    await tidy_up(house.node, keeping or house.keeping, lambda: list(house.rooms))
    house.node.clock = time


async def stages(house: House) -> dict[Stage, int]:
    """Return how far the tables of a house have come."""
    return dict((await house.node.store.keeper.stored()).tables)


async def test_a_game_that_is_over_is_packed(tmp_path: Path) -> None:
    """It keeps no snapshot, shows the same as ever, and what is added goes on from there."""
    async with kept_in(tmp_path) as store, indoors(store) as house:
        room = await begun(house)
        await play(room, 40)
        await until(lambda: has_snapshot(house))
        await played_out(room)
        seen = everything(room.table)
        await tidied(house)
        assert await stages(house) == {Stage.PACKED: 1}
        assert await store.newest_snapshot(TABLE) is None
        house.put_away(room)
        again = await house.room(TABLE)
        assert everything(again.table) == seen
        house.put_away(again)
        await house.close()
        assert await store.newest_snapshot(TABLE) is None


async def has_snapshot(house: House) -> bool:
    """Tell whether the table was written down."""
    return await house.node.store.newest_snapshot(TABLE) is not None


async def test_a_packed_game_is_taken_back_and_ends_again(tmp_path: Path) -> None:
    """All of it is there, before and after."""
    async with kept_in(tmp_path) as store, indoors(store) as house:
        room = await begun(house)
        await played_out(room)
        await tidied(house)
        before = await store.entries(TABLE)
        moves = len(room.table.record.moves) - 2
        await room.wish(lambda _, now: [Undone(moves, now)])
        assert await stages(house) == {Stage.PLAYING: 1}
        await played_out(room)
        await tidied(house)
        after = await store.entries(TABLE)
        assert after[: len(before)] == before
        assert len(after) == len(before) + 3
        assert await stages(house) == {Stage.PACKED: 1}


async def test_tables_where_nobody_plays_go_in_the_end(tmp_path: Path) -> None:
    """Not before their time, and not while they are open here."""
    async with kept_in(tmp_path) as store, indoors(store) as house:
        room = await house.create("waiting", head_of())
        await sit(room, A)
        playing = await begun(house)
        await tidied(house, 6.9)
        await tidied(house, 100)  # both are open
        assert await stages(house) == {Stage.GATHERING: 1, Stage.PLAYING: 1}
        house.put_away(room)
        house.put_away(playing)
        await tidied(house, 6.9)
        assert await stages(house) == {Stage.GATHERING: 1, Stage.PLAYING: 1}
        await tidied(house, 7.1)
        assert await stages(house) == {Stage.PLAYING: 1}
        with pytest.raises(NotThere):
            await house.room("waiting")
        await tidied(house, 366)
        assert await stages(house) == {}
        assert await store.count() == 0


async def test_what_is_kept_for_ever(tmp_path: Path) -> None:
    """Finished games, unless somebody settles it otherwise; evenings of campaigns always."""
    async with kept_in(tmp_path) as store, indoors(store) as house:
        await played_out(room := await begun(house))
        evening = await house.create("evening", evening_head())
        house.put_away(room)
        house.put_away(evening)
        await tidied(house, 10_000)
        assert await stages(house) == {Stage.GATHERING: 1, Stage.PACKED: 1}
        await tidied(house, 31, Keeping(finished=30))
        assert await stages(house) == {Stage.GATHERING: 1}
        assert await store.head("evening")


def evening_head() -> Head:
    """Return the head of an evening of a campaign."""
    return replace(head_of(), campaign="c.dacha")


async def test_who_sits_down_where_another_node_cleared_away(place: str) -> None:
    """Is told that there is no such table; nothing of it is left, and the node goes on."""
    async with two_nodes(place) as (one, other):
        room = await one.create(TABLE, head_of())
        there = await other.room(TABLE)
        eye = await look_in(there)
        one.put_away(room)
        await tidied(one, 8)
        with pytest.raises(NotThere, match="there is no table"):
            await sit(there, A)
        assert other.rooms == {}
        assert eye.window.is_let_go()
        with pytest.raises(NotThere):
            await other.room(TABLE)
        await there.settle_due()
        assert await other.node.store.entries(TABLE) == []
        await begun(other, name="next")


async def test_a_table_that_is_open_at_another_node_stays(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Since whoever looks there is counted, with the next roll call; the last to go leaves it."""
    monkeypatch.setattr(of_house, "ROLL_CALL", 0.02)
    async with two_nodes(place) as (one, other):
        room = await one.create(TABLE, head_of())
        one.put_away(room)
        other.node.clock = lambda: time() + 6 * DAY
        there = await other.room(TABLE)
        eye = await look_in(there)
        await until(lambda: there.touched > 0)
        await tidied(one, 8)
        assert await other.node.store.head(TABLE)
        await there.leave(eye.window)
        await tidied(one, 13.5)
        assert await other.node.store.head(TABLE) is None


async def test_racing_for_the_last_moment(place: str) -> None:
    """Whoever sits down just then has a seat at a whole table, or no table at all."""
    async with two_nodes(place) as (one, other):
        for number in range(12):
            name = f"table {number}"
            one.put_away(await one.create(name, head_of()))
            there = await other.room(name)

            async def come(there: Room = there, turns: int = number) -> bool:
                for _ in range(turns):
                    await asyncio.sleep(0)
                try:
                    await sit(there, B)
                except NotThere:
                    return False
                return True

            store, before = other.node.store, time()
            clearing = one.node.store.keeper.clear_away([Stage.GATHERING], before, 50)
            sat, _ = await asyncio.gather(come(), clearing)
            assert (await store.head(name) is not None) == sat
            assert len(await store.entries(name)) == sat
            assert (name in await store.tables_of("guest 1", 50)) == sat


async def test_tables_of_before_are_looked_into(place: str) -> None:
    """Each finds its stage; what nobody can open any more is kept, and campaigns are."""
    async with two_nodes(place) as (house, _):
        await played_out(await begun(house))
        await begun(house, name="playing")
        await house.create("gathering", head_of())
        await house.create("evening", evening_head())
        store = house.node.store
        await store.create("gone", write_head(head_of()).replace("geroychiki", "chess"), 1.0, False)
        await store.create("c.dacha", "{}", 1.0, listed=False)
        await change(place, "update progress set stage = 0, lasting = false")
        for room in list(house.rooms.values()):
            house.put_away(room)
        await tidied(house)
        assert await stages(house) == {
            Stage.PACKED: 1,
            Stage.PLAYING: 2,
            Stage.GATHERING: 2,
            Stage.CAMPAIGN: 1,
        }
        await tidied(house, 10_000, Keeping(1, 1, 1, 1))
        assert [name async for name in store.tables()] == ["c.dacha", "evening", "gone"]


async def test_the_house_does_it_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Now and then; a database that does not answer stops nothing."""
    monkeypatch.setattr(housekeeping, "EVERY", 0.01)
    monkeypatch.setattr(housekeeping, "PAUSE", 0.0)
    monkeypatch.setattr(tidying, "CALM", -1.0)
    async with kept_in(tmp_path) as store, indoors(store) as house:
        await played_out(await begun(house))

        async def packed() -> bool:
            return await stages(house) == {Stage.PACKED: 1}

        await until(packed)


def test_a_rematch_that_nobody_came_to_is_laid_again(tmp_path: Path) -> None:
    """Under its old name, for those who come back after all."""
    with open_house(tmp_path) as house:
        ann, table = house.one()
        plays_on(ann, table, is_over)
        again = ann.done("POST", f"/api/tables/{table}/rematch")["table"]
        asyncio.run(cleared(tmp_path, again))
        assert ann.call("GET", f"/api/tables/{again}").status_code in (200, 404)
        assert ann.done("POST", f"/api/tables/{table}/rematch")["table"] == again
    with open_house(tmp_path) as house:
        assert house.guest("Ben").look(again)["phase"] == "gathering"


async def cleared(folder: Path, table: str) -> None:
    """Clear a table away behind the house's back."""
    async with opened(str(folder / "stolik.db")) as store:
        spared = [name async for name in store.tables() if name != table]
        assert await store.keeper.clear_away([Stage.GATHERING], 1e12, 10, spared) == 1


# The command


async def fill(place: str) -> None:
    """Lay tables that nobody came back to, and one that was played."""
    async with opened(place) as store:
        for name in "ab":
            await store.create(name, write_head(head_of()), 1.0, listed=False)
        entries = [f"{number} {'x' * 1000}" for number in range(500)]
        await store.create("over", write_head(head_of()), 1.0, listed=False)
        await store.append("over", 0, entries, now=2.0, guests=["ann"], stage=Stage.OVER)
        for guest in ("ann", "eve"):
            await store.rename(guest, "Somebody", 1.0)


def told(language: str, key: str, **counts: int) -> str:
    """Return what the program should say."""
    none = dict.fromkeys(("gathering", "unfinished", "finished", "guests", "packed"), 0)
    return Words(language)(key, **none | counts)


@pytest.fixture
def call(place: str, tmp_path: Path) -> Callable[..., str]:
    """Return how the command is called for a house that is filled."""
    asyncio.run(fill(place))
    database = ["--database", place] if place.startswith("postgresql") else []

    def tidy(*more: str, lang: str = "en") -> str:
        done = here(f"--lang={lang}", "tidy", "--folder", tmp_path, *database, *more)
        assert (done.code, done.err) == (0, "")
        return done.out.strip()

    return tidy


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_go_is_told(call: Callable[..., str], place: str, language: str) -> None:
    """And is still there."""
    said = call("--dry-run", lang=language)
    assert said == told(language, "tidy-would", gathering=2, guests=1, packed=1, size=0)
    said = call("--dry-run", "--keep-finished", "9", "--keep-guests", "0", lang=language)
    assert said == told(language, "tidy-would", gathering=2, finished=1, packed=1, size=502)
    assert sorted(asyncio.run(stored_in(place))) == ["a", "b", "over"]


def test_what_went_is_told(call: Callable[..., str], place: str) -> None:
    """With the room that it took; a second time there is nothing to do."""
    said = call()
    freed = int(said.rpartition(": ")[2].split()[0].replace(",", ""))
    assert said == told("en", "tidy-done", gathering=2, guests=1, packed=1, freed=freed)
    assert freed > 300
    assert asyncio.run(stored_in(place)) == ["over"]
    again = call()
    freed = int(again.rpartition(": ")[2].split()[0].replace(",", ""))
    assert again == told("en", "tidy-done", freed=freed)


def test_tidying_beside_a_house_that_is_open(tmp_path: Path) -> None:
    """The file shrinks too, and the house goes on."""
    asyncio.run(fill(str(tmp_path / "stolik.db")))
    with open_house(tmp_path) as house:
        ann, table = house.one()
        said = here("--lang=en", "tidy", "--folder", tmp_path)
        assert (said.code, said.err) == (0, "")
        assert "packed: 1" in said.out
        assert "freed: 0 KB" not in said.out
        plays_on(ann, table, is_over)


def test_a_house_that_was_never_open_is_not_opened(tmp_path: Path) -> None:
    """There is nothing to tidy up."""
    for lang, done in in_every_language("tidy", "--folder", tmp_path).items():
        assert (done.code, done.out) == (2, ""), lang
        assert done.err.strip()
    assert list(tmp_path.iterdir()) == []
