"""A table on the server: every wish, granted or refused, at tables of real games."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stolik import server
from stolik.core import Chance, Seat, Unreadable, replay, write_record, written
from stolik.games import catalogue, find
from stolik.server.tables import wishes
from stolik.server.tables.clocks import DAY
from stolik.server.tables.entries import (
    Answered,
    Asked,
    Dealt,
    Entry,
    Left,
    Moved,
    Pace,
    Paused,
    Rematched,
    Resumed,
    Returned,
    Sat,
    Stood,
    TakenOver,
    Undone,
    read_head,
)
from stolik.server.tables.fairness import LONGEST
from stolik.server.tables.laying import once_more
from stolik.server.tables.refusing import Refused, Stale
from stolik.server.tables.snapshots import read_table, write_table
from stolik.server.tables.table import NEVER, Table
from stolik.server.tables.undoing import shows_something
from stolik.words import LANGUAGES, Words

from .sitting import SECRET, STRANGER, A, B, C, Sitting, everything, head_of, laid

FIRST: dict[str, Any] = {"options": {"first_seat": "1"}}
"""The first seat begins."""


def refused(sitting: Sitting, wish: Callable[[Table, float], object]) -> str:
    """Return the key of a refusal that changed nothing, and has words in every language."""
    before = everything(sitting.table)
    with pytest.raises(Refused) as fault:
        wish(sitting.table, sitting.now)
    assert everything(sitting.table) == before
    for language in LANGUAGES:
        said = Words(language, sitting.table.game).say(fault.value.said)
        assert said[0].isupper()
        assert said.endswith(".")
    return fault.value.said["key"]


def agreed(sitting: Sitting) -> frozenset[Seat] | None:
    """Return who has agreed to what is asked, if anything is."""
    asking = sitting.table.asking
    return None if asking is None else asking.agreed


def kinds(entries: list[Entry]) -> list[type]:
    """Return what the entries are."""
    return [type(entry) for entry in entries]


# Sitting down


def test_the_last_one_to_come_begins_the_game() -> None:
    """Until then nothing is dealt, and nothing asked."""
    sitting = Sitting(head_of())
    assert kinds(sitting.sit(A)) == [Sat]
    table = sitting.table
    assert (table.playing, table.over, table.waits_for) == (False, False, [])
    assert table.questions == [NEVER, NEVER]
    assert kinds(sitting.sit(B)) == [Sat, Dealt]
    assert (table.playing, table.over, len(table.waits_for)) == (True, False, 1)
    assert table.number == 3


@pytest.mark.parametrize("key", catalogue())
def test_every_game_is_dealt_to_as_many_as_may_play(key: str) -> None:
    """With people and with bots."""
    for seats in find(key).seats:
        for chairs in (("",) * seats, ("greed",) * seats):
            table = laid(key, chairs).table
            assert table.playing
            assert table.record.seats == seats


def test_a_seat_is_taken_once() -> None:
    """By a guest or by a bot."""
    sitting = Sitting(head_of(chairs=("", "greed", "")))
    sitting.sit(A, "anna")
    assert (
        refused(sitting, lambda t, now: wishes.sit(t, A, "ben", "x", now)) == "refused-seat-taken"
    )
    assert (
        refused(sitting, lambda t, now: wishes.sit(t, B, "ben", "x", now)) == "refused-seat-taken"
    )


def test_to_sit_where_one_sits_changes_nothing() -> None:
    """Also when the game has begun: what is sent again counts once."""
    sitting = Sitting(head_of())
    sitting.sit(A, "anna")
    assert sitting.sit(A, "anna") == []
    sitting.sit(B, "ben")
    assert sitting.sit(B, "ben") == []


def test_nobody_sits_down_at_a_game_that_goes_on() -> None:
    """Nor stands up from it."""
    sitting = laid()
    assert (
        refused(sitting, lambda t, now: wishes.sit(t, A, "cleo", "x", now)) == "refused-game-began"
    )
    assert refused(sitting, lambda t, now: wishes.stand(t, A, now)) == "refused-game-began"


@pytest.mark.parametrize("luck", ["", "x" * (LONGEST + 1), "a\nb", "\x00", "\ud800", "\u202e"])
def test_luck_is_a_few_letters(luck: str) -> None:
    """Something that can be shown, stored and hashed."""
    sitting = Sitting(head_of())
    assert refused(sitting, lambda t, now: wishes.sit(t, A, "anna", luck, now)) == "refused-luck"


@pytest.mark.parametrize("luck", ["x", "x" * LONGEST, "удача 7", "🍀", "../0"])
def test_any_letters_are_luck(luck: str) -> None:
    """In any language."""
    sitting = Sitting(head_of())
    sitting.grant(wishes.sit(sitting.table, A, "anna", luck, 0))
    assert sitting.table.sitters[A].luck == luck


def test_whoever_stands_up_leaves_the_seat_free() -> None:
    """With nothing left of who sat there."""
    sitting = Sitting(head_of(chairs=("", "", "greed")))
    assert wishes.stand(sitting.table, A, 0) == []
    assert wishes.stand(sitting.table, C, 0) == []
    sitting.sit(A, "anna")
    sitting.grant(wishes.leave(sitting.table, A, 5))
    assert kinds(sitting.grant(wishes.stand(sitting.table, A, 6))) == [Stood]
    sitter = sitting.table.sitters[A]
    assert (sitter.free, sitter.luck, sitter.left) == (True, "", None)
    sitting.sit(A, "ben")
    assert sitting.table.seats_of("ben") == [A]
    assert sitting.table.seats_of("anna") == []


def test_a_table_of_bots_begins_when_somebody_says_so() -> None:
    """Once, and not while a seat is free."""
    assert wishes.begin(Sitting(head_of(chairs=("greed", ""))).table, 0) == []
    sitting = Sitting(head_of(chairs=("greed", "luck")))
    assert kinds(sitting.grant(wishes.begin(sitting.table, 0))) == [Dealt]
    assert wishes.begin(sitting.table, 1) == []
    assert sitting.table.people() == []


def test_one_screen_has_several_seats() -> None:
    """A guest sits in each, and each brings luck of its own."""
    sitting = Sitting(head_of("hercules", ("", "", "greed")))
    sitting.sit(A, "family")
    sitting.sit(B, "family")
    table = sitting.table
    assert table.seats_of("family") == [A, B]
    assert table.seats_of("") == []
    assert table.people() == [A, B]
    sitting.move(A, "keep")
    assert kinds(sitting.take_over(B)) == [TakenOver]
    assert table.people() == [A]
    assert table.seats_of("family") == [A, B]


WISHES: dict[str, Callable[[Table, Seat], object]] = {
    "sit": lambda table, seat: wishes.sit(table, seat, "guest", "luck", 0),
    "stand": lambda table, seat: wishes.stand(table, seat, 0),
    "move": lambda table, seat: wishes.move(table, seat, 0, "keep", 0),
    "undo": lambda table, seat: wishes.undo(table, seat, 0),
    "pause": lambda table, seat: wishes.pause(table, seat, 0),
    "answer": lambda table, seat: wishes.answer(table, seat, 0, yes=True),
    "leave": lambda table, seat: wishes.leave(table, seat, 0),
    "come back": lambda table, seat: wishes.come_back(table, seat, 0),
    "take over": lambda table, seat: wishes.take_over(table, seat, 0),
}


@pytest.mark.parametrize("wish", WISHES.values(), ids=list(WISHES))
@pytest.mark.parametrize("seat", [Seat(-1), Seat(2), STRANGER])
def test_no_wish_comes_from_a_seat_that_is_not_there(
    wish: Callable[[Table, Seat], object], seat: Seat
) -> None:
    """Before the game and in its course."""
    for sitting in (Sitting(head_of("hercules")), laid("hercules")):
        assert refused(sitting, lambda table, _: wish(table, seat)) == "refused-no-seat"


@pytest.mark.parametrize("name", ["move", "undo", "pause"])
def test_before_the_game_nobody_plays(name: str) -> None:
    """And when it is over neither."""
    sitting = Sitting(head_of())
    sitting.sit(A)
    assert refused(sitting, lambda table, _: WISHES[name](table, A)) == "refused-no-game"
    sitting.sit(B)
    sitting.play_until(lambda sitting: sitting.table.over)
    assert refused(sitting, lambda table, _: WISHES[name](table, A)) == "refused-no-game"
    assert sitting.table.questions == [NEVER, NEVER]


def test_there_is_no_record_before_the_game() -> None:
    """Whoever asks for it is told so."""
    assert refused(Sitting(head_of()), lambda table, _: table.record) == "refused-no-game"


def test_a_table_of_another_version_of_the_game_is_not_misread() -> None:
    """The sentence names both versions."""
    head = head_of()
    older = type(head)(
        head.game, head.version - 1, head.options, head.chairs, head.secret, head.host
    )
    with pytest.raises(Unreadable, match="laid with version"):
        Table(older)


def test_an_unknown_game_is_refused() -> None:
    """As everywhere."""
    head = head_of()
    with pytest.raises(Unreadable, match="no game 'chess'"):
        Table(type(head)("chess", 1, {}, head.chairs, head.secret, head.host))


# Moving


@pytest.mark.parametrize("key", catalogue())
def test_every_game_can_be_played_to_its_end(key: str) -> None:
    """Everything that was asked is answered; the record and the store lead to the same table."""
    sitting = laid(key, ("",) * find(key).seats[-1])
    sitting.play_until(lambda sitting: sitting.table.over or sitting.table.number > 400)
    table = sitting.table
    states = [
        written(table.game.write_state(step.state)) for step in replay(table.game, table.record)
    ]
    assert states[-1] == written(table.game.write_state(table.state))
    assert everything(sitting.opened()) == everything(table)
    assert len(table.story) == len(table.record.moves)
    events = [step.happened for step in replay(table.game, table.record)]
    assert [told.events for told in table.story] == events
    assert [told.seat for told in table.story] == [seat for seat, _ in table.record.moves]


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    """Nothing is changed by it, and the question stays."""
    sitting = laid(**FIRST)
    table = sitting.table
    illegal = next(
        move for move in table.game.moves if table.game.why_not(table.state, A, move) is not None
    )
    before = everything(table)
    with pytest.raises(Refused) as fault:
        sitting.move(A, str(illegal))
    assert everything(table) == before
    assert fault.value.reason == table.game.why_not(table.state, A, illegal)
    assert fault.value.said["key"] == "refused-rule"
    assert Words("en").say(fault.value.said).startswith("The rules do not allow it (SH-")


def test_out_of_turn_nobody_moves() -> None:
    """The rule says so."""
    sitting = laid(**FIRST)
    text = sitting.moves_of(A)[0]
    question = sitting.table.questions[B]
    assert refused(sitting, lambda t, now: wishes.move(t, B, question, text, now)) == "refused-rule"


@pytest.mark.parametrize("text", ["", "fly", "\ud800", "x" * 5000, "KEEP"])
def test_a_move_that_the_game_does_not_have_is_refused(text: str) -> None:
    """It is quoted, cut to a readable length."""
    sitting = laid("hercules")
    question = sitting.table.questions[A]
    assert (
        refused(sitting, lambda t, _: wishes.move(t, A, question, text, 0))
        == "refused-no-such-move"
    )
    with pytest.raises(Refused) as fault:
        wishes.move(sitting.table, A, question, text, 0)
    assert len(Words("ru").say(fault.value.said).encode()) < 200


def test_a_move_sent_again_counts_once() -> None:
    """The window's name for it tells."""
    sitting = laid(**FIRST)
    question, text = sitting.table.questions[A], sitting.moves_of(A)[0]
    sitting.grant(wishes.move(sitting.table, A, question, text, 0, id_="first"))
    assert wishes.move(sitting.table, A, question, text, 1, id_="first") == []
    with pytest.raises(Stale):
        wishes.move(sitting.table, A, question, text, 1, id_="second")
    with pytest.raises(Stale):
        wishes.move(sitting.table, A, question, text, 1)


