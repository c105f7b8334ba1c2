"""The schema: made once, never misread, refused with a sentence that helps."""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.core import Unreadable
from stolik.server.store import migrations as schema
from stolik.server.store import open_store
from stolik.server.store.addresses import without_password
from stolik.server.store.migrations import migration, migrations, outstanding
from stolik.server.store.stages import Stage

from .postgres import Postgres, told
from .stores import added, change, laid, opened

KINDS = ("sqlite", "postgres")


@pytest.mark.parametrize("kind", KINDS)
def test_migrations_are_numbered_without_a_gap(kind: str) -> None:
    """So that their number is the version of the database."""
    numbers = [step.number for step in migrations(kind)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers


def test_a_migration_that_was_released_never_changes() -> None:
    """Whoever wants another schema adds a step."""
    found = [[step.checksum[:16] for step in migrations(kind)] for kind in KINDS]
    assert found == [
        ["edeb211aacbdfbf6", "22760e30548a19ae", "1dbb7a8985ccae00"],
        ["a76cf6b0aab6f4ff", "cb1045cd13fcb568", "7bce5c0ba07e4949"],
    ]


def test_what_is_outstanding() -> None:
    """Only what was not done yet."""
    steps = (migration(1, "one"), migration(2, "two"))
    assert outstanding(steps, {}) == list(steps)
    assert outstanding(steps, {1: steps[0].checksum}) == [steps[1]]
    assert outstanding(steps, {step.number: step.checksum for step in steps}) == []


async def test_a_changed_migration_is_refused(place: str) -> None:
    """The database may mean something else by the same names."""
    async with opened(place) as store:
        await laid(store, "t")
    await change(place, "update migrations set checksum = 'other' where number = 1")
    with pytest.raises(Unreadable, match="version 1 of the database was made by another program"):
        await open_store(place).open()


async def test_a_newer_database_is_refused(place: str) -> None:
    """An older program would not know what it must keep."""
    async with opened(place):
        pass
    await change(place, APPLIED[place.startswith("postgresql")])
    with pytest.raises(
        Unreadable, match=f"of version 99, this program knows {len(migrations('sqlite'))}: update"
    ):
        await open_store(place).open()


APPLIED = (
    "insert into migrations (number, checksum, applied) values (99, 'x', 0)",
    "insert into migrations (number, checksum) values (99, 'x')",
)


async def test_a_step_is_added_to_what_is_there(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what was kept stays."""
    async with opened(place) as store:
        await laid(store, "t")
        await added(store, "t", 0, "a")
    kind = "postgres" if place.startswith("postgresql") else "sqlite"
    number = len(migrations(kind)) + 1
    script = "create table more (a text);\n-- ; \ndrop table more;"
    steps = (*migrations(kind), migration(number, script))
    for module in ("sqlite.file", "postgres.schema"):
        monkeypatch.setattr(f"stolik.server.store.{module}.migrations", lambda _: steps)
    async with opened(place) as store:
        assert await store.entries("t") == ["a"]
    monkeypatch.undo()
    with pytest.raises(Unreadable, match=f"of version {number}"):
        await open_store(place).open()


async def test_a_house_from_before_there_were_codes(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tables stay, and can have codes; how far they came is not known, and guests are new."""
    for module in ("sqlite.file", "postgres.schema"):
        monkeypatch.setattr(
            f"stolik.server.store.{module}.migrations", lambda kind: migrations(kind)[:1]
        )
    async with opened(place):
        pass
    stamped = place.startswith("postgresql")
    for statement in BEFORE:
        marks = {"stamp": "stamp, ", "one": "1, "} if stamped else {"stamp": "", "one": ""}
        await change(place, statement.replace("{}", "{{}}").format(**marks))
    monkeypatch.undo()
    async with opened(place) as store:
        assert await store.entries("t") == ["a"]
        assert await store.give_code("t", "KM4T7D") == "KM4T7D"
        assert await store.keeper.at_stage(Stage.UNKNOWN, 9.0, 9) == ["t"]
        assert await store.keeper.count_guests(time.time() - 60) == 0
        assert await store.keeper.count_guests(time.time() + 60) == 1


BEFORE = (
    "insert into tables (id, head) values ('t', '{}')",
    "insert into progress (table_id, made, active, entries, listed) values ('t', 1, 2, 1, false)",
    "insert into entries ({stamp}table_id, number, body) values ({one}'t', 0, 'a')",
    "insert into names (guest, name) values ('ann', 'Ann')",
)
"""What an earlier house has written."""


async def test_a_step_that_fails_leaves_nothing(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next start finds the database as it was."""
    async with opened(place):
        pass
    kind = "postgres" if place.startswith("postgresql") else "sqlite"
    number = len(migrations(kind)) + 1
    steps = (*migrations(kind), migration(number, "create table more (a text);\nnonsense;"))
    for module in ("sqlite.file", "postgres.schema"):
        monkeypatch.setattr(f"stolik.server.store.{module}.migrations", lambda _: steps)
    with pytest.raises(Exception, match="syntax error"):
        await open_store(place).open()
    monkeypatch.undo()
    async with opened(place) as store:
        await laid(store, "t")
    with pytest.raises(Exception, match="more"):
        await change(place, "drop table more")


async def test_nodes_that_start_together_migrate_once(place: str) -> None:
    """In processes of their own: one makes the schema, the others find it."""
    start = (
        "import asyncio, sys\n"
        "from stolik.server.store import open_store\n"
        "async def main():\n"
        "    store = open_store(sys.argv[1])\n"
        "    await store.open()\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
    )
    nodes = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", start, place, stderr=asyncio.subprocess.PIPE
        )
        for _ in range(4)
    ]
    for node in nodes:
        _, complaint = await node.communicate()
        assert (node.returncode, complaint.decode()) == (0, "")
    async with opened(place) as store:
        await store.ping()


def no_file(folder: Path) -> str:
    """Name a file in a folder that is not there."""
    return str(folder / "missing" / "stolik.db")


def not_ours(folder: Path) -> str:
    """Make a database of somebody else's."""
    path = folder / "other.db"
    database = sqlite3.connect(path)
    database.execute("create table songs (title text)")
    database.close()
    return f"sqlite:///{path}"


def no_database(folder: Path) -> str:
    """Make a file that is something else."""
    path = folder / "letter.txt"
    path.write_text("Dear friend, " * 500)
    return str(path)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (str, "is a folder, not a database"),
        (no_file, "there is no folder .*missing for the database"),
        (not_ours, "other.db is a database of another program"),
        (no_database, "letter.txt is not a database"),
    ],
)
async def test_files_that_are_no_store(
    tmp_path: Path, make: Callable[[Path], str], said: str
) -> None:
    """Each is refused with what is wrong, and left as it is."""
    place = make(tmp_path)
    before = contents(tmp_path)
    with pytest.raises(Unreadable, match=said):
        await open_store(place).open()
    assert contents(tmp_path) == before


def contents(folder: Path) -> dict[Path, bytes]:
    """Return all that lies in a folder."""
    return {path: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize(
    "url", ["", "mysql://somewhere/db", "sqlite://x", "sqlite:///", "http://x"]
)
def test_addresses_of_no_store(url: str) -> None:
    """Nobody looks for a file of such a name."""
    with pytest.raises(Unreadable, match="no address of a database"):
        open_store(url)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://user:secret@127.0.0.1:1/db", "127.0.0.1:1/db does not answer"),
        ("postgresql://user:secret@nowhere.invalid/db", "nowhere.invalid/db does not answer"),
        ("postgresql://user:secret@host:port/db", "no address of a PostgreSQL database"),
    ],
)
async def test_servers_that_are_not_there(url: str, said: str) -> None:
    """Told at once, and without the password."""
    with pytest.raises(Unreadable, match=said) as fault:
        await open_store(url).open()
    assert "secret" not in str(fault.value)


