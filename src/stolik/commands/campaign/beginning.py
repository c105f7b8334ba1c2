"""Where campaigns come from: one is begun, branches off another, is taken from a file."""

from pathlib import Path

import click

from stolik.commands.asked import command, contents, option, seed_of, settings
from stolik.commands.campaign.kept import (
    evening_number,
    evening_option,
    named,
    opened,
    put_new,
    taken,
    tell,
)
from stolik.games.stickers.campaign import new_campaign, next_game
from stolik.games.stickers.campaign_file import read_campaign
from stolik.words import Words


def new_one(words: Words) -> click.Command:
    """Return `stolik campaign new`."""

    def run(
        name: str,
        players: str,
        option: tuple[str, ...],
        components: str | None,
        seed: str | None,
    ) -> None:
        text = None if components is None else contents(words, components)
        roster = [each.strip() for each in players.split(",")]
        bare = new_campaign("", roster, {}, text)
        settled = settings(words, next_game(bare), option)
        campaign = new_campaign(seed_of(words, seed), roster, settled, text)
        put_new(words, name, campaign)
        tell(words, name, campaign)

    return command(
        "new",
        run,
        words,
        named(words),
        option(words, "--players", "help-players", metavar="NAMES", required=True),
        option(words, "--option", "help-option", multiple=True, metavar="NAME=VALUE"),
        option(words, "--components", "help-components", metavar="FILE"),
        option(words, "--seed", "help-seed", metavar="TEXT"),
    )


def branch_one(words: Words) -> click.Command:
    """Return `stolik campaign branch`."""

    def run(name: str, new_name: str, evening: int) -> None:
        campaign = taken(words, name)
        number = evening_number(words, campaign, evening)
        put_new(words, new_name, campaign.until(number))
        click.echo(words("campaign-branched", name=name, new_name=new_name, number=number))

    other = click.Argument(["new_name"], metavar=words("metavar-new-campaign"))
    evening = evening_option(words, "help-branch-evening", 0, required=True)
    return command("branch", run, words, named(words), other, evening)


def import_one(words: Words) -> click.Command:
    """Return `stolik campaign import`."""

    def run(file: str, name: str | None) -> None:
        campaign = opened(words, read_campaign(contents(words, file)))
        chosen = Path(file).stem if name is None else name
        put_new(words, chosen, campaign)
        tell(words, chosen, campaign)

    name = click.Argument(["name"], metavar=words("metavar-campaign"), required=False)
    return command("import", run, words, click.Argument(["file"], metavar="FILE"), name)
