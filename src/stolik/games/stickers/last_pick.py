"""The end of the game: the last hidden pick (ST-18, ST-R15)."""

from stolik.core import Args, Event, Refusal, Seat, event
from stolik.games.stickers import refusals
from stolik.games.stickers.collection import lay
from stolik.games.stickers.components import NOTHING
from stolik.games.stickers.moves import BACK, PICK, Move
from stolik.games.stickers.naming import listed
from stolik.games.stickers.piles import lose
from stolik.games.stickers.state import Table


def pickers(table: Table) -> list[Seat]:
    """Return those who have a hand and have not picked yet."""
    return [
        Seat(number)
        for number, player in enumerate(table.players)
        if player.hand and player.pick == NOTHING
    ]


def legal_pick(table: Table, seat: Seat) -> list[Move]:
    """Return every card of the hand; whoever has picked may think again while others think."""
    player, moves = table.players[seat], table.rules.moves
    if player.pick != NOTHING:
        return [moves.word[BACK]]
    return [moves.by_card[PICK][card.index] for card in player.hand]


def forbids_pick(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """ST-18: one card of the hand."""
    player = table.players[seat]
    if move.act == BACK:
        return refusals.NOTHING_PICKED if player.pick == NOTHING else None
    if not player.hand:
        return refusals.EMPTY_HAND
    if player.pick != NOTHING:
        return refusals.PICKED_ALREADY
    if move.act != PICK:
        return refusals.OTHER_QUESTION
    held = table.rules.box.cards[move.card] in player.hand
    return None if held else refusals.NOT_IN_HAND_TO_PICK


def pick(table: Table, seat: Seat, move: Move, happened: list[Event] | None) -> None:
    """Decide without showing it, or think again."""
    table.players[seat].pick = NOTHING if move.act == BACK else move.card
    if happened is not None:
        args: Args = {"seat": seat}
        if move.act == PICK:
            args["card"] = table.rules.box.cards[move.card].noun()
        key = "thought-again" if move.act == BACK else "picked"
        happened.append(Event(key=key, args=args, audience=[seat]))


def reveal(table: Table, happened: list[Event] | None) -> None:
    """ST-18: all show their card at once; it takes the others of its clan along.

    What is left in the hands is no secret any more: the game is decided.
    """
    seats = len(table.players)
    for number in range(seats):
        seat = Seat((table.first + number) % seats)
        if table.players[seat].pick != NOTHING:
            add_picked(table, seat, happened)
    for player in table.players:
        player.known = player.hand.copy()


def add_picked(table: Table, seat: Seat, happened: list[Event] | None) -> None:
    """ST-R15: only onto a column that is there, unless a new one was agreed on."""
    player = table.players[seat]
    card, player.pick = table.rules.box.cards[player.pick], NOTHING
    clan = card.clan
    fits = bool(player.album[clan.index]) or table.rules.options.final_may_start_column
    cards = [card] + [each for each in player.hand if each.clan is clan and each is not card]
    for each in cards if fits else []:
        lose(player, each)
        lay(player, each)
    if happened is not None:
        args: Args = {"seat": seat, "card": card.noun(), "clan": clan.noun()}
        if fits:
            args |= {"added": listed(cards), "cards": len(cards)}
        happened.append(event("added" if fits else "added-nothing", **args))
