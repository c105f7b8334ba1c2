"""The shelf game, «Геройчики: Полный порядок» and «История игрушек 4»: two boxes, one engine.

| the book's section | here |
|---|---|
| what is in the box | `components`, `card_file`, `cards.toml` |
| what each box prints differently | `editions` |
| preparation | `preparation`, `options` |
| the course of the game, bonus turns, passing the turn | `turn`, `moves`, `state`, `shelf` |
| how to put a card on a shelf, special properties | `placing`, `refusals`, `explaining` |
| refreshing a row | `middle` |
| the final round and the end | `final_round` |
| counting points | `scoring` |
| special cases | `stuck` |

What is seen and known stands in `view` and `knowledge`, what must always hold in `checking`,
the way to JSON in `writing`, a picture for a terminal in `drawing`, rules of thumb in `advice`.
"""

from functools import partial
from importlib.resources import files

from stolik.core import Chapters, Cover, Game, bound
from stolik.games.shelf.card_file import read_box
from stolik.games.shelf.components import Box
from stolik.games.shelf.editions import EDITIONS, Edition
from stolik.games.shelf.final_round import endings
from stolik.games.shelf.knowledge import Knowledge
from stolik.games.shelf.moves import Move, Moves
from stolik.games.shelf.options import Options
from stolik.games.shelf.state import Rules, Table

from . import advice, checking, drawing, knowledge, preparation, scoring, state, turn, view, writing

ShelfGame = Game[Table, Move, Options, Knowledge]
AGE = 6
"""The books name none."""
BOOK = Chapters(
    state, preparation, turn, scoring, view, knowledge, writing, checking, advice, drawing
)


def shelf_game(edition: Edition, box: Box) -> ShelfGame:
    """Return the game of this edition, played with this box."""
    cover = Cover(edition.key, __name__, 1, AGE, longest=100, endings=endings(edition))
    moves = Moves(box)
    rules = partial(Rules, edition, box, moves)
    return bound(cover, BOOK, box, moves.all, Options, rules, partial(owned_game, edition))


def owned_game(edition: Edition, text: str) -> ShelfGame:
    """Return the game of this edition with the cards of an owner."""
    return shelf_game(edition, read_box(text, edition.key))


CARDS = (files(__name__) / "cards.toml").read_text("utf-8")
GAMES = tuple(shelf_game(edition, read_box(CARDS, edition.key, ours=True)) for edition in EDITIONS)
