"""What hidden things are worth: a search that is shown the true table, against its fair twin.

Each deal is played in both seatings, so neither its luck nor the first turn favours anybody. Shown
is the share that the peeking one takes, with a 95 % interval (Wilson's). If the fair one saw what
it must not see, that share would be one half.

    nox -s bench_peeking
    python benchmarks/peeking.py --pairs 6 --steps 25 --games rally
"""

import argparse
from statistics import fmean

from rich.console import Console
from rich.progress import track

from stolik import games
from stolik.lab.peeking import peeking
from stolik.lab.report import wilson

SEED = "peeking"


def line(key: str, won: list[float]) -> str:
    """Return what the peeking one took in a game."""
    low, high = wilson(fmean(won), len(won))
    share = f"{fmean(won):.0%} ({low:.0%} to {high:.0%})"
    return f"{key}: shown the true table, the search takes {share} of {len(won)} games"


def main() -> None:
    """Play, game by game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--pairs", type=int, default=100, help="deals, each in both seatings")
    parser.add_argument("--steps", type=int, default=25, help="of thought before every move")
    parser.add_argument("--games", nargs="+", default=list(games.catalogue()))
    asked = parser.parse_args()
    for key in asked.games:
        played = peeking(games.find(key), asked.pairs, asked.steps, SEED)
        won = list(track(played, key, 2 * asked.pairs, console=Console(stderr=True)))
        print(line(key, won), flush=True)


if __name__ == "__main__":
    main()
