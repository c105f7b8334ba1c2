"""A card list in a TOML file, ours or an owner's, held against the numbers the books state."""

from typing import Final, NamedTuple

from stolik.core import Said, Unreadable, wire
from stolik.core.component_file import AN_ID, MOST, Entry, Name, number_of, one, opened, spoken
from stolik.core.travel import Address
from stolik.games.shelf.components import (
    COLOURS,
    ENDS,
    NEIGHBOUR_BONUS,
    NOTHING,
    PLAIN,
    PROPERTIES,
    Box,
    Card,
)

CARDS: Final = 84
TOYS: Final = 61
EDGES: Final = 23

FILE_PARTS: Final = ("toys", "edges")
TOY_PARTS: Final = (
    "id",
    "name",
    "name-in",
    "colour",
    "copies",
    "points",
    "property",
    "bonus-for",
)
EDGE_PARTS: Final = ("colour", "side", "copies", "points", "bonus-for")

WHOLE: Final = Said("the card file")


def read_box(text: str, game: str, *, ours: bool = False) -> Box:
    """Return the box that this file describes, or say which card or number is wrong."""
    address = Address("stolik.games.shelf", game, None if ours else text)
    whole = opened(text, game, FILE_PARTS, WHOLE)
    toys = wire.each(dict, whole, "toys", WHOLE)
    edges = wire.each(dict, whole, "edges", WHOLE)
    kinds = toys_by_id(toys, game)
    cards = toy_cards(toys, kinds)
    cards += edge_cards(edges, kinds, len(cards))
    counted(cards)
    return Box(whole["source"], cards, address)


class Kind(NamedTuple):
    """A toy, of which the box holds one card or several."""

    number: int
    id: str
    colour: int
    name: Name


def toys_by_id(toys: list[Entry], game: str) -> dict[str, Kind]:
    """Return the toys that the file speaks of; edges and neighbours refer to them."""
    kinds: dict[str, Kind] = {}
    named: dict[tuple[str, str], str] = {}
    for number, toy in enumerate(toys):
        id_ = wire.part(str, toy, "id", Said("toy number {number}", number=number + 1))
        if not AN_ID.fullmatch(id_):
            raise Unreadable("toy id '{id}' should be latin letters, digits and '-'", id=id_)
        if id_ in kinds:
            raise Unreadable("toy {id} is described twice", id=id_)
        name = name_of(toy, game)
        for said in name.items():
            if said in named:
                taken = named[said]
                raise Unreadable("toys {one} and {other} have one name", one=taken, other=id_)
            named[said] = id_
        kinds[id_] = Kind(number, id_, colour_of(toy, Said("toy {id}", id=id_)), name)
    return kinds


def name_of(toy: Entry, game: str) -> Name:
    """Return what the toy is called in this edition."""
    what = Said("toy {id}", id=toy["id"])
    the_name = Said("the name of {what}", what=what)
    usual = wire.part(dict, toy, "name", what)
    others = wire.a(dict, toy.get("name-in", {}), Said("'name-in' of {what}", what=what))
    names: object = others.get(game, usual)
    return spoken(wire.a(dict, names, the_name), the_name)


def toy_cards(toys: list[Entry], kinds: dict[str, Kind]) -> list[Card]:
    """Return every copy of every toy."""
    cards: list[Card] = []
    for toy in toys:
        kind = kinds[toy["id"]]
        what = Said("toy {id}", id=kind.id)
        wire.no_other_parts(toy, TOY_PARTS, what)
        property_ = property_of(toy, what)
        for copy, points in enumerate(points_of(toy, what), 1):
            cards.append(
                Card(
                    len(cards),
                    f"{kind.id}.{copy}",
                    kind.colour,
                    points,
                    toy=kind.number,
                    toy_id=kind.id,
                    name=kind.name,
                    property_=property_,
                    bonus_for=bonus_of(toy, kinds, kind.colour, what),
                    calls=kinds[toy["bonus-for"]].name if "bonus-for" in toy else None,
                )
            )
    return cards


