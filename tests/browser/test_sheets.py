"""What lies over a page for a moment: whole in the smallest windows, and gone without a trace."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.cases import long
from tests.server.house import House

from .looking import hindrances, stands_out, too_small
from .people import Person, person
from .shelf import TAKEN, turn

LOW = ((780, 360), (360, 640))
"""A phone that lies, and one that stands."""

INSIDE = """(dialog) => {
  const shown = [dialog, dialog.querySelector(".head"), ...dialog.querySelectorAll(".button.main")];
  return shown.every((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}"""
"""Whether it is all in the window: its frame, its name with the cross, and what confirms."""


def at_table(ann: Person) -> None:
    """Sit at a table where something has happened."""
    ann.lay("geroychiki", "luck", kid=False)
    ann.page.locator(TAKEN).first.wait_for()
    turn(ann)
    ann.await_turn()


def menu(ann: Person) -> str:
    """Open what is rarely wanted."""
    at_table(ann)
    return "table-menu"


def settings(ann: Person) -> str:
    """Settle how things look and sound."""
    at_table(ann)
    ann.click("table-menu")
    return "settings"


def device(ann: Person) -> str:
    """Go on with another device."""
    at_table(ann)
    ann.click("table-menu")
    return "table-device"


def talk(ann: Person) -> str:
    """Say something."""
    at_table(ann)
    ann.click("table-menu")
    return "talk"


def log(ann: Person) -> str:
    """Read what happened."""
    at_table(ann)
    return "table-log"


def name(ann: Person) -> str:
    """Be called otherwise."""
    ann.page.request.put(f"{ann.url}/api/me", data={"name": "Аня"})
    ann.go()
    ann.page.get_by_role("button", name=ann.t("front-name-change")).wait_for()
    return "front-name-change"


@pytest.mark.parametrize("opened", [menu, log, *map(long, (settings, device, talk, name))])
def test_a_sheet_fits(browser: Browser, house: House, opened: Callable[[Person], str]) -> None:
    """Also what confirms; nothing lies over it, and whoever puts it away is where they were."""
    with person(browser, house.url) as ann:
        for width, height in LOW:
            ann.page.set_viewport_size({"width": width, "height": height})
            opener = ann.page.get_by_role("button", name=ann.t(opened(ann)))
            opener.click()
            dialog = ann.page.get_by_role("dialog")
            dialog.wait_for()
            assert dialog.count() == 1, "none lies over another"
            ann.settle()
            assert dialog.evaluate(INSIDE), (width, height)
            assert stands_out(ann.page) == too_small(ann.page) == hindrances(ann.page) == []
            ann.page.keyboard.press("Escape")
            dialog.wait_for(state="detached")
            focused = "document.activeElement.tagName"
            assert ann.page.evaluate(focused) == "BUTTON", "back where it was opened"


def test_the_menu_is_short(browser: Browser, house: House) -> None:
    """As many ways as are seen at once, in every window."""
    with person(browser, house.url, 360) as ann:
        at_table(ann)
        ann.click("table-menu")
        ways = ann.page.get_by_role("dialog").get_by_role("listitem").filter(visible=True)
        assert ways.count() <= 8
        for width, height in LOW:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.settle()
            boxes = [way.bounding_box() for way in ways.all()]
            assert all(box and box["y"] + box["height"] <= height for box in boxes)
