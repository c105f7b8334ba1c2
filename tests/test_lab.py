"""The laboratory: many games, the same whoever plays them, watched and summed up."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from stolik import games
from stolik.core import AnyGame, Broken, Chance, Seat, Unreadable, begin, deal, ensure
from stolik.games import catalogue
from stolik.lab.report import report, wilson
from stolik.lab.simulate import BATCH, Outcome, Plan, play_batch, play_one, simulate
from stolik.lab.watch import Watch

from .cases import shorter

SHELF = catalogue()["geroychiki"]
PLAN = Plan("geroychiki", (2, 3), ("greed", "luck"), 2 * BATCH + 5, "the lab", {})

# Forking from a test runner that has threads of its own is no fault of the laboratory.
may_fork = pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")


@may_fork
def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    """In the same order, too."""
    alone = list(simulate(PLAN, 1))
    assert len(alone) == PLAN.games
    assert list(simulate(PLAN, 2)) == alone
    assert alone[:3] == play_batch(PLAN, range(3))


def test_another_seed_gives_other_games() -> None:
    """Luck grows from the seed alone."""
    assert play_batch(PLAN, range(3)) != play_batch(replace(PLAN, seed="other"), range(3))


def test_tables_change_in_size_and_bots_in_seats() -> None:
    """So that neither the place nor the size favours a bot."""
    tables = [PLAN.table(number) for number in range(4)]
    assert [record.seats for record, _ in tables] == [2, 3, 2, 3]
    assert [seated for _, seated in tables] == [
        ["greed", "luck"],
        ["greed", "luck", "greed"],
        ["luck", "greed"],
        ["luck", "greed", "luck"],
    ]
    assert len({record.seed for record, _ in tables}) == 4


def test_an_outcome_is_told_in_the_order_of_play() -> None:
    """Whoever begins comes first, whatever the seat."""
    plan = Plan("geroychiki", (2,), ("greed", "luck"), 1, "order", {"first_seat": "2"})
    assert play_one(plan, 0).bots == ("luck", "greed")


def test_options_reach_the_table() -> None:
    """One that cannot be is refused as it is everywhere."""
    with pytest.raises(Unreadable, match="option first_seat cannot be '9'"):
        play_one(replace(PLAN, options={"first_seat": "9"}), 0)


@pytest.mark.parametrize(
    "key", shorter(catalogue(), "hercules", "rally", "rally-circuit", "stickers")
)
@may_fork
def test_soak(key: str) -> None:
    """Games at tables of every size, everything looked at after every move."""
    game = catalogue()[key]
    plan = Plan(game.key, game.seats, ("luck", "greed"), 60, "soak", {}, check=True)
    outcomes = list(simulate(plan, 2))
    assert len(outcomes) == plan.games
    assert {len(outcome.bots) for outcome in outcomes} == set(game.seats)
    assert {outcome.ending for outcome in outcomes} <= set(game.endings)
    assert all(outcome.winners for outcome in outcomes)


Sabotage = Callable[[AnyGame], AnyGame]


def later(wrong: Callable[..., Any], right: Callable[..., Any]) -> Any:
    """Return a function that goes wrong once the first row has been refreshed."""
    return lambda state, *rest: (wrong if len(state.deck) < 66 else right)(state, *rest)


def loses_a_card(game: AnyGame) -> AnyGame:
    """A card vanishes in the middle of the game."""
    return game._replace(inventory=later(lambda state: game.inventory(state)[1:], game.inventory))


def doubles_a_card(game: AnyGame) -> AnyGame:
    """A card is in the box twice."""
    return game._replace(inventory=lambda state: game.inventory(state) * 2)


def fails_its_check(game: AnyGame) -> AnyGame:
    """The game itself finds a fault."""
    return game._replace(check=later(lambda _: ensure(False, "XX-1: is red"), game.check))


def leaves_the_mover_stuck(game: AnyGame) -> AnyGame:
    """Whoever is to move has no move."""
    return game._replace(legal_moves=later(lambda *_: [], game.legal_moves))


def moves_out_of_turn(game: AnyGame) -> AnyGame:
    """Somebody who is not to move has moves."""
    return game._replace(legal_moves=lambda state, _: game.legal_moves(state, state.seat))


def ends_too_early(game: AnyGame) -> AnyGame:
    """Over, they say, and go on."""
    return game._replace(ending=lambda _: "skip")


def leaks_the_deck(game: AnyGame) -> AnyGame:
    """A view that lets everybody see which card comes next."""

    def view(state: Any, seat: Seat | None) -> Mapping[str, Any]:
        return {**game.view(state, seat), "next": [card.code for card in state.deck]}

    return game._replace(view=view)


def leaks_through_knowledge(game: AnyGame) -> AnyGame:
    """The view is clean, but a bot is told the order of the deck."""
    return game._replace(knows=lambda state, _: state, write_knowledge=game.write_state)


SABOTAGES: dict[Sabotage, str] = {
    loses_a_card: "a component is lost",
    doubles_a_card: "a component is there twice",
    fails_its_check: "XX-1: is red",
    leaves_the_mover_stuck: r"seat \d is stuck, or moves out of turn",
    moves_out_of_turn: r"seat \d is stuck, or moves out of turn",
    ends_too_early: "over, and yet somebody to move",
    leaks_the_deck: r"seat \d sees secrets",
    leaks_through_knowledge: r"seat \d sees secrets",
}


@pytest.mark.parametrize(
    ("sabotage", "fault"), SABOTAGES.items(), ids=[each.__name__ for each in SABOTAGES]
)
def test_a_broken_promise_is_seen_and_the_game_is_named(
    sabotage: Sabotage, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its number and seed, so that it can be played again."""
    monkeypatch.setitem(games.catalogue(), "geroychiki", sabotage(SHELF))
    plan = Plan("geroychiki", (3,), ("luck",), 9, "watched", {}, check=True)
    with pytest.raises(Broken, match=rf"game 7 \(seed 'watched game 7', 3 seats\): {fault}"):
        play_one(plan, 7)


