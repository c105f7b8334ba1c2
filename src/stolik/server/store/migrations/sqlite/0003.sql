-- What is kept how long. A table notes how far it has come (stages.py; 0: nobody has looked yet)
-- and whether it belongs to a campaign: then it lasts. A guest has a date. Taking away begins here:
-- a table goes with all its rows in one transaction, so there are still no foreign keys.

alter table progress add column stage integer not null default 0;
alter table progress add column lasting integer not null default 0;

create index staged_tables on progress (stage, made);
create index sitters on sittings (table_id);

alter table names add column named real not null default 0;
update names set named = (julianday('now') - 2440587.5) * 86400.0;

-- The first `number` entries of a game that was over, together; what came later lies in entries.
create table packs (
    table_id text primary key not null,
    number integer not null,
    body blob not null
);
