"""After a game of a campaign: a pack is opened, its stickers are stuck (ST-22 to ST-25)."""

from stolik.core import Event, Phrase, Refusal, Seat, event, phrase
from stolik.games.stickers import refusals
from stolik.games.stickers.components import (
    CLAN,
    COMBOS,
    NOTHING,
    STICKERS,
    UNMARKED,
    Box,
    Card,
    Pack,
    Sticker,
)
from stolik.games.stickers.moves import CHOOSE, DECORATE, HOLD, STICK, Move
from stolik.games.stickers.naming import counted, names
from stolik.games.stickers.scoring import ranking
from stolik.games.stickers.state import DECORATING, OVER, STICKING, Table

# The pack


def open_pack(table: Table, happened: list[Event] | None) -> None:
    """ST-22 to ST-24: open what the track shows, and deal its stickers; else the game is over."""
    progress = table.rules.box.progress
    if progress is None or not progress.opens:
        table.phase = OVER
        return
    table.pack = progress.opens
    if table.pack == CLAN:
        sealed = [clan.code for clan in table.rules.box.clans if clan.code not in progress.opened]
        table.pack = table.chance.choice(sealed)
    if happened is not None:
        happened.append(event("pack-opened", pack=pack_noun(table)))
        happened.append(event("trophy", names=names(ranking(table)[0])))
    pack = table.rules.box.packs[table.pack]
    if happened is not None:
        happened += [event(told["key"], **told["args"]) for told in news(table, pack)]
    deal(table, pack, happened)
    for player, decoration in zip(table.players, pack.decorations, strict=False):
        player.decoration = decoration
    table.phase = STICKING
    pass_on(table, happened)


def pack_noun(table: Table) -> Phrase:
    """Return the opened pack as a part of a sentence."""
    for clan in table.rules.box.clans:
        if clan.code == table.pack:
            return phrase("clan-pack", clan=clan.noun())
    return phrase("power-pack", number=int(table.pack[1:]))


def news(table: Table, pack: Pack) -> list[Phrase]:
    """Tell which rules the pack brings: combos never seen before, bonuses, scenarios."""
    seen = {kind for card in table.rules.box.cards for kind in card.combos}
    new = sorted({each.kind for each in pack.stickers if each.kind < COMBOS} - seen)
    return [
        *(phrase("new-combo", sticker=STICKERS[kind]) for kind in new),
        *(phrase("new-bonus", least=each.least, bonus=each.name()) for each in pack.bonuses),
        *([phrase("new-scenarios")] if pack.scenarios else []),
    ]


def deal(table: Table, pack: Pack, happened: list[Event] | None) -> None:
    """ST-R21: shuffled, one by one, from the last place upward; ST-25: marks of this table."""
    stickers = [sticker for sticker in pack.stickers if sticker.mark <= len(table.players)]
    table.chance.shuffle(stickers)
    order = from_the_last(table)
    for number, sticker in enumerate(stickers):
        table.players[order[number % len(order)]].stickers.append(sticker)
    if happened is not None:
        for seat in order[: len(stickers)]:
            got = counted(table.players[seat].stickers)
            happened.append(event("got-stickers", seat=seat, stickers=got))


def from_the_last(table: Table) -> list[Seat]:
    """Return the seats from the last place upward, those who share one by seat."""
    return [seat for place in reversed(ranking(table)) for seat in place]


# Where a sticker can go


Stuck = list[tuple[int, int]]
"""Stickers stuck since the cards were printed so: card and kind."""


def forbids_place(
    box: Box, stuck: Stuck, card: Card, sticker: Sticker, *, marks_match: bool
) -> Refusal | None:
    """ST-24, ST-R22, ST-R24, ST-R30: a free cell of its kind, on a card that it may go on."""
    if sticker.clan not in (NOTHING, card.clan.index):
        return refusals.STICKER_OF_CLAN
    if marks_match and sticker.mark not in (UNMARKED, card.mark):
        return refusals.MARK_DIFFERS
    combo = sticker.kind < COMBOS
    new = sum(on == card.index and (kind < COMBOS) == combo for on, kind in stuck)
    return None if box.free_cells(card, sticker.kind) > new else refusals.NO_FREE_CELL


