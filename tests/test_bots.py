"""The bots: they pick among what is allowed, and know no more than their seat."""

import json
import multiprocessing
import pickle
from collections import Counter
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Any

import pytest

from stolik import bots
from stolik.bots.child import child
from stolik.bots.hint import Thought, overheard, points_of, reasons
from stolik.bots.levels import LEVELS, Level, picked
from stolik.bots.search import Search
from stolik.bots.together import lucks_of, tried_by
from stolik.core import AnyGame, Chance, Event, Move, Seat, Unreadable, begin, deal, event
from stolik.games import catalogue
from stolik.lab.ladder import LadderPlan, climb
from stolik.lab.report import report
from stolik.lab.simulate import Plan, simulate

from .cases import shorter

every_bot = pytest.mark.parametrize("bot", bots.BOTS)
every_game = pytest.mark.parametrize("game", catalogue().values(), ids=list(catalogue()))


@dataclass(frozen=True)
class Card:
    """A move of no game in particular."""

    index: int
    takes_back: bool = False


CARDS: list[Move] = [Card(index) for index in range(6)]
A_FEW = 3
"""Steps of thought."""
SOME_HUNDRED = 300
"""Decisions."""
LOOKS = [1.0, 3.0, 2.0, 3.0, 0.5, 3.0]


def toy_game(game: AnyGame) -> AnyGame:
    """Return a game in which some cards look better than others."""
    return game._replace(
        imagine=lambda knowledge, _: knowledge,
        forget=lambda knowledge, _: knowledge,
        advice=lambda _, __, move: LOOKS[move.index],
    )


def thrifty(name: str) -> bots.Bot:
    """Return a bot; one that thinks ahead does so for a few steps only, however long it may."""
    found = bots.find(name)
    if not isinstance(found, Level):
        return found
    return Level(min(found.steps, A_FEW), 0.0, found.soft, found.memory, found.whims)


def picks(bot: str, times: int = 3000) -> Counter[int]:
    """Count which card a bot picks."""
    game, chance = toy_game(catalogue()["geroychiki"]), Chance(f"{bot} picks")
    picked = (bots.find(bot)(game, Seat(0), None, CARDS, chance) for _ in range(times))
    return Counter(move.index for move in picked)


def test_luck_picks_any_move_equally_often() -> None:
    """Each of six about 500 times in 3000."""
    picked = picks("luck")
    assert set(picked) == set(range(6))
    assert all(400 < times < 600 for times in picked.values())


def test_greed_picks_the_best_and_leaves_ties_to_chance() -> None:
    """Three cards look best: each is picked about every third time, no other ever."""
    picked = picks("greed")
    assert set(picked) == {1, 3, 5}
    assert all(850 < times < 1150 for times in picked.values())


@every_bot
def test_a_bot_with_one_move_takes_it(bot: str) -> None:
    """There is nothing to think about."""
    game = toy_game(catalogue()["geroychiki"])
    assert bots.find(bot)(game, Seat(0), None, CARDS[4:5], Chance("one")) is CARDS[4]


@every_bot
@pytest.mark.parametrize("name", shorter(catalogue(), "rally", "stickers"))
def test_a_bot_plays_whole_games_from_what_its_seat_knows(name: str, bot: str) -> None:
    """What it knows comes to it as JSON, and its move is legal at the real table."""
    game = catalogue()[name]
    for seats in game.seats:
        state, chance = deal(game, begin(game, seats, f"{bot} plays")), Chance(f"{bot} thinks")
        while movers := game.to_move(state):
            seat = movers[0]
            moves = game.legal_moves(state, seat)
            before = json.dumps(game.write_state(state))
            known = game.read_knowledge(
                json.loads(json.dumps(game.write_knowledge(game.knows(state, seat))))
            )
            move = thrifty(bot)(game, seat, known, moves, chance)
            assert move in moves
            assert game.why_not(state, seat, move) is None
            assert json.dumps(game.write_state(state)) == before
            game.play(state, seat, move)
        assert game.ending(state) in game.endings


