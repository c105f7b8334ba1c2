"""Who sits where."""

from dataclasses import dataclass

from stolik import bots
from stolik.core import Unreadable
from stolik.words import Words


@dataclass(frozen=True)
class Sitter:
    """A person, or a bot by its name."""

    name: str
    bot: str | None = None


def seated(text: str, words: Words) -> list[Sitter]:
    """Return who sits at the table: from a number, or from a list such as person:Ann,greed."""
    if text.strip().isdigit():
        return seated(",".join(["person", *["greed"] * (int(text) - 1)]), words)
    return [sitter(each.strip(), place, words) for place, each in enumerate(text.split(","), 1)]


def sitter(text: str, place: int, words: Words) -> Sitter:
    """Return one of them."""
    kind, _, name = text.partition(":")
    if kind == "person":
        return Sitter(name.strip() or words("player", number=place))
    if name or kind not in bots.BOTS:
        raise Unreadable(
            "seat '{who}' should be person, person:Name or a bot ({known})",
            who=text,
            known=", ".join(bots.BOTS),
        )
    return Sitter(words("player-bot", bot=kind, number=place), kind)
