"""The middle of the table: taking a card, and refreshing a row."""

from stolik.core import Event, event
from stolik.games.shelf.components import Card
from stolik.games.shelf.preparation import ROW_LENGTH
from stolik.games.shelf.state import Table


def on_offer(table: Table, *, any_card: bool) -> list[Card]:
    """SH-6, SH-33, SH-36: the two ends of every row; any card in a bonus or final turn."""
    if any_card:
        return [card for row in table.rows for card in row]
    cards = []
    for row in table.rows:
        cards.append(row[0])
        if len(row) > 1:
            cards.append(row[-1])
    return cards


def offers_any_card(table: Table) -> bool:
    """Tell whether this turn may take from inside a row."""
    return table.bonus or table.final


def row_of(table: Table, card: Card) -> int:
    """Return the row where the card lies, or -1."""
    for number, row in enumerate(table.rows):
        if card in row:
            return number
    return -1


def is_end(row: list[Card], card: Card) -> bool:
    """SH-R3: both ends of a row are ends."""
    return row[0] is card or row[-1] is card


def take(table: Table, card: Card) -> int:
    """Take the card, close the gap (SH-33), and return the row it came from."""
    number = row_of(table, card)
    table.rows[number].remove(card)
    return number


def refresh(table: Table, number: int, happened: list[Event] | None) -> None:
    """SH-20: a row with one card left is discarded and dealt anew; SH-22: or the end begins."""
    row = table.rows[number]
    if table.final or len(row) > 1:
        return
    left_over = row.copy()
    row.clear()
    table.discard += left_over
    if not table.deck:
        spread(table, happened)
        return
    # SH-R1: a deck of another size deals what is left; the final round waits for an empty one.
    for _ in range(min(ROW_LENGTH, len(table.deck))):
        row.append(table.deck.pop())
    if happened is not None:
        happened += [event("row-discarded", row=number + 1, card=card.noun()) for card in left_over]
        happened.append(event("row-dealt", row=number + 1, left=len(table.deck)))


def spread(table: Table, happened: list[Event] | None) -> None:
    """SH-35: the discard is laid out with the cards left in the rows; the final round begins."""
    table.rows = [[card for row in table.rows for card in row] + table.discard]
    table.discard = []
    table.final = True
    if table.rules.edition.final_round == "one-turn-each":
        # SH-R11: everybody once, the one who began it last, after the bonus turns still due.
        table.turns_left = len(table.shelves)
        table.ending = "one-turn-each"
    if happened is not None:
        happened.append(
            event(
                "final-round",
                cards=len(table.rows[0]),
                lasts=table.rules.edition.final_round,
            )
        )
