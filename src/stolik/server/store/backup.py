"""Everything that a house keeps, in one file that any house can take it from.

The file is lines of JSON, packed or not: what it is, the secret that signs guests and seats, every
table, every guest with a name, and at the end how much of it there is, with a checksum. So a file
that is cut or changed is recognised before anything of it is used. It says nothing of the database
it comes from, and takes no head or entry apart: whatever is kept as a list of entries is in it.
"""

import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import aclosing, contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp
from time import time
from typing import BinaryIO, TypeAlias, cast

from msgspec import Struct, json

from stolik.core import Said, Unreadable
from stolik.server.store import Kept, Known, Store
from stolik.server.store.port import refuse_kept

FORMAT = 1
PACKED = b"\x1f\x8b"
LEVEL = 6
"""How hard to pack: more takes far longer and gains little."""
LONGEST_TITLE = 1000
"""Bytes of the first line: what has more is something else, and may have no end."""
LONGEST_LINE = 16 * 1024 * 1024
"""Bytes of any other: a table of the longest game there can be has half of that. What is packed can
unpack to anything, so it is read line by line."""


class Title(Struct, frozen=True, tag_field="is", tag="stolik-backup"):
    """The first line, which every later format will begin with too."""

    format: int
    made: float


class Secret(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="secret"):
    """What signs guests and seats: without it nobody would be known again."""

    secret: str


class End(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="end"):
    """The last line: what all the others amount to."""

    tables: int
    entries: int
    guests: int
    sha256: str

    @property
    def counts(self) -> tuple[int, int, int]:
        """How much of everything there is."""
        return self.tables, self.entries, self.guests


Line: TypeAlias = Title | Secret | Kept | Known | End
ORDER = (Title, Secret, Kept, Known, End)
NOWHERE = (-1, "")
"""Before the first line."""


class Tally:
    """Counts the lines as they are written, or read again."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.tables = self.entries = self.guests = 0
        self.hash = sha256()

    def take(self, line: Line, text: bytes) -> None:
        """Count one more line."""
        self.hash.update(text)
        self.guests += isinstance(line, Known)
        if isinstance(line, Kept):
            self.tables += 1
            self.entries += len(line.entries)

    def end(self) -> End:
        """Return the line that closes a file of these."""
        return End(self.tables, self.entries, self.guests, self.hash.hexdigest())


# Writing


@contextmanager
def written_whole(file: Path) -> Iterator[BinaryIO]:
    """Write a file that only its owner can read; it is there when all of it is, or not at all."""
    handle, name = mkstemp(prefix=".stolik-", dir=file.absolute().parent)
    try:
        with os.fdopen(handle, "wb") as pen:
            yield cast("BinaryIO", pen)
            pen.flush()
            os.fsync(pen.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def packed(pen: BinaryIO) -> Iterator[BinaryIO]:
    """Write less."""
    with gzip.GzipFile("", "wb", LEVEL, pen) as press:
        yield cast("BinaryIO", press)


async def back_up(
    store: Store, secret: str, pen: BinaryIO, tell: Callable[[], None] = lambda: None
) -> End:
    """Write all that the store has, and tell of every table; return what it amounts to."""
    tally = Tally()

    def write(line: Line) -> None:
        text = json.encode(line) + b"\n"
        pen.write(text)
        tally.take(line, text)

    write(Title(FORMAT, time()))
    if secret:
        write(Secret(secret))
    async with aclosing(store.everything()) as everything:
        async for line in everything:
            write(line)
            if isinstance(line, Kept):
                tell()
    end = tally.end()
    write(end)
    return end


# Reading


def read_backup(file: BinaryIO) -> Iterator[Line]:
    """Return line after line; whatever is wrong with the file is found at the latest at its end.

    Whoever must not use a part of a bad file reads it to the end first, and then once more.
    """
    tally, last, number = Tally(), NOWHERE, 0
    file.seek(0)
    try:
        for number, text in enumerate(pages(file), 1):
            line = read_line(text) if number > 1 else read_title(text)
            last = following(last, line)
            check_end(line, tally)
            tally.take(line, text)
            yield line
    except Unreadable as fault:
        raise at_line(number, fault.said) from None
    except (EOFError, gzip.BadGzipFile, zlib.error) as fault:
        raise at_line(number + 1, Said("it cannot be unpacked: {fault}", fault=fault)) from None
    if ORDER[last[0]] is not End:
        raise at_line(number, Said("the file is cut off here"))


def at_line(number: int, said: Said) -> Unreadable:
    """Return a fault with where it is."""
    return Unreadable("line {number} of the backup: {fault}", number=number, fault=said)


def pages(file: BinaryIO) -> Iterator[bytes]:
    """Return the lines of a file that may be packed; there is always a first one."""
    is_packed = file.read(len(PACKED)) == PACKED
    file.seek(0)
    text = cast("BinaryIO", gzip.GzipFile(fileobj=file)) if is_packed else file
    yield text.readline(LONGEST_TITLE)
    while line := text.readline(LONGEST_LINE + 1):
        yield line


def read_title(text: bytes) -> Title:
    """Return the first line, if this program can read those that follow."""
    try:
        title = json.decode(text, type=Title)
    except (ValueError, RecursionError):
        raise Unreadable("this is no backup of a house") from None
    if title.format != FORMAT:
        raise Unreadable(
            "the backup is of format {theirs}, this program knows {ours}",
            theirs=title.format,
            ours=FORMAT,
        )
    return title


def read_line(text: bytes) -> Line:
    """Return a line, if it holds what a house can keep."""
    if len(text) > LONGEST_LINE:
        raise Unreadable("it has more than {most} bytes", most=LONGEST_LINE)
    if not text.endswith(b"\n"):
        raise Unreadable("the file is cut off here")
    try:
        line: Secret | Kept | Known | End = json.decode(text, type=Secret | Kept | Known | End)
        if isinstance(line, Kept | Known):
            refuse_kept(line)
    except (ValueError, RecursionError) as fault:
        raise Unreadable("it is damaged: {fault}", fault=fault) from None
    return line


def following(last: tuple[int, str], line: Line) -> tuple[int, str]:
    """Return the place of a line, if it comes after the last: so nothing is there twice."""
    name = line.name if isinstance(line, Kept) else line.guest if isinstance(line, Known) else ""
    place = ORDER.index(type(line)), name
    if place <= last:
        raise Unreadable("it is not where it belongs")
    return place


def check_end(line: Line, tally: Tally) -> None:
    """Refuse an end of something else than was read."""
    if not isinstance(line, End):
        return
    found = tally.end()
    if line.counts != found.counts:
        raise Unreadable(
            "tables, entries and guests should be {stated}; there are {found}",
            stated=", ".join(map(str, line.counts)),
            found=", ".join(map(str, found.counts)),
        )
    if line != found:
        raise Unreadable("something before it was changed: the checksum is another")
