"""What is printed about games."""

from rich.console import Console
from rich.text import Text

from stolik import bots, games
from stolik.core import AnyGame, offered
from stolik.core.options import Value, spelled, typed
from stolik.words import Words

MANY = 8
A_FEW = 3
"""Up to how many values of an option are all named, and how many of more."""


def show_catalogue(console: Console, language: str) -> None:
    """List the games."""
    for game in games.catalogue().values():
        words = Words(language, game)
        console.print(Text(game.key, "bold").append(f"  {words(f'title-{game.key}')}", "not bold"))
        console.print(Text(f"    {words(f'about-{game.key}')}"))
        console.print(Text("    " + seats_line(game, words), "dim"))
    console.print(Text(Words(language)("games-hint")))


def seats_line(game: AnyGame, words: Words) -> str:
    """Say how many can play."""
    return words("games-seats", least=game.seats[0], most=game.seats[-1])


def show_game(console: Console, game: AnyGame, words: Words) -> None:
    """Tell about one game: what it is, its options, its bots, where its components come from."""
    console.print(Text(words(f"title-{game.key}"), "bold"))
    for line in (words(f"about-{game.key}"), seats_line(game, words)):
        console.print(Text(line))
    console.print(Text("\n" + words("games-options")))
    for name, values in offered(game.options).items():
        usual = words("games-default", value=typed(values[0]))
        console.print(
            Text(f"  {name} = {briefly(values)}", "bold").append(f"  ({usual})", "not bold")
        )
        console.print(Text("    " + words(f"option-{name}")))
    described = ", ".join(f"{bot} ({words(f'bot-{bot}')})" for bot in bots.BOTS)
    console.print(Text("\n" + words("games-bots", bots=described)))
    source = words("source-ours") if game.components is None else game.source
    console.print(Text(words("games-source", source=source)))


def briefly(values: tuple[Value, ...]) -> str:
    """Return the values as people type them, the first few where there are many."""
    return spelled(values) if len(values) <= MANY else f"{spelled(values[:A_FEW])}, …"