def open_to(
    box: Box, stuck: Stuck, cards: list[Card], sticker: Sticker, *, marks_match: bool
) -> list[Card]:
    """Return those of the cards that the sticker can go on."""
    return [
        card
        for card in cards
        if forbids_place(box, stuck, card, sticker, marks_match=marks_match) is None
    ]


def cards_for(table: Table, seat: Seat, sticker: Sticker) -> list[Card]:
    """ST-24, ST-R23: cards of the own album; of the whole box, if it fits in nobody's album."""
    album = cards_in(table, seat, sticker)
    return album or (cards_anywhere(table, sticker) if is_loose(table, sticker) else [])


def cards_in(table: Table, seat: Seat, sticker: Sticker) -> list[Card]:
    """Return the cards of an album that the sticker can go on."""
    album = [card for column in table.players[seat].album for card in column]
    rules = table.rules
    return open_to(rules.box, table.stuck, album, sticker, marks_match=rules.marks_match)


def cards_anywhere(table: Table, sticker: Sticker) -> list[Card]:
    """Return the cards of the box that the sticker can go on."""
    rules, box = table.rules, table.rules.box
    return open_to(box, table.stuck, box.cards, sticker, marks_match=rules.marks_match)


def is_loose(table: Table, sticker: Sticker) -> bool:
    """ST-R23: it fits in nobody's album, so its owner may choose any card of the box for it."""
    if table.rules.chance_sticks:
        return False
    return not any(cards_in(table, Seat(seat), sticker) for seat in range(len(table.players)))


# Sticking


def stickers_left(table: Table) -> list[Seat]:
    """Return those who have a sticker in hand."""
    return [Seat(seat) for seat, player in enumerate(table.players) if player.stickers]


def legal_stick(table: Table, seat: Seat) -> list[Move]:
    """Return the cards that the sticker in hand can go on, and the stickers to take instead."""
    stickers, moves = table.players[seat].stickers, table.rules.moves
    if not stickers:
        return []
    cards = cards_for(table, seat, stickers[0])
    others = [move for move in moves.hold if other_of(table, seat, move.other) is not None]
    return [*(moves.by_card[STICK][card.index] for card in cards), *others]


def other_of(table: Table, seat: Seat, kind: int) -> Sticker | None:
    """ST-R30: the next of the own stickers of this kind that can be taken in hand instead."""
    in_hand, *others = table.players[seat].stickers
    for sticker in others:
        matters = kind != in_hand.kind or (table.rules.marks_match and sticker.mark != in_hand.mark)
        if sticker.kind == kind and matters and cards_for(table, seat, sticker):
            return sticker
    return None


