"""`stolik campaign`: a campaign of «Стикеры», evening after evening."""

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from stolik import bots
from stolik.commands.asked import command, contents, lang, option, seed_of, settings, wrong_file
from stolik.commands.play import Host, answers
from stolik.core import Unreadable, Value
from stolik.games.stickers.campaign import (
    Campaign,
    Evening,
    deck_text,
    evening_game,
    new_campaign,
    next_evening,
    next_game,
    standing,
)
from stolik.games.stickers.campaign_file import read_campaign, write_campaign
from stolik.terminal.chronicle import Chronicle
from stolik.terminal.cupboard import EveningFile, our_cupboard
from stolik.terminal.help import Group, Number, Wrong, page
from stolik.terminal.paint import paper
from stolik.terminal.play import Sitting
from stolik.terminal.seating import Sitter
from stolik.terminal.transcript import transcript
from stolik.words import Words

MOST_EVENINGS = 10_000


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
    made = (new_one, show_one, play_one, undo_one, branch_one, export_one, import_one)
    for make in made:
        group.add_command(make(words))
    return group


def named(words: Words) -> click.Argument:
    """Return the argument that names a campaign."""
    return click.Argument(["name"], metavar=words("metavar-campaign"))


def told(words: Words, campaign: Campaign) -> Words:
    """Return the words of the game that a campaign is played with."""
    return Words(words.language, next_game(campaign.until(0)))


def opened(words: Words, campaign: Campaign) -> Campaign:
    """Return the campaign if all its evenings are possible; a forbidden move is told in words."""
    try:
        standing(campaign)
    except Unreadable as fault:
        raise Wrong(told(words, campaign).error(fault.said)) from None
    return campaign


def kept(words: Words, name: str) -> Campaign:
    """Return the campaign of this name."""
    return opened(words, our_cupboard().read(name))


def list_campaigns(words: Words) -> None:
    """Name the campaigns there are, and how to begin one."""
    cupboard = our_cupboard()
    for name in cupboard.names():
        click.echo(name)
    click.echo(words("campaign-list", campaigns=len(cupboard.names()), folder=str(cupboard.folder)))


# Beginning


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
        our_cupboard().add(name, campaign)
        Chronicle(paper(), told(words, campaign), name, campaign).tell()

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


# Looking


def show_one(words: Words) -> click.Command:
    """Return `stolik campaign show`."""

    def run(name: str, evening: int | None) -> None:
        campaign = kept(words, name)
        if evening is None:
            Chronicle(paper(), told(words, campaign), name, campaign).tell()
        else:
            show_evening(words, campaign.until(evening_number(words, campaign, evening)))

    return command(
        "show",
        run,
        words,
        named(words),
        option(words, "--evening", "help-evening", type=Number(1, MOST_EVENINGS, words)),
    )


def evening_number(words: Words, campaign: Campaign, number: int) -> int:
    """Return the number if there was such an evening."""
    if number > len(campaign.evenings):
        raise Wrong(words("wrong-evening", number=number, evenings=len(campaign.evenings)))
    return number


def show_evening(words: Words, campaign: Campaign) -> None:
    """Tell the last evening of a campaign move by move."""
    console = paper()
    game, record = evening_game(campaign)
    spoken = Words(words.language, game, list(campaign.evenings[-1].players))
    for line in transcript(game, record, spoken):
        console.print(Text(line))


# Playing


def play_one(words: Words) -> click.Command:
    """Return `stolik campaign play`."""

    def run(name: str, players: str | None, join: str | None, **asked: Any) -> None:
        cupboard, console = our_cupboard(), paper()
        campaign = kept(words, name)
        if standing(campaign).playing is None:
            host = Host(words, console, lambda text: input(f"{text}: "))
            campaign = begun(host, campaign, players, join, **asked)
            cupboard.write(name, campaign)
        elif players or join or any(asked.values()):
            raise Wrong(words("wrong-evening-begun", name=name))
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
    )


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
    sitters = seated(names, stand_ins)
    if sum(sitter.bot is None for sitter in sitters) > 1:
        settled |= answers(host, game, sitters, campaign.options | settled)
    return next_evening(campaign, names, stand_ins, settled, seed_of(words, seed))


def who_plays(
    words: Words, roster: list[str], players: str | None, join: str | None
) -> tuple[list[str], list[str]]:
    """Return the names at the table and the bots that stand in; newcomers are named as such."""
    new = [] if join is None else [name.strip() for name in join.split(",")]
    known = {name.casefold(): name for name in [*roster, *new]}
    typed = [*roster, *new] if players is None else [each.strip() for each in players.split(",")]
    names: list[str] = []
    stand_ins: list[str] = []
    for text in typed:
        name, _, bot = (part.strip() for part in text.partition("="))
        if name.casefold() not in known:
            raise Wrong(words("wrong-player", name=name, roster=", ".join(roster)))
        if bot and bot not in bots.BOTS:
            raise Wrong(words("wrong-bot", bot=bot, known=", ".join(bots.BOTS)))
        names.append(known[name.casefold()])
        stand_ins.append(bot)
    return names, stand_ins


