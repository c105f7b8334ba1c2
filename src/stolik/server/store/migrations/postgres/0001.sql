-- What never changes lies apart from what every append changes, so that an append rewrites
-- little. There are no foreign keys: an append first counts the table's entries, which finds the
-- table or not, and nothing is ever taken away. Names are compared byte by byte, as everywhere.

create table tables (
    id text collate "C" primary key,
    head text not null
);

-- No index holds what an append changes, and pages have room: updates stay within their page.
create table progress (
    table_id text collate "C" primary key,
    made double precision not null,
    active double precision not null,
    entries integer not null,
    listed boolean not null
) with (fillfactor = 70);

create index listed_tables on progress (made) where listed;

-- stamp: the append that wrote the entry; tells a writer whose connection broke whether the entry
-- of this number is its own.
create table entries (
    table_id text collate "C" not null,
    number integer not null,
    stamp bigint not null,
    body text not null,
    primary key (table_id, number)
);

create table snapshots (
    table_id text collate "C" primary key,
    number integer not null,
    body text not null
);

-- free: from when on the work may be claimed; its time, later the end of the lease on it.
-- node: who holds the lease.
create table due (
    table_id text collate "C" not null,
    what text collate "C" not null,
    at double precision not null,
    free double precision not null,
    node text not null default '',
    primary key (table_id, what)
);

create index free_work on due (free);

create table sittings (
    guest text collate "C" not null,
    table_id text collate "C" not null,
    primary key (guest, table_id)
);

create table names (
    guest text collate "C" primary key,
    name text not null
);

-- Who listens for notices, on which channel, and when it was last alive by the database's clock.
create table nodes (
    id text primary key,
    channel text not null,
    seen timestamptz not null
);

-- Many appends at once, at most one of each table: one journey to the database and one commit.
-- Each statement in here sees what was committed before it, also by whom the locks waited for.
create function append_entries(
    wished text[],
    numbers integer[],
    more integer[],
    moments double precision[],
    shown boolean[],
    entry_tables text[],
    entry_numbers integer[],
    stamps bigint[],
    bodies text[],
    replanned text[],
    due_tables text[],
    whats text[],
    times double precision[],
    sitting_tables text[],
    sitting_guests text[]
) returns table (found text, added boolean) language plpgsql as $$
declare
    won text[];
begin
    -- In one order on every node, so that no two batches wait for each other.
    perform from progress where table_id = any (wished) order by table_id for no key update;

    with grown as (
        update progress as p
        set entries = p.entries + w.more, active = w.moment, listed = coalesce(w.shown, p.listed)
        from unnest(wished, numbers, more, moments, shown) as w (id, number, more, moment, shown)
        where p.table_id = w.id and p.entries = w.number
        returning p.table_id
    )
    select coalesce(array_agg(table_id), '{}') into won from grown;

    insert into entries (table_id, number, stamp, body)
    select e.id, e.number, e.stamp, e.body
    from unnest(entry_tables, entry_numbers, stamps, bodies) as e (id, number, stamp, body)
    join unnest(won) as w (id) on w.id = e.id;

    if cardinality(replanned) > 0 then
        delete from due as d
        using unnest(won) as w (id), unnest(replanned) as r (id)
        where d.table_id = w.id and d.table_id = r.id and not exists (
            select from unnest(due_tables, whats) as n (id, what)
            where n.id = d.table_id and n.what = d.what
        );
        insert into due as d (table_id, what, at, free)
        select n.id, n.what, n.at, n.at
        from unnest(due_tables, whats, times) as n (id, what, at)
        join unnest(won) as w (id) on w.id = n.id
        on conflict (table_id, what) do update
        set at = excluded.at, free = excluded.at, node = ''
        where d.at <> excluded.at;
    end if;

    if cardinality(sitting_guests) > 0 then
        insert into sittings (guest, table_id)
        select s.guest, s.id
        from unnest(sitting_guests, sitting_tables) as s (guest, id)
        join unnest(won) as w (id) on w.id = s.id
        on conflict do nothing;
    end if;

    return query
    select p.table_id, w.id is not null
    from progress as p
    left join unnest(won) as w (id) on w.id = p.table_id
    where p.table_id = any (wished);
end
$$;
