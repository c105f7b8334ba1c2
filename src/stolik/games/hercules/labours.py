"""The labours (HE-18 to HE-24): tokens by initiative, and the labour to whoever takes the last."""

from stolik.core import Event, Seat, event
from stolik.games.hercules.comparing import ranked
from stolik.games.hercules.components import NOTHING, STAR, SYMBOLS, Labour
from stolik.games.hercules.moves import EXTRA, REPLACE, Move
from stolik.games.hercules.state import EXTRA_TOKEN, PERMANENT, Table


def line_up(table: Table, happened: list[Event] | None) -> None:
    """HE-19, HE-21: labours with a star first, then the others; on each by initiative."""
    on: dict[int, list[Seat]] = {}
    for number, player in enumerate(table.players):
        if player.labour != NOTHING:
            on.setdefault(player.labour, []).append(Seat(number))
    table.queue = []
    # HE-R8, HE-R9: both kinds in the order of the printed numbers.
    for labour in sorted(on, key=lambda labour: (not starred(table, on[labour]), labour)):
        table.queue += ranked(table, on[labour], happened)


def starred(table: Table, seats: list[Seat]) -> bool:
    """HE-20: whether one of them has laid a star; only a lower half can be one (HE-R7)."""
    return any(table.players[seat].laid[0].initiative == STAR for seat in seats)


def labour_of(table: Table, seat: Seat) -> Labour:
    """Return the labour where this seat has laid a card."""
    return table.rules.box.labours[table.players[seat].labour]


def next_play(table: Table, happened: list[Event] | None) -> None:
    """HE-18, HE-22: the next in line takes what the card takes, at most what is left."""
    seat = table.queue.pop(0)
    labour = labour_of(table, seat)
    if not table.tokens[labour.index]:
        if happened is not None:
            happened.append(event("came-late", seat=seat, labour=labour.noun()))
        return
    taken = min(table.players[seat].laid[0].tokens, table.tokens[labour.index])
    take_tokens(table, seat, taken, "took-tokens", happened)
    if table.tokens[labour.index] and has_bonus(table, seat):
        table.ask(EXTRA_TOKEN, [seat])
    else:
        finish_play(table, seat, happened)


def take_tokens(
    table: Table, seat: Seat, number: int, key: str, happened: list[Event] | None
) -> None:
    """Move tokens from the labour to the player."""
    labour = labour_of(table, seat)
    table.tokens[labour.index] -= number
    table.players[seat].tokens += number
    if happened is not None:
        left = table.tokens[labour.index]
        happened.append(event(key, seat=seat, labour=labour.noun(), tokens=number, left=left))


def has_bonus(table: Table, seat: Seat) -> bool:
    """HE-R16: whether the active effect is of the characteristic that was used."""
    player = table.players[seat]
    if player.active == NOTHING:
        return False
    return table.rules.box.labours[player.active].permanent == player.laid[0].symbol


def answer_extra(table: Table, seat: Seat, move: Move, happened: list[Event] | None) -> None:
    """HE-R16: one more token from the same labour, or not."""
    if move.act == EXTRA:
        take_tokens(table, seat, 1, "took-extra", happened)
    elif happened is not None:
        happened.append(event("left-extra", seat=seat, labour=labour_of(table, seat).noun()))
    finish_play(table, seat, happened)


def finish_play(table: Table, seat: Seat, happened: list[Event] | None) -> None:
    """HE-22: whoever takes the last token takes the labour."""
    labour = labour_of(table, seat)
    if table.tokens[labour.index]:
        return
    player = table.players[seat]
    player.labours.append(labour)
    if happened is not None:
        happened.append(event("took-labour", seat=seat, labour=labour.noun()))
    last = all_taken(table)
    table.hero = seat
    table.effects = (labour.at_the_end if last else labour.instant).copy()
    # HE-R20: with the last labour of the game there is nothing to decide.
    if labour.permanent != NOTHING and not last:
        if player.active == NOTHING:
            activate(table, seat, labour, happened)
        else:
            table.ask(PERMANENT, [seat])


def all_taken(table: Table) -> bool:
    """HE-32: whether no labour is left."""
    return not any(table.tokens)


def activate(table: Table, seat: Seat, labour: Labour, happened: list[Event] | None) -> None:
    """HE-23: the effect works from now on."""
    table.players[seat].active = labour.index
    if happened is not None:
        symbol = SYMBOLS[labour.permanent]
        happened.append(event("activated", seat=seat, labour=labour.noun(), symbol=symbol))


def answer_permanent(table: Table, seat: Seat, move: Move, happened: list[Event] | None) -> None:
    """HE-23, HE-R31: one effect is active; HE-R18: what lies below stays there."""
    player = table.players[seat]
    if move.act == REPLACE:
        activate(table, seat, player.labours[-1], happened)
    elif happened is not None:
        happened.append(event("tucked", seat=seat, labour=player.labours[-1].noun()))
