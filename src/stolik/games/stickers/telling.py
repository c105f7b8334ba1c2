"""The scoring told: who has won each clan, the points, and what decided between equals."""

from stolik.core import Event, Phrase, Seat, event, phrase
from stolik.games.stickers.naming import names
from stolik.games.stickers.scoring import FIRST, levels, places, ranking, standing, stars, totals
from stolik.games.stickers.state import Table


def tell_majorities(table: Table, happened: list[Event]) -> None:
    """Tell who won each clan, from the most valuable on."""
    for clan, level in zip(standing(table), levels(table), strict=True):
        found = places(table, clan)
        if found:
            rewards = (level.first, level.second)
            results = [
                result(table, clan, those, points)
                for those, points in zip(found, rewards, strict=False)
            ]
            happened.append(
                event(
                    "majority",
                    clan=table.rules.box.clans[clan].noun(),
                    level=level.noun(),
                    results=one_after_another(results),
                    tie="yes" if len(found[FIRST]) > 1 else "no",
                )
            )


def one_after_another(results: list[Phrase]) -> Phrase:
    """Say the first place, and the second if there is one."""
    if len(results) == 1:
        return results[0]
    return phrase("and-then", first=results[0], rest=results[1])


def tell_points(table: Table, happened: list[Event]) -> None:
    """Tell the points from the first place on, and what decided between equals."""
    points, order = totals(table), ranking(table)
    for place in order:
        for seat in place:
            own = stars(table.players[seat])
            happened.append(event("total", seat=seat, points=points[seat], stars=own))
    tie = tie_break(table)
    if tie:
        happened.append(event(tie["key"], **tie["args"]))
    happened.append(event("won", names=names(order[0]), winners=len(order[0])))


def tie_break(table: Table) -> Phrase | None:
    """ST-21: say which clan has decided between equals, if one had to."""
    points, order = totals(table), ranking(table)
    winner = order[0][0]
    rivals = [seat for place in order[1:] for seat in place if points[seat] == points[winner]]
    if not rivals:
        return None
    seats = (winner, rivals[0])
    counts = (
        (clan, [len(table.players[seat].album[clan]) for seat in seats]) for clan in standing(table)
    )
    clan, cards = next((clan, cards) for clan, cards in counts if cards[0] != cards[1])
    noun = table.rules.box.clans[clan].noun()
    return phrase("tie-broken", seat=winner, clan=noun, cards=cards[0], others=cards[1])


def result(table: Table, clan: int, those: list[Seat], points: int) -> Phrase:
    """Say how many cards somebody has, and what they bring."""
    cards = len(table.players[those[0]].album[clan])
    return phrase("result", names=names(those), those=len(those), cards=cards, points=points)
