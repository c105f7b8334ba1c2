"""`stolik tidy`: pack and clear away what the server keeps, now instead of little by little."""

from typing import Any

import click

from stolik.commands.asked import command, option
from stolik.commands.serve import keeping, setting, settled
from stolik.words import Words


def tidy_command(words: Words) -> click.Command:
    """Return `stolik tidy`."""

    def run(*, dry_run: bool, **asked: Any) -> None:
        # Whoever plays in the terminal should not wait for the parts of a server.
        from stolik.commands.tidying import say_what_would_go, tidy_up  # noqa: PLC0415

        (say_what_would_go if dry_run else tidy_up)(words, settled(**asked))

    places = [setting(words, flag, "") for flag in ("--folder", "--database")]
    dry = option(words, "--dry-run", "help-tidy-dry-run", is_flag=True)
    return command("tidy", run, words, *places, *keeping(words), dry)
