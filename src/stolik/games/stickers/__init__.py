"""«Стикеры»: collections with chains of combos, and a campaign that changes the cards for ever.

| the book's section | here |
|---|---|
| what is in the box | `components`, `box_file`, `pack_file`, `entries`, `stickers.toml` |
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

from importlib.resources import files

from stolik.core import JSON, Chance, Game
from stolik.core.options import checked
from stolik.games.stickers.advice import advice
from stolik.games.stickers.box_file import read_box
from stolik.games.stickers.checking import check, inventory
from stolik.games.stickers.components import Box
from stolik.games.stickers.drawing import draw
from stolik.games.stickers.knowledge import (
    Knowledge,
    forget,
    imagine,
    knows,
    read_knowledge,
    redeal,
    write_knowledge,
)
from stolik.games.stickers.moves import Move, Moves
from stolik.games.stickers.options import EveningOptions, Options, ScenarioOptions
from stolik.games.stickers.outlook import outlook
from stolik.games.stickers.preparation import SEATS, prepare
from stolik.games.stickers.scoring import ENDINGS, ending, ranking, scores
from stolik.games.stickers.state import Rules, Table
from stolik.games.stickers.turn import legal_moves, play, to_move, why_not
from stolik.games.stickers.view import view
from stolik.games.stickers.writing import read_table, write_table

StickersGame = Game[Table, Move, Options, Knowledge]
KEY = "stickers"
VERSION = 1
AGE = 8
LONGEST = 600


def stickers_game(box: Box) -> StickersGame:
    """Return the game, played with this box."""
    moves = Moves(box)
    offered = options_of(box)
    rules = Rules(box, moves, offered())

    def prepared(seats: int, options: Options, chance: Chance) -> Table:
        return prepare(Rules(box, moves, checked(options)), seats, chance)

    def read_state(value: JSON) -> Table:
        return read_table(rules, value)

    def read_known(value: JSON) -> Knowledge:
        return read_knowledge(rules, value)

    return Game(
        key=KEY,
        version=VERSION,
        package=__name__,
        source=box.source,
        components=box.owned,
        seats=SEATS,
        age=AGE,
        longest=LONGEST,
        options=offered,
        moves=tuple(moves.all),
        by_name={move.text: move for move in moves.all},
        with_components=lambda text: stickers_game(read_box(text)),
        prepare=prepared,
        to_move=to_move,
        legal_moves=legal_moves,
        play=play,
        why_not=why_not,
        copy=Table.copy,
        view=view,
        knows=knows,
        imagine=imagine,
        forget=forget,
        redeal=redeal,
        scores=scores,
        ranking=ranking,
        ending=ending,
        endings=ENDINGS,
        advice=advice,
        outlook=outlook,
        inventory=inventory,
        check=check,
        write_state=write_table,
        read_state=read_state,
        write_knowledge=write_knowledge,
        read_knowledge=read_known,
        draw=draw,
    )


def options_of(box: Box) -> type[Options]:
    """Return what can be settled: what packs bring is on offer when they are opened."""
    if box.scenarios:
        return ScenarioOptions
    return Options if box.progress is None else EveningOptions


BOX = (files(__name__) / "stickers.toml").read_text("utf-8")
GAMES = (stickers_game(read_box(BOX, ours=True)),)
