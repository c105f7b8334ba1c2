"""`stolik ladder`: every bot against every other, over the same deals."""

import json
import os
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from stolik import bots
from stolik.commands.asked import (
    chosen_game,
    command,
    game_options,
    option,
    seed_of,
    settings,
    wrong_file,
)
from stolik.core import Chance, settle
from stolik.lab.kept import Kept, seed_in
from stolik.lab.ladder import LadderPlan, Result, climb, left_to_play
from stolik.lab.ladder_picture import picture
from stolik.lab.rating import DRAWS, VIRTUAL, Interval, Standing, standing
from stolik.terminal.help import Number, Wrong
from stolik.terminal.paint import file_fault, paper
from stolik.terminal.progress import with_bar
from stolik.words import Words

MOST_PAIRS = 100_000
MOST_SEATS = 9
USUAL_BOTS = "luck,greed"


def ladder_command(words: Words) -> click.Command:
    """Return `stolik ladder`."""

    def run(**asked: Any) -> None:
        ladder(words, **asked)

    cores = os.cpu_count() or 1
    return command(
        "ladder",
        run,
        words,
        *game_options(words),
        option(words, "--bots", "help-ladder-bots", default=USUAL_BOTS, metavar="NAMES"),
        option(words, "--pairs", "help-pairs", type=Number(1, MOST_PAIRS, words), default=100),
        option(words, "--seats", "help-ladder-seats", type=Number(2, MOST_SEATS, words), default=2),
        option(words, "--workers", "help-jobs", type=Number(1, 1024, words), default=cores),
        option(words, "--ray", "help-ladder-ray", is_flag=True),
        option(words, "--save", "help-ladder-save", metavar="PATH"),
        option(words, "--json", "help-json", is_flag=True),
    )


def ladder(
    words: Words,
    *,
    game: str,
    option: tuple[str, ...],
    components: str | None,
    seed: str | None,
    save: str | None,
    workers: int,
    **asked: Any,
) -> None:
    """Play what is left of the ladder, and show what it says."""
    played = chosen_game(words, game, components)
    if seed is None and save is not None:
        seed = seed_in(games_of(save))
    plan = LadderPlan(
        game,
        asked["seats"],
        tuple(bot.strip() for bot in asked["bots"].split(",")),
        asked["pairs"],
        seed_of(words, seed),
        settings(words, played, option),
        played.components,
    )
    rehearse(words, plan)
    results = play(words, plan, save, workers, asked["ray"])
    found = standing(plan, results)
    words = Words(words.language, played)
    title = words("ladder-title", title=words(f"title-{plan.game}"), games=len(results))
    if save is not None:
        write_figures(words, plan, found, save, title)
    if asked["json"]:
        click.echo(json.dumps(figures(plan, found), ensure_ascii=False))
    else:
        show(paper(), plan, found, words, title)


def rehearse(words: Words, plan: LadderPlan) -> None:
    """Find out before the long work that a bot is unknown or a table cannot be dealt."""
    for bot in plan.bots:
        bots.find(bot)
    if len(set(plan.bots)) < max(2, len(plan.bots)):
        raise Wrong(words("wrong-ladder-bots", bots=", ".join(plan.bots)))
    game = plan.played()
    game.prepare(plan.seats, settle(game.options, plan.options), Chance(plan.seed))


def play(words: Words, plan: LadderPlan, save: str | None, workers: int, ray: bool) -> list[Result]:
    """Play the games that are not in the file yet, with a bar that shows how far it is."""
    kept = None if save is None else kept_in(words, plan, games_of(save))
    results = [] if kept is None else kept.results
    todo = left_to_play(plan, results)
    games = climb(plan, todo, min(workers, max(1, len(todo))), ray)
    try:
        for result in with_bar(games, words("ladder-progress"), len(todo)):
            if kept is None:
                results.append(result)
            else:
                keep(words, kept, result)
    except KeyboardInterrupt:
        if kept is not None:
            click.echo(words("ladder-goes-on", file=str(kept.path)), err=True)
        raise
    return results


def games_of(save: str) -> Path:
    """Return the file of the games."""
    return Path(f"{save}.jsonl")