def test_the_name_of_a_move_is_not_given_to_another() -> None:
    """Another question, or another answer to the same: never taken for done."""
    sitting = laid(**FIRST)
    table, question, moves = sitting.table, sitting.table.questions[A], sitting.moves_of(A)
    sitting.grant(wishes.move(table, A, question, moves[0], 0, id_="1"))
    assert (
        refused(sitting, lambda t, now: wishes.move(t, A, question, moves[1], now, id_="1"))
        == "refused-id-used"
    )
    sitting.play_until(lambda s: s.table.waits_for == [A] and len(s.table.record.moves) > 3)
    asked, text = table.questions[A], sitting.moves_of(A)[0]
    assert (
        refused(sitting, lambda t, now: wishes.move(t, A, asked, text, now, id_="1"))
        == "refused-id-used"
    )
    assert wishes.move(table, A, question, moves[0], 1, id_="1") == []
    assert kinds(sitting.grant(wishes.move(table, A, asked, text, 1, id_="2"))) == [Moved]


def test_a_name_is_known_again_after_a_restart() -> None:
    """From the entries, and from a snapshot; each seat has its own names."""
    sitting = laid("hercules")
    question = sitting.table.questions[A]
    sitting.grant(wishes.move(sitting.table, A, question, "keep", 0, id_="1"))
    written_down = read_table(read_head(sitting.head), write_table(sitting.table))
    for table in (sitting.opened(), written_down):
        assert wishes.move(table, A, question, "keep", 1, id_="1") == []
        with pytest.raises(Refused, match="refused-id-used"):
            wishes.move(table, A, table.questions[A], "back", 1, id_="1")
        assert kinds(wishes.move(table, B, table.questions[B], "keep", 1, id_="1")) == [Moved]


