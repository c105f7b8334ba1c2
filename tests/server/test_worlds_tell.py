"""That two worlds are compared at all: a house that tells something hidden is found out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from stolik.core import AnyGame, event, written
from stolik.server.http import app
from stolik.server.http.calls import lobby
from stolik.server.http.calls import tables as of_tables
from stolik.server.http.guarding import guarded
from stolik.server.http.routes import CALLS, Call
from stolik.server.live import evenings
from stolik.server.live.room import Room
from stolik.server.tables import wishes
from stolik.server.tables.refusing import refuse
from stolik.server.tables.showing import card, shown_at
from stolik.server.tables.table import Table
from tests.cases import long

from .visitors import Differs, Notes
from .world_evening import compared, spent
from .worlds import EVENING, Pair, pairs

Patch = pytest.MonkeyPatch
LETTERS = 1000


@pytest.fixture(scope="module")
def pair() -> Pair:
    """One pair for all: an evening of a campaign, so that everything there is can be asked."""
    return next(pair for pair in pairs(EVENING, 1, 2, most=2) if pair.steps)


def secret(game: AnyGame, state: Any) -> int:
    """Return a number in which everything counts that lies on the table."""
    return crc32(written(game.write_state(state)).encode())


def at(table: Table) -> int:
    """Return that number."""
    return secret(table.game, table.state) if table.state is not None else 0


# Games that tell too much


def a_view(game: AnyGame) -> AnyGame:
    """Show it."""
    return game._replace(
        view=lambda table, seat: {**game.view(table, seat), "x": secret(game, table)}
    )


def a_length(game: AnyGame) -> AnyGame:
    """Show nothing, at a length."""

    def view(table: Any, seat: Any) -> Any:
        return {**game.view(table, seat), "x": " " * (secret(game, table) % LETTERS)}

    return game._replace(view=view)


def a_log(game: AnyGame) -> AnyGame:
    """Tell everybody with a move."""

    def play(table: Any, seat: Any, move: Any, happened: Any = None) -> None:
        game.play(table, seat, move, happened)
        if happened is not None:
            happened.append(event("hidden", number=secret(game, table)))

    return game._replace(play=play)


def a_reason(game: AnyGame) -> AnyGame:
    """Refuse a move with it."""

    def why_not(table: Any, seat: Any, move: Any) -> Any:
        reason = game.why_not(table, seat, move)
        return reason and {**reason, "args": {**reason["args"], "number": secret(game, table)}}

    return game._replace(why_not=why_not)


@pytest.mark.parametrize(
    ("leak", "where"),
    [
        (a_view, "socket"),
        long(a_length, "socket"),
        (a_log, "socket"),
        long(a_reason, "/moves"),
    ],
)
async def test_a_game_that_tells_is_found_out(
    tmp_path: Path, pair: Pair, leak: Callable[[AnyGame], AnyGame], where: str
) -> None:
    """By what it shows, how long that is, what it says happened, and how it refuses."""
    with pytest.raises(Differs) as found:
        await compared(pair, tmp_path, leak(pair.game))
    assert where in found.value.label


# Houses that tell too much


def a_look_back(patch: Patch) -> None:
    """Show more of the past than was seen."""

    def look_back(table: Table, *more: Any) -> Any:
        return {**shown_at(table, *more), "x": at(table)}

    patch.setattr(of_tables, "shown_at", look_back)


def a_hint(patch: Patch) -> None:
    """Think of more than the seat knows."""
    usual = Room.thought

    async def thought(room: Room, *more: Any, **named: Any) -> Any:
        why: Any = {"tries": at(room.table)}
        return (await usual(room, *more, **named))._replace(why=why)

    patch.setattr(Room, "thought", thought)


def a_consent(patch: Patch) -> None:
    """Let it decide whether something is taken back."""

    def undo(table: Table, *_: Any, **__: Any) -> Any:
        raise refuse("luck", most=at(table))

    patch.setattr(wishes, "undo", undo)


def a_list(patch: Patch) -> None:
    """Write it on the card of a table in a list."""
    patch.setattr(lobby, "card", open_card)


def a_campaign(patch: Patch) -> None:
    """Write it on the card of tonight's table."""
    patch.setattr(evenings, "card", open_card)


def open_card(name: str, table: Table, *more: Any) -> Any:
    """Return a card that tells."""
    return {**card(name, table, *more), "x": at(table)}


def a_figure(patch: Patch) -> None:
    """Count it."""
    usual = Room.show

    async def show(room: Room) -> None:
        await usual(room)
        room.node.metrics.moves.inc(at(room.table))

    patch.setattr(Room, "show", show)


@pytest.mark.parametrize(
    ("leak", "where"),
    [
        (a_look_back, "?at="),
        (a_hint, "/hint"),
        long(a_consent, "/asks"),
        long(a_list, "GET /api/me"),
        long(a_campaign, "GET /api/campaigns"),
        long(a_figure, "GET /metrics"),
    ],
)
async def test_a_house_that_tells_is_found_out(
    monkeypatch: Patch, tmp_path: Path, pair: Pair, leak: Callable[[Patch], None], where: str
) -> None:
    """In every kind of answer."""
    leak(monkeypatch)
    with pytest.raises(Differs) as found:
        await compared(pair, tmp_path)
    assert where in found.value.label


# Every call


@pytest.mark.thorough
@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.method} {call.path}")
async def test_a_call_that_answers_otherwise_is_found_out(
    monkeypatch: Patch, tmp_path: Path, pair: Pair, call: Call
) -> None:
    """Each of them is asked, and compared with its headers, refused or not."""
    notes = await spent(pair, 0, tmp_path, Notes())

    def telling(handler: Any, *more: Any) -> Any:
        async def tell(request: Any) -> Any:
            answer = await guarded(handler, *more)(request)
            if handler is call.handler:
                answer.headers["x-world"] = "the other"
            return answer

        return tell

    monkeypatch.setattr(app, "guarded", telling)
    with pytest.raises(Differs) as found:
        await spent(pair, 1, tmp_path, Notes(notes))
    assert f" {call.method} " in found.value.label
