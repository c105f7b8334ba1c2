"""A house in a file: written while it is open, brought back anywhere, refused when damaged."""

import asyncio
import gzip
import io
import resource
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import json

from stolik.core import Seat, Unreadable
from stolik.server.http.passes import COOKIE
from stolik.server.store import Due, Kept, Known, Unavailable
from stolik.server.store.backup import FORMAT, End, Line, Secret, Tally, Title, read_backup
from stolik.server.store.restoring import Fate, handfuls, restore
from stolik.server.tables.entries import Moved, write_entry, write_head
from stolik.words import LANGUAGES, Words

from ..program import Done, here, in_every_language, refusal, stolik  # noqa: TID252 - as it is there
from .house import House, is_over, open_house, owing, plays_on
from .postgres import cut_all_lines
from .sitting import Sitting, head_of
from .stores import opened, until

SECRET = "a secret that was kept"  # noqa: S105 - nobody's
CAMPAIGN = Kept("c.dacha", '{"campaign": "дача"}', 3.0, 4.5, listed=False, entries=["x", "y"])
GONE = Kept("gone", write_head(head_of()).replace("geroychiki", "chess"), 1.0, 2.0, True, ["[]"])
ANN = Known("ann", "Аня", ["c.dacha", "gone"])
BEN = Known("ben", "Ben", [])


def all_in(place: str) -> list[Kept | Known]:
    """Return everything that a store has."""

    async def read() -> list[Kept | Known]:
        async with opened(place) as store:
            return [kept async for kept in store.everything()]

    return asyncio.run(read())


def fill(place: str, *things: Kept | Known, due: list[Due] | None = None) -> None:
    """Put things into a store."""

    async def write() -> None:
        async with opened(place) as store:
            for thing in things:
                if isinstance(thing, Known):
                    await store.remember(thing, 1.0)
                else:
                    assert await store.put_back(thing, due or [])

    asyncio.run(write())


def work_in(place: str) -> list[Due]:
    """Return all the work there is in a store, and leave it there."""

    async def look() -> list[Due]:
        async with opened(place) as store:
            return await store.claim_due("looking", 1e12, 1000, -2e12)

    return asyncio.run(look())


def tables_of(place: str, guest: str) -> list[str]:
    """Return where somebody sits, the newest first."""

    async def look() -> list[str]:
        async with opened(place) as store:
            return await store.tables_of(guest, 100)

    return asyncio.run(look())


def begun() -> Kept:
    """Return a table where a bot has to decide, before anybody else can."""
    sitting = Sitting(head_of(chairs=("greed", ""), options={"first_seat": "1"})).all_sit()
    assert sitting.table.waits_for == [Seat(0)]
    return Kept("begun", sitting.head, 1000.0, 1000.5, listed=False, entries=sitting.stored)


class Home:
    """A folder where a house can be."""

    def __init__(self, folder: Path) -> None:
        """Name the folder; it need not be there."""
        self.folder = folder

    @contextmanager
    def open(self, database: str = "") -> Iterator[House]:
        """Open the house for guests."""
        self.folder.mkdir(exist_ok=True)
        with open_house(self.folder, database=database) as house:
            yield house

    @property
    def place(self) -> str:
        """Where its tables are."""
        return str(self.folder / "stolik.db")

    @property
    def secret(self) -> str:
        """What signs its guests."""
        return (self.folder / "secret").read_text("utf-8")

    def call(self, command: str, file: Path, *more: str) -> Done:
        """Call a command about this house."""
        return here("--lang=en", command, file, "--folder", self.folder, *more)

    def saved(self, file: Path, *more: str) -> Path:
        """Write a backup."""
        done = self.call("backup", file, *more)
        assert (done.code, done.err) == (0, "")
        return file

    def restored(self, file: Path, *more: str, code: int = 0) -> str:
        """Bring a backup back, and return what was said."""
        done = self.call("restore", file, *more)
        assert (done.code, done.err) == (code, "")
        return done.out


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Return a house with a little of everything."""
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "secret").write_text(SECRET, "utf-8")
    fill(str(folder / "stolik.db"), begun(), CAMPAIGN, GONE, ANN, BEN)
    return Home(folder)


@pytest.fixture
def other(tmp_path: Path) -> Home:
    """Return a folder that is not there yet."""
    return Home(tmp_path / "other" / "house")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where a backup may be written."""
    return tmp_path / "house.jsonl"


