"""`stolik play`: a game in the terminal."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from stolik import games
from stolik.commands.asked import (
    chosen_game,
    command,
    game_options,
    new_seed,
    option,
    recorded,
    settings,
)
from stolik.core import AnyGame, Record, Unreadable, Value, begin, offered, read_typed
from stolik.core.game import refuse_seats
from stolik.terminal.help import Wrong, wrong_value
from stolik.terminal.paint import paper
from stolik.terminal.play import Ask, Sitting
from stolik.terminal.seating import Sitter, seated
from stolik.words import Words, capital


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
    if save is not None and Path(save).exists():
        raise Wrong(words("wrong-saved", file=save))
    console = paper()
    host = Host(words, console, lambda text: console.input(Text(f"{text}: ")))
    if resume is None:
        played, record, sitters = new_table(host, game, seats or "2", **asked)
    else:
        refuse_with_resume(words, **asked)
        played, record, sitters = old_table(words, game, seats, resume)
    file = save or resume
    words = Words(words.language, played, [sitter.name for sitter in sitters])
    Sitting(played, record, sitters, words, console, host.ask, Path(file) if file else None).play()


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
    """Lay a table for a new game."""
    played = chosen_game(host.words, game, components)
    sitters = seated(seats, host.words)
    settled = settings(host.words, played, option)
    refuse_seats(len(sitters), played.seats)
    if sum(sitter.bot is None for sitter in sitters) > 1:
        settled |= answers(host, played, sitters, settled)
    return played, begin(played, len(sitters), seed or new_seed(), settled), sitters


def answers(
    host: Host, game: AnyGame, sitters: list[Sitter], settled: dict[str, Value]
) -> dict[str, Value]:
    """Ask what the book has people settle among themselves; an empty answer is the usual one."""
    words = Words(host.words.language, game)
    given: dict[str, Value] = {}
    for key in words.keys("ask-"):
        name = key.removeprefix("ask-")
        while name not in settled and name not in given:
            answer = host.ask(words(key)).strip()
            numbers = {sitter.name.lower(): str(seat) for seat, sitter in enumerate(sitters, 1)}
            try:
                usual = offered(game.options)[name][0]
                said = numbers.get(answer.lower(), answer)
                given[name] = read_typed(game.options, name, said) if said else usual
            except Unreadable as fault:
                host.console.print(Text(capital(words.error(fault.said))))
    return given


def old_table(words: Words, game: str, seats: str | None, file: str) -> TableLaid:
    """Lay the table of a record again."""
    record = recorded(words, file)
    sitters = seated(seats or str(record.seats), words)
    if (record.game, record.seats) != (game, len(sitters)):
        raise wrong_value(words, "--resume", file, f"{game}, {len(sitters)}")
    return games.game_of(record), record, sitters


def refuse_with_resume(words: Words, **flags: object) -> None:
    """Refuse what the record has settled already."""
    for name, value in flags.items():
        if value:
            raise Wrong(words("wrong-resume", option=f"--{name}"))
