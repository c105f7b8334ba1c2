"""Laying a table: from what somebody wants, or for the same people once more."""

from dataclasses import replace

import msgspec

from stolik import games
from stolik.core import (
    FIRST_SEAT,
    Chance,
    Record,
    Unreadable,
    Value,
    deal,
    offered,
    read_record,
    replay,
    settle,
    write_record,
)
from stolik.server.tables import messages
from stolik.server.tables.entries import Head, Pace
from stolik.server.tables.table import Table

MOST_MOVES = 5000
"""Of a record that a table goes on from: they are played again whenever the table is opened."""


def head_of(wanted: messages.NewTable, host: str, secret: str) -> Head:
    """Return what is settled at a new table, or say what cannot be."""
    if wanted.pace.days is not None and wanted.pace.bank is not None:
        raise Unreadable("a table has a clock or days for each decision, not both")
    record = None if wanted.record is None else gone_on_from(wanted)
    if record is None:
        game = games.found_with(wanted.game, wanted.components)
    else:
        game = games.game_of(record)
    options = wanted.options if record is None else record.options
    game.prepare(len(wanted.chairs), settle(game.options, options), Chance("could it be dealt"))
    return Head(
        game=game.key,
        version=game.version,
        options=options,
        chairs=tuple(wanted.chairs),
        secret=secret,
        host=host,
        components=game.components,
        pace=Pace(*msgspec.structs.astuple(wanted.pace)),
        stand_in=wanted.stand_in,
        grace=wanted.grace,
        kid=wanted.kid,
        listed=wanted.listed,
        record=None if record is None else write_record(record),
    )


def gone_on_from(wanted: messages.NewTable) -> Record:
    """Return the record that a table goes on from, if all of it can be played."""
    record = read_record(wanted.record or "")
    record = replace(record, players=(), proof=None)
    if wanted.moves is not None and wanted.moves > len(record.moves):
        raise Unreadable(
            "{asked} moves asked for; the record has {found}",
            asked=wanted.moves,
            found=len(record.moves),
        )
    if wanted.moves is not None:
        record = record.until(wanted.moves)
    if len(wanted.chairs) != record.seats:
        raise Unreadable(
            "{chairs} chairs for a record of {seats} seats",
            chairs=len(wanted.chairs),
            seats=record.seats,
        )
    if len(record.moves) > MOST_MOVES:
        raise Unreadable(
            "the record has {found} moves; a table goes on after at most {most}",
            found=len(record.moves),
            most=MOST_MOVES,
        )
    game = games.game_of(record)
    state = deal(game, record)
    for step in replay(game, record):
        state = step.state
    if not game.to_move(state):
        raise Unreadable("the game of the record is over: say after how many moves to go on")
    return record


def once_more(table: Table, secret: str) -> Head:
    """Return the same table, every seat kept for whoever had it."""
    return msgspec.structs.replace(
        table.head,
        options=begun_by_the_next(table),
        invited=tuple(sitter.guest for sitter in table.sitters),
        secret=secret,
        listed=False,
        record=None,
    )


def begun_by_the_next(table: Table) -> dict[str, Value]:
    """Return what was settled, with the seat after the one that began, where a game names it."""
    game, options = table.game, table.head.options
    if FIRST_SEAT not in offered(game.options):
        return options
    began = game.to_move(deal(game, table.record))[0]
    return options | {FIRST_SEAT: str((began + 1) % len(table.sitters) + 1)}
