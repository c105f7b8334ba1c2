"""The table of figures: what every fault led to, ready to be pasted."""

import re
from collections.abc import Sequence
from pathlib import Path

from tests.chaos.judging import Kind
from tests.chaos.rounds import Round

MOST = 5.0
"""Seconds within which play must go on after whatever failed is back."""
COUNTED: tuple[Kind, ...] = ("lost", "doubled", "told differently")
HEAD = """\
| what failed | rounds | acknowledged moves | lost | doubled | told differently | longest wait |
|---|---:|---:|---:|---:|---:|---:|"""


def holds(rounds: Sequence[Round]) -> bool:
    """Tell whether all that must hold holds."""
    return all(not each.found and each.waited <= MOST for each in rounds)


def table(rounds: Sequence[Round]) -> str:
    """Return a line for each fault, and one for all of them."""
    faults = dict.fromkeys(sorted(each.fault for each in rounds))
    lines = [line(name, [each for each in rounds if each.fault == name]) for name in faults]
    return "\n".join([HEAD, *lines, *([line("**all**", rounds)] if rounds else [])])


def line(name: str, rounds: Sequence[Round]) -> str:
    """Return what one kind of fault led to."""
    kinds = [fault.kind for each in rounds for fault in each.found]
    counted = " | ".join(str(kinds.count(kind)) for kind in COUNTED)
    moves, waited = sum(each.moves for each in rounds), max(each.waited for each in rounds)
    return f"| {name} | {len(rounds)} | {moves:,} | {counted} | {waited:.1f} s |"


def write_into(page: Path, store: str, text: str) -> None:
    """Replace what stands between the two marks of a store."""
    begin, end = f"<!-- figures: {store} -->", "<!-- end -->"
    before = page.read_text("utf-8")
    found = re.compile(f"(?<={re.escape(begin)}\n).*?(?={re.escape(end)})", re.DOTALL)
    if not found.search(before):
        raise ValueError(f"{page} has no '{begin}' with an '{end}' after it")
    page.write_text(found.sub(lambda _: f"{text}\n", before, count=1), "utf-8")
