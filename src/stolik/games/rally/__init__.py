"""«Суперралли»: a memory race on hidden tiles, for small children.

| the book's section | here |
|---|---|
| what is in the box | `components`, `tile_file`, `tiles.toml` |
| preparation | `preparation`, `board`, `options` |
| the course of the game | `turn`, `moves`, `state` |
| opening a tile and driving onto it, the pit stop, the end | `driving`, `refusals`, `explaining` |
| swapping two tiles | `swapping` |
| who has won | `scoring` |
| «Весёлая трасса» | `circuit`, a game of its own |

What is seen, known and forgotten stands in `view` and `knowledge`, what must always hold in
`checking`, the way to JSON in `writing`, a picture for a terminal in `drawing`, rules of thumb in
`advice`.
"""

from functools import partial
from importlib.resources import files

from stolik.core import Chapters, Cover, Game, bound
from stolik.games.rally.circuit import CircuitGame, circuit_game
from stolik.games.rally.components import Box
from stolik.games.rally.knowledge import Knowledge
from stolik.games.rally.moves import ALL, Move
from stolik.games.rally.options import Options
from stolik.games.rally.state import Rules, Table
from stolik.games.rally.tile_file import read_box

from . import advice, checking, drawing, knowledge, preparation, scoring, state, turn, view, writing

RallyGame = Game[Table, Move, Options, Knowledge]
COVER = Cover("rally", __name__, version=1, age=5, longest=20_000, endings=scoring.ENDINGS)
BOOK = Chapters(
    state, preparation, turn, scoring, view, knowledge, writing, checking, advice, drawing
)


def rally_game(box: Box) -> RallyGame:
    """Return the race, played with this box."""
    return bound(COVER, BOOK, box, ALL, Options, partial(Rules, box), owned_game)


def owned_game(text: str) -> RallyGame:
    """Return the race with the tiles of an owner."""
    return rally_game(read_box(text, COVER.key))


TILES = (files(__name__) / "tiles.toml").read_text("utf-8")
GAMES: tuple[RallyGame | CircuitGame, ...] = (
    rally_game(read_box(TILES, COVER.key, ours=True)),
    circuit_game(read_box(TILES, "rally-circuit", ours=True)),
)
