"""«Ракушки»: two shells in each hand, seen by nobody else. A small game to try a new folder with.

| the book's section | here |
|---|---|
| the box | `components`, `shells.toml` |
| preparation | `preparation`, `options` |
| the turn | `rules`, `moves`, `state` |
| the end and the points | `scoring` |

What is seen and known stands in `view` and `knowledge`, what must always hold in `checking`, the
way to JSON in `writing`, a picture for a terminal in `drawing`, rules of thumb in `advice`.
"""

from functools import partial
from importlib.resources import files

from stolik.core import Chapters, Cover, Game, bound

from . import (
    advice,
    checking,
    drawing,
    knowledge,
    preparation,
    rules,
    scoring,
    state,
    view,
    writing,
)
from .components import KEY, Box, read_box
from .knowledge import Knowledge
from .moves import ALL, Move
from .options import Options
from .state import Rules, Table

ShellsGame = Game[Table, Move, Options, Knowledge]
COVER = Cover(KEY, __name__, version=1, age=5, longest=12, endings=scoring.ENDINGS)
BOOK = Chapters(
    state, preparation, rules, scoring, view, knowledge, writing, checking, advice, drawing
)


def shells_game(box: Box) -> ShellsGame:
    """Return the game with these shells."""
    return bound(COVER, BOOK, box, ALL, Options, partial(Rules, box), owned_game)


def owned_game(text: str) -> ShellsGame:
    """Return the game with the shells of an owner's file."""
    return shells_game(read_box(text))


GAMES = (shells_game(read_box((files(__name__) / "shells.toml").read_text("utf-8"), ours=True)),)
