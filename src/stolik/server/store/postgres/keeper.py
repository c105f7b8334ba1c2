"""Looking after a database of PostgreSQL: packing, clearing away, counting.

Each is one statement, so any number of nodes may do it at once: where one is at work, another
passes by.
"""

from collections.abc import Awaitable, Callable, Sequence

import asyncpg

from stolik.server.store.keeping import LATELY, Stored, Weight
from stolik.server.store.packing import packed
from stolik.server.store.postgres.connection import Connection, cut, let_go, unavailable
from stolik.server.store.stages import Stage

Ask = Callable[..., Awaitable[list[asyncpg.Record]]]
PACK = (
    "with over as (select table_id from progress"
    " where table_id = $1 and entries = $2 and stage = $4 for no key update),"
    " emptied as (delete from entries where table_id in (select table_id from over)),"
    " dropped as (delete from snapshots where table_id in (select table_id from over)),"
    " noted as (update progress set stage = $5 where table_id in (select table_id from over))"
    " insert into packs (table_id, number, body) select table_id, $2, $3 from over"
    " on conflict (table_id) do update set number = excluded.number, body = excluded.body"
    " returning table_id"
)
UNUSED = "from progress where stage = any ($1::smallint[]) and active < $2 and not lasting"
CLEAR = (
    f"with gone as (select table_id {UNUSED} and table_id <> all ($4::text[])"
    " order by made limit $3 for update skip locked),"
    " companions as (delete from names using gone join sittings using (table_id)"
    " where names.guest > sittings.guest || '+' || table_id || '+'"
    " and names.guest < sittings.guest || '+' || table_id || ','),"
    + "".join(
        f" of_{part} as (delete from {part} using gone where {part}.table_id = gone.table_id),"
        for part in ("entries", "packs", "snapshots", "due", "codes", "sittings")
    )
    + " heads as (delete from tables using gone where id = table_id)"
    " delete from progress using gone where progress.table_id = gone.table_id"
    " returning progress.table_id"
)
WEIGHT = (
    "select count(*), coalesce(sum((select octet_length(head) from tables where id = t)"
    " + (select coalesce(sum(octet_length(body)), 0) from entries where table_id = t)"
    " + (select coalesce(sum(octet_length(body)), 0) from packs where table_id = t)"
    " + (select coalesce(sum(octet_length(body)), 0) from snapshots where table_id = t)), 0)"
    f"::bigint from (select table_id as t {UNUSED}) as unused"
)
IDLE_GUESTS = (
    "from names where named < $1 and not exists (select from sittings"
    " where sittings.guest = split_part(names.guest, '+', 1))"
)
"""Also names of those who played at the screen of somebody who sits nowhere any more."""
CLEAR_GUESTS = (
    f"delete from names where guest in (select guest {IDLE_GUESTS} limit $2 for update skip locked)"
    " returning guest"
)
STAGES = "select stage, count(*), sum(entries)::bigint from progress group by stage"
REST = (
    "select (select count(*) from names), (select sum(pg_total_relation_size(oid))::bigint"
    " from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace)"
)

VACUUM = "vacuum entries, packs, snapshots, due, codes, sittings, names, tables, progress"
AN_HOUR = 3600.0


class PostgresKeeper:
    """Looks after the database, beside those who play."""

    def __init__(
        self,
        ask: Ask,
        entries: Callable[[str], Awaitable[list[str]]],
        reach: Callable[[], Awaitable[Connection]],
    ) -> None:
        """Ask and change it so; read the entries of a table so; reach for a line of its own so."""
        self._ask = ask
        self._entries = entries
        self._reach = reach

    async def sort(self, table: str, number: int, stage: Stage, *, lasting: bool) -> None:
        """Note how far a table has come."""
        await self._ask(
            "update progress set stage = $3, lasting = $4"
            " where table_id = $1 and entries = $2 and stage = $5",
            *(table, number, stage, lasting, Stage.UNKNOWN),
        )

    async def at_stage(self, stage: Stage, before: float, limit: int) -> list[str]:
        """Return tables that have come so far."""
        asked = (
            "select table_id from progress where stage = $1 and active < $2 order by made limit $3"
        )
        return [table for (table,) in await self._ask(asked, stage, before, limit)]

    async def pack(self, table: str) -> bool:
        """Pack the entries of a table that is over, unless somebody adds one meanwhile."""
        entries = await self._entries(table)
        asked = (table, len(entries), packed(entries), Stage.OVER, Stage.PACKED)
        return bool(entries and await self._ask(PACK, *asked))

    async def touch(self, table: str, now: float) -> None:
        """Count a table as used now."""
        touched = "update progress set active = $2 where table_id = $1 and active < $3"
        await self._ask(touched, table, now, now - LATELY)

    async def clear_away(
        self, stages: Sequence[Stage], before: float, limit: int, spared: Sequence[str] = ()
    ) -> int:
        """Delete tables that nobody has used since."""
        return len(await self._ask(CLEAR, stages, before, limit, spared))

    async def weigh(self, stages: Sequence[Stage], before: float) -> Weight:
        """Return how much that would take."""
        ((count, size),) = await self._ask(WEIGHT, stages, before)
        return Weight(count, size)

    async def clear_guests(self, before: float, limit: int) -> int:
        """Delete guests who sit nowhere."""
        return len(await self._ask(CLEAR_GUESTS, before, limit))

    async def count_guests(self, before: float) -> int:
        """Return how many there are."""
        ((count,),) = await self._ask(f"select count(*) {IDLE_GUESTS}", before)
        return int(count)

    async def stored(self) -> Stored:
        """Return how much there is."""
        stages = await self._ask(STAGES)
        ((guests, size),) = await self._ask(REST)
        tables = {Stage(stage): count for stage, count, _ in stages}
        return Stored(tables, guests, sum(entries for _, _, entries in stages), size)

    async def give_back(self, *, all_at_once: bool) -> None:  # noqa: ARG002 - nobody waits anyway
        """Let PostgreSQL do now what it would do by itself later: nobody waits for it."""
        line = None
        try:
            line = await self._reach()
            await line.execute(VACUUM, timeout=AN_HOUR)
        except Exception as fault:
            if not cut(fault):
                raise
            raise unavailable(fault) from fault
        finally:
            await let_go(line)
