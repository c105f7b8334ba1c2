"""The race (SR-C6 to SR-C9)."""

from typing import Final

from stolik.core import Event, Line, Seat, event, phrase, ranked
from stolik.games.rally.circuit.moves import HARE
from stolik.games.rally.circuit.state import OVER, Table

STEADY: Final = 2
"""SR-C6: the steps of a tortoise."""
DIE: Final = (0, 1, 2, 2, 3, 4)
"""SR-C6: the faces of the hare's die; at nothing it has fallen asleep."""
RACE: Final = "race"
NO_CIRCUIT: Final = "no-circuit"
ENDINGS: Final = (RACE, NO_CIRCUIT)


def drive(table: Table, act: int, happened: list[Event] | None) -> None:
    """SR-C6: two steps, or as many as the die says; SR-C8: laps are counted at the start tile."""
    seat, length = table.seat, len(table.circuit)
    steps = table.chance.choice(DIE) if act == HARE else STEADY
    laps = table.driven[seat] // length
    table.driven[seat] += steps
    if happened is None:
        return
    key = "hare-drove" if act == HARE else "tortoise-drove"
    happened.append(event(key, seat=seat, steps=steps))
    done = table.driven[seat] // length
    if done > laps:
        happened.append(event("lap-done", seat=seat, lap=done, laps=table.rules.laps))


def end_racing_turn(table: Table, happened: list[Event] | None) -> None:
    """SR-C9: when the laps are done, all have equally many turns."""
    goal = table.rules.laps * len(table.circuit)
    last = (table.first - 1) % len(table.driven)
    if table.seat == last and max(table.driven) >= goal:
        table.phase = OVER
        if happened is not None:
            happened += [event("won-circuit", seat=seat) for seat in ranking(table)[0]]


def scores(table: Table) -> list[list[Line]]:
    """Return the score pad: how far everybody has driven."""
    return [[{"what": phrase("score-driven"), "points": steps}] for steps in table.driven]


def ranking(table: Table) -> list[list[Seat]]:
    """SR-C9: the farthest first; equal distances share the place."""
    return ranked(table.driven)


def ending(table: Table) -> str | None:
    """SR-C5, SR-C9: after a race, or without a closed road."""
    if not table.over:
        return None
    return RACE if table.circuit else NO_CIRCUIT
