"""Houses that are killed in the middle of games, and two that share a database."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stolik.server.http import limits
from stolik.server.tables.entries import Entry, Head, Moved, TakenOver, read_entry, read_head
from stolik.server.tables.table import opened
from tests.cases import long

from .house import (
    SOON,
    Guest,
    Message,
    Process,
    Screen,
    choice,
    is_over,
    open_house,
    owing,
    process,
    stored,
)
from .postgres import told

ROUNDS = [("sqlite", 2), long("postgresql", 4), long("sqlite", 20)]
"""How often the house is killed."""
TABLES = 4
"""Games that go on when it is: half of them through windows."""
FEW = 3
"""Decisions at each table before the house may be killed."""
MOVES = 8
"""Decisions at a table of two nodes, before and after one is killed."""
CONTESTS = 8
"""Questions that are answered at two nodes at once."""


class Player(threading.Thread):
    """Plays at a table with all its seats until the house is gone, and notes what was confirmed."""

    def __init__(self, guest: Guest, table: str, confirmed: dict[str, int]) -> None:
        """Sit at the table; `confirmed` has the number that the house gave to each move."""
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.confirmed = confirmed
        self.flying: Message = {}
        """The move that nobody confirmed."""
        self.told: dict[int, int] = {}
        """What was shown: which seat moved, by the number of the entry."""
        self.enough = threading.Event()
        self.fault: BaseException | None = None

    def run(self) -> None:
        """Play; whatever goes wrong but the end of the house is told to whoever looks."""
        try:
            self.play()
        except (httpx.TransportError, ConnectionClosed):
            return
        except BaseException as fault:  # noqa: BLE001 - the test raises it
            self.fault = fault
        finally:
            self.enough.set()

    def play(self) -> None:
        """Make one move after another."""
        for made in range(10_000):
            seen = self.guest.look(self.table)
            if is_over(seen):
                return
            self.confirm(self.next_move(seen, made))

    def next_move(self, seen: Message, made: int) -> Message:
        """Return what to play, with an id of its own; from now on nobody knows whether it is."""
        if made == FEW:
            self.enough.set()
        self.told |= {each["number"]: each["seat"] for each in seen["happened"]}
        move = choice(seen, owing(seen)[0], made)
        self.flying = move | {"id": f"{len(self.confirmed)} {made}"}
        return self.flying

    def confirm(self, move: Message) -> None:
        """Send a move, and note its number."""
        path = f"/api/tables/{self.table}/moves"
        self.note(move, self.guest.done("POST", path, json=move)["number"])

    def note(self, move: Message, number: int) -> None:
        """Note that a move is confirmed."""
        self.confirmed[move["id"]] = number
        self.flying = {}


class PlayerAtWindow(Player):
    """The same, through a window that is shown everything as it happens."""

    def play(self) -> None:
        """Make one move after another."""
        with self.guest.window(self.table) as screen:
            seen = screen.hear()
            for made in range(10_000):
                if is_over(seen):
                    return
                move = self.next_move(seen, made)
                screen.say(type="move", **move)
                seen = screen.table_when(lambda told, old=seen: told["number"] > old["number"])  # type: ignore[misc]
                self.note(move, screen.answer_to(move["id"])["number"])


@pytest.fixture
def guests() -> Iterator[list[Guest]]:
    """Let everybody go home in the end."""
    found: list[Guest] = []
    yield found
    for guest in found:
        guest.http.close()


@pytest.mark.parametrize(("kind", "rounds"), ROUNDS)
def test_what_was_confirmed_is_there_after_the_house_was_killed(
    kind: str, rounds: int, request: pytest.FixtureRequest, tmp_path: Path, guests: list[Guest]
) -> None:
    """Every move, once, at its number; and what nobody confirmed can be sent again."""
    database = request.getfixturevalue("database") if kind == "postgresql" else ""
    with process(tmp_path, *(("--database", database) if database else ())) as node:
        guests += [Guest(node.url, f"Guest {number}") for number in range(TABLES)]
        players = [
            (Player, PlayerAtWindow)[number % 2](guest, laid_by(guest), {})
            for number, guest in enumerate(guests)
        ]
        for _ in range(rounds):
            kill_among(node, players)
            node.start()
            for player in players:
                check_confirmed(player, partial(kept, tmp_path, database, player.table))
            players = [next_of(player) for player in players]


def laid_by(guest: Guest) -> str:
    """Let somebody lay a table, and take every seat of it."""
    laid = guest.lay()
    for seat in (0, 1):
        guest.sit(laid.name, seat)
    return laid.name


def next_of(player: Player) -> Player:
    """Let the same player go on, at another table if the game is over."""
    guest, table, confirmed = player.guest, player.table, player.confirmed
    if is_over(guest.look(table)):
        table, confirmed = laid_by(guest), {}
    return type(player)(guest, table, confirmed)


def kill_among(node: Process, players: list[Player]) -> None:
    """Let everybody play, and pull the plug while they do."""
    for player in players:
        player.start()
    for player in players:
        assert player.enough.wait(SOON)
    node.kill()
    for player in players:
        player.join(SOON)
        assert player.fault is None, player.fault
        assert len(player.confirmed) >= FEW


Kept = tuple[Head, list[Entry]]


def kept(folder: Path, database: str, table: str) -> Kept:
    """Return what the store has of a table, whichever it is."""
    if not database:
        return stored(folder, table)
    head, entries = asyncio.run(shared(database, table))
    return read_head(head), entries


def check_confirmed(player: Player, read: Callable[[], Kept]) -> None:
    """Everything is in the store and at the table; a move on its way comes in once."""
    _, entries = read()
    for id_, number in player.confirmed.items():
        entry = entries[number - 1]
        assert isinstance(entry, Moved)
        assert entry.id == id_
    for number, seat in player.told.items():
        entry = entries[number]
        assert isinstance(entry, Moved)
        assert entry.seat == seat
    if player.flying:
        player.confirm(player.flying)
    seen = player.guest.look(player.table)
    head, entries = read()
    ids = [entry.id for entry in entries if isinstance(entry, Moved)]
    assert sorted(ids) == sorted(player.confirmed)
    # Meanwhile the house may have noted who is not there any more.
    assert seen["number"] <= len(entries) == opened(head, entries).number
    assert seen["moves"] == len(ids)


@pytest.mark.thorough
def test_time_goes_on_after_the_house_was_killed(tmp_path: Path, guests: list[Guest]) -> None:
    """Bots decide and clocks run out, though nobody looks; clocks stand where they stood."""
    with process(tmp_path) as node:
        ann = Guest(node.url, "Ann")
        guests.append(ann)
        bots = ann.lay("hercules", ("luck", "luck")).name
        ann.wait(bots, lambda seen: seen["number"] > 1)
        calm, hurried = (
            ann.lay(chairs=("", ""), pace={"bank": bank}, stand_in="luck").name
            for bank in (500.0, 5.0)
        )
        for table in (calm, hurried):
            for seat in (0, 1):
                ann.sit(table, seat)
        clocks = [seat["runs_out"] for seat in ann.look(calm)["seats"]]
        node.kill()
        before = len(stored(tmp_path, bots)[1])
        assert not any(isinstance(entry, TakenOver) for entry in stored(tmp_path, hurried)[1])
        node.start()
        assert [seat["runs_out"] for seat in ann.look(calm)["seats"]] == clocks
        wait_for(lambda: len(stored(tmp_path, bots)[1]) > before)
        wait_for(lambda: bots_decided(stored(tmp_path, hurried)[1]))
        assert len(stored(tmp_path, calm)[1]) == 3


def bots_decided(entries: list[Entry]) -> bool:
    """Tell whether somebody was late, and a bot has moved instead."""
    return any(isinstance(entry, Moved) and entry.by == "luck" for entry in entries)


def wait_for(found: Callable[[], bool]) -> None:
    """Look into the file until it is there; asking the house would wake the table."""
    until = time.monotonic() + SOON
    while not found():
        assert time.monotonic() < until, "nothing happens"
        time.sleep(0.1)


# Two nodes


@pytest.fixture
def nodes(database: str, tmp_path: Path) -> Iterator[tuple[Process, Process]]:
    """Two nodes of one house."""
    more = ("--database", database, "--secret", "the same for both")
    with ExitStack() as evening:
        one, two = (evening.enter_context(process(tmp_path / name, *more)) for name in "ab")
        yield one, two


def at(node: Process, guest: Guest) -> Guest:
    """Let the same guest come to another node."""
    other = Guest(node.url)
    other.http.cookies = guest.http.cookies
    return other


def test_a_game_at_two_nodes_goes_on_at_one(
    nodes: tuple[Process, Process], database: str, guests: list[Guest]
) -> None:
    """Both accept moves of one table, one history comes of it, and either is enough."""
    one, two = nodes
    ann, ben = Guest(one.url, "Ann"), Guest(two.url, "Ben")
    guests += [ann, ben, ann_too := at(two, ann), ben_too := at(one, ben)]
    laid = ann.lay("stickers")
    ann.sit(laid.name, 0)
    ben.sit(laid.name, 1, laid.invitations[1])
    made = alternate([ann, ben], laid.name, 2 * MOVES)
    with Guest(one.url).window(laid.name) as here, Guest(two.url).window(laid.name) as there:
        made += contest([ann, ann_too], [ben_too, ben], laid.name)
        number = ann.look(laid.name)["number"]
        histories = [history(screen, number) for screen in (here, there)]
        one.kill()
    assert histories[0] == histories[1]
    made += alternate([ann_too, ben], laid.name, MOVES)
    head, entries = asyncio.run(shared(database, laid.name))
    moved = [(each.seat, each.move) for each in entries if isinstance(each, Moved)]
    assert moved == made
    assert opened(read_head(head), entries).number == ben.look(laid.name)["number"]


def alternate(players: list[Guest], table: str, moves: int) -> list[tuple[int, str]]:
    """Let both play, each at their node, and return what they have played."""
    made = []
    number = 0
    for place in range(moves):
        seats = seen_by(players, table, number)
        seat = owing(seats[0])[0]
        move = choice(seats[seat], seat, place)
        number = players[seat].done("POST", f"/api/tables/{table}/moves", json=move)["number"]
        made.append((seat, move["move"]))
    return made


def seen_by(players: list[Guest], table: str, number: int) -> list[Message]:
    """Return what everybody sees as soon as their node has heard of this entry."""

    def is_new(seen: Message) -> bool:
        return bool(seen["number"] >= number and owing(seen))

    return [guest.wait(table, is_new) for guest in players]


def contest(ann: list[Guest], ben: list[Guest], table: str) -> list[tuple[int, str]]:
    """Answer each question at both nodes at once; one of the answers counts."""
    made = []
    number = 0
    for _ in range(CONTESTS):
        seats = seen_by([ann[0], ben[0]], table, number)
        seat = owing(seats[0])[0]
        sent = [choice(seats[seat], seat, place) for place in (0, 1)]
        answers = at_once((ann, ben)[seat], table, sent)
        (won,) = [place for place in (0, 1) if answers[place].status_code == 200]
        assert answers[1 - won].json()["stale"] is True
        number = answers[won].json()["number"]
        made.append((seat, sent[won]["move"]))
    return made


def at_once(guests: list[Guest], table: str, sent: list[Message]) -> list[httpx.Response]:
    """Send both, each at its node, as close together as can be."""
    answers: list[Any] = [None, None]
    start = threading.Barrier(2)

    def send(place: int) -> None:
        start.wait(SOON)
        answers[place] = guests[place].call("POST", f"/api/tables/{table}/moves", json=sent[place])

    threads = [threading.Thread(target=send, args=(place,)) for place in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SOON)
    return answers


def history(screen: Screen, number: int) -> list[Message]:
    """Return what a window was told by then, in order, each once."""
    found: dict[int, Message] = {}
    while True:
        message = screen.table_when(lambda _: True)
        found |= {each["number"]: each for each in message["happened"]}
        if message["number"] >= number:
            return [found[each] for each in sorted(found)]


async def shared(database: str, table: str) -> tuple[str, list[Entry]]:
    """Return what the database of both has of a table."""
    ((head,),) = await told(database, f"select head from tables where id = '{table}'")  # noqa: S608
    rows = await told(
        database,
        f"select number, body from entries where table_id = '{table}' order by number",  # noqa: S608
    )
    assert [row["number"] for row in rows] == list(range(len(rows)))
    return head, [read_entry(row["body"]) for row in rows]


def test_bots_go_on_at_the_other_node(nodes: tuple[Process, Process], guests: list[Guest]) -> None:
    """When the one that had the table is gone."""
    one, two = nodes
    ann = Guest(one.url, "Ann")
    guests += [ann, ben := at(two, ann)]
    table = ann.lay("hercules", ("luck", "luck")).name
    before = ann.wait(table, lambda seen: seen["number"] > 1)["number"]
    one.kill()
    assert ben.wait(table, lambda seen: seen["number"] > before + 1)


def test_who_looks_at_one_node_has_not_left_at_the_other(
    nodes: tuple[Process, Process], guests: list[Guest]
) -> None:
    """A window that closes there is not the last one."""
    one, two = nodes
    ann = Guest(one.url, "Ann")
    guests += [ann, same := at(two, ann)]
    table = ann.lay(chairs=("", "luck"), grace=3600).name
    ann.sit(table, 0)
    with same.window(table) as there:
        there.hear()
        with ann.window(table) as here:
            here.hear()
        there.table_when(lambda told: not told["seats"][0]["present"])
        there.table_when(lambda told: told["seats"][0]["present"])


# Too much


def test_nobody_asks_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One guest is told to wait; the others are not."""
    monkeypatch.setattr(limits, "monotonic", lambda: 1000.0)  # nothing is forgotten meanwhile
    with open_house(tmp_path, patient=False) as house:
        eve, ann = house.guest("Eve"), house.guest("Ann")
        answers = (eve.call("GET", "/healthz").status_code for _ in range(limits.CALLS.most + 1))
        assert 429 in answers
        assert ann.call("GET", "/api/me").status_code == 200
