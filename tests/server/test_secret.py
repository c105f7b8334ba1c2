"""The secret that signs: made once, kept whole, and never empty."""

import os
from pathlib import Path

import pytest

from stolik.core import Unreadable
from stolik.server.http.passes import Passes
from stolik.server.secret import signing_secret
from stolik.server.settings import Settings


def test_a_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    """For its owner's eyes alone; one that was given by hand is not written down."""
    settings = Settings(tmp_path / "new")
    made = signing_secret(settings)
    assert len(made) > 30
    assert signing_secret(settings) == made
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o077 == 0
    given = Settings(tmp_path / "other", secret="given by my own hand")  # noqa: S106 - of nobody
    assert signing_secret(given) == "given by my own hand"
    assert not (tmp_path / "other").exists()


def test_a_disk_that_was_full_leaves_no_empty_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is there, or all of it; an empty one of an earlier release is replaced."""

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            signing_secret(Settings(tmp_path))
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "secret").touch()
    assert len(signing_secret(Settings(tmp_path))) > 30


@pytest.mark.parametrize(
    "left",
    [b"\0" * 43, b"\xff" * 43, b"a good one \xff at first", b"too short\n"],
    ids=["nothing", "no letters", "some letters", "too few"],
)
def test_what_a_bad_disk_left_is_no_secret(tmp_path: Path, left: bytes) -> None:
    """It says so in a sentence, and nothing is overwritten."""
    (tmp_path / "secret").write_bytes(left)
    with pytest.raises(Unreadable, match="it needs 16 or more"):
        signing_secret(Settings(tmp_path))
    assert (tmp_path / "secret").read_bytes() == left


def test_a_secret_may_be_a_sentence_in_any_language(tmp_path: Path) -> None:
    """Whoever wrote it by hand has ended the line, perhaps."""
    (tmp_path / "secret").write_text("никому не говори об этом\n", "utf-8")
    assert signing_secret(Settings(tmp_path)) == "никому не говори об этом\n"


def test_nothing_is_signed_with_nothing() -> None:
    """Whoever opens a house without a secret hears so at once."""
    with pytest.raises(ValueError, match="anybody could sign"):
        Passes("")
