"""A guest who was forgotten is nobody: by the cookie, by the token of a seat, at every node."""

import asyncio
from pathlib import Path

import pytest

from stolik.server.live.guests import MOST_KEPT, Guests
from stolik.server.store.bus import EVERYTHING
from stolik.server.store.port import Unavailable

from .house import SOON, Guest, House, closed_with, open_house
from .indoors import begun, look_in, two_nodes


def again(house: House, cookie: str) -> Guest:
    """Let somebody come back with an old cookie."""
    guest = house.guest()
    guest.http.headers["cookie"] = f"stolik={cookie}"
    return guest


def test_an_old_cookie_is_nobodys(tmp_path: Path) -> None:
    """It has no seat, and whoever takes a name with it is somebody new; after a restart too."""
    with open_house(tmp_path) as house:
        ann, _, table = house.two()
        token, cookie, before = token_of(ann, table), ann.cookie, ann.id
        ann.done("DELETE", "/api/me")
        check_nobody(again(house, cookie), table, token)
    with open_house(tmp_path) as house:
        old = again(house, cookie)
        check_nobody(old, table, token)
        old.done("PUT", "/api/me", json={"name": "Ann"})
        assert old.id != before


def token_of(guest: Guest, table: str) -> str:
    """Return what another device has the first seat with."""
    return str(guest.done("GET", f"/api/tables/{table}/seats/0/invitation")["token"])


def check_nobody(guest: Guest, table: str, token: str) -> None:
    """Neither the cookie nor the token of the seat is good for anything."""
    wanted = {"game": "geroychiki", "chairs": ["", ""]}
    assert guest.refused("POST", "/api/tables", json=wanted) == "refused-no-name"
    assert guest.refused("DELETE", "/api/me") == "refused-no-name"
    seen = guest.done("GET", f"/api/tables/{table}", headers={"x-seat-token": token})
    assert [view["seat"] for view in seen["views"]] == [None]
    with guest.window(table) as screen:
        assert screen.hear()["yours"] == []
        screen.say(type="hello", tokens=[token])
        screen.say(type="move", id="1", seat=0, question=0, move="x")
        assert screen.answer_to("1")["refused"]["key"] == "refused-not-your-seat"


def test_open_windows_go_with_the_guest(tmp_path: Path) -> None:
    """By the cookie or by a token; those of others stay."""
    with open_house(tmp_path) as house:
        ann, ben, table = house.two()
        token = token_of(ann, table)
        with (
            ann.window(table) as own,
            ben.window(table) as other,
            house.guest().line(table) as held,
        ):
            held.send(f'{{"type": "hello", "tokens": ["{token}"]}}')
            assert '"yours":[0]' in str(held.recv(timeout=SOON))
            for screen in (own, other):
                screen.hear()
            ann.done("DELETE", "/api/me")
            assert closed_with(own.line) == 4000
            assert closed_with(held) == 4000
            assert other.table_when(lambda told: not told["seats"][0]["name"])


async def test_every_node_forgets(place: str) -> None:
    """Those that knew the guest, and those that will be asked."""
    async with two_nodes(place) as (one, two):
        for house in (one, two):
            await house.node.store.rename("guest 0", "Ann", 1.0)
            assert await house.guests.know("guest 0")
        await begun(one)
        eye = await look_in(await two.room("table"), "guest 0")
        await one.forget("guest 0")
        assert not await one.guests.know("guest 0")
        async with asyncio.timeout(SOON):
            while not eye.window.is_let_go():  # noqa: ASYNC110 - it is told by nobody
                await asyncio.sleep(0.01)
        assert not await two.guests.know("guest 0")
        await two.node.store.rename("guest 1", "Ben", 1.0)
        assert await two.guests.know("guest 1")
        await one.node.store.forget("guest 1")
        two.hear([EVERYTHING])
        assert not await two.guests.know("guest 1")


class Slow:
    """A store that answers when somebody has been forgotten meanwhile."""

    guests: Guests
    asked = 0

    async def name(self, guest: str) -> str | None:
        """Return a name that is forgotten before it arrives."""
        self.asked += 1
        if self.asked == 1:
            self.guests.forget(guest)
        return "Ann"


async def test_who_is_forgotten_while_we_ask_is_asked_about_again() -> None:
    """Else nobody would hear of it any more; whoever is known is not asked about twice."""
    store = Slow()
    guests = store.guests = Guests(store)  # type: ignore[arg-type]
    for _ in range(3):
        assert await guests.know("guest")
    assert store.asked == 2
    assert not await guests.know("")
    for number in range(MOST_KEPT):
        guests.remember(str(number))
    assert len(guests.known) == MOST_KEPT
    assert "guest" not in guests.known


def test_without_its_database_a_house_knows_nobody_and_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who runs it is answered, whatever cookie comes along."""

    async def away(*_: object) -> bool:
        raise Unavailable

    with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        monkeypatch.setattr(Guests, "know", away)
        assert ann.call("GET", "/api/me").status_code == 503
        assert ann.done("GET", "/healthz") == {"alive": True}
