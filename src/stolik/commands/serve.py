"""`stolik serve`: tables for people at different screens."""

import os
from pathlib import Path
from typing import Any

import click
from platformdirs import user_data_path

from stolik.commands.asked import command, option
from stolik.server.settings import Settings
from stolik.terminal.help import Number
from stolik.words import Words

MOST_PORT = 65_535
MOST_WORKERS = 64


def serve_command(words: Words) -> click.Command:
    """Return `stolik serve`."""

    def run(**asked: Any) -> None:
        # Whoever plays in the terminal should not wait for the parts of a server.
        from stolik.server.serving import serve  # noqa: PLC0415

        settings = settled(**asked)
        address = f"http://{settings.host}:{settings.port}"
        click.echo(words("serve-begins", address=address, store=settings.shown_store()))
        serve(settings)

    return command(
        "serve",
        run,
        words,
        setting(words, "--host", "127.0.0.1"),
        setting(words, "--port", "8765", type=Number(0, MOST_PORT, words)),
        setting(words, "--folder", ""),
        setting(words, "--database", ""),
        setting(words, "--secret", ""),
        setting(words, "--origin", ""),
        setting(words, "--workers", "2", type=Number(1, MOST_WORKERS, words)),
    )


def setting(words: Words, flag: str, usual: str, **parts: Any) -> click.Option:
    """Return a setting: a flag, or a variable of the environment."""
    name = flag.removeprefix("--")
    variable = f"STOLIK_{name.upper()}"
    return option(
        words, flag, f"help-serve-{name}", default=usual, envvar=variable, show_envvar=True, **parts
    )


def settled(folder: str, origin: str, **asked: Any) -> Settings:
    """Return the settings that were asked for."""
    home = os.environ.get("STOLIK_HOME")
    usual = Path(home) if home else user_data_path("stolik", appauthor=False)
    return Settings(
        folder=Path(folder) if folder else usual,
        origins=frozenset(filter(None, (each.strip() for each in origin.split(",")))),
        **asked,
    )
