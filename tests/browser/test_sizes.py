"""How much a phone fetches for a game: it pays for the table it sits at, and for no other."""

from itertools import chain

from playwright.sync_api import Browser, Request

from stolik.games import catalogue
from tests.server.house import House

from .people import person

MOST = 60 * 1024
"""Bytes, compressed: all that no other game's table needs, whether script, words or drawing."""

Sizes = dict[str, int]


def test_no_game_is_heavy(browser: Browser, house: House) -> None:
    """A table brings its own part along, and that is small; what others need too is not counted."""
    games = catalogue()
    fetched = {game: opened(browser, house, game) for game in games}
    for game, all_of_it in fetched.items():
        others = [other for other in games if games[other].package != games[game].package]
        shared = set(chain.from_iterable(fetched[other] for other in others))
        own = {name: size for name, size in all_of_it.items() if name not in shared}
        assert any(name.endswith(".js") for name in own), f"{game} has no part of its own"
        assert sum(own.values()) <= MOST, (game, sum(own.values()), own)


def opened(browser: Browser, house: House, game: str) -> Sizes:
    """Open a table against a bot, and return what was fetched until nothing more came."""
    with person(browser, house.url, 360) as ann:
        ann.page.request.put(f"{house.url}/api/me", data={"name": "Ann"})
        wanted = {"game": game, "chairs": ["", "luck"]}
        table = ann.page.request.post(f"{house.url}/api/tables", data=wanted).json()["table"]
        ann.page.request.put(f"{house.url}/api/tables/{table}/seats/0", data={"luck": "a word"})
        fetched: Sizes = {}

        def note(request: Request) -> None:
            if "/assets/" in request.url:
                fetched[request.url] = request.sizes()["responseBodySize"]

        ann.page.on("requestfinished", note)
        ann.page.goto(f"{house.url}/t/{table}", wait_until="networkidle")
        ann.page.get_by_role("heading", name=ann.t("table-board")).wait_for()
        return fetched
