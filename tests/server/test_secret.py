"""The secret that signs: made once, kept whole, and never empty."""

import os
from pathlib import Path

import pytest

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


def test_nothing_is_signed_with_nothing() -> None:
    """Whoever opens a house without a secret hears so at once."""
    with pytest.raises(ValueError, match="anybody could sign"):
        Passes("")
