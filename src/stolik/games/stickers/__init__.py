"""«Стикеры»: collections with chains of combos, and a campaign that changes the cards for ever.

| the book's section | here |
|---|---|
| what is in the box | `components`, `box_file`, `pack_file`, `stickers.toml` |
| preparation | `preparation`, `options` |
| the order of a turn | `turn`, `moves`, `state` |
| taking a card of the market | `market` |
| playing a collection | `collection`, `refusals`, `explaining` |
| the collection bonus, combos | `effects`, `asking` |
| filling the hand and the market | `refill`, `piles` |
| the end of the game, the scoring | `last_pick`, `scoring`, `telling` |
| opening packs, sticking stickers | `sticking` |
| the campaign | `campaign` |

What is seen and known stands in `view`, `faces` and `knowledge`, what must hold in `checking` and
`questions`, the way to JSON in `writing`, a picture for a terminal in `drawing`, rules of thumb in
`advice`, how everybody stands in `outlook`. A game of a campaign is this game with a changed box:
see `box_file` and `campaign`.
"""

from functools import partial
from importlib.resources import files

from stolik.core import Chapters, Cover, Game, bound
from stolik.games.stickers.box_file import read_box
from stolik.games.stickers.components import Box
from stolik.games.stickers.knowledge import Knowledge
from stolik.games.stickers.moves import Move, Moves
from stolik.games.stickers.options import EveningOptions, Options, ScenarioOptions
from stolik.games.stickers.state import Rules, Table

from . import advice, checking, drawing, knowledge, preparation, scoring, state, turn, view, writing

StickersGame = Game[Table, Move, Options, Knowledge]
KEY = "stickers"
VERSION = 1
COVER = Cover(KEY, __name__, VERSION, age=8, longest=600, endings=scoring.ENDINGS)
BOOK = Chapters(
    state, preparation, turn, scoring, view, knowledge, writing, checking, advice, drawing
)


def stickers_game(box: Box) -> StickersGame:
    """Return the game, played with this box."""
    moves = Moves(box)
    rules = partial(Rules, box, moves)
    return bound(COVER, BOOK, box, moves.all, options_of(box), rules, owned_game)


def owned_game(text: str) -> StickersGame:
    """Return the game with the box of an owner, or of an evening of a campaign."""
    return stickers_game(read_box(text))


def options_of(box: Box) -> type[Options]:
    """Return what can be settled: what packs bring is on offer when they are opened."""
    if box.scenarios:
        return ScenarioOptions
    return Options if box.progress is None else EveningOptions


BOX = (files(__name__) / "stickers.toml").read_text("utf-8")
GAMES = (stickers_game(read_box(BOX, ours=True)),)
