"""Where the browser of these tests comes from, on machines of every kind."""

import platform
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from playwright.sync_api import BrowserType, Error

from . import chromium

NOWHERE = Path("/no/such/browser")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Stand before a machine on which nobody has installed a browser."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "NAMES", ())
    return monkeypatch


class Start(NamedTuple):
    """A Playwright that notes which browsers it is asked to start; only some of them do."""

    executable_path: str
    asked: list[str]
    starting: str = ""

    def launch(self, executable_path: str, **_: object) -> str:
        """Start a browser."""
        self.asked.append(Path(executable_path).name)
        if Path(executable_path).name != self.starting:
            raise Error("it does not start")
        return executable_path


def test_a_machine_that_no_package_is_for(bare: pytest.MonkeyPatch) -> None:
    """One sentence says what to install."""
    bare.setattr(platform, "machine", lambda: "aarch64")
    with pytest.raises(
        FileNotFoundError, match=r"^there is no Chromium here: install one by"
    ) as no:
        launch(str(NOWHERE))
    assert "apt install chromium" in str(no.value)


def test_one_that_is_installed(bare: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The package's comes first, then Playwright's own, then the system's: the first that starts.

    Whoever names one gets no other.
    """
    for name in ("package", "own", "chromium", "named"):
        (tmp_path / name).touch(0o755)
    bare.setattr(chromium, "NAMES", ("chromium",))
    bare.setenv("PATH", str(tmp_path))
    bare.setattr(chromium, "from_package", lambda: chromium.Found(str(tmp_path / "package")))
    own = str(tmp_path / "own")
    assert launch(own, "chromium") == ["package", "own", "chromium"]
    assert launch(own, "package") == ["package"]
    assert launch(str(NOWHERE), "chromium") == ["package", "chromium"]
    bare.setenv("CHROMIUM", str(tmp_path / "named"))
    assert launch(own, "named") == ["named"]


def test_none_that_starts(bare: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What each said is told."""
    (tmp_path / "own").touch(0o755)
    bare.setattr(platform, "machine", lambda: "aarch64")
    with pytest.raises(ExceptionGroup, match="there is no Chromium here") as no:
        launch(str(tmp_path / "own"))
    assert [str(fault) for fault in no.value.exceptions] == ["it does not start"]


def test_one_that_was_named_and_is_not_there(bare: pytest.MonkeyPatch) -> None:
    """No other is taken instead."""
    bare.setenv("CHROMIUM", str(NOWHERE))
    with pytest.raises(ExceptionGroup, match="there is no Chromium here") as no:
        launch(str(NOWHERE))
    assert "CHROMIUM names /no/such/browser" in str(no.value.exceptions[0])


def launch(playwrights: str, starting: str = "") -> list[str]:
    """Start a browser; return which were asked to."""
    start = Start(playwrights, [], starting)
    chromium.launch(cast("BrowserType", start))
    return start.asked
