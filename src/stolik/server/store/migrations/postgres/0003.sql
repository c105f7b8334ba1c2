-- What is kept how long. A table notes how far it has come (stages.py; 0: nobody has looked yet)
-- and whether it belongs to a campaign: then it lasts. A guest has a date. Taking away begins here:
-- a table goes with all its rows in one statement, so there are still no foreign keys.

alter table progress add column stage smallint not null default 0;
alter table progress add column lasting boolean not null default false;

-- The stage changes a few times in the life of a table: other updates stay within their page.
create index staged_tables on progress (stage, made);
create index sitters on sittings (table_id);

alter table names add column named double precision not null default extract(epoch from now());
alter table names alter column named drop default;

-- The first `number` entries of a game that was over, together; what came later lies in entries.
create table packs (
    table_id text collate "C" primary key,
    number integer not null,
    body bytea not null
);
alter table packs alter column body set storage external;

-- A node of before would miss what is packed: it shall not go on.
drop function append_entries;

-- Many appends at once, at most one of each table: one journey to the database and one commit.
-- Each statement in here sees what was committed before it, also by whom the locks waited for.
create function append_entries(
    wished text[],
    numbers integer[],
    more integer[],
    moments double precision[],
    shown boolean[],
    stages smallint[],
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
        set entries = p.entries + w.more, active = w.moment, listed = coalesce(w.shown, p.listed),
            stage = coalesce(w.stage, p.stage)
        from unnest(wished, numbers, more, moments, shown, stages)
            as w (id, number, more, moment, shown, stage)
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
