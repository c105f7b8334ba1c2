"""The box in a TOML file, ours or an owner's, held against the numbers the book states."""

from collections.abc import Iterable
from typing import Final

from stolik.core import Said, Unreadable, wire
from stolik.core.component_file import (
    AN_ID,
    MOST,
    Entry,
    Name,
    number_of,
    numbers_of,
    one,
    opened,
    spoken,
)
from stolik.core.travel import Address
from stolik.games.hercules.components import (
    CHARACTERISTICS,
    EFFECTS,
    HALVES,
    LOWER,
    NOTHING,
    STAR,
    SYMBOLS,
    UPPER,
    WHOLE,
    Box,
    Card,
    Face,
    Labour,
)
from stolik.games.hercules.preparation import OPENING
from stolik.games.hercules.state import LABOURS

COLOURS: Final = 4
STARTING: Final = 8
"""Cards of a colour."""
GYMNASIUM: Final = 20
MOST_TOKENS: Final = 2
"""HE-6: of a half."""
MOST_WREATHS: Final = 4
"""More than lie on a labour would be of no use (HE-9, HE-34)."""
MOST_COST: Final = 3

FILE_PARTS: Final = ("labours", "starting", "gymnasium")
LABOUR_PARTS: Final = ("number", "name", "accepts", "extra-token", "instant", "at-the-end")
STARTING_PARTS: Final = ("id", "colour", "symbol", "initiative", "wreaths")
GYMNASIUM_PARTS: Final = ("id", "cost", "upper", "lower", "opening")
HALF_PARTS: Final = ("symbol", "initiative", "tokens")

WHOLE_FILE: Final = Said("the card file")


def read_box(text: str, *, ours: bool = False) -> Box:
    """Return the box that this file describes, or say which card or number is wrong."""
    address = Address("stolik.games.hercules", "hercules", None if ours else text)
    whole = opened(text, address.key, FILE_PARTS, WHOLE_FILE)
    labours = [a_labour(entry) for entry in wire.each(dict, whole, "labours", WHOLE_FILE)]
    cards: list[Card] = []
    for entry in wire.each(dict, whole, "starting", WHOLE_FILE):
        add_starting(cards, entry)
    for entry in wire.each(dict, whole, "gymnasium", WHOLE_FILE):
        add_gymnasium(cards, entry)
    labours.sort(key=lambda labour: labour.number)
    box = Box(whole["source"], labours, cards, address)
    hold_to_the_book(box)
    return box


# Labours


def a_labour(entry: Entry) -> Labour:
    """Return one labour."""
    number = number_of(entry, "number", 1, LABOURS, Said("a labour"))
    what = Said("labour {number}", number=number)
    wire.no_other_parts(entry, LABOUR_PARTS, what)
    instant = effects_of(entry, "instant", what)
    permanent = NOTHING
    if "extra-token" in entry:
        permanent = symbol_of(entry, "extra-token", SYMBOLS[:CHARACTERISTICS], what)
    if (permanent == NOTHING) == (not instant):
        raise Unreadable("{what} should have either 'extra-token' or 'instant'", what=what)
    if "at-the-end" in entry and not instant:
        raise Unreadable("{what}: 'at-the-end' goes with 'instant' alone", what=what)
    at_the_end = effects_of(entry, "at-the-end", what) if "at-the-end" in entry else instant
    accepts = accepted(entry, what)
    return Labour(number, name_of(entry, what), accepts, permanent, instant, at_the_end)


def name_of(entry: Entry, what: Said) -> Name:
    """Return what the labour is called."""
    names = wire.part(dict, entry, "name", what)
    return spoken(names, Said("the name of {what}", what=what))


def accepted(entry: Entry, what: Said) -> int:
    """Return the symbols that the labour asks for, a bit each.

    One of them must be a characteristic: every player has cards of each, so that no labour is
    out of reach for ever.
    """
    names = wire.each(str, entry, "accepts", what)
    if len(set(names)) < len(names):
        raise Unreadable("{what} accepts the same symbol twice", what=what)
    accepts = 0
    for name in names:
        accepts |= 1 << symbol_of({"accepts": name}, "accepts", SYMBOLS, what)
    if not accepts & ((1 << CHARACTERISTICS) - 1):
        raise Unreadable("{what} accepts no characteristic, so it might never be done", what=what)
    return accepts


def effects_of(entry: Entry, name: str, what: Said) -> list[int]:
    """Return instant effects, in the order in which they are carried out."""
    return numbers_of({name: []} | entry, name, EFFECTS, what)


# Cards


def add_starting(cards: list[Card], entry: Entry) -> None:
    """Add a starting card."""
    what = called(cards, entry)
    wire.no_other_parts(entry, STARTING_PARTS, what)
    colour = number_of(entry, "colour", 1, COLOURS, what) - 1
    card = Card(len(cards), entry["id"], colour, 0, opening=False)
    symbol = symbol_of(entry, "symbol", SYMBOLS[:CHARACTERISTICS], what)
    initiative = number_of(entry, "initiative", 1, MOST, what)
    wreaths = number_of(entry, "wreaths", 1, MOST_WREATHS, what)
    card.faces = [Face(card, WHOLE, symbol, initiative, wreaths)]
    cards.append(card)