def test_a_move_that_was_taken_back_is_not_made_by_sending_it_again() -> None:
    """Its question is not asked any more, though the same may be."""
    sitting = laid("rally")
    table = sitting.table
    sitting.play_until(lambda s: "swap" in s.moves_of(s.table.waits_for[0]))
    seat = table.waits_for[0]
    question = table.questions[seat]
    sitting.grant(wishes.move(table, seat, question, "swap", 0, id_="1"))
    sitting.grant(wishes.undo(table, seat, 1))
    assert "swap" in sitting.moves_of(seat)
    with pytest.raises(Stale):
        wishes.move(table, seat, question, "swap", 2, id_="1")


def test_the_last_move_of_a_game_can_be_sent_again() -> None:
    """It was granted, so it is not refused because the game is over."""
    sitting = laid()
    sitting.play_until(ends_with_the_next)
    seat = sitting.table.waits_for[0]
    question, text = sitting.table.questions[seat], last_moves(sitting)[0]
    sitting.grant(wishes.move(sitting.table, seat, question, text, 0, id_="last"))
    assert sitting.table.over
    assert wishes.move(sitting.table, seat, question, text, 0, id_="last") == []


def last_moves(sitting: Sitting) -> list[str]:
    """Return the moves after which the game would be over."""
    game, (seat, *_) = sitting.table.game, sitting.table.waits_for
    found = []
    for move in game.legal_moves(sitting.table.state, seat):
        state = game.copy(sitting.table.state)
        game.play(state, seat, move)
        if not game.to_move(state):
            found.append(str(move))
    return found


