"""Takes the README's pictures: `nox -s pictures`."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.house import House, open_house

from .chromium import launch
from .people import Person, person
from .shelf import play, take

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
TURNS = 7
"""After so many there is something on the shelves."""


def front(ann: Person) -> None:
    """Come in."""
    ann.go()
    ann.box("geroychiki").wait_for()


def at_table(ann: Person, game: str = "geroychiki") -> None:
    """Play until there is something to see, and take a card."""
    ann.go(f"/games/{game}")
    ann.page.get_by_role("radio", name="3", exact=True).check(force=True)
    ann.click("lay-begin")
    play(ann, TURNS)
    ann.await_turn()
    take(ann)


def toys(ann: Person) -> None:
    """Sit at the other edition."""
    at_table(ann, "toy-story-4")


SHOWN: dict[str, tuple[Callable[[Person], None], int, str]] = {
    "front": (front, 1280, "day"),
    "front-phone": (front, 360, "day"),
    "table": (at_table, 1280, "day"),
    "table-phone": (at_table, 360, "day"),
    "table-evening": (toys, 1280, "evening"),
}


def take_picture(browser: Browser, house: House, name: str, language: str) -> None:
    """Bring a page to a state, and keep what is seen then."""
    state, width, light = SHOWN[name]
    with person(browser, house.url, width, language, evening=light == "evening") as ann:
        state(ann)
        ann.page.evaluate("document.fonts.ready.then(() => true)")
        ann.page.mouse.move(0, 0)
        ann.page.screenshot(path=PICTURES / f"{name}.png")


def main() -> None:
    """Take them all."""
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright.chromium)
        for name in SHOWN:
            take_picture(browser, house, name, "ru")
            print(f"{name}.png")  # noqa: T201 - whoever takes pictures wants to see which
        browser.close()


if __name__ == "__main__":
    main()
