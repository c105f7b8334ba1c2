"""«Весёлая трасса» (SR-13): build a closed road together, and race on it.

The book gives it a sentence and no rules; these are ours, SR-C1 to SR-C9.

| what | here |
|---|---|
| the empty rug, and whether a road on it is closed | `rug` |
| building in turn | `building` |
| the tortoise and the hare | `racing` |
| whose turn it is | `turn`, `moves`, `state`, `refusals`, `explaining` |
"""

from stolik.core import JSON, Chance, Game
from stolik.core.options import checked
from stolik.games.rally.circuit.advice import advice, outlook
from stolik.games.rally.circuit.checking import check, inventory
from stolik.games.rally.circuit.drawing import draw
from stolik.games.rally.circuit.knowledge import (
    Knowledge,
    forget,
    imagine,
    knows,
    read_knowledge,
    redeal,
    write_knowledge,
)
from stolik.games.rally.circuit.moves import ALL, Move
from stolik.games.rally.circuit.options import Options
from stolik.games.rally.circuit.preparation import SEATS, prepare
from stolik.games.rally.circuit.racing import ENDINGS, ending, ranking, scores
from stolik.games.rally.circuit.state import Rules, Table
from stolik.games.rally.circuit.turn import legal_moves, play, to_move, why_not
from stolik.games.rally.circuit.view import view
from stolik.games.rally.circuit.writing import read_table, write_table
from stolik.games.rally.components import Box
from stolik.games.rally.tile_file import read_box

CircuitGame = Game[Table, Move, Options, Knowledge]
VERSION = 1
KEY = "rally-circuit"
PACKAGE = "stolik.games.rally"
AGE = 5
LONGEST = 2_000


def circuit_game(box: Box) -> CircuitGame:
    """Return the circuit, built with this box."""
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
        package=PACKAGE,
        source=box.source,
        components=box.owned,
        seats=SEATS,
        age=AGE,
        longest=LONGEST,
        options=Options,
        moves=tuple(ALL),
        by_name={move.text: move for move in ALL},
        with_components=lambda text: circuit_game(read_box(text, KEY)),
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
