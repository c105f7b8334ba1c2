"""Feeding a house: one input after another, each with what it took, until something is wrong."""

import asyncio
import json
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from .inputs import Input
from .place import Fault, Place, furnished

ROOT = Path(__file__).parents[3]
SLOW = 1.0
"""Seconds of the processor for one answer that are too many."""
FAT = 200
"""Megabytes that one input may not take."""
MEMORY = Path("/dev/shm")  # noqa: S108 - in memory, where there is such a place: disks are slow
MEGABYTE = 1024 if sys.platform != "darwin" else 1024 * 1024


class Fed(NamedTuple):
    """What came of one input."""

    outcome: str
    """Accepted, refused, or nothing: then there is a fault."""
    seconds: float
    megabytes: float
    fault: str = ""


Tell = Callable[[Input, Fed], None]


def peak() -> float:
    """Return the most memory that this process has ever had, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEGABYTE


async def fed(place: Place, given: Input) -> Fed:
    """Give the house one input, and measure; whatever is raised is a fault of the house."""
    before, began = peak(), time.process_time()
    outcome = fault = ""
    try:
        outcome = await place.feed(given)
        await place.check()
    except Exception as raised:  # noqa: BLE001 - that is what is looked for
        fault = described(raised)
    seconds, megabytes = time.process_time() - began, peak() - before
    if seconds > SLOW:
        fault = fault or f"it took {seconds:.1f} s of the processor"
    if megabytes > FAT:
        fault = fault or f"it took {megabytes:.0f} MB"
    return Fed("" if fault else outcome, seconds, megabytes, fault)


def described(raised: Exception) -> str:
    """Say what was raised, and where."""
    if isinstance(raised, Fault):
        return str(raised)
    trace = raised.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" ({inside(trace.tb_frame.f_code)}:{trace.tb_lineno})"
    return f"{type(raised).__name__}: {str(raised)[:300]}{where}"


def inside(code: CodeType) -> str:
    """Return the file of some code as it is called in every checkout."""
    path = Path(code.co_filename)
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name


def feed_all(inputs: Iterable[Input], tell: Tell = lambda *_: None) -> str:
    """Feed a fresh house until something is wrong; return what, or nothing."""

    async def feed(folder: Path) -> str:
        async with furnished(folder) as place:
            for given in inputs:
                found = await fed(place, given)
                tell(given, found)
                if found.fault:
                    return found.fault
        return ""

    where = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=where, ignore_cleanup_errors=True) as folder:
        return asyncio.run(feed(Path(folder)))


# What was found, as files


def kept_as(inputs: list[Input], fault: str) -> str:
    """Return what was found, as it is kept."""
    return (
        json.dumps({"fault": fault, "inputs": [asdict(each) for each in inputs]}, indent=1) + "\n"
    )


def found_in(file: Path) -> list[Input]:
    """Return what was kept."""
    whole: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return [Input(**each) for each in whole["inputs"]]