def lines_of(file: Path) -> list[Line]:
    """Return the lines of a sound file."""
    with file.open("rb") as source:
        return list(read_backup(source))


# The file


def test_what_is_in_the_file(home: Home, file: Path) -> None:
    """All of it, in order; nobody else may read it."""
    home.saved(file)
    title, secret, *things, end = lines_of(file)
    assert isinstance(title, Title)
    assert title.format == FORMAT
    assert secret == Secret(SECRET)
    assert things == [begun(), CAMPAIGN, GONE, ANN, BEN] == all_in(home.place)
    assert isinstance(end, End)
    assert end.counts == (3, len(begun().entries) + 3, 2)
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(file.read_text("utf-8").splitlines()) == 8


def test_a_packed_file_says_the_same(home: Home, file: Path, other: Home) -> None:
    """Whatever it is called when it is read."""
    packed = home.saved(file.with_suffix(".jsonl.gz"))
    assert packed.read_bytes()[:2] == b"\x1f\x8b"
    assert lines_of(packed)[1:-1] == lines_of(home.saved(file))[1:-1]
    renamed = packed.rename(file.with_suffix(".txt"))
    other.restored(renamed)
    assert all_in(other.place) == all_in(home.place)


def test_what_is_said(home: Home, tmp_path: Path) -> None:
    """In both languages: how much, where, and that the file is to be kept private."""
    for number, lang in enumerate(LANGUAGES):
        words, file = Words(lang), tmp_path / f"{number}.jsonl"
        done = here(f"--lang={lang}", "backup", file, "--folder", home.folder)
        said = words("backup-done", file=str(file), tables=3, guests=2)
        assert done.lines == [said, words("backup-secret")]
        brought = here(f"--lang={lang}", "restore", file, "--folder", tmp_path / lang)
        counts = {"laid": 3, "grown": 0, "stayed": 0, "differs": 0}
        assert brought.lines == [words("restore-done", guests=2, **counts)]


def test_the_environment_names_the_house(home: Home, file: Path, other: Home) -> None:
    """As it does for the server."""
    assert stolik("backup", file, STOLIK_FOLDER=str(home.folder)).code == 0
    assert stolik("restore", file, STOLIK_FOLDER=str(other.folder)).code == 0
    assert all_in(other.place) == all_in(home.place)


def test_a_file_that_is_there_is_not_written_over(home: Home, file: Path) -> None:
    """Unless that is wished for."""
    file.write_text("precious", "utf-8")
    said = refusal(home.call("backup", file))
    assert "is there already" in said
    assert "--force" in said
    assert file.read_text("utf-8") == "precious"
    home.saved(file, "--force")
    assert len(lines_of(file)) == 8


