"""What the house is given: each input made by its number and a seed, to be had again."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from random import Random
from urllib.parse import quote

import msgspec

from .examples import ASKED, BODIES, PIECES, SAID, backup, boxes, kept, records, saved
from .mutating import (
    WORDS,
    changed_bytes,
    changed_json,
    changed_text,
    changed_toml,
    changed_value,
)


@dataclass(frozen=True)
class Input:
    """A call, or what a window says, or a backup; bytes as letters of Latin-1."""

    kind: str
    method: str = "POST"
    path: str = ""
    query: str = ""
    body: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    def written(self) -> str:
        """Return it as a file keeps it."""
        return json.dumps(asdict(self), indent=1)


FORGET = ("DELETE", "/api/me")
"""Seldom: a guest who is forgotten has to come again, and to sit down at tables."""


def bringing(kind: str, path: str, **wanted: object) -> Input:
    """Return a call that brings a file along."""
    return Input(kind, "POST", path, body=as_letters(json.dumps(wanted).encode()))


def as_letters(whole: bytes) -> str:
    """Return bytes as they are kept."""
    return whole.decode("latin-1")


def a_call(luck: Random) -> Input:
    """Return any call, nearly right in its address, what stands behind it, or its message."""
    call, right = luck.choice(BODIES)
    if (call.method, call.path) == FORGET and luck.randrange(10):
        call, right = BODIES[0]
    path = call.path
    for name, pieces in PIECES.items():
        odd = luck.randrange(10) == 0
        piece = quote(luck.choice(WORDS)[:300], errors="replace") if odd else luck.choice(pieces)
        path = path.replace(f"{{{name}}}", piece)
    body = changed_json(luck, right).encode("utf-8", "surrogatepass") if call.takes else b""
    if luck.randrange(20) == 0:
        body = changed_bytes(luck, body)
    return Input("call", call.method, path, query(luck), as_letters(body), headers(luck))


def query(luck: Random) -> str:
    """Return what stands behind an address."""
    names = luck.sample(sorted(ASKED), luck.choice((0, 0, 1, 2)))
    asked = {name: luck.choice(ASKED[name]) for name in names}
    if asked and luck.randrange(3) == 0:
        asked[luck.choice(names)] = luck.choice(WORDS)[:300]
    return "&".join(f"{name}={quote(text, errors='replace')}" for name, text in asked.items())


def headers(luck: Random) -> dict[str, str]:
    """Return what is said beside a call."""
    said = {"accept-language": luck.choice(("ru", "en", "", "xx" * 500))}
    if luck.randrange(3) == 0:
        token = luck.choice(("@@token", changed_text(luck, "@@token"), "x" * 3000))
        said["x-seat-token"] = token.encode("latin-1", "replace").decode("latin-1")
    if luck.randrange(20) == 0:
        said["cookie"] = f"stolik={quote(changed_text(luck, 'guest.signature'), errors='replace')}"
    return said


def a_frame(luck: Random) -> Input:
    """Return what a window says."""
    right = luck.choice(SAID)
    if luck.randrange(4) == 0:
        right = {"type": "move", "id": "m", "seat": 0, "question": "@@question", "move": "@@move"}
    text = changed_json(luck, right)
    kind = luck.choice(("letters", "letters", "bytes"))
    return Input("frame", kind, body=as_letters(text.encode("utf-8", "surrogatepass")))


def a_record(luck: Random) -> Input:
    """Return a table that goes on from a record."""
    whole = luck.choice(records())
    moves = luck.choice((None, None, 0, len(whole["moves"]) // 2))
    if luck.randrange(12) == 0:
        whole = whole | {"components": changed_toml(luck, luck.choice(boxes())[1])}
    else:
        whole = changed_value(luck, whole)
    seats = whole.get("seats")
    chairs = [""] * (seats if isinstance(seats, int) and 0 <= seats <= 8 else 2)
    text = changed_json(luck, whole) if luck.randrange(3) == 0 else json.dumps(whole)
    return bringing("record", "/api/tables", chairs=chairs, record=text, moves=moves)


def a_box(luck: Random) -> Input:
    """Return a table, or a campaign, that is played with the components of an owner."""
    game, right = luck.choice(boxes())
    text = changed_toml(luck, right)
    if game == "stickers" and luck.randrange(3) == 0:
        roster = ["Ann", "Ben"]
        return bringing("box", "/api/campaigns", game=game, roster=roster, components=text)
    return bringing("box", "/api/tables", game=game, chairs=["", ""], components=text)


def a_campaign(luck: Random) -> Input:
    """Return a campaign that was saved."""
    whole = changed_value(luck, luck.choice(saved()))
    text = changed_json(luck, whole) if luck.randrange(4) == 0 else json.dumps(whole)
    return bringing("campaign", "/api/campaigns", record=text)


def a_backup(luck: Random) -> Input:
    """Return a backup: with other lines under a right end, or with other bytes."""
    lines = [msgspec.json.encode(line) + b"\n" for line in kept()]
    at = luck.randrange(len(lines))
    if luck.randrange(4):
        value = changed_json(luck, json.loads(lines[at]))
        lines[at] = value.encode("utf-8", "surrogatepass") + b"\n"
    whole = backup(lines, packed=luck.randrange(3) == 0)
    if luck.randrange(3) == 0:
        whole = changed_bytes(luck, whole)
    return Input("backup", "", body=as_letters(whole))


KINDS: dict[Callable[[Random], Input], int] = {
    a_call: 45,
    a_frame: 25,
    a_record: 10,
    a_box: 8,
    a_campaign: 3,
    a_backup: 9,
}
"""How many of a hundred are of each kind."""


def made(seed: str, number: int) -> Input:
    """Return the input of a number: the same for the same seed, on any machine."""
    luck = Random(f"{seed} {number}")  # noqa: S311 - not to be hidden from anybody
    (kind,) = luck.choices(list(KINDS), list(KINDS.values()))
    return kind(luck)
