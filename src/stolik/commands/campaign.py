"""`stolik campaign`: a campaign of «Стикеры», evening after evening."""

from collections.abc import Iterator
from contextlib import contextmanager
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
from stolik.games.stickers.preparation import SEATS
from stolik.terminal.chronicle import Chronicle
from stolik.terminal.cupboard import Cupboard, EveningFile, as_typed, our_cupboard
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
        put_new(words, name, campaign)
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
    after = next_evening(campaign, names, stand_ins, settled, seed_of(words, seed))
    sitters = seated(names, stand_ins)
    if sum(sitter.bot is None for sitter in sitters) > 1:
        # Only now: nobody should be asked about an evening that cannot be.
        settled |= answers(host, game, sitters, campaign.options | settled)
        after = next_evening(campaign, names, stand_ins, settled, after.evenings[-1].seed)
    return after


def who_plays(
    words: Words, roster: list[str], players: str | None, join: str | None
) -> tuple[list[str], list[str]]:
    """Return the names at the table and the bots that stand in; newcomers are named as such."""
    new = [] if join is None else join.split(",")
    known = {name.casefold(): name for name in [*map(name_of, new), *roster]}
    typed = list(roster) if players is None else players.split(",")
    there = {name_of(text).casefold() for text in typed}
    typed += [text for text in new if name_of(text).casefold() not in there]
    if players is None and len(typed) > SEATS[-1]:
        everybody = ", ".join(map(name_of, typed))
        raise Wrong(words("wrong-too-many", most=SEATS[-1], names=everybody))
    names: list[str] = []
    stand_ins: list[str] = []
    for text in typed:
        name, bot = name_of(text), text.partition("=")[2].strip()
        if name.casefold() not in known:
            raise Wrong(words("wrong-player", name=name, roster=", ".join(roster)))
        if bot and bot not in bots.BOTS:
            raise Wrong(words("wrong-bot", bot=bot, known=", ".join(bots.BOTS)))
        names.append(known[name.casefold()])
        stand_ins.append(bot)
    return names, stand_ins


def name_of(text: str) -> str:
    """Return the name that was typed, without the bot that stands in."""
    return text.partition("=")[0].strip()


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


# Taking back, branching off


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


def branch_one(words: Words) -> click.Command:
    """Return `stolik campaign branch`."""

    def run(name: str, new_name: str, evening: int) -> None:
        campaign = taken(words, name)
        number = evening_number(words, campaign, evening)
        put_new(words, new_name, campaign.until(number))
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
        deck_alone = deck_text(campaign, standing(campaign), opens="") if deck else ""
        text = deck_alone or write_campaign(campaign)
        if Path(file).exists():
            raise Wrong(words("wrong-file-exists", file=file))
        if not Path(file).absolute().parent.is_dir():
            raise Wrong(words("wrong-no-folder", folder=str(Path(file).parent)))
        try:
            Path(file).write_text(text, "utf-8")
        except OSError as fault:
            raise wrong_file(words, file, fault) from None
        done = "campaign-deck-exported" if deck else "campaign-exported"
        click.echo(words(done, name=as_typed(name), file=as_typed(file)))

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
        put_new(words, chosen, campaign)
        Chronicle(paper(), told(words, campaign), chosen, campaign).tell()

    return command(
        "import",
        run,
        words,
        click.Argument(["file"], metavar="FILE"),
        click.Argument(["name"], metavar=words("metavar-campaign"), required=False),
    )
