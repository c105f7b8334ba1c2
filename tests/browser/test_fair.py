"""What players are told so that nobody is deceived: a known deck, who must agree, an old page."""

import pytest
from playwright.sync_api import Browser

from stolik.server.http import app, protocol
from tests.cases import long
from tests.server.house import House, choice

from .looking import hindrances, stands_out, too_small
from .people import LAPTOP, PHONE, person

GAME = "geroychiki"


@pytest.mark.parametrize("width", [PHONE, long(LAPTOP)])
def test_a_game_from_a_record_says_so(browser: Browser, house: House, width: int) -> None:
    """Where seats are taken, on the card of the table, and at the table for as long as it lasts."""
    with person(browser, house.url, width) as ann, person(browser, house.url, width) as ben:
        (_, invitation) = ann.lay_late(GAME, "", left=2)
        moves = ann.last["from_record"]
        ann.see("table-from-record-about", moves=moves)
        ben.go(f"/t/{ann.table}#{invitation}")
        ben.see("table-from-record-about", moves=moves)
        ben.come(ann.table, invitation)
        ann.until(lambda: ann.last["phase"] == "playing")
        for each in (ann, ben):
            assert each.page.locator(".note").is_visible() == (width == PHONE)
            each.click("table-menu" if width == PHONE else "table-from-record")
            each.see("table-from-record-about", moves=moves)
            each.page.keyboard.press("Escape")
        assert too_small(ann.page) == []
        assert stands_out(ann.page) == []
        assert hindrances(ann.page) == []
        ann.go("/")
        ann.see("front-from-record")


def test_who_has_left_is_named_and_need_not_be_waited_for(browser: Browser, house: House) -> None:
    """What showed something is asked of whoever left; the question can be taken back."""
    with person(browser, house.url, PHONE) as ann:
        (_, invitation) = ann.lay("hercules", "", grace=0)
        ann.see("table-grace", seconds=0)
        lisa = house.guest("Лиза")
        lisa.sit(ann.table, 1, invitation)
        ann.until(lambda: ann.last["phase"] == "playing")
        lisa.move(ann.table, 1)
        path = f"{ann.url}/api/tables/{ann.table}/moves"
        ann.page.request.post(path, data=choice(ann.last, 0))
        ann.until(lambda: ann.last["moves"] == 2)
        ann.click("table-undo")
        ann.see("table-asked-waits", names="Лиза")
        ann.click("table-asked-cancel")
        ann.until(lambda: ann.last["asking"] is None)
        assert ann.last["moves"] == 2
        assert ann.page.get_by_text(ann.t("table-asked-no", what="undo")).count() == 0
        ann.click("table-menu")
        ann.see("table-grace", seconds=0)


def test_an_old_page_is_loaded_anew_once(browser: Browser, house: House) -> None:
    """Then it says what is the matter, and waits for whoever looks."""
    with person(browser, house.url, PHONE) as ann, pytest.MonkeyPatch.context() as newer:
        ann.expected = ("400",)
        ann.lay(GAME, "luck")
        ann.until(lambda: ann.last["phase"] == "playing")
        loads: list[str] = []
        ann.page.on("load", lambda page: loads.append(page.url))
        newer.setattr(protocol, "PROTOCOL", 2)
        newer.setattr(app, "SAFE", [*app.SAFE[:-1], (app.SAFE[-1][0], b"2")])
        ann.page.reload()
        ann.see("line-unspoken")
        assert len(loads) == 2
        assert too_small(ann.page) == []
        newer.undo()
        ann.click("line-load")
        ann.page.get_by_role("heading", name=ann.t("table-board")).wait_for()


def test_a_window_that_the_house_does_not_understand_is_loaded_anew(
    browser: Browser, house: House
) -> None:
    """A house that was updated while the page was open says so when the line is back."""
    with person(browser, house.url, PHONE) as ann, pytest.MonkeyPatch.context() as newer:
        ann.expected = ("older than the house", "400 (Bad Request)")
        ann.lay(GAME, "luck")
        ann.until(lambda: ann.last["phase"] == "playing")
        told = len(ann.told)
        newer.setattr(protocol, "PROTOCOL", 2)
        ann.page.on("load", lambda _: newer.undo())
        ann.page.evaluate("dispatchEvent(new Event('offline'))")
        ann.until(lambda: len(ann.told) > told)
