"""A browser and a house for each file of tests."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.house import House, open_house

from .chromium import launch


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start a browser.

    It goes with the file: as long as it runs, an event loop does, and no other test could have one.
    """
    with sync_playwright() as playwright:
        started = launch(playwright.chromium)
        yield started
        started.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house whose bots decide at once."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened
