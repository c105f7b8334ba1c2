"""Where the browser of these tests comes from, on machines of every kind."""

import platform
from pathlib import Path

import pytest

from . import chromium

NOWHERE = Path("/no/such/browser")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Stand before a machine on which nobody has installed a browser."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "NAMES", ())
    return monkeypatch


def test_a_machine_that_no_package_is_for(bare: pytest.MonkeyPatch) -> None:
    """One sentence says what to install."""
    bare.setattr(platform, "machine", lambda: "aarch64")
    with pytest.raises(
        FileNotFoundError, match=r"^there is no Chromium here: install one by"
    ) as no:
        chromium.find(NOWHERE)
    assert "apt install chromium" in str(no.value)


def test_one_that_is_installed(bare: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is taken on any machine; Playwright's own before it, and the one that was named first."""
    bare.setattr(platform, "machine", lambda: "aarch64")
    systems, playwrights, named = (tmp_path / name for name in ("chromium", "own", "named"))
    for program in (systems, playwrights, named):
        program.touch(0o755)
    bare.setattr(chromium, "NAMES", ("chromium",))
    bare.setenv("PATH", str(tmp_path))
    assert chromium.find(NOWHERE) == (str(systems), "")
    assert chromium.find(playwrights) == (str(playwrights), "")
    bare.setenv("CHROMIUM", str(named))
    assert chromium.find(playwrights) == (str(named), "")


def test_one_that_was_named_and_is_not_there(bare: pytest.MonkeyPatch) -> None:
    """No other is taken instead."""
    bare.setenv("CHROMIUM", str(NOWHERE))
    with pytest.raises(FileNotFoundError, match="CHROMIUM names /no/such/browser"):
        chromium.find(NOWHERE)
