"""The judge: compares what people were told of a table with what the store has of it.

An acknowledged move is there once, where it was made. What anybody was shown after N entries is
what follows from the first N that are stored, whoever looked and at whichever node. Whoever looks
twice never sees less. And no bot has taken over: nobody is away long enough for that.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import json

from stolik.core import Seat
from stolik.server.tables.entries import Entry, Moved, TakenOver, read_entry, read_head
from stolik.server.tables.showing import shown_to_all, views
from stolik.server.tables.table import Table
from tests.chaos.memory import ALL, Sent, Sight, Told, seen_in

Kind = Literal["lost", "doubled", "told differently", "unfair"]


class Fault(NamedTuple):
    """Something that must not be."""

    kind: Kind
    table: str
    what: str


class Played(NamedTuple):
    """A stored move of a person, as it would be if it was sent so."""

    number: int
    sent: Sent


def judged(
    name: str, told: Told, head: str, entries: Sequence[str], known: Sequence[str] = ()
) -> list[Fault]:
    """Return what is wrong at a table; `known` is what the store had of it before."""
    played: list[Played] = []
    found: list[tuple[Kind, str]] = []
    sights = by_number(told)
    for table, entry in walked(head, entries):
        found += [
            ("told differently", what) for what in unlike(table, sights.pop(table.number, []), told)
        ]
        if isinstance(entry, TakenOver):
            found.append(("unfair", f"a bot has taken over seat {entry.seat} at {table.number}"))
        if isinstance(entry, Moved) and entry.id:
            sent = Sent(name, entry.id, entry.seat, table.questions[entry.seat], entry.move)
            played.append(Played(table.number, sent))
    found += [("told differently", f"{number} entries were shown") for number in sights]
    found += [("told differently", what) for what in told.backwards]
    found += [("lost", what) for what in lost(told, played, entries, known)]
    found += [("doubled", what) for what in doubled(told, played)]
    found += [("told differently", what) for what in denied(told, played)]
    return [Fault(kind, name, what) for kind, what in found]


def walked(head: str, entries: Sequence[str]) -> Iterator[tuple[Table, Entry | None]]:
    """Return the table after every number of entries, with the entry that comes next."""
    table = Table(read_head(head))
    for entry in map(read_entry, entries):
        yield table, entry
        table.heard(entry)
    yield table, None


def by_number(told: Told) -> dict[int, list[Sight]]:
    """Return what was seen and is not judged yet, by the number of entries."""
    found: dict[int, list[Sight]] = defaultdict(list)
    for sight in told.unjudged:
        found[sight.number].append(sight)
    return found


def unlike(table: Table, sights: Sequence[Sight], told: Told) -> Iterator[str]:
    """Return what was seen that does not follow from the entries."""
    if not sights:
        return
    truth = seen_at(table)
    for sight in sights:
        if truth.get(sight.eye) != sight.digest:
            eye = "everybody" if sight.eye == ALL else sight.eye
            yield f"{told.unjudged[sight]} was shown at {sight.number} what is not so to {eye}"


def seen_at(table: Table) -> dict[str, str]:
    """Return digests of what is to be seen at a table: by everybody, a seat, an onlooker."""
    seats = [Seat(seat) for seat in range(len(table.sitters))]
    shown: dict[str, Any] = {
        **shown_to_all(table, {}),
        "views": [*views(table, seats), *views(table, [])],
    }
    return seen_in(json.decode(json.encode(shown)))


def lost(
    told: Told, played: Sequence[Played], entries: Sequence[str], known: Sequence[str]
) -> Iterator[str]:
    """Return what was acknowledged, or stored before, and is not there where it was."""
    if list(entries[: len(known)]) != list(known):
        yield "entries that were stored are not there any more"
    there = {each.sent.id: each for each in played}
    for id_, number in told.acknowledged.items():
        if id_ not in there:
            yield f"{told.sent[id_]} is not there"
        elif there[id_].sent != told.sent[id_] or there[id_].number >= number:
            yield f"{told.sent[id_]} is there as {there[id_]}"


def doubled(told: Told, played: Sequence[Played]) -> Iterator[str]:
    """Return what is there more often than somebody wished."""
    ids = [each.sent.id for each in played]
    for each in played:
        if ids.count(each.sent.id) > 1 or each.sent.id not in told.sent:
            yield f"{each} is there {ids.count(each.sent.id)} times"


def denied(told: Told, played: Sequence[Played]) -> Iterator[str]:
    """Return what is there although somebody was told that it cannot be."""
    return (f"{each} was refused" for each in played if each.sent.id in told.refused)
