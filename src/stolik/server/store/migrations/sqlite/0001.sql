-- What never changes lies apart from what every append changes, so that an append rewrites
-- little. There are no foreign keys: an append first counts the table's entries, which finds the
-- table or not, and nothing is ever taken away.

create table tables (
    id text primary key not null,
    head text not null
) without rowid;

create table progress (
    table_id text primary key not null,
    made real not null,
    active real not null,
    entries integer not null,
    listed integer not null
) without rowid;

create index listed_tables on progress (made) where listed;

-- A table's entries lie together and in order: reading them is one walk.
create table entries (
    table_id text not null,
    number integer not null,
    body text not null,
    primary key (table_id, number)
) without rowid;

create table snapshots (
    table_id text primary key not null,
    number integer not null,
    body text not null
);

-- free: from when on the work may be claimed; its time, later the end of the lease on it.
-- node: who holds the lease, for whoever looks into the database.
create table due (
    table_id text not null,
    what text not null,
    at real not null,
    free real not null,
    node text not null default '',
    primary key (table_id, what)
) without rowid;

create index free_work on due (free);

create table sittings (
    guest text not null,
    table_id text not null,
    primary key (guest, table_id)
) without rowid;

create table names (
    guest text primary key not null,
    name text not null
) without rowid;
