"""How friends come in: the page says whether they can, and one button lets the home network in."""

import json
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Locator, Route

from stolik.server.network import home_address
from tests.cases import cases
from tests.server.house import Process, process

from .looking import hindrances, stands_out, too_small
from .people import PHONE, WIDTHS, Person, person
from .shelf import play

in_a_network = pytest.mark.skipif(not home_address(), reason="this machine is in no network")
GAME = "geroychiki"
NO_NETWORK = {"reach": "here", "may_open": False, "may_close": False, "no_network": True}


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """Open a house as people do: on this machine alone."""
    with process(tmp_path_factory.mktemp("machine")) as node:
        yield node


def invited(ann: Person) -> str:
    """Lay a table, and have links to give away; return what the link is called."""
    ann.go(f"/games/{GAME}?way=link")
    ann.click("lay-begin-link")
    ann.see("lay-invite")
    return ann.t("gather-link", number=2)


def gathering(ann: Person) -> str:
    """Wait for the others at the table."""
    said = invited(ann)
    ann.click("lay-to-table", "link")
    ann.see("gather-title")
    return said


def other_device(ann: Person) -> str:
    """Play on, on another device."""
    ann.go(f"/games/{GAME}")
    ann.click("lay-begin")
    ann.click("table-menu")
    ann.click("table-device")
    return ann.t("gather-link", number=1)


def campaign(ann: Person) -> str:
    """Invite to a campaign."""
    ask, wanted = ann.page.request, {"game": "stickers", "roster": ["Аня", "Борис"]}
    ask.put(f"{ann.url}/api/me", data={"name": "Аня"})
    begun = ask.post(f"{ann.url}/api/campaigns", data=wanted).json()
    ann.go(f"/c/{begun['campaign']}")
    ann.page.get_by_text(ann.t("camp-invite"), exact=True).click()
    return ann.t("camp-invite-link")


WAYS = (invited, gathering, other_device, campaign)
LOOKS = ((False, "ru"), (True, "en"))
"""By day in Russian, in the evening in English."""


def pictures(ann: Person) -> Locator:
    """Return the QR codes that can be seen, or are a touch away."""
    drawn = ann.page.locator("[role=img] > svg").filter(visible=True)
    return drawn.or_(ann.page.get_by_role("button", name=ann.t("lay-qr", number=2)))


def show_picture(ann: Person) -> None:
    """Show a camera one of several QR codes, large, and put it away."""
    opener = pictures(ann).first
    opener.click()
    dialog = ann.page.get_by_role("dialog")
    dialog.locator("[role=img] > svg").wait_for()
    looks_right(ann)
    ann.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert opener.evaluate("button => button === document.activeElement")


@in_a_network
@pytest.mark.parametrize(
    ("way", "width", "evening", "language"),
    cases(
        [(*place, *look) for place, look in product(product(WAYS, WIDTHS), LOOKS)],
        short=[(invited, PHONE, False, "ru"), (campaign, PHONE, True, "en")],
    ),
)
def test_the_network_is_let_in_by_one_button(
    browser: Browser,
    machine: Process,
    way: Callable[[Person], str],
    width: int,
    evening: bool,
    language: str,
) -> None:
    """Pressed with a key, it stays in hand; links, pictures and the way to type lead there then."""
    with person(browser, machine.url, width, language, evening=evening) as ann:
        link = ann.page.get_by_label(way(ann), exact=True)
        ann.see("door-here")
        ann.until(link.input_value)
        assert link.input_value().startswith(machine.url)
        assert pictures(ann).count() == 0, "no other device could open it"
        looks_right(ann)
        ann.page.get_by_role("button", name=ann.t("door-open")).focus()
        ann.page.keyboard.press("Enter")
        ann.see("door-network")
        pictures(ann).first.wait_for()
        ann.until(link.input_value)
        pressed = ann.page.get_by_role("button", name=ann.t("door-close"))
        assert pressed.evaluate("button => button === document.activeElement")
        if way in {invited, gathering}:
            show_picture(ann)
        address = f"http://{home_address()}:{machine.port}"
        assert link.input_value().startswith(f"{address}/")
        typed = ann.page.get_by_text(address.removeprefix("http://"), exact=True)
        assert typed.count() == (way in {invited, gathering}), "beside the code"
        looks_right(ann)
        pressed.focus()
        ann.page.keyboard.press("Enter")
        ann.see("door-here")
        assert pictures(ann).count() == 0


def looks_right(ann: Person) -> None:
    """See that nothing is cut off, too small or hard to read."""
    assert hindrances(ann.page) == too_small(ann.page) == stands_out(ann.page) == []


def test_a_machine_in_no_network(browser: Browser, machine: Process) -> None:
    """Says so, and offers nothing that could not be done."""

    def no_network(route: Route) -> None:
        told = json.dumps(NO_NETWORK | {"address": machine.url})
        route.fulfill(content_type="application/json", body=told)

    with person(browser, machine.url, PHONE) as ann:
        ann.page.route("**/api/door?*", no_network)
        invited(ann)
        ann.see("door-no-network")
        assert ann.page.get_by_role("button", name=ann.t("door-open")).count() == 0
        looks_right(ann)


@in_a_network
def test_a_friend_plays_from_the_network(browser: Browser, machine: Process) -> None:
    """Without TLS a browser can do less: enough to sit down, to move and to invite others."""
    with person(browser, machine.url) as ann:
        invitations = ann.lay(GAME, "", options={"first_seat": "2"})
        address = ann.page.request.put(f"{machine.url}/api/door").json()["address"]
        with person(browser, address, PHONE) as ben:
            ben.come(ann.table, invitations[1])
            ann.until(lambda: ann.last["phase"] == "playing")
            assert play(ben, 1) == 1
            invited(ben)
            ben.see("door-network")
            ben.click("gather-copy")
            ben.see("gather-copied")
            for key in ("door-open", "door-close"):
                assert ben.page.get_by_role("button", name=ben.t(key)).count() == 0
        ann.page.request.delete(f"{machine.url}/api/door")
