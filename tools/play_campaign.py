"""Play the campaign that is kept with the tests of «Стикеры», and the decks of two others.

    python tools/play_campaign.py

The bots play fifteen evenings, for a roster that grows, into `tests/campaigns` of the game. The
decks, one from the beginning of a campaign and one from the end, go to its `tests/components`:
every promise of a game is held for them too. The same programs, the same files; they stand on
their own afterwards, so a better bot makes none of them stale.
Then tell the campaign anew: STOLIK_REGENERATE=1 pytest src/stolik/games/stickers/tests
"""
# ruff: noqa: INP001 - a script, not a package

import sys
from pathlib import Path

from stolik import bots
from stolik.core import Chance, Value, deal
from stolik.games import game_of
from stolik.games.stickers import BOX
from stolik.games.stickers.box_file import read_box
from stolik.games.stickers.campaign import (
    Campaign,
    Evening,
    deck_text,
    evening_game,
    new_campaign,
    next_evening,
    standing,
)
from stolik.games.stickers.campaign_file import write_campaign
from stolik.games.stickers.components import STAR, Box

TESTS = Path(__file__).parents[1] / "src/stolik/games/stickers/tests"
PLAYER, STAND_IN = "greed", "child"
"""Who plays for those who came, and who for those who stayed away."""
EVENINGS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("Аня Борис", {}),
    ("Борис Аня", {"first_seat": "2"}),
    ("Аня Борис Вера", {}),
    ("Вера Аня", {}),
    ("Аня Борис* Вера", {}),
    ("Аня Борис Вера Гоша", {}),
    ("Гоша Вера", {"combos_in_refill": False}),
    ("Вера Гоша Аня Борис*", {}),
    ("Даша Аня Гоша", {}),
    ("Даша Борис", {"first_seat": "1"}),
    ("Аня Борис Гоша Даша", {}),
    ("Вера Даша Аня*", {"reserve_for_draw_play": True}),
    ("Борис Вера Гоша", {}),
    ("Аня Борис* Вера Даша*", {"final_may_start_column": True}),
    ("Гоша Даша Вера", {}),
)
"""Who sat where, a star for those whom a bot stood in for; and what they settled."""

TIGHT = BOX.replace("star = 2", "star = 1", 1).replace(
    '"clan", "clan", "P6"]', '"clan", "P6", "clan"]'
)
"""A box as an owner may have it: one star cell a card, so that stickers do not find a place, and
the scenarios come before the last clan pack."""
SEEDS = 1_000
"""Where the search for such a campaign is given up."""


def main() -> None:
    """Play, and write everything down."""
    write("campaigns/fifteen-evenings.json", write_campaign(fifteen_evenings()))
    write("decks/evening.toml", deck(played_by_luck("0", 3, 1)))
    write("components/grown.toml", grown())


def write(name: str, text: str) -> None:
    """Write a file of the tests."""
    path = TESTS / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    sys.stdout.write(f"{path.relative_to(TESTS)}: {len(text.splitlines())} lines\n")


def fifteen_evenings() -> Campaign:
    """Return the campaign: two begin it, three join later; people leave and come back."""
    campaign = new_campaign("fifteen evenings", ["Аня", "Борис"], {})
    for number, (who, options) in enumerate(EVENINGS, 1):
        players = [name.removesuffix("*") for name in who.split()]
        stand_ins = [STAND_IN if name.endswith("*") else "" for name in who.split()]
        # Without luck of its own, as files were before evenings had it: they are still read.
        campaign = next_evening(campaign, players, stand_ins, options, f"evening {number}", "")
        campaign = let_play(campaign, [stand_in or PLAYER for stand_in in stand_ins])
    return campaign


def grown() -> str:
    """Return the deck before the last pack, the first whose last clan has too few star cells."""
    for number in range(SEEDS):
        text = deck(played_by_luck(f"{number}", 4, 14, TIGHT))
        if is_crowded(read_box(text)):
            sys.stdout.write(f"seed {number}: ")
            return text
    sys.exit(f"no such deck among the first {SEEDS} seeds")


def is_crowded(box: Box) -> bool:
    """Tell whether the stars of the last clan will not find a cell, with two players or four."""
    opened = [] if box.progress is None else box.progress.opened
    clan = next(clan for clan in box.clans if clan.code not in opened)
    cards = [card for card in box.cards if card.clan is clan]
    stars = [each for each in box.packs[clan.code].stickers if each.kind == STAR]
    return all(
        sum(box.free_cells(card, STAR) for card in cards if card.mark <= seats)
        < sum(sticker.mark <= seats for sticker in stars)
        for seats in (2, 4)
    )


def played_by_luck(seed: str, seats: int, evenings: int, box: str | None = None) -> Campaign:
    """Return a campaign after so many evenings, always of the same players."""
    players = tuple(f"{seat}" for seat in range(1, seats + 1))
    campaign = new_campaign(seed, list(players), {}, box)
    for number in range(1, evenings + 1):
        evening = Evening(players, ("luck",) * seats, {}, f"{seed} evening {number}")
        campaign = let_play(campaign.then(evening), ["luck"] * seats)
    return campaign


def let_play(campaign: Campaign, players: list[str]) -> Campaign:
    """Let bots play the last evening; each has luck of its own and is handed what it knows."""
    _, record = evening_game(campaign)
    game = game_of(record)
    table = deal(game, record)
    lucks = [Chance(f"{record.seed} seat {seat}") for seat in range(record.seats)]
    while owing := game.to_move(table):
        seat = owing[0]
        knows, moves = game.knows(table, seat), game.legal_moves(table, seat)
        move = bots.find(players[seat])(game, seat, knows, moves, lucks[seat])
        game.play(table, seat, move)
        record = record.then(seat, str(move))
    return campaign.with_moves(record.moves)


def deck(campaign: Campaign) -> str:
    """Return the deck of the next evening."""
    return deck_text(campaign, standing(campaign))


if __name__ == "__main__":
    main()