def points_of(toy: Entry, what: Said) -> list[int]:
    """Return the points of every copy: one number for all, or a list (SH-R21)."""
    copies = number_of(toy, "copies", 1, MOST, what)
    if not isinstance(toy.get("points"), list):
        return [number_of(toy, "points", 0, MOST, what)] * copies
    points = [number_of({"points": each}, "points", 0, MOST, what) for each in toy["points"]]
    if len(points) != copies:
        raise Unreadable(
            "{what}: {found} points for {copies} copies",
            what=what,
            found=len(points),
            copies=copies,
        )
    return points


def edge_cards(edges: list[Entry], kinds: dict[str, Kind], first: int) -> list[Card]:
    """Return every shelf edge."""
    cards: list[Card] = []
    alike = [[0, 0] for _ in COLOURS]
    for number, edge in enumerate(edges, 1):
        what = Said("edge number {number}", number=number)
        wire.no_other_parts(edge, EDGE_PARTS, what)
        colour, side = colour_of(edge, what), ENDS.index(one(edge, "side", ENDS, what))
        points = number_of(edge, "points", 0, MOST, what)
        bonus_of(edge, kinds, colour, what)
        kind = kinds.get(edge.get("bonus-for", ""))
        for _ in range(number_of({"copies": 1} | edge, "copies", 1, MOST, what)):
            alike[colour][side] += 1
            cards.append(
                Card(
                    first + len(cards),
                    f"{COLOURS[colour]}{'LR'[side]}{alike[colour][side]}",
                    colour,
                    points,
                    side=side,
                    toy_id=kind.id if kind else "",
                    name=kind.name if kind else None,
                    bonus_for=kind.number if kind else NOTHING,
                    calls=kind.name if kind else None,
                )
            )
    return cards


def property_of(toy: Entry, what: Said) -> int:
    """Return the special property that is printed on the toy."""
    printed = one({"property": PROPERTIES[PLAIN]} | toy, "property", PROPERTIES, what)
    found = PROPERTIES.index(printed)
    if (found == NEIGHBOUR_BONUS) != ("bonus-for" in toy):
        raise Unreadable("{what}: 'neighbour-bonus' and 'bonus-for' belong together", what=what)
    return found


def bonus_of(entry: Entry, kinds: dict[str, Kind], colour: int, what: Said) -> int:
    """Return the toy that earns a bonus turn; on a shelf of another colour it never could."""
    if "bonus-for" not in entry:
        return NOTHING
    id_ = wire.part(str, entry, "bonus-for", what)
    if id_ not in kinds:
        raise Unreadable(
            "{what} gives a bonus for '{id}', and there is no such toy", what=what, id=id_
        )
    if kinds[id_].colour != colour:
        raise Unreadable(
            "{what} gives a bonus for {id}, a toy of another colour", what=what, id=id_
        )
    return kinds[id_].number


def colour_of(entry: Entry, what: Said) -> int:
    """Return the colour as a number."""
    return COLOURS.index(one(entry, "colour", COLOURS, what))


def by_colour(cards: list[Card]) -> str:
    """Return how many there are of each colour, to find the one too many."""
    numbers = enumerate(COLOURS)
    return ", ".join(f"{c} {sum(card.colour == n for card in cards)}" for n, c in numbers)


def counted(cards: list[Card]) -> None:
    """Hold the cards against SH-1: 84 = 61 toys + 23 edges, both in three colours."""
    toys = [card for card in cards if card.is_toy]
    edges = [card for card in cards if not card.is_toy]
    for what, found, stated in ((Said("toy"), toys, TOYS), (Said("edge"), edges, EDGES)):
        if len(found) != stated:
            raise Unreadable(
                "{found} {what} cards, but SH-1 counts {stated}"
                " ({toys} toys + {edges} edges = {cards} cards); by colour: {spread}",
                found=len(found),
                what=what,
                stated=stated,
                toys=TOYS,
                edges=EDGES,
                cards=CARDS,
                spread=by_colour(found),
            )
        for number, colour in enumerate(COLOURS):
            if all(card.colour != number for card in found):
                raise Unreadable(
                    "no {what} card of colour {colour}, but SH-1 has all three",
                    what=what,
                    colour=colour,
                )
