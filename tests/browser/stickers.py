"""Plays Stickers as people do: by what is asked, and by what they see can be touched."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Position

from .people import Person, own

GAME = "stickers"
TAKEN = ".stickers-game [data-take]"
"""Whatever can be touched now: cards, tokens, clans, people to ask."""
CONFIRM = ".stickers-game [data-confirm]"
"""The gold button."""
SEEN = Position(x=12, y=12)
"""Where something is seen even if it is a card with others on it."""
THINGS = ".tray [data-take]"
"""Bonus and combos that can be used now."""


def view_of(person: Person) -> dict[str, Any]:
    """Return what this person was told last."""
    found: dict[str, Any] = own(person.last)[0]["view"]
    return found


def touch(person: Person, number: int = 0) -> Iterator[Locator]:
    """Say what to touch, one thing after the other, to answer what is asked; a number is a taste.

    Whoever has an odd taste lays small collections, takes what comes last, and asks others.
    """
    view, page = view_of(person), person.page
    if view["phase"] == "collect":
        yield from (
            page.locator(f'.hand [data-card="{code}"]') for code in collection(view, number)
        )
        yield page.locator(CONFIRM)
    elif view["phase"] == "effects":
        yield (
            page.locator(THINGS) if page.locator(THINGS).count() else page.locator(CONFIRM)
        ).first
    elif view["phase"] == "swapping":
        yield page.locator(".rarity [data-take]").first
        yield page.locator(".rarity .partner").first
    elif view["phase"] == "asking":
        yield one_of(page.locator(".asking .seats [data-take]"), number)
        yield one_of(page.locator(".asking .clans [data-take]"), number)
        yield page.locator(CONFIRM)
    else:
        yield one_of(page.locator(".stickers-game button[data-card][data-take]"), number)
        yield page.locator(CONFIRM)


def collection(view: dict[str, Any], number: int) -> list[str]:
    """Return the cards to lay: as many of a clan as there are, or the last of them alone."""
    clans: dict[str, list[str]] = {}
    for card in view["seats"][view["seat"]]["cards"]:
        clans.setdefault(card["clan"], []).append(card["card"])
    most = max(clans.values(), key=len)
    return most[-1:] if number % 2 else most


def one_of(found: Locator, number: int) -> Locator:
    """Return the first or the last, in turn: neither has to be counted first."""
    return found.last if number % 2 else found.first


def answer(person: Person, number: int = 0) -> None:
    """Touch what answers the question, and wait until the whole of it was told to everybody."""
    person.settle()
    before, asked = person.last["number"], view_of(person)["phase"]
    for thing in touch(person, number):
        thing.click(position=SEEN)
    await_answer(person, before, asked)


def await_answer(person: Person, before: int, asked: str) -> None:
    """Wait until an answer was told; a collection is laid card by card."""
    person.await_news(before)
    if asked == "collect":
        person.until(lambda: view_of(person)["phase"] != "collect")


def play(person: Person) -> int:
    """Play on to the end; return how many questions were answered."""
    answers = 0
    while person.await_turn():
        answer(person, answers)
        answers += 1
    return answers
