"""`stolik serve`: tables for people at different screens; `stolik` alone opens a browser too."""

import os
import sys
import webbrowser
from dataclasses import fields, replace
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
from platformdirs import user_data_path

from stolik.commands.asked import command, option
from stolik.core import Unreadable
from stolik.server.settings import Keeping, Settings
from stolik.server.store.addresses import without_password
from stolik.terminal.help import Number
from stolik.words import Words

MOST_PORT = 65_535
MOST_WORKERS = 64
MOST_CONNECTIONS = 1_000_000
MOST_PATIENCE = 600
MOST_CROWD = 1_000_000
MOST_DAYS = 36_500
ANYWHERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - known, not listened at
"""What listens where nobody has said, or at every address; and how this machine reaches it."""


def serve_command(words: Words) -> click.Command:
    """Return `stolik serve`."""

    def run(*, browse: bool, **asked: Any) -> None:
        settings = settled(**asked)
        if browse and is_open(settings):
            click.echo(words("serve-is-open", address=address_of(settings)))
            if settings.network:
                click.echo(words("serve-let-in"))
            webbrowser.open(address_of(settings))
            return
        # Whoever plays in the terminal should not wait for the parts of a server.
        from stolik.server.serving import serve  # noqa: PLC0415

        def say(port: int, friends: str) -> None:
            welcome(words, replace(settings, port=port), friends, browse=browse)

        serve(settings, say)

    return command(
        "serve",
        run,
        words,
        setting(words, "--host", ""),
        setting(words, "--port", "8765", type=Number(0, MOST_PORT, words)),
        setting(words, "--folder", ""),
        setting(words, "--database", ""),
        setting(words, "--secret", ""),
        setting(words, "--origin", ""),
        setting(words, "--address", ""),
        option(
            words,
            "--network",
            "help-serve-network",
            is_flag=True,
            envvar="STOLIK_NETWORK",
            show_envvar=True,
        ),
        setting(words, "--workers", "2", type=Number(1, MOST_WORKERS, words)),
        setting(words, "--connections", "20000", type=Number(1, MOST_CONNECTIONS, words)),
        setting(words, "--per-address", "500", type=Number(1, MOST_CONNECTIONS, words)),
        setting(words, "--patience", "10", type=Number(1, MOST_PATIENCE, words)),
        setting(words, "--crowd", "40", type=Number(0, MOST_CROWD, words)),
        *keeping(words),
        click.Option(["--open", "browse"], is_flag=True, help=words("help-serve-open")),
    )


def welcome(words: Words, settings: Settings, friends: str, *, browse: bool) -> None:
    """Say where the house is, and where friends find it; and go there, if that was asked for."""
    address = address_of(settings)
    click.echo(words("serve-begins", address=address, store=without_password(settings.store())))
    if friends:
        click.echo(words("serve-friends", address=friends))
        draw(friends)
    elif settings.network:
        click.echo(words("serve-no-network"))
    if browse and not webbrowser.open(address):
        click.echo(words("serve-no-browser", address=address))


def draw(address: str) -> None:
    """Draw an address for the cameras of those who stand around, where there is a screen."""
    if sys.stdout.isatty():
        import segno  # noqa: PLC0415 - only who opens a house to others needs it

        segno.make(address, error="l").terminal(compact=True)


def address_of(settings: Settings) -> str:
    """Return where a browser on this machine finds the house."""
    return f"http://{reached(settings.host)}:{settings.port}"


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


def keeping(words: Words) -> list[click.Option]:
    """Return for how many days the house keeps what nobody comes back to, one setting each."""
    return [
        setting(
            words,
            f"--keep-{each.name}",
            str(each.default),
            type=Number(0, MOST_DAYS, words),
            metavar="DAYS",
        )
        for each in fields(Keeping)
    ]


def kept(asked: dict[str, Any]) -> Keeping:
    """Take out of what was asked for how long everything is kept."""
    days = {each.name: asked.pop(f"keep_{each.name}", each.default) for each in fields(Keeping)}
    return Keeping(**days)


def settled(folder: str = "", origin: str = "", address: str = "", **asked: Any) -> Settings:
    """Return the settings that were asked for."""
    home = os.environ.get("STOLIK_HOME")
    usual = Path(home) if home else user_data_path("stolik", appauthor=False)
    settings = Settings(
        folder=Path(folder) if folder else usual,
        origins=origins_in(origin),
        address=plain(address),
        keeping=kept(asked),
        **asked,
    )
    if settings.network and (settings.host or settings.database or settings.address):
        raise Unreadable("--network goes without --host, --database and --address")
    return settings


def origins_in(text: str) -> frozenset[str]:
    """Return the sites that were named, separated by commas."""
    origins = frozenset(filter(None, (each.strip() for each in text.split(","))))
    for each in origins:
        if not each.startswith(("http://", "https://")):
            raise Unreadable(
                "the origin '{origin}' should begin with http:// or https://", origin=each
            )
    return origins


def plain(address: str) -> str:
    """Return the address of the house for people outside, refusing what links cannot begin with."""
    if address and not is_site(address):
        raise Unreadable(
            "the address '{address}' should look like https://stolik.example", address=address
        )
    return address.removesuffix("/")


def is_site(address: str) -> bool:
    """Tell whether this is the address of a whole site: a scheme, a name, perhaps a port."""
    try:
        parts = urlsplit(address)
        site = f"{parts.scheme}://{parts.netloc}"
        named = bool(parts.hostname) and parts.port != 0 and parts.username is None
    except ValueError:
        return False
    return named and parts.scheme in {"http", "https"} and address in {site, f"{site}/"}
