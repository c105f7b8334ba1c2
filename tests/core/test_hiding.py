"""What one seat sees and another must not know."""

import pytest

from stolik.core import Chance, Seat, begin, deal
from stolik.core.hiding import hidden
from stolik.games import catalogue

HANDS = ("hercules", "stickers")
"""Games with hands."""
OPEN = ("geroychiki", "rally", "rally-circuit", "toy-story-4")
"""Games without."""


@pytest.mark.parametrize("key", HANDS + OPEN)
def test_only_what_a_hand_holds_is_hidden_from_the_others(key: str) -> None:
    """A deck and the tiles that lie face down are hidden from everybody alike."""
    game, chance = catalogue()[key], Chance("hiding")
    state = deal(game, begin(game, 2, "hiding"))
    for _ in range(20):
        for seat in map(Seat, range(2)):
            assert hidden(game, state, seat, Seat(1 - seat)) == (key in HANDS)
        mover = game.to_move(state)[0]
        game.play(state, mover, chance.choice(game.legal_moves(state, mover)))
