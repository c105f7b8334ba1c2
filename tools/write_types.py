"""Writes the client's types: what it sends, what it is told, what each game shows.

    python tools/write_types.py

They are read from the Python that sends and receives them, so nothing is written twice; a test
fails when `web/src/wire.ts` is not what would be written now.
"""
# ruff: noqa: INP001 - a script, not a package

import ast
import inspect
import json
from itertools import pairwise
from pathlib import Path
from textwrap import indent
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NewType,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct

from stolik.bots import company
from stolik.games import campaigns, catalogue
from stolik.server.campaigns import answers as of_campaigns
from stolik.server.campaigns import messages as to_campaigns
from stolik.server.http import answers as of_the_house
from stolik.server.tables import answers, messages

WIRE = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Written by `nox -s types` from what Python sends and receives: change it there.\n"
PLAIN: dict[Any, str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
    Any: "unknown",
}
GAMES = "stolik.games."


class Writer:
    """Writes kinds one by one, and with each what it is made of."""

    def __init__(self) -> None:
        """Begin with nothing written."""
        self.written: dict[str, dict[str, str]] = {}
        """By room, the house's own without a name, and by their own names."""

    def spelled(self, kind: Any) -> str:
        """Return how TypeScript spells a kind."""
        origin, parts = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if origin is Literal:
            return " | ".join(json.dumps(part) for part in parts)
        if origin in (Union, UnionType):
            return " | ".join(self.spelled(part) for part in parts)
        if origin is dict:
            return f"Record<{self.spelled(parts[0])}, {self.spelled(parts[1])}>"
        if origin is list:
            item = self.spelled(parts[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        return self.named(kind)

    def named(self, kind: Any) -> str:
        """Return the name of a kind of our own, and see to it that it is written."""
        room, name = room_of(kind), kind.__name__
        there = self.written.setdefault(room, {})
        if name not in there:
            there[name] = ""  # a phrase may hold phrases
            there[name] = self.definition(kind)
        return f"{room}.{name}" if room else name

    def definition(self, kind: Any) -> str:
        """Return what a kind is."""
        if isinstance(kind, NewType):
            return f"export type {kind.__name__} = {self.spelled(kind.__supertype__)};\n"
        told = remarks(kind)
        lines = [f"  type: {tag_of(kind)};\n"] if tag_of(kind) else []
        for name, part in get_type_hints(kind).items():
            mark = "" if name in required(kind) else "?"
            lines.append(f"{remark(told.get(name), '  ')}  {name}{mark}: {self.spelled(part)};\n")
        head = remark(inspect.getdoc(kind), "")
        return f"{head}export interface {kind.__name__} {{\n{''.join(lines)}}}\n"

    def union(self, name: str, kinds: Any) -> None:
        """Write something that is one of several."""
        either = " | ".join(self.named(kind) for kind in get_args(kinds))
        self.written[""][name] = f"export type {name} = {either};\n"


def room_of(kind: Any) -> str:
    """Return where a kind is at home: games use the same names for different things."""
    module = str(kind.__module__)
    return module.removeprefix(GAMES).rpartition(".")[0] if module.startswith(GAMES) else ""


def required(kind: Any) -> frozenset[str]:
    """Return the parts that are always there."""
    if is_typeddict(kind):
        return frozenset(kind.__required_keys__)
    names: tuple[str, ...] = kind.__struct_fields__
    return frozenset(names[: len(names) - len(kind.__struct_defaults__)])


def tag_of(kind: Any) -> str:
    """Return the word that tells a message from others, if it has one."""
    tag = kind.__struct_config__.tag if isinstance(kind, type) and issubclass(kind, Struct) else ""
    return f'"{tag}"' if tag else ""


def remarks(kind: Any) -> dict[str, str]:
    """Return what the source says about each part, its own and its forebears'."""
    found: dict[str, str] = {}
    for base in filter(is_typeddict, getattr(kind, "__orig_bases__", ())):
        found |= remarks(base)
    (body,) = ast.parse(inspect.getsource(kind)).body
    for part, after in pairwise(vars(body)["body"]):
        if isinstance(part, ast.AnnAssign) and isinstance(after, ast.Expr):
            found[vars(part.target)["id"]] = vars(after.value)["value"]
    return found


def remark(text: str | None, margin: str) -> str:
    """Return a text as a comment."""
    return f"{margin}/** {' '.join(text.split())} */\n" if text else ""


def types() -> str:
    """Return the whole file."""
    writer = Writer()
    for module in (messages, to_campaigns, answers, of_campaigns, of_the_house):
        for kind in vars(module).values():
            if inspect.isclass(kind) and kind.__module__ == module.__name__:
                writer.named(kind)
    writer.union("FromWindow", messages.FromWindow)
    writer.union("ToWindow", answers.ToWindow)
    views = {
        f'"{key}"': writer.named(get_type_hints(game.view)["return"])
        for key, game in catalogue().items()
    }
    told = {
        f'"{key}"': writer.named(get_type_hints(rules.view)["return"])
        for key, rules in campaigns().items()
    }
    folders = {
        f'"{key}"': f'"{game.package.removeprefix(GAMES)}"' for key, game in catalogue().items()
    }
    seats = {f'"{key}"': str(list(game.seats)) for key, game in catalogue().items()}
    ages = {f'"{key}"': str(game.age) for key, game in catalogue().items()}
    met = {f'"{key}"': f'"{company(game)}"' for key, game in catalogue().items()}
    lines = [
        HEAD,
        "/** The protocol that the house speaks, and so does whoever is built with it. */",
        f"export const PROTOCOL = {messages.PROTOCOL};\n",
        *(in_room(room, kinds) for room, kinds in writer.written.items()),
        f"/** What each game shows. */\nexport interface Views {braced(views, ';')}\n",
        f"/** What is told of campaigns. */\nexport interface CampaignViews {braced(told, ';')}\n",
        "/** The folder of each game: its words and its renderer. */",
        f"export const FOLDERS: Record<string, string> = {braced(folders, ',')};\n",
        "/** With how many each game is played. */",
        f"export const SEATS: Record<string, readonly number[]> = {braced(seats, ',')};\n",
        "/** From how many years on. */",
        f"export const AGES: Record<string, number> = {braced(ages, ',')};\n",
        "/** The bot that people meet who chose nobody. */",
        f"export const COMPANY: Record<string, string> = {braced(met, ',')};\n",
    ]
    return "\n".join(lines)


def in_room(room: str, kinds: dict[str, str]) -> str:
    """Return what is at home in one place."""
    inside = "\n".join(kinds.values())
    return f"export namespace {room} {{\n{indent(inside, '  ')}}}\n" if room else inside


def braced(pairs: dict[str, str], end: str) -> str:
    """Return names with what they stand for, one a line."""
    lines = (f"  {name}: {value}{end}\n" for name, value in pairs.items())
    return f"{{\n{''.join(lines)}}}"


if __name__ == "__main__":
    WIRE.write_text(types(), "utf-8")
