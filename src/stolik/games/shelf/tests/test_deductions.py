"""What follows from the rules, shown over whole games that Hypothesis chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.games.shelf.components import LEFT, NO_EDGE, RIGHT
from stolik.games.shelf.middle import on_offer
from stolik.games.shelf.moves import ADD, DISCARD, DOWN, REMOVE, START
from stolik.games.shelf.placing import forbids_down, open_to_backs

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Wander

GAME = given(
    game=st.sampled_from(["geroychiki", "toy-story-4"]),
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    choices=st.lists(st.integers(0, 99), min_size=1, max_size=40),
)
GAMES = settings(deadline=None)


@GAMES
@GAME
def test_eleven_refreshes(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-D1: eleven refreshes succeed, the twelfth starts the final round."""
    told = [key for step in walk(game, seats, seed, choices) for key in step.heard]
    counts = [told.count(key) for key in ("row-dealt", "final-round", "game-over")]
    assert counts == [11, 1, 1]


@GAMES
@GAME
def test_the_deck_is_a_multiple_of_six(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-D1: from 66 down to 0, and no card is ever lost; `check` finds nothing broken."""
    wander = walk(game, seats, seed, choices)
    everything = sorted(wander.game.inventory(wander.table))
    decks = {66}
    for step in wander:
        wander.game.check(step.after)
        decks.add(len(step.after.deck))
        assert sorted(wander.game.inventory(step.after)) == everything
    assert decks == set(range(0, 67, 6))


@GAMES
@GAME
def test_a_normal_turn_offers_six_cards(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-D2: every row holds 2 to 6 cards at the start of any turn before the final round."""
    before = [step.before for step in walk(game, seats, seed, choices) if not step.before.final]
    assert {len(row) for table in before for row in table.rows} <= {2, 3, 4, 5, 6}
    assert {len(set(on_offer(table, any_card=False))) for table in before} == {6}


@GAMES
@GAME
def test_the_final_round_begins_with_16_to_24_cards(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-D3: and one more for each card discarded by SH-R30."""
    steps = list(walk(game, seats, seed, choices))
    extra = sum(1 for step in steps if step.move.act == DISCARD)
    cards = sum(step.total("final-round", "cards") for step in steps)
    assert 16 <= cards - extra <= 24


@GAMES
@GAME
def test_at_most_two_bonus_turns_a_placement(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-D4: completing gives one and never coincides with the others."""
    for step in walk(game, seats, seed, choices):
        earned = step.total("bonus-earned", "turns")
        if "completed" in step.heard:
            assert (earned, step.heard.count("bonus-earned")) == (1, 1)
        else:
            assert earned <= (2 if step.move.act == ADD else 0)


@GAMES
@GAME
def test_where_a_card_face_down_fails(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-D5: only without a toy, at a closed end, or beside a toy that must not touch an edge."""
    for step in walk(game, seats, seed, choices):
        for shelf in step.before.shelves[step.before.seat]:
            for end in (LEFT, RIGHT) if shelf is not None else ():
                assert shelf is not None
                toy = shelf.outer_toy(end)
                open_ = shelf.edge(end) is None and toy is not None and toy.property != NO_EDGE
                assert (forbids_down(end, shelf) is None) == open_


@GAMES
@GAME
def test_stuck_is_rare_because_backs_fit(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-D5: whoever must remove or discard has no end open to a card face down."""
    for step in walk(game, seats, seed, choices):
        if step.move.act in (REMOVE, DISCARD):
            assert open_to_backs(step.before.shelves[step.before.seat]) == 0
        else:
            assert step.move.act in (START, ADD, DOWN)


@GAMES
@GAME
def test_an_edge_never_touches_a_toy_that_shuns_it(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-D6: at no table of any game."""
    for step in walk(game, seats, seed, choices):
        for shelf in step.after.shelves[step.before.seat]:
            for end in (LEFT, RIGHT) if shelf is not None else ():
                assert shelf is not None
                toy = shelf.outer_toy(end)
                assert toy is None or toy.property != NO_EDGE or shelf.edge(end) is None


@GAMES
@GAME
def test_the_turn_passes_clockwise(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-5, SH-33: the seat changes only when no bonus turn is due, and to the left."""
    for step in walk(game, seats, seed, choices):
        before, after = step.before, step.after
        due = before.bonus_due + step.total("bonus-earned", "turns")
        if after.over or "skipped" in step.heard:
            assert after.final
        elif step.move.act == REMOVE:
            assert (after.seat, after.bonus_due) == (before.seat, before.bonus_due)
        elif due:
            assert (after.seat, after.bonus, after.bonus_due) == (before.seat, True, due - 1)
        else:
            assert (after.seat, after.bonus) == ((before.seat + 1) % seats, False)


@GAMES
@GAME
def test_every_turn_takes_one_card(
    walk: Wander, game: str, seats: int, seed: int, choices: list[int]
) -> None:
    """SH-6, SH-R31: the middle gives one card a turn; in the final round it only shrinks."""
    for step in walk(game, seats, seed, choices):
        cards = [card for row in step.before.rows for card in row]
        took = step.move.card in cards
        assert took == (step.move.act != REMOVE)
        if step.before.final:
            assert [card for row in step.after.rows for card in row] == [
                card for card in cards if card is not step.move.card
            ]
