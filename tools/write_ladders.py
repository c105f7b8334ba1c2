"""Play the ladders of `docs/bots.md`, and write their figures there.

    nox -s ladders                            # everything: hours on a laptop, see the page
    python tools/write_ladders.py --workers 16 --games rally hercules
    python tools/write_ladders.py --pairs 4   # a rehearsal
    python tools/write_ladders.py --matches 8 # the cheapest matches alone
    python tools/write_ladders.py --games rally --between greed level-5

Games are kept in `docs/ladders` as they come: what was stopped goes on from there. What is cheap is
played first, in every game. Each line says what must hold, and whether it does.
"""

# ruff: noqa: INP001 - a script, not a package
import argparse
import os
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from stolik.commands.ladder import figures
from stolik.core import written
from stolik.games import catalogue
from stolik.lab.kept import Kept
from stolik.lab.ladder import LadderPlan, climb, left_to_play
from stolik.lab.ladder_picture import picture
from stolik.lab.rating import Interval, Standing, standing

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "bots.md"
FOLDER = DOCS / "ladders"
BEGIN, END = "<!-- ladders -->\n", "<!-- end of ladders -->\n"
SEED = "docs"
GAMES = tuple({game.package: key for key, game in reversed(catalogue().items())}.values())
"""The first game of every folder."""
QUICK = ("luck", "greed", "level-1", "level-2")
"""They think so little that everybody can meet everybody."""
BOTS = (*QUICK, "level-3", "level-4", "level-5")
MET = (
    *combinations(QUICK, 2),
    ("level-2", "level-3"),
    ("level-3", "level-4"),
    ("greed", "level-5"),
    ("level-4", "level-5"),
)
"""Those of whom something is promised, the cheap ones first."""
ENOUGH = 200
"""Deals without which nothing is said to hold."""
GREED_BEATS_LUCK = 0.85
BEST_BEATS_GREED = {"rally": 0.65}
USUALLY = 0.8
NEAR_LUCK = 0.6
HALF = 0.5


class Promise(NamedTuple):
    """Something that must hold: how much the one takes from the other."""

    one: str
    other: str
    least: float = 0.0
    most: float = 1.0
    beyond_doubt: bool = False
    """Whether it must be better than one half with its whole interval."""

    def says(self) -> str:
        """Return what must hold."""
        if self.beyond_doubt:
            return "the interval above 50%"
        return f"at least {self.least:.0%}" if self.least else f"at most {self.most:.0%}"

    def holds(self, share: Interval) -> bool:
        """Tell whether it does."""
        if self.beyond_doubt:
            return share.low > HALF
        return self.least <= share.figure <= self.most


def promises(game: str) -> list[Promise]:
    """Return what must hold in this game."""
    return [
        Promise("greed", "luck", least=GREED_BEATS_LUCK),
        Promise("level-5", "greed", least=BEST_BEATS_GREED.get(game, USUALLY)),
        Promise("level-1", "luck", most=NEAR_LUCK),
        *(Promise(f"level-{n + 1}", f"level-{n}", beyond_doubt=True) for n in range(1, 5)),
    ]


def plan_for(game: str, pairs: int) -> LadderPlan:
    """Return the ladder of a game."""
    return LadderPlan(game, 2, BOTS, pairs, SEED, {}, met=MET)


def play(kept: Kept, match: int, workers: int) -> None:
    """Play what is left of a match."""
    plan = kept.plan
    todo = [bout for bout in left_to_play(plan, kept.results) if bout.match == match]
    title = f"{plan.game}: {' – '.join(plan.matches()[match])}"
    games = climb(plan, todo, min(workers, max(1, len(todo))))
    for result in track(games, title, len(todo), console=Console(stderr=True)):
        kept.add(result)


def publish(kept: Kept) -> None:
    """Write the figures and the picture of a ladder, and its section of the page."""
    plan, name = kept.plan, FOLDER / kept.plan.game
    found = standing(plan, kept.results)
    name.with_suffix(".json").write_text(written(figures(plan, found)) + "\n", "utf-8")
    name.with_suffix(".svg").write_text(picture(found, f"{plan.game}: Elo"), "utf-8")
    lines = section(kept, found)
    PAGE.write_text(with_section(PAGE.read_text("utf-8"), plan.game, lines), "utf-8")


def section(kept: Kept, found: Standing) -> list[str]:
    """Return the lines of one game."""
    game, mirror = kept.plan.game, found.mirror
    return [
        f"### {game}",
        "",
        "| who | against | must take | takes (95 %) | deals | holds |",
        "|---|---|---|---|---|---|",
        *(row(each, kept, found) for each in promises(game)),
        "",
        f"`{BOTS[0]}` takes {shown(mirror)} from itself. {found.games:,} games.",
        "",
        f"![Elo of every bot, and who takes how much from whom](ladders/{game}.svg)",
        "",
    ]


def row(promise: Promise, kept: Kept, found: Standing) -> str:
    """Return the line of something that must hold."""
    names = f"| `{promise.one}` | `{promise.other}` | {promise.says()} |"
    share = found.cross.get((promise.one, promise.other))
    if share is None:
        return f"{names} not played yet | 0 | |"
    match = next(n for n, pair in enumerate(MET) if set(pair) == {promise.one, promise.other})
    deals = len({each.bout.deal for each in kept.results if each.bout.match == match})
    holds = "yes" if promise.holds(share) else "**no**"
    return f"{names} {shown(share)} | {deals} | {holds if deals >= ENOUGH else 'too few deals'} |"


def shown(share: Interval) -> str:
    """Return a share with its interval."""
    return f"{share.figure:.1%} ({share.low:.1%} to {share.high:.1%})"


def with_section(page: str, game: str, lines: list[str]) -> str:
    """Return the page with the section of this game written anew, the others as they are."""
    before, _, rest = page.partition(BEGIN)
    inside, _, after = rest.partition(END)
    sections = {part.partition("\n")[0]: f"### {part}" for part in inside.split("### ")[1:]}
    sections[game] = "\n".join(lines) + "\n"
    return before + BEGIN + "\n" + "".join(sections.values()) + END + after


def asked_for(matches: int, between: list[str] | None) -> list[int]:
    """Return the matches to play, by their places; the mirror, last in a ladder, costs least."""
    if between is None:
        return [len(MET), *range(matches)]
    return [place for place, pair in enumerate(MET) if set(pair) == set(between)]


def main() -> None:
    """Play everything, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--pairs", type=int, default=ENOUGH)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept")
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--matches", type=int, default=len(MET), help="how many, from the cheapest")
    parser.add_argument("--between", nargs=2, choices=BOTS, help="this match alone")
    asked = parser.parse_args()
    for needed in (FOLDER, asked.folder):
        needed.mkdir(exist_ok=True)
    plans = [plan_for(game, asked.pairs) for game in asked.games]
    ladders = [Kept(plan, asked.folder / f"{plan.game}.jsonl") for plan in plans]
    for match in asked_for(asked.matches, asked.between):
        for kept in ladders:
            play(kept, match, asked.workers)
    for kept in ladders:
        publish(kept)


if __name__ == "__main__":
    main()