def kept_in(words: Words, plan: LadderPlan, path: Path) -> Kept:
    """Open the file of the games."""
    if not path.absolute().parent.is_dir():
        raise Wrong(words("wrong-no-folder", folder=str(path.parent)))
    try:
        return Kept(plan, path)
    except OSError as fault:
        raise wrong_file(words, str(path), fault) from None


def keep(words: Words, kept: Kept, result: Result) -> None:
    """Write a game down; what does not fit on the disk any more is played again another time."""
    try:
        kept.add(result)
    except OSError as fault:
        raise unwritten(words, kept.path, fault) from None


def write_figures(words: Words, plan: LadderPlan, found: Standing, save: str, title: str) -> None:
    """Write what the games say, in figures and as a picture."""
    said = json.dumps(figures(plan, found), ensure_ascii=False, indent=1)
    write(words, Path(f"{save}.json"), said + "\n")
    write(words, Path(f"{save}.svg"), picture(found, title))


def write(words: Words, path: Path, content: str) -> None:
    """Write a file."""
    try:
        path.write_text(content, "utf-8")
    except OSError as fault:
        raise unwritten(words, path, fault) from None


def unwritten(words: Words, path: Path, fault: OSError) -> Wrong:
    """Return the refusal of a file that cannot be written."""
    return Wrong(words("wrong-file-unwritten", file=str(path), detail=file_fault(fault, words)))


# What it says


def figures(plan: LadderPlan, found: Standing) -> dict[str, Any]:
    """Return all figures as JSON."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "pairs": plan.pairs,
        "seed": plan.seed,
        "options": plan.options,
        "games": found.games,
        "draws": DRAWS,
        "virtual": VIRTUAL,
        "bots": [
            {"bot": bot, "elo": rounded(elo, 1), "slowest": found.slowest[bot]}
            for bot, elo in found.elo.items()
        ],
        "cross": [
            {"one": one, "other": other, "share": rounded(share, 4)}
            for (one, other), share in found.cross.items()
        ],
        "mirror": {"bot": plan.bots[0], "share": rounded(found.mirror, 4)},
    }


def rounded(span: Interval, places: int) -> dict[str, float]:
    """Return a figure, and where it lies."""
    return {name: round(figure, places) for name, figure in span._asdict().items()}


def show(console: Console, plan: LadderPlan, found: Standing, words: Words, title: str) -> None:
    """Print the strengths, the cross-table and the mirror."""
    console.print(Text(title, "bold"))
    console.print(strengths(found, words))
    console.print(shares(found, words))
    mirror = found.mirror
    fair = mirror.low <= 1 / 2 <= mirror.high
    said = words(
        "ladder-mirror", bot=plan.bots[0], share=percent(mirror), fair="yes" if fair else "no"
    )
    console.print(Text(said))
    console.print(Text(words("ladder-seed", seed=plan.seed), "dim"))


def strengths(found: Standing, words: Words) -> Table:
    """Return the table of strengths."""
    table = Table()
    table.add_column(words("ladder-bot"), overflow="fold")
    table.add_column("Elo", justify="right")
    table.add_column("95 %", justify="right")
    table.add_column(words("ladder-slowest"), justify="right")
    for bot in found.strongest():
        span = found.elo[bot]
        between = f"{span.low:+.0f} … {span.high:+.0f}"
        table.add_row(bot, f"{span.figure:+.0f}", between, f"{found.slowest[bot]:.2f}")
    return table


def shares(found: Standing, words: Words) -> Table:
    """Return the cross-table: what the bot of the row takes from the bot of the column.

    Columns have numbers: names may be long, and differ at their ends.
    """
    order = found.strongest()
    table = Table(title=words("ladder-cross"), title_justify="left")
    table.add_column("", overflow="fold")
    for number in range(1, len(order) + 1):
        table.add_column(str(number), justify="right", overflow="fold")
    for number, one in enumerate(order, 1):
        cells = [found.cross.get((one, other)) for other in order]
        shown = ["" if cell is None else percent(cell) for cell in cells]
        table.add_row(f"{number} {one}", *shown)
    return table


def percent(span: Interval) -> str:
    """Return a share as people read it."""
    return f"{span.figure:.0%} ({span.low:.0%}–{span.high:.0%})"
