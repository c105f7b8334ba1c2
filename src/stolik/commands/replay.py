"""`stolik replay`: a recorded game, told or drawn."""

import click
from rich.console import Console
from rich.text import Text

from stolik import games
from stolik.commands.asked import command, option, recorded
from stolik.core import AnyGame, Record, Unreadable, deal, replay
from stolik.terminal.help import Number, Wrong
from stolik.terminal.paint import painted, paper, show_end
from stolik.terminal.seating import names_of
from stolik.terminal.transcript import head, told, transcript
from stolik.words import Words

MOST_MOVES = 100_000


def replay_command(words: Words) -> click.Command:
    """Return `stolik replay`."""

    def run(file: str, at: int | None, *, tables: bool) -> None:
        record = recorded(words, file)
        game = games.game_of(record)
        spoken = Words(words.language, game, names_of(record.players, words))
        try:
            show(game, record, at, spoken, tables=tables)
        except Unreadable as fault:
            # The game's own words are at hand here: a forbidden move is told with its reason.
            raise Wrong(spoken.error(fault.said)) from None

    return command(
        "replay",
        run,
        words,
        click.Argument(["file"], metavar="FILE"),
        option(words, "--at", "help-at", type=Number(0, MOST_MOVES, words)),
        option(words, "--tables", "help-tables", is_flag=True),
    )


def show(game: AnyGame, record: Record, at: int | None, words: Words, *, tables: bool) -> None:
    """Draw one moment, or all of them, or tell the game."""
    console = paper()
    if at is not None:
        show_at(console, game, record, at, words)
    elif tables:
        show_tables(console, game, record, words)
    else:
        for line in transcript(game, record, words):
            console.print(line)


def show_at(console: Console, game: AnyGame, record: Record, at: int, words: Words) -> None:
    """Draw the table after so many moves."""
    if at > len(record.moves):
        raise Wrong(words("wrong-at", at=at, moves=len(record.moves)))
    state = deal(game, record)
    for step in replay(game, record.until(at)):
        state = step.state
    console.print(words("replay-at", number=at))
    console.print(painted(game.draw(game.view(state, None), words.say, console.width)), end="")


def show_tables(console: Console, game: AnyGame, record: Record, words: Words) -> None:
    """Tell every move that is told to an onlooker, and draw the table after it."""
    console.print(head(game, record, words))
    for step in replay(game, record):
        lines = list(told(step.number, step.happened, words))
        for line in lines:
            console.print(Text(line))
        if lines:
            console.print(painted(game.draw(game.view(step.state, None), words.say, console.width)))
        if not game.to_move(step.state):
            show_end(console, game, step.state, words)
