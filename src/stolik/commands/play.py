"""`stolik play`: a game in the terminal."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from stolik import games
from stolik.commands.asked import (
    chosen_game,
    command,
    game_options,
    option,
    recorded,
    seed_of,
    settings,
    wrong_file,
)
from stolik.core import AnyGame, Record, Unreadable, Value, begin, deal
from stolik.terminal.help import Wrong, wrong_value
from stolik.terminal.keeping import RecordFile
from stolik.terminal.paint import paper
from stolik.terminal.play import Ask, Sitting
from stolik.terminal.seating import Sitter, as_typed, seated
from stolik.terminal.typed import folded
from stolik.words import Words


def play_command(words: Words) -> click.Command:
    """Return `stolik play`."""

    def run(**asked: Any) -> None:
        play(words, **asked)

    return command(
        "play",
        run,
        words,
        *game_options(words),
        option(words, "--seats", "help-seats", metavar="WHO"),
        option(words, "--save", "help-save", metavar="FILE"),
        option(words, "--resume", "help-resume", metavar="FILE"),
    )


def play(
    words: Words,
    *,
    game: str,
    seats: str | None,
    save: str | None,
    resume: str | None,
    **asked: Any,
) -> None:
    """Play in the terminal, from the beginning or from where a record ends."""
    console = paper()
    host = Host(words, console, lambda text: input(f"{text}: "))
    if resume is None:
        played, record, sitters = new_table(host, game, "2" if seats is None else seats, **asked)
        file = None if save is None else new_file(words, save, record)
    else:
        refuse_with_resume(words, save=save, **asked)
        played, record, sitters = old_table(words, game, seats, resume)
        file = RecordFile(Path(resume))
    words = Words(words.language, played, [sitter.name for sitter in sitters])
    Sitting(played, record, sitters, words, console, host.ask, file).play()


def new_file(words: Words, name: str, record: Record) -> RecordFile:
    """Begin the file of a new game; find out now, not later, that it cannot be written."""
    file = RecordFile(Path(name))
    if file.path.exists():
        raise Wrong(words("wrong-saved", file=name))
    try:
        file.keep(record)
    except OSError as fault:
        raise wrong_file(words, name, fault) from None
    return file


@dataclass(frozen=True)
class Host:
    """Whoever lays the table: speaks a language, shows and asks."""

    words: Words
    console: Console
    ask: Ask


TableLaid = tuple[AnyGame, Record, list[Sitter]]


def new_table(
    host: Host,
    game: str,
    seats: str,
    *,
    option: tuple[str, ...],
    components: str | None,
    seed: str | None,
) -> TableLaid:
    """Lay a table for a new game, and find out whether it can be dealt."""
    played = chosen_game(host.words, game, components)
    sitters = seated(seats, host.words, played)
    settled = settings(host.words, played, option)
    if sum(sitter.bot is None for sitter in sitters) > 1:
        settled |= answers(host, played, sitters, settled)
    record = begin(played, len(sitters), seed_of(host.words, seed), settled)
    deal(played, record)
    return played, replace(record, players=as_typed(sitters)), sitters


def answers(
    host: Host, game: AnyGame, sitters: list[Sitter], settled: dict[str, Value]
) -> dict[str, Value]:
    """Ask which of them it is to be, where the book has people settle that among themselves."""
    words = Words(host.words.language, game)
    asked = [key.removeprefix("ask-") for key in words.keys("ask-")]
    given = {name: who(host, words, name, sitters) for name in asked if name not in settled}
    return {name: answer for name, answer in given.items() if answer}


def who(host: Host, words: Words, option: str, sitters: list[Sitter]) -> str:
    """Return the number of a seat, asked for by name or number; an empty answer names nobody."""
    seats = {folded(sitter.name): str(seat) for seat, sitter in enumerate(sitters, 1)}
    seats |= {str(seat): str(seat) for seat in range(1, len(sitters) + 1)} | {"": ""}
    while folded(answer := host.ask(words(f"ask-{option}")).strip()) not in seats:
        names = ", ".join(f"{seat} {sitter.name}" for seat, sitter in enumerate(sitters, 1))
        host.console.print(words("play-ask-again", answer=answer, names=names))
    return seats[folded(answer)]


def old_table(words: Words, game: str, seats: str | None, file: str) -> TableLaid:
    """Lay the table of a record again, with those who sat there unless others are named."""
    record = recorded(words, file)
    if record.game != game:
        raise Unreadable("the record is of {game}, not of {ours}", game=record.game, ours=game)
    played = games.game_of(record)
    who_sat = ",".join(record.players) or str(record.seats)
    sitters = seated(who_sat if seats is None else seats, words, played)
    if len(sitters) != record.seats:
        raise wrong_value(words, "--seats", str(seats), str(record.seats))
    return played, replace(record, players=as_typed(sitters)), sitters


def refuse_with_resume(words: Words, **flags: object) -> None:
    """Refuse what the record has settled already."""
    for name, value in flags.items():
        if value:
            raise Wrong(words("wrong-resume", option=f"--{name}"))
