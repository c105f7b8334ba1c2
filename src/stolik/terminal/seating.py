"""Who sits where."""

from dataclasses import dataclass

from stolik import bots
from stolik.core import AnyGame, Unreadable, refuse_seats
from stolik.terminal.typed import whole
from stolik.words import Words


@dataclass(frozen=True)
class Sitter:
    """A person, or a bot by its name."""

    name: str
    bot: str | None = None


def seated(text: str, words: Words, game: AnyGame) -> list[Sitter]:
    """Return who sits at the table: from a number, or from a list such as person:Ann,greed."""
    possible = game.seats
    number = whole(text)
    if number is not None:
        refuse_seats(number, possible)
        text = ",".join(["person", *[bots.company(game)] * (number - 1)])
    named = text.split(",")
    sitters = [sitter(each.strip(), place, words) for place, each in enumerate(named, 1)]
    refuse_seats(len(sitters), possible)
    return sitters


def as_typed(sitters: list[Sitter]) -> tuple[str, ...]:
    """Return the same list as people type it, for the record."""
    return tuple(each.bot or f"person:{each.name}" for each in sitters)


def names_of(players: tuple[str, ...], words: Words) -> list[str]:
    """Return what those in a record are called."""
    return [sitter(each, place, words).name for place, each in enumerate(players, 1)]


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