def ends_with_the_next(sitting: Sitting) -> bool:
    """Tell whether somebody can end the game now."""
    return bool(last_moves(sitting))


# Questions


def test_a_question_stays_while_others_decide() -> None:
    """Hidden choices at once: whoever thinks is not disturbed by those who have decided."""
    sitting = laid("hercules", ("", "", ""))
    table = sitting.table
    assert table.waits_for == [A, B, C]
    asked = table.questions[C]
    sitting.move(A, "keep")
    sitting.move(B, "keep")
    assert table.questions[C] == asked
    sitting.grant(wishes.move(table, C, asked, "keep", 0))
    assert min(table.questions) > asked


def test_an_answer_to_an_older_question_is_stale() -> None:
    """It may be a move that is legal now, and meant otherwise."""
    sitting = laid("hercules")
    table = sitting.table
    first = table.questions[A]
    sitting.move(A, "keep")
    sitting.move(A, "back")
    assert "keep" in sitting.moves_of(A)
    with pytest.raises(Stale):
        wishes.move(table, A, first, "keep", 0)
    with pytest.raises(Stale):
        wishes.move(table, A, table.questions[A] + 1, "keep", 0)
    sitting.move(A, "keep")


def test_an_answer_for_the_phase_before_is_stale() -> None:
    """When all have chosen, the next is asked of all."""
    sitting = laid("hercules")
    first = sitting.table.questions[B]
    sitting.move(A, "keep")
    sitting.move(B, "keep")
    with pytest.raises(Stale):
        wishes.move(sitting.table, B, first, "keep", 0)


def test_a_hidden_choice_can_be_thought_over() -> None:
    """Whoever has decided owes nothing, and is asked whether to take it back."""
    sitting = laid("hercules")
    sitting.move(A, "keep")
    assert sitting.table.waits_for == [B]
    before = sitting.table.questions[B]
    sitting.move(A, "back")
    assert sitting.table.waits_for == [A, B]
    assert sitting.table.questions[B] == before


def test_the_last_pick_is_hidden_too() -> None:
    """Several at once at the end of a game of stickers."""
    sitting = laid("stickers", ("", "", ""))
    sitting.play_until(lambda sitting: len(sitting.table.waits_for) > 1)
    *_, last = sitting.table.waits_for
    asked = sitting.table.questions[last]
    first = sitting.table.waits_for[0]
    sitting.move(first, sitting.moves_of(first)[0])
    assert sitting.moves_of(first) == ["back"]
    assert sitting.table.questions[last] == asked


def test_one_player_after_another_is_asked() -> None:
    """In rally a turn has several questions, each new."""
    sitting = laid("rally")
    asked = set()
    luck = Chance("questions")
    for _ in range(30):
        seat = sitting.table.waits_for[0]
        question = (seat, sitting.table.questions[seat])
        assert question not in asked
        asked.add(question)
        sitting.next_move(luck)


# Bots


def test_a_bot_is_named_in_its_moves() -> None:
    """It answers a question like everybody."""
    sitting = laid("hercules", ("greed", ""))
    assert sitting.table.people() == [B]
    (moved,) = sitting.move(A, "keep", by="greed")
    assert moved == Moved(A, "keep", sitting.now, "greed")


def test_a_bot_neither_leaves_nor_comes_back() -> None:
    """There is no window to close."""
    sitting = laid("hercules", ("greed", ""))
    assert wishes.leave(sitting.table, A, 0) == []
    assert wishes.come_back(sitting.table, A, 0) == []
    assert wishes.take_over(sitting.table, A, 1e12) == []


# Leaving


def test_a_bot_takes_over_after_the_grace() -> None:
    """Not before, and once."""
    sitting = laid("hercules", grace=60)
    table, left = sitting.table, sitting.now
    assert kinds(sitting.grant(wishes.leave(table, A, left))) == [Left]
    assert wishes.leave(table, A, left + 1) == []
    assert table.grace_ends(A) == left + 60
    assert table.grace_ends(B) is None
    assert wishes.take_over(table, A, left + 59.9) == []
    assert wishes.take_over(table, B, left + 60) == []
    assert kinds(sitting.grant(wishes.take_over(table, A, left + 60))) == [TakenOver]
    assert wishes.take_over(table, A, left + 61) == []
    assert table.people() == [B]
    sitting.move(A, "keep", by=table.head.stand_in)


