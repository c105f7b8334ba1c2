"""The command line: `stolik play`, and everything else that can be asked of the table."""

import os
import signal
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper

import click
from rich.text import Text

from stolik.commands.analyse import analyse_command
from stolik.commands.asked import lang
from stolik.commands.backup import backup_command, restore_command
from stolik.commands.campaign import campaign_command
from stolik.commands.catalogue import games_command, rules_command
from stolik.commands.check import check_command
from stolik.commands.ladder import ladder_command
from stolik.commands.language import language_of, refuse_unknown_language
from stolik.commands.play import play_command
from stolik.commands.replay import replay_command
from stolik.commands.serve import serve_command
from stolik.commands.simulate import simulate_command
from stolik.commands.verify import verify_command
from stolik.core import Broken, Unreadable
from stolik.terminal.help import Group, page, sentence
from stolik.terminal.paint import paper
from stolik.words import LANGUAGES, Words, capital

COMMANDS = (
    play_command,
    campaign_command,
    games_command,
    rules_command,
    replay_command,
    simulate_command,
    ladder_command,
    analyse_command,
    check_command,
    serve_command,
    verify_command,
    backup_command,
    restore_command,
)
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
    named = [arg for arg in args if arg in {make(Words(LANGUAGES[0])).name for make in COMMANDS}]
    return f"stolik {named[0]}" if named else "stolik"


def program(words: Words) -> click.Group:
    """Return the program in this language."""

    def start() -> None:
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            serve = serve_command(words)
            with serve.make_context("serve", ["--open"], parent=context) as opening:
                serve.invoke(opening)

    group = Group(
        "stolik",
        callback=start,
        invoke_without_command=True,
        words=words,
        help=page(words, "help-stolik"),
        params=[lang(words), version_option(words)],
    )
    for make in COMMANDS:
        group.add_command(make(words))
    return group
