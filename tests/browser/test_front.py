"""The front page is seen before its scripts come, and its pieces wake when somebody needs them."""

import re

from playwright.sync_api import Browser

from tests.server.house import House

from .people import person
from .test_languages import check

SCRIPTS = re.compile(r"/assets/.*\.js$")


def test_what_is_pressed_too_early_is_pressed_again(browser: Browser, house: House) -> None:
    """Scripts that come late find out what somebody wanted."""
    with person(browser, house.url) as ann:
        held: list[str] = []
        ann.page.route(SCRIPTS, lambda route: held.append(route.request.url))
        ann.go()
        ann.play_now("geroychiki")
        ann.until(lambda: held)
        assert "/t/" not in ann.page.url
        ann.page.unroute(SCRIPTS)  # and they go on
        assert ann.last["game"] == "geroychiki"


def test_pieces_that_sleep_speak_the_other_language_too(browser: Browser, house: House) -> None:
    """Everything on the page, and what wakes afterwards answers."""
    with person(browser, house.url) as ann:
        ann.page.request.put(f"{house.url}/api/me", data={"name": "Ann"})
        ann.go()
        ann.see("front-you-are", name="Ann")
        ann.page.get_by_role("button", name=ann.t("setting-language-en")).click()
        ann.language = "en"
        check(ann, "en")
        ann.play_now("rally")
        assert ann.last["game"] == "rally"
