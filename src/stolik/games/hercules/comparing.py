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
    for tied in descending(seats, [initiative(table.players[seat]) for seat in seats]):
        discards = all(table.players[seat].discard for seat in tied)
        order += unequal(table, tied, ["discard", "stack"] if discards else ["stack"], happened)
    return order


def unequal(
    table: Table, tied: list[Seat], piles: list[str], happened: list[Event] | None
) -> list[Seat]:
    """HE-R6: equal on a labour: by the tops of these piles, all the tied at once; then by luck."""
    if len(tied) == 1:
        return tied
    if not piles:
        first = by_luck(table, tied, happened)
        others = [seat for seat in tied if seat != first]
        return [first, *unequal(table, others, piles, happened)]
    tops = [show(table, seat, piles[0], 0, happened) for seat in tied]
    order: list[Seat] = []
    for group in descending(tied, tops):
        order += unequal(table, group, piles[1:], happened)
    return order


def descending(seats: list[Seat], values: list[int]) -> list[list[Seat]]:
    """Return those with the highest value, those with the next, and so on."""
    together = list(zip(seats, values, strict=True))
    return [
        [seat for seat, other in together if other == value]
        for value in sorted(set(values), reverse=True)
    ]


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
