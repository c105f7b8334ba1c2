"""A rehearsal of the chaos: a few rounds in a small town."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.chaos.disks import Disk, small_disk
from tests.chaos.faults import WITH_SERVER, faults_of, in_random_order
from tests.chaos.figures import HEAD, holds, table, write_into
from tests.chaos.guests import LONGEST_PAUSE, pauses
from tests.chaos.judging import Fault
from tests.chaos.rounds import Round, evening

PLACES = 3


async def rehearse(store: str, faults: Sequence[str], folder: Path, disk: Disk | None) -> None:
    """Let each of the faults come once; nothing is lost, doubled or told differently.

    How long play waits is not looked at: the machine may be busy.
    """
    async with evening(store, folder, disk, "rehearsal", PLACES) as night:
        rounds = [await night.round(store, fault) for fault in faults]
        found = await night.judge(everything=True)
        assert [each for done in rounds for each in done.found] + found == []
        assert night.town.strange == []
        assert all(done.moves for done in rounds)


def test_on_a_file(tmp_path: Path) -> None:
    """A node is killed, and its clock leaps."""
    faults = ["`kill -9` of a node", "a clock that leaps an hour"]
    asyncio.run(rehearse("sqlite", faults, tmp_path, None))