def forbids_stick(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """ST-24: on a card of the own album; ST-R23: anywhere, if it fits in nobody's."""
    player = table.players[seat]
    if not player.stickers:
        return refusals.NO_STICKER
    if move.act == HOLD:
        other = other_of(table, seat, move.other)
        return refusals.NO_OTHER_STICKER if other is None else None
    if move.act != STICK:
        return refusals.OTHER_QUESTION
    card, rules, sticker = table.rules.box.cards[move.card], table.rules, player.stickers[0]
    if card not in player.album[card.clan.index] and not is_loose(table, sticker):
        return refusals.NOT_IN_ALBUM
    return forbids_place(rules.box, table.stuck, card, sticker, marks_match=rules.marks_match)


def stick(table: Table, seat: Seat, move: Move, happened: list[Event] | None) -> None:
    """Stick the sticker in hand, or take another; what fits nowhere then is passed on."""
    stickers = table.players[seat].stickers
    other = other_of(table, seat, move.other) if move.act == HOLD else None
    if other is not None:
        stickers.remove(other)
        stickers.insert(0, other)
        return
    sticker = stickers.pop(0)
    table.stuck.append((move.card, sticker.kind))
    if happened is not None:
        card = table.rules.box.cards[move.card]
        happened.append(event("stuck", seat=seat, sticker=sticker.noun(), where=card.noun()))
    pass_on(table, happened)


def pass_on(table: Table, happened: list[Event] | None) -> None:
    """ST-R23: what fits nowhere in an album waits until all have stuck theirs, then moves on."""
    order = from_the_last(table)
    for seat in order:
        stickers = table.players[seat].stickers
        while stickers and not cards_for(table, seat, stickers[0]):
            table.passed.append((seat, stickers.pop(0)))
    table.passed.sort(key=lambda one: order.index(one[0]))
    while table.passed and not stickers_left(table):
        seat, sticker = table.passed.pop(0)
        find_taker(table, seat, sticker, happened)
    if not stickers_left(table):
        table.phase = DECORATING


def find_taker(table: Table, seat: Seat, sticker: Sticker, happened: list[Event] | None) -> None:
    """ST-R23: the next player clockwise who has a place for it; else its owner; else nobody."""
    seats = len(table.players)
    for step in range(1, seats):
        taker = Seat((seat + step) % seats)
        if cards_in(table, taker, sticker):
            table.players[taker].stickers.append(sticker)
            if happened is not None:
                whom = phrase("name", seat=taker)
                happened.append(
                    event("sticker-passed", seat=seat, whom=whom, sticker=sticker.noun())
                )
            return
    cards = cards_anywhere(table, sticker)
    if cards and not table.rules.chance_sticks:
        table.players[seat].stickers.append(sticker)
    elif cards:
        card = table.chance.choice(cards)
        table.stuck.append((card.index, sticker.kind))
        if happened is not None:
            where = card.noun()
            happened.append(event("stuck-by-chance", sticker=sticker.noun(), where=where))
    else:
        table.kept.append(sticker)
        if happened is not None:
            happened.append(event("sticker-kept", sticker=sticker.noun()))


# Decorations


def decorators(table: Table) -> list[Seat]:
    """Return those who have a decoration in hand."""
    return [Seat(seat) for seat, player in enumerate(table.players) if player.decoration]


def legal_decorate(table: Table, seat: Seat) -> list[Move]:
    """ST-24: anywhere; a clan first and then a card of it, or the lid of the box."""
    player, moves = table.players[seat], table.rules.moves
    if not player.decoration:
        return []
    if player.choosing == NOTHING:
        return [*moves.choose, moves.lid]
    by_card = moves.by_card[DECORATE]
    return [
        by_card[card.index] for card in table.rules.box.cards if card.clan.index == player.choosing
    ]


def forbids_decorate(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """A decoration goes anywhere, but one card at a time has to be named."""
    player = table.players[seat]
    if not player.decoration:
        return refusals.NO_DECORATION
    if move.act not in (CHOOSE, DECORATE):
        return refusals.OTHER_QUESTION
    if player.choosing == NOTHING:
        named = move.act == CHOOSE or move.card == NOTHING
        return None if named else refusals.CLAN_FIRST
    fits = move.act == DECORATE and move.clan == player.choosing
    return None if fits else refusals.OTHER_CLAN_CHOSEN


def decorate(table: Table, seat: Seat, move: Move, happened: list[Event] | None) -> None:
    """Choose a clan, or stick the decoration; the last one ends the evening."""
    player = table.players[seat]
    ornament = phrase("decoration", decoration=player.decoration)
    if move.act == CHOOSE:
        player.choosing = move.clan
        if happened is not None:
            clan = table.rules.box.clans[move.clan].noun()
            happened.append(event("decorates-clan", seat=seat, ornament=ornament, clan=clan))
        return
    if happened is not None:
        lid = move.card == NOTHING
        where = phrase("lid") if lid else table.rules.box.cards[move.card].noun()
        happened.append(event("decorated", seat=seat, ornament=ornament, where=where))
    table.decorated.append((move.card, player.decoration))
    player.decoration = ""
    player.choosing = NOTHING
    if not decorators(table):
        table.phase = OVER
