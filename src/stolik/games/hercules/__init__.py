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

from importlib.resources import files

from stolik.core import JSON, Chance, Game
from stolik.core.options import checked
from stolik.games.hercules.advice import advice, outlook
from stolik.games.hercules.card_file import read_box
from stolik.games.hercules.checking import check, inventory
from stolik.games.hercules.components import Box
from stolik.games.hercules.drawing import draw
from stolik.games.hercules.knowledge import (
    Knowledge,
    forget,
    imagine,
    knows,
    read_knowledge,
    redeal,
    write_knowledge,
)
from stolik.games.hercules.moves import Move, Moves
from stolik.games.hercules.options import Options
from stolik.games.hercules.preparation import SEATS, prepare
from stolik.games.hercules.scoring import ENDINGS, ending, ranking, scores
from stolik.games.hercules.state import Rules, Table
from stolik.games.hercules.turn import legal_moves, play, to_move, why_not
from stolik.games.hercules.view import view
from stolik.games.hercules.writing import read_table, write_table

HerculesGame = Game[Table, Move, Options, Knowledge]
VERSION = 1
AGE = 10
LONGEST = 600


def hercules_game(box: Box) -> HerculesGame:
    """Return the game, played with this box."""
    moves = Moves(box)
    rules = Rules(box, moves, Options())

    def prepared(seats: int, options: Options, chance: Chance) -> Table:
        return prepare(Rules(box, moves, checked(options)), seats, chance)

    def read_state(value: JSON) -> Table:
        return read_table(rules, value)

    def read_known(value: JSON) -> Knowledge:
        return read_knowledge(rules, value)

    return Game(
        key="hercules",
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
        with_components=lambda text: hercules_game(read_box(text)),
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


CARDS = (files(__name__) / "cards.toml").read_text("utf-8")
GAMES = (hercules_game(read_box(CARDS, ours=True)),)
