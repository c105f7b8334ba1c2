"""How much may be asked for."""

import pytest

from stolik.server import limits
from stolik.server.limits import Limit, Limits

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
