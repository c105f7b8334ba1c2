"""A table that is long in coming: something calm is seen at once, and nothing jumps."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

import pytest
from playwright.sync_api import Browser, FloatRect, Route

from tests.cases import cases
from tests.server.house import House

from .looking import hindrances, stands_out, too_small
from .people import LAPTOP, PHONE, WIDTHS, Person, person

STAGES = ("**/assets/*.js", "**/assets/TablePage-*.js", "**/api/tables/*")
"""What comes one after another: the page's script, the table's own, and what lies on the table."""


def lay(ann: Person) -> str:
    """Lay a table against a bot, and sit down at it."""
    ask = ann.page.request
    ask.put(f"{ann.url}/api/me", data={"name": "Ann"})
    wanted = {"game": "geroychiki", "chairs": ["", "luck"]}
    table = str(ask.post(f"{ann.url}/api/tables", data=wanted).json()["table"])
    ask.put(f"{ann.url}/api/tables/{table}/seats/0", data={"luck": "a word"})
    return table


@contextmanager
def held_back(ann: Person, what: str) -> Iterator[list[Route]]:
    """Let nothing of this come, until it is let go."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route(what, hold)
    yield held
    for route in held:
        route.continue_()
    ann.page.unroute(what)


def places(ann: Person) -> list[FloatRect | None]:
    """Return where on the screen the way back, the title and the words are."""
    ann.see("table-loading")
    ann.draw()
    back = ann.page.get_by_role("link", name=ann.t("table-home"))
    title = ann.page.get_by_role("heading", level=1)
    return [part.bounding_box() for part in (back, title, ann.see("table-loading"))]


@pytest.mark.parametrize(
    ("width", "evening"),
    cases(product(WIDTHS, (False, True)), short=[(PHONE, False), (LAPTOP, True)]),
)
def test_a_table_is_seen_before_it_has_come(
    browser: Browser, house: House, width: int, evening: bool
) -> None:
    """From the first bytes of the page on, and in the same place until the game is there."""
    with person(browser, house.url, width, evening=evening) as ann:
        table = lay(ann)
        scripts, own, told = STAGES
        with held_back(ann, told) as asked:
            with held_back(ann, own) as wanted:
                with held_back(ann, scripts):
                    ann.page.goto(f"{ann.url}/t/{table}", wait_until="commit")
                    first = places(ann)
                    assert hindrances(ann.page) == too_small(ann.page) == []
                    assert stands_out(ann.page) == []
                ann.until(lambda: wanted)
                assert places(ann) == first
            ann.until(lambda: asked)
            assert places(ann)[0] == first[0]
            assert places(ann)[2] == first[2]
        heading = ann.page.get_by_role("heading", name=ann.t("table-board"))
        heading.wait_for(timeout=60_000)  # a busy machine takes its time
        ann.settle()
        assert ann.page.get_by_text(ann.t("table-loading")).count() == 0
