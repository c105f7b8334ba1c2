"""A code that one reads out and another types: the shortest way to a table."""

import re
from itertools import product

import pytest
from playwright.sync_api import Browser, Locator

from stolik.words import Words
from tests.cases import cases
from tests.server.house import House

from .looking import hindrances, stands_out, too_small
from .people import LAPTOP, PHONE, WIDTHS, Person, person

GAME = "geroychiki"
CYRILLIC = str.maketrans("ADEFGKLMRTU", "адефгклмрту")
"""What somebody types who hears those letters and has a Russian keyboard."""


def read_out(ann: Person) -> str:
    """Return what is heard when somebody lays a table and reads its code out."""
    ann.go(f"/games/{GAME}?way=link")
    ann.click("lay-begin-link")
    ann.see("lay-code")
    letters = ann.page.get_by_text(re.compile(r"^(\w, ){5}\w$"))
    return str(letters.text_content()).replace(", ", "")


def type_code(ben: Person, code: str) -> None:
    """Type a code on the front page."""
    ben.page.get_by_label(ben.t("front-code")).fill(code)
    ben.click("front-join")


def test_somebody_comes_by_a_code(browser: Browser, house: House) -> None:
    """Typed as it was heard; whoever has come so sits as anybody else does."""
    with person(browser, house.url) as ann, person(browser, house.url, 360) as ben:
        code = read_out(ann)
        assert ann.page.locator(".code .letters").inner_text().replace("\n", "") == code
        assert hindrances(ann.page) == stands_out(ann.page) == []
        ann.click("lay-to-table", "link")
        ann.see("gather-title")
        ann.see("lay-code")
        ben.go()
        type_code(ben, f"{code[:3]} - {code[3:]}".translate(CYRILLIC))
        ben.see("gather-title")
        ben.page.get_by_label(ben.t("gather-name")).fill("Бен")
        ben.click("gather-sit")
        ann.until(lambda: ann.last["phase"] == "playing")
        ben.until(lambda: ben.last["yours"] == [1])  # he looked on until he sat


def edges(part: Locator) -> tuple[float, float]:
    """Return where something begins and ends on the screen, from above."""
    box = part.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def length(ben: Person) -> int:
    """Return how long the page is, from top to bottom."""
    return int(ben.page.evaluate("document.documentElement.scrollHeight"))


def colour(part: Locator, of: str = "color") -> str:
    """Return the colour of something, or of its border."""
    return str(part.evaluate("(part, of) => getComputedStyle(part)[of]", of))


@pytest.mark.parametrize(
    ("width", "language"),
    cases(product(WIDTHS, ("ru", "en")), short=[(PHONE, "ru"), (LAPTOP, "en")]),
)
def test_a_wrong_code(browser: Browser, house: House, width: int, language: str) -> None:
    """What is wrong stands above the field, in its own colour, until the field is emptied."""
    with person(browser, house.url, width, language) as ben:
        ben.expected = ("409",)
        ben.go()
        ben.page.get_by_role("button", name=ben.t("front-name-change")).wait_for()
        before = length(ben)
        type_code(ben, "AAA AAA")
        said = ben.page.get_by_role("alert").filter(
            has_text=Words(language)("refused-no-such-code")
        )
        field = ben.page.get_by_label(ben.t("front-code"))
        said.wait_for()
        ben.settle()
        top, bottom = edges(said)
        assert 0 <= top < bottom <= edges(field)[0] < edges(field)[1] <= WIDTHS[width]
        assert field.get_attribute("aria-invalid") == "true"
        assert hindrances(ben.page) == too_small(ben.page) == stands_out(ben.page) == []
        assert colour(said) == colour(field, "borderTopColor") != colour(field)
        # On a phone the page is longer than the screen anyway.
        assert length(ben) == before or width == PHONE
        field.fill("")
        said.wait_for(state="hidden")
        assert field.get_attribute("aria-invalid") == "false"
