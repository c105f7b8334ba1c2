-- Short codes that lead to a table. A table has one at most, and keeps it: whether it still leads
-- anywhere is for the table to say.

create table codes (
    code text primary key not null,
    table_id text not null unique
) without rowid;
