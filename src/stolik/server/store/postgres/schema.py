"""Bringing the schema in PostgreSQL up to date."""

import asyncpg

from stolik.core import Unreadable
from stolik.server.store.addresses import without_password
from stolik.server.store.migrations import migrations, outstanding
from stolik.server.store.postgres.connection import Connection

MIGRATING = 0x53544F4C494B
"""The lock that lets one node migrate while others wait."""


async def migrate(line: Connection, url: str) -> None:
    """Apply what is outstanding, in one transaction: of two nodes the second finds it done."""
    try:
        async with line.transaction():
            await line.execute("select pg_advisory_xact_lock($1)", MIGRATING)
            await line.execute(
                "create table if not exists migrations"
                " (number integer primary key, checksum text not null,"
                " applied timestamptz not null default now())"
            )
            found = await line.fetch("select number, checksum from migrations")
            for step in outstanding(migrations("postgres"), {row[0]: row[1] for row in found}):
                await line.execute(step.script)
                await line.execute(
                    "insert into migrations (number, checksum) values ($1, $2)",
                    step.number,
                    step.checksum,
                )
    except asyncpg.InsufficientPrivilegeError as fault:
        raise Unreadable(
            "no right to write to the database {path}: {fault}",
            path=without_password(url),
            fault=fault,
        ) from None
    except (asyncpg.DuplicateTableError, asyncpg.DuplicateFunctionError) as fault:
        raise Unreadable(
            "{path} is a database of another program: {fault}",
            path=without_password(url),
            fault=fault,
        ) from None
