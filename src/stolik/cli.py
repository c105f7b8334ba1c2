"""The command line: `stolik play`, and everything else that can be asked of the table."""

import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

import click
from rich.text import Text

from stolik.commands.language import lang, language_of, refuse_unknown_language
from stolik.core import Broken, Unreadable
from stolik.terminal.help import Group, page, sentence
from stolik.terminal.paint import paper
from stolik.words import Words, capital

COMMANDS = {
    "play": "play",
    "campaign": "campaign",
    "games": "catalogue",
    "rules": "catalogue",
    "replay": "replay",
    "simulate": "simulate",
    "ladder": "ladder",
    "analyse": "analyse",
    "check": "check",
    "serve": "serve",
    "verify": "verify",
    "backup": "backup",
    "restore": "backup",
    "tidy": "tidy",
}
"""The commands in the order a newcomer needs them, each with its module in `stolik.commands`."""
WRONG = 2
STOPPED = 130


def main(argv: Sequence[str] | None = None) -> None:
    """Run the program; whatever goes wrong is said in one sentence, with exit code 2."""
    args = list(sys.argv[1:] if argv is None else argv)
    make_do_with_any_letters()
    console = paper(stderr=True)
    words = Words(language_of(args))
    try:
        refuse_unknown_language(args, words)
        program(words).main(args, prog_name="stolik", standalone_mode=False)
    except (click.Abort, EOFError, KeyboardInterrupt):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # one is enough, while workers come home
        console.print(words("stopped"))
        sys.exit(STOPPED)
    except click.ClickException as fault:
        console.print(sentence(fault, words, command_of(args)))
        sys.exit(WRONG)
    except Unreadable as fault:
        console.print(Text(capital(words.error(fault.said))))
        sys.exit(WRONG)
    except Broken as fault:
        console.print(Text(words("broken", fault=str(fault))))
        sys.exit(1)
    except BrokenPipeError:
        # The reader (`head`, a closed pager) has seen enough; nothing more can be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def version_option(words: Words) -> click.Option:
    """Return the option that shows the version."""

    def show(context: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted:
            from importlib.metadata import version  # noqa: PLC0415 - slow, and seldom asked for

            click.echo(f"stolik {version('stolik')}")
            context.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=words("help-version"),
    )


def make_do_with_any_letters() -> None:
    """Put a mark where a letter cannot be shown or read, instead of stopping there."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def command_of(args: list[str]) -> str:
    """Return the command whose help page speaks of this call."""
    named = [arg for arg in args if arg in COMMANDS]
    return f"stolik {named[0]}" if named else "stolik"


class Program(Group):
    """All commands; none is imported before it is asked for: who plays waits for no laboratory."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click hands it over
        """Return the names of the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Return the command of this name."""
        return command_named(cmd_name, self.words) if cmd_name in COMMANDS else None

    def about(self, name: str) -> str:
        """Return the help text of a command."""
        return page(self.words, f"help-{name}")


def command_named(name: str, words: Words) -> click.Command:
    """Import a command, and make it in this language."""
    module = import_module(f"stolik.commands.{COMMANDS[name]}")
    command: click.Command = getattr(module, f"{name}_command")(words)
    return command


def program(words: Words) -> click.Group:
    """Return the program in this language; called by its name alone, it opens the house."""

    def start(*, network: bool) -> None:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            serve = command_named("serve", words)
            asked = ["--open", "--network"] if network else ["--open"]
            with serve.make_context("serve", asked, parent=context) as opening:
                serve.invoke(opening)
        elif network:
            raise click.NoSuchOption("--network")  # it would be lost on any other command

    return Program(
        "stolik",
        callback=start,
        invoke_without_command=True,
        words=words,
        help=page(words, "help-stolik"),
        params=[
            click.Option(["--network"], is_flag=True, help=words("help-serve-network")),
            lang(words),
            version_option(words),
        ],
    )
