"""Rules of thumb, where a slip would go unnoticed: a bot drives on, only worse."""

from __future__ import annotations

from statistics import fmean

import pytest

from stolik.bots.greed import greed
from stolik.core import Chance, Seat
from stolik.games import find
from stolik.games.rally.board import NAMES, PIT
from stolik.games.rally.components import EAST, KINDS, SOUTH, WEST
from stolik.games.rally.state import SWAPPING, TURN_PHASE
from stolik.games.rally.tests.test_view import HERE, RUG, Race, at_phase

CORRIDOR = """
    s d s c x
    s c d c s
    c c . s c
    d c x c d
    x c s c x
"""
"""The first car's corner leads straight on to a dead end."""


def worth(race: Race, move: str) -> float:
    """Return what the move looks like to whoever is asked."""
    return race.game.advice(race.table, race.table.seat, race.game.by_name[move])


def best(race: Race) -> list[str]:
    """Return the moves that look best to whoever is asked."""
    looks = {move: worth(race, move) for move in race.moves}
    return [move for move, look in looks.items() if look == max(looks.values())]


def corridor() -> Race:
    """Return a race in which the first car stands before a dead end that it knows."""
    return Race(CORRIDOR).drive("a1 open").see("b1")


# Driving


def test_every_corner_is_as_good_as_another() -> None:
    """SR-4: its colour does not matter, and the rug is unknown."""
    race = Race(corners="")
    assert best(race) == ["red start", "green start", "blue start", "yellow start"]


def test_at_first_the_way_leads_to_the_pit_stop() -> None:
    """SR-11: both ways on are as good, and better than back."""
    race = Race().drive("a1 open")
    assert best(race) == ["b1 open", "a2 open"]
    assert worth(race, "red drive") < worth(race, "a2 open")


def test_the_pit_stop_is_entered() -> None:
    """SR-11: when the road leads there."""
    assert best(Race().drive(*HERE[:-1])) == ["pit drive"]


def test_after_the_pit_stop_the_way_leads_to_the_finish() -> None:
    """SR-11, SR-12: over the tiles that are known, to the colour of the token."""
    race = Race().drive(*HERE)
    assert best(race) == ["b3 open"]
    race.drive("b3 open", "a3 open")
    assert best(race) == ["turn NE"]
    race.drive("turn NE", "a2 open", "a1 open")
    assert best(race) == ["red drive"]


def test_another_token_leads_another_way() -> None:
    """SR-11: the green finish is at the upper right."""
    race = Race(tokens="green red blue yellow").drive(*HERE)
    assert set(best(race)) == {"c2 open", "d3 open"}


def test_a_tile_is_laid_with_the_road_towards_the_goal() -> None:
    """SR-6: a curve at the edge leads inwards."""
    race = Race().drive("a1 open", "a2 open", "a3 open")
    assert best(race) == ["turn NE"]


def test_an_unseen_tile_costs_more_than_one_that_fits() -> None:
    """SR-R20: what is known to lead on is worth knowing."""
    assert best(Race().drive("a1 open").see("a2")) == ["a2 open"]


def test_a_known_dead_end_is_driven_around() -> None:
    """It leads back only, and costs two turns."""
    rug = "x d s c x s c s c s c s . s c d c x c d x c c c d"
    assert best(Race(rug).drive("a1 open").see("b1")) == ["a2 open"]


def test_another_car_is_joined_where_its_road_leads_on() -> None:
    """SR-8: no tile is to be opened."""
    race = Race().drive("a1 open").see("a2")
    there = NAMES.index("a2")
    race.table.cars[1], race.table.roads[there] = there, 0b0101
    race.game.check(race.table)
    assert "a2 drive" in race.moves
    assert worth(race, "a2 drive") > worth(race, "b1 open")


# Swapping


def test_a_known_dead_end_ahead_is_swapped_for_a_crossing() -> None:
    """SR-10: a crossing that was seen, and none that was not."""
    race = corridor().see("c4", "e2")
    assert best(race) == ["swap"]
    race.play("swap")
    assert best(race) == ["b1 pick"]
    race.play("b1 pick")
    assert best(race) == ["c4 pick"]
    race.play("c4 pick")
    assert KINDS[race.table.kinds[NAMES.index("b1")]] == "crossing"


def test_an_unseen_tile_is_better_than_a_dead_end() -> None:
    """SR-10: where no good tile is known, any that nobody has seen."""
    race = corridor().see("e2", "c2").play("swap", "b1 pick")
    assert "c4 pick" in best(race)
    assert not {"e2 pick", "c2 pick"} & set(best(race))


def test_a_free_road_is_not_swapped_away() -> None:
    """SR-5: a swap costs a turn."""
    race = Race().drive("a1 open").see("a2")
    assert worth(race, "swap") < worth(race, "a2 open")


def test_a_banned_tile_ahead_is_not_hoped_to_be_swapped() -> None:
    """SR-10: the player before has just swapped it."""
    race = Race(CORRIDOR).play("a1 open", "swap", "b1 pick", "c2 pick").see("b1", "c4")
    assert best(race) != ["swap"]
    assert worth(race, "swap") == -99


def test_only_tiles_ahead_are_worth_picking_first() -> None:
    """SR-10: and only tiles from elsewhere in their place."""
    race = corridor().see("c4").play("swap")
    assert worth(race, "c4 pick") == -99
    race.play("c4 pick")
    assert worth(race, "b1 pick") == -99
    race.play("back", "swap", "b1 pick")
    assert worth(race, "c4 pick") > -99


