"""What can be read of a campaign: on the screen, or in a file to take along."""

from pathlib import Path

import click
from rich.text import Text

from stolik.commands.asked import command, option, wrong_file
from stolik.commands.campaign.kept import evening_number, evening_option, kept, named, tell
from stolik.games.stickers.campaign import Campaign, deck_text, evening_game, standing
from stolik.games.stickers.campaign_file import write_campaign
from stolik.terminal.cupboard import as_typed
from stolik.terminal.help import Wrong
from stolik.terminal.paint import paper
from stolik.terminal.transcript import transcript
from stolik.words import Words


def show_one(words: Words) -> click.Command:
    """Return `stolik campaign show`."""

    def run(name: str, evening: int | None) -> None:
        campaign = kept(words, name)
        if evening is None:
            tell(words, name, campaign)
        else:
            show_evening(words, campaign.until(evening_number(words, campaign, evening)))

    return command("show", run, words, named(words), evening_option(words, "help-evening", 1))


def show_evening(words: Words, campaign: Campaign) -> None:
    """Tell the last evening of a campaign move by move."""
    console = paper()
    game, record = evening_game(campaign)
    spoken = Words(words.language, game, list(campaign.evenings[-1].players))
    for line in transcript(game, record, spoken):
        console.print(Text(line))


def export_one(words: Words) -> click.Command:
    """Return `stolik campaign export`."""

    def run(name: str, file: str, *, deck: bool) -> None:
        campaign = kept(words, name)
        deck_alone = deck_text(campaign, standing(campaign), opens="") if deck else ""
        write_new(words, file, deck_alone or write_campaign(campaign))
        done = "campaign-deck-exported" if deck else "campaign-exported"
        click.echo(words(done, name=as_typed(name), file=as_typed(file)))

    file = click.Argument(["file"], metavar="FILE")
    deck = option(words, "--deck", "help-deck", is_flag=True)
    return command("export", run, words, named(words), file, deck)


def write_new(words: Words, file: str, text: str) -> None:
    """Write a file; never in the place of another."""
    if Path(file).exists():
        raise Wrong(words("wrong-file-exists", file=file))
    if not Path(file).absolute().parent.is_dir():
        raise Wrong(words("wrong-no-folder", folder=str(Path(file).parent)))
    try:
        Path(file).write_text(text, "utf-8")
    except OSError as fault:
        raise wrong_file(words, file, fault) from None