@contextmanager
def short_of_room(most: int) -> Iterator[None]:
    """Let no file grow beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_what_cannot_be_written_whole_is_not_written(home: Home, file: Path) -> None:
    """The old file stays, and no half of the new one lies beside it."""
    fill(home.place, Kept("large", "{}", 1.0, 1.0, listed=False, entries=["x" * 200_000]))
    file.write_text("precious", "utf-8")
    before = sorted(file.parent.iterdir())
    with short_of_room(100_000):
        assert str(file) in refusal(home.call("backup", file, "--force"))
    assert file.read_text("utf-8") == "precious"
    assert sorted(file.parent.iterdir()) == before


def test_a_database_that_fails_meanwhile(home: Home, file: Path) -> None:
    """Is told of, and leaves no file that looks like a backup."""
    fill(home.place, *(Kept(f"t{n}", "{}", 1.0, 1.0, False, ["x" * 9000]) for n in range(20)))
    with closing(sqlite3.connect(home.place)) as line:
        line.execute("pragma wal_checkpoint(truncate)")
        (root,) = line.execute(
            "select rootpage from sqlite_master where name = 'entries'"
        ).fetchone()
        (size,) = line.execute("pragma page_size").fetchone()
    with Path(home.place).open("r+b") as pen:
        pen.seek((root - 1) * size)
        pen.write(bytes(size))
    assert "malformed" in refusal(home.call("backup", file))
    assert sorted(file.parent.iterdir()) == [home.folder]


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
async def test_a_line_that_is_cut_meanwhile(place: str) -> None:
    """A moment cannot be come back to: whoever reads begins anew."""
    async with opened(place) as store:
        for name in "ab":
            await store.create(name, "{}", 1.0, listed=False)
        reading = store.everything()
        await anext(reading)
        await cut_all_lines(place)
        with pytest.raises(Unavailable):
            await anext(reading)
        assert len([kept async for kept in store.everything()]) == 2


@pytest.mark.parametrize(
    ("where", "said"),
    [("home", "it is a folder"), ("no/house.jsonl", "no such folder"), ("home/secret/x", "folder")],
)
def test_places_where_no_file_can_be(home: Home, tmp_path: Path, where: str, said: str) -> None:
    """Refused before anything is read."""
    for force in ((), ("--force",)):
        assert said in refusal(home.call("backup", tmp_path / where, *force))


def test_a_house_that_was_never_open(other: Home, file: Path) -> None:
    """Has nothing to keep, and is not opened for that."""
    for lang, said in zip(
        LANGUAGES,
        map(refusal, in_every_language(*ask("backup", file, other)).values()),
        strict=True,
    ):
        assert str(other.folder) in said, lang
    assert not other.folder.exists()
    assert not file.exists()


def ask(command: str, file: Path, home: Home) -> tuple[object, ...]:
    """Return a call."""
    return command, file, "--folder", home.folder


# Bringing back


def test_there_and_back_through_both_databases(
    home: Home, other: Home, file: Path, database: str
) -> None:
    """Heads, entries, times, listed or not, names and who sits where: all the same."""
    everything, work = all_in(home.place), work_in(home.place)
    assert work == []
    elsewhere = Home(other.folder.parent / "elsewhere")
    elsewhere.restored(home.saved(file), "--database", database)
    assert not Path(elsewhere.place).exists()
    assert all_in(database) == everything
    other.restored(elsewhere.saved(file, "--force", "--database", database))
    assert all_in(other.place) == everything
    assert other.secret == elsewhere.secret == SECRET
    for place in (database, other.place):
        assert tables_of(place, "ann") == tables_of(home.place, "ann") == ["c.dacha", "gone"]
    assert lines_of(other.saved(file, "--force"))[1:-1] == [lines_of(file)[1], *everything]


def test_only_a_game_that_can_be_played_gets_work(home: Home, file: Path, other: Home) -> None:
    """What else is kept comes back all the same."""
    other.restored(home.saved(file))
    (due,) = work_in(other.place)
    assert (due.table, due.what) == ("begun", "bot 0")


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda entries: [*entries, "no entry"],
        lambda entries: [*entries, write_entry(Moved(Seat(0), "no such move", 1.0))],
        lambda entries: [*entries, write_entry(Moved(Seat(9), "A3.1 left", 1.0))],
    ],
)
def test_a_table_that_cannot_be_laid_any_more(
    spoilt: Callable[[list[str]], list[str]], tmp_path: Path, file: Path, other: Home
) -> None:
    """Is kept as it was: another release may know better."""
    table = begun()
    strange = Kept("t", table.head, 1.0, 1.0, listed=False, entries=spoilt(table.entries))
    fill(str(tmp_path / "stolik.db"), strange)
    other.restored(Home(tmp_path).saved(file))
    assert all_in(other.place) == [strange]
    assert work_in(other.place) == []


def test_twice_is_once(home: Home, file: Path, other: Home, database: str) -> None:
    """The second time nothing changes, not even the work."""
    home.saved(file)
    for place, more in ((other.place, ()), (database, ("--database", database))):
        other.restored(file, *more)
        everything, work = all_in(place), work_in(place)
        words = Words("en")
        said = words("restore-done", guests=2, laid=0, grown=0, stayed=3, differs=0)
        assert other.restored(file, *more) == f"{said}\n"
        assert (all_in(place), work_in(place)) == (everything, work)


@pytest.mark.parametrize("place", ["sqlite", "postgresql"], indirect=True)
def test_what_is_there_is_compared(home: Home, file: Path, place: str, tmp_path: Path) -> None:
    """The beginning is gone on with, more is left, anything else is named and left alone."""
    table = begun()
    cut = Kept("begun", table.head, table.made, 1.0, listed=True, entries=table.entries[:1])
    more = Kept(CAMPAIGN.name, CAMPAIGN.head, 9.0, 9.0, listed=True, entries=["x", "y", "z"])
    other_head = Kept("gone", "{}", 9.0, 9.0, listed=False, entries=GONE.entries)
    fill(place, cut, more, other_head, Known("ben", "Benjamin", ["gone"]))
    said = Home(tmp_path).restored(home.saved(file), "--database", place, code=1)
    words = Words("en")
    counts = {"laid": 0, "grown": 1, "stayed": 1, "differs": 1}
    assert said.splitlines()[0] == words("restore-done", guests=2, **counts)
    assert said.splitlines()[-1] == words("restore-differing", tables="gone")
    assert all_in(place) == [
        table,
        more,
        other_head,
        Known("ann", "Аня", ["c.dacha"]),
        Known("ben", "Benjamin", ["gone"]),
    ]
    assert [due.what for due in work_in(place)] == ["bot 0"]


def test_other_entries_are_another_table(home: Home, file: Path, other: Home) -> None:
    """Be they fewer, as many or more; several are named in order."""
    other.folder.mkdir(parents=True)
    changed = [
        Kept("begun", begun().head, 1.0, 1.0, listed=False, entries=["another"]),
        Kept("c.dacha", CAMPAIGN.head, 1.0, 1.0, listed=False, entries=["x", "z"]),
        Kept("gone", GONE.head, 1.0, 1.0, listed=False, entries=["{}", "[]", "{}"]),
    ]
    fill(other.place, *changed)
    said = other.restored(home.saved(file), code=1)
    assert said.endswith("begun, c.dacha, gone\n")
    assert all_in(other.place)[:3] == changed


def test_large_tables_are_brought_back_one_by_one() -> None:
    """Small ones together: never more at once than is easy to hold."""
    large = Kept("large", "{}", 1.0, 1.0, listed=False, entries=["x" * 600_000])
    found = list(handfuls(iter([large] * 5)))
    assert [len(group) for group in found] == [2, 2, 1]
    assert [len(group) for group in handfuls(iter([ANN] * 70))] == [32, 32, 6]


async def test_two_who_bring_back_at_once(place: str) -> None:
    """Whoever is late finds it done; nothing is there twice."""
    whole = [Kept(f"t{n:03}", "{}", 1.0, 2.0, False, ["a", "b", "c"]) for n in range(100)]
    async with opened(place) as one, opened(place) as two:
        for kept in whole[::2]:
            await one.create(kept.name, kept.head, kept.made, kept.listed)
        first, second = await asyncio.gather(restore(one, iter(whole)), restore(two, iter(whole)))
        assert [kept async for kept in one.everything()] == whole
    fates = first.fates + second.fates
    assert fates == {Fate.LAID: 50, Fate.GROWN: 50, Fate.STAYED: 100}
    assert not first.differing | second.differing


# The secret


def test_a_secret_that_was_given_is_not_written(home: Home, file: Path, other: Home) -> None:
    """Whoever brings the house back has to know it."""
    home.saved(file, "--secret", "given by hand")
    assert b"given by hand" not in file.read_bytes()
    assert SECRET.encode() not in file.read_bytes()
    assert Words("en")("restore-no-secret") in other.restored(file)
    assert not (other.folder / "secret").exists()
    assert "secret" not in other.restored(file, "--secret", "given by hand")


def test_the_secret_comes_back_where_there_is_none(home: Home, file: Path, other: Home) -> None:
    """For its owner's eyes only; one that is there stays."""
    another = Words("en")("restore-other-secret")
    home.saved(file)
    assert another in other.restored(file, "--secret", "given by hand")
    assert not (other.folder / "secret").exists()
    assert another not in other.restored(file, "--secret", SECRET)
    assert not (other.folder / "secret").exists()
    assert "secret" not in other.restored(file)
    assert other.secret == SECRET
    assert (other.folder / "secret").stat().st_mode & 0o777 == 0o600
    assert "secret" not in other.restored(file)
    (other.folder / "secret").write_text("of another house", "utf-8")
    assert another in other.restored(file)
    assert other.secret == "of another house"  # noqa: S105 - nobody's


