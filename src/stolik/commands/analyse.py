"""`stolik analyse`: a recorded game as a curve, with its turning points."""

import os
from math import sqrt
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from stolik import games
from stolik.commands.asked import command, option, recorded, wrong_file
from stolik.core import AnyGame, Choice, Record, Unreadable
from stolik.lab.analysis import (
    Moment,
    Turning,
    better_choice,
    choice_made,
    moments,
    turning_points,
)
from stolik.lab.analysis_picture import Said, picture
from stolik.terminal.curve import marks, sparks
from stolik.terminal.help import Number, Wrong
from stolik.terminal.paint import paper
from stolik.terminal.progress import with_bar
from stolik.terminal.seating import names_of
from stolik.terminal.transcript import head
from stolik.words import Words

MOST_GAMES = 100_000
USUAL_GAMES = 60
"""So many that nobody waits much longer than a minute, and the same number for every seat."""
WIDEST, NARROWEST = 72, 4


def analyse_command(words: Words) -> click.Command:
    """Return `stolik analyse`."""

    def run(file: str, games: int, workers: int, svg: str | None) -> None:
        analyse(words, file, games, workers, None if svg is None else Path(svg))

    many = Number(1, MOST_GAMES, words)
    cores = os.cpu_count() or 1
    return command(
        "analyse",
        run,
        words,
        click.Argument(["file"], metavar="FILE"),
        option(words, "--games", "help-analyse-games", type=many, default=USUAL_GAMES),
        option(words, "--workers", "help-jobs", type=Number(1, 1024, words), default=cores),
        option(words, "--svg", "help-analyse-svg", metavar="FILE"),
    )


def analyse(words: Words, file: str, played: int, workers: int, svg: Path | None) -> None:
    """Go through a game, draw it if asked to, and tell it."""
    record = recorded(words, file)
    if svg is not None:
        refuse_to_lose(words, svg)
    game = games.game_of(record)
    spoken = Words(words.language, game, names_of(record.players, words))
    try:
        found = looked_at(record, played, workers, spoken)
    except Unreadable as fault:
        raise Wrong(spoken.error(fault.said)) from None
    turning = turning_points(found)
    points = [told(game, record, number, at, spoken) for number, at in enumerate(turning, 1)]
    said = Said(
        head(game, record, spoken),
        spoken("analyse-about", error=round(100 / sqrt(played))),
        spoken("analyse-moves"),
        [spoken.name(seat) for seat in range(record.seats)],
        points,
    )
    if svg is not None:
        write(words, svg, picture(found, turning, said))
    show(paper(), found, turning, said, spoken)


def refuse_to_lose(words: Words, svg: Path) -> None:
    """Refuse, before the long work, to write over what is no picture, such as the record itself."""
    try:
        if not svg.parent.is_dir():
            raise FileNotFoundError
        start = svg.read_bytes()[:1000] if svg.is_file() else b""
    except OSError as fault:
        raise wrong_file(words, str(svg), fault) from None
    if start and b"<svg" not in start:
        raise Wrong(words("wrong-picture", file=str(svg)))


def looked_at(record: Record, played: int, workers: int, words: Words) -> list[Moment]:
    """Play on from every moment, with a bar that shows how far it is."""
    played_on = moments(record, played, workers)
    return list(with_bar(played_on, words("analyse-progress"), len(record.moves) + 1))


def told(game: AnyGame, record: Record, number: int, at: Turning, words: Words) -> str:
    """Tell a turning point: whose move, what it changed, and what would have been better."""
    said = words(
        "analyse-point",
        point=number,
        number=at.number,
        seat=at.seat,
        move=spoken_move(choice_made(game, record, at), words),
        before=percent(at.before),
        after=percent(at.after),
    )
    better = better_choice(game, record, at)
    if better is None:
        return said
    return f"{said} {words('analyse-better', move=spoken_move(better, words))}"


def spoken_move(choice: Choice, words: Words) -> str:
    """Say a move as it is offered."""
    about = f"{choice['code']} {words.say(choice['about'])}".strip()
    return words("analyse-move", about=about, says=words.say(choice["says"]))


def percent(share: float) -> str:
    """Return a share to be read: before the end nothing is quite sure, however it is rounded."""
    return f"{share if share in {0.0, 1.0} else min(0.99, max(0.01, share)):.0%}"


def show(
    console: Console, found: list[Moment], turning: list[Turning], said: Said, words: Words
) -> None:
    """Print a curve for every seat with its turning points marked, then tell them."""
    width = max(NARROWEST, min(WIDEST, console.width - 8))
    console.print(Text(said.title, "bold"))
    for seat, name in enumerate(said.names):
        shares = [each.chances.shares[seat] for each in found]
        own = {number: at.number for number, at in enumerate(turning, 1) if at.seat == seat}
        console.print(Text(name))
        console.print(Text(f"  {sparks(shares, width)} {percent(shares[-1])}"))
        if own:
            console.print(Text(f"  {marks(own, len(found), width)}"))
    console.print(Text(said.about, "dim"))
    console.print(Text(words("analyse-turning" if turning else "analyse-even")))
    for point in said.points:
        console.print(Text(point))


def write(words: Words, path: Path, content: str) -> None:
    """Write the picture."""
    try:
        path.write_text(content, "utf-8")
    except OSError as fault:
        raise wrong_file(words, str(path), fault) from None
