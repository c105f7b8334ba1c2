"""One person and a bot build a road: it is closed, whatever the person does."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from stolik import bots
from stolik.bots import LEVELS, company, unhurried
from stolik.core import Chance, Seat, settle
from stolik.games import find
from stolik.games.rally.circuit.building import KIND_OF
from stolik.games.rally.circuit.moves import LIFT, TURN
from stolik.games.rally.circuit.planning import is_joined_anywhere
from stolik.games.rally.circuit.state import RACING
from stolik.games.rally.components import DEAD_END

GAME = find("rally-circuit")
PEOPLE = ("luck", "greed")
"""Somebody who does anything at all, and somebody who builds."""
HELPERS = (*LEVELS, "greed", "child")


class Built(NamedTuple):
    """What came of building together."""

    closed: bool
    spoiled: list[str]
    """What the bot should not have done."""


def built(helper: str, person: str, number: int) -> Built:
    """Let a person and a bot build; whoever begins, with either mix."""
    who = [person, helper] if number % 2 else [helper, person]
    mix = "alternative" if number % 3 == 0 else "usual"
    table = GAME.prepare(2, settle(GAME.options, {"mix": mix}), Chance(f"{who} {number}"))
    luck = Chance(f"together {number}")
    spoiled: list[str] = []
    while GAME.to_move(table) and table.phase != RACING:
        seat = Seat(table.seat)
        bot, knowledge = unhurried(bots.find(who[seat])), GAME.knows(table, seat)
        move: Any = bot(GAME, seat, knowledge, GAME.legal_moves(table, seat), luck)
        # What is joined to another is left alone, unless the supply has run out of such tiles.
        spare = move.act == LIFT and table.supply[KIND_OF[table.roads[move.place]]]
        lifts = spare and is_joined_anywhere(table.roads, move.place)
        dead_end = move.act == TURN and KIND_OF[move.road] == DEAD_END
        if who[seat] == helper and (lifts or dead_end):
            spoiled.append(str(move))
        GAME.play(table, seat, move)
    return Built(table.phase == RACING, spoiled)


def check(helper: str, person: str, games: int) -> None:
    """Of so many games, in every one the ring is closed, and the bot has spoiled nothing."""
    found = [built(helper, person, number) for number in range(games)]
    assert [each for each in found if not each.closed or each.spoiled] == []


@pytest.mark.parametrize("person", PEOPLE)
@pytest.mark.parametrize("helper", [company(GAME), "level-5"])
def test_the_ring_is_closed_with_the_usual_company(helper: str, person: str) -> None:
    """SR-C3, SR-C5: before the turns are over, for those who chose nobody and for the ambitious."""
    check(helper, person, 10)


@pytest.mark.thorough
@pytest.mark.parametrize("person", PEOPLE)
@pytest.mark.parametrize("helper", HELPERS)
def test_the_ring_is_closed_at_every_level(helper: str, person: str) -> None:
    """SR-C3, SR-C5: in each of 200 games."""
    check(helper, person, 200)
