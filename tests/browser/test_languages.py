"""Russian and English, changed while somebody plays."""

import re

import pytest
from playwright.sync_api import Browser

from tests.cases import long
from tests.server.house import House

from .people import Person, person
from .shelf import TAKEN, turn

KEY = re.compile(r"\b[a-z]+(?:-[a-z]+)+\b")
"""What a word looks like that was not found: its key."""
CYRILLIC = re.compile(r"[А-Яа-яЁё]{2,}")
LATIN = re.compile(r"[A-Za-z]{3,}")
OWN = {"English", "Русский", "Stolik", "Tab", "Enter", "Esc"}
"""Words that are the same everywhere."""


def words(ann: Person) -> str:
    """Return all that can be read, and all that is read out."""
    labels = "[...document.querySelectorAll('[aria-label]')].map(each => each.ariaLabel).join(' ')"
    text = ann.page.locator("body").inner_text()
    return f"{ann.page.title()} {text} {ann.page.evaluate(labels)}"


def check(ann: Person, language: str) -> None:
    """The page is in this language, and in no other."""
    ann.until(lambda: ann.page.locator("html").get_attribute("lang") == language)
    foreign = {"ru": LATIN, "en": CYRILLIC}[language]
    # The words of a game are fetched when they are wanted.
    ann.until(lambda: set(foreign.findall(words(ann))) <= OWN)
    assert not KEY.findall(words(ann))


def choose(ann: Person, language: str) -> None:
    """Change the language in the settings."""
    if not ann.page.get_by_role("button", name=ann.t("settings"), exact=True).is_visible():
        ann.click("table-menu")
    ann.click("settings")
    ann.page.get_by_role("radio", name=ann.t(f"setting-language-{language}")).check()
    ann.language = language
    ann.click("settings-done")


@pytest.mark.parametrize("width", [360, long(1280)])
def test_the_language_is_changed_at_the_table(browser: Browser, house: House, width: int) -> None:
    """Everything there speaks it at once, and after a reload; people keep their names."""
    with person(browser, house.url, width, "en") as ann:
        ann.page.request.put(f"{house.url}/api/me", data={"name": "Аня"})
        ann.go()
        ann.play_now("geroychiki")
        ann.page.locator(TAKEN).first.wait_for()
        turn(ann)
        ann.await_turn()
        choose(ann, "ru")
        ann.page.keyboard.press("Escape")
        check(ann, "ru")
        ann.reload()
        ann.page.locator(TAKEN).first.wait_for()
        check(ann, "ru")


@pytest.mark.parametrize("path", ["/", "/games/geroychiki", "/rules", "/about"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_pages_speak_one_language(browser: Browser, house: House, path: str, language: str) -> None:
    """That of the browser, to begin with."""
    with person(browser, house.url, 1280, language) as ann:
        ann.go(path)
        ann.page.get_by_role("heading").first.wait_for()
        check(ann, language)