def test_whoever_comes_back_decides_again() -> None:
    """In the grace nothing has happened; after it the bot stops."""
    sitting = laid("hercules")
    assert wishes.come_back(sitting.table, A, 0) == []
    sitting.grant(wishes.leave(sitting.table, A, sitting.now))
    assert kinds(sitting.grant(wishes.come_back(sitting.table, A, sitting.now))) == [Returned]
    assert wishes.take_over(sitting.table, A, 1e12) == []
    question = sitting.table.questions[A]
    sitting.take_over(A)
    assert sitting.table.questions[A] == question
    assert kinds(sitting.grant(wishes.come_back(sitting.table, A, sitting.now))) == [Returned]
    assert sitting.table.people() == [A, B]
    sitting.grant(wishes.move(sitting.table, A, question, "keep", sitting.now))


def test_nobody_takes_over_from_those_who_owe_nothing() -> None:
    """It is soon enough when the table waits for them."""
    sitting = laid("hercules")
    sitting.move(A, "keep")
    assert sitting.take_over(A) == []
    sitting.move(B, "keep")
    assert kinds(sitting.grant(wishes.take_over(sitting.table, A, sitting.now))) == [TakenOver]


def test_a_bot_does_not_decide_for_somebody_who_is_back() -> None:
    """It was still thinking when its player came."""
    sitting = laid("hercules")
    sitting.take_over(A)
    question = sitting.table.questions[A]
    sitting.grant(wishes.come_back(sitting.table, A, sitting.now))
    with pytest.raises(Stale):
        wishes.move(sitting.table, A, question, "keep", sitting.now, "greed")


def test_when_time_is_up_a_bot_takes_over() -> None:
    """Though the player is there."""
    sitting = laid("hercules", pace=Pace(bank=100, increment=5))
    table, dealt = sitting.table, sitting.now
    assert wishes.take_over(table, A, dealt + 99) == []
    assert kinds(sitting.grant(wishes.take_over(table, A, dealt + 100))) == [TakenOver]
    sitting.grant(wishes.come_back(table, A, dealt + 101))
    assert table.clock.runs_out(A) == dealt + 106


def test_an_unhurried_player_has_days() -> None:
    """The days are for each decision."""
    sitting = laid(pace=Pace(days=2), **FIRST)
    sitting.now += DAY
    sitting.move(A, sitting.moves_of(A)[0])
    assert wishes.take_over(sitting.table, B, sitting.now + 2 * DAY - 1) == []
    assert kinds(wishes.take_over(sitting.table, B, sitting.now + 2 * DAY)) == [TakenOver]


def test_at_an_unhurried_table_windows_are_closed() -> None:
    """Nobody sits there for days: a bot takes over when the days are over, not the grace."""
    sitting = laid(pace=Pace(days=2), **FIRST)
    sitting.grant(wishes.leave(sitting.table, A, sitting.now))
    assert wishes.take_over(sitting.table, A, sitting.now + DAY) == []
    assert kinds(wishes.take_over(sitting.table, A, sitting.now + 2 * DAY)) == [TakenOver]


# Taking back


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    """The others' moves are theirs."""
    sitting = laid(**FIRST)
    assert refused(sitting, lambda t, now: wishes.undo(t, A, now)) == "refused-nothing-to-undo"
    sitting.move(A, sitting.moves_of(A)[0])
    assert refused(sitting, lambda t, now: wishes.undo(t, B, now)) == "refused-nothing-to-undo"


def test_what_showed_nothing_is_taken_back_at_once() -> None:
    """The table is as it was, but the question is a new one."""
    sitting = laid("rally")
    table = sitting.table
    sitting.play_until(lambda sitting: "swap" in sitting.moves_of(sitting.table.waits_for[0]))
    seat, moves = table.waits_for[0], len(table.record.moves)
    state, question = written(table.game.write_state(table.state)), table.questions[seat]
    sitting.move(seat, "swap")
    assert sitting.grant(wishes.undo(table, seat, sitting.now)) == [Undone(moves, sitting.now)]
    assert written(table.game.write_state(table.state)) == state
    assert len(table.story) == len(table.record.moves) == moves
    with pytest.raises(Stale):
        wishes.move(table, seat, question, "swap", 0)
    sitting.move(seat, "swap")


def drawn(sitting: Sitting) -> bool:
    """Tell whether the last move has shown something."""
    moves = len(sitting.table.record.moves)
    return moves > 0 and shows_something(sitting.table, moves - 1)


def shown_at(*chairs: str) -> tuple[Sitting, Seat, int]:
    """Return a table where something was just shown, to whom, and how many moves were before."""
    sitting = laid("stickers", chairs)
    sitting.play_until(lambda s: drawn(s) and len(s.table.record.moves) > 4)
    moves = sitting.table.record.moves
    return sitting, moves[-1][0], len(moves) - 1


