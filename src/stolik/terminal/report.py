"""What is printed about a simulation."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stolik.core import AnyGame
from stolik.lab.report import Report, Share
from stolik.words import Words


def show_report(console: Console, game: AnyGame, report: Report, words: Words) -> None:
    """Print the figures of a simulation."""
    title = words("simulate-title", title=words(f"title-{game.key}"), games=report.games)
    console.print(Text(title, "bold"))
    turns = {words("simulate-turn", turn=turn + 1): share for turn, share in report.turns.items()}
    console.print(shares(words("simulate-turns"), turns, words))
    if len(report.bots) > 1:
        console.print(shares(words("simulate-by-bot"), report.bots, words))
    least, mean, most = report.lengths
    console.print(words("simulate-length", least=least, most=most, mean=f"{mean:.1f}"))
    console.print(words("simulate-endings"))
    for ending in game.endings:
        number = report.endings.get(ending, 0)
        console.print(f"  {words(f'ending-{ending}')}: {number} ({number / report.games:.1%})")
    console.print(words("simulate-shared", shared=report.shared))


def shares(title: str, rows: dict[str, Share], words: Words) -> Table:
    """Return a table of wins and points."""
    table = Table(title=title, title_justify="left")
    table.add_column(words("simulate-who"))
    for heading in ("simulate-games", "simulate-wins", "simulate-points"):
        table.add_column(words(heading), justify="right")
    for who, share in rows.items():
        table.add_row(
            who,
            str(share.games),
            f"{share.wins:.1%} ({share.interval[0]:.1%}–{share.interval[1]:.1%})",
            f"{share.mean:.1f} ± {share.spread:.1f}",
        )
    return table
