"""How long a move takes at one table while somebody looks at another again and again.

The other table has a game of thousands of moves: rally, played by luck. Somebody who has all its
seats asks for all of it, over many lines at once, from a process of its own. Moves of a guest at a
small table are timed meanwhile, and before that, with nobody looking; the rounds take turns.

    python benchmarks/looking.py
    python benchmarks/looking.py --moves 8030 --looks 60 --rounds 5
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import threading
from dataclasses import replace
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any

from load_lines import Place
from load_processes import Server, free_place

from stolik.core import Chance, Record, Seat, begin, deal, write_record
from stolik.games import find

GOOD = 300
SEED = 734
"""The first game by luck, after hundreds of shorter ones, that has 8,030 moves."""
SEATS = 4


class Guest:
    """Somebody who calls over one line."""

    def __init__(self, place: Place, cookie: str = "") -> None:
        """Come to the house, under a name unless there is a cookie."""
        self.line = HTTPConnection(*place, timeout=60)
        self.headers = {"cookie": cookie} if cookie else {}
        if not cookie:
            self.call("PUT", "/api/me", {"name": "Ann"})

    def call(self, method: str, path: str, said: Any = None) -> Any:
        """Ask for something that is granted, and return the answer."""
        body = None if said is None else json.dumps(said)
        headers = self.headers | {"content-type": "application/json"}
        self.line.request(method, path, body, headers)
        answer = self.line.getresponse()
        text = answer.read()
        if answer.status >= GOOD:
            sys.exit(f"{method} {path}: {answer.status} {text[:200]!r}")
        if cookie := answer.getheader("set-cookie"):
            self.headers = {"cookie": cookie.partition(";")[0]}
        return json.loads(text)

    def lay(self, **wanted: Any) -> str:
        """Lay a table and take all its seats."""
        self.line.close()  # the house may have shut it meanwhile; the next call opens another
        table = str(self.call("POST", "/api/tables", wanted)["table"])
        for seat in range(len(wanted["chairs"])):
            self.call("PUT", f"/api/tables/{table}/seats/{seat}", {"luck": "a word"})
        return table


def by_luck(moves: int, first: int) -> Record:
    """Return the first game of rally by luck, from this number on, that has so many moves."""
    game = find("rally")
    for number in count(first):
        record = begin(game, SEATS, f"long {number}")
        state, luck = deal(game, record), Chance(f"l{number}")
        made: list[tuple[Seat, str]] = []
        while len(made) < moves and (movers := game.to_move(state)):
            move = luck.choice(game.legal_moves(state, movers[0]))
            made.append((movers[0], str(move)))
            game.play(state, movers[0], move)
        if len(made) == moves:
            return replace(record, moves=tuple(made))
    raise AssertionError


def look(place: Place, path: str, cookie: str, looks: int) -> None:
    """Look so many times at once."""
    guests = [Guest(place, cookie) for _ in range(looks)]
    calls = [threading.Thread(target=guest.call, args=("GET", path)) for guest in guests]
    for call in calls:
        call.start()
    for call in calls:
        call.join()


def move(guest: Guest, table: str) -> float:
    """Return how many seconds a move takes; when the game is over, there is a new one."""
    seen = guest.call("GET", f"/api/tables/{table}?since=1000000")
    view = next(each for each in seen["views"] if each["view"]["moves"])
    chosen = {"seat": view["seat"], "question": view["question"]}
    chosen["move"] = view["view"]["moves"][0]["move"]
    began = perf_counter()
    guest.call("POST", f"/api/tables/{table}/moves", chosen)
    return perf_counter() - began


def moves_while(guest: Guest, looking: "subprocess.Popen[bytes] | None", least: int) -> list[float]:
    """Time moves at new tables, at least so many, until nobody looks any more."""
    took: list[float] = []
    while len(took) < least or (looking is not None and looking.poll() is None):
        if len(took) % 20 == 0:
            table = guest.lay(game="geroychiki", chairs=["", ""])
        took.append(move(guest, table))
    return took


def told(what: str, took: list[float]) -> None:
    """Print how long moves took."""
    print(
        f"{what:<34}{len(took):>5} moves: median {statistics.median(took) * 1e3:>7,.1f} ms,"
        f" at most {max(took) * 1e3:>8,.1f} ms"
    )


def measure(place: Place, asked: argparse.Namespace) -> None:
    """Lay both tables, and time moves with and without somebody who looks."""
    eve, ann = Guest(place), Guest(place)
    record = by_luck(asked.moves, asked.seed)
    chairs = [""] * SEATS
    table = eve.lay(game="rally", chairs=chairs, record=write_record(record), moves=asked.moves)
    path = f"/api/tables/{table}?since=0"
    size = len(json.dumps(eve.call("GET", path)))
    looker = [sys.executable, __file__, "--look", json.dumps([*place]), path]
    quiet: list[float] = []
    beset: list[float] = []
    for _ in range(asked.rounds):
        quiet += moves_while(ann, None, asked.quiet)
        command = [*looker, eve.headers["cookie"], "--looks", str(asked.looks)]
        looking = subprocess.Popen(command)  # noqa: S603 - this very script
        beset += moves_while(ann, looking, 1)
    print(f"A look at {asked.moves:,} moves: {size:,} bytes")
    told("with nobody looking", quiet)
    told(f"while {asked.looks} looks are asked for", beset)


def main() -> None:
    """Open a house in a scratch folder, and measure."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--moves", type=int, default=8030)
    parser.add_argument("--looks", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--quiet", type=int, default=20, help="moves to time with nobody looking")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--look", nargs=3, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.look:
        where, path, cookie = asked.look
        look(Place(*json.loads(where)), path, cookie, asked.looks)
        return
    with tempfile.TemporaryDirectory() as folder:
        place = free_place()
        command = [sys.executable, "-m", "stolik", "serve", "--port", str(place.port)]
        server = Server([*command, "--folder", folder], place, "/readyz", Path(folder))
        server.start()
        try:
            measure(place, asked)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
