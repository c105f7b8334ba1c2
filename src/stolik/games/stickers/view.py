"""What one seat sees: listed here piece by piece, so that nothing slips in unnoticed."""

from typing import TypedDict

from stolik.core import Choice, Phrase, Seat
from stolik.games.stickers.components import (
    BONUSES,
    COMBOS,
    DRAW_PLAY,
    NOTHING,
    STAR,
    STICKERS,
    UNMARKED,
    Card,
    Clan,
    Sticker,
)
from stolik.games.stickers.explaining import about, code_of, says
from stolik.games.stickers.moves import ACTS, FROM, WITH, Move
from stolik.games.stickers.prompts import prompt
from stolik.games.stickers.scoring import levels, majorities, standing, stars, totals
from stolik.games.stickers.state import COLLECT, GIVING, LAST_PICK, PHASES, Table
from stolik.games.stickers.turn import legal_moves, to_move


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


class LevelView(TypedDict):
    """A level of the rarity board."""

    noun: Phrase
    clans: list[str]
    """The tokens that lie there, from left to right."""
    first: int
    second: int


class CardView(TypedDict):
    """A card with everything that is printed and stuck on it."""

    card: str
    clan: str
    stars: int
    combos: list[str]
    mark: int | None
    """The smallest number of players that it is used with, if that is printed."""
    star_cells: int
    """Still empty."""
    combo_cells: int
    stuck: list[str]
    decorations: list[str]
    noun: Phrase


class StickerView(TypedDict):
    """A sticker in hand."""

    sticker: str
    clan: str | None
    mark: int | None
    noun: Phrase


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


class View(TypedDict):
    """The table as one seat sees it."""

    game: str
    seat: Seat | None
    to_move: list[Seat]
    prompt: Phrase
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


def view(table: Table, seat: Seat | None) -> View:
    """Return the table as this seat sees it; nobody's seat is an onlooker's."""
    box = table.rules.box
    moves = [] if seat is None else legal_moves(table, seat)
    points = totals(table)
    return {
        "game": "stickers",
        "seat": seat,
        "to_move": to_move(table),
        "prompt": prompt(table, seat),
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
        "bonus": [name for bit, name in enumerate(BONUSES) if table.bonus >> bit & 1],
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
    }


def clan_code(table: Table, phase: int) -> str | None:
    """Return the clan that a question of this phase is about."""
    return (
        table.rules.box.clans[table.clan].code if table.clan >= 0 and table.phase == phase else None
    )


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


def card_view(table: Table, card: Card) -> CardView:
    """Show what is printed and stuck on a card."""
    box = table.rules.box
    new = [kind for on, kind in table.stuck if on == card.index]
    combos = sum(kind < COMBOS for kind in new)
    return {
        "card": card.code,
        "clan": card.clan.code,
        "stars": card.stars,
        "combos": [STICKERS[kind] for kind in card.combos],
        "mark": None if card.mark == UNMARKED else card.mark,
        "star_cells": box.free_cells(card, STAR) - (len(new) - combos),
        "combo_cells": box.free_cells(card, DRAW_PLAY) - combos,
        "stuck": [STICKERS[kind] for kind in card.stuck],
        "decorations": list(card.decorations),
        "noun": card.noun(),
    }


def sticker_view(table: Table, sticker: Sticker) -> StickerView:
    """Show a sticker in hand."""
    clans = table.rules.box.clans
    return {
        "sticker": STICKERS[sticker.kind],
        "clan": None if sticker.clan == NOTHING else clans[sticker.clan].code,
        "mark": None if sticker.mark == UNMARKED else sticker.mark,
        "noun": sticker.noun(),
    }


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
