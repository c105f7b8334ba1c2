"""A whole game of the shelf, from the front page to the points, by clicking."""

import pytest
from playwright.sync_api import Browser

from tests.server.house import House

from .people import LAPTOP, PHONE, Person, person
from .shelf import PLACES, TAKEN, play

GAMES = ("geroychiki", "toy-story-4")


@pytest.mark.thorough
@pytest.mark.parametrize("width", [PHONE, LAPTOP])
@pytest.mark.parametrize("game", GAMES)
def test_by_clicking(browser: Browser, house: House, game: str, width: int) -> None:
    """The first move is three clicks from the front page; then points, and once more."""
    with person(browser, house.url, width) as ann:
        begin(ann, game)
        end(ann)


@pytest.mark.parametrize(("game", "width"), [("geroychiki", PHONE), ("toy-story-4", LAPTOP)])
def test_beginning_and_end(browser: Browser, house: House, game: str, width: int) -> None:
    """The same without what lies between."""
    with person(browser, house.url, width) as ann:
        begin(ann, game)
        ann.lay_late(game, "luck", left=2)
        end(ann)


def begin(ann: Person, game: str) -> None:
    """Come to the first move by three clicks."""
    ann.go()
    ann.play_now(game)
    ann.page.locator(TAKEN).first.click()
    ann.page.locator(PLACES).first.click()
    ann.until(lambda: ann.last["moves"] > 0)


def end(ann: Person) -> None:
    """Play to the points, and once more."""
    play(ann)
    for lines in ann.last["result"]["scores"]:
        total = sum(line["points"] for line in lines)
        ann.page.get_by_role("listitem").filter(has_text=str(total)).first.wait_for()
    names = [seat["name"] for seat in ann.last["seats"]]
    ann.click("result-again")
    ann.until(lambda: not ann.is_over())
    assert [seat["name"] for seat in ann.last["seats"]] == names
    ann.page.locator(TAKEN).first.wait_for()
