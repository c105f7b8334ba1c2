"""Thinking ahead: in small games whose answer is known, and in ours."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import pytest

from stolik.bots.levels import LEVELS
from stolik.bots.search import Search, Style
from stolik.core import AnyGame, Chance, Event, Move, Seat, begin, deal, phrase
from stolik.games import catalogue
from stolik.lab.peeking import peeking

every_game = pytest.mark.parametrize("game", catalogue().values(), ids=list(catalogue()))
PLAIN = Style(curious=1.5, apart=0.3, sharp=0.0, rollout=0, looks=0, deepest=60)
"""Without advice: what is found is found by thinking."""


@dataclass(frozen=True)
class Word:
    """A move of a small game."""

    index: int
    takes_back: bool = False


WORDS: list[Move] = [Word(index) for index in range(4)]


class Said:
    """A table on which all that happens is that words are said."""

    def __init__(self, words: list[list[int]], secret: int) -> None:
        """Remember who said what, and what nobody knows."""
        self.words = words
        self.secret = secret

    def said(self, seat: int) -> int:
        """Return how many words a seat has said."""
        return len(self.words[seat])


def small(
    to_move: Callable[[Said], list[Seat]],
    points: Callable[[Said], list[float]],
    allowed: Callable[[Said, Seat], list[Move]] = lambda _, __: WORDS[:2],
    secrets: int = 1,
) -> AnyGame:
    """Return a small game for two: who is asked, what they may say, and what it is worth."""

    def play(state: Said, seat: Seat, move: Move, _: list[Event] | None = None, /) -> None:
        state.words[seat].append(move.index)

    def ranking(state: Said) -> list[list[Seat]]:
        own = points(state)
        if own[0] == own[1]:
            return [[Seat(0), Seat(1)]]
        best = Seat(int(own[1] > own[0]))
        return [[best], [Seat(1 - best)]]

    return catalogue()["geroychiki"]._replace(
        imagine=lambda _, chance: Said([[], []], chance.below(secrets)),
        to_move=to_move,
        legal_moves=lambda state, seat: allowed(state, seat) if to_move(state) else [],
        play=play,
        scores=lambda state: [
            [{"what": phrase("score"), "points": int(own)}] for own in points(state)
        ],
        ranking=ranking,
        outlook=lambda state: [float(own) for own in points(state)] if state else [0.0, 0.0],
        advice=lambda _, __, move: float(move.index),
    )


def thought(game: AnyGame, steps: int = 600, style: Style = PLAIN) -> Search:
    """Return a thought of the first seat."""
    search = Search(game, Seat(0), None, Chance("thought"), style)
    search.think(steps)
    return search


def one_after_another(state: Said) -> list[Seat]:
    """Ask the first seat, then the second."""
    return [Seat(seat) for seat in (0, 1) if not state.said(seat)][:1]


def both_at_once(state: Said) -> list[Seat]:
    """Ask both; neither knows what the other says."""
    return [Seat(seat) for seat in (0, 1) if not state.said(seat)]


def same_word(state: Said) -> list[float]:
    """The second seat wants to say what the first said."""
    if not state.words[0] or not state.words[1]:
        return [0.0, 0.0]
    same = state.words[0] == state.words[1]
    return [float(not same), float(same)]


def test_who_is_answered_with_open_eyes_cannot_win() -> None:
    """The second seat hears the first word, and says the same."""
    assert max(thought(small(one_after_another, same_word)).values(WORDS[:2])) < 0.2


def test_who_decides_at_once_does_not_know_the_other() -> None:
    """Both words are as good as the other, and win half of the time."""
    search = thought(small(both_at_once, same_word), 2000)
    assert all(0.4 < value < 0.6 for value in search.values(WORDS[:2]))
    assert len(search.root.joint) == 4


def test_a_decision_of_several_words_is_made_alone() -> None:
    """Each seat says two words; who was ready may take it back, so nothing has been shown."""

    def asked(state: Said) -> list[Seat]:
        return [Seat(seat) for seat in (0, 1) if state.said(seat) < 2]

    def points(state: Said) -> list[float]:
        if state.words[0][1:] and state.words[1][1:]:
            same = state.words[0][1] == state.words[1][1]
            return [float(not same), float(same)]
        return [0.0, 0.0]

    search = thought(small(asked, points), 3000)
    assert all(0.4 < value < 0.6 for value in search.values(WORDS[:2]))
    seconds = [arm.then for arm in search.root.arms.values() if arm.then is not None]
    assert sum(len(node.arms) for node in seconds) == 8


def test_what_follows_when_all_is_shown_is_another_question() -> None:
    """Both say a word at once; then the second seat, who has heard both, says the last one."""

    def asked(state: Said) -> list[Seat]:
        if state.words[0] and state.words[1]:
            return [Seat(1)] if state.said(1) == 1 else []
        return both_at_once(state)

    def allowed(state: Said, seat: Seat) -> list[Move]:
        return WORDS[:2] if seat in asked(state) else []

    def points(state: Said) -> list[float]:
        guessed = state.said(1) == 2 and state.words[1][1] == state.words[0][0]
        return [float(not guessed), float(guessed)]

    search = thought(small(asked, points, allowed), 1500)
    assert max(search.values(WORDS[:2])) < 0.3
    assert len(search.root.joint) == 4


def test_a_move_counts_by_all_that_might_be() -> None:
    """A sure half beats a guess that is right once in four times."""

    def points(state: Said) -> list[float]:
        if not state.words[0]:
            return [0.0, 0.0]
        word = state.words[0][0]
        if word == 3:
            return [1.0, 1.0]
        return [2.0, 0.0] if word == state.secret else [0.0, 2.0]

    game = small(lambda state: [] if state.words[0] else [Seat(0)], points, secrets=4)
    game = game._replace(legal_moves=lambda _, __: WORDS)
    search = thought(game, 1500)
    visits = search.visits(WORDS)
    assert visits.index(max(visits)) == 3
    assert sum(visits) == search.steps == 1500


def test_advice_is_tried_first() -> None:
    """With hardly any time, the advised word; the longer it thinks, the less advice counts."""

    def points(state: Said) -> list[float]:
        return [float(bool(state.words[0]) and state.words[0][0] == 0), 0.0]

    game = small(lambda state: [] if state.words[0] else [Seat(0)], points)
    game = game._replace(legal_moves=lambda _, __: WORDS)
    advised = Style(curious=1.0, apart=1.0, sharp=3.0, rollout=0, looks=0, deepest=60)
    assert thought(game, 1, advised).visits(WORDS) == [0, 0, 0, 1]
    long = thought(game, 3000, advised).visits(WORDS)
    assert long.index(max(long)) == 0


@pytest.mark.parametrize("looks", [1, 2])
def test_beyond_the_tree_it_plays_on(looks: int) -> None:
    """A little, by luck or by advice, and no further than the end."""
    style = Style(curious=1.0, apart=1.0, sharp=0.0, rollout=5, looks=looks, deepest=60)
    search = thought(small(one_after_another, same_word), 50, style)
    assert search.steps == sum(search.visits(WORDS[:2])) == 50


def test_no_step_goes_deeper_than_it_may() -> None:
    """Where both could go on for ever, deciding at once or in turn."""
    shallow = Style(curious=1.0, apart=1.0, sharp=0.0, rollout=0, looks=0, deepest=7)
    for asked in ([Seat(0), Seat(1)], [Seat(0)]):
        game = small(lambda _, who=asked: who, lambda _: [0.0, 0.0])  # type: ignore[misc]
        assert thought(game, 40, shallow).steps == 40


# Our own games


def somewhere(game: AnyGame, plies: int, seats: int = 2) -> tuple[Any, Seat]:
    """Return a table after so many moves of luck, and whose move it is."""
    state, luck = deal(game, begin(game, seats, "somewhere")), Chance("somewhere")
    for _ in range(plies):
        seat = game.to_move(state)[0]
        game.play(state, seat, luck.choice(game.legal_moves(state, seat)))
    return state, game.to_move(state)[0]


@every_game
def test_the_same_luck_thinks_the_same(game: AnyGame) -> None:
    """At tables of every size, and what is thought about is legal."""
    for seats in game.seats:
        state, seat = somewhere(game, 9, seats)
        moves = game.legal_moves(state, seat)
        known = game.knows(state, seat)
        found = [Search(game, seat, known, Chance("same")) for _ in range(2)]
        for search in found:
            search.think(30)
        assert found[0].visits(moves) == found[1].visits(moves)
        assert sum(found[0].visits(moves)) == 30


@every_game
def test_hidden_things_dealt_anew_change_no_thought(game: AnyGame) -> None:
    """The visits of every move are the same: it is led by what its seat knows, and by no more."""
    luck = Chance("anew")
    for plies in (0, 6, 15, 33):
        state, seat = somewhere(game, plies)
        moves = game.legal_moves(state, seat)
        found = []
        for table in (state, game.redeal(state, seat, luck)):
            search = Search(game, seat, game.knows(table, seat), Chance("the same"))
            search.think(40)
            found.append(search.visits(moves))
        assert found[0] == found[1]


@every_game
def test_thinking_changes_nothing_at_the_table(game: AnyGame) -> None:
    """Neither the table nor what the seat knows."""
    state, seat = somewhere(game, 12)
    known = game.knows(state, seat)
    before = game.write_state(state), game.write_knowledge(known)
    Search(game, seat, known, Chance("quiet")).think(60)
    assert (game.write_state(state), game.write_knowledge(known)) == before


def test_a_budget_in_seconds_is_kept() -> None:
    """It stops at the first step after its time, however many steps it may take."""
    game = catalogue()["geroychiki"]
    state, seat = somewhere(game, 0)
    search = Search(game, seat, game.knows(state, seat), Chance("soon"))
    search.think(10**9, 0.05)
    assert 0 < search.steps < 10**5


@pytest.mark.parametrize("sharp", [0.0, 0.7])
def test_what_only_takes_back_is_never_tried(sharp: float) -> None:
    """Nor does it make the other moves look alike, though it looks worse than anything."""
    moves: list[Move] = [Word(0, takes_back=True), *WORDS[1:]]
    game = small(lambda state: [] if state.words[0] else [Seat(0)], lambda _: [0.0, 0.0])
    game = game._replace(legal_moves=lambda _, __: moves, advice=lambda _, __, move: move.index)
    style = Style(curious=1.0, apart=1.0, sharp=sharp, rollout=0, looks=0, deepest=60)
    never, *tried = thought(game, 300, style).visits(moves)
    assert never == 0
    assert sum(tried) == 300
    assert (tried[-1] > 2 * tried[0]) == bool(sharp)


@pytest.mark.parametrize("bot", ["level-3", "level-4", "level-5"])
def test_who_decides_in_several_moves_does_not_go_to_and_fro(bot: str) -> None:
    """Taken back, a choice is as good as before: whoever weighed it might do so for ever."""
    game, chance, seat = catalogue()["hercules"], Chance("to and fro"), Seat(0)
    state = deal(game, begin(game, 2, "to and fro"))
    while seat not in (movers := game.to_move(state)) or "back" not in spelled(game, state, seat):
        game.play(state, movers[0], chance.choice(game.legal_moves(state, movers[0])))
    moves, known = game.legal_moves(state, seat), game.knows(state, seat)
    tried = LEVELS[bot].visits(game, seat, known, moves, chance)
    assert str(moves[-1]) == "back"
    assert tried[-1] == 0 < sum(tried)


def spelled(game: AnyGame, state: Any, seat: Seat) -> list[str]:
    """Return what a seat may do."""
    return [str(move) for move in game.legal_moves(state, seat)]


@every_game
def test_who_wants_the_most_tried_move_alone_stops_when_it_is_sure(game: AnyGame) -> None:
    """The same move as after all the steps; no step is taken that could not change it."""
    steps, spared = 120, 0
    for plies in range(0, 24, 3):
        state, seat = somewhere(game, plies)
        moves, known = game.legal_moves(state, seat), game.knows(state, seat)
        whole, short = (Search(game, seat, known, Chance("sure")) for _ in range(2))
        whole.think(steps)
        short.think(steps, until_sure=True)
        tried, sooner = whole.visits(moves), short.visits(moves)
        assert sooner.index(max(sooner)) == tried.index(max(tried))
        assert short.steps == steps or short.ahead() > steps - short.steps
        assert not any(few > many for few, many in zip(sooner, tried, strict=True))
        spared += steps - short.steps
    assert spared


@pytest.mark.thorough
def test_peeking_wins_more_than_its_share() -> None:
    """A bot that is shown the true rug beats the fair one: so the fair one does not see it."""
    share = fmean(peeking(catalogue()["rally"], 6, 25, "peeking"))
    print(f"Shown the true table, the same search takes {share:.0%} in Rally.")  # noqa: T201
    assert share > 0.5
