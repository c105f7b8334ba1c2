"""`stolik check`: the component file of an owner of the box."""

import click

from stolik import games
from stolik.commands.asked import command, contents
from stolik.core import Chance, Said, Unreadable
from stolik.core.component_file import parsed
from stolik.words import Words


def check_command(words: Words) -> click.Command:
    """Return `stolik check`."""

    def run(file: str) -> None:
        text = contents(words, file)
        for key in made_for(text):
            game = games.find(key).with_components(text)
            spoken = Words(words.language, game)
            seats = game.seats[-1]
            table = game.prepare(seats, game.options(), Chance("check"))
            click.echo(
                spoken(
                    "check-good",
                    file=file,
                    title=spoken(f"title-{key}"),
                    game=key,
                    source=game.source,
                    count=len(game.inventory(table)),
                    seats=seats,
                )
            )

    return command("check", run, words, click.Argument(["file"], metavar="FILE"))


def made_for(text: str) -> list[str]:
    """Return the games that a component file names."""
    keys = parsed(text, Said("the component file")).get("games")
    if not isinstance(keys, list) or not keys or not all(isinstance(key, str) for key in keys):
        raise Unreadable(
            "the component file does not say for which games it is made: games = [...]"
        )
    return keys
