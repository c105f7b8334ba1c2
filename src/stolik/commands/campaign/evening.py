"""An evening of a campaign: who comes, how it is played, how it is taken back."""

from typing import Any

import click
from rich.console import Console
from rich.text import Text

from stolik import bots
from stolik.commands.asked import command, option, seed_of, settings
from stolik.commands.campaign.kept import at_the_cupboard, kept, named, put, taken, told
from stolik.commands.play import Host, answers
from stolik.core import Value
from stolik.games.stickers.campaign import (
    Campaign,
    Evening,
    evening_game,
    next_evening,
    next_game,
    standing,
)
from stolik.games.stickers.preparation import SEATS
from stolik.terminal.chronicle import Chronicle
from stolik.terminal.cupboard import EveningFile, as_typed, our_cupboard
from stolik.terminal.help import Wrong
from stolik.terminal.paint import paper
from stolik.terminal.play import Sitting
from stolik.terminal.seating import Sitter
from stolik.words import Words


def play_one(words: Words) -> click.Command:
    """Return `stolik campaign play`."""

    def run(name: str, players: str | None, join: str | None, **asked: Any) -> None:
        console = paper()
        campaign = kept(words, name)
        if standing(campaign).playing is None:
            host = Host(words, console, ask)
            campaign = begun(host, campaign, players, join, **asked)
            put(words, name, campaign)
        elif players or join or any(asked.values()):
            raise Wrong(words("wrong-evening-begun", name=as_typed(name)))
        sit(words, console, name, campaign)

    return command(
        "play",
        run,
        words,
        named(words),
        option(words, "--players", "help-evening-players", metavar="NAMES"),
        option(words, "--join", "help-join", metavar="NAMES"),
        option(words, "--option", "help-option", multiple=True, metavar="NAME=VALUE"),
        option(words, "--seed", "help-seed", metavar="TEXT"),
        about="help-campaign-play",
    )


def ask(text: str) -> str:
    """Ask for a line."""
    return input(f"{text}: ")


# Who comes


def begun(
    host: Host,
    campaign: Campaign,
    players: str | None,
    join: str | None,
    *,
    option: tuple[str, ...],
    seed: str | None,
) -> Campaign:
    """Begin an evening with those who were named."""
    words, game = host.words, next_game(campaign)
    names, stand_ins = who_plays(words, standing(campaign).roster, players, join)
    settled: dict[str, Value] = settings(words, game, option)
    luck = seed_of(words, seed)
    after = next_evening(campaign, names, stand_ins, settled, luck, luck)
    sitters = seated(names, stand_ins)
    if sum(sitter.bot is None for sitter in sitters) > 1:
        # Only now: nobody should be asked about an evening that cannot be.
        known = campaign.options | after.evenings[-1].options
        settled |= answers(host, game, sitters, known)
        after = next_evening(campaign, names, stand_ins, settled, luck, luck)
    return after


def who_plays(
    words: Words, roster: list[str], players: str | None, join: str | None
) -> tuple[list[str], list[str]]:
    """Return the names at the table and the bots that stand in; newcomers are named as such."""
    new = [] if join is None else join.split(",")
    typed = list(roster) if players is None else players.split(",")
    there = {name_of(text).casefold() for text in typed}
    typed += [text for text in new if name_of(text).casefold() not in there]
    if players is None and len(typed) > SEATS[-1]:
        everybody = ", ".join(map(name_of, typed))
        raise Wrong(words("wrong-too-many", most=SEATS[-1], names=everybody))
    known = {name.casefold(): name for name in [*map(name_of, new), *roster]}
    refuse_strangers(words, roster, known, typed)
    return [known[name_of(text).casefold()] for text in typed], list(map(bot_of, typed))


def refuse_strangers(
    words: Words, roster: list[str], known: dict[str, str], typed: list[str]
) -> None:
    """Refuse a name that is not in the campaign, and a bot that does not exist."""
    for text in typed:
        name, bot = name_of(text), bot_of(text)
        if name.casefold() not in known:
            raise Wrong(words("wrong-player", name=name, roster=", ".join(roster)))
        if bot and bot not in bots.BOTS:
            raise Wrong(words("wrong-bot", bot=bot, known=", ".join(bots.BOTS)))


def name_of(text: str) -> str:
    """Return the name that was typed, without the bot that stands in."""
    return text.partition("=")[0].strip()


def bot_of(text: str) -> str:
    """Return the bot that stands in, if one was typed."""
    return text.partition("=")[2].strip()


def seated(names: list[str], stand_ins: list[str]) -> list[Sitter]:
    """Return who sits at the table."""
    return [
        Sitter(f"{name} ({bot})" if bot else name, bot or None)
        for name, bot in zip(names, stand_ins, strict=True)
    ]


# The game


def sit(words: Words, console: Console, name: str, campaign: Campaign) -> None:
    """Play the last evening, from its beginning or from where it was left; then tell how it is."""
    game, record = evening_game(campaign)
    evening: Evening = campaign.evenings[-1]
    sitters = seated(list(evening.players), list(evening.bots))
    spoken = Words(words.language, game, [sitter.name for sitter in sitters])
    if not evening.moves:
        tell_placed(spoken, console, campaign)
        tell_first(spoken, console, campaign)
    keeper = EveningFile(our_cupboard(), name, campaign)
    sitting = Sitting(game, record, sitters, spoken, console, ask, keeper)
    sitting.play()
    after = campaign.with_moves(sitting.course.record.moves)
    if sitting.keeper is not keeper:
        with at_the_cupboard(words, name):  # it could not be written before: perhaps it can be now
            keeper.keep(sitting.course.record)
    if standing(after).playing is None:
        console.print()
        Chronicle(console, told(words, after), name, after).tell_news()


def tell_placed(words: Words, console: Console, campaign: Campaign) -> None:
    """Tell which stickers chance has stuck because more players have come (ST-R26)."""
    placed = standing(campaign).placed
    pieces = [f"{card} — {words('sticker', sticker=sticker)}" for card, sticker in placed]
    if pieces:
        console.print(Text(words("campaign-placed", cards=", ".join(pieces))))


def tell_first(words: Words, console: Console, campaign: Campaign) -> None:
    """Tell who begins, where the last evening has decided that (ST-R29)."""
    playing = standing(campaign).playing
    if playing is not None and standing(campaign).stuck_last():
        name = campaign.evenings[-1].players[playing.first]
        console.print(Text(words("campaign-begins", name=name)))


# Taking back


def undo_one(words: Words) -> click.Command:
    """Return `stolik campaign undo`."""

    def run(name: str, *, yes: bool) -> None:
        campaign = taken(words, name)
        last = len(campaign.evenings)
        if not last:
            raise Wrong(words("wrong-nothing-to-undo", name=name))
        if not yes and not agreed(words, last):
            click.echo(words("campaign-not-undone"))
            return
        with at_the_cupboard(words, name) as cupboard:
            spare = cupboard.put_away(name, campaign)
        put(words, name, campaign.until(last - 1))
        click.echo(words("campaign-undone", number=last, name=as_typed(name), file=f'"{spare}"'))

    yes = option(words, "--yes", "help-yes", is_flag=True)
    return command("undo", run, words, named(words), yes)


def agreed(words: Words, number: int) -> bool:
    """Ask whether the evening is to go."""
    answer = ask(words("campaign-undo-agree", number=number))
    return answer.strip().lower() in words("yes").split()
