"""Plays the shelf game as people do: by what they see can be done."""

from playwright.sync_api import Locator

from .people import Person

TAKEN = "button.lifted"
"""A card that can be taken: from the middle, or from the own shelves by who is stuck."""
PLACES = "[data-allowed], [data-loose]"
"""Where it can go."""


def take(person: Person, number: int = 0) -> Locator:
    """Click the first card that can be taken, or the last, and return where it can go."""
    person.settle()
    one_of(person.page.locator(TAKEN), number).click()
    places = person.page.locator(PLACES)
    places.first.wait_for()
    return places


def turn(person: Person, number: int = 0) -> None:
    """Take a card and put it somewhere, and wait until everybody was told."""
    before = person.last["number"]
    one_of(take(person, number), number).click()
    person.await_news(before)


def one_of(found: Locator, number: int) -> Locator:
    """Return the first or the last, in turn: neither has to be counted first."""
    return found.last if number % 2 else found.first


def play(person: Person, most: int = 1000) -> int:
    """Play on to the end, or so many turns; return how many there were."""
    turns = 0
    while turns < most and person.await_turn():
        turn(person, turns)
        turns += 1
    return turns
