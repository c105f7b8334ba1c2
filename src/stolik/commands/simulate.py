"""`stolik simulate`: many games between bots."""

import os
import time
from dataclasses import asdict
from json import dumps
from typing import Any

import click

from stolik import bots
from stolik.commands.asked import (
    chosen_game,
    command,
    game_options,
    option,
    seed_of,
    settings,
)
from stolik.core import (
    AnyGame,
    Chance,
    settle,
)
from stolik.lab.report import Report, report
from stolik.lab.simulate import Plan
from stolik.lab.simulate import simulate as simulated
from stolik.terminal.help import Number, wrong_value
from stolik.terminal.paint import paper
from stolik.terminal.progress import with_bar
from stolik.terminal.report import show_report
from stolik.terminal.typed import whole
from stolik.words import Words

MOST_GAMES = 10_000_000


def simulate_command(words: Words) -> click.Command:
    """Return `stolik simulate`."""

    def run(**asked: Any) -> None:
        simulate(words, **asked)

    cores = os.cpu_count() or 1
    return command(
        "simulate",
        run,
        words,
        *game_options(words),
        option(
            words, "--games", "help-number-of-games", type=Number(1, MOST_GAMES, words), default=100
        ),
        option(words, "--seats", "help-simulate-seats", default="2", metavar="N"),
        option(words, "--bots", "help-bots", default="greed,luck", metavar="NAMES"),
        option(words, "--jobs", "help-jobs", type=Number(1, 1024, words), default=cores),
        option(words, "--check", "help-soak", is_flag=True),
        option(words, "--json", "help-json", is_flag=True),
    )


def simulate(
    words: Words, *, game: str, components: str | None, jobs: int, json: bool, **asked: Any
) -> None:
    """Play many games and print what came out."""
    played = chosen_game(words, game, components)
    plan = plan_of(words, played, **asked)
    rehearse(plan)
    began = time.perf_counter()
    games = simulated(plan, min(jobs, plan.games))
    outcomes = list(with_bar(games, words("simulate-progress"), plan.games))
    speed = plan.games / (time.perf_counter() - began)
    if json:
        click.echo(dumps(asdict(report(outcomes)) | {"seed": plan.seed}, ensure_ascii=False))
    else:
        tell(Words(words.language, played), played, plan, report(outcomes), speed)


def plan_of(
    words: Words,
    game: AnyGame,
    *,
    option: tuple[str, ...],
    seed: str | None,
    seats: str,
    check: bool,
    **asked: Any,
) -> Plan:
    """Return what is to be played."""
    return Plan(
        game.key,
        table_sizes(words, game, seats),
        tuple(bot.strip() for bot in asked["bots"].split(",")),
        asked["games"],
        seed_of(words, seed),
        settings(words, game, option),
        game.components,
        check,
    )


def tell(words: Words, game: AnyGame, plan: Plan, found: Report, speed: float) -> None:
    """Print the figures, and how fast they came."""
    console = paper()
    show_report(console, game, found, words)
    if plan.check:
        console.print(words("simulate-checked"))
    console.print(words("simulate-speed", speed=f"{speed:.0f}"), style="dim")


def rehearse(plan: Plan) -> None:
    """Find out before the long work that a bot is unknown or a table cannot be dealt."""
    for bot in plan.bots:
        bots.find(bot)
    game = plan.played()
    for seats in plan.seats:
        game.prepare(seats, settle(game.options, plan.options), Chance(plan.seed))


def table_sizes(words: Words, game: AnyGame, text: str) -> tuple[int, ...]:
    """Return the numbers of seats that were asked for."""
    if text == "all":
        return game.seats
    sizes = tuple(size for size in map(whole, text.split(",")) if size is not None)
    if len(sizes) != len(text.split(",")):
        raise wrong_value(words, "--seats", text, words("kind-number-or-list"))
    return sizes
