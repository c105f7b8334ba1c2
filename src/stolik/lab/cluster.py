"""Work on a Ray cluster.

Tasks are asked for one by one: Ray's pool hands out a fault as if it were what came of the work.
"""

import logging
import os
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from stolik.core import Unreadable

Piece = TypeVar("Piece")
Result = TypeVar("Result")
PATIENCE = 10
"""Seconds."""


def on_cluster(work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[Result]:
    """Do the work piece by piece, in any order; a fault there is the same fault here."""
    ray = joined()
    try:
        task, known = ray.remote(done), ray.put(work)
        waiting = [task.remote(known, piece) for piece in pieces]
        while waiting:
            [first], waiting = ray.wait(waiting)
            yield ray.get(first)
    except ray.exceptions.RayTaskError as fault:
        raise fault.cause from None
    except ray.exceptions.RayError as fault:
        raise failed(fault) from None
    finally:
        ray.shutdown()


def done(work: Callable[[Piece], Result], piece: Piece) -> Result:
    """Do a piece of the work, there."""
    return work(piece)


def joined() -> Any:
    """Join the cluster that RAY_ADDRESS names, or one that runs on this machine, or start one."""
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise Unreadable("Ray is not installed: pip install 'stolik[ray]'") from None
    try:
        knock(os.environ.get("RAY_ADDRESS", ""))
        ray.init(logging_level=logging.ERROR, log_to_driver=False)
    except Exception as fault:  # noqa: BLE001 - Ray itself raises a bare one
        raise failed(fault) from None
    return ray


def knock(address: str) -> None:
    """Find out whether anybody is there; Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def failed(fault: Exception) -> Unreadable:
    """Say what Ray says, in its first line: pages of advice follow."""
    said = str(fault).strip().splitlines()
    return Unreadable("the Ray cluster fails: {fault}", fault=said[0] if said else repr(fault))
