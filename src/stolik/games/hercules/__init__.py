"""«Подвиги Геракла»: everybody chooses at once, hands are hidden, cards are bought and fought over.

| the book's section | here |
|---|---|
| what is in the box, the legend | `components`, `card_file`, `cards.toml` |
| modes, the variant | `options` |
| preparation | `preparation` |
| the course of the game | `turn`, `moves`, `state` |
| refreshing the hand | `refresh` |
| performing a labour or visiting the Gymnasium | `choice`, `refusals`, `explaining` |
| labours: tokens, the labour card, its back | `labours`, `effects` |
| the Gymnasium, contests | `gymnasium`, `contest`, `comparing` |
| the end of a turn, personal stacks | `turn`, `piles` |
| the end of a round and of the game | `turn`, `scoring` |

What is seen and known stands in `view` and `knowledge`, what must always hold in `checking`,
the way to JSON in `writing`, a picture for a terminal in `drawing`, rules of thumb in `advice`.
"""

from functools import partial
from importlib.resources import files

from stolik.core import Chapters, Cover, Game, bound
from stolik.games.hercules.card_file import read_box
from stolik.games.hercules.components import Box
from stolik.games.hercules.knowledge import Knowledge
from stolik.games.hercules.moves import Move, Moves
from stolik.games.hercules.options import Options
from stolik.games.hercules.state import Rules, Table

from . import advice, checking, drawing, knowledge, preparation, scoring, state, turn, view, writing

HerculesGame = Game[Table, Move, Options, Knowledge]
COVER = Cover("hercules", __name__, version=2, age=10, longest=600, endings=scoring.ENDINGS)
BOOK = Chapters(
    state, preparation, turn, scoring, view, knowledge, writing, checking, advice, drawing
)


def hercules_game(box: Box, version: int = COVER.version) -> HerculesGame:
    """Return the game, played with this box."""
    moves = Moves(box)
    rules = partial(Rules, box, moves)
    cover = COVER._replace(version=version)
    return bound(cover, BOOK, box, moves.all, Options, rules, partial(owned_game, version))


def owned_game(version: int, text: str) -> HerculesGame:
    """Return the game with the cards of an owner."""
    return hercules_game(read_box(text), version)


CARDS = (files(__name__) / "cards.toml").read_text("utf-8")
GAMES = (hercules_game(read_box(CARDS, ours=True)),)
EARLIER = (hercules_game(read_box(CARDS, ours=True), version=1),)
"""Version 1 ranked some of those who tie otherwise (HE-R6, HE-R13). Its games go on as the book has
it now; one that came to such a tie is refused where a move of it cannot be any more."""
