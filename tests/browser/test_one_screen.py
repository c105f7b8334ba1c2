"""Several people at one screen: it is passed on, and nobody sees the other's hand."""

import pytest
from playwright.sync_api import Browser

from tests.server.house import House

from .people import Person, own, person
from .shelf import turn

HIDDEN = "hercules"
"""A game of hidden hands."""


def lay(ann: Person, game: str) -> None:
    """Lay a table for two at this screen."""
    ann.go(f"/games/{game}?way=near")
    ann.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ann.click("lay-begin")
    ann.until(lambda: ann.last["phase"] == "playing")


@pytest.mark.thorough
def test_a_game_of_open_cards(browser: Browser, house: House) -> None:
    """There is nothing to hide: the screen turns to whoever is to move, to the very end."""
    with person(browser, house.url, 768) as ann:
        lay(ann, "geroychiki")
        moved = set()
        while ann.await_turn():
            last = ann.last
            asked = next(view["seat"] for view in own(last) if last["seats"][view["seat"]]["owes"])
            moved.add(asked)
            turn(ann)
            assert not ann.page.get_by_text(ann.t("curtain-about")).count()
        assert moved == {0, 1}
        ann.see("result-again")


def test_the_curtain(browser: Browser, house: House) -> None:
    """Behind it nothing is drawn at all; then the hand of whoever looks, and no other."""
    with person(browser, house.url, 360) as ann:
        lay(ann, HIDDEN)
        ann.see("curtain-about")
        first, second = (seat["name"] for seat in ann.last["seats"])
        assert ann.page.get_by_text(ann.t("table-board")).count() == 0
        ann.click("curtain-look", seat=first)
        ann.page.get_by_role("heading", name=ann.t("table-board")).wait_for()
        seen = ann.page.locator("main").inner_text()
        ann.reload()
        ann.see("curtain-about")
        assert ann.page.get_by_text(ann.t("curtain-pass", seat=second)).count() == 0
        ann.click("curtain-look", seat=first)
        ann.page.get_by_role("heading", name=ann.t("table-board")).wait_for()
        ann.until(lambda: ann.page.locator("main").inner_text() == seen)


def test_playing_openly(browser: Browser, house: House) -> None:
    """Whoever has no secrets from each other does without the curtain, after a reload too."""
    with person(browser, house.url, 360) as ann:
        lay(ann, HIDDEN)
        ann.click("curtain-open")
        ann.page.get_by_role("heading", name=ann.t("table-board")).wait_for()
        ann.reload()
        ann.page.get_by_role("heading", name=ann.t("table-board")).wait_for()
        assert ann.page.get_by_text(ann.t("curtain-about")).count() == 0
