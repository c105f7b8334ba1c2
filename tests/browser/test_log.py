"""The story of a long game: its end is told, and what was earlier is read page by page."""

import pytest
from playwright.sync_api import Browser, Locator

from stolik.server.tables import showing
from tests.server.house import House

from .people import Person, person


def lines_of(ann: Person) -> list[str]:
    """Return what the log tells."""
    return ann.page.get_by_role("dialog").locator(".lines p").all_inner_texts()


def read_back(ann: Person, earlier: Locator) -> None:
    """Read one page more."""
    before = len(lines_of(ann))
    earlier.click()
    ann.until(lambda: len(lines_of(ann)) > before)


def test_a_long_story_is_read_back(
    browser: Browser, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is missing in the end, and nothing is told twice."""
    with person(browser, house.url, 360) as ann:
        ann.lay_late("geroychiki", "greed", left=3)
        ann.await_turn()
        ann.page.keyboard.press("l")
        whole = lines_of(ann)
        ann.page.keyboard.press("Escape")
        monkeypatch.setattr(showing, "TOLD", 15)
        ann.reload()
        ann.await_turn()
        ann.page.keyboard.press("l")
        told = lines_of(ann)
        assert 0 < len(told) < len(whole)
        assert told == whole[-len(told) :]
        earlier = ann.page.get_by_role("button", name=ann.t("table-log-earlier"))
        while earlier.count():
            read_back(ann, earlier)
        assert lines_of(ann) == whole
