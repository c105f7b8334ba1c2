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

from importlib.resources import files

from stolik.core import JSON, Chance, Game
from stolik.core.options import checked
from stolik.games.shelf.advice import advice, outlook
from stolik.games.shelf.card_file import read_box
from stolik.games.shelf.checking import check, inventory
from stolik.games.shelf.components import Box
from stolik.games.shelf.drawing import draw
from stolik.games.shelf.editions import EDITIONS, Edition
from stolik.games.shelf.final_round import ending, endings
from stolik.games.shelf.knowledge import (
    Knowledge,
    forget,
    imagine,
    knows,
    read_knowledge,
    redeal,
    write_knowledge,
)
from stolik.games.shelf.moves import Move, Moves
from stolik.games.shelf.options import Options
from stolik.games.shelf.preparation import SEATS, prepare
from stolik.games.shelf.scoring import ranking, scores
from stolik.games.shelf.state import Rules, Table
from stolik.games.shelf.turn import legal_moves, play, to_move, why_not
from stolik.games.shelf.view import view
from stolik.games.shelf.writing import read_table, refuse_other_cards, write_table

ShelfGame = Game[Table, Move, Options, Knowledge]
VERSION = 1
AGE = 6
"""The books name none."""
LONGEST = 100


def shelf_game(edition: Edition, box: Box) -> ShelfGame:
    """Return the game of this edition, played with this box."""
    moves = Moves(box)
    rules = Rules(edition, box, moves, Options())

    def prepared(seats: int, options: Options, chance: Chance) -> Table:
        return prepare(Rules(edition, box, moves, checked(options)), seats, chance)

    def read_state(value: JSON) -> Table:
        table = read_table(rules, value)
        refuse_other_cards(table, [])
        return table

    def read_known(value: JSON) -> Knowledge:
        return read_knowledge(rules, value)

    return Game(
        key=edition.key,
        version=VERSION,
        package=__name__,
        source=box.source,
        components=box.owned,
        seats=SEATS,
        age=AGE,
        longest=LONGEST,
        options=Options,
        moves=tuple(moves.all),
        by_name={move.text: move for move in moves.all},
        with_components=lambda text: shelf_game(edition, read_box(text, edition.key)),
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
        endings=endings(edition),
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


CARDS = (files(__name__) / "cards.toml").read_text("utf-8")
GAMES = tuple(shelf_game(edition, read_box(CARDS, edition.key, ours=True)) for edition in EDITIONS)
