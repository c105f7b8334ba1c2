"""The game of a table as a record: what people save, and what a campaign is made of."""

from dataclasses import replace

from stolik.core import Proof, Record, Seat, read_record
from stolik.server.tables.entries import Entry, Head, Moved, Sat, Undone
from stolik.server.tables.fairness import commitment, seed_of
from stolik.server.tables.table import Table


def proven(table: Table) -> Record:
    """Return the record with what it takes to check its luck; one that went on has none."""
    if table.head.record is not None:
        return table.record
    lucks = tuple(sitter.luck for sitter in table.sitters)
    return replace(table.record, proof=Proof(commitment(table.head.secret), lucks))


def written_without_rules(head: Head, entries: list[Entry]) -> Record:
    """Return the game as far as it went, for whoever still has its rules."""
    lucks = list(head.chairs)
    moves: list[tuple[Seat, str]] = [] if head.record is None else [*read_record(head.record).moves]
    for entry in entries:
        if isinstance(entry, Sat):
            lucks[entry.seat] = entry.luck
        elif isinstance(entry, Moved):
            moves.append((entry.seat, entry.move))
        elif isinstance(entry, Undone):
            del moves[entry.moves :]
    if head.record is not None:
        return replace(read_record(head.record), moves=tuple(moves))
    return Record(
        head.game,
        head.version,
        head.options,
        len(head.chairs),
        seed_of(head.secret, lucks),
        tuple(moves),
        head.components,
    )
