"""Evenings of a campaign, played by luck."""

from typing import Any

from stolik.core import Chance, Record, Value, deal, replay
from stolik.games.stickers import StickersGame
from stolik.games.stickers.campaign import (
    Campaign,
    Evening,
    evening_game,
    new_campaign,
    next_evening,
)
from stolik.games.stickers.state import Table


def begun(*roster: str, seed: str = "campaign", **options: Value) -> Campaign:
    """Return a campaign about to begin."""
    return new_campaign(seed, list(roster), dict(options))


def sit_down(campaign: Campaign, *players: str, luck: str = "luck", **options: Value) -> Campaign:
    """Begin an evening at which everybody has come; it has luck of its own."""
    seed = f"{luck} {len(campaign.evenings) + 1}"
    return next_evening(campaign, list(players), [""] * len(players), dict(options), seed, "")


def play_evening(
    campaign: Campaign, *players: str, luck: str = "luck", **options: Value
) -> Campaign:
    """Let luck play one more evening to its end."""
    seed = f"{luck} {len(campaign.evenings) + 1}"
    return play_on(campaign.then(Evening(players, ("",) * len(players), dict(options), seed)))


def play_on(campaign: Campaign, plies: int | None = None) -> Campaign:
    """Let luck play so many moves of the last evening, or all that are left."""
    game, record = evening_game(campaign)
    table, chance = last_table(game, record), Chance(f"{record.seed} moves")
    moves = list(record.moves)
    while (owing := game.to_move(table)) and len(moves) != plies:
        seat = chance.choice(owing)
        move = chance.choice(game.legal_moves(table, seat))
        game.play(table, seat, move)
        moves.append((seat, str(move)))
    return campaign.with_moves(tuple(moves))


def last_table(game: StickersGame, record: Record) -> Table:
    """Return the table after the last move of a record."""
    table: Any = deal(game, record)
    for step in replay(game, record):
        table = step.state
    found: Table = table
    return found
