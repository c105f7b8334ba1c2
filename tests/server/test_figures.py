"""Figures for whoever runs a house, and what of a house may be shown."""

import re
from pathlib import Path
from time import monotonic

import pytest

from stolik.server.live import stocktaking
from stolik.server.live.stocktaking import Stocktaking
from stolik.server.store import Unavailable
from stolik.server.store.addresses import without_password

from .house import Guest, is_over, open_house, plays_on
from .indoors import indoors, kept_in


def refused(guest: Guest, why: str) -> float:
    """Return how many wishes were refused so."""
    page = guest.call("GET", "/metrics").text
    found = re.search(rf'^stolik_refused_total{{why="{why}"}} (\S+)$', page, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_every_wish_that_was_not_granted_is_counted(tmp_path: Path) -> None:
    """Whether it came in a call or over a window, and whatever it was refused for."""
    with open_house(tmp_path) as house:
        ann, ben, table = house.two()
        (view,) = ann.look(table)["views"]
        nonsense = {"seat": 0, "question": view["question"], "move": "nonsense"}
        ann.refused("POST", f"/api/tables/{table}/moves", json=nonsense)
        with ann.window(table) as screen:
            screen.say(type="move", id="1", **nonsense)
            screen.hear_until(lambda message: message["type"] == "refused")
            screen.say(type="move", id="2", **nonsense | {"question": 10**6})
            screen.hear_until(lambda message: message["type"] == "stale")
        ben.refused("POST", f"/api/tables/{table}/moves", json=nonsense)  # not Ben's seat
        assert (refused(ann, "wish"), refused(ann, "stale"), refused(ann, "rule")) == (3, 1, 0)


def figures(guest: Guest) -> dict[str, float]:
    """Return how much is stored."""
    page = guest.call("GET", "/metrics").text
    found = re.findall(r"^stolik_stored_(\S+) (\S+)$", page, re.MULTILINE)
    return {what: float(count) for what, count in found}


def test_how_much_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted anew after a while, not whenever somebody asks."""
    with open_house(tmp_path) as house:
        ann, table = house.one()
        first = figures(ann)
        assert first.pop("bytes") > 10_000
        assert first == {
            'tables{stage="unknown"}': 0,
            'tables{stage="gathering"}': 0,
            'tables{stage="playing"}': 1,
            'tables{stage="over"}': 0,
            'tables{stage="campaign"}': 0,
            "guests": 1,
            "entries": 3,
        }
        plays_on(ann, table, is_over)
        ann.lay()
        assert figures(ann)["entries"] == 3
        monkeypatch.setattr(stocktaking, "monotonic", lambda: monotonic() + 3600)
        later = figures(ann)
        assert later["entries"] > 3
        assert later['tables{stage="over"}'] == later['tables{stage="gathering"}'] == 1


async def test_a_database_that_does_not_answer_leaves_the_old_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever asked is answered."""

    async def silent() -> None:
        raise Unavailable

    async with kept_in(tmp_path) as store, indoors(store) as house:
        monkeypatch.setattr(store.keeper, "stored", silent)
        await Stocktaking(house.node).refresh()
        assert b"stolik_stored_entries 0.0" in house.node.metrics.page()


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ann:s3cret@host/house", "postgresql://ann@host/house"),
        ("postgresql://ann:a@b@host/house", "postgresql://ann@host/house"),
        ("postgresql://host/house?password=s3cret", "postgresql://host/house?password=…"),
        ("/home/ann/stolik.db", "/home/ann/stolik.db"),
    ],
)
def test_no_password_is_shown(url: str, shown: str) -> None:
    """Wherever in an address it stands."""
    assert without_password(url) == shown