# Damaged files


def text_of(*lines: Line) -> bytes:
    """Return a file of these lines."""
    return b"".join(json.encode(line) + b"\n" for line in lines)


def forged(*lines: Line | bytes) -> bytes:
    """Return a file that ends as it should, whatever is in it."""
    tally = Tally()
    texts = [line if isinstance(line, bytes) else text_of(line) for line in lines]
    for line, text in zip(lines, texts, strict=True):
        tally.take(Title(FORMAT, 0.0) if isinstance(line, bytes) else line, text)
    return b"".join([*texts, text_of(tally.end())])


TITLE = Title(FORMAT, 1000.0)
SOUND = forged(TITLE, CAMPAIGN, GONE, ANN)
ROWS = SOUND.splitlines(keepends=True)
WITH_NUL = Kept("t\0", "{}", 1.0, 1.0, listed=False, entries=[])
DAMAGED = {
    "empty": (b"", "Line 1 of the backup: this is no backup"),
    "something else": (b"precious\n", "Line 1 of the backup: this is no backup"),
    "one long line": (b'{"is": "' + b"x" * 10_000_000, "Line 1 of the backup: this is no backup"),
    "a deep hole": (b'{"is":"stolik-backup","x":' + b"[" * 900, "Line 1 of the backup: this is no"),
    "no title": (forged(CAMPAIGN), "Line 1 of the backup: this is no backup"),
    "a later format": (
        forged(b'{"is":"stolik-backup","format":2,"made":1.0,"colour":"red"}\n'),
        "Line 1 of the backup: the backup is of format 2, this program knows 1",
    ),
    "only a title": (ROWS[0], "Line 1 of the backup: the file is cut off here"),
    "no end": (b"".join(ROWS[:-1]), "Line 4 of the backup: the file is cut off here"),
    "half a line": (SOUND[: len(ROWS[0]) + 30], "Line 2 of the backup: the file is cut off here"),
    "a line less": (b"".join(ROWS[:1] + ROWS[2:]), "Line 4 of the backup: tables, entries and"),
    "a line twice": (b"".join([*ROWS[:2], *ROWS[1:]]), "Line 3 of the backup: it is not where it"),
    "tables in disorder": (forged(TITLE, GONE, CAMPAIGN), "Line 3 of the backup: it is not where"),
    "guests before tables": (forged(TITLE, ANN, GONE), "Line 3 of the backup: it is not where it"),
    "two ends": (SOUND + ROWS[-1], "Line 6 of the backup: it is not where it belongs"),
    "more after the end": (SOUND + b"\n", "Line 6 of the backup: it is damaged"),
    "a title inside": (forged(TITLE, TITLE), "Line 2 of the backup: it is damaged"),
    "an unknown line": (forged(TITLE, b'{"is":"chair"}\n'), "Line 2 of the backup: it is damaged"),
    "a field more": (
        forged(TITLE, text_of(BEN).replace(b'"name"', b'"age":7,"name"')),
        "Line 2 of the backup: it is damaged: Object contains unknown field `age`",
    ),
    "nobody": (
        forged(TITLE, text_of(BEN).replace(b'"guest":"ben"', b'"guest":""')),
        "Line 2 of the backup: it is damaged: Expected `str` of length >= 1 - at `$.guest`",
    ),
    "a table without a name": (
        forged(TITLE, Kept("", "{}", 1.0, 1.0, listed=False, entries=[])),
        "Line 2 of the backup: it is damaged: Expected `str` of length >= 1 - at `$.name`",
    ),
    "no UTF-8": (
        forged(TITLE, text_of(BEN).replace(b"Ben", b"\xff")),
        "Line 2 of the backup: it is",
    ),
    "NUL": (forged(TITLE, WITH_NUL), "Line 2 of the backup: it is damaged: a text with NUL"),
    "half a letter": (
        forged(TITLE, text_of(BEN).replace(b"Ben", b"\\ud800")),
        "Line 2 of the backup: it is damaged",
    ),
    "no time": (
        forged(TITLE, text_of(CAMPAIGN).replace(b"3.0", b"1e999")),
        "Line 2 of the backup: it is damaged",
    ),
    "another word": (
        SOUND.replace("дача".encode(), "дочь".encode()),
        "Line 5 of the backup: something before it was changed: the checksum is another",
    ),
    "half of a packed file": (gzip.compress(SOUND)[:-100], "of the backup: it cannot be unpacked"),
    "only the mark of a packed file": (b"\x1f\x8b", "Line 1 of the backup: it cannot be unpacked"),
    "packed by somebody else": (
        b"\x1f\x8b\x07" + SOUND,
        "Line 1 of the backup: it cannot be unpack",
    ),
    "something packed": (gzip.compress(b"precious"), "Line 1 of the backup: this is no backup"),
    "a line that unpacks to anything": (
        gzip.compress(ROWS[0] + b" " * 40_000_000),
        "Line 2 of the backup: it has more than 16777216 bytes",
    ),
    "more after the packed": (gzip.compress(SOUND) + b"more", "it cannot be unpacked"),
}


