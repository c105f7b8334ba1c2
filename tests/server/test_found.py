"""What the fuzz has found is borne from then on; and the fuzz itself is rehearsed.

`nox -s fuzz -- --minutes 60` looks for more, and keeps what it finds beside what is there.
"""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from stolik.server.http.calls import codes
from stolik.server.http.routes import CALLS

from .fuzzing import feeding
from .fuzzing.examples import BODIES
from .fuzzing.feeding import Fed, feed_all, found_in, kept_as
from .fuzzing.inputs import KINDS, Input, made
from .fuzzing.working import Tally, shortest

FOUND = sorted((Path(__file__).parent / "found").glob("*.json"))
SOME = 300


@pytest.mark.parametrize("file", FOUND, ids=lambda file: file.stem)
def test_what_was_found_is_borne(file: Path) -> None:
    """Once found, it is nothing any more."""
    assert feed_all(found_in(file)) == ""


def test_a_rehearsal() -> None:
    """Some hundred inputs, of every kind: some are accepted, most are refused, none is a fault."""
    tally = Tally()
    assert feed_all((made("rehearsal", number) for number in range(SOME)), tally.take) == ""
    assert tally.inputs == SOME
    kinds = {"backup", "box", "call", "campaign", "frame", "record"}
    assert {kind for kind, _ in tally.counts} == kinds
    assert {outcome for _, outcome in tally.counts} == {"accepted", "refused"}
    assert all(tally.counts[kind, "accepted"] for kind in ("backup", "call", "frame"))


def test_the_same_seed_makes_the_same_inputs() -> None:
    """On any machine: what it found can be found again."""
    some = [made("seed", number) for number in range(40)]
    assert some == [made("seed", number) for number in range(40)]
    assert some != [made("other", number) for number in range(40)]
    assert sum(KINDS.values()) == 100


def test_every_call_is_among_them() -> None:
    """With a message, where it takes one."""
    assert [call for call, _ in BODIES] == list(CALLS)
    assert all(body for call, body in BODIES if call.takes is not None)


PLAIN = Input("call", "GET", "/api/codes/ABC123")


def stumble(_: str) -> None:
    """Do what nobody expects."""
    raise ZeroDivisionError


def complain(_: str) -> None:
    """Write something grave into the log, and go on."""
    logging.getLogger("stolik").error("Something went wrong.")


@pytest.mark.parametrize(("fault", "said"), [(stumble, "ZeroDivision"), (complain, "Something")])
def test_a_fault_is_noticed(
    fault: Callable[[str], None], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is raised that is no refusal, and whatever is complained of."""
    monkeypatch.setattr(codes, "meant", fault)
    seen: list[Fed] = []
    assert feed_all([PLAIN, PLAIN], lambda _, found: seen.append(found)).startswith(said)
    assert [found.outcome for found in seen] == [""]


@pytest.mark.parametrize(("most", "said"), [("SLOW", "s of the processor"), ("FAT", "MB")])
def test_what_takes_too_much_is_a_fault(
    most: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time, or memory."""
    assert feed_all([PLAIN]) == ""
    monkeypatch.setattr(feeding, most, -1)
    assert feed_all([PLAIN]).endswith(said)


def test_what_is_kept_can_be_fed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of it, byte for byte; what shows no fault again is not kept at all."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))  # for a process of its own
    some = [made("kept", number) for number in range(16)]
    file = tmp_path / "found.json"
    file.write_text(kept_as(some, "a fault"), "utf-8")
    assert found_in(file) == some
    assert shortest("rehearsal", [0, 1]) == ([], "")