@every_bot
@every_game
def test_a_bot_does_not_see_what_is_hidden(game: AnyGame, bot: str) -> None:
    """With everything hidden dealt anew, it thinks the same."""
    state, luck = deal(game, begin(game, 2, "hidden")), Chance("hidden luck")
    think = partial(answer, game, bot)
    while movers := game.to_move(state):
        other = game.redeal(state, movers[0], luck)
        assert think(state, movers[0]) == think(other, movers[0])
        game.play(state, movers[0], luck.choice(game.legal_moves(state, movers[0])))


def answer(game: AnyGame, bot: str, state: Any, seat: Seat) -> str:
    """Return what the bot does at this table, always with the same luck."""
    moves = game.legal_moves(state, seat)
    return str(thrifty(bot)(game, seat, game.knows(state, seat), moves, Chance("the same")))


TOGETHER = "rally-circuit"
"""Its road is built together, and the race is one of luck: there is nothing to be better at."""


@pytest.mark.thorough
@pytest.mark.parametrize("game", [game for game in catalogue().values() if game.key != TOGETHER])
def test_greed_beats_luck(game: AnyGame) -> None:
    """In at least 85 % of 40 games for two, the seats changed from game to game."""
    plan = Plan(game.key, (2,), ("greed", "luck"), 40, "a match", {})
    assert report(list(simulate(plan, 1))).bots["greed"].wins >= 0.85


# The bot that forgets


def test_child_plays_legal_moves_when_it_has_forgotten_nearly_all() -> None:
    """Four of them drive a whole race, each from what its seat knows."""
    game, chance = catalogue()["rally"], Chance("child drives")
    state = deal(game, begin(game, 4, "child drives"))
    while movers := game.to_move(state):
        moves = game.legal_moves(state, movers[0])
        move = child(game, movers[0], game.knows(state, movers[0]), moves, chance)
        assert game.why_not(state, movers[0], move) is None
        game.play(state, movers[0], move)
    assert game.ending(state) in game.endings


def test_child_picks_what_looks_best_but_for_a_whim() -> None:
    """One move out of five is anything: each of three poor cards about 100 times in 3000."""
    picked = picks("child")
    assert all(800 < picked[card] < 1000 for card in (1, 3, 5))
    assert all(60 < picked[card] < 140 for card in (0, 2, 4))


def test_child_keeps_hardly_anything_in_mind() -> None:
    """What it knows is forgotten down to two things before it thinks; a whim needs no thought."""
    thought: list[Any] = []
    game = toy_game(catalogue()["rally"])._replace(
        forget=lambda knowledge, most: f"{most} things {knowledge}",
        imagine=lambda knowledge, _: thought.append(knowledge),
    )
    chance = Chance("mind")
    for _ in range(100):
        child(game, Seat(0), "known", CARDS, chance)
    assert set(thought) == {"2 things known"}
    assert 65 < len(thought) < 95


def duel(one: str, other: str) -> float:
    """Return the share of 60 races that the first bot wins."""
    plan = Plan("rally", (2,), (one, other), 60, "a match", {})
    return report(list(simulate(plan, 1))).bots[one].wins


@pytest.mark.thorough
def test_greed_beats_child_where_memory_counts() -> None:
    """More often than not, in 60 races."""
    assert duel("greed", "child") > 0.55


@pytest.mark.thorough
def test_child_is_not_luck() -> None:
    """It forgets, but it does not drive at random."""
    assert duel("child", "luck") > 0.85


@pytest.mark.parametrize("name", ["genius", "", "Greed"])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    """A slip of the pen is answered with the right names."""
    with pytest.raises(Unreadable, match=f"no bot '{name}'; there are: level-1, level-2"):
        bots.find(name)


# Levels


def test_a_level_takes_what_it_tried_most() -> None:
    """If it is strict; where nothing was tried, anything will do."""
    assert picked(CARDS, [3, 9, 1, 0, 0, 8], 0.0, Chance("strict")) is CARDS[1]
    chance = Chance("anything")
    assert {picked(CARDS, [0] * 6, 0.0, chance) for _ in range(100)} == set(CARDS)