def seated(names: list[str], stand_ins: list[str]) -> list[Sitter]:
    """Return who sits at the table."""
    return [
        Sitter(f"{name} ({bot})" if bot else name, bot or None)
        for name, bot in zip(names, stand_ins, strict=True)
    ]


def sit(words: Words, console: Console, name: str, campaign: Campaign) -> None:
    """Play the last evening, from its beginning or from where it was left; then tell how it is."""
    game, record = evening_game(campaign)
    evening: Evening = campaign.evenings[-1]
    sitters = seated(list(evening.players), list(evening.bots))
    spoken = Words(words.language, game, [sitter.name for sitter in sitters])
    if not evening.moves:
        tell_placed(spoken, console, campaign)
    keeper = EveningFile(our_cupboard(), name, campaign)
    Sitting(game, record, sitters, spoken, console, lambda text: input(f"{text}: "), keeper).play()
    after = our_cupboard().read(name)
    if standing(after).playing is None:
        console.print()
        Chronicle(console, told(words, after), name, after).tell_news()


def tell_placed(words: Words, console: Console, campaign: Campaign) -> None:
    """Tell which stickers chance has stuck because more players have come (ST-R26)."""
    for card, sticker in standing(campaign).placed:
        said = words("campaign-placed", card=card, sticker=words("sticker", sticker=sticker))
        console.print(Text(said))


# Taking back, branching off


def undo_one(words: Words) -> click.Command:
    """Return `stolik campaign undo`."""

    def run(name: str, *, yes: bool) -> None:
        cupboard = our_cupboard()
        campaign = cupboard.read(name)
        last = len(campaign.evenings)
        if not last:
            raise Wrong(words("wrong-nothing-to-undo", name=name))
        if not yes and not agreed(words, last):
            click.echo(words("campaign-not-undone"))
            return
        cupboard.write(name, campaign.until(last - 1))
        click.echo(words("campaign-undone", number=last, name=name))

    yes = option(words, "--yes", "help-yes", is_flag=True)
    return command("undo", run, words, named(words), yes)


def agreed(words: Words, number: int) -> bool:
    """Ask whether the evening may go for good."""
    answer = input(f"{words('campaign-undo-agree', number=number)}: ")
    return answer.strip().lower() in words("yes").split()


def branch_one(words: Words) -> click.Command:
    """Return `stolik campaign branch`."""

    def run(name: str, new_name: str, evening: int) -> None:
        cupboard = our_cupboard()
        campaign = cupboard.read(name)
        number = evening_number(words, campaign, evening)
        cupboard.add(new_name, campaign.until(number))
        click.echo(words("campaign-branched", name=name, new_name=new_name, number=number))

    return command(
        "branch",
        run,
        words,
        named(words),
        click.Argument(["new_name"], metavar=words("metavar-new-campaign")),
        option(
            words,
            "--evening",
            "help-branch-evening",
            type=Number(0, MOST_EVENINGS, words),
            required=True,
        ),
    )


# Files


def export_one(words: Words) -> click.Command:
    """Return `stolik campaign export`."""

    def run(name: str, file: str, *, deck: bool) -> None:
        campaign = kept(words, name)
        text = deck_text(campaign, standing(campaign)) if deck else write_campaign(campaign)
        if Path(file).exists():
            raise Wrong(words("wrong-file-exists", file=file))
        try:
            Path(file).write_text(text, "utf-8")
        except OSError as fault:
            raise wrong_file(words, file, fault) from None
        done = "campaign-deck-exported" if deck else "campaign-exported"
        click.echo(words(done, name=name, file=file))

    return command(
        "export",
        run,
        words,
        named(words),
        click.Argument(["file"], metavar="FILE"),
        option(words, "--deck", "help-deck", is_flag=True),
    )


def import_one(words: Words) -> click.Command:
    """Return `stolik campaign import`."""

    def run(file: str, name: str | None) -> None:
        campaign = opened(words, read_campaign(contents(words, file)))
        chosen = Path(file).stem if name is None else name
        our_cupboard().add(chosen, campaign)
        Chronicle(paper(), told(words, campaign), chosen, campaign).tell()

    return command(
        "import",
        run,
        words,
        click.Argument(["file"], metavar="FILE"),
        click.Argument(["name"], metavar=words("metavar-campaign"), required=False),
    )
