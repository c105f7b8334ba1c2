"""The front page: the whole shelf in one look, before its scripts come, and nothing that moves."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.house import House

from .looking import stands_out
from .people import person
from .shifts import MOST, SLOW, watch_shifts
from .test_languages import check
from .test_slow_line import held_back

SCRIPTS = re.compile(r"/assets/.*\.js$")
KNOWN = "**/api/me*"
"""What the house knows of a guest: also the games that go on."""
WINDOWS = (
    (1366, 650),
    (1280, 720),
    (1280, 800),
    (1440, 760),
    (1920, 1080),
    (2560, 1440),
    (768, 1024),
    (1024, 768),
    (360, 640),
    (390, 844),
    (780, 360),
)
BOXES = 6
LONG = "Александра-Мария Иванова"
"""As long as a name can be."""

SHELF = """() => [...document.querySelectorAll("article")].map((article) => {
  const seen = [...article.querySelectorAll(".cover, h2, .about, .figures, .ways .button")];
  return seen.filter((part) => part.checkVisibility()).map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const small = part.matches("h2") && right - left <= 1;
    return { what: part.className || part.tagName, left, top, right, bottom, small };
  }).filter(({ small }) => !small);
})"""
"""Of every box: where its cover stands, and what is written under it and can be pressed."""

PLACES = """() => [...document.querySelectorAll(
  "header *, h1, .shelf *, footer, footer *"
)].filter((part) => part.checkVisibility()).map((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return `${part.tagName} ${[left, top, width, height].map(Math.round).join()}`;
})"""
"""Where everything is that a finger may be on its way to."""


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


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_shelf_is_seen_in_one_look(browser: Browser, house: House, language: str) -> None:
    """In every window: six covers with their labels, whole, beside each other and not over."""
    with person(browser, house.url, language=language) as ann:
        ann.go()
        for width, height in WINDOWS:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.settle()
            shelf: list[list[dict[str, Any]]] = ann.page.evaluate(SHELF)
            assert len(shelf) == BOXES
            for part in (part for box in shelf for part in box):
                assert part["left"] >= 0, (width, height, part)
                assert part["top"] >= 0, (width, height, part)
                assert part["right"] <= width, (width, height, part)
                assert part["bottom"] <= height, (width, height, part)
            assert stands_out(ann.page) == [], (width, height)


def test_boxes_grow_with_the_window(browser: Browser, house: House) -> None:
    """Up to the largest: nothing of it stays empty."""
    with person(browser, house.url) as ann:
        ann.go()
        wide = []
        for width, height in ((1280, 720), (1920, 1080), (2560, 1440)):
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.settle()
            first, *_, last = (box[0] for box in ann.page.evaluate(SHELF))
            assert last["right"] - first["left"] > 0.85 * width
            wide.append(first["right"] - first["left"])
        assert wide[2] > 1.25 * wide[1] > 1.5 * wide[0], wide


def test_nothing_moves_when_a_game_to_go_on_with_is_found(browser: Browser, house: House) -> None:
    """A place is kept for it; what else comes late stands below everything."""
    with person(browser, house.url) as ann:
        for _ in range(2):
            ann.lay("geroychiki", "luck")
        ask = ann.page.request
        ask.post(f"{house.url}/api/campaigns", data={"game": "stickers", "roster": ["A", "B"]})
        for width, height in WINDOWS:
            ann.page.set_viewport_size({"width": width, "height": height})
            with held_back(ann, KNOWN) as asked:
                ann.go()
                ann.until(lambda: asked)
                before = ann.page.evaluate(PLACES)
            ann.page.get_by_role("link", name=ann.t("front-continue")).first.wait_for()
            ann.page.get_by_role("button", name=ann.t("front-name-change")).wait_for()
            after = ann.page.evaluate(PLACES)
            assert [each for each in before if each not in after] == [], (width, height)


@pytest.mark.thorough
def test_what_goes_on_first_says_how_many_more_there_are(browser: Browser, house: House) -> None:
    """The others stand below the shelf; the longest names wrap, and push nothing away."""
    with person(browser, house.url) as ann:
        ann.lay("geroychiki", "")
        invitations = ann.lay("geroychiki", *[""] * 4, options={"first_seat": "1"})
        for seat, invitation in enumerate(invitations[1:], 1):
            house.guest(LONG.replace("Ив", str(seat) * 2)).sit(ann.table, seat, invitation)
        ann.go()
        ann.see("front-below", count=1)
        assert "Александра" in ann.page.locator(".kept").inner_text()
        for width, height in WINDOWS:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.settle()
            card = ann.page.locator(".kept section").bounding_box()
            shelf = ann.page.locator(".shelf").bounding_box()
            assert card is not None
            assert shelf is not None
            assert card["x"] >= 0, (width, height)
            assert card["x"] + card["width"] <= width, (width, height)
            assert card["y"] + card["height"] <= shelf["y"] + 6, (width, height)
            assert stands_out(ann.page) == [], (width, height)


@pytest.mark.parametrize("back", [False, True], ids=["new", "back"])
def test_nothing_shifts_on_a_slow_line(browser: Browser, house: House, back: bool) -> None:
    """While letters, scripts and what the house knows come one after another."""
    for width, height in ((360, 640), (1280, 800)):
        with person(browser, house.url) as ann:
            if back:
                ann.lay("geroychiki", "luck")
            ann.page.set_viewport_size({"width": width, "height": height})
            shifts = watch_shifts(ann, SLOW)
            ann.go()
            ann.page.get_by_role("button", name=ann.t("front-name-change")).wait_for()
            if back:
                ann.page.get_by_role("link", name=ann.t("front-continue")).first.wait_for()
            ann.page.wait_for_load_state("networkidle")
            assert shifts() < MOST, (width, height)


def test_nothing_shifts_at_a_table(browser: Browser, house: House) -> None:
    """From the empty table to the one that is laid."""
    for width, height in ((360, 640), (1280, 800)):
        with person(browser, house.url) as ann:
            ann.lay("geroychiki", "luck")
            ann.page.set_viewport_size({"width": width, "height": height})
            shifts = watch_shifts(ann, SLOW)
            ann.page.reload()
            ann.page.get_by_role("heading", name=ann.t("table-board")).wait_for()
            ann.page.wait_for_load_state("networkidle")
            assert shifts() < MOST, (width, height)


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
