"""Who is higher: initiative, and what is looked at when it is equal (HE-27, HE-R6, HE-R14)."""

from stolik.core import Event, Seat, event
from stolik.games.hercules.state import Player, Table


def initiative(player: Player) -> int:
    """HE-26, HE-R10: the highest of the cards laid; a star beats every number."""
    return max(face.initiative for face in player.laid)


def highest(seats: list[Seat], values: list[int]) -> list[Seat]:
    """Return those with the highest value."""
    best = max(values)
    return [seat for seat, value in zip(seats, values, strict=True) if value == best]


def ranked(table: Table, seats: list[Seat], happened: list[Event] | None) -> list[Seat]:
    """HE-19: descending initiative."""
    order: list[Seat] = []
    left = seats
    while left:
        first = highest(left, [initiative(table.players[seat]) for seat in left])
        if len(first) > 1:
            first = [unequal(table, first, happened)]
        order += first
        left = [seat for seat in left if seat not in order]
    return order


def unequal(table: Table, seats: list[Seat], happened: list[Event] | None) -> Seat:
    """HE-R6: equal on a labour: the tops of the discards, of the stacks, and then luck."""
    for pile in ("discard", "stack"):
        if pile == "stack" or all(table.players[seat].discard for seat in seats):
            tops = [show(table, seat, pile, 0, happened) for seat in seats]
            seats = highest(seats, tops)
            if len(seats) == 1:
                return seats[0]
    return by_luck(table, seats, happened)


def by_luck(table: Table, seats: list[Seat], happened: list[Event] | None) -> Seat:
    """Let luck decide, in the last resort."""
    seat = table.chance.choice(seats)
    if happened is not None:
        happened.append(event("decided-by-luck", seat=seat))
    return seat


def show(table: Table, seat: Seat, pile: str, depth: int, happened: list[Event] | None) -> int:
    """HE-R14: show a card of the discard or the stack to all and put it back; nothing is zero."""
    player = table.players[seat]
    cards = player.discard if pile == "discard" else player.stack
    if len(cards) <= depth:
        return 0
    card = cards[len(cards) - 1 - depth]
    if pile == "stack":
        player.shown = max(player.shown, depth + 1)
    if happened is not None:
        happened.append(event(f"showed-{pile}", seat=seat, card=card.upper.noun()))
    # HE-R13: no half is being used, so a Gymnasium card counts with its upper number.
    return card.upper.initiative
