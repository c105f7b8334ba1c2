"""`stolik backup` and `stolik restore`: all that the server keeps, while it runs."""

import click

from stolik.commands.asked import command, option
from stolik.commands.serve import setting, settled
from stolik.words import Words


def backup_command(words: Words) -> click.Command:
    """Return `stolik backup`."""

    def run(file: str, *, force: bool, **asked: str) -> None:
        # Whoever plays in the terminal should not wait for the parts of a server.
        from stolik.commands.backing_up import write_backup  # noqa: PLC0415

        write_backup(words, settled(**asked), file, force=force)

    force = option(words, "--force", "help-backup-force", is_flag=True)
    return command("backup", run, words, *places(words), force)


def restore_command(words: Words) -> click.Command:
    """Return `stolik restore`."""

    def run(file: str, **asked: str) -> None:
        from stolik.commands.backing_up import bring_back  # noqa: PLC0415 - as above

        bring_back(words, settled(**asked), file)

    return command("restore", run, words, *places(words))


def places(words: Words) -> list[click.Parameter]:
    """Return what both ask for: the file, and where the server keeps what it has."""
    return [
        click.Argument(["file"], metavar="FILE"),
        *(setting(words, flag, "") for flag in ("--folder", "--database", "--secret")),
    ]