async def test_doors_that_stay_closed(postgres: Postgres) -> None:
    """No such database, no such user, no rights, somebody else's tables."""
    nobody = postgres.admin.replace("postgres:@", "nobody:@")
    nowhere = postgres.admin.replace("/postgres?", "/nowhere?")
    for url, said in (
        (nobody, "lets nobody in so: role"),
        (nowhere, "lets nobody in so: database"),
    ):
        with pytest.raises(Unreadable, match=said):
            await open_store(url).open()


async def test_rights_that_are_missing(postgres: Postgres, database: str) -> None:
    """A guest of the database may not make tables in it."""
    name = database.partition("?")[0].rpartition("/")[2]
    await told(postgres.admin, f"create role g{name} login")
    guest = database.replace("postgres:@", f"g{name}:@")
    with pytest.raises(Unreadable, match="no right to write to the database"):
        await open_store(guest).open()
    await told(postgres.admin, f"drop role g{name}")


async def test_a_database_of_somebody_else(database: str) -> None:
    """Its tables are not touched."""
    await told(database, "create table tables (title text)")
    with pytest.raises(Unreadable, match="database of another program"):
        await open_store(database).open()
    assert (await told(database, "select to_regclass('migrations')"))[0][0] is None


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://u:p@h/d", "postgresql://u@h/d"),
        ("postgresql://u:p:q@h:5/d", "postgresql://u@h:5/d"),
        ("postgresql://h/d?user=u&password=p&x=1", "postgresql://h/d?user=u&password=…&x=1"),
        ("postgresql://u@h/d", "postgresql://u@h/d"),
    ],
)
def test_no_password_is_shown(url: str, shown: str) -> None:
    """Not in a log, not on a screen."""
    assert without_password(url) == shown


def test_the_folder_of_migrations_travels_with_the_package() -> None:
    """Not only in the source tree."""
    assert Path(str(schema.__file__)).parent.joinpath("sqlite", "0001.sql").is_file()