def test_what_showed_something_is_taken_back_if_all_agree() -> None:
    """Each of the others is asked."""
    sitting, seat, before = shown_at("", "", "")
    table = sitting.table
    one, other = (each for each in (A, B, C) if each != seat)
    asked = Asked(seat, "undo", 5, before, (one, other))
    assert sitting.grant(wishes.undo(table, seat, 5)) == [asked]
    assert (
        refused(sitting, lambda t, now: wishes.answer(t, seat, now, yes=True))
        == "refused-nothing-asked"
    )
    assert sitting.grant(wishes.answer(table, one, 6, yes=True)) == [Answered(one, yes=True, at=6)]
    assert agreed(sitting) == frozenset([one])
    granted = sitting.grant(wishes.answer(table, other, 7, yes=True))
    assert granted == [Answered(other, yes=True, at=7), Undone(before, 7)]
    assert len(table.record.moves) == before
    assert agreed(sitting) is None
    assert (
        refused(sitting, lambda t, now: wishes.answer(t, one, now, yes=True))
        == "refused-nothing-asked"
    )


def test_one_who_does_not_agree_is_enough() -> None:
    """The move stays, and can be asked about again."""
    sitting, seat, before = shown_at("", "", "")
    table = sitting.table
    one, other = (each for each in (A, B, C) if each != seat)
    sitting.grant(wishes.undo(table, seat, 5))
    sitting.grant(wishes.answer(table, one, 5, yes=True))
    assert kinds(sitting.grant(wishes.answer(table, other, 6, yes=False))) == [Answered]
    assert agreed(sitting) is None
    assert len(table.record.moves) == before + 1
    assert kinds(sitting.grant(wishes.undo(table, seat, 7))) == [Asked]
    assert agreed(sitting) == frozenset()


def test_a_move_settles_what_was_asked() -> None:
    """The game has gone on."""
    sitting, seat, _ = shown_at("", "", "")
    sitting.grant(wishes.undo(sitting.table, seat, 5))
    sitting.next_move(Chance("on"))
    assert sitting.table.asking is None


def test_what_somebody_has_answered_is_taken_back_by_consent() -> None:
    """With the answer, which was made to it."""
    sitting = laid("rally", **FIRST)
    for seat in (A, B):
        sitting.move(seat, sitting.moves_of(seat)[0])
    assert kinds(sitting.grant(wishes.undo(sitting.table, A, 0))) == [Asked]
    sitting.grant(wishes.answer(sitting.table, B, 0, yes=True))
    assert sitting.table.record.moves == ()


def test_among_bots_everything_can_be_taken_back() -> None:
    """There is nobody to ask; what the bots did since goes too."""
    sitting, seat, before = shown_at("", "greed")
    while seat != A:
        sitting.play_until(lambda s: s.table.record.moves[-1][0] == A and drawn(s))
        seat, before = A, len(sitting.table.record.moves) - 1
    sitting.play_until(lambda s: s.table.record.moves[-1][0] == B)
    mine = max(n for n, (mover, _) in enumerate(sitting.table.record.moves) if mover == A)
    assert mine >= before
    assert sitting.grant(wishes.undo(sitting.table, A, 3)) == [Undone(mine, 3)]


@pytest.mark.parametrize("taken_over", [False, True])
def test_who_has_left_is_asked_where_something_was_shown(taken_over: bool) -> None:
    """Without any grace: nobody chooses again who has seen what somebody chose and left."""
    sitting = laid("hercules", grace=0)
    table = sitting.table
    sitting.move(B, "keep")
    sitting.grant(wishes.leave(table, B, sitting.now))
    sitting.move(A, "keep")
    sitting.move(A, sitting.moves_of(A)[0])
    if taken_over:
        sitting.grant(wishes.take_over(table, B, sitting.now))
    sitting.move(B, sitting.moves_of(B)[0], by=table.head.stand_in if taken_over else "")
    sitting.grant(wishes.leave(table, B, sitting.now))
    sitting.now += 1e6
    assert shows_something(table, len(table.record.moves) - 2)
    before = len(table.record.moves) - 2
    assert wishes.undo(table, A, sitting.now) == [Asked(A, "undo", sitting.now, before, (B,))]


def test_who_decided_since_is_asked_though_nothing_was_shown() -> None:
    """And has left; who has only watched and left is not."""
    sitting = laid("rally", ("", "", ""), options={"first_seat": "1"}, grace=0)
    table = sitting.table
    for seat in (A, B):
        sitting.move(seat, sitting.moves_of(seat)[0])
    for seat in (B, C):
        sitting.grant(wishes.leave(table, seat, sitting.now))
    assert not shows_something(table, 0)
    assert wishes.undo(table, A, sitting.now) == [Asked(A, "undo", sitting.now, 0, (B,))]


def test_nobody_who_left_is_waited_for_where_nothing_was_shown_or_decided() -> None:
    """The turn has passed to somebody who is gone."""
    sitting = laid(**FIRST, grace=0)
    sitting.move(A, sitting.moves_of(A)[0])
    sitting.grant(wishes.leave(sitting.table, B, sitting.now))
    assert wishes.undo(sitting.table, A, sitting.now) == [Undone(0, sitting.now)]


