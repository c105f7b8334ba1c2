"""What the documentation prints is true."""

import re
import tomllib
from pathlib import Path

from stolik.core import read_record, replay
from stolik.games import game_of

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def test_the_printed_record_is_a_game() -> None:
    """It can be replayed, move by move."""
    printed = re.search(r"```json\n(.*?)```", (DOCS / "records.md").read_text("utf-8"), re.DOTALL)
    assert printed
    record = read_record(printed[1])
    assert len(list(replay(game_of(record), record))) == 3


def test_the_picture_of_the_floors_is_the_contract() -> None:
    """From the top down; the contract itself says that no folder of the server is left out."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (floors,) = (
        each["layers"] for each in told["contracts"] if each.get("containers") == ["stolik.server"]
    )
    picture = (DOCS / "server.md").read_text("utf-8").split("## How it is built")[1].split("```")[1]
    assert re.findall(r"^(\w+(?: \| \w+)?) ", picture, re.MULTILINE) == floors


def test_where_a_move_goes_is_there() -> None:
    """Every file on its way is one of the server's."""
    told = (DOCS / "server.md").read_text("utf-8").split("## How it is built")[1]
    files = re.findall(r"^\| `([\w/]+\.py)` \|", told, re.MULTILINE)
    assert len(files) == 7
    assert all((ROOT / "src/stolik/server" / file).is_file() for file in files)
