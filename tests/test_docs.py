"""What the documentation prints is true."""

import re
import tomllib
from pathlib import Path

import pytest

from stolik.core import read_record, replay
from stolik.games import game_of

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
READMES = {"README.md": "README.ru.md", "README.ru.md": "README.md"}
"""What greets a reader, and where it sends whoever reads the other language."""


def commands(readme: str) -> list[str]:
    """Return the lines that are there to be copied and do more than one thing."""
    lines = (ROOT / readme).read_text("utf-8").splitlines()
    return [line.strip() for line in lines if line.startswith("    ") and "&&" in line]


def test_both_readmes_say_the_same_two_commands() -> None:
    """One opens the house, one tests everything."""
    play, test = commands("README.md")
    assert play == "pip install . && stolik"
    assert test.endswith(" && nox")
    assert commands("README.ru.md") == [play, test]


@pytest.mark.parametrize("readme", READMES)
def test_either_readme_leads_to_what_is_there(readme: str) -> None:
    """First to the other language; every picture and page that it names exists."""
    links = re.findall(r"\]\(([^):#]+)[^)]*\)", (ROOT / readme).read_text("utf-8"))
    assert links[0] == READMES[readme]
    assert [link for link in links if not (ROOT / link).exists()] == []


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
