"""Rules of thumb, where a slip would go unnoticed: a bot plays on, only worse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.core import Seat

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay, Scene

FIRST = Seat(0)


def worth(scene: Scene, move: str) -> float:
    """Return what the move looks like to the first player."""
    return scene.game.advice(scene.table, FIRST, scene.game.by_name[move])


def test_an_edge_earns_no_bonus_turn(lay: Lay) -> None:
    """SH-23, SH-28: closing one end of a shelf promises the toys, not a turn."""
    scene = lay("A3.1", rows="AL4 A1.1")
    assert worth(scene, "AL4 left") == 2.0


def test_a_toy_that_an_edge_shows_is_worth_a_turn_more(lay: Lay) -> None:
    """SH-23: the same toy on the same shelf, with and without the picture."""
    shown = worth(lay("AL1 A3.1", rows="A1.1 A1.2"), "A1.1 right")
    plain = worth(lay("AL4 A3.1", rows="A1.1 A1.2"), "A1.1 right")
    assert shown == plain + 2.5


def test_whoever_is_stuck_parts_with_what_is_worth_least(lay: Lay) -> None:
    """SH-42: a face-down card before a toy, a cheap toy before a dear one."""
    scene = lay("[A8.1] A3.1 A7.1", rows="A1.1 A1.2")
    back, cheap, dear = (worth(scene, f"{card} remove") for card in ("A8.1", "A3.1", "A7.1"))
    assert back > cheap > dear


def test_what_is_discarded_is_not_left_to_others(lay: Lay) -> None:
    """SH-R30: of the cards that nobody can place now, the cheapest goes back."""
    scene = lay("", rows="A6.1 A7.1")
    assert worth(scene, "A6.1 discard") > worth(scene, "A7.1 discard")


# How everybody stands


def test_what_is_safe_counts_whole_and_what_is_at_risk_in_part(lay: Lay) -> None:
    """SH-40: an edge protects the toy beside it."""
    safe = lay("AL4 A3.1", rows="A1.1 A1.2").game.outlook(lay("AL4 A3.1 A7.1", rows="A1.1").table)
    risky = lay("A3.1", rows="A1.1").game.outlook(lay("A3.1 A7.1", rows="A1.1").table)
    assert safe[FIRST] > risky[FIRST] > 0


def test_a_turn_that_was_won_is_an_advantage(lay: Lay) -> None:
    """SH-23: for whoever is to have it; when the game is over there are no more turns."""
    scene = lay("AL1 A3.1", rows="A1.1 A1.2")
    before = scene.game.outlook(scene.table)
    scene.table.bonus_due = 1
    after = scene.game.outlook(scene.table)
    assert after[scene.table.seat] == before[scene.table.seat] + 2.5
    scene.table.seat = Seat(-1)
    assert scene.game.outlook(scene.table) == before
