"""A first game, annotated: somebody new is led through it, note by note.

A guide is a file of data beside its game: how the table is laid, and steps. At a step the guided
seat looks at something, makes the move that is asked for, or watches somebody else's move. What was
played before a step without being shown is named there too, so a guide may begin in mid-game and
leap to the end; the last step is a look at the table as it is then. The words of a step are a note,
`guide-NOTE` in the game's text files.
"""

import tomllib
from dataclasses import dataclass, replace
from typing import Any

from stolik.core import wire
from stolik.core.errors import Said
from stolik.core.options import Value
from stolik.core.phrases import Event, Phrase, phrase
from stolik.core.record import AnyGame, Record, begin, deal, replay
from stolik.core.seat import Seat

PARTS = ("seats", "seat", "seed", "options", "steps")
STEP_PARTS = ("note", "shows", "later", "seat", "move")


@dataclass(frozen=True)
class GuideStep:
    """Something to look at, to do or to watch."""

    note: str
    """Without words nobody stops here: the move is played and the guide goes on."""
    shows: tuple[str, ...]
    """The codes of what the note speaks of."""
    later: tuple[tuple[Seat, str], ...]
    """What was played meanwhile, unseen."""
    seat: Seat
    move: str
    """Nobody moves at a step where there is only something to look at."""


@dataclass(frozen=True)
class Guide:
    """A table, a seat at it, and what happens there."""

    laid: Record
    seat: Seat
    """Whoever is guided."""
    steps: tuple[GuideStep, ...]


@dataclass(frozen=True)
class Guided:
    """A step on the table where it is taken."""

    step: GuideStep
    state: Any
    """Before the move."""
    happened: list[Event]
    """By the move."""


def read_guide(game: AnyGame, text: str) -> Guide:
    """Return the guide in this file; whether its moves are legal shows when it is replayed."""
    what = Said("the guide")
    whole: dict[str, Any] = tomllib.loads(text)
    wire.no_other_parts(whole, PARTS, what)
    seat = Seat(wire.part(int, whole, "seat", what))
    options: dict[str, Value] = wire.part(dict, whole, "options", what)
    seats, seed = wire.part(int, whole, "seats", what), wire.part(str, whole, "seed", what)
    return Guide(
        laid=begin(game, seats, seed, options),
        seat=seat,
        steps=tuple(_step(step, seat) for step in wire.each(dict, whole, "steps", what)),
    )


def _step(whole: dict[str, Any], guided: Seat) -> GuideStep:
    what = Said("a step of the guide")
    wire.no_other_parts(whole, STEP_PARTS, what)
    given = {"note": "", "shows": [], "later": [], "seat": guided, "move": ""} | whole
    return GuideStep(
        note=wire.part(str, given, "note", what),
        shows=tuple(wire.each(str, given, "shows", what)),
        later=tuple((Seat(seat), move) for seat, move in wire.each(list, given, "later", what)),
        seat=Seat(wire.part(int, given, "seat", what)),
        move=wire.part(str, given, "move", what),
    )


def moves_of(guide: Guide) -> tuple[tuple[Seat, str], ...]:
    """Return every move of the guide, shown or not."""
    return tuple(
        move
        for step in guide.steps
        for move in (*step.later, *(((step.seat, step.move),) if step.move else ()))
    )


def follow(game: AnyGame, guide: Guide) -> list[Guided]:
    """Play the guide: every step with the table on which it is taken."""
    record = replace(guide.laid, moves=moves_of(guide))
    state, played = deal(game, record), replay(game, record)
    found: list[Guided] = []
    for step in guide.steps:
        for _ in step.later:
            state = next(played).state
        before = game.copy(state)
        if step.move:
            made = next(played)
            state = made.state
        found.append(Guided(step, before, made.happened if step.move else []))
    return found


def note_of(game: AnyGame, guided: Guided) -> Phrase | None:
    """Return the words of a step: they may speak of who moves, of the thing and of its place."""
    step = guided.step
    if not step.note:
        return None
    if not step.move:
        return phrase(f"guide-{step.note}")
    choices = game.view(guided.state, step.seat)["moves"]
    made = next(choice for choice in choices if choice["move"] == step.move)
    return phrase(f"guide-{step.note}", seat=step.seat, about=made["about"], says=made["says"])
