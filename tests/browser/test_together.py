"""Several browsers at one table: what one does the others see, and nobody sees more."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from stolik.core import Seat
from stolik.server.http.passes import COOKIE
from stolik.server.tables.showing import Names
from stolik.server.tables.table import Table
from tests.server.house import House, process
from tests.server.secrecy import Sent, check_message

from .cable import Cable, cable
from .people import Person, person
from .shelf import TAKEN, play, turn

GAME = "geroychiki"
CUT = ("ERR_", "WebSocket", "fetching the script")
"""What a browser complains of when nobody answers it."""
BEFORE = 3
"""Turns of each before something happens."""


class Company(NamedTuple):
    """Two who play, somebody who looks on, and the cable of the first."""

    ann: Person
    ben: Person
    cid: Person
    cable: Cable


def guest_of(somebody: Person) -> str:
    """Return what the house calls somebody; whoever only looks on has no name."""
    cookies = somebody.page.context.cookies()
    values = [str(each.get("value")) for each in cookies if each.get("name") == COOKIE]
    return values[0].rpartition(".")[0] if values else ""


def invite(ann: Person, ben: Person, game: str = GAME) -> None:
    """Let one lay a table and the other come by a link."""
    ann.go(f"/games/{game}?way=link")
    ann.click("lay-begin-link")
    ann.see("lay-invite")
    link = ann.page.get_by_role("textbox").filter(visible=True).first
    ann.until(link.input_value)
    invitation = link.input_value().removeprefix(ann.url)
    ann.click("lay-to-table", "link")
    ben.go(invitation)
    ben.page.get_by_label(ben.t("gather-name")).fill("Бен")
    ben.click("gather-sit")
    ben.until(lambda: ben.last["phase"] == "playing")


@pytest.fixture
def company(browser: Browser, house: House) -> Iterator[Company]:
    """Let three people meet; the one who looks on reads English."""
    with ExitStack() as evening:
        line = evening.enter_context(cable(house.url))
        ann = evening.enter_context(person(browser, line.url, motion=True))
        ben = evening.enter_context(person(browser, house.url, 360))
        cid = evening.enter_context(person(browser, house.url, 768, "en"))
        invite(ann, ben)
        cid.go(f"/t/{ann.table}")
        yield Company(ann, ben, cid, line)


def both_play(ann: Person, ben: Person, most: int = 1000) -> None:
    """Let two people play in turn, to the end or so many turns."""
    for number in range(most):
        ann.until(lambda: ann.is_over() or ann.is_asked() or ben.is_asked())
        if ann.is_over():
            return
        turn(ann if ann.is_asked() else ben, number)


@pytest.mark.thorough
def test_a_game_with_mishaps(company: Company, house: House) -> None:
    """A reload and a cut cable lose nothing; all see the same end, and nobody ever saw more."""
    ann, ben, cid, line = company
    both_play(ann, ben, BEFORE)
    ben.reload()
    both_play(ann, ben, BEFORE)

    ann.expected = CUT
    line.pull()
    ann.see("line-reconnecting")
    if ben.is_asked():
        turn(ben)
    line.plug()
    ann.see("line-back")
    both_play(ann, ben)

    for each in (ann, ben, cid):
        each.until(each.is_over)
        assert each.last["result"] == ann.last["result"]
        winners = [each.last["seats"][seat]["name"] for seat in ann.last["result"]["ranking"][0]]
        said = "result-shared" if len(winners) > 1 else "result-winner"
        each.see(said, names=", ".join(winners))
    check_secrets(house, ann.table, {ann: Seat(0), ben: Seat(1), cid: None})


def check_secrets(house: House, table: str, eyes: dict[Person, Seat | None]) -> None:
    """Hold everything that anybody was told against what they may know at that moment."""
    head, entries = house.stored(table)
    guests = {each: guest_of(each) for each in eyes}
    seats = next(iter(eyes)).last["seats"]
    names: Names = {
        (seat, guests[each]): seats[seat]["name"] for each, seat in eyes.items() if seat is not None
    }
    waiting = [(each, sent) for each in eyes for sent in told_over(each)]
    checked = 0
    stands = Table(head)
    for number, entry in enumerate(entries, 1):
        stands.heard(entry)
        for each, sent in waiting:
            if sent.message["number"] == number:
                eye = eyes[each] if sent.message["yours"] else None
                check_message(stands, eye, sent, names, guests[each])
                checked += 1
    assert checked == len(waiting)
    for each in eyes:
        assert head.secret not in "".join(each.answers)


def told_over(somebody: Person) -> Iterator[Sent]:
    """Return what somebody was told, and what they said they knew before."""
    for line in somebody.lines:
        since = 0
        for message in line:
            if message["type"] == "hello":
                since = message["since"]
            elif message["type"] == "table":
                yield Sent(since, message)
                since = message["number"]


def test_a_second_tab_shows_the_same_seat(company: Company) -> None:
    """A move in one is seen in the other, and either may make the next."""
    ann, ben, _, _ = company
    second = Person(ann.page.context.new_page(), ann.url, ann.language)
    second.go(f"/t/{ann.table}")
    both_play(ann, ben, 1)
    second.until(lambda: second.last["number"] == max(each.last["number"] for each in (ann, ben)))
    both_play(second, ben, BEFORE)
    ann.until(lambda: ann.last["number"] == second.last["number"])
    assert ann.page.locator(TAKEN).count() == second.page.locator(TAKEN).count()
    assert second.unexpected() == []


def test_the_house_restarts(browser: Browser, tmp_path: Path) -> None:
    """The page waits, and goes on by itself where it was."""
    with process(tmp_path) as node, person(browser, node.url) as ann:
        ann.expected = CUT
        ann.go()
        ann.play_now(GAME)
        play(ann, 2)
        ann.await_turn()
        before = ann.last
        node.kill()
        ann.see("line-reconnecting")
        node.start()
        ann.see("line-back")
        assert ann.last["moves"] == before["moves"]
        assert ann.last["views"][0]["view"] == before["views"][0]["view"]
        play(ann, 2)


@pytest.mark.thorough
def test_a_bot_plays_for_whoever_left(browser: Browser, house: House) -> None:
    """Whoever comes back plays on."""
    with person(browser, house.url) as ann, person(browser, house.url) as ben:
        _, invitation = ann.lay(GAME, "", grace=0, stand_in="luck")
        ben.come(ann.table, invitation)
        ben.until(lambda: ben.last["phase"] == "playing")
        ben.page.goto("about:blank")
        play(ann, 3)
        assert ann.last["seats"][1]["taken_over"]
        with ben.told_anew():
            ben.go(f"/t/{ann.table}")
        ben.until(lambda: not ben.last["seats"][1]["taken_over"])
        both_play(ann, ben, 2)
