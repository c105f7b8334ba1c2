"""Games over the API: what a seat is sent does not depend on what is hidden from it.

Whoever looks at a table is told of it as it is stored. So the table is folded from the store beside
the game, and each message is held against it.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from copy import copy
from typing import Any, NamedTuple

import pytest

from stolik import games
from stolik.core import AnyGame, Chance, Event, Move, Seat, move_named, written
from stolik.server.tables.entries import Moved
from stolik.server.tables.showing import Names, hears
from stolik.server.tables.table import Table, opened
from tests.cases import shorter

from .house import Guest, House, Laid, Message, Screen, choice, open_house, owing
from .secrecy import Sent, as_sent, check_message, other_deals

GAMES = sorted(games.catalogue())
MOST_MOVES = 150
"""Decisions of a game, where it is longer."""
EYES = (Seat(0), Seat(1), Seat(2), None)
"""Three players, and somebody who looks on."""


class Watcher:
    """Somebody at the table, and all they were sent."""

    def __init__(self, guest: Guest, eye: Seat | None, screen: Screen) -> None:
        """Look through a window that has said hello."""
        self.guest = guest
        self.eye = eye
        self.screen = screen
        self.since = 0
        self.sent: list[Sent] = []

    def hear_until(self, number: int) -> Message:
        """Hear everything up to this number."""
        while True:
            message = self.screen.hear()
            if message["type"] != "table":
                continue
            self.sent.append(Sent(self.since, message))
            self.since = message["number"]
            if message["number"] >= number:
                return message


class Refusal(NamedTuple):
    """A move that was tried at a table with so many entries, and what was answered."""

    number: int
    seat: Seat
    move: str
    reason: Any


class Played(NamedTuple):
    """A game that was played over the API."""

    laid: Laid
    watchers: list[Watcher]
    refusals: list[Refusal]
    before: dict[Guest, str]
    """All that everybody was sent before the end."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all the games."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.mark.parametrize(
    "key", shorter(GAMES, "geroychiki", "hercules", "rally-circuit", "stickers")
)
def test_nothing_hidden_is_sent(house: House, key: str) -> None:
    """To nobody, from the deal to the end."""
    with ExitStack() as evening:
        played = play(house, key, evening)
    check_words(house, played)
    head, entries = house.stored(played.laid.name)
    names: Names = {
        (eye, watcher.guest.id): f"{key} {eye}"
        for watcher in played.watchers
        if (eye := watcher.eye) is not None
    }
    told = {watcher.eye: list(watcher.sent) for watcher in played.watchers}
    table = Table(head)
    for number, entry in enumerate(entries):
        before = copy(table)
        before.state = None if table.state is None else table.game.copy(table.state)
        table.heard(entry)
        for eye, sent in told.items():
            while sent and sent[0].message["number"] == number + 1:
                check_message(table, eye, sent.pop(0), names)
            # What somebody hears who looks on, everybody hears.
            if isinstance(entry, Moved) and eye is not None:
                check_events(before, table, entry, eye)
        for refusal in played.refusals:
            if refusal.number == number + 1:
                check_refusal(table, refusal)
    assert not any(told.values())


# Playing


def play(house: House, key: str, evening: ExitStack) -> Played:
    """Let three guests play by luck, at a table that somebody else has laid."""
    host = house.guest("Host")
    laid = host.lay(key, ("", "", ""))
    watchers = []
    for eye in EYES:
        guest = house.guest(f"{key} {eye}")
        if eye is not None:
            guest.sit(laid.name, eye, laid.invitations[eye], luck=f"luck of {eye}")
        screen = evening.enter_context(guest.window(laid.name))
        watchers.append(Watcher(guest, eye, screen))
    luck = Chance(f"a game of {key}")
    refusals: list[Refusal] = []
    number = watchers[0].guest.look(laid.name)["number"]
    for _ in range(MOST_MOVES):
        seen = [watcher.hear_until(number) for watcher in watchers]
        if seen[0]["phase"] == "over":
            break
        seat = luck.choice(owing(seen[0]))
        guest = watchers[seat].guest
        refusals.append(tried(guest, laid.name, seen[seat], Seat(seat), luck))
        move = choice(seen[seat], seat, luck.below(1000))
        before = {each.guest: everything(each) for each in watchers}
        path = f"/api/tables/{laid.name}/moves"
        number = guest.done("POST", path, json=move)["number"]
    else:
        before = {each.guest: everything(each) for each in watchers}
    return Played(laid, watchers, refusals, before)