def test_a_soft_level_takes_moves_as_often_as_it_tried_them() -> None:
    """With softness one; with less, the best is taken more often still."""
    chance = Chance("soft")
    tried = [10, 30, 0, 60, 0, 0]
    soft = Counter(picked(CARDS, tried, 1.0, chance).index for _ in range(2000))
    assert set(soft) == {0, 1, 3}
    assert all(abs(soft[card] / 2000 - tried[card] / 100) < 0.04 for card in soft)
    harder = Counter(picked(CARDS, tried, 0.5, chance).index for _ in range(2000))
    assert harder[3] > soft[3]


def test_a_level_thinks_with_what_it_still_remembers() -> None:
    """The lower ones forget; the best forgets nothing."""
    seen: list[int] = []
    rally = catalogue()["rally"]

    def forget(known: Any, most: int) -> Any:
        seen.append(most)
        return known

    game = rally._replace(forget=forget)
    state = deal(game, begin(game, 2, "memory"))
    moves, known = game.legal_moves(state, game.to_move(state)[0]), game.knows(state, Seat(0))
    for level in ("level-3", "level-4", "level-5"):
        thrifty(level)(game, game.to_move(state)[0], known, moves, Chance("memory"))
    assert seen == sorted(seen)
    assert len(seen) == 2


def test_a_whim_now_and_then_follows_a_liking() -> None:
    """Everything is picked, but what a seat likes more often than the rest."""
    whims = Level(steps=0, whims=1000)
    game, chance = toy_game(catalogue()["geroychiki"]), Chance("whims")
    picked_ = Counter(whims(game, Seat(0), None, CARDS, chance).index for _ in range(3000))
    assert set(picked_) == set(range(6))
    assert 1.1 < max(picked_.values()) / min(picked_.values()) < 2.5


@pytest.mark.parametrize("bot", ["level-1", "level-2", "child"])
def test_nobody_takes_a_choice_back_by_whim(bot: str) -> None:
    """Hundreds of times it could have been."""
    game, chance, could = catalogue()["hercules"], Chance("no way back"), 0
    while could < SOME_HUNDRED:
        state = deal(game, begin(game, 2, f"no way back {could}"))
        while movers := game.to_move(state):
            seat, moves = movers[0], game.legal_moves(state, movers[0])
            move = bots.find(bot)(game, seat, game.knows(state, seat), moves, chance)
            assert not move.takes_back
            could += any(each.takes_back for each in moves)
            game.play(state, seat, move)


def share(one: str, other: str, game: str, games: int) -> float:
    """Return the share of some games that the first bot wins."""
    plan = Plan(game, (2,), (one, other), games, "levels", {})
    return report(list(simulate(plan, 1))).bots[one].wins


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["geroychiki", "hercules", "stickers"])
def test_the_first_level_plays_about_as_luck_does(game: str) -> None:
    """Small children win too; over a hundred games, nearly half of them."""
    assert 0.3 < share("level-1", "luck", game, 100) < 0.7


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["geroychiki", "hercules", "stickers", "rally"])
def test_the_second_level_beats_the_first(game: str) -> None:
    """It looks at what it does."""
    assert share("level-2", "level-1", game, 12) > 0.6


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["geroychiki", "rally"])
def test_thinking_ahead_beats_greed(game: str) -> None:
    """A few dozen steps of thought are enough not to lose."""
    assert share("search:30", "greed", game, 4) >= 0.5


def test_the_best_level_answers_in_time() -> None:
    """A second of thought in a position of many moves, and hardly more."""
    game = catalogue()["geroychiki"]
    state = deal(game, begin(game, 2, "in time"))
    seat = game.to_move(state)[0]
    budget = LEVELS["level-5"].seconds
    assert 0.5 < budget < 1.1
    began = process_time()
    moves = game.legal_moves(state, seat)
    assert LEVELS["level-5"](game, seat, game.knows(state, seat), moves, Chance("")) in moves
    assert process_time() - began < 1.2


