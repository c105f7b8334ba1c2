-- Short codes that lead to a table. A table has one at most, and keeps it: whether it still leads
-- anywhere is for the table to say.

create table codes (
    code text collate "C" primary key,
    table_id text collate "C" not null unique
);
