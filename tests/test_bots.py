"""The bots: they pick among what is allowed, and know no more than their seat."""

import json
from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from stolik import bots
from stolik.bots.child import child
from stolik.core import AnyGame, Chance, Move, Seat, Unreadable, begin, deal
from stolik.games import catalogue
from stolik.lab.report import report
from stolik.lab.simulate import Plan, simulate

every_bot = pytest.mark.parametrize("bot", bots.BOTS)
every_game = pytest.mark.parametrize("game", catalogue().values(), ids=list(catalogue()))


@dataclass(frozen=True)
class Card:
    """A move of no game in particular."""

    index: int


CARDS: list[Move] = [Card(index) for index in range(6)]
LOOKS = [1.0, 3.0, 2.0, 3.0, 0.5, 3.0]


def toy_game(game: AnyGame) -> AnyGame:
    """Return a game in which some cards look better than others."""
    return game._replace(
        imagine=lambda knowledge, _: knowledge,
        forget=lambda knowledge, _: knowledge,
        advice=lambda _, __, move: LOOKS[move.index],
    )


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
@every_game
def test_a_bot_plays_whole_games_from_what_its_seat_knows(game: AnyGame, bot: str) -> None:
    """What it knows comes to it as JSON, and its move is legal at the real table."""
    for seats in game.seats:
        state, chance = deal(game, begin(game, seats, f"{bot} plays")), Chance(f"{bot} thinks")
        while movers := game.to_move(state):
            seat = movers[0]
            moves = game.legal_moves(state, seat)
            before = json.dumps(game.write_state(state))
            known = game.read_knowledge(
                json.loads(json.dumps(game.write_knowledge(game.knows(state, seat))))
            )
            move = bots.find(bot)(game, seat, known, moves, chance)
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
    return str(bots.find(bot)(game, seat, game.knows(state, seat), moves, Chance("the same")))


TOGETHER = "rally-circuit"
"""Its road is built together, and the race is one of luck: there is nothing to be better at."""


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


def test_greed_beats_child_where_memory_counts() -> None:
    """More often than not, in 60 races."""
    assert duel("greed", "child") > 0.55


def test_child_is_not_luck() -> None:
    """It forgets, but it does not drive at random."""
    assert duel("child", "luck") > 0.85


@pytest.mark.parametrize("name", ["genius", "", "Greed"])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    """A slip of the pen is answered with the right names."""
    with pytest.raises(Unreadable, match=f"no bot '{name}'; there are: luck, greed, child"):
        bots.find(name)
