"""What `stolik backup` and `stolik restore` do, with the parts of a server."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO

import click
from rich.console import Console
from rich.progress import Progress

from stolik.commands.asked import wrong_file
from stolik.core import Broken, Unreadable
from stolik.server.secret import bring_secret, kept_secret
from stolik.server.settings import Settings
from stolik.server.store import Store, Unavailable, file_of, open_store
from stolik.server.store.addresses import without_password
from stolik.server.store.backup import (
    End,
    Line,
    Secret,
    back_up,
    packed,
    read_backup,
    written_whole,
)
from stolik.server.store.restoring import Fate, Restored, restore
from stolik.terminal.help import Wrong
from stolik.words import Words

DIFFERENT = 1
"""The exit status when a table was left alone."""


def write_backup(words: Words, settings: Settings, file: str, *, force: bool) -> None:
    """Write all that the server keeps to a file."""
    refuse_file(words, Path(file), force=force)
    refuse_nothing(settings)
    with told_of(words, str(settings.folder)):
        secret = kept_secret(settings)
    pressed = packed if file.endswith(".gz") else nullcontext
    with told_of(words, file), written_whole(Path(file)) as raw, pressed(raw) as pen:
        end = asyncio.run(written(words, settings, secret, pen))
    click.echo(words("backup-done", file=file, tables=end.tables, guests=end.guests))
    if secret:
        click.echo(words("backup-secret"))


def refuse_file(words: Words, file: Path, *, force: bool) -> None:
    """Find out now that the file cannot be there in the end."""
    if file.is_dir():
        raise wrong_file(words, str(file), IsADirectoryError())
    if not file.absolute().parent.is_dir():
        raise Wrong(words("wrong-no-folder", folder=str(file.parent)))
    if file.exists() and not force:
        raise Wrong(words("wrong-backup-exists", file=str(file)))


def refuse_nothing(settings: Settings) -> None:
    """Refuse a house that was never open, instead of opening it."""
    file = file_of(settings.store())
    if file is not None and not file.exists():
        raise Unreadable("there is no database {path} yet", path=file)


async def written(words: Words, settings: Settings, secret: str, pen: BinaryIO) -> End:
    """Write it all."""
    async with opened(settings) as store:
        with bar_of(words, "backup-progress", await store.count()) as tell:
            return await back_up(store, secret, pen, tell)


def bring_back(words: Words, settings: Settings, file: str) -> None:
    """Add what is missing from a file; nothing changes unless all of the file is sound."""
    with told_of(words, file), Path(file).open("rb") as source:
        secret, end = checked(source)
        known, done = asyncio.run(brought(words, settings, source, secret, end.tables))
    fates = {fate.name.lower(): done.fates[fate] for fate in Fate}
    click.echo(words("restore-done", guests=done.guests, **fates))
    if not known:
        click.echo(words("restore-other-secret" if secret else "restore-no-secret"))
    if done.differing:
        click.echo(words("restore-differing", tables=", ".join(sorted(done.differing))))
        sys.exit(DIFFERENT)


def checked(source: BinaryIO) -> tuple[str, End]:
    """Read a backup to its end; return its secret, if it has one, and what it amounts to."""
    secret = ""
    last: Line | None = None
    for last in read_backup(source):
        if isinstance(last, Secret):
            secret = last.secret
    if not isinstance(last, End):
        raise Broken("a backup was taken for sound without its end")
    return secret, last


async def brought(
    words: Words, settings: Settings, source: BinaryIO, secret: str, tables: int
) -> tuple[bool, Restored]:
    """Bring it all back; the secret first, or a server started meanwhile would make another."""
    with told_of(words, str(settings.folder)):
        if not settings.database:
            settings.folder.mkdir(parents=True, exist_ok=True)
    async with opened(settings) as store:
        with told_of(words, str(settings.folder)):
            known = bring_secret(settings, secret)
        with bar_of(words, "restore-progress", tables) as tell:
            return known, await restore(store, read_backup(source), tell)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """Open the store, and say so if it stops to answer."""
    store = open_store(settings.store())
    await store.open()
    try:
        yield store
    except Unavailable as fault:
        raise Unreadable(
            "the database {url} does not answer: {fault}",
            url=without_password(settings.store()),
            fault=fault,
        ) from None
    finally:
        await store.close()


@contextmanager
def told_of(words: Words, file: str) -> Iterator[None]:
    """Say in words what is wrong with a file."""
    try:
        yield
    except OSError as fault:
        raise wrong_file(words, file, fault) from None


@contextmanager
def bar_of(words: Words, key: str, tables: int) -> Iterator[Callable[[], None]]:
    """Show how far it is to somebody who watches."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words(key), total=tables)
        yield lambda: bar.advance(task)
