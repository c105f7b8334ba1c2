"""`stolik analyse`: a recorded game as a curve, with its turning points."""

from pathlib import Path

import click
from rich.console import Console
from rich.progress import track
from rich.text import Text

from stolik import games
from stolik.commands.asked import command, option, recorded, wrong_file
from stolik.core import AnyGame, Record, Unreadable
from stolik.lab.analysis import Moment, curve, moments, sparks, turning_points
from stolik.terminal.help import Number, Wrong
from stolik.terminal.paint import paper
from stolik.terminal.seating import names_of
from stolik.terminal.transcript import head
from stolik.words import Words

MOST_STEPS = 1_000_000
WIDEST = 72


def analyse_command(words: Words) -> click.Command:
    """Return `stolik analyse`."""

    def run(file: str, steps: int, svg: str | None) -> None:
        record = recorded(words, file)
        game = games.game_of(record)
        spoken = Words(words.language, game, names_of(record.players, words))
        try:
            found = looked_at(game, record, steps, spoken)
        except Unreadable as fault:
            raise Wrong(spoken.error(fault.said)) from None
        if svg is not None:
            write(words, Path(svg), curve(found, names(record, spoken), head(game, record, spoken)))
        show(paper(), game, record, found, spoken)

    return command(
        "analyse",
        run,
        words,
        click.Argument(["file"], metavar="FILE"),
        option(words, "--steps", "help-steps", type=Number(1, MOST_STEPS, words), default=200),
        option(words, "--svg", "help-analyse-svg", metavar="FILE"),
    )


def looked_at(game: AnyGame, record: Record, steps: int, words: Words) -> list[Moment]:
    """Think about every moment, with a bar that shows how far it is."""
    bar = Console(stderr=True)
    return list(
        track(
            moments(game, record, steps),
            words("analyse-progress"),
            len(record.moves) + 1,
            console=bar,
            disable=not bar.is_terminal,
        )
    )


def names(record: Record, words: Words) -> list[str]:
    """Return who sat where."""
    return [words.name(seat) for seat in range(record.seats)]


def show(
    console: Console, game: AnyGame, record: Record, found: list[Moment], words: Words
) -> None:
    """Print a curve for every seat, then the turning points."""
    console.print(Text(head(game, record, words), "bold"))
    for seat, name in enumerate(names(record, words)):
        shares = [each.shares[seat] for each in found]
        console.print(Text(name))
        drawn = sparks(shares, min(WIDEST, console.width - 8))
        console.print(Text(f"  {drawn} {shares[-1]:.0%}"))
    points = turning_points(found)
    console.print(Text(words("analyse-turning" if points else "analyse-even")))
    for at, change in points:
        after = at.shares[at.seat or 0]
        said = f"{at.number:>4}. {words.name(at.seat or 0)}: {at.move}"
        console.print(Text(f"{said}  {after - change:.0%} → {after:.0%}"))


def write(words: Words, path: Path, content: str) -> None:
    """Write the picture."""
    try:
        path.write_text(content, "utf-8")
    except OSError as fault:
        raise wrong_file(words, str(path), fault) from None