@pytest.mark.parametrize("case", DAMAGED)
def test_a_damaged_file_is_refused(case: str, file: Path, other: Home) -> None:
    """With the line and what is wrong there; nothing changes."""
    text, said = DAMAGED[case]
    file.write_bytes(text)
    assert said in refusal(other.call("restore", file))
    assert not other.folder.exists()


@pytest.mark.parametrize("packed", [False, True])
def test_a_file_that_is_cut_anywhere_is_refused(packed: bool) -> None:
    """Wherever it ends."""
    text = gzip.compress(SOUND) if packed else SOUND
    assert list(read_backup(io.BytesIO(text)))[1:-1] == [CAMPAIGN, GONE, ANN]
    for length in range(len(text)):
        with pytest.raises(Unreadable):
            list(read_backup(io.BytesIO(text[:length])))


@pytest.mark.parametrize("packed", [False, True])
def test_every_flipped_bit_is_noticed(packed: bool) -> None:
    """Or changes nothing that is read, as the note of who packed it."""
    text = gzip.compress(SOUND, mtime=0) if packed else SOUND
    told = list(read_backup(io.BytesIO(text)))
    unnoticed = 0
    for place in range(len(text)):
        for bit in range(8):
            flipped = bytearray(text)
            flipped[place] ^= 1 << bit
            try:
                found = list(read_backup(io.BytesIO(flipped)))
            except Unreadable:
                continue
            assert found == told
            unnoticed += 1
    assert unnoticed <= (80 if packed else 0)


