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
VERSION = 2
CHANCE_STUCK = 1
"""In this version, chance stuck what found no place in anybody's album (ST-R23)."""
VERSIONS = (CHANCE_STUCK, VERSION)
COVER = Cover(KEY, __name__, VERSION, age=8, longest=600, endings=scoring.ENDINGS)
BOOK = Chapters(
    state, preparation, turn, scoring, view, knowledge, writing, checking, advice, drawing
)


def stickers_game(box: Box, version: int = VERSION) -> StickersGame:
    """Return the game, played with this box."""
    moves = Moves(box)
    rules = partial(Rules, box, moves, version == CHANCE_STUCK)
    cover = COVER._replace(version=version)
    owned = partial(owned_game, version)
    return bound(cover, BOOK, box, moves.all, options_of(box), rules, owned)


def owned_game(version: int, text: str) -> StickersGame:
    """Return the game with the box of an owner, or of an evening of a campaign."""
    return stickers_game(read_box(text), version)


def options_of(box: Box) -> type[Options]:
    """Return what can be settled: what packs bring is on offer when they are opened."""
    if box.scenarios:
        return ScenarioOptions
    return Options if box.progress is None else EveningOptions


BOX = (files(__name__) / "stickers.toml").read_text("utf-8")
GAMES = (stickers_game(read_box(BOX, ours=True)),)
EARLIER = (stickers_game(read_box(BOX, ours=True), version=CHANCE_STUCK),)


def game_of(version: int) -> StickersGame:
    """Return the game as it was played then: evenings of a campaign keep their rules."""
    return EARLIER[0] if version == CHANCE_STUCK else GAMES[0]
