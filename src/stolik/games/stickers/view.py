"""What one seat sees: listed here piece by piece, so that nothing slips in unnoticed."""

from typing import Final, TypedDict

from stolik.core import Choice, Phrase, Seat, Seen, seen_by
from stolik.core.phrases import wait_for
from stolik.games.stickers.components import BONUSES, NOTHING, STICKERS, Clan
from stolik.games.stickers.explaining import about, code_of, says
from stolik.games.stickers.faces import CardView, StickerView, card_view, sticker_view
from stolik.games.stickers.moves import ACTS, DECORATE, FROM, HOLD, STICK, WITH, Move
from stolik.games.stickers.prompts import question
from stolik.games.stickers.scoring import (
    levels,
    majorities,
    places,
    ranking,
    standing,
    stars,
    totals,
)
from stolik.games.stickers.state import (
    COLLECT,
    DECORATING,
    GIVING,
    LAST_PICK,
    OVER,
    PHASES,
    STICKING,
    Table,
)
from stolik.games.stickers.sticking import is_loose
from stolik.games.stickers.telling import tie_break
from stolik.games.stickers.turn import legal_moves, to_move

COUNTED: Final = (STICKING, DECORATING, OVER)
"""When the points are counted."""


class ClanView(TypedDict):
    """A clan, where its token lies, and what it is worth now."""

    clan: str
    noun: Phrase
    letters: Phrase
    level: int
    """Counted from 1, the most valuable first."""
    first: int
    second: int
    points: list[int]
    """What each seat would get for it now."""
    places: list[list[Seat]]
    """Who has most cards of it, and who comes second unless the first tie."""


class TierView(TypedDict):
    """A tier of the collection bonus: from so many cards on, these effects and no others."""

    least: int
    effects: list[str]


class LevelView(TypedDict):
    """A level of the rarity board."""

    noun: Phrase
    clans: list[str]
    """The tokens that lie there, from left to right."""
    first: int
    second: int


class ColumnView(TypedDict):
    """The cards of one clan in an album; the accessible one is the last."""

    clan: str
    cards: list[CardView]


class SeatView(TypedDict):
    """What belongs to one player."""

    hand: int
    cards: list[CardView] | None
    """The hand, for the owner's eyes alone unless hands lie open; at the end they all do."""
    album: list[ColumnView]
    stars: int
    points: int
    """As if the game ended now."""
    picked: bool
    pick: str | None
    """The card of the last pick, for the owner's eyes alone."""
    stickers: list[StickerView]
    decoration: str | None
    choosing: str | None
    """The clan that the decoration goes to."""


class StuckView(TypedDict):
    """A sticker or a decoration that was stuck after this game."""

    card: str | None
    """Nothing for the lid."""
    sticker: str


class MoveView(Choice):
    """A move that may be made, taken apart for a screen."""

    act: str
    card: str | None
    clan: str | None
    other: str | None
    whom: Seat | None
    sticker: str | None
    """Of the own stickers, the one that is taken in hand."""


class View(Seen):
    """The table as one seat sees it."""

    moves: list[MoveView]
    phase: str
    round: int
    turn: Seat
    first: Seat
    scenario: str
    campaign: bool
    levels: list[LevelView]
    clans: list[ClanView]
    """From the most valuable on."""
    order: list[str]
    """The clans in the order of the box."""
    market: list[CardView | None]
    deck: int
    reserve: int
    collecting: str | None
    """The clan of the collection that is being laid."""
    asked_for: str | None
    """The clan of which somebody is about to give a card."""
    laid: int
    refilled: bool
    tiers: list[TierView]
    """What collections earn, the smallest first."""
    bonus: list[str]
    combos: list[str]
    """Still to be used, by kind."""
    seats: list[SeatView]
    pack: str | None
    passed: list[StickerView]
    """On their way to another album."""
    stuck: list[StuckView]
    kept: list[StickerView]
    """Without a place in the whole box."""
    decorated: list[StuckView]
    offered: list[CardView]
    """Cards from anywhere in the box that the own decoration may go on now, or a sticker that
    fits in nobody's album."""
    tie_break: Phrase | None
    """What decided between equals, once the points are counted."""
    winners: list[Seat]
    """Who has won, once the points are counted."""