def test_at_one_screen_nobody_asks_oneself() -> None:
    """Whoever holds several seats agrees for them; the seat of another device is asked."""
    sitting, seat, before = shown_at("", "", "")
    one, other = (each for each in (A, B, C) if each != seat)
    every = (A, B, C)
    assert wishes.undo(sitting.table, seat, 5, held=every) == [Undone(before, 5)]
    two = wishes.undo(sitting.table, seat, 5, held=(seat, one))
    assert two == [Asked(seat, "undo", 5, before, (other,))]


def test_whoever_asked_need_not_wait() -> None:
    """Somebody may never come back: the question is taken back, and the game goes on."""
    sitting, seat, before = shown_at("", "")
    table = sitting.table
    sitting.grant(wishes.undo(table, seat, 5))
    assert kinds(sitting.grant(wishes.answer(table, seat, 6, yes=False))) == [Answered]
    assert (table.asking, len(table.record.moves)) == (None, before + 1)


def test_a_question_of_before_is_answered_as_it_was_asked() -> None:
    """An entry of an earlier release names nobody: whoever is there agrees."""
    sitting, seat, before = shown_at("", "")
    other = B if seat == A else A
    sitting.grant([Asked(seat, "undo", 5, before)])
    assert kinds(sitting.grant(wishes.answer(sitting.table, other, 6, yes=True))) == [
        Answered,
        Undone,
    ]


def test_a_turn_that_has_passed_is_taken_back_by_consent() -> None:
    """Though nothing was shown: the next player is already thinking."""
    sitting = laid(**FIRST)
    sitting.move(A, sitting.moves_of(A)[0])
    assert sitting.table.waits_for == [B]
    assert kinds(wishes.undo(sitting.table, A, 0)) == [Asked]


# Pausing


def test_a_pause_is_agreed_upon() -> None:
    """In it nobody moves and no clock runs; to go on is agreed upon too."""
    sitting = laid("hercules", pace=Pace(bank=100))
    table, dealt = sitting.table, sitting.now
    question = table.questions[A]
    assert kinds(sitting.grant(wishes.pause(table, A, dealt + 1))) == [Asked]
    assert not table.paused
    assert kinds(sitting.grant(wishes.answer(table, B, dealt + 30, yes=True))) == [Answered, Paused]
    assert (table.paused, table.waits_for) == (True, [])
    assert table.questions == [NEVER, NEVER]
    assert (
        refused(sitting, lambda t, now: wishes.move(t, A, question, "keep", now))
        == "refused-paused"
    )
    assert refused(sitting, lambda t, now: wishes.undo(t, A, now)) == "refused-paused"
    assert wishes.take_over(table, A, 1e12) == []
    assert kinds(sitting.grant(wishes.resume(table, B, dealt + 5000))) == [Asked]
    assert kinds(sitting.grant(wishes.answer(table, A, dealt + 5000, yes=True))) == [
        Answered,
        Resumed,
    ]
    assert table.waits_for == [A, B]
    assert table.clock.runs_out(A) == dealt + 5070
    with pytest.raises(Stale):
        wishes.move(table, A, question, "keep", 0)


def test_a_pause_can_be_declined() -> None:
    """The game goes on."""
    sitting = laid("hercules")
    sitting.grant(wishes.pause(sitting.table, A, 0))
    sitting.grant(wishes.answer(sitting.table, B, 0, yes=False))
    assert not sitting.table.paused
    assert sitting.table.asking is None


def test_alone_one_pauses_at_once() -> None:
    """Bots wait gladly."""
    sitting = laid("hercules", ("", "greed"))
    assert kinds(sitting.grant(wishes.pause(sitting.table, A, 0))) == [Paused]
    assert kinds(sitting.grant(wishes.resume(sitting.table, A, 1))) == [Resumed]


def test_at_one_screen_each_seat_agrees() -> None:
    """Those who share a screen are several all the same."""
    sitting = Sitting(head_of("hercules"))
    for seat in (A, B):
        sitting.sit(seat, "family")
    assert kinds(sitting.grant(wishes.pause(sitting.table, A, 0))) == [Asked]
    assert kinds(sitting.grant(wishes.answer(sitting.table, B, 0, yes=True))) == [Answered, Paused]


def test_another_question_takes_the_place_of_the_first() -> None:
    """Who agreed to that has not agreed to this."""
    sitting = laid("hercules", ("", "", ""))
    sitting.grant(wishes.pause(sitting.table, A, 0))
    sitting.grant(wishes.answer(sitting.table, C, 0, yes=True))
    sitting.grant(wishes.pause(sitting.table, B, 0))
    assert sitting.table.asking is not None
    assert (sitting.table.asking.seat, sitting.table.asking.agreed) == (B, frozenset())
    assert kinds(sitting.grant(wishes.answer(sitting.table, C, 0, yes=True))) == [Answered]
    assert not sitting.table.paused


