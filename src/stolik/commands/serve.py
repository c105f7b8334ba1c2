"""`stolik serve`: tables for people at different screens; `stolik` alone opens a browser too."""

import os
import socket
import webbrowser
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import click
from platformdirs import user_data_path

from stolik.commands.asked import command, option
from stolik.core import Unreadable
from stolik.server.settings import Settings
from stolik.server.store.addresses import without_password
from stolik.terminal.help import Number
from stolik.words import Words

MOST_PORT = 65_535
MOST_WORKERS = 64
MOST_CONNECTIONS = 1_000_000
MOST_PATIENCE = 600
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - known, not listened at
"""What listens at every address, and how this machine reaches it."""


def serve_command(words: Words) -> click.Command:
    """Return `stolik serve`."""

    def run(*, browse: bool, **asked: Any) -> None:
        settings = settled(**asked)
        if browse and is_open(settings):
            click.echo(words("serve-is-open", address=address_of(settings)))
            webbrowser.open(address_of(settings))
            return
        # Whoever plays in the terminal should not wait for the parts of a server.
        from stolik.server.serving import serve  # noqa: PLC0415

        serve(settings, lambda: welcome(words, settings, browse=browse))

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
        setting(words, "--address", ""),
        setting(words, "--workers", "2", type=Number(1, MOST_WORKERS, words)),
        setting(words, "--connections", "20000", type=Number(1, MOST_CONNECTIONS, words)),
        setting(words, "--per-address", "500", type=Number(1, MOST_CONNECTIONS, words)),
        setting(words, "--patience", "10", type=Number(1, MOST_PATIENCE, words)),
        click.Option(["--open", "browse"], is_flag=True, help=words("help-serve-open")),
    )


def welcome(words: Words, settings: Settings, *, browse: bool) -> None:
    """Say where the house is; and go there, if that was asked for."""
    address = address_of(settings)
    click.echo(words("serve-begins", address=address, store=without_password(settings.store())))
    if settings.host in ANYWHERE and (neighbours := address_in_network()):
        click.echo(words("serve-network", address=f"http://{neighbours}:{settings.port}"))
    if browse and not webbrowser.open(address):
        click.echo(words("serve-no-browser", address=address))


def address_of(settings: Settings) -> str:
    """Return where a browser on this machine finds the house."""
    return f"http://{reached(settings.host)}:{settings.port}"


def address_in_network() -> str:
    """Return where other machines find this one; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))  # an address for examples, on the way to anywhere
        except OSError:
            return ""
        return str(line.getsockname()[0])


def reached(host: str) -> str:
    """Return how this machine reaches an address to listen at: anywhere is also here."""
    host = ANYWHERE.get(host, host)
    return f"[{host}]" if ":" in host else host


def is_open(settings: Settings) -> bool:
    """Tell whether a house is open there already: who starts it twice wants to play."""
    line = HTTPConnection(reached(settings.host), settings.port, timeout=1)
    try:
        line.request("GET", "/healthz")
        return line.getresponse().read() == b'{"alive":true}'
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


def setting(words: Words, flag: str, usual: str, **parts: Any) -> click.Option:
    """Return a setting: a flag, or a variable of the environment."""
    name = flag.removeprefix("--")
    variable = f"STOLIK_{name.upper().replace('-', '_')}"
    return option(
        words,
        flag,
        f"help-serve-{name}",
        default=usual,
        envvar=variable,
        show_envvar=True,
        show_default=bool(usual),
        **parts,
    )


def settled(folder: str, origin: str = "", address: str = "", **asked: Any) -> Settings:
    """Return the settings that were asked for."""
    origins = frozenset(filter(None, (each.strip() for each in origin.split(","))))
    for each in filter(None, (address, *origins)):
        if not each.startswith(("http://", "https://")):
            raise Unreadable(
                "the origin '{origin}' should begin with http:// or https://", origin=each
            )
    home = os.environ.get("STOLIK_HOME")
    usual = Path(home) if home else user_data_path("stolik", appauthor=False)
    return Settings(
        folder=Path(folder) if folder else usual,
        origins=origins,
        address=address,
        **asked,
    )
