"""The campaign that a command speaks of: taken from the cupboard, told about, put back."""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from stolik.commands.asked import option, wrong_file
from stolik.core import Unreadable
from stolik.games.stickers.campaign import Campaign, next_game, standing
from stolik.terminal.chronicle import Chronicle
from stolik.terminal.cupboard import Cupboard, our_cupboard
from stolik.terminal.help import Number, Wrong
from stolik.terminal.paint import paper
from stolik.words import Words

MOST_EVENINGS = 10_000


def named(words: Words) -> click.Argument:
    """Return the argument that names a campaign."""
    return click.Argument(["name"], metavar=words("metavar-campaign"))


def told(words: Words, campaign: Campaign) -> Words:
    """Return the words of the game that a campaign is played with."""
    return Words(words.language, next_game(campaign.until(0)))


def tell(words: Words, name: str, campaign: Campaign) -> None:
    """Tell everything about a campaign."""
    Chronicle(paper(), told(words, campaign), name, campaign).tell()


def opened(words: Words, campaign: Campaign) -> Campaign:
    """Return the campaign if all its evenings are possible; a forbidden move is told in words."""
    try:
        standing(campaign)
    except Unreadable as fault:
        raise Wrong(told(words, campaign).error(fault.said)) from None
    return campaign


@contextmanager
def at_the_cupboard(words: Words, name: str) -> Iterator[Cupboard]:
    """Open the folder with the campaigns; a file that fails us is told of in words."""
    cupboard = our_cupboard()
    try:
        yield cupboard
    except (OSError, UnicodeDecodeError) as fault:
        raise wrong_file(words, str(cupboard.path(name)), fault) from None


def taken(words: Words, name: str) -> Campaign:
    """Return the campaign of this name, whatever is in it."""
    with at_the_cupboard(words, name) as cupboard:
        return cupboard.read(name)


def kept(words: Words, name: str) -> Campaign:
    """Return the campaign of this name, if all its evenings are possible."""
    return opened(words, taken(words, name))


def put(words: Words, name: str, campaign: Campaign) -> None:
    """Keep the campaign as it is now."""
    with at_the_cupboard(words, name) as cupboard:
        cupboard.write(name, campaign)


def put_new(words: Words, name: str, campaign: Campaign) -> None:
    """Keep a new campaign."""
    with at_the_cupboard(words, name) as cupboard:
        cupboard.add(name, campaign)


def evening_option(words: Words, help_: str, least: int, *, required: bool = False) -> click.Option:
    """Return the option that numbers an evening."""
    number = Number(least, MOST_EVENINGS, words)
    return option(words, "--evening", help_, type=number, required=required)


def evening_number(words: Words, campaign: Campaign, number: int) -> int:
    """Return the number if there was such an evening."""
    if number > len(campaign.evenings):
        raise Wrong(words("wrong-evening", number=number, evenings=len(campaign.evenings)))
    return number
