"""Ladders on a real Ray cluster: one that is named, and one that is started for the purpose."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from stolik.core import Unreadable
from stolik.lab.ladder import LadderPlan, Result, climb
from tests.program import here, refusal

PLAN = LadderPlan("geroychiki", 2, ("luck", "greed"), 3, "ray", {})
PATIENCE = 120
"""Seconds; a cluster takes about ten to start."""
OPEN = {"RAY_AUTH_MODE": "disabled"}
"""Else Ray keeps a token in the home of whoever runs this."""
BOTS = """
import os

def last(game, seat, knowledge, moves, chance):
    return moves[-1]

def broken(game, seat, knowledge, moves, chance):
    raise RuntimeError("oh")

def gone(game, seat, knowledge, moves, chance):
    os._exit(1)
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Start a cluster of one node, as its owner would, and return where it is."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    ray = str(Path(sys.executable).with_name("ray"))
    address = f"127.0.0.1:{port}"
    begin = ("start", "--head", "--block", "--node-ip-address=127.0.0.1", f"--port={port}")
    small = ("--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats")
    call, env = [ray, *begin, *small], os.environ | OPEN
    with subprocess.Popen(call, env=env, stdout=subprocess.PIPE, text=True) as node:
        assert node.stdout is not None
        assert any("Ray runtime started" in line for line in node.stdout)
        yield address
        node.send_signal(signal.SIGTERM)
        node.wait(PATIENCE)


@pytest.fixture(autouse=True)
def no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask for no token."""
    for name, value in OPEN.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def cluster(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Name the cluster."""
    monkeypatch.setenv("RAY_ADDRESS", address)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return a file with bots of somebody's own."""
    file = tmp_path / "mine.py"
    file.write_text(BOTS)
    return file


def games(results: Iterable[Result]) -> dict[object, object]:
    """Return every game but for how long anybody thought."""
    return {each.bout: (each.places, each.points) for each in results}


def test_a_cluster_is_started_if_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its games are the games played here."""
    monkeypatch.setenv("RAY_ADDRESS", "local")  # even if somebody has one on this machine
    played = games(climb(PLAN, PLAN.bouts(), 1, ray=True))
    assert len(played) == 12
    assert played == games(climb(PLAN, PLAN.bouts(), 1))


@pytest.mark.usefixtures("cluster")
def test_bots_of_ones_own_play_on_a_named_cluster(mine: Path, tmp_path: Path) -> None:
    """Nothing is said by Ray, and all games are kept."""
    call = ("ladder", "geroychiki", "--bots", f"luck,{mine}:last", "--pairs", 2, "--ray")
    done = here(*call, "--save", tmp_path / "kept")
    assert (done.code, done.err) == (0, "")
    assert "mine.py:last" in done.out
    assert len((tmp_path / "kept.jsonl").read_text("utf-8").splitlines()) == 1 + 8


@pytest.mark.usefixtures("cluster")
def test_what_goes_wrong_there_is_told_here(mine: Path) -> None:
    """In a line, as if it had gone wrong here."""
    call = ("ladder", "geroychiki", "--bots", f"luck,{mine}:broken", "--pairs", 1, "--ray")
    assert "RuntimeError: oh" in refusal(here(*call))


@pytest.mark.usefixtures("cluster")
def test_a_worker_that_dies_again_and_again_is_told(mine: Path) -> None:
    """Ray says more about it than one would like, but the last line is ours."""
    call = ("ladder", "geroychiki", "--bots", f"luck,{mine}:gone", "--pairs", 1, "--ray")
    done = here("--lang=en", *call)
    assert done.code == 2
    assert done.err.startswith("The Ray cluster fails: The worker died"), done.err


@pytest.mark.parametrize(
    ("address", "told"), [("nonsense", "nonsense"), ("127.0.0.1:1", "refused")]
)
def test_a_wrong_address_is_told(monkeypatch: pytest.MonkeyPatch, address: str, told: str) -> None:
    """At once."""
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(Unreadable, match=told):
        list(climb(PLAN, PLAN.bouts(), 1, ray=True))
