"""Colours for what the games draw."""

from errno import EFBIG, ENOSPC

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stolik.core import AnyGame, Span
from stolik.terminal.keeping import FileChanged
from stolik.words import Words, capital

STYLES = {
    "plain": "",
    "title": "bold",
    "quiet": "dim",
    "turn": "bold reverse",
    "purple": "magenta",
    "orange": "dark_orange",
    "blue": "dodger_blue1",
    "green": "green",
    "yellow": "yellow",
    "red": "red",
    "brown": "rosy_brown",
    "grey": "grey62",
    "teal": "dark_cyan",
}
NO_ROOM = {EFBIG, ENOSPC}
"""What a full disk says, and a file that has grown as far as it may."""
MOST_COLUMNS = 6
"""More lines of a score pad than that would be too wide side by side."""


def paper(*, stderr: bool = False) -> Console:
    """Return what is printed on: in a window lines are broken between words, in a file not."""
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    console.soft_wrap = not console.is_terminal
    return console


def file_fault(fault: OSError | UnicodeDecodeError, words: Words) -> str:
    """Say what is wrong with a file."""
    known = {
        FileChanged: "file-changed",
        FileExistsError: "file-exists",
        FileNotFoundError: "file-missing",
        NotADirectoryError: "file-no-folder",
        IsADirectoryError: "file-folder",
        PermissionError: "file-denied",
        UnicodeDecodeError: "file-no-text",
    }
    if isinstance(fault, OSError) and fault.errno in NO_ROOM:
        return words("file-full")
    return words(known[type(fault)]) if type(fault) in known else str(fault)


def painted(lines: list[list[Span]]) -> Text:
    """Return drawn lines in colour."""
    text = Text()
    for line in lines:
        for piece, style in line:
            text.append(piece, STYLES.get(style, ""))
        text.append("\n")
    return text


def score_table(game: AnyGame, state: object, words: Words) -> Table:
    """Return the score pads and the totals: a player a row, or of a long pad a line a row."""
    pads = [{words.say(line["what"]): line["points"] for line in pad} for pad in game.scores(state)]
    lines = list(dict.fromkeys(what for pad in pads for what in pad))
    columns = [capital(heading) for heading in (*lines, words("score-total"))]
    rows = [words.name(seat) for seat in range(len(pads))]
    points = [(*(str(pad.get(line, "")) for line in lines), str(sum(pad.values()))) for pad in pads]
    if len(lines) > MOST_COLUMNS:
        columns, rows, points = rows, columns, list(zip(*points, strict=True))
    table = Table(title=f"\n{words('score-title')}", title_justify="left")
    table.add_column("", no_wrap=True)
    for heading in columns:
        table.add_column(heading, justify="right")
    for name, row in zip(rows, points, strict=True):
        table.add_row(name, *row)
    return table


def winners(game: AnyGame, state: object, words: Words) -> str:
    """Say who won."""
    best = game.ranking(state)[0]
    names = ", ".join(words.name(seat) for seat in best)
    return words("score-winner" if len(best) == 1 else "score-shared", names=names)


def show_end(console: Console, game: AnyGame, state: object, words: Words) -> None:
    """Show the points, and who won."""
    console.print(score_table(game, state, words))
    console.print(winners(game, state, words), style="bold")
