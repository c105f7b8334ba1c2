"""A record that proves its luck: written, read, sent on, and checked by `stolik verify`."""

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from stolik.core import Proof, Record, Unreadable, begin, read_record, write_record
from stolik.games import find
from stolik.server.tables.fairness import commitment, seed_of

from .program import in_every_language, stolik

LUCKS = ("apple", "greed")
KEPT = "a secret that was kept"


def fair_record() -> Record:
    """Return the record of a fair game."""
    game = find("geroychiki")
    record = begin(game, len(LUCKS), seed_of(KEPT, list(LUCKS)))
    return replace(record, proof=Proof(commitment(KEPT), LUCKS))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with a fair game."""
    path = tmp_path / "fair.json"
    path.write_text(write_record(fair_record()), "utf-8")
    return path


def test_a_proof_is_read_as_it_was_written() -> None:
    """Byte for byte, and it travels to other processes."""
    record = fair_record()
    assert read_record(write_record(record)) == record
    assert write_record(read_record(write_record(record))) == write_record(record)
    assert pickle.loads(pickle.dumps(record)) == record  # noqa: S301 - our own


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"lucks"', '"luck"', "lucks"),
        ('"apple"', "7", "lucks"),
        ('"commitment"', '"promise"', "promise"),
    ],
)
def test_a_damaged_proof_is_refused(old: str, new: str, said: str) -> None:
    """With the part that is wrong."""
    with pytest.raises(Unreadable, match=said):
        read_record(write_record(fair_record()).replace(old, new))


def test_a_fair_game_is_found_fair(file: Path) -> None:
    """And what the table showed before the game is shown again."""
    for done in in_every_language("verify", file).values():
        assert done.code == 0
        assert commitment(KEPT) in done.out


def test_luck_that_was_changed_is_found_out(file: Path) -> None:
    """Whichever part it was: a seat's, the house's, or the seed."""
    text = file.read_text("utf-8")
    for old, new in (("apple", "pear"), (KEPT, "another"), (commitment(KEPT), "0" * 64)):
        file.write_text(text.replace(old, new), "utf-8")
        for done in in_every_language("verify", file).values():
            assert done.code == 2
            assert str(file) in done.err


def test_a_record_without_a_proof_has_none(tmp_path: Path) -> None:
    """A game played at home."""
    path = tmp_path / "home.json"
    path.write_text(write_record(begin(find("rally"), 2, "home")), "utf-8")
    assert stolik("verify", path).code == 2
