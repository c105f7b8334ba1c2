"""`nox -s chaos`: 100 rounds of faults on each database, and the table of what they led to.

Ends with 1 if a move was lost, doubled or told differently, or if play did not go on in time; the
folder that it names then has the logs, and what was told and stored at those tables.
"""
# ruff: noqa: T201 - a program that prints

import argparse
import asyncio
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import mkdtemp

from tests.chaos.disks import Disk, insist_on_mounting, small_disk
from tests.chaos.faults import ANYWHERE, WITH_SERVER, faults_of, in_random_order
from tests.chaos.figures import holds, table, write_into
from tests.chaos.rounds import Round, evening

STORES = ("sqlite", "postgresql")
WARM_UP = 3.0
"""Seconds for everybody to sit down."""


def main() -> None:
    """Run what was asked for."""
    asked = arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # clear away in any case
    insist_on_mounting()
    stores = STORES if asked.store == "both" else (asked.store,)
    good = [run(store, asked) for store in stores]
    sys.exit(0 if all(good) else 1)


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(
        "chaos", description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    ask = parser.add_argument
    ask("--rounds", type=int, default=100, help="on each database")
    ask("--store", choices=[*STORES, "both"], default="both", help="the database")
    ask("--seed", default="chaos", help="the same faults in the same order")
    ask("--tables", type=int, default=12, help="that are played at all the time")
    ask("--fault", choices=[*ANYWHERE, *WITH_SERVER], help="only this one; none: each in turn")
    ask("--write", type=Path, help="a page whose figures are replaced; none: they are only told")
    return parser.parse_args()


def run(store: str, asked: argparse.Namespace) -> bool:
    """Run the rounds on one database; tell whether all that must hold holds."""
    folder = Path(mkdtemp(prefix="chaos-"))
    folder.chmod(0o755)  # PostgreSQL never runs as root, and must find its way in
    rounds: list[Round] = []
    good = False
    try:
        with small_disk(folder / "disk") as disk:
            good = asyncio.run(played(store, asked, folder, disk, rounds))
    finally:
        print(f"\n{table(rounds)}\n")
        if not good:
            print(f"What happened is kept in {folder}")
    if asked.write:
        write_into(asked.write, store, table(rounds))
    if good:
        shutil.rmtree(folder)
    return good


async def played(
    store: str, asked: argparse.Namespace, folder: Path, disk: Disk | None, rounds: list[Round]
) -> bool:
    """Add what comes of every round; return whether all of it is good."""
    began = time.monotonic()
    async with evening(store, folder, disk, asked.seed, asked.tables) as night:
        names = [name for name in faults_of(night.house) if asked.fault in {None, name}]
        if not names:
            print(f"{asked.fault}: that cannot happen on {store} here.")
            return True
        order = in_random_order(names, asked.rounds, Random(asked.seed))  # noqa: S311 - of faults
        if disk is None:
            print("No disk is filled up: nobody lets us mount one here.")
        await asyncio.sleep(WARM_UP)
        for fault in order:
            rounds.append(await night.round(fault))
            tell(store, rounds, len(order), began)
        rounds[-1].found.extend(await night.judge(everything=True))
        good = holds(rounds) and not night.town.strange
        if not good:
            night.keep(folder)
            print(*night.town.strange[:10], sep="\n")
    return good


def tell(store: str, rounds: Sequence[Round], of: int, began: float) -> None:
    """Say how the last round went, and how long the rest may take."""
    last, done = rounds[-1], len(rounds)
    left = (time.monotonic() - began) / done * (of - done) / 60
    went = f"{last.moves} moves, play went on after {last.waited:.1f} s ({last.where})"
    print(f"{store} {done}/{of}, {last.fault}: {went}; {left:.0f} min left", flush=True)
    for fault in last.found:
        print(f"  {fault.kind} at {fault.table}: {fault.what}", flush=True)


if __name__ == "__main__":
    main()
