"""Majorities, stars, the winner (ST-19 to ST-21, ST-R16 to ST-R20)."""

from typing import Final

from stolik.core import Line, Seat, phrase
from stolik.games.stickers.components import Level
from stolik.games.stickers.state import Player, Table

FIRST: Final = 0


def standing(table: Table) -> list[int]:
    """Return the clans from the most valuable on; topsy-turvy reads the board from the end."""
    return table.board[::-1] if table.rules.topsy_turvy else table.board


def levels(table: Table) -> list[Level]:
    """Return the level of each of them."""
    return [table.rules.box.levels[level] for level in table.rules.box.level_of]


def places(table: Table, clan: int) -> list[list[Seat]]:
    """ST-19, ST-R16, ST-R17: who has most of a clan, and who comes second unless the first tie."""
    counts = counts_of(table, clan)
    found: list[list[Seat]] = []
    for count in sorted({count for count in counts if count}, reverse=True)[:2]:
        found.append([Seat(seat) for seat, own in enumerate(counts) if own == count])
        if len(found[FIRST]) > 1:
            break
    return found


def counts_of(table: Table, clan: int) -> list[int]:
    """Return how many cards of a clan everybody has in the album."""
    return [len(player.album[clan]) for player in table.players]


def majorities(table: Table) -> list[list[int]]:
    """Return what each clan is worth to every seat, from the most valuable clan on."""
    return [
        rewards(counts_of(table, clan), level)
        for clan, level in zip(standing(table), levels(table), strict=True)
    ]


def rewards(counts: list[int], level: Level) -> list[int]:
    """Return what so many cards of a clan are worth to everybody."""
    return [reward(level, larger(counts, own)) if own else 0 for own in counts]


def larger(counts: list[int], own: int) -> int:
    """Return how many have more than that."""
    return sum([other > own for other in counts])


def reward(level: Level, above: int) -> int:
    """ST-19: what a column is worth with so many larger ones; after a tied first, nothing."""
    if above == 0:
        return level.first
    return level.second if above == 1 else 0


def stars(player: Player) -> int:
    """ST-20, ST-R20: all the stars of the album, covered or not."""
    return sum(card.stars for column in player.album for card in column)


def totals(table: Table) -> list[int]:
    """Return the points of every seat."""
    won = majorities(table)
    return [
        sum(points[seat] for points in won) + stars(player)
        for seat, player in enumerate(table.players)
    ]


def scores(table: Table) -> list[list[Line]]:
    """Return the score pad: a line a clan, from the most valuable on, and the stars."""
    clans = [table.rules.box.clans[clan] for clan in standing(table)]
    won = majorities(table)
    pads: list[list[Line]] = []
    for seat, player in enumerate(table.players):
        pad: list[Line] = [
            {"what": phrase("score-clan", clan=clan.noun()), "points": points[seat]}
            for clan, points in zip(clans, won, strict=True)
        ]
        pad.append({"what": phrase("score-stars"), "points": stars(player)})
        pads.append(pad)
    return pads


def ranking(table: Table) -> list[list[Seat]]:
    """ST-21, ST-R19: most points, then most cards of each clan in turn, then a shared place."""
    points = totals(table)
    order = standing(table)
    keys = [
        (points[seat], [len(player.album[clan]) for clan in order])
        for seat, player in enumerate(table.players)
    ]
    ordered = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    found: list[list[Seat]] = []
    for seat in ordered:
        if found and keys[found[-1][0]] == keys[seat]:
            found[-1].append(Seat(seat))
        else:
            found.append([Seat(seat)])
    return [sorted(place) for place in found]


ENDINGS = ("scored",)


def ending(table: Table) -> str | None:
    """ST-17: there is one way to end."""
    return ENDINGS[0] if table.over else None