def test_a_game_that_breaks_down_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any fault at all: a run of a million games must say which one to play again."""
    broken = SHELF._replace(knows=later(lambda *_: int("no such card"), SHELF.knows))
    monkeypatch.setitem(games.catalogue(), "geroychiki", broken)
    with pytest.raises(Broken, match=r"game 4 \(seed 'the lab game 4', 2 seats\).*no such card"):
        play_one(PLAN, 4)


def test_nobody_looks_where_speed_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without `check`, faults that do not stop the game are not seen."""
    monkeypatch.setitem(games.catalogue(), "geroychiki", leaks_the_deck(SHELF))
    assert play_one(replace(PLAN, check=False), 0).plies


def test_a_game_that_goes_in_circles_is_stopped() -> None:
    """No real game lasts so long."""
    state = deal(SHELF, begin(SHELF, 2, "circles"))
    watch = Watch(SHELF, state, Chance("watch"))
    watch.look(state, [SHELF.longest, 0])
    with pytest.raises(Broken, match=f"goes on after {SHELF.longest} decisions of a seat"):
        watch.look(state, [0, SHELF.longest + 1])


OUTCOMES = [
    Outcome(("greed", "luck"), (30, 20), (0,), 60, "skip"),
    Outcome(("luck", "greed"), (10, 40), (1,), 70, "skip"),
    Outcome(("greed", "luck"), (25, 25), (0, 1), 71, "bonus-skip"),
    Outcome(("luck", "greed"), (33, 23), (0,), 67, "skip"),
]


def test_wins_and_points_are_summed_up_by_turn_and_by_bot() -> None:
    """A shared win counts its part."""
    found = report(OUTCOMES)
    assert [found.turns[0].wins, found.turns[1].wins] == [2.5 / 4, 1.5 / 4]
    assert [found.bots["greed"].wins, found.bots["luck"].wins] == [2.5 / 4, 1.5 / 4]
    assert [found.turns[0].mean, found.turns[1].mean] == [24.5, 27]
    assert [found.bots["greed"].mean, found.bots["luck"].mean] == [29.5, 22]
    assert {share.games for share in (*found.turns.values(), *found.bots.values())} == {4}


def test_spread_and_interval() -> None:
    """The standard deviation of the points, and where the share of wins lies."""
    luck = report(OUTCOMES).bots["luck"]
    assert luck.spread == pytest.approx(sqrt((2**2 + 12**2 + 3**2 + 11**2) / 4))
    least, most = luck.interval
    assert 0 < least < luck.wins < most < 1


@pytest.mark.parametrize(
    ("share", "number", "least", "most"),
    [(1.0, 20, 0.839, 1.0), (0.0, 20, 0.0, 0.161), (0.5, 100, 0.404, 0.596)],
)
def test_an_interval_is_honest_near_none_and_all(
    share: float, number: int, least: float, most: float
) -> None:
    """Twenty wins out of twenty are no certainty; the figures are those of the textbooks."""
    assert wilson(share, number) == pytest.approx((least, most), abs=1e-3)


def test_lengths_endings_and_shared_wins_are_counted() -> None:
    """The commonest ending first."""
    found = report(OUTCOMES)
    assert found.games == 4
    assert found.lengths == (60, 67.0, 71)
    assert list(found.endings.items()) == [("skip", 3), ("bonus-skip", 1)]
    assert found.shared == 1


def test_tables_of_different_sizes_are_summed_up_together() -> None:
    """A third place exists only where three played."""
    third = Outcome(("luck", "luck", "greed"), (1, 2, 9), (2,), 50, "skip")
    found = report([*OUTCOMES, third])
    assert [found.turns[turn].games for turn in found.turns] == [5, 5, 1]
    assert found.turns[2].wins == 1
    assert found.bots["luck"].games == 6