@pytest.mark.parametrize(
    "name",
    [
        "search:",
        "search:0",
        "search:-3",
        "search:0s",
        "search:²",
        "search:often",
        "search:nans",
        "search:9:sharp",
        "search:9:blunt=1",
        "search:9:sharp=-1",
        "search:infs",
        "search:9:cores=0",
        "search:9:cores=1.5",
        "search:9:cores=many",
        "search:9:cores=x:cores=2",
        "search:9:deepest=0",
        "search:9:looks=0.5",
        "search:9:rollout=2.7",
        "search:4.0",
        "search:99999999999999999999",
        f"search:{'9' * 5000}",
        "search:7200s",
        "search:s",
    ],
)
def test_a_wrong_budget_is_refused_with_right_ones(name: str) -> None:
    """Steps are a whole number, seconds end with an s."""
    with pytest.raises(Unreadable, match="is no search: search:400 thinks for 400 steps"):
        bots.find(name)


def test_small_children_meet_somebody_gentle() -> None:
    """Whoever chose nobody meets level 3; where a game is for those under six, level 2."""
    met = {key: bots.company(game) for key, game in catalogue().items()}
    assert met["rally"] == met["rally-circuit"] == "level-2"
    assert met["geroychiki"] == met["hercules"] == met["stickers"] == "level-3"
    assert set(met.values()) <= set(bots.LEVELS)


def test_a_search_is_called_by_its_budget() -> None:
    """In steps, or in seconds."""
    by_steps, by_seconds = bots.find("search:40"), bots.find("search:0.2s")
    assert isinstance(by_steps, Level)
    assert isinstance(by_seconds, Level)
    assert (by_steps.steps, by_steps.seconds) == (40, 0.0)
    assert by_seconds.seconds == 0.2


def test_a_search_may_have_a_style_of_its_own() -> None:
    """For those who study what makes it strong."""
    found = bots.find("search:40:sharp=0:rollout=8:looks=2")
    assert isinstance(found, Level)
    assert (found.style.sharp, found.style.rollout, found.style.looks) == (0.0, 8, 2)
    assert isinstance(found.style.rollout, int)
    again = pickle.loads(pickle.dumps(found.style))  # noqa: S301 - our own
    assert (again.curious, again.rollout) == (found.style.curious, 8)


def test_a_search_on_several_cores_adds_up_what_each_tried() -> None:
    """The steps are shared out; the same luck, the same counts; every core has luck of its own."""
    game = catalogue()["geroychiki"]
    state = deal(game, begin(game, 2, "cores"))
    seat = game.to_move(state)[0]
    moves, known = game.legal_moves(state, seat), game.knows(state, seat)
    level = bots.find("search:30:cores=3")
    assert isinstance(level, Level)
    tried = level.visits(game, seat, known, moves, Chance("cores"))
    assert sum(tried) == 30
    assert tried == level.visits(game, seat, known, moves, Chance("cores"))
    alone = [Search(game, seat, known, luck) for luck in lucks_of(Chance("cores"), 3)]
    one_by_one = [tried_by(search, moves, 10, 0.0) for search in alone]
    assert tried == [sum(counts) for counts in zip(*one_by_one, strict=True)]
    assert len({luck.word() for luck in lucks_of(Chance("cores"), 3)}) == 3


