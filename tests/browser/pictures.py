"""Takes the README's pictures: `nox -s pictures`; with `-- --all`, those of every table."""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from stolik.games import catalogue
from tests.server.house import House, open_house

from .chromium import launch
from .fitting import SIZES
from .gallery import take_all
from .people import Person, own, person
from .shelf import play, take

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
ALL = ROOT / "build" / "pictures"
TURNS = 7
"""After so many there is something on the shelves."""


def front(ann: Person) -> None:
    """Come in, and wait until everything is there."""
    ann.go()
    ann.page.get_by_role("button", name=ann.t("front-name-change")).wait_for()


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


def advised(game: str, moves: int) -> Callable[[Person], None]:
    """Play a game as the house advises, until there is something to see."""

    def sit(ann: Person) -> None:
        ann.go(f"/games/{game}")
        ann.page.get_by_role("radio", name="3", exact=True).check(force=True)
        ann.click("lay-begin")
        table = f"{ann.url}/api/tables/{ann.table}"
        for _ in range(moves):
            ann.await_turn()
            (view,) = own(ann.last)
            advice = ann.page.request.get(f"{table}/seats/{view['seat']}/hint").json()
            wanted = {"seat": view["seat"], "question": view["question"], "move": advice["move"]}
            ann.page.request.post(f"{table}/moves", data=wanted)
            decided = view["decided"]
            ann.until(lambda: own(ann.last)[0]["decided"] > decided)  # noqa: B023 - at once
        ann.await_turn()

    return sit


SHOWN: dict[str, tuple[Callable[[Person], None], int, str]] = {
    "front": (front, 1280, "day"),
    "front-phone": (front, 360, "day"),
    "table": (at_table, 1280, "day"),
    "table-phone": (at_table, 360, "day"),
    "table-evening": (toys, 1280, "evening"),
    "labours": (advised("hercules", 15), 1280, "day"),
    "race": (advised("rally", 12), 1280, "day"),
    "album": (advised("stickers", 10), 1280, "day"),
}


def take_picture(browser: Browser, house: House, name: str, language: str) -> None:
    """Bring a page to a state, and keep what is seen then."""
    state, width, light = SHOWN[name]
    with person(browser, house.url, width, language, evening=light == "evening") as ann:
        state(ann)
        ann.page.evaluate("document.fonts.ready.then(() => true)")
        ann.page.mouse.move(0, 0)
        ann.page.evaluate("scrollTo(0, 0)")
        ann.page.screenshot(path=PICTURES / f"{name}.png")


def take_for_readme(browser: Browser, house: House) -> None:
    """Take them all."""
    PICTURES.mkdir(exist_ok=True)
    for name in SHOWN:
        take_picture(browser, house, name, "ru")
        print(f"{name}.png")  # noqa: T201 - whoever takes pictures wants to see which


def main() -> None:
    """Take what is wanted."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--all", action="store_true", help="of every table in every window")
    all_of_them = wanted.parse_args().all
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright.chromium)
        if all_of_them:
            page = take_all(browser, house, ALL, catalogue(), SIZES)
            print(page.as_uri())  # noqa: T201 - whoever takes pictures wants to see them
        else:
            take_for_readme(browser, house)
        browser.close()


if __name__ == "__main__":
    main()
