"""A game written down: what people save, share and attach to a bug; the regression suite too."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from stolik.core import wire
from stolik.core.chance import Chance
from stolik.core.errors import IllegalMove, Said, Unreadable
from stolik.core.game import Game
from stolik.core.move import Move
from stolik.core.options import Value, settle
from stolik.core.phrases import Event
from stolik.core.seat import Seat

FORMAT = 1
PAIR = 2
PARTS = (
    "stolik",
    "game",
    "version",
    "options",
    "components",
    "seats",
    "players",
    "seed",
    "proof",
    "moves",
)
PROOF_PARTS = ("commitment", "lucks")
AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True)
class Proof:
    """What it takes to check that nobody could choose the luck of a game."""

    commitment: str
    """The digest of the house's secret, shown before anybody sat down."""
    lucks: tuple[str, ...]
    """What every seat brought."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        return Proof, (self.commitment, self.lucks)


@dataclass(frozen=True)
class Record:
    """Everything it takes to see the game again."""

    game: str
    version: int
    options: dict[str, Value]
    seats: int
    seed: str
    moves: tuple[tuple[Seat, str], ...] = ()
    components: str | None = None
    players: tuple[str, ...] = ()
    """Who sat where, as people type it; nothing of the game depends on it."""
    proof: Proof | None = None
    """How the luck of a game at a served table can be checked."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        settled = (self.game, self.version, self.options, self.seats, self.seed)
        return Record, (*settled, self.moves, self.components, self.players, self.proof)

    def then(self, seat: Seat, move: str) -> "Record":
        """Return the record with one more move."""
        return replace(self, moves=(*self.moves, (seat, move)))

    def until(self, number: int) -> "Record":
        """Return the record of the first so many moves."""
        return replace(self, moves=self.moves[:number])


@dataclass(frozen=True)
class Step:
    """One move of a replayed game, and the table after it."""

    number: int
    seat: Seat
    move: Move
    happened: list[Event]
    state: Any


def begin(game: AnyGame, seats: int, seed: str, options: dict[str, Value] | None = None) -> Record:
    """Return the record of a game about to begin."""
    return Record(
        game.key, game.version, dict(options or {}), seats, seed, components=game.components
    )


def deal(game: AnyGame, record: Record) -> Any:
    """Return the table as it was before the first move."""
    refuse_other_game(game, record)
    return game.prepare(record.seats, settle(game.options, record.options), Chance(record.seed))


def refuse_other_game(game: AnyGame, record: Record) -> None:
    """Refuse a record that this game would misread."""
    if record.game != game.key:
        raise Unreadable("the record is of {game}, not of {ours}", game=record.game, ours=game.key)
    if record.version != game.version:
        raise Unreadable(
            "the record was made with version {version} of {game}; here is version {ours}",
            version=record.version,
            game=game.key,
            ours=game.version,
        )
    if record.components != game.components:
        raise Unreadable("the record was played with other components")


def replay(game: AnyGame, record: Record) -> Iterator[Step]:
    """Play the record again, move by move; the table of a step is the one the next step changes."""
    state = deal(game, record)
    for number, (seat, text) in enumerate(record.moves, 1):
        happened: list[Event] = []
        try:
            refuse_stranger(record, seat)
            move = move_named(game, text)
            game.play(state, seat, move, happened)
        except (Unreadable, IllegalMove) as fault:
            raise Unreadable(
                "move {number} of the record: {fault}", number=number, fault=fault.said
            ) from fault
        yield Step(number, seat, move, happened, state)


def refuse_stranger(record: Record, seat: Seat) -> None:
    """Refuse a seat that is not at the table: a game need not know what to make of it."""
    if not 0 <= seat < record.seats:
        raise Unreadable("there is no seat {seat}", seat=seat + 1)


def move_named(game: AnyGame, text: str) -> Move:
    """Return the move of this spelling."""
    found: Move | None = game.by_name.get(text)
    if found is None:
        raise Unreadable("{game} has no move {move}", game=game.key, move=wire.shortened(text))
    return found


def write_record(record: Record) -> str:
    """Return the file: JSON, one move a line, so that two games can be compared by eye."""
    head = {"stolik": FORMAT, "game": record.game, "version": record.version}
    head |= {"options": record.options, "seats": record.seats, "seed": record.seed}
    if record.players:
        head["players"] = list(record.players)
    if record.components is not None:
        head["components"] = record.components
    if record.proof is not None:
        head["proof"] = {"commitment": record.proof.commitment, "lucks": list(record.proof.lucks)}
    opened = _json(head, indent=1).removesuffix("\n}")
    moves = ",\n".join(f"  {_json([seat, move])}" for seat, move in record.moves)
    listed = f"[\n{moves}\n ]" if moves else "[]"
    return f'{opened},\n "moves": {listed}\n}}\n'


def _json(value: object, indent: int | None = None) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent)


def read_record(text: str) -> Record:
    """Return the record in this file; whether its moves are legal shows when it is replayed."""
    what = Said("the record")
    whole = wire.read(text, what)
    if wire.part(int, whole, "stolik", what) != FORMAT:
        raise Unreadable(
            "{what} is of format {format}; this program reads {ours}",
            what=what,
            format=whole["stolik"],
            ours=FORMAT,
        )
    wire.no_other_parts(whole, PARTS, what)
    return Record(
        game=wire.part(str, whole, "game", what),
        version=wire.part(int, whole, "version", what),
        options=_options(wire.part(dict, whole, "options", what)),
        seats=wire.part(int, whole, "seats", what),
        seed=wire.part(str, whole, "seed", what),
        moves=tuple(_a_move(pair) for pair in wire.each(list, whole, "moves", what)),
        components=wire.part(str, whole, "components", what) if "components" in whole else None,
        players=tuple(wire.each(str, {"players": []} | whole, "players", what)),
        proof=_proof(wire.part(dict, whole, "proof", what)) if "proof" in whole else None,
    )


def _proof(whole: dict[str, Any]) -> Proof:
    what = Said("the proof of the record")
    wire.no_other_parts(whole, PROOF_PARTS, what)
    return Proof(
        wire.part(str, whole, "commitment", what), tuple(wire.each(str, whole, "lucks", what))
    )


def _options(given: dict[str, Any]) -> dict[str, Value]:
    for name, value in given.items():
        if not isinstance(value, bool):
            wire.a(str, value, Said("option {name} of the record", name=name))
    return given


def _a_move(pair: list[Any]) -> tuple[Seat, str]:
    if len(pair) != PAIR:
        raise Unreadable(
            "a move of the record should be [seat, move], not {pair}", pair=wire.shortened(pair)
        )
    seat = wire.a(int, pair[0], Said("a seat of the record"))
    return Seat(seat), wire.a(str, pair[1], Said("a move of the record"))