@pytest.mark.parametrize(("where", "said"), [("home", "a folder"), ("no.jsonl", "no such file")])
def test_what_is_no_file_is_refused(
    home: Home, other: Home, tmp_path: Path, where: str, said: str
) -> None:
    """In the words of every file."""
    assert said in refusal(other.call("restore", tmp_path / where))
    assert not other.folder.exists()
    assert len(all_in(home.place)) == 5


def test_a_place_where_no_house_can_be(home: Home, file: Path, tmp_path: Path) -> None:
    """A file in its way, or a database of somebody else."""
    home.saved(file)
    assert str(file) in refusal(Home(file).call("restore", file))
    stranger = tmp_path / "stranger.db"
    stranger.write_text("precious", "utf-8")
    assert "is not a database" in refusal(
        Home(tmp_path).call("restore", file, "--database", str(stranger))
    )
    assert not (tmp_path / "secret").exists()


# While the house is open


def went_on(later: Sequence[Line], earlier: Sequence[Line]) -> bool:
    """Tell whether every table of a backup is the beginning of what it was in the end."""
    tables = {kept.name: kept for kept in later if isinstance(kept, Kept)}
    return all(
        tables[kept.name].head == kept.head
        and tables[kept.name].entries[: len(kept.entries)] == kept.entries
        for kept in earlier
        if isinstance(kept, Kept)
    )


