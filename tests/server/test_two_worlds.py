"""Nobody can find out what is hidden: two worlds in which it differs answer with the same bytes."""

import asyncio
import tempfile
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik import games
from stolik.core import Seat
from stolik.server.http.routes import CALLS
from tests.positions import At, every_game_there_is, tables_in_play

from .every_call import EVERY_CALL, EVERY_MESSAGE, calls_there_are, is_asked, messages_there_are
from .world_evening import compared
from .worlds import EVENING, Pair, forgotten, paired, pairs, positions

GAMES = [*games.catalogue(), EVENING]
NOT_WHILE_IT_GOES_ON = {
    "GET /api/tables/{table}/record",
    "POST /api/tables/{table}/rematch",
    "PUT /api/door",
    "DELETE /api/door",
}
"""Calls that are always refused here, in the course of a game and without a network, and that is
compared, too."""
MEET = "POST /api/campaigns/{campaign}/evenings"


def test_every_call_and_message_is_asked() -> None:
    """One that is new is missing here, until somebody says how it is asked."""
    assert set(EVERY_CALL) == calls_there_are()
    assert set(EVERY_MESSAGE) == messages_there_are()
    assert [
        (call.path, wish) for call in CALLS for wish in call.asks if not is_asked(call, wish)
    ] == []


async def check(found: list[Pair], folder: Path) -> None:
    """Hold pairs of a game to it; to be refused everything would prove nothing."""
    granted: set[str] = set()
    for number, pair in enumerate(found):
        granted |= (await compared(pair, folder / f"{number}")).granted
    refused = {*EVERY_CALL} - granted
    meeting = (
        {MEET} if found[0].name == EVENING else set()
    )  # an evening goes on, so no other begins
    assert refused == NOT_WHILE_IT_GOES_ON | meeting
    assert sum(len(pair.steps) for pair in found) >= len(found)


@pytest.mark.parametrize(("name", "moments"), [("hercules", 1), (EVENING, 2)])
async def test_nobody_can_tell_which_world_it_is(tmp_path: Path, name: str, moments: int) -> None:
    """Neither the eye nor an onlooker nor a stranger, by any answer."""
    await check(list(pairs(name, 1, moments, most=3)), tmp_path)


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
async def test_nobody_can_tell_in_any_game(tmp_path: Path, name: str) -> None:
    """The same at tables of other sizes, with other options, from the deal to the end."""
    await check(list(pairs(name, 2, 2, most=3)), tmp_path)


@pytest.mark.thorough
@pytest.mark.parametrize("name", every_game_there_is())
def test_nobody_can_tell_at_a_table_of_a_kept_game(name: str) -> None:
    """Nor where luck hardly ever leads, nor with the components of an owner."""

    @settings(max_examples=2)
    @given(at=tables_in_play(name), luck=st.integers(0, 9999))
    def hold(at: At, luck: int) -> None:
        pair = paired(name, at, Seat(luck % at.record.seats), f"{luck}", most=3)
        if pair is not None:
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(compared(pair, Path(folder)))

    hold()


@pytest.mark.parametrize("moments", [2, pytest.param(6, marks=pytest.mark.thorough)])
async def test_nobody_is_told_again_what_was_seen_in_passing(tmp_path: Path, moments: int) -> None:
    """In a game of memory: what was shown and lies face down now is not in any answer."""
    for number, at in enumerate(islice(positions("rally", 1, moments), 1, None)):
        pair = forgotten("rally", at, Seat(number % at.record.seats), f"forgotten {number}")
        assert pair is not None
        notes = await compared(pair, tmp_path / f"{number}")
        assert any(
            '"to-remember"' in text or "refused-to-remember" in text for _, text in notes.told
        )
