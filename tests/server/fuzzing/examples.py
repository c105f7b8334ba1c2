"""What is right: calls, windows' messages, and every kind of file that a house reads.

Where something stands in them that only an open house knows, a mark stands instead.
"""

import gzip
import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

import stolik
from stolik.core import Chance
from stolik.games import campaigns_of, catalogue
from stolik.server.http.routes import CALLS, Call
from stolik.server.store.backup import FORMAT, Line, Tally, Title
from stolik.server.store.port import Kept, Known

from ..sitting import head_of, laid  # noqa: TID252 - as the other tests do

GAMES = Path(stolik.__file__).parent / "games"
ROSTER = ["Ann", "Ben"]
TABLES = ("@@gathering", "@@playing", "@@over")
MARKS = (*TABLES, "@@campaign", "@@code", "@@token", "@@move")
QUESTION = "@@question"
"""Of the table that is played at: a number, where all other marks are words."""
SMALL = 4500
"""Letters of a file that is worth changing: what is longer takes longer and shows no more."""

SAID: tuple[dict[str, Any], ...] = (
    {"type": "hello", "since": 0, "tokens": []},
    {
        "type": "hello",
        "since": 2,
        "tokens": ["@@token"],
        "letters": {"columns": 80, "language": "en"},
    },
    {"type": "move", "id": "1", "seat": 0, "question": 2, "move": "x"},
    {"type": "ask", "id": "2", "seat": 0, "what": "undo", "moves": 0},
    {"type": "answer", "id": "3", "seat": 1, "yes": True, "question": 2},
    {"type": "say", "id": "4", "seat": 0, "phrase": "hello"},
    {"type": "ping"},
)
"""What a window may say."""


def hits(question: Any, token: str, move: str = "x") -> dict[str, Any]:
    """Return the fields without which nothing is read any further."""
    return {
        "name": "Ann",
        "seat": 0,
        "question": question,
        "token": token,
        "move": move,
        "id": "1",
        "game": "stickers",
        "chairs": ["", ""],
        "stand_in": "luck",
        "roster": ROSTER,
        "players": ROSTER,
        "bots": ["", "luck"],
        "evenings": 0,
        "what": "undo",
        "yes": True,
        "phrase": "hello",
        "luck": "any words",
        "pace": {"bank": 60, "increment": 5},
    }


FIELDS = hits(QUESTION, "@@token", "@@move")
PIECES = {
    "table": TABLES,
    "campaign": ("@@campaign",),
    "game": ("geroychiki", "rally"),
    "seat": ("0", "1"),
    "step": ("0", "3"),
    "evening": ("1",),
    "code": ("@@code",),
}
"""What may stand in an address."""
ASKED = {
    "since": ("0", "2", "mine"),
    "wait": ("0", "20"),
    "at": ("0", "3"),
    "columns": ("80",),
    "lang": ("en", "ru"),
    "move": ("A1.1 left",),
}
"""What may stand behind it."""


def body_of(call: Call) -> dict[str, Any]:
    """Return a message that a call takes, with all of its fields that mean something."""
    if call.takes is None:
        return {}
    names = (field.encode_name for field in msgspec.structs.fields(call.takes))
    return {name: FIELDS[name] for name in names if name in FIELDS}


BODIES = [(call, body_of(call)) for call in CALLS]


@cache
def boxes() -> list[tuple[str, str]]:
    """Return component files, each with a game that it is made for."""
    names = {"stickers": "stickers", "hercules": "cards", "shelf": "cards", "rally": "tiles"}
    keys = {"stickers": "stickers", "hercules": "hercules", "shelf": "geroychiki", "rally": "rally"}
    return [
        (keys[folder], (files(f"stolik.games.{folder}") / f"{name}.toml").read_text("utf-8"))
        for folder, name in names.items()
    ]


@cache
def records() -> list[dict[str, Any]]:
    """Return games that were played."""
    found = sorted(GAMES.glob("*/tests/records/*.json"))
    texts = [path.read_text("utf-8") for path in found]
    return [json.loads(text) for text in texts if len(text) < SMALL]


@cache
def saved() -> list[dict[str, Any]]:
    """Return campaigns: one that has just begun, and one after an evening."""
    rules = campaigns_of("stickers")
    new = rules.new("luck", ROSTER, {}, None)
    (file,) = (GAMES / "stickers/tests/campaigns").glob("fifteen*.json")
    after = rules.until(rules.read(file.read_text("utf-8")), 1)
    return [json.loads(rules.write(each)) for each in (new, new, after)]


@cache
def kept() -> list[Line]:
    """Return all that a small house keeps."""
    lines: list[Line] = [Title(FORMAT, 1000.0)]
    for game in sorted(catalogue()):
        sitting = laid(game)
        luck = Chance(game)
        for _ in range(6):
            sitting.next_move(luck)
        lines.append(Kept(f"t-{game}", sitting.head, 1000.0, 1001.0, True, sitting.stored))
    head = msgspec.json.encode(head_of()).decode().replace("geroychiki", "chess")
    lines.append(Kept("t-zzz", head, 1.0, 2.0, False, ["[]"]))
    lines += [Known("ann", "Аня", ["t-zzz", "t-rally"]), Known("ben", "Ben", [])]
    return lines


def backup(lines: list[bytes], *, packed: bool) -> bytes:
    """Return lines as a file that ends as it should, whatever they are."""
    tally = Tally()
    for line, text in zip([*kept(), *[kept()[0]] * len(lines)], lines, strict=False):
        tally.take(line, text)
    whole = b"".join([*lines, msgspec.json.encode(tally.end()) + b"\n"])
    return gzip.compress(whole, 1, mtime=0) if packed else whole