def test_backups_while_games_are_played(tmp_path: Path) -> None:
    """Each is the house of one moment, and no game waits for it."""
    home = Home(tmp_path / "home")
    files = [tmp_path / f"{number}.jsonl.gz" for number in range(3)]
    with home.open() as house, ThreadPoolExecutor(1) as beside:
        ann, table = house.one()
        ann.lay(chairs=("luck", "greed"))
        writing = beside.submit(
            lambda: [stolik("backup", file, "--folder", home.folder).code for file in files]
        )
        while not writing.done():
            plays_on(ann, table, is_over)
            table = ann.done("POST", f"/api/tables/{table}/rematch")["table"]
            ann.sit(table, 0)
            ann.sit(table, 1)
        assert writing.result() == [0, 0, 0]
    found: list[Sequence[Line]] = [lines_of(file)[2:-1] for file in files]
    for number, file in enumerate(files):
        copy = Home(tmp_path / f"copy {number}")
        copy.restored(file)
        assert all_in(copy.place) == found[number]
    for earlier, later in pairwise([*found, all_in(home.place)]):
        assert went_on(later, earlier)
    assert found[0] != found[1] != found[2]


def moved_on(house: House, cookie: str, table: str, token: str) -> int:
    """Let the old guest look and move, and whoever has the token of the other seat too."""
    ann = house.guest()
    ann.http.cookies.set(COOKIE, cookie)
    assert ann.done("GET", "/api/me")["name"] == "Ann"
    ben = house.guest()
    ben.http.headers["x-seat-token"] = token
    for _ in range(6):
        seen = ann.look(table)
        mover = (ann, ben)[owing(seen)[0]]
        assert mover.move(table, owing(seen)[0]).status_code == 200
    return int(ann.look(table)["number"])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_game_goes_on_in_another_house(
    kind: str, tmp_path: Path, file: Path, request: pytest.FixtureRequest
) -> None:
    """With the cookie that the guest has, and the token that was sent by mail."""
    home, other = Home(tmp_path / "home"), Home(tmp_path / "other")
    with home.open() as house:
        ann, ben, table = house.two()
        ann.sit(ann.lay().name, 0)
        token = ben.done("GET", f"/api/tables/{table}/seats/1/invitation")["token"]
        plays = {0: ann, 1: ben}
        for _ in range(4):
            seat = owing(ann.look(table))[0]
            assert plays[seat].move(table, seat).status_code == 200
        number, cookie = ann.look(table)["number"], ann.cookie
        home.saved(file)
    database = "" if kind == "sqlite" else str(request.getfixturevalue("database"))
    other.restored(file, *(["--database", database] if database else []))
    mine = tables_of(database or other.place, ann.id)
    assert mine == tables_of(home.place, ann.id)
    assert len(mine) == 2
    with other.open(database=database) as house:
        assert moved_on(house, cookie, table, token) >= number + 6


def test_a_house_that_is_open_is_given_its_tables(tmp_path: Path, home: Home, file: Path) -> None:
    """They are seen at once, bots go on where nobody looks, and who plays is not disturbed."""
    waiting = Sitting(head_of()).all_sit()
    fill(home.place, Kept("waiting", waiting.head, 1.0, 2.0, False, waiting.stored))
    home.saved(file)
    other = Home(tmp_path / "other")
    with other.open() as house, ThreadPoolExecutor(1) as beside:
        ann, table = house.one()
        assert ann.call("GET", "/api/tables/waiting").status_code == 404
        bringing = beside.submit(stolik, "restore", file, "--folder", other.folder)
        plays_on(ann, table, is_over)
        assert bringing.result().code == 0
        assert ann.look("waiting")["phase"] == "playing"
        number = len(begun().entries)
        asyncio.run(until(lambda: len(house.stored("begun")[1]) > number))
        moved = house.stored("begun")[1][number]
        assert isinstance(moved, Moved)
        assert moved.by == "greed"
        assert other.secret != SECRET
