"""The promises of `stolik.core.Game`, held for every game there is.

A new game gets all this for nothing: no game is named here. Each promise is tried at tables of
every size and agreement, at positions that Hypothesis plays up to. When one is not kept, the
shortest game that shows it is printed as a record, to be saved, replayed and mended.
"""

import json
import math
import os
import pickle
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from copy import copy, deepcopy
from hashlib import sha256
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core import (
    FIRST_SEAT,
    JSON,
    AnyGame,
    Chance,
    Event,
    IllegalMove,
    Move,
    Reason,
    Record,
    Seat,
    Step,
    Unreadable,
    Value,
    offered,
    read_record,
    replay,
    write_record,
    written,
)
from stolik.games import catalogue

from .cases import long, shorter
from .positions import (
    KEPT,
    SEED,
    At,
    agreements,
    dealt,
    every_game_there_is,
    finished_tables,
    fresh_tables,
    game_of,
    is_accepted,
    lucky_tables,
    moments,
    play_on,
    tables,
    tables_in_play,
    to_the_end,
)

GOLDEN = Path(__file__).parent / "golden"
HOW_TO_WRITE = "STOLIK_REGENERATE=1 pytest tests/test_every_game.py -k golden"
LUCK = [f"other luck {number}" for number in range(24)]

every_game = pytest.mark.parametrize("name", every_game_there_is())
every_game_of_ours = pytest.mark.parametrize("key", catalogue())
every_kept_game = pytest.mark.parametrize(
    "path",
    [long(path) if number % 3 else path for number, path in enumerate(KEPT)],
    ids=lambda path: path.stem,
)


# Sitting down


@every_game_of_ours
def test_the_game_introduces_itself(key: str) -> None:
    """A game says what it is called, where its words lie and where its components come from."""
    game = catalogue()[key]
    assert game.key == game.key.lower().strip()
    assert game.version >= 1
    assert game.source
    assert game.components is None
    assert import_module(game.package).__name__ == game.package
    assert list(game.seats) == sorted(set(game.seats))


@every_game
def test_defaults_suit_every_table(name: str) -> None:
    """Whoever settles nothing can play, with any number of seats."""
    game = every_game_there_is()[name]
    assert game.seats
    for seats in game.seats:
        settled: dict[str, Value] = {option: values[0] for option, values in offered_by(game)}
        assert dealt(game, seats, SEED, {}).whole == dealt(game, seats, SEED, settled).whole


@every_game
def test_every_value_suits_the_largest_table(name: str) -> None:
    """Every value on offer can be chosen."""
    game = every_game_there_is()[name]
    for option, values in offered_by(game):
        assert all(is_accepted(game, game.seats[-1], {option: value}) for value in values)


@every_game
def test_the_seat_that_is_named_begins(name: str) -> None:
    """Where the players may say who begins, that seat owes the first decision, and alone."""
    game = every_game_there_is()[name]
    for seats in game.seats if FIRST_SEAT in offered(game.options) else ():
        for first in range(seats):
            at = dealt(game, seats, SEED, {FIRST_SEAT: str(first + 1)})
            assert game.to_move(at.state) == [first]


def offered_by(game: AnyGame) -> list[tuple[str, tuple[Value, ...]]]:
    """Return the game's options."""
    return list(offered(game.options).items())


@every_game
def test_tables_of_another_size_are_refused(name: str) -> None:
    """A table of a size the game is not made for cannot be dealt."""
    game = every_game_there_is()[name]
    for seats in {-1, 0, game.seats[-1] + 1} | set(range(1, game.seats[-1])) - set(game.seats):
        assert not is_accepted(game, seats, {})


@every_game
def test_a_component_file_that_is_none_is_refused(name: str) -> None:
    """What is no component file is refused with a sentence, not with an accident."""
    game = every_game_there_is()[name]
    with pytest.raises(Unreadable, match=r"\w+ \w+"):
        game.with_components("= this is no TOML =")


# The course of the game


@every_game
@given(data=st.data())
def test_random_play_ends(name: str, data: st.DataObject) -> None:
    """Random play ends; until then somebody must move and can; nobody else can but think again."""
    check_course(data.draw(finished_tables(name)).record)


