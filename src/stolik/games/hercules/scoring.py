"""Points and the winner (HE-24, HE-32)."""

from stolik.core import Line, Seat, phrase, ranked
from stolik.games.hercules.state import Player, Table


def scores(table: Table) -> list[list[Line]]:
    """Return the score pad: a point for every token, and one for every labour."""
    return [
        [
            {"what": phrase("score-tokens"), "points": player.tokens},
            {"what": phrase("score-labours"), "points": len(player.labours)},
        ]
        for player in table.players
    ]


def points(player: Player) -> int:
    """HE-24, HE-32: tokens and labours, active, tucked or used up."""
    return player.tokens + len(player.labours)


def ranking(table: Table) -> list[list[Seat]]:
    """HE-32: most points first; HE-R26: equal points share the place, or labours decide."""
    return ranked([place_of(table, player) for player in table.players])


def place_of(table: Table, player: Player) -> tuple[int, int]:
    """Return what is compared."""
    decide = table.rules.options.tie_break == "labours"
    return points(player), len(player.labours) if decide else 0


ENDINGS = ("labours",)


def ending(table: Table) -> str | None:
    """HE-32: there is one way to end."""
    return ENDINGS[0] if table.over else None