def test_a_leaver_does_not_keep_a_pause_going() -> None:
    """Whoever has been away for longer than the grace is not asked to go on."""
    sitting = laid("hercules")
    sitting.grant(wishes.pause(sitting.table, A, sitting.now))
    sitting.grant(wishes.answer(sitting.table, B, sitting.now, yes=True))
    sitting.grant(wishes.leave(sitting.table, B, sitting.now))
    sitting.now += sitting.table.head.grace + 1
    assert kinds(wishes.resume(sitting.table, A, sitting.now)) == [Resumed]


# Playing again


def test_the_same_people_play_again() -> None:
    """When the game is over, at the table that was laid first."""
    sitting = laid()
    assert (
        refused(sitting, lambda t, now: wishes.play_again(t, "second", now)) == "refused-not-over"
    )
    sitting.play_until(lambda sitting: sitting.table.over)
    assert sitting.grant(wishes.play_again(sitting.table, "second", 1)) == [Rematched("second", 1)]
    assert wishes.play_again(sitting.table, "third", 2) == []
    assert sitting.table.rematch == "second"


@pytest.mark.parametrize("key", catalogue())
def test_whoever_sits_next_begins_when_they_play_again(key: str) -> None:
    """People and bots keep their seats; where one of them begins, that turn goes round."""
    sitting = laid(key, ("", "greed", ""))
    chairs = sitting.table.head.chairs
    for _ in range(4):
        before = sitting.table
        began = before.waits_for
        sitting = Sitting(once_more(before, SECRET)).all_sit()
        after = sitting.table
        assert after.head.chairs == chairs
        assert after.head.invited == ("guest 0", "", "guest 2")
        going_round = len(began) == 1
        assert after.waits_for == [(seat + going_round) % len(chairs) for seat in began]


def test_whoever_began_does_not_begin_again_where_a_game_was_gone_on_with() -> None:
    """Who began is told by the deal, not by whose turn it was when the table was laid."""
    played = laid(**FIRST)
    played.play_until(lambda sitting: sitting.table.waits_for == [B])
    head = replace(head_of(**FIRST), record=write_record(played.table.record))
    sitting = Sitting(head).all_sit()
    assert sitting.table.waits_for == [B]
    sitting = Sitting(once_more(sitting.table, SECRET)).all_sit()
    assert (sitting.table.waits_for, sitting.table.record.moves) == ([B], ())


# Two nodes


def test_of_two_nodes_one_is_faster() -> None:
    """Each grants a wish as the same entry; the other reads what was stored, and answers again."""
    sitting = laid("hercules")
    other = sitting.opened()
    number = sitting.table.number
    here = wishes.move(sitting.table, A, sitting.table.questions[A], "keep", 1)
    question = other.questions[B]
    there = wishes.move(other, B, question, "keep", 1)
    assert (sitting.table.number, other.number) == (number, number)
    sitting.grant(here)
    other = sitting.opened()
    assert wishes.move(other, B, question, "keep", 2) == [Moved(B, "keep", 2)]
    assert there == [Moved(B, "keep", 1)]


def test_the_slower_of_two_windows_learns_that_it_was_answered() -> None:
    """The same question is answered once, whichever node hears of it."""
    sitting = laid("hercules")
    other = sitting.opened()
    question = other.questions[A]
    assert wishes.move(other, A, question, "keep", 1)
    sitting.move(A, "two")
    with pytest.raises(Stale):
        wishes.move(sitting.opened(), A, question, "keep", 2)


def test_two_nodes_seat_one_guest() -> None:
    """The other hears that the seat is taken."""
    sitting = Sitting(head_of())
    other = sitting.opened()
    assert kinds(wishes.sit(other, A, "ben", "x", 0)) == [Sat]
    sitting.sit(A, "anna")
    with pytest.raises(Refused):
        wishes.sit(sitting.opened(), A, "ben", "x", 0)


def test_two_nodes_deal_once() -> None:
    """Two guests sit down at once on two nodes: whoever is stored second begins the game."""
    sitting = Sitting(head_of())
    there = wishes.sit(sitting.opened(), B, "ben", "x", 0)
    assert kinds(there) == [Sat]
    sitting.sit(A, "anna")
    assert kinds(sitting.grant(wishes.sit(sitting.opened(), B, "ben", "x", 0))) == [Sat, Dealt]


# Words


def test_every_refusal_has_words() -> None:
    """In both languages, wherever in the server it is said."""
    sources = sorted(Path(str(server.__file__)).parent.rglob("*.py"))
    keys = [
        str(node.args[0].value)
        for source in sources
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "refuse"
        and isinstance(node.args[0], ast.Constant)
    ]
    assert len(set(keys)) > 8
    for language in LANGUAGES:
        assert {f"refused-{key}" for key in keys} <= set(Words(language).keys("refused-"))