def add_gymnasium(cards: list[Card], entry: Entry) -> None:
    """Add a Gymnasium card (HE-6)."""
    what = called(cards, entry)
    wire.no_other_parts(entry, GYMNASIUM_PARTS, what)
    cost = number_of(entry, "cost", 1, MOST_COST, what)
    opening = wire.part(bool, {"opening": False} | entry, "opening", what)
    card = Card(len(cards), entry["id"], NOTHING, cost, opening=opening)
    card.faces = [a_half(card, entry, UPPER), a_half(card, entry, LOWER)]
    if card.upper.initiative == card.lower.initiative:
        raise Unreadable("{what}: the halves have one initiative, but HE-6 has two", what=what)
    cards.append(card)


def a_half(card: Card, entry: Entry, half: int) -> Face:
    """Return the upper half with a characteristic, or the lower with an item or a companion."""
    upper = half == UPPER
    what = Said(
        "the upper half of card {id}" if upper else "the lower half of card {id}", id=card.code
    )
    printed = wire.part(dict, entry, HALVES[half], Said("card {id}", id=card.code))
    wire.no_other_parts(printed, HALF_PARTS, what)
    known = SYMBOLS[:CHARACTERISTICS] if upper else SYMBOLS[CHARACTERISTICS:]
    symbol = symbol_of(printed, "symbol", known, what)
    star = not upper and printed.get("initiative") == "star"
    initiative = STAR if star else number_of(printed, "initiative", 1, MOST, what)
    return Face(card, half, symbol, initiative, number_of(printed, "tokens", 1, MOST_TOKENS, what))


def called(cards: list[Card], entry: Entry) -> Said:
    """Return what the card is called in messages; refuse an id that cannot be typed or is taken."""
    id_ = wire.part(str, entry, "id", Said("card number {number}", number=len(cards) + 1))
    if not AN_ID.fullmatch(id_):
        raise Unreadable("card id '{id}' should be latin letters, digits and '-'", id=id_)
    if any(card.code.lower() == id_.lower() for card in cards):
        raise Unreadable("card {id} is described twice", id=id_)
    return Said("card {id}", id=id_)


def symbol_of(entry: Entry, name: str, known: tuple[str, ...], what: Said) -> int:
    """Return a symbol as a number."""
    return SYMBOLS.index(one(entry, name, known, what))


# The numbers of the book


def hold_to_the_book(box: Box) -> None:
    """Hold the box against HE-2, HE-10, HE-11 and HE-21."""
    numbers = [labour.number for labour in box.labours]
    if numbers != list(range(1, LABOURS + 1)):
        raise Unreadable(
            "HE-2 has labours 1 to {stated}, each once; missing: {missing}; doubled: {doubled}",
            stated=LABOURS,
            missing=listed(number for number in range(1, LABOURS + 1) if number not in numbers),
            doubled=listed(number for number in set(numbers) if numbers.count(number) > 1),
        )
    for colour in range(COLOURS):
        hold_colour(colour, box.starting(colour))
    if len(box.gymnasium()) != GYMNASIUM:
        raise Unreadable(
            "{found} Gymnasium cards, but HE-2 counts {stated}",
            found=len(box.gymnasium()),
            stated=GYMNASIUM,
        )
    hold_opening(box)
    for labour in box.labours:
        hold_stars(labour, box.gymnasium())


def listed(numbers: Iterable[int]) -> str:
    """Return the numbers as people write them."""
    return ", ".join(map(str, sorted(numbers))) or "-"


def hold_colour(colour: int, cards: list[Card]) -> None:
    """HE-2: eight cards; all four characteristics, so that every labour can be done."""
    if len(cards) != STARTING:
        raise Unreadable(
            "{found} starting cards of colour {colour}, but HE-2 counts {stated}",
            found=len(cards),
            colour=colour + 1,
            stated=STARTING,
        )
    for symbol in range(CHARACTERISTICS):
        if all(card.upper.symbol != symbol for card in cards):
            raise Unreadable(
                "no starting card of colour {colour} has {symbol}, so a labour might never be done",
                colour=colour + 1,
                symbol=SYMBOLS[symbol],
            )


def hold_opening(box: Box) -> None:
    """HE-10: a card of each opening item; HE-R25: at most one of them marked."""
    for item in OPENING:
        cards = box.with_item(item)
        if not cards:
            raise Unreadable("no Gymnasium card with {item}, but HE-10 opens with one", item=item)
        if sum(card.opening for card in cards) > 1:
            raise Unreadable(
                "cards {cards} with {item} all have 'opening', but HE-10 opens with one",
                cards=", ".join(card.code for card in cards if card.opening),
                item=item,
            )
    for card in box.gymnasium():
        if card.opening and SYMBOLS[card.lower.symbol] not in OPENING:
            raise Unreadable(
                "card {id} has 'opening', but HE-10 opens with {items}",
                id=card.code,
                items=", ".join(OPENING),
            )


def hold_stars(labour: Labour, cards: list[Card]) -> None:
    """HE-21: two stars can never meet on one labour."""
    stars = [
        card.code
        for card in cards
        if card.lower.initiative == STAR and labour.asks_for(card.lower.symbol)
    ]
    if len(stars) > 1:
        raise Unreadable(
            "stars {cards} fit labour {number}, but HE-21 lets no two meet",
            cards=", ".join(stars),
            number=labour.number,
        )
