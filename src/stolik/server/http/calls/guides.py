"""Calls for somebody new: a first game, annotated, as the game's own rules play it.

A guide never changes while the house is open: it is played once, packed once and handed out from
memory. What is asked about a move that it does not expect is answered by the rules themselves.
"""

import gzip
from functools import cache
from hashlib import sha256

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response

from stolik import games
from stolik.core import Guide, Guided, Seat, follow, move_named, note_of
from stolik.core.wire import shortened
from stolik.server.http.answering import answer
from stolik.server.http.answers import GuideShown, GuideStepShown
from stolik.server.http.front_desk import FrontDesk
from stolik.server.http.pages import ASK_ANEW, File
from stolik.server.http.reading import letters_in, number_in
from stolik.server.live.pens import pen_with
from stolik.server.store.archive import NotThere
from stolik.server.tables.drawing import Pen
from stolik.server.tables.messages import Letters
from stolik.server.tables.showing import is_for, seen
from stolik.words import Words


async def show_guide(request: Request, desk: FrontDesk) -> Response:  # noqa: ARG001 - all see the same
    """Lead somebody new through a first game, step by step."""
    key, letters = game_in(request), letters_in(request)
    if letters is None:
        return packed(key).answer(request)
    return answer(shown(key, pen_for(letters, key)))


async def explain(request: Request, desk: FrontDesk) -> Response:  # noqa: ARG001 - all see the same
    """Say why a move cannot be made at a step of the guide."""
    key = game_in(request)
    guide, steps = played(key)
    number = number_in(request, "step")
    if number >= len(steps):
        raise NotThere("the guide to {game} has no step {step}", game=key, step=number)
    game = games.find(key)
    move = move_named(game, request.query_params.get("move", ""))
    return answer({"reason": game.why_not(steps[number].state, guide.seat, move)})


def pen_for(letters: Letters, key: str) -> Pen:
    """Return what draws a guide for somebody, who is spoken to; the others are bots."""
    (guide, _), words = played(key), Words(letters.language)
    names = [words("bot-name", number=seat) for seat in range(guide.laid.seats)]
    names[guide.seat] = words("guided-you")
    return pen_with(letters, games.find(key), names)


def game_in(request: Request) -> str:
    """Return the game that the address names, if there is a guide to it."""
    key = str(request.path_params["game"])
    if key not in games.catalogue():
        raise NotThere("there is no guide to {game}", game=shortened(key))
    return key


@cache
def played(key: str) -> tuple[Guide, list[Guided]]:
    """Return the guide to a game, and every step with the table on which it is taken."""
    guide = games.guide_to(key)
    if guide is None:
        raise NotThere("there is no guide to {game}", game=shortened(key))
    return guide, follow(games.find(key), guide)


@cache
def packed(key: str) -> File:
    """Return the guide as it is sent: views repeat themselves, so it becomes much smaller."""
    plain = json.encode(shown(key))
    tag = f'"{sha256(plain).hexdigest()[:20]}"'
    return File(
        kind="application/json",
        headers={"cache-control": ASK_ANEW, "etag": tag, "vary": "accept-encoding"},
        bodies={"": plain, "gzip": gzip.compress(plain, mtime=0)},
    )


def shown(key: str, pen: Pen | None = None) -> GuideShown:
    """Return the whole guide."""
    game = games.find(key)
    guide, steps = played(key)
    last = steps[-1].state
    over = not game.to_move(last)
    return {
        "game": key,
        "seat": guide.seat,
        "seats": guide.laid.seats,
        "steps": [step_shown(key, guide.seat, each, pen) for each in steps],
        "scores": game.scores(last) if over else None,
        "ranking": game.ranking(last) if over else None,
    }


def step_shown(key: str, eyes: Seat, guided: Guided, pen: Pen | None = None) -> GuideStepShown:
    """Return one step, as the guided seat sees and hears it."""
    game, step = games.find(key), guided.step
    return {
        "note": note_of(game, guided),
        "shows": list(step.shows),
        "leap": bool(step.later),
        "view": seen(game, guided.state, eyes, pen),
        "seat": step.seat if step.move else None,
        "move": step.move or None,
        "happened": [each for each in guided.happened if is_for(each, [eyes])],
    }
