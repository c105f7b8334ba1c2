"""What several commands ask for: a game, its options, a file."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from stolik import bots, games
from stolik.commands.language import lang
from stolik.core import AnyGame, Record, Value, read_record, read_typed
from stolik.core.shape import JSON
from stolik.terminal.help import Command, Wrong, page, wrong_value
from stolik.terminal.paint import file_fault
from stolik.words import Words


def command(
    name: str, run: Callable[..., None], words: Words, *params: click.Parameter, about: str = ""
) -> click.Command:
    """Return a command, every one with a language; its help page is called after it, or as told."""
    help_ = page(words, about or f"help-{name}")
    return Command(name, callback=run, params=[*params, lang(words)], help=help_, words=words)


def option(words: Words, flag: str, help_: str, **parts: Any) -> click.Option:
    """Return an option with its help."""
    return click.Option([flag], help=words(help_, bots=", ".join(bots.BOTS)), **parts)


def game_options(words: Words) -> list[click.Parameter]:
    """Return what every command takes that deals a table."""
    return [
        click.Argument(["game"], metavar="GAME"),
        option(words, "--option", "help-option", multiple=True, metavar="NAME=VALUE"),
        option(words, "--components", "help-components", metavar="FILE"),
        option(words, "--seed", "help-seed", metavar="TEXT"),
    ]


def chosen_game(words: Words, key: str, components: str | None) -> AnyGame:
    """Return the game, with an owner's components if a file was named."""
    game = games.find(key)
    return game if components is None else game.with_components(contents(words, components))


def contents(words: Words, file: str) -> str:
    """Return the text of a file, whether or not an editor put its mark in front.

    Of one that is longer than any that could be read, as much as shows that.
    """
    try:
        with Path(file).open(encoding="utf-8-sig") as text:
            return text.read(JSON.letters + 1)
    except (OSError, UnicodeDecodeError) as fault:
        raise wrong_file(words, file, fault) from None


def wrong_file(words: Words, file: str, fault: OSError | UnicodeDecodeError) -> Wrong:
    """Return the refusal of a file that cannot be read or written."""
    return Wrong(words("wrong-file", file=file, detail=file_fault(fault, words)))


def recorded(words: Words, file: str) -> Record:
    """Return the record in a file; of what is not even written like one, only that is said."""
    text = contents(words, file)
    if not text.lstrip().startswith("{"):
        raise Wrong(words("wrong-record", file=file))
    return read_record(text)


def settings(words: Words, game: AnyGame, given: tuple[str, ...]) -> dict[str, Value]:
    """Return the options that were typed as name=value."""
    settled: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong(words("wrong-option-form", text=text))
        settled[name.strip()] = read_typed(game.options, name.strip(), value)
    return settled


def seed_of(words: Words, given: str | None) -> str:
    """Return the seed that was typed, or a word that nobody could have guessed."""
    if given is None:
        return secrets.token_hex(8)
    try:
        given.encode()
    except UnicodeEncodeError:
        shown = given.encode(errors="replace").decode()
        raise wrong_value(words, "--seed", shown, words("kind-text")) from None
    return given
