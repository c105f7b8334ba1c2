"""The ways a table says no."""

import pickle

import pytest

from stolik.core import Broken, IllegalMove, Reason, Said, Seat, Unreadable, ensure

REASON: Reason = {"rule": "SH-6", "key": "why-not-not-an-end", "args": {"card": "A3.2"}}


def test_a_sentence_is_said_with_its_parts_from_the_inside_out() -> None:
    """Whatever fills a sentence stands in it as it is, braces and all."""
    inner = Said("'{name}' of {what}", name="{seats}", what=Said("the record"))
    assert str(Said("{what} should be {kind}", what=inner, kind=3)) == (
        "'{seats}' of the record should be 3"
    )


def test_a_sentence_keeps_what_fills_it() -> None:
    """So it can be said in another language."""
    said = Said("{what} is missing", what="the seed")
    assert (said.template, said.args) == ("{what} is missing", {"what": "the seed"})


def test_unreadable_says_what_was_wrong() -> None:
    """It is a `ValueError`, for those who know nothing of us."""
    fault = Unreadable("no game '{key}'", key="chess")
    assert str(fault) == "no game 'chess'"
    assert isinstance(fault, ValueError)
    assert (fault.said.template, fault.said.args) == ("no game '{key}'", {"key": "chess"})


def test_an_illegal_move_quotes_seat_move_and_rule() -> None:
    """A log line is enough to understand it; seats are counted from one for people."""
    fault = IllegalMove(Seat(1), "A3.2 start", REASON)
    assert str(fault) == "seat 2 may not play 'A3.2 start': SH-6 why-not-not-an-end"
    assert str(fault.said) == str(fault)
    assert fault.reason == REASON
    assert isinstance(fault, ValueError)


@pytest.mark.parametrize("fault", [
    Unreadable("{value} is no seat", value="{}"),
    Unreadable("{what} is missing", what=Said("'{name}' of {what}", name="seed", what=Said("it"))),
    IllegalMove(Seat(0), "A3.2 {start}", REASON),
    Broken("SH-D1: {six}"),
])  # fmt: skip
def test_a_fault_travels_between_processes(fault: Exception) -> None:
    """A simulation on many cores brings home what went wrong, whatever it quotes."""
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301 - our own
    assert type(again) is type(fault)
    assert str(again) == str(fault)
    assert getattr(again, "reason", None) == getattr(fault, "reason", None)
    assert parts(getattr(again, "said", None)) == parts(getattr(fault, "said", None))


def parts(said: object) -> object:
    """Take a sentence apart, from the outside in."""
    if isinstance(said, Said):
        return said.template, {name: parts(arg) for name, arg in said.args.items()}
    return said


def test_ensure_keeps_quiet_while_the_promise_holds() -> None:
    """Nothing happens."""
    ensure(holds=True, promise="two and two make four")


def test_ensure_names_the_broken_promise() -> None:
    """A fault of ours is not taken for a player's."""
    with pytest.raises(Broken, match="two and two make four") as broken:
        ensure(holds=False, promise="two and two make four")
    assert not isinstance(broken.value, ValueError)