def view(table: Table, seat: Seat | None) -> View:
    """Return the table as this seat sees it; nobody's seat is an onlooker's."""
    box = table.rules.box
    moves = [] if seat is None else legal_moves(table, seat)
    points = totals(table)
    waiting = to_move(table)
    picked = seat is not None and table.players[seat].pick != NOTHING
    prompt = question(table, seat) if seat in waiting else wait_for(waiting, picked)
    return {
        **seen_by(seat, "stickers", waiting, prompt),
        "moves": [move_view(table, move) for move in moves],
        "phase": PHASES[table.phase],
        "round": table.round,
        "turn": table.seat,
        "first": table.first,
        "scenario": table.rules.scenario,
        "campaign": box.progress is not None,
        "levels": level_views(table),
        "clans": clan_views(table),
        "order": [clan.code for clan in box.clans],
        "market": [
            None if card == NOTHING else card_view(table, box.cards[card]) for card in table.market
        ],
        "deck": len(table.deck),
        "reserve": len(table.reserve),
        "collecting": clan_code(table, COLLECT),
        "asked_for": clan_code(table, GIVING),
        "laid": table.laid,
        "refilled": table.refilled,
        "tiers": [{"least": tier.least, "effects": bonuses(tier.effects)} for tier in box.bonuses],
        "bonus": bonuses(table.bonus),
        "combos": [STICKERS[kind] for kind, left in enumerate(table.combos) for _ in range(left)],
        "seats": [
            seat_view(table, Seat(each), seat, points[each]) for each in range(len(table.players))
        ],
        "pack": table.pack or None,
        "passed": [sticker_view(table, sticker) for _, sticker in table.passed],
        "kept": [sticker_view(table, sticker) for sticker in table.kept],
        "stuck": [
            {"card": box.cards[card].code, "sticker": STICKERS[kind]} for card, kind in table.stuck
        ],
        "decorated": [
            {"card": None if card == NOTHING else box.cards[card].code, "sticker": decoration}
            for card, decoration in table.decorated
        ],
        "offered": [
            card_view(table, box.cards[move.card])
            for move in moves
            if seat is not None and is_from_the_box(table, seat, move)
        ],
        "tie_break": tie_break(table) if table.phase in COUNTED else None,
        "winners": ranking(table)[0] if table.phase in COUNTED else [],
    }


def bonuses(effects: int) -> list[str]:
    """Name the effects of a bonus."""
    return [name for bit, name in enumerate(BONUSES) if effects >> bit & 1]


def clan_code(table: Table, phase: int) -> str | None:
    """Return the clan that a question of this phase is about."""
    return (
        table.rules.box.clans[table.clan].code if table.clan >= 0 and table.phase == phase else None
    )


def is_from_the_box(table: Table, seat: Seat, move: Move) -> bool:
    """Tell whether something goes on a card that need not lie in the own album."""
    if move.card == NOTHING or move.act not in (STICK, DECORATE):
        return False
    return move.act == DECORATE or is_loose(table, table.players[seat].stickers[0])


# What is asked


def move_view(table: Table, move: Move) -> MoveView:
    """Take a move apart."""
    box = table.rules.box
    return {
        "move": move.text,
        "code": code_of(table, move),
        "about": about(table, move),
        "says": says(table, move),
        "act": ACTS[move.act],
        "card": None if move.card == NOTHING else box.cards[move.card].code,
        "clan": None if move.clan == NOTHING else box.clans[move.clan].code,
        "other": box.clans[move.other].code if move.act == WITH else None,
        "whom": Seat(move.other) if move.act == FROM else None,
        "sticker": STICKERS[move.other] if move.act == HOLD else None,
    }


# What lies there


def level_views(table: Table) -> list[LevelView]:
    """Show the rarity board as it lies, whatever the scenario makes of it."""
    box = table.rules.box
    found: list[LevelView] = []
    for level in box.levels:
        slots = [slot for slot, own in enumerate(box.level_of) if own == level.index]
        clans = [box.clans[table.board[slot]].code for slot in slots]
        found.append(
            {"noun": level.noun(), "clans": clans, "first": level.first, "second": level.second}
        )
    return found


def clan_views(table: Table) -> list[ClanView]:
    """Show the clans from the most valuable on."""
    rows = zip(standing(table), levels(table), majorities(table), strict=True)
    return [
        {
            **named(table.rules.box.clans[clan]),
            "level": level.index + 1,
            "first": level.first,
            "second": level.second,
            "points": points,
            "places": places(table, clan),
        }
        for clan, level, points in rows
    ]


class Named(TypedDict):
    """What a clan is called."""

    clan: str
    noun: Phrase
    letters: Phrase


def named(clan: Clan) -> Named:
    """Name a clan."""
    return {"clan": clan.code, "noun": clan.noun(), "letters": clan.short()}


def seat_view(table: Table, seat: Seat, onlooker: Seat | None, points: int) -> SeatView:
    """Show what belongs to a player; the hand and the last pick to the owner alone."""
    player = table.players[seat]
    own = seat == onlooker
    shown = own or table.hands_open
    picked = table.phase == LAST_PICK and player.pick != NOTHING
    clans = table.rules.box.clans
    return {
        "hand": len(player.hand),
        "cards": [card_view(table, card) for card in player.hand] if shown else None,
        "album": [
            {"clan": clans[clan].code, "cards": [card_view(table, card) for card in column]}
            for clan, column in enumerate(player.album)
            if column
        ],
        "stars": stars(player),
        "points": points,
        "picked": picked,
        "pick": table.rules.box.cards[player.pick].code if own and picked else None,
        "stickers": [sticker_view(table, sticker) for sticker in player.stickers],
        "decoration": player.decoration or None,
        "choosing": None if player.choosing == NOTHING else clans[player.choosing].code,
    }