def test_without_a_fork_the_searches_think_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system knows no such thing; the counts are the same."""
    game = catalogue()["rally"]
    state = deal(game, begin(game, 2, "no fork"))
    seat = game.to_move(state)[0]
    moves, known = game.legal_moves(state, seat), game.knows(state, seat)
    level = Level(steps=20, cores=2)
    forked = level.visits(game, seat, known, moves, Chance("no fork"))
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    assert level.visits(game, seat, known, moves, Chance("no fork")) == forked


@pytest.mark.thorough
def test_bots_on_several_cores_climb_with_several_workers() -> None:
    """A worker may have no children: there they think in turn, and play the same."""
    plan = LadderPlan("geroychiki", 2, ("luck", "search:4:cores=2"), 1, "cores", {})
    alone = {each.bout: each[1:3] for each in climb(plan, plan.bouts(), 1)}
    assert {each.bout: each[1:3] for each in climb(plan, plan.bouts(), 2)} == alone


# Hints


@pytest.mark.parametrize("name", catalogue())
def test_a_hint_says_why(name: str) -> None:
    """Along a game: a move that is allowed, a share, and what follows.

    What others have decided in secret is not known, so now and then it is something else.
    """
    game = catalogue()[name]
    state, chance = deal(game, begin(game, 2, "hints")), Chance("hints")
    kept: list[bool] = []
    for number in range(30):
        if not game.to_move(state):
            state = deal(game, begin(game, 2, f"hints {number}"))
        seat = game.to_move(state)[0]
        moves, known = game.legal_moves(state, seat), game.knows(state, seat)
        found = bots.hint(game, seat, known, moves, chance, 10)
        assert found.move in moves
        planned = game.plan is not None and bool(game.plan(state, seat))
        assert found.tries == (0 if len(moves) == 1 else 1 if planned else 10)
        assert 0 <= found.share <= 1
        happened: list[Event] = []
        game.play(state, seat, found.move, happened)
        kept += [event in happened for event in found.happens]
    assert sum(kept) >= 0.8 * len(kept)


BRIEF = 20
"""Moves: who plays no more than that in a game has hardly a later to hope for."""


@pytest.mark.parametrize("name", shorter(catalogue(), "hercules", "stickers"))
def test_a_hint_tells_where_a_quiet_move_leads(name: str) -> None:
    """Where nothing follows at once, something mostly does later; and it mostly comes true."""
    game = catalogue()[name]
    state, chance = deal(game, begin(game, 2, "plans")), Chance("plans")
    hoped: list[Event] = []
    happened: list[Event] = []
    while seats := game.to_move(state):
        moves, known = game.legal_moves(state, seats[0]), game.knows(state, seats[0])
        found = bots.hint(game, seats[0], known, moves, chance, 60)
        told = found.happens + found.later
        assert all(event["args"]["seat"] == seats[0] for event in told)
        assert len(told) <= 2
        hoped += found.later
        game.play(state, seats[0], found.move, happened)
    assert len(hoped) > 10 or game.longest < BRIEF
    assert sum(event in happened for event in hoped) >= len(hoped) / 2


def test_a_hint_tells_only_what_mostly_followed() -> None:
    """What came to the seat in half of the later thoughts, in order, if that did it good."""
    move, other = CARDS[:2]
    got, won, rare, lost = (event(key, seat=0) for key in ("got", "won", "rare", "lost"))
    early = [(other, 3, [rare]), *[(move, 3, [rare])] * 4]
    late = [(move, 5, [got, won, rare]), *[(other, 3, [rare])] * 9, (move, 5, [got, won])]
    tried = [*early, *late, (move, 0, [lost, got]), (move, 0, [lost, won])]
    thoughts = [
        Thought(first, {repr(each): each for each in seen}, lead) for first, lead, seen in tried
    ]
    assert reasons(thoughts, move) == [got, won]


@pytest.mark.parametrize("name", catalogue())
def test_what_is_overheard_is_about_the_seat(name: str) -> None:
    """Everybody would see it, and the first move is one that the seat can make."""
    game = catalogue()[name]
    state = deal(game, begin(game, 3 if 3 in game.seats else 2, "ears"))
    seat = game.to_move(state)[0]
    search = Search(game, seat, game.knows(state, seat), Chance("ears"))
    thoughts = [overheard(search) for _ in range(40)]
    assert search.steps == 40
    assert all(thought.move in game.legal_moves(state, seat) for thought in thoughts)
    seen = [event for thought in thoughts for event in thought.seen.values()]
    assert {event["args"]["seat"] for event in seen} <= {seat}
    assert {event["audience"] for event in seen} <= {None}


def test_a_hint_counts_the_points_that_come_at_once() -> None:
    """A shelf that is closed brings them, whatever is hidden; then another turn is won."""
    game = catalogue()["geroychiki"]
    state, chance = deal(game, begin(game, 2, "points")), Chance("points")
    brought: list[int] = []
    while seats := game.to_move(state):
        moves, known = game.legal_moves(state, seats[0]), game.knows(state, seats[0])
        found = bots.hint(game, seats[0], known, moves, chance, 5)
        before = points_of(game, state, seats[0])
        game.play(state, seats[0], found.move)
        assert points_of(game, state, seats[0]) - before == found.points
        brought.append(found.points)
    assert max(brought) > 3
