"""Plays the Labours of Heracles as people do: a half and its place, card by card."""

from collections.abc import Callable
from typing import Any

from .people import Person, own

Move = dict[str, Any]

GAME = "hercules"


def choices(ann: Person) -> list[Move]:
    """Return what can be done now, as the table tells it."""
    (view,) = own(ann.last)
    found: list[Move] = view["view"]["moves"]
    return found


def zeal(move: Move) -> int:
    """Tell how much whoever wants to come to the end likes a move."""
    liked = ("labour", "extra", "keep", "pay", "lay", "visit", "duel", "rob", "take", "replace")
    return liked.index(move["act"]) if move["act"] in liked else len(liked)


def wish(ann: Person) -> Move:
    """Return what somebody does who goes for the labours: the strongest card first."""
    return min(choices(ann), key=lambda move: (zeal(move), move["half"] != "lower"))


def way_to(move: Move) -> list[str]:
    """Return what has to be touched for a move, one thing after the other."""
    act, code, half = move["act"], move["code"], move["half"]
    direct = f'[data-move="{move["move"]}"]'
    face = f'[data-face="{code if half in {None, "whole"} else f"{code} {half}"}"]'
    if act == "labour":
        return [face, f'[data-labour="{move["labour"]}"]']
    if act in {"visit", "take"}:
        return [f'[data-card="{code}"][data-able], {direct}']
    if act in {"pay", "lay", "discard"}:
        whole = f'[data-card="{code}"] [data-face]'
        return [f"{direct}, {whole if half is None else face}"]
    return [direct]


def decided(ann: Person) -> int:
    """Return a number that grows with every decision of one's own, and of nobody else."""
    (view,) = own(ann.last)
    return int(view["decided"])


def make(ann: Person, move: Move) -> None:
    """Make a move by clicking, and wait until it is told: others may be told of before it."""
    before = decided(ann)
    for place in way_to(move):
        ann.page.locator(place).first.click()
    ann.until(lambda: decided(ann) > before)


def play(ann: Person, done_by: Callable[[Person, Move], None] = make) -> set[str]:
    """Play to the end; return what was done on the way."""
    done: set[str] = set()
    while ann.await_turn():
        move = wish(ann)
        done_by(ann, move)
        done.add(move["act"])
    return done
