"""Figures for whoever runs a house, and what of a house may be shown."""

import re
from pathlib import Path

import pytest

from stolik.server.store.addresses import without_password

from .house import Guest, open_house


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
