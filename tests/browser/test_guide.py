"""Somebody new: the guide by tapping and by keyboard, and the live pictures in the rules."""

import pytest
from playwright.sync_api import Browser, Locator

from tests.cases import long
from tests.server.house import House

from .looking import hindrances, stands_out, too_small
from .people import Person, person

NOTE = ".says .note"
ON = ".ways .forth.main"
"""The way on, where there is nothing to do but to look."""
POINTED = "button.marked[data-card]"
ADVISED = "button.advised"
PLACE = ".tabletop > header > p"
FAR = 80


def open_guide(ann: Person, game: str) -> None:
    """Begin the guide to a game."""
    ann.go(f"/games/{game}/guide")
    ann.page.locator(NOTE).wait_for()


def is_at_the_end(ann: Person) -> bool:
    """Tell whether the guide has no more to say."""
    return bool(ann.page.locator("#guide-end").count())


def go_on(ann: Person) -> str:
    """Do what the guide asks for, or go on; return what was done."""
    before = ann.page.locator(PLACE).inner_text()
    ann.until(lambda: ann.page.locator(f"{ON}, {POINTED}").count())
    if ann.page.locator(ON).count():
        ann.page.locator(ON).click()
        done = "look"
    else:
        ann.page.locator(POINTED).click()
        ann.page.locator(ADVISED).click()
        done = "do"
    ann.until(lambda: is_at_the_end(ann) or ann.page.locator(PLACE).inner_text() != before)
    return done


def looks_well(ann: Person) -> bool:
    """Hold the page to what every page is held to."""
    assert stands_out(ann.page) == []
    assert too_small(ann.page) == []
    assert hindrances(ann.page) == []
    return True


@pytest.mark.parametrize(
    ("game", "width", "language"),
    [
        ("geroychiki", 360, "ru"),
        long("toy-story-4", 1280, "en"),
    ],
)
def test_a_guide_is_followed_to_a_table_of_ones_own(
    browser: Browser, house: House, game: str, width: int, language: str
) -> None:
    """By touching what is pointed at; then one click lays a table."""
    with person(browser, house.url, width, language) as ann:
        open_guide(ann, game)
        done: list[str] = []
        while not is_at_the_end(ann):
            if len(done) % 4 == 0:
                looks_well(ann)
            done.append(go_on(ann))
        assert done.count("do") > 5
        looks_well(ann)
        ann.click("guided-play")
        assert ann.table


def test_the_guide_by_keyboard(browser: Browser, house: House) -> None:
    """A new note is in focus where something is to be done; arrows lead on from it to the cards."""
    with person(browser, house.url, 768, "en") as ann:
        keys = ann.page.keyboard
        open_guide(ann, "geroychiki")
        tab_to(ann, ON)
        keys.press("Enter")
        ann.page.locator(POINTED).wait_for()
        ann.until(lambda: is_on(ann, ".says"))
        keys.press("ArrowUp")
        tab_to(ann, POINTED)
        keys.press("Enter")
        ann.until(lambda: is_on(ann, ADVISED))
        keys.press("Enter")
        ann.until(lambda: ann.page.locator(PLACE).inner_text().startswith("3 "))
        assert is_on(ann, ".says")


def is_on(ann: Person, what: str) -> bool:
    """Tell whether the next key goes to such a thing."""
    return bool(ann.page.evaluate("what => document.activeElement.matches(what)", what))


def tab_to(ann: Person, what: str) -> None:
    """Go on from one thing to the next."""
    for _ in range(FAR):
        if is_on(ann, what):
            return
        ann.page.keyboard.press("Tab")
    raise AssertionError(f"{what} is out of reach")


def test_what_the_guide_did_not_ask_for(browser: Browser, house: House) -> None:
    """Another move is answered kindly, an illegal one by its rule; one may go back."""
    with person(browser, house.url, 768, "ru") as ann:
        open_guide(ann, "geroychiki")
        ann.page.locator(ON).click()
        ann.page.locator("[data-card='A4.1']").click()
        ann.page.locator("[data-place='A4.1 start']").click()
        ann.page.locator(".says .answer").wait_for()
        assert ann.page.locator(PLACE).inner_text().startswith("2 ")
        ann.page.locator("[data-card='C3.4']").click()
        link = ann.page.locator("a[href='/games/geroychiki/rules#SH-6']")
        link.wait_for()
        ann.click("guided-do-it")
        ann.until(lambda: ann.page.locator(PLACE).inner_text().startswith("3 "))
        ann.until(lambda: not ann.page.locator("button[data-card='B3.3']").count())
        ann.click("guided-back")
        ann.until(lambda: ann.page.locator(PLACE).inner_text().startswith("2 "))
        ann.page.locator(POINTED).wait_for()


def test_who_loads_the_guide_anew_goes_on_there(browser: Browser, house: House) -> None:
    """At the same step; another tab begins at the first."""
    with person(browser, house.url) as ann, person(browser, house.url) as ben:
        open_guide(ann, "geroychiki")
        first = ann.page.locator(PLACE).inner_text()
        for _ in range(2):
            go_on(ann)
        place = ann.page.locator(PLACE).inner_text()
        note = ann.page.locator(NOTE).inner_text()
        ann.page.reload()
        ann.page.locator(NOTE).wait_for()
        assert ann.page.locator(PLACE).inner_text() == place != first
        assert ann.page.locator(NOTE).inner_text() == note
        open_guide(ben, "geroychiki")
        assert ben.page.locator(PLACE).inner_text() == first


def test_a_game_without_a_guide_says_so(browser: Browser, house: House) -> None:
    """And shows another way."""
    with person(browser, house.url, 768, "ru") as ann:
        ann.expected = ("404",)
        ann.go("/games/no-such-game/guide")
        ann.see("guided-missing")


@pytest.mark.parametrize(
    ("game", "width"),
    [("geroychiki", 360), long("toy-story-4", 1280)],
)
def test_the_pictures_of_the_rules_are_live(
    browser: Browser, house: House, game: str, width: int
) -> None:
    """Each goes on frame by frame and begins anew, and its caption with it."""
    with person(browser, house.url, width, "en") as ann:
        ann.go(f"/games/{game}/rules")
        ann.page.locator("figure").first.wait_for()
        figures = ann.page.locator("figure").all()
        assert len(figures) >= 8
        for figure in figures:
            if figure.get_by_role("button").count():
                assert shown_in(figure) > 1
        looks_well(ann)


def shown_in(figure: Locator) -> int:
    """Look at every frame of a picture until it begins anew; return how many captions it has."""
    captions: list[str] = []
    while (caption := figure.get_by_role("status").inner_text()) not in captions:
        captions.append(caption)
        figure.get_by_role("button").click()
    assert caption == captions[0]
    return len(captions)
