"""How much may be asked for."""

from pathlib import Path

import pytest

from stolik.server.http import limits
from stolik.server.http.limits import CODES, Limit, Limits

from .house import open_house

FEW = Limit(3, 10.0)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a clock that stands until somebody sets it."""
    clock = [1000.0]
    monkeypatch.setattr(limits, "monotonic", lambda: clock[0])
    return clock


def test_so_many_at_once_and_no_more(now: list[float]) -> None:
    """Then one whenever one has been forgotten; in the end as many again."""
    counted = Limits()
    assert [counted.allows(FEW, "eve") for _ in range(5)] == [True, True, True, False, False]
    assert counted.allows(FEW, "ann")
    assert counted.allows(Limit(1, 1.0), "eve")
    now[0] += FEW.seconds / FEW.most
    assert [counted.allows(FEW, "eve") for _ in range(2)] == [True, False]
    now[0] += FEW.seconds
    assert [counted.allows(FEW, "eve") for _ in range(4)] == [True, True, True, False]


@pytest.mark.usefixtures("now")
def test_what_is_forgiven_was_never_asked() -> None:
    """But nobody gets more by it than there was."""
    counted = Limits()
    counted.forgive(FEW, "eve")
    for _ in range(10):
        assert counted.allows(FEW, "eve")
        counted.forgive(FEW, "eve")
    assert [counted.allows(FEW, "eve") for _ in range(4)] == [True, True, True, False]


def test_whoever_asked_long_ago_is_forgotten(
    now: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody else."""
    monkeypatch.setattr(limits, "MANY", 3)
    counted = Limits()
    counted.allows(FEW, "long ago")
    now[0] += FEW.seconds
    for _ in range(3):
        counted.allows(FEW, "eve")
    for who in ("ann", "ben"):
        assert counted.allows(FEW, who)
    assert {who for _, who in counted.empty} == {"ann", "ben", "eve"}
    assert not counted.allows(FEW, "eve")


@pytest.mark.usefixtures("now")
def test_whoever_guesses_codes_has_to_wait(tmp_path: Path) -> None:
    """Under whatever name; a right code costs nothing."""
    with open_house(tmp_path, patient=False) as house:
        ann = house.guest("Ann")
        table = ann.lay().name
        code = ann.done("GET", f"/api/tables/{table}/seats/0/invitation")["code"]
        for _ in range(2 * CODES.most):
            ann.done("GET", f"/api/codes/{code}")
        for _ in range(CODES.most):
            house.guest().refused("GET", "/api/codes/AAAAAA")
        for each in (ann, house.guest(), house.guest("Eve")):
            late = each.call("GET", f"/api/codes/{code}")
            assert late.status_code == 429
            assert late.json()["text"]
