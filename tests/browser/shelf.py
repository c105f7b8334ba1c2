"""Plays the shelf game as people do: by what they see can be done."""

from playwright.sync_api import Locator

from .people import Person

TAKEN = "[data-take]"
"""A card that is lifted: it can be taken."""
PLACES = "[data-allowed], [data-loose]"
"""Where it can go."""


def take(person: Person, which: int = 0) -> Locator:
    """Click a card that can be taken, and return where it can go."""
    person.page.locator(TAKEN).first.wait_for()
    cards = person.page.locator(TAKEN)
    cards.nth(which % cards.count()).click()
    places = person.page.locator(PLACES)
    places.first.wait_for()
    return places


def turn(person: Person, number: int = 0) -> None:
    """Take a card and put it somewhere, and wait until everybody was told."""
    before = person.last["number"]
    places = take(person, number)
    places.nth(number % places.count()).click()
    person.await_news(before)


def play(person: Person, most: int = 1000) -> int:
    """Play on to the end, or so many turns; return how many there were."""
    turns = 0
    while turns < most and person.await_turn():
        turn(person, turns)
        turns += 1
    return turns
