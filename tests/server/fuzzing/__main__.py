"""Fuzz a house for as long as you like: `nox -s fuzz -- --minutes 60`.

What it finds is kept under `tests/server/found`, and is a test from then on.
"""

import argparse
import sys
import time
from hashlib import sha256
from pathlib import Path

from .feeding import feed_all, found_in, kept_as
from .working import Tally, Worker, shortest

FOUND = Path(__file__).parents[1] / "found"
LATELY = 0.3
"""Seconds between one look at the processes and the next."""


def asked() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(prog="nox -s fuzz --", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long; 10 by default")
    parser.add_argument("--workers", type=int, default=2, help="processes; 2 by default")
    parser.add_argument("--seed", default="", help="the same seed makes the same inputs")
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument(
        "--replay", type=Path, help="give a house what a file has kept, and no more"
    )
    return parser.parse_args()


def main() -> int:
    """Run until the time is over or somebody stops it; return how many faults there were."""
    wanted = asked()
    if wanted.replay is not None:
        fault = feed_all(found_in(wanted.replay))
        sys.stdout.write(f"{fault or 'nothing is wrong'}\n")
        return int(bool(fault))
    seed = wanted.seed or str(int(time.time()))
    first, step = wanted.first, max(1, wanted.workers)
    workers = [Worker(seed, first + number, step) for number in range(step)]
    watch = Watch(seed, workers)
    try:
        watch.until(time.monotonic() + wanted.minutes * 60)
    except KeyboardInterrupt:
        pass
    finally:
        for worker in workers:
            worker.close()
    sys.stdout.write(watch.table())
    return min(1, len(watch.faults))


class Watch:
    """Watches the processes, keeps what they find, and says how it goes."""

    def __init__(self, seed: str, workers: list[Worker]) -> None:
        """Begin to watch."""
        self.seed, self.workers = seed, workers
        self.began = time.monotonic()
        self.tally = Tally()
        self.faults: list[str] = []
        self.vague = 0
        """Faults that did not show again: a machine that was busy, most likely."""

    def until(self, end: float) -> None:
        """Watch until then."""
        while time.monotonic() < end:
            time.sleep(LATELY)
            for worker in self.workers:
                self.hear(worker)
            if sys.stdout.isatty():
                sys.stdout.write(f"\r{self.line()}\x1b[K")
                sys.stdout.flush()

    def hear(self, worker: Worker) -> None:
        """Take what a process reports, and see whether it is stuck."""
        for what, said in worker.heard():
            if what == "tally":
                self.tally.add(said)
            else:
                self.look_into(*said)
        stuck = worker.stuck()
        if stuck is not None:
            self.look_into("it does not answer", [stuck])

    def look_into(self, fault: str, numbers: list[int]) -> None:
        """Keep what shows the fault again."""
        inputs, shown = shortest(self.seed, numbers)
        if not inputs:
            self.vague += 1
            self.say(f"input {numbers[-1]} of seed {self.seed}, not again: {fault}")
            return
        self.faults.append(shown)
        whole = kept_as(inputs, shown)
        name = f"{inputs[-1].kind}-{sha256(whole.encode()).hexdigest()[:10]}.json"
        FOUND.mkdir(exist_ok=True)
        (FOUND / name).write_text(whole, "utf-8")
        self.say(f"{name}: {shown}")

    def say(self, text: str) -> None:
        """Say something that stays on the screen."""
        sys.stdout.write(f"\r\x1b[K{text}\n" if sys.stdout.isatty() else f"{text}\n")
        sys.stdout.flush()

    @property
    def minutes(self) -> float:
        """How long it has run."""
        return (time.monotonic() - self.began) / 60

    def line(self) -> str:
        """Return how it goes, in a line."""
        return (
            f"{self.minutes:.1f} min, {self.tally.inputs} inputs,"
            f" {self.tally.inputs / self.minutes / 60:.0f}/s, {len(self.faults)} faults,"
            f" longest {self.tally.longest:.2f} s, largest {self.tally.fattest:.0f} MB"
        )

    def table(self) -> str:
        """Return what it all came to."""
        counts = self.tally.counts
        columns = ("accepted", "refused", "faults")
        rows = [f"{'':10}{'inputs':>10}" + "".join(f"{name:>10}" for name in columns)]
        for kind in sorted({kind for kind, _ in counts}):
            found = [counts[kind, name] for name in columns]
            rows.append(f"{kind:10}{sum(found):>10}" + "".join(f"{each:>10}" for each in found))
        vague = f"{self.vague} faults that did not show again"
        most = f"most memory of a process {self.tally.peak:.0f} MB"
        return "\n".join(["", *rows, self.line(), f"seed {self.seed}, {vague}, {most}", ""])


if __name__ == "__main__":
    sys.exit(main())