def now_and_then(record: Record) -> Iterator[At]:
    """Return moments of a game: all of them, or in a long game of luck some, and the last."""
    step = 1 + game_of(record).longest // 1000
    for number, moment in enumerate(moments(record)):
        if number % step == 0 or number == len(record.moves):
            yield moment


def check_course(record: Record) -> None:
    """The game goes on until the last move of the record, and is over then."""
    made = Counter(seat for seat, _ in record.moves)
    assert max(made.values(), default=0) <= game_of(record).longest
    for moment in now_and_then(record):
        over = len(moment.record.moves) == len(record.moves)
        (check_over if over else check_going_on)(moment)


@pytest.mark.parametrize(
    "name", shorter(every_game_there_is(), "hercules", "rally", "stickers+grown")
)
def test_every_agreement_can_be_played(name: str) -> None:
    """At tables of every size, with every set of options, the game runs from deal to end."""
    game = every_game_there_is()[name]
    for seats, options in agreements(name):
        at = dealt(game, seats, SEED, options)
        moves = Chance("every agreement")
        while game.to_move(at.state):
            check_going_on(at)
            play_on(at, moves.below, plies=1 + game.longest // 1000)
            assert len(at.record.moves) <= game.longest * seats
        check_over(at)


def check_going_on(at: At) -> None:
    owing = at.game.to_move(at.state)
    assert sorted(set(owing)) == sorted(owing)
    assert {seat for seat, _ in at.moves} >= set(owing)
    for seat, move in at.moves:
        if seat not in owing or move.takes_back:
            check_second_thought(at, seat, move)
    assert at.game.ending(at.state) is None
    check_ranking(at)


def check_second_thought(at: At, seat: Seat, move: Move) -> None:
    """Whoever owes nothing can only take a decision back; whoever takes one back owes it again."""
    assert move.takes_back
    other = at.copy()
    other.play(seat, move)
    assert sorted(other.game.to_move(other.state)) == sorted({*at.game.to_move(at.state), seat})


@every_game
@given(data=st.data())
def test_what_takes_a_choice_back_says_so(name: str, data: st.DataObject) -> None:
    """After anything else, the table is never as it was before the same seat's last choice."""
    at = data.draw(tables_in_play(name))
    seat, choice = data.draw(st.sampled_from(at.moves))
    chosen = at.copy()
    chosen.play(seat, choice)
    for move in at.game.legal_moves(chosen.state, seat):
        if not (choice.takes_back or move.takes_back):
            other = chosen.copy()
            other.play(seat, move)
            assert other.whole != at.whole, f"{choice} and {move}"


def check_over(at: At) -> None:
    assert at.game.to_move(at.state) == []
    assert at.moves == []
    assert at.game.ending(at.state) in at.game.endings
    check_ranking(at)


def check_ranking(at: At) -> None:
    """Every seat has a score pad and one place; no place is empty."""
    assert len(at.game.scores(at.state)) == len(at.seats)
    places = at.game.ranking(at.state)
    assert sorted(seat for place in places for seat in place) == at.seats
    assert all(places)


@every_game
@given(data=st.data())
def test_components_are_conserved(name: str, data: st.DataObject) -> None:
    """Every component is somewhere exactly once, and the table is in a possible condition."""
    check_components(data.draw(finished_tables(name)).record)


def check_components(record: Record) -> None:
    """The same inventory after every move, and nothing twice."""
    first = next(moments(record))
    inventory = sorted(first.game.inventory(first.state))
    assert inventory
    assert len(inventory) == len(set(inventory))
    for moment in now_and_then(record):
        assert sorted(moment.game.inventory(moment.state)) == inventory
        moment.game.check(moment.state)


@every_kept_game
def test_kept_games_keep_the_promises(path: Path) -> None:
    """What holds in the course of a game holds where luck hardly ever leads, too."""
    record = read_record(path.read_text("utf-8"))
    check_course(record)
    check_components(record)
    check_events(record)
    check_listening(record)
    check_reading_again(record)
    for moment in moments(record):
        check_advice(moment)


# Moves


@every_game
def test_every_move_stands_in_the_list_once(name: str) -> None:
    """A move is found by its index and by its spelling, and no two are spelled alike."""
    game = every_game_there_is()[name]
    assert game.moves
    for index, move in enumerate(game.moves):
        assert move.index == index
        assert game.by_name[str(move)] is move
    assert len(game.by_name) == len(game.moves)


@every_game
@given(data=st.data())
def test_legal_moves_are_members_of_the_list_in_a_stable_order(
    name: str, data: st.DataObject
) -> None:
    """Legal moves come from the game's own list, none twice, always in the same order."""
    at = data.draw(tables(name))
    game = at.game
    for seat in at.seats:
        moves = game.legal_moves(at.state, seat)
        indices = [move.index for move in moves]
        assert all(game.moves[move.index] is move for move in moves)
        assert len(indices) == len(set(indices))
        for again in (at, at.copy()):
            assert [move.index for move in game.legal_moves(again.state, seat)] == indices


@every_game
@given(data=st.data())
def test_every_legal_move_can_be_played(name: str, data: st.DataObject) -> None:
    """What is listed can be played, and playing it changes something."""
    at = data.draw(tables_in_play(name))
    for seat, move in at.moves:
        other = at.copy()
        other.play(seat, move)
        assert other.whole != at.whole


@every_game
@given(data=st.data())
def test_every_other_move_is_refused(name: str, data: st.DataObject) -> None:
    """What is not listed is refused with the rule that forbids it, and changes nothing."""
    at = data.draw(tables(name))
    before = at.whole
    for seat, move, reason in check_reasons(at):
        assert reason["rule"]
        check_phrase(reason)
        assert refusal(at, seat, move) == reason, (seat, str(move))
    assert at.whole == before


def check_reasons(at: At) -> list[tuple[Seat, Move, Reason]]:
    """There is a reason against every move but the legal ones; return those reasons."""
    legal = {(seat, move.index) for seat, move in at.moves}
    reasons = []
    for seat, move in product(at.seats, at.game.moves):
        reason = at.game.why_not(at.state, seat, move)
        assert (reason is None) == ((seat, move.index) in legal), (seat, str(move))
        if reason is not None:
            reasons.append((seat, move, reason))
    return reasons


def refusal(at: At, seat: Seat, move: Move) -> Reason | None:
    """Return the reason with which the move is refused when it is played."""
    try:
        at.game.play(at.state, seat, move)
    except IllegalMove as fault:
        return fault.reason
    return None


@every_game
@given(data=st.data())
def test_each_refusal_changes_nothing(name: str, data: st.DataObject) -> None:
    """Not even a single refused move leaves a trace."""
    at = data.draw(tables(name))
    seat, move, _ = data.draw(st.sampled_from(check_reasons(at)))
    before = at.whole
    happened: list[Event] = []
    with pytest.raises(IllegalMove):
        at.game.play(at.state, seat, move, happened)
    assert at.whole == before
    assert not happened


@every_game
@given(data=st.data())
def test_events_can_be_told(name: str, data: st.DataObject) -> None:
    """An event has a key, arguments, and an audience: some of the seats, or everybody."""
    check_events(data.draw(finished_tables(name)).record)


def check_events(record: Record) -> None:
    """Something happens, and it is always told in the same form."""
    game = game_of(record)
    events = [event for step in replay(game, record) for event in step.happened]
    assert events
    for event in events:
        assert sorted(event) == ["args", "audience", "key"]
        check_phrase(event)
        heard = event["audience"]
        assert heard is None or (heard and set(heard) <= set(range(record.seats)))


def check_phrase(said: object) -> None:
    """A phrase is a key and arguments: numbers, texts, or phrases in their turn."""
    assert isinstance(said, dict)
    assert isinstance(said["key"], str)
    assert said["key"]
    assert isinstance(said["args"], dict)
    for name, arg in said["args"].items():
        assert isinstance(name, str)
        if not isinstance(arg, int | str):
            check_phrase(arg)


@every_game
@given(data=st.data())
def test_listening_changes_nothing(name: str, data: st.DataObject) -> None:
    """A game is the same whether or not somebody wants to know what happened."""
    check_listening(data.draw(tables(name)).record)


def check_listening(record: Record) -> None:
    """Playing unheard leads to the same table."""
    *_, heard = moments(record)
    unheard = next(moments(record))
    for seat, name in record.moves:
        unheard.game.play(unheard.state, seat, unheard.game.by_name[name])
    assert unheard.whole == heard.whole


# Sameness


@every_game
@given(data=st.data())
def test_a_record_gives_the_same_game_again(name: str, data: st.DataObject) -> None:
    """Seed and moves, written down and read again, give the same game byte for byte."""
    at = data.draw(tables(name))
    game = at.game
    again = read_record(write_record(at.record))
    assert again == at.record
    *_, last = moments(again)
    assert last.whole == at.whole
    assert happenings(replay(game, again)) == happenings(replay(game, at.record))


def happenings(steps: Iterator[Step]) -> str:
    """Return all that happened, byte for byte."""
    return written([step.happened for step in steps])


@every_game
def test_another_seed_is_another_game(name: str) -> None:
    """Luck depends on the seed."""
    game = every_game_there_is()[name]
    assert len({dealt(game, game.seats[0], luck, {}).whole for luck in LUCK}) > 1


@every_game_of_ours
def test_golden(key: str) -> None:
    """A seeded game ends as it did when its golden file was written, on any machine.

    When a rule has changed, raise the game's version and write the file anew (`HOW_TO_WRITE`).
    """
    game = catalogue()[key]
    path = GOLDEN / f"{game.key}.txt"
    now = golden(game)
    if os.environ.get("STOLIK_REGENERATE") == "1":
        path.write_text(now, "utf-8")
    assert path.exists(), f"tests/golden/{path.name} is missing; to make it: {HOW_TO_WRITE}"
    assert path.read_text("utf-8") == now, (
        f"{game.key} no longer plays as it did; if that is meant, raise its version"
        f" and write its golden file anew: {HOW_TO_WRITE}"
    )


def golden(game: AnyGame) -> str:
    """Return the version, and for every number of seats the digest of a finished table."""
    ends = [
        play_on(dealt(game, seats, "golden", {}), Chance("golden moves").below)
        for seats in game.seats
    ]
    digests = [f"{at.record.seats} {sha256(at.whole.encode()).hexdigest()}\n" for at in ends]
    return f"version {game.version}\n{''.join(digests)}"


@every_game
@given(data=st.data())
def test_a_copy_is_independent(name: str, data: st.DataObject) -> None:
    """Playing on a copy leaves the table alone, and playing at the table leaves the copy alone."""
    at = data.draw(tables_in_play(name))
    before = at.whole
    for first, second in ((at.copy(), at), (at, at.copy())):
        assert first.whole == second.whole == before
        to_the_end(first)
        assert first.whole != before
        assert second.whole == before


@every_game
@given(data=st.data())
def test_a_table_that_was_cloned_or_sent_plays_on_the_same(name: str, data: st.DataObject) -> None:
    """By Python's own means: the same is seen and known, and what may be done are the same moves.

    The game knows its moves by identity, so they must be the very ones of its list.
    """
    at = data.draw(tables_in_play(name))
    before, end = at.whole, to_the_end(at.copy()).whole
    for make in (copy, deepcopy, sent):
        other = at.with_state(make(at.state))
        assert other.state is not at.state
        assert other.whole == before
        assert [(other.seen(seat), other.known(seat)) for seat in at.seats] == [
            (at.seen(seat), at.known(seat)) for seat in at.seats
        ]
        for (seat, move), (its_seat, its_move) in zip(at.moves, other.moves, strict=True):
            assert seat == its_seat
            assert move is its_move is at.game.moves[move.index]
        assert to_the_end(other).whole == end
        assert at.whole == before


def sent(value: object) -> object:
    """Send a value to another process and back."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own


@every_game
@given(data=st.data())
def test_what_was_shown_stays_as_it_was(name: str, data: st.DataObject) -> None:
    """A view, a knowledge and another table stay what they are while the game goes on."""
    at = data.draw(tables_in_play(name))
    game = at.game
    shown = [game.view(at.state, seat) for seat in (None, *at.seats)]
    known = [game.knows(at.state, seat) for seat in at.seats]
    others = [make(seat, LUCK[0]) for seat in at.seats for make in (at.redealt, at.imagined)]

    def all_of_it() -> list[str]:
        notes = [game.write_knowledge(each) for each in known]
        return [written(shown), written(notes), *(other.whole for other in others)]

    before = all_of_it()
    to_the_end(at)
    assert all_of_it() == before


@every_game
@given(data=st.data())
def test_asking_changes_nothing(name: str, data: st.DataObject) -> None:
    """Nobody changes the table by looking at it or by thinking about it."""
    at = data.draw(tables(name))
    game = at.game
    before = at.whole
    asked = (game.to_move, game.scores, game.ranking, game.ending, game.inventory, game.check)
    for ask in asked:
        ask(at.state)
    for seat in at.seats:
        at.seen(seat)
        at.known(seat)
        at.seen(None)
        for other in (at.redealt(seat, LUCK[0]), at.imagined(seat, LUCK[0])):
            to_the_end(other)
    assert at.whole == before


# What is seen, and what is not


@every_game
@given(data=st.data())
def test_a_view_says_whose_it_is_and_what_can_be_done(name: str, data: st.DataObject) -> None:
    """Every view has the parts that a screen for any game needs."""
    at = data.draw(tables(name))
    game = at.game
    for seat in (None, *at.seats):
        view = game.view(at.state, seat)
        assert view["seat"] == seat
        assert view["to_move"] == game.to_move(at.state)
        check_phrase(view["prompt"])
        moves = [] if seat is None else spelled_moves(at, seat)
        assert [choice["move"] for choice in view["moves"]] == moves
        for choice in view["moves"]:
            check_phrase(choice["about"])
            check_phrase(choice["says"])


@every_game
@given(data=st.data())
def test_what_is_hidden_does_not_show(name: str, data: st.DataObject) -> None:
    """Deal anew what a seat must not know: its view and its knowledge stay byte for byte."""
    at = data.draw(tables(name))
    for seat in at.seats:
        for luck in LUCK[:3]:
            other = at.redealt(seat, luck)
            assert other.seen(seat) == at.seen(seat)
            assert other.known(seat) == at.known(seat)
            assert other.seen(None) == at.seen(None)
            check_possible(at, other)


def check_possible(at: At, other: At) -> None:
    """The other table has the same components, and the rules can bring it about."""
    assert sorted(at.game.inventory(other.state)) == sorted(at.game.inventory(at.state))
    at.game.check(other.state)


@every_game
@given(data=st.data())
def test_something_is_hidden(name: str, data: st.DataObject) -> None:
    """At a table just dealt there is something to hide from everybody."""
    at = data.draw(fresh_tables(name))
    for seat in at.seats:
        assert len({at.redealt(seat, luck).whole for luck in LUCK}) > 1


@every_game
@given(data=st.data())
def test_an_imagined_table_might_be_the_real_one(name: str, data: st.DataObject) -> None:
    """At a table that a seat imagines it sees, knows and may do just the same."""
    at = data.draw(tables(name))
    game = at.game
    for seat in at.seats:
        for luck in LUCK[:3]:
            other = at.imagined(seat, luck)
            assert other.seen(seat) == at.seen(seat)
            assert other.known(seat) == at.known(seat)
            assert spelled_moves(other, seat) == spelled_moves(at, seat)
            assert game.to_move(other.state) == game.to_move(at.state)
            check_possible(at, other)


def spelled_moves(at: At, seat: Seat) -> list[str]:
    """Return the legal moves as they are spelled, in their order."""
    return [str(move) for move in at.game.legal_moves(at.state, seat)]


@every_game
@given(data=st.data(), most=st.integers(0, 9))
def test_whoever_forgets_still_sees_the_table(name: str, data: st.DataObject, most: int) -> None:
    """What lies in sight is not forgotten; who can keep everything in mind forgets nothing."""
    at = data.draw(tables(name))
    game = at.game
    for seat in at.seats:
        known = game.knows(at.state, seat)
        other = at.with_state(game.imagine(game.forget(known, most), Chance(LUCK[0])))
        assert other.seen(seat) == at.seen(seat)
        assert spelled_moves(other, seat) == spelled_moves(at, seat)
        check_possible(at, other)
        everything = game.forget(known, len(game.inventory(at.state)))
        assert written(game.write_knowledge(everything)) == at.known(seat)


@every_game
@given(data=st.data())
def test_whatever_is_hidden_is_imagined_anew(name: str, data: st.DataObject) -> None:
    """Imagined tables differ in just those parts in which tables dealt anew differ."""
    at = data.draw(tables(name))
    for seat in at.seats:
        assert varying_parts(at.imagined, seat) == varying_parts(at.redealt, seat)


def varying_parts(make: Callable[[Seat, str], At], seat: Seat) -> set[str]:
    """Return the parts of a written table that luck decides."""
    written_tables = [json.loads(make(seat, luck).whole) for luck in LUCK]
    first = written_tables[0]
    return {part for part in first if any(other[part] != first[part] for other in written_tables)}


@every_game
@given(data=st.data())
def test_a_move_can_be_tried_at_an_imagined_table(name: str, data: st.DataObject) -> None:
    """What a seat may do it may also do at the table it imagines; its knowledge is not used up."""
    at = data.draw(tables_in_play(name))
    game = at.game
    for seat, move in at.moves:
        knowledge = game.knows(at.state, seat)
        other = at.with_state(game.imagine(knowledge, Chance(LUCK[0])))
        other.play(seat, move)
        check_possible(at, other)
        assert written(game.write_knowledge(knowledge)) == at.known(seat)


@every_game
@given(data=st.data())
def test_nobody_reads_the_seed(name: str, data: st.DataObject) -> None:
    """The luck to come stands neither in a view nor in a knowledge nor in an event."""
    at = data.draw(lucky_tables(name))
    game = at.game
    assert SEED in at.record.seed
    texts = [at.seen(None), happenings(replay(game, at.record))]
    texts += [text for seat in at.seats for text in (at.seen(seat), at.known(seat))]
    assert not [text for text in texts if SEED in text]


# JSON


@every_game
@given(data=st.data())
def test_what_is_shown_survives_json(name: str, data: st.DataObject) -> None:
    """Views, events, reasons and score pads are JSON as they are."""
    at = data.draw(tables(name))
    game = at.game
    seat, move = data.draw(st.sampled_from(at.seats)), data.draw(st.sampled_from(game.moves))
    events = [step.happened for step in replay(game, at.record)]
    views = [game.view(at.state, each) for each in (None, *at.seats)]
    for value in (*views, events, game.why_not(at.state, seat, move), game.scores(at.state)):
        assert json.loads(json.dumps(value, allow_nan=False)) == value
    for line in (line for pad in game.scores(at.state) for line in pad):
        assert isinstance(line["points"], int)
        check_phrase(line["what"])


@every_game
@given(data=st.data())
def test_a_table_survives_json(name: str, data: st.DataObject) -> None:
    """A table taken from JSON is written the same again, and is the same for everybody."""
    at = data.draw(tables(name))
    value = at.game.write_state(at.state)
    assert json.loads(json.dumps(value, allow_nan=False)) == value
    other = read_again(at)
    assert other.whole == at.whole
    for seat in at.seats:
        assert spelled_moves(other, seat) == spelled_moves(at, seat)
        assert (other.seen(seat), other.known(seat)) == (at.seen(seat), at.known(seat))


@every_game
@given(data=st.data())
def test_a_table_read_again_plays_on_the_same(name: str, data: st.DataObject) -> None:
    """A game that is put away and taken up again after every move goes as if it never was."""
    check_reading_again(data.draw(finished_tables(name)).record)


def check_reading_again(record: Record) -> None:
    """The table written, read and played on is the table played on."""
    other = next(moments(record))
    every = 1 + other.game.longest // 1000
    for step in replay(other.game, record):
        if step.number % every == 0:
            other = read_again(other)
        assert other.play(step.seat, step.move) == step.happened
        if step.number % every == 0 or step.number == len(record.moves):
            assert other.whole == other.with_state(step.state).whole


def read_again(at: At) -> At:
    """Return the table taken from what was written of it."""
    return at.with_state(at.game.read_state(json.loads(at.whole)))


@every_game
@given(data=st.data())
def test_knowledge_survives_json(name: str, data: st.DataObject) -> None:
    """A knowledge taken from JSON is written the same again, and imagines the same tables."""
    at = data.draw(tables(name))
    game = at.game
    for seat in at.seats:
        knowledge = game.read_knowledge(json.loads(at.known(seat)))
        assert written(game.write_knowledge(knowledge)) == at.known(seat)
        for luck in LUCK[:3]:
            other = at.with_state(game.imagine(knowledge, Chance(luck)))
            assert other.whole == at.imagined(seat, luck).whole


Holder = dict[str, Any] | list[Any]
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
junk = scalars | st.lists(scalars, max_size=3) | st.dictionaries(st.text(max_size=5), scalars)


@every_game
@given(data=st.data(), instead=st.none() | st.lists(junk, min_size=1, max_size=1))
def test_a_damaged_table_is_read_or_refused(
    name: str, data: st.DataObject, instead: list[JSON] | None
) -> None:
    """JSON with any part missing or of another kind is read as it is, or refused as unreadable."""
    at = data.draw(tables(name))
    game = at.game
    for value in damaged(game.write_state(at.state), instead):
        read_or_refuse(game.read_state, value)


@every_game
@given(data=st.data(), instead=st.none() | st.lists(junk, min_size=1, max_size=1))
def test_a_damaged_knowledge_is_read_or_refused(
    name: str, data: st.DataObject, instead: list[JSON] | None
) -> None:
    """The same holds for a knowledge."""
    at = data.draw(tables(name))
    game = at.game
    seat = data.draw(st.sampled_from(at.seats))
    for value in damaged(game.write_knowledge(game.knows(at.state, seat)), instead):
        read_or_refuse(game.read_knowledge, value)


def read_or_refuse(read: Callable[[JSON], object], value: JSON) -> None:
    """Any exception but `Unreadable` gets out of here."""
    with suppress(Unreadable):
        read(value)


def damaged(value: JSON, instead: list[JSON] | None) -> Iterator[JSON]:
    """Return the value with one part after the other gone, or something else in its place."""
    holder: list[Any] = [deepcopy(value)]
    yield from damaged_in(holder, holder, instead)


def damaged_in(root: list[Any], holder: Holder, instead: list[JSON] | None) -> Iterator[JSON]:
    """Do damage everywhere below this holder, and undo it each time."""
    names: Iterable[Any] = list(holder) if isinstance(holder, dict) else range(len(holder))
    for name in names:
        inner = holder[name]
        if isinstance(inner, dict | list):
            yield from damaged_in(root, inner, instead)
        if instead is not None:
            holder[name] = instead[0]
            yield root[0]
            holder[name] = inner
        elif holder is not root:
            del holder[name]
            yield root[0]
            put_back(holder, name, inner)


def put_back(holder: Holder, name: Any, inner: object) -> None:
    """Undo a deletion."""
    if isinstance(holder, dict):
        holder[name] = inner
    else:
        holder.insert(name, inner)


# For bots, and for a terminal


@every_game
@given(data=st.data())
def test_advice_is_a_number(name: str, data: st.DataObject) -> None:
    """Of every legal move a bot can be told how good it looks, at real and imagined tables."""
    at = data.draw(tables_in_play(name))
    for seat in at.game.to_move(at.state):
        for other in (at, at.imagined(seat, LUCK[0]), at.imagined(seat, LUCK[1])):
            check_advice(other)


def check_advice(at: At) -> None:
    """Advice and outlook are numbers that can be compared, and cost nothing.

    Whoever owes a decision has a move that does not merely take something back.
    """
    before = at.whole
    onward = {seat for seat, move in at.moves if not move.takes_back}
    assert onward >= set(at.game.to_move(at.state))
    for seat, move in at.moves:
        worth = at.game.advice(at.state, seat, move)
        assert isinstance(worth, float)
        assert math.isfinite(worth)
    outlook = at.game.outlook(at.state)
    assert len(outlook) == len(at.game.scores(at.state))
    assert all(math.isfinite(stands) for stands in outlook)
    assert at.whole == before


@every_game
@given(data=st.data())
def test_a_drawing_shows_the_view(name: str, data: st.DataObject) -> None:
    """A view can be drawn as lines of styled text, and what is hidden does not change them."""
    at = data.draw(tables(name))
    for seat in (None, *at.seats):
        lines = drawn(at, seat)
        assert any(text.strip() for line in lines for text, _ in line)
        assert all(isinstance(part, str) for line in lines for span in line for part in span)
        assert "\n" not in "".join(text for line in lines for text, _ in line)
    for seat in at.seats:
        assert drawn(at.redealt(seat, LUCK[0]), seat) == drawn(at, seat)


def drawn(at: At, seat: Seat | None) -> list[list[tuple[str, str]]]:
    """Return the drawing, with the key of each phrase in its place; the view stays as it was."""
    view = at.game.view(at.state, seat)
    lines = at.game.draw(view, lambda said: said["key"], 80)
    assert written(view) == at.seen(seat)
    return lines