def everything(watcher: Watcher) -> str:
    """Return all the text that somebody was sent so far."""
    return "\n".join((*watcher.screen.frames, *watcher.guest.sent))


def tried(guest: Guest, table: str, seen: Message, seat: Seat, luck: Chance) -> Refusal:
    """Try a move by luck, which is mostly against the rules; in that case nothing happens."""
    game = games.find(seen["game"])
    asked = choice(seen, seat)
    legal = {each["move"] for each in seen["views"][0]["view"]["moves"]}
    wrong = next(
        text for text in (str(luck.choice(game.moves)) for _ in range(999)) if text not in legal
    )
    answer = guest.call("POST", f"/api/tables/{table}/moves", json=asked | {"move": wrong}).json()
    return Refusal(seen["number"], seat, wrong, answer["reason"])


# Checking


def check_words(house: House, played: Played) -> None:
    """Nobody was sent the secret before the end, or ever what another is known by."""
    head, _ = house.stored(played.laid.name)
    guests = house.guests
    for watcher in played.watchers:
        never = list(played.laid.invitations)
        never += [each for guest in guests if guest.id for each in (guest.id, guest.cookie)]
        text = everything(watcher)
        assert not [word for word in never if word in text]
        assert head.secret not in played.before[watcher.guest]
        assert "luck of" not in played.before[watcher.guest]


def check_events(before: Table, table: Table, entry: Moved, eye: Seat) -> None:
    """Who cannot tell two deals apart after the same move does not hear which it was."""
    game = table.game
    move = move_named(game, entry.move)
    seen, events = outcome(game, before.state, entry.seat, move, eye)
    heard = audible(table, events, eye)
    assert audible(table, table.story[-1].events, eye) == heard
    for other in other_deals(before, eye):
        if game.why_not(other.state, entry.seat, move) is None:
            same, told = outcome(game, other.state, entry.seat, move, eye)
            assert same != seen or audible(table, told, eye) == heard


def outcome(
    game: AnyGame, state: Any, seat: Seat, move: Move, eye: Seat
) -> tuple[str, list[Event]]:
    """Return what somebody sees and knows after a move, and what happens with it."""
    after, events = game.copy(state), list[Event]()
    game.play(after, seat, move, events)
    known = game.write_knowledge(game.knows(after, eye))
    return written([game.view(after, eye), known]), events


def audible(table: Table, events: list[Event], eye: Seat) -> list[Event]:
    """Return what somebody hears of it."""
    return [event for event in events if hears(table, table.number - 1, event, [eye])]


def check_refusal(table: Table, refusal: Refusal) -> None:
    """Why a move is against the rules says nothing about what is hidden."""
    move = move_named(table.game, refusal.move)
    for each in (table, *other_deals(table, refusal.seat)):
        reason = table.game.why_not(each.state, refusal.seat, move)
        assert json.loads(json.dumps(reason)) == refusal.reason


def test_the_check_finds_what_is_hidden(house: House) -> None:
    """What another seat sees would not pass."""
    ann, _, name = house.two(game="stickers")
    ann.look(name)
    table = opened(*house.stored(name))
    theirs = as_sent(table, Seat(1), 0, {})
    assert all(as_sent(other, Seat(1), 0, {}) != theirs for other in other_deals(table, Seat(0)))
