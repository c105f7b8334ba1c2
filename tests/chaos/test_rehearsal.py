"""A rehearsal of the chaos: a few rounds in a small town, and the figures that come of them."""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.chaos.__main__ import arguments
from tests.chaos.disks import Disk, small_disk
from tests.chaos.faults import faults_of, in_random_order
from tests.chaos.figures import MOST, holds, table, write_into
from tests.chaos.guests import pauses
from tests.chaos.judging import Fault
from tests.chaos.rounds import Round, evening

PLACES = 3
pytestmark = [  # lines are cut in the middle of being opened
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def folder() -> Iterator[Path]:
    """Return a folder that PostgreSQL may enter, which never runs as root."""
    with TemporaryDirectory(prefix="chaos-") as place:
        Path(place).chmod(0o755)
        yield Path(place)


async def rehearse(
    store: str, folder: Path, disk: Disk | None, faults: Sequence[str] | None = None
) -> None:
    """Let each of the faults come once; nothing is lost, doubled or told differently.

    How long play waits is not looked at: the machine may be busy.
    """
    async with evening(store, folder, disk, "rehearsal", PLACES) as night:
        rounds = [await night.round(fault) for fault in faults or faults_of(night.house)]
        last = await night.judge(everything=True)
        assert [fault for each in rounds for fault in each.found] + last == []
        assert night.town.strange == []
        assert all(each.moves for each in rounds)


def test_on_a_file(folder: Path) -> None:
    """A node is killed, and its clock leaps."""
    faults = ["`kill -9` of a node", "a clock that leaps an hour"]
    asyncio.run(rehearse("sqlite", folder, None, faults))


@pytest.mark.thorough
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_everything_fails_once(folder: Path, store: str) -> None:
    """On either database, and on a disk that can be filled up where one can be mounted."""
    with small_disk(folder / "disk") as disk:
        asyncio.run(rehearse(store, folder, disk))


def test_every_fault_comes_as_often_as_the_others() -> None:
    """In another order every time, but the same for the same seed."""
    one, same, other = (
        in_random_order(["a", "b", "c"], 10, Random(seed))  # noqa: S311 - of a test
        for seed in (1, 1, 2)
    )
    assert one == same != other
    assert sorted(Counter(one).values()) == [3, 3, 4]


def test_a_fault_that_is_none_is_told_with_those_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And whoever asks for help reads them."""
    for asked, status in (("--fault=nosuch", 2), ("--help", 0)):
        monkeypatch.setattr(sys, "argv", ["chaos", asked])
        with pytest.raises(SystemExit) as left:
            arguments()
        assert left.value.code == status
        assert "a slow reader" in "".join(capsys.readouterr())


def test_nobody_waits_longer_between_tries_than_play_may_take() -> None:
    """The pauses are those of the real client."""
    waits = pauses(Random(1))  # noqa: S311 - of a test
    assert max(next(waits) for _ in range(1000)) < MOST


def round_of(fault: str, waited: float = 0.3, *found: Fault) -> Round:
    """Return what may have come of a round."""
    return Round(fault, 100, waited, "a table", list(found))


def test_what_must_hold() -> None:
    """No fault at all, and play goes on in time."""
    lost = Fault("unfair", "table", "a bot has taken over")
    assert holds([round_of("nothing"), round_of("nothing", MOST)])
    assert not holds([round_of("nothing"), round_of("nothing", MOST + 0.1)])
    assert not holds([round_of("nothing", 0.3, lost)])


def test_the_table_of_figures(tmp_path: Path) -> None:
    """A line for each fault and one for all, written between the marks of a page."""
    lost, doubled = (Fault(kind, "table", "move") for kind in ("lost", "doubled"))
    rounds = [round_of("b", 0.5), round_of("a", 1.25, lost, doubled, lost), round_of("b", 0.1)]
    text = table(rounds)
    assert text.splitlines()[2:] == [
        "| a | 1 | 100 | 2 | 1 | 0 | 1.2 s |",
        "| b | 2 | 200 | 0 | 0 | 0 | 0.5 s |",
        "| **all** | 3 | 300 | 2 | 1 | 0 | 1.2 s |",
    ]
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- figures: sqlite -->\nold\n<!-- end -->\nafter\n", "utf-8")
    write_into(page, "sqlite", text)
    assert page.read_text("utf-8") == (
        f"before\n<!-- figures: sqlite -->\n{text}\n<!-- end -->\nafter\n"
    )
    with pytest.raises(ValueError, match="no '<!-- figures: postgresql -->'"):
        write_into(page, "postgresql", text)
