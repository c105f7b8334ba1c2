"""What the documentation prints is true."""

import re
from pathlib import Path

from stolik.core import read_record, replay
from stolik.games import game_of

DOCS = Path(__file__).parents[1] / "docs"


def test_the_printed_record_is_a_game() -> None:
    """It can be replayed, move by move."""
    printed = re.search(r"```json\n(.*?)```", (DOCS / "records.md").read_text("utf-8"), re.DOTALL)
    assert printed
    record = read_record(printed[1])
    assert len(list(replay(game_of(record), record))) == 3
