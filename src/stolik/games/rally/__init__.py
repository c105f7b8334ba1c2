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

from importlib.resources import files

from stolik.core import JSON, Chance, Game
from stolik.core.options import checked
from stolik.games.rally.advice import advice, outlook
from stolik.games.rally.checking import check, inventory
from stolik.games.rally.circuit import CircuitGame, circuit_game
from stolik.games.rally.components import Box
from stolik.games.rally.drawing import draw
from stolik.games.rally.knowledge import (
    Knowledge,
    forget,
    imagine,
    knows,
    read_knowledge,
    redeal,
    write_knowledge,
)
from stolik.games.rally.moves import ALL, Move
from stolik.games.rally.options import Options
from stolik.games.rally.preparation import SEATS, prepare
from stolik.games.rally.scoring import ENDINGS, ending, ranking, scores
from stolik.games.rally.state import Rules, Table
from stolik.games.rally.tile_file import read_box
from stolik.games.rally.turn import legal_moves, play, to_move, why_not
from stolik.games.rally.view import view
from stolik.games.rally.writing import read_table, write_table

RallyGame = Game[Table, Move, Options, Knowledge]
VERSION = 1
AGE = 5
LONGEST = 20_000
KEY = "rally"


def rally_game(box: Box) -> RallyGame:
    """Return the race, played with this box."""
    rules = Rules(box, Options())

    def prepared(seats: int, options: Options, chance: Chance) -> Table:
        return prepare(Rules(box, checked(options)), seats, chance)

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
        options=Options,
        moves=tuple(ALL),
        by_name={move.text: move for move in ALL},
        with_components=lambda text: rally_game(read_box(text, KEY)),
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


TILES = (files(__name__) / "tiles.toml").read_text("utf-8")
OURS = read_box(TILES, KEY, ours=True)
GAMES: tuple[RallyGame | CircuitGame, ...] = (rally_game(OURS), circuit_game(OURS))