def test_of_two_tiles_ahead_one_is_not_swapped_for_the_other() -> None:
    """SR-10: that would gain nothing."""
    race = Race().drive("a1 open").play("swap", "a2 pick")
    assert worth(race, "b1 pick") == -99


def test_a_swap_once_begun_is_done() -> None:
    """SR-10: in six races with many swaps nobody goes back out of one."""
    game, swaps = find("rally"), 0
    for seed in range(6):
        luck = Chance(f"swap {seed}")
        table = game.prepare(2, game.options(), luck)
        while game.to_move(table):
            seat, known = table.seat, game.knows(table, table.seat)
            move = greed(game, seat, known, game.legal_moves(table, seat), luck)
            assert str(move) != "back"
            swaps += table.phase == SWAPPING
            game.play(table, seat, move)
    assert swaps >= 12


def test_going_back_is_worse_than_seeing_no_way() -> None:
    """SR-10: so that a pick that leads nowhere is still better."""
    race = corridor().play("swap")
    assert worth(race, "back") == -198
    assert min(worth(race, move) for move in race.moves if move != "back") == -99


def test_whoever_sees_no_way_does_not_go_back_out_of_a_swap() -> None:
    """SR-10: between two dead ends that face each other, anything is better than to and fro."""
    race = Race("d d" + RUG.split("x c", 1)[1].replace("d", "c", 1).replace("d", "x", 1))
    table = race.see("a1", "b1").table
    table.cars, table.turn = [0, 1], 9
    table.roads[:2] = [1 << EAST, 1 << WEST]
    race.game.check(table)
    assert race.moves == ["b1 drive", "swap"]
    race.play("swap")
    assert "back" not in best(race)


# Altogether


@pytest.mark.parametrize("phase", ["turn", "turning", "swapping"])
def test_advice_leaves_the_table_as_it_is(phase: str) -> None:
    """SR-5: it only thinks of other tiles lying there."""
    for race in (at_phase(phase), corridor().see("c4"), corridor().see("c4").play("swap")):
        before = race.state
        for move in race.moves:
            worth(race, move)
        assert race.state == before


def turns_alone(seed: int) -> int:
    """Count the turns of a careful driver whose rival does nothing but swap."""
    game, luck, turns = find("rally"), Chance(f"alone {seed}"), 0
    table = game.prepare(2, game.options(), luck)
    while game.to_move(table):
        seat, before = table.seat, table.turn
        moves = game.legal_moves(table, seat)
        if seat == 1 and before:
            wanted = "swap" if table.phase == TURN_PHASE else "pick"
            moves = [luck.choice([move for move in moves if str(move).endswith(wanted)])]
        game.play(table, seat, greed(game, seat, game.knows(table, seat), moves, luck))
        turns += seat == 0 and bool(before) and (table.turn > before or table.over)
    assert game.ranking(table)[0] == [Seat(0)]
    return turns


def test_a_careful_driver_is_home_in_good_time() -> None:
    """SR-D1, SR-12: ten turns are the least there and back; it does not take many more."""
    turns = [turns_alone(seed) for seed in range(30)]
    assert min(turns) >= 10
    assert fmean(turns) < 20
    assert max(turns) < 40


def test_the_pit_stop_is_the_first_goal_of_all() -> None:
    """The finish of any colour is worth nothing without a token."""
    race = Race().drive("a1 open")
    near, far = worth(race, "a2 open"), worth(race, "red drive")
    race.table.goals[0] = race.table.stack.pop()
    assert PIT not in race.table.cars
    assert worth(race, "red drive") > near > far


# How everybody stands


def test_whoever_has_been_to_the_pit_stop_is_ahead() -> None:
    """SR-11: the way from there is still before the other."""
    before = Race(corners="")
    assert before.game.outlook(before.table) == [-12.0, -12.0]
    race = Race().drive(*HERE)
    first, second = race.game.outlook(race.table)
    assert second < first < 0.0


def test_whoever_is_home_has_no_way_left() -> None:
    """SR-12: and the other has."""
    race = at_phase("over")
    first, second = race.game.outlook(race.table)
    assert second < first == 0.0


def test_a_rival_before_the_finish_bars_the_way_for_a_while_only() -> None:
    """SR-12: else whoever stands there seems to have won, and would never drive on."""
    race = Race("c x" + RUG.split("x c", 1)[1]).see("a1")
    table, corner = race.table, NAMES.index("a1")
    table.goals[0], table.cars[0] = table.stack.pop(), PIT
    free = race.game.outlook(table)[0]
    table.cars[1], table.roads[corner] = corner, 1 << EAST | 1 << SOUTH
    assert free - 1 < race.game.outlook(table)[0] < free


def test_a_rival_on_a_dead_end_bars_the_way_a_little_longer() -> None:
    """SR-9, SR-10: when it has driven on, the tile has to be swapped."""
    race = Race("d x" + RUG.split("x c", 1)[1].replace("d", "c", 1)).see("a1")
    table, corner = race.table, NAMES.index("a1")
    table.goals[0], table.cars[0] = table.stack.pop(), PIT
    table.cars[1], table.roads[corner] = corner, 1 << EAST
    assert -12 < race.game.outlook(table)[0] < -5
