"""A whole game without a mouse: the front page, the table, the end."""

import pytest
from playwright.sync_api import Browser

from tests.server.house import House

from .people import Person, person
from .shelf import PLACES, TAKEN

GAME = "toy-story-4"
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")
FAR = 60
"""Presses after which nobody would look on for what they want."""


def is_on(somebody: Person, what: str) -> bool:
    """Tell whether the next key goes to such a thing."""
    return bool(somebody.page.evaluate("what => document.activeElement.matches(what)", what))


def tab_to(somebody: Person, what: str) -> int:
    """Go on from one thing to the next; return how many presses it took."""
    for presses in range(FAR):
        if is_on(somebody, what):
            return presses
        somebody.page.keyboard.press("Tab")
    raise AssertionError(f"{what} is out of reach")


@pytest.mark.thorough
def test_a_whole_game_by_keyboard(browser: Browser, house: House) -> None:
    """By Tab and Enter; a card that is taken leads to its places, and a move back to the prompt."""
    with person(browser, house.url) as ann:
        keys = ann.page.keyboard
        ann.go()
        ann.box(GAME).wait_for()
        tab_to(ann, "#main, a[href='#main']")
        tab_to(ann, f"article:has([href='/games/{GAME}']) button")
        keys.press("Enter")
        ann.page.locator(TAKEN).first.wait_for()
        tab_to(ann, TAKEN)
        turns = 0
        while ann.await_turn():
            before = ann.last["number"]
            ann.page.locator(TAKEN).first.wait_for()
            if turns % 2:
                keys.press("ArrowDown")
            tab_to(ann, TAKEN)
            keys.press("Enter")
            ann.until(lambda: is_on(ann, PLACES))
            keys.press("Enter")
            ann.await_news(before)
            turns += 1
        again = ann.page.get_by_role("button", name=ann.t("result-again"), exact=True)
        again.evaluate("button => button.dataset.again = ''")
        tab_to(ann, "[data-again]")
        keys.press("Enter")
        ann.page.locator(TAKEN).first.wait_for()


def leads_on(ann: Person, card: str, arrow: str) -> bool:
    """Tell whether an arrow leads from a card to another one: where they lie, the deal says."""
    ann.page.locator(f"[data-take='{card}']").focus()
    ann.page.keyboard.press(arrow)
    return is_on(ann, f"[data-card]:not([data-take='{card}'])")


def test_a_card_is_put_back(browser: Browser, house: House) -> None:
    """Escape leads back to where it lay; arrows lead from one to the other."""
    with person(browser, house.url) as ann:
        keys = ann.page.keyboard
        ann.go()
        ann.play_now(GAME)
        ann.page.locator(TAKEN).first.wait_for()
        tab_to(ann, TAKEN)
        card = ann.page.evaluate("document.activeElement.dataset.take")
        keys.press("Enter")
        ann.until(lambda: is_on(ann, PLACES))
        keys.press("Escape")
        ann.until(lambda: is_on(ann, f"[data-take='{card}']"))
        # While it comes to lie, everything is somewhere else.
        ann.until(lambda: any(leads_on(ann, card, arrow) for arrow in ARROWS))
        ann.page.keyboard.press("?")
        ann.see("keys")
        keys.press("Escape")
        ann.page.get_by_role("dialog").wait_for(state="hidden")


def test_tab_leads_to_the_cards_first(browser: Browser, house: House) -> None:
    """After a move too, and then to the own shelves; the prompt says that arrows work."""
    with person(browser, house.url) as ann:
        keys = ann.page.keyboard
        ann.go()
        ann.play_now(GAME)
        ann.page.locator(TAKEN).first.wait_for()
        tab_to(ann, TAKEN)
        ann.see("shelf-by-keys")
        before = ann.last["number"]
        keys.press("Enter")
        ann.until(lambda: is_on(ann, PLACES))
        keys.press("Enter")
        ann.await_news(before)
        ann.await_turn()
        assert not is_on(ann, "body")
        keys.press("Tab")
        assert is_on(ann, ".rug button")
        ann.see("shelf-by-keys")
