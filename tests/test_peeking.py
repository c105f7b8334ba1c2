"""The benchmark that says what hidden things are worth, as anybody may run it."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "peeking.py"


def test_the_share_comes_with_its_interval() -> None:
    """A line a game; each deal is played in both seatings."""
    asked = ("--pairs", "1", "--steps", "2", "--games", "geroychiki", "rally")
    done = subprocess.run(
        [sys.executable, SCRIPT, *asked], capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["geroychiki", "rally"]
    assert all("% to " in line and line.endswith("of 2 games") for line in lines)
