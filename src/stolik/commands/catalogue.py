"""`stolik games` and `stolik rules`: what there is to play, and how."""

import click

from stolik import games
from stolik.commands.asked import command
from stolik.terminal.help import Wrong
from stolik.terminal.listing import rule_lines
from stolik.terminal.paint import paper
from stolik.terminal.show import show_catalogue, show_game
from stolik.words import Words


def games_command(words: Words) -> click.Command:
    """Return `stolik games`."""

    def run(game: str | None) -> None:
        console = paper()
        if game is None:
            show_catalogue(console, words.language)
        else:
            show_game(console, games.find(game), Words(words.language, games.find(game)))

    return command("games", run, words, click.Argument(["game"], required=False, metavar="[GAME]"))


def rules_command(words: Words) -> click.Command:
    """Return `stolik rules`."""

    def run(game: str, rule: str) -> None:
        spoken = Words(words.language, games.find(game))
        if rule and f"rule-{rule.upper()}" not in spoken.keys("rule-"):
            raise Wrong(words("no-rule", rule=rule))
        for line in rule_lines(spoken, rule.upper()):
            paper().print(line)

    number = click.Argument(["rule"], required=False, default="", metavar="[RULE]")
    return command("rules", run, words, click.Argument(["game"], metavar="GAME"), number)
