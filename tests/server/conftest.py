"""Places for a store: a fresh file, a fresh database."""

import asyncio
import inspect
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from .postgres import Postgres


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine on a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[Postgres]:
    """One server for all the workers of a run; each test has its own database in it."""
    # Not in pytest's own folder, which nobody else may enter: PostgreSQL never runs as root.
    server = Postgres(Path(tempfile.gettempdir()) / f"stolik-{testrun_uid[:12]}")
    server.hurry()
    yield server
    server.close()


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """Return the address of a fresh PostgreSQL database."""
    url = postgres.database()
    yield url
    postgres.drop(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a fresh store, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'stolik.db'}"
    return str(request.getfixturevalue("database"))
