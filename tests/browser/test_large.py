"""A card that is held is shown large: by finger, by mouse, by keyboard; nothing is played by it."""

import pytest
from playwright.sync_api import Browser, FloatRect, Locator

from tests.cases import long
from tests.server.house import House

from .looking import hindrances
from .people import Person, person
from .rally import lay
from .shelf import TAKEN
from .test_keyboard import is_on

LARGE = "[data-large]"
COPY = ".enlarged"
ENLARGED = 1.5
"""So many times, at least."""


def box_of(thing: Locator) -> FloatRect:
    """Return where something is."""
    box = thing.bounding_box()
    assert box
    return box


def middle_of(thing: Locator) -> tuple[float, float]:
    """Return the point at which it is touched."""
    box = box_of(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_seen_large(ann: Person, card: Locator) -> None:
    """Hold the copy to what it is for: all of it in the window, larger, named; then put it away."""
    words = ann.page.get_by_role("dialog").locator("p")
    words.wait_for()
    assert words.inner_text() == card.get_attribute("data-large")
    copy = ann.page.locator(COPY)
    box, small = box_of(copy), box_of(card)
    assert box["width"] >= 2 * small["width"]
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= ann.page.evaluate("innerWidth")
    assert box["y"] + box["height"] <= box_of(words)["y"]


@pytest.mark.parametrize("width", [360, long(1280)])
def test_a_card_that_is_held(browser: Browser, house: House, width: int) -> None:
    """By mouse, its right button, and the keyboard; a tap still takes it, and a drag too."""
    with person(browser, house.url, width) as ann:
        ann.lay("geroychiki", "luck")
        assert ann.await_turn()
        ann.settle()
        card = ann.page.locator(TAKEN).first
        was = box_of(card)
        mouse = ann.page.mouse
        card.hover()
        mouse.down()
        is_seen_large(ann, card)
        assert hindrances(ann.page) == []
        mouse.move(5, 300)
        mouse.up()
        ann.page.keyboard.press("Escape")
        ann.page.locator(COPY).wait_for(state="detached")
        assert card.get_attribute("aria-pressed") == "false"
        assert box_of(card) == was

        card.click(button="right")
        is_seen_large(ann, card)
        mouse.click(5, 300)
        ann.page.locator(COPY).wait_for(state="detached")

        card.press("z")
        is_seen_large(ann, card)
        ann.page.keyboard.press("Escape")
        ann.page.locator(COPY).wait_for(state="detached")
        assert is_on(ann, TAKEN)

        card.click()
        ann.page.locator("[data-allowed]").first.wait_for()
        assert card.get_attribute("aria-pressed") == "true"
        ann.page.keyboard.press("Escape")
        card.drag_to(ann.page.locator("button[data-card]").last)
        assert not ann.page.locator(COPY).count()


def test_a_tile_that_is_held(browser: Browser, house: House) -> None:
    """By a finger, which plays nothing; a tile that lies closed has nothing to show."""
    with person(browser, house.url, 360, touch=True) as ann:
        lay(ann, "rally", "luck", first_seat="1")
        assert ann.await_turn()
        ann.settle()
        before = ann.last["number"]
        finger = ann.page.context.new_cdp_session(ann.page)
        corner = ann.page.locator(f"[data-may]{LARGE}").first
        x, y = middle_of(corner)
        touch = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        finger.send("Input.dispatchTouchEvent", touch)
        is_seen_large(ann, corner)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        ann.page.get_by_role("dialog").locator("p").wait_for()
        ann.page.touchscreen.tap(5, 300)
        ann.page.locator(COPY).wait_for(state="detached")
        ann.settle()
        assert ann.last["number"] == before
        closed = ann.page.locator("[data-place]").filter(
            has=ann.page.locator("[href='#rally-back']")
        )
        assert closed.count() == 24
        assert not closed.locator(LARGE).count()


@pytest.mark.parametrize("game", ["geroychiki", "rally"])
def test_two_fingers_enlarge_the_middle(browser: Browser, house: House, game: str) -> None:
    """Also when both of them are on cards; none of these is taken or shown."""
    with person(browser, house.url, 360, touch=True) as ann:
        ann.lay(game, "luck")
        ann.page.locator(LARGE).first.wait_for()
        ann.settle()
        pinch(ann, *middle_of(ann.page.locator(LARGE).nth(1)))
        ann.until(lambda: ann.page.evaluate("visualViewport.scale") > ENLARGED)
        assert not ann.page.locator(f"{COPY}, .held").count()


def pinch(ann: Person, x: float, y: float) -> None:
    """Put two fingers on a thing and draw them apart, up and down: so both stay in the window."""
    fingers = ann.page.context.new_cdp_session(ann.page)
    kind = "touchStart"
    for apart in range(20, 100, 8):
        points = [{"x": x, "y": y - apart, "id": 0}, {"x": x, "y": y + apart, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        ann.page.evaluate("new Promise(requestAnimationFrame)")
        kind = "touchMove"
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
