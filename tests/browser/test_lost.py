"""Addresses where nothing is: a kind page, and a way out."""

import pytest
from playwright.sync_api import Browser

from tests.server.house import House

from .looking import hindrances, stands_out, too_small
from .people import person


@pytest.mark.parametrize(
    ("path", "said", "width", "language"),
    [
        ("/no/such/page", "page-missing", 360, "ru"),
        ("/games/nonesuch", "rules-missing", 768, "en"),
        ("/t/WRONGTABLE", "table-missing", 1280, "ru"),
    ],
)
def test_nothing_is_there(
    browser: Browser, house: House, path: str, said: str, width: int, language: str
) -> None:
    """It is said in the reader's language, and one button leads to the front page."""
    with person(browser, house.url, width, language) as ann:
        ann.expected = ("404", "WebSocket")
        ann.go(path)
        ann.see(said)
        assert hindrances(ann.page) == too_small(ann.page) == stands_out(ann.page) == []
        ann.page.get_by_role("main").get_by_role("link", name=ann.t("table-home")).click()
        ann.see("front-title")
