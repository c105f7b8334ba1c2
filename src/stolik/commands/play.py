"""`stolik play`: a game in the terminal."""

from pathlib import Path
from typing import Any

import click
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
from stolik.core import begin
from stolik.terminal.help import Wrong, wrong_value
from stolik.terminal.paint import paper
from stolik.terminal.play import Sitting
from stolik.terminal.seating import seated
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
    option: tuple[str, ...],
    components: str | None,
    seed: str | None,
    seats: str | None,
    save: str | None,
    resume: str | None,
) -> None:
    """Play in the terminal, from the beginning or from where a record ends."""
    played = chosen_game(words, game, components)
    if resume is None:
        sitters = seated(seats or "2", words)
        record = begin(played, len(sitters), seed or new_seed(), settings(words, played, option))
    else:
        refuse_with_resume(words, option=option, components=components, seed=seed)
        record = recorded(words, resume)
        played = games.game_of(record)
        sitters = seated(seats or str(record.seats), words)
        if (record.game, record.seats) != (game, len(sitters)):
            raise wrong_value(words, "--resume", resume, f"{game}, {len(sitters)}")
    if save is not None and Path(save).exists():
        raise Wrong(words("wrong-saved", file=save))
    file = save or resume
    words = Words(words.language, played, [sitter.name for sitter in sitters])
    console = paper()
    ask = lambda text: console.input(Text(f"{text}: "))  # noqa: E731 - a line, not a function
    Sitting(played, record, sitters, words, console, ask, Path(file) if file else None).play()


def refuse_with_resume(words: Words, **flags: object) -> None:
    """Refuse what the record has settled already."""
    for name, value in flags.items():
        if value:
            raise Wrong(words("wrong-resume", option=f"--{name}"))
