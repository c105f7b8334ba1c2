"""The whole table in one look: every game, in every phase, in every window that people have."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser

from stolik.games import catalogue, find
from tests.cases import long
from tests.server.house import House

from .fitting import SIZES, Look, Size
from .moments import first_question, moments, sit
from .people import Person, person

PLACE = ".frame > header > p"
ON = ".ways .forth"
END = "#guide-end"

FEW: tuple[Size, ...] = ((360, 640), (780, 360))
"""A phone, upright and lying: where there is least room."""
MOST = tuple(size for size in SIZES if size not in FEW)

LID = """const lid = document.createElement("div");
lid.style = "position: fixed; z-index: 99; inset: {}";
document.body.append(lid);"""
SPOILT = {
    "the page is larger": "document.body.style.paddingBottom = '400px'",
    "outside the window": "document.querySelector('[data-need=to]').style.translate = '0 90px'",
    "covered": LID.format("0 0 50%"),
    "can be touched": LID.format("40% 0 30%"),
    "cut": "document.querySelector('[data-need=seat] .total b').style.fontSize = '90px'",
    "moved": "onpointerup = () => { document.querySelector('main').style.paddingTop = '20px' }",
}
"""What a table must not do, and how to make it."""


@pytest.mark.parametrize("sizes", [FEW, long(MOST)], ids=["phones", "larger"])
@pytest.mark.parametrize("game", catalogue())
def test_a_decision(browser: Browser, house: House, game: str, sizes: tuple[Size, ...]) -> None:
    """The first of a game with the usual company: all of it is seen, touched and advised."""
    seats = find(game).seats
    moment = first_question(game, seats[(len(seats) - 1) // 2])
    with looking(browser, house) as look:
        sit(look.ann, house, moment)
        for size in sizes:
            name = look.through(size, moment.asked)
            look.at_a_decision(name)
            look.at_a_hint(f"{name}, advised")


@pytest.mark.thorough
def test_what_is_spoilt_is_seen(browser: Browser, house: House) -> None:
    """A look that finds nothing at a good table finds every kind of fault at a bad one."""
    moment = first_question("geroychiki", 3)
    for fault, spoil in SPOILT.items():
        with person(browser, house.url, 780, height=360, touch=True) as ann:
            look = Look(ann)
            sit(ann, house, moment)
            ann.page.evaluate(f"() => {{ {spoil} }}")
            look.at_a_decision(moment.asked)
            assert fault in look.told(), fault


@pytest.mark.thorough
@pytest.mark.parametrize("most", [False, True], ids=["few", "many"])
@pytest.mark.parametrize("game", catalogue())
def test_every_decision(browser: Browser, house: House, game: str, *, most: bool) -> None:
    """Whatever is asked, and the end, through every window; with many, all of it is touched."""
    number = find(game).seats[-1 if most else 0]
    with looking(browser, house) as look:
        for moment in moments(game, number):
            sit(look.ann, house, moment)
            for size in SIZES:
                name = look.through(size, f"{moment.asked} of {number}")
                if moment.is_end:
                    look.at_an_end(name)
                else:
                    look.at_a_decision(name, touches=most)


@pytest.mark.thorough
@pytest.mark.parametrize("size", FEW, ids=str)
@pytest.mark.parametrize("game", catalogue())
def test_every_step_of_a_guide(browser: Browser, house: House, game: str, size: Size) -> None:
    """What the guide says is whole, and all that it speaks of, up to where a hand is wanted."""
    with looking(browser, house) as look:
        ann = look.ann
        look.through(size, "")
        ann.go(f"/games/{game}/guide")
        ann.page.locator(PLACE).wait_for()
        while not ann.page.locator(END).count():
            look.ask("fit.decision()", place(ann))
            if not ann.page.locator(ON).count():
                break
            go_on(ann)


@contextmanager
def looking(browser: Browser, house: House) -> Iterator[Look]:
    """Look at tables; in the end nothing must have been wrong with them."""
    width, height = FEW[0]
    with person(browser, house.url, width, height=height, touch=True) as ann:
        look = Look(ann)
        yield look
        assert not look.faults, look.told()


def go_on(ann: Person) -> None:
    """Let the guide do what it asks for."""
    before = place(ann)
    ann.page.locator(ON).click()
    ann.until(lambda: ann.page.locator(END).count() or place(ann) != before)


def place(ann: Person) -> str:
    """Return how far the guide has come."""
    return ann.page.locator(PLACE).inner_text()
