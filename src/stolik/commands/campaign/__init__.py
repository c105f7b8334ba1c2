"""`stolik campaign`: a campaign of «Стикеры», evening after evening."""

import click

from stolik.commands.campaign.beginning import branch_one, import_one, new_one
from stolik.commands.campaign.evening import play_one, undo_one
from stolik.commands.campaign.looking import export_one, show_one
from stolik.commands.language import lang
from stolik.terminal.cupboard import our_cupboard
from stolik.terminal.help import Group, page
from stolik.words import Words

MADE = (new_one, show_one, play_one, undo_one, branch_one, export_one, import_one)
"""In the order a newcomer needs them."""


def campaign_command(words: Words) -> click.Command:
    """Return `stolik campaign` with all its commands."""

    def start() -> None:
        if click.get_current_context().invoked_subcommand is None:
            list_campaigns(words)

    group = Group(
        "campaign",
        callback=start,
        invoke_without_command=True,
        words=words,
        help=page(words, "help-campaign"),
        params=[lang(words)],
    )
    for make in MADE:
        group.add_command(make(words))
    return group


def list_campaigns(words: Words) -> None:
    """Name the campaigns there are, and how to begin one."""
    cupboard = our_cupboard()
    for name in cupboard.names():
        click.echo(name)
    click.echo(words("campaign-list", campaigns=len(cupboard.names()), folder=str(cupboard.folder)))
