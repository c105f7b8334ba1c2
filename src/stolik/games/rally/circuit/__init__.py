"""«Весёлая трасса» (SR-13): build a closed road together, and race on it.

The book gives it a sentence and no rules; these are ours, SR-C1 to SR-C9.

| what | here |
|---|---|
| the empty rug, and whether a road on it is closed | `rug` |
| building in turn | `building` |
| the tortoise and the hare | `racing` |
| whose turn it is | `turn`, `moves`, `state`, `refusals`, `explaining` |
| for bots and hints: which tile closes the road soonest | `planning`, `advice` |
"""

from functools import partial

from stolik.core import Chapters, Cover, Game, bound
from stolik.games.rally.circuit.knowledge import Knowledge
from stolik.games.rally.circuit.moves import ALL
from stolik.games.rally.circuit.options import Options
from stolik.games.rally.circuit.state import Rules, Table
from stolik.games.rally.components import Box
from stolik.games.rally.moves import Move
from stolik.games.rally.tile_file import read_box

from . import advice, checking, drawing, knowledge, preparation, racing, state, turn, view, writing

CircuitGame = Game[Table, Move, Options, Knowledge]
FOLDER = "stolik.games.rally"
COVER = Cover("rally-circuit", FOLDER, version=1, age=5, longest=2_000, endings=racing.ENDINGS)
BOOK = Chapters(
    state, preparation, turn, racing, view, knowledge, writing, checking, advice, drawing
)


def circuit_game(box: Box) -> CircuitGame:
    """Return the circuit, built with this box."""
    return bound(COVER, BOOK, box, ALL, Options, partial(Rules, box), owned_game)


def owned_game(text: str) -> CircuitGame:
    """Return the circuit, built with the tiles of an owner."""
    return circuit_game(read_box(text, COVER.key))
