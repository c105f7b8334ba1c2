"""A card file of an owner: read, or refused with the card and the number that are wrong."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from stolik.core import (
    AnyGame,
    Chance,
    Seat,
    Unreadable,
    begin,
    read_record,
    replay,
    write_record,
)
from stolik.games import find, game_of
from stolik.games.hercules.card_file import read_box
from stolik.games.hercules.components import (
    CHARACTERISTICS,
    EFFECTS,
    NOTHING,
    STAR,
    SYMBOLS,
    Box,
    Labour,
)
from stolik.words import Words

KINDS = ("strength", "agility", "wit", "perseverance")


class CardFile:
    """Our card list, to be changed by a test and written as TOML again."""

    def __init__(self) -> None:
        """Read it."""
        text = (files("stolik.games.hercules") / "cards.toml").read_text("utf-8")
        self.whole: dict[str, Any] = tomllib.loads(text)

    def labour(self, number: int) -> dict[str, Any]:
        """Return the labour of this number."""
        return self.found("labours", "number", number)

    def card(self, id_: str) -> dict[str, Any]:
        """Return the card of this id."""
        return self.found("gymnasium" if id_.startswith("G") else "starting", "id", id_)

    def found(self, part: str, name: str, value: object) -> dict[str, Any]:
        """Return the entry that has this value."""
        entry: dict[str, Any] = next(each for each in self.whole[part] if each[name] == value)
        return entry

    @property
    def text(self) -> str:
        """The file."""
        return "\n".join(f"{name} = {toml(value)}" for name, value in self.whole.items())

    @property
    def box(self) -> Box:
        """The box that it describes."""
        return read_box(self.text)

    @property
    def game(self) -> AnyGame:
        """The game played with it."""
        return find("hercules").with_components(self.text)


def toml(value: object) -> str:
    """Write a value in one line of TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


Change = Callable[[CardFile], object]


def at_labour(number: int, /, **parts: Any) -> Change:
    """Write these parts of a labour."""
    return lambda cards: cards.labour(number).update(parts)


def at_card(id_: str, /, **parts: Any) -> Change:
    """Write these parts of a card."""
    return lambda cards: cards.card(id_).update(parts)


def at_half(id_: str, half: str, /, **parts: Any) -> Change:
    """Write these parts of a half."""
    return lambda cards: cards.card(id_)[half].update(parts)


def in_all(**parts: Any) -> Change:
    """Write these parts of the whole file."""
    return lambda cards: cards.whole.update(parts)


def without(part: str) -> Change:
    """Leave a part of the file out."""
    return lambda cards: cards.whole.pop(part)


def without_labour(number: int, part: str) -> Change:
    """Leave a part of a labour out."""
    return lambda cards: cards.labour(number).pop(part)


def without_card(id_: str, part: str) -> Change:
    """Leave a part of a card out."""
    return lambda cards: cards.card(id_).pop(part)


def without_half(id_: str, half: str, part: str) -> Change:
    """Leave a part of a half out."""
    return lambda cards: cards.card(id_)[half].pop(part)


def fewer(part: str) -> Change:
    """Leave the last entry out."""
    return lambda cards: cards.whole[part].pop()


def redrawn(old: str, new: str) -> Change:
    """Print another item wherever this one is on a lower half, and mark no opening cards."""

    def change(cards: CardFile) -> None:
        for entry in cards.whole["gymnasium"]:
            entry.pop("opening", None)
            if entry["lower"]["symbol"] == old:
                entry["lower"]["symbol"] = new

    return change


def all_wit(cards: CardFile) -> None:
    """Leave the third colour without perseverance."""
    for id_ in ("P14", "P19"):
        cards.card(id_)["symbol"] = "wit"


BROKEN: dict[str, tuple[Change, list[str]]] = {
    "no source": (without("source"), ["card file", "'source'"]),
    "a source that is no text": (in_all(source=7), ["'source'", "card file", "text"]),
    "a source that cannot be shown": (
        in_all(source="my\x1bbox"),
        ["'source' of the card file", "cannot be shown"],
    ),
    "a name that cannot be shown": (
        at_labour(5, name={"ru": "Ве\u202eпрь", "en": "Boar"}),
        ["'ru' of the name of labour 5", "cannot be shown"],
    ),
    "no games": (without("games"), ["card file", "'games'"]),
    "another game": (in_all(games=["chess", "go"]), ["chess, go", "hercules"]),
    "for no game": (in_all(games=[]), ["made for -", "hercules"]),
    "labours missing": (without("labours"), ["card file", "'labours'"]),
    "starting cards missing": (without("starting"), ["card file", "'starting'"]),
    "Gymnasium missing": (without("gymnasium"), ["card file", "'gymnasium'"]),
    "unknown part of the file": (in_all(author="me"), ["card file", "'author'", "source"]),
    "a labour that is a text": (in_all(labours=["Lion"]), ["item 1", "labours", "object"]),
    "a card that is a text": (in_all(starting=["S1"]), ["item 1", "starting", "object"]),
    # Labours
    "no number": (without_labour(3, "number"), ["a labour", "'number'"]),
    "labour 0": (at_labour(3, number=0), ["a labour", "number 0", "from 1 to 12"]),
    "labour 13": (at_labour(3, number=13), ["a labour", "number 13", "from 1 to 12"]),
    "a number that is true": (at_labour(3, number=True), ["a labour", "'number'", "number"]),
    "a labour twice": (at_labour(3, number=4), ["HE-2", "1 to 12", "missing: 3", "doubled: 4"]),
    "eleven labours": (fewer("labours"), ["HE-2", "1 to 12", "missing: 12", "doubled: -"]),
    "no labours": (in_all(labours=[]), ["HE-2", "missing: 1, 2, 3, 4,"]),
    "unknown part of a labour": (at_labour(5, tokens=3), ["labour 5", "'tokens'", "accepts"]),
    "labour without a name": (without_labour(5, "name"), ["labour 5", "'name'"]),
    "no Russian name": (at_labour(5, name={"en": "Boar"}), ["name of labour 5", "'ru'"]),
    "no English name": (at_labour(5, name={"ru": "Вепрь"}), ["name of labour 5", "'en'"]),
    "a name that is a text": (at_labour(5, name="Boar"), ["'name' of labour 5", "object"]),
    "a name that is a number": (at_labour(5, name={"ru": 5, "en": "Boar"}), ["labour 5", "text"]),
    "a name that fits on no card": (
        at_labour(5, name={"ru": "Я" * 41, "en": "Boar"}),
        ["the name of labour 5", "at most 40 letters"],
    ),
    "an empty name": (
        at_labour(5, name={"ru": " ", "en": "Boar"}),
        ["the name of labour 5", "empty"],
    ),
    "accepts nothing said": (without_labour(6, "accepts"), ["labour 6", "'accepts'"]),
    "accepts nothing": (at_labour(6, accepts=[]), ["labour 6", "no characteristic", "never"]),
    "accepts items alone": (
        at_labour(6, accepts=["club", "cry"]),
        ["labour 6", "no characteristic", "never"],
    ),
    "accepts an unknown symbol": (
        at_labour(6, accepts=["wit", "sword"]),
        ["labour 6", "accepts 'sword'", "strength, agility"],
    ),
    "accepts a symbol twice": (at_labour(6, accepts=["wit", "wit"]), ["labour 6", "twice"]),
    "accepts a number": (at_labour(6, accepts=["wit", 6]), ["item 2", "accepts", "labour 6"]),
    "no effect": (without_labour(1, "extra-token"), ["labour 1", "'extra-token' or 'instant'"]),
    "an empty effect": (at_labour(5, instant=[]), ["labour 5", "'extra-token' or 'instant'"]),
    "both effects": (
        at_labour(1, instant=["take-token"]),
        ["labour 1", "either 'extra-token' or 'instant'"],
    ),
    "an unknown effect": (
        at_labour(5, instant=["take-all"]),
        ["labour 5", "instant 'take-all'", "take-token, take-gymnasium-card"],
    ),
    "an effect that is a text": (at_labour(5, instant="take-token"), ["labour 5", "list"]),
    "an extra token for an item": (
        at_labour(1, **{"extra-token": "club"}),
        ["labour 1", "extra-token 'club'", "wit, perseverance"],
    ),
    "at the end without an instant effect": (
        at_labour(1, **{"at-the-end": ["take-token"]}),
        ["labour 1", "'at-the-end'", "'instant'"],
    ),
    "an unknown effect at the end": (
        at_labour(6, **{"at-the-end": ["win"]}),
        ["labour 6", "at-the-end 'win'", "recall-card"],
    ),
    # Starting cards
    "no id": (without_card("A8", "id"), ["card number 3", "'id'"]),
    "no id of a Gymnasium card": (without_card("G01", "id"), ["card number 33", "'id'"]),
    "bad id": (at_card("A8", id="Лук"), ["'Лук'", "latin letters"]),
    "an id with a space": (at_card("A8", id="A 8"), ["'A 8'", "latin letters"]),
    "an id that begins with a digit": (at_card("A8", id="8A"), ["'8A'", "latin letters"]),
    "an empty id": (at_card("A8", id=""), ["''", "latin letters"]),
    "doubled id": (at_card("A8", id="S1"), ["card S1", "twice"]),
    "doubled but for capitals": (at_card("G02", id="g01"), ["card g01", "twice"]),
    "the id of a starting card": (at_card("G02", id="s32"), ["card s32", "twice"]),
    "colour 5": (at_card("A8", colour=5), ["card A8", "colour 5", "from 1 to 4"]),
    "colour 0": (at_card("A8", colour=0), ["card A8", "colour 0", "from 1 to 4"]),
    "colour missing": (without_card("A8", "colour"), ["card A8", "'colour'"]),
    "an item on a starting card": (
        at_card("A8", symbol="club"),
        ["card A8", "symbol 'club'", "strength, agility, wit, perseverance"],
    ),
    "symbol missing": (without_card("A8", "symbol"), ["card A8", "'symbol'"]),
    "initiative 0": (at_card("A8", initiative=0), ["card A8", "initiative 0", "from 1 to 99"]),
    "initiative 100": (at_card("A8", initiative=100), ["card A8", "100", "from 1 to 99"]),
    "a star on a starting card": (at_card("A8", initiative="star"), ["card A8", "initiative"]),
    "no wreaths": (at_card("A8", wreaths=0), ["card A8", "wreaths 0", "from 1 to 4"]),
    "five wreaths": (at_card("A8", wreaths=5), ["card A8", "wreaths 5", "from 1 to 4"]),
    "unknown part of a starting card": (at_card("A8", cost=1), ["card A8", "'cost'", "wreaths"]),
    "seven of a colour": (
        fewer("starting"),
        ["7 starting cards", "colour 4", "HE-2", "8"],
    ),
    "nine of a colour": (at_card("A7", colour=1), ["9 starting cards", "colour 1", "HE-2", "8"]),
    "a colour without a characteristic": (all_wit, ["colour 3", "perseverance", "never"]),
    # Gymnasium cards
    "free of charge": (at_card("G07", cost=0), ["card G07", "cost 0", "from 1 to 3"]),
    "price 4": (at_card("G07", cost=4), ["card G07", "cost 4", "from 1 to 3"]),
    "no price": (without_card("G07", "cost"), ["card G07", "'cost'"]),
    "opening that is a number": (at_card("G07", opening=1), ["'opening' of card G07", "true"]),
    "unknown part of a Gymnasium card": (at_card("G07", name="Bow"), ["card G07", "'name'"]),
    "no upper half": (without_card("G07", "upper"), ["card G07", "'upper'"]),
    "no lower half": (without_card("G07", "lower"), ["card G07", "'lower'"]),
    "a half that is a text": (at_card("G07", lower="bow"), ["'lower' of card G07", "object"]),
    "unknown part of a half": (
        at_half("G07", "upper", cost=1),
        ["the upper half of card G07", "'cost'", "symbol, initiative, tokens"],
    ),
    "an item on the upper half": (
        at_half("G07", "upper", symbol="bow"),
        ["the upper half of card G07", "symbol 'bow'", "wit, perseverance"],
    ),
    "a characteristic on the lower half": (
        at_half("G07", "lower", symbol="wit"),
        ["the lower half of card G07", "symbol 'wit'", "club, bow"],
    ),
    "a star on the upper half": (
        at_half("G07", "upper", initiative="star"),
        ["'initiative' of the upper half of card G07", "number"],
    ),
    "another word than star": (
        at_half("G07", "lower", initiative="sun"),
        ["'initiative' of the lower half of card G07", "number"],
    ),
    "initiative 100 of a half": (
        at_half("G07", "lower", initiative=100),
        ["the lower half of card G07", "initiative 100", "from 1 to 99"],
    ),
    "a half without tokens": (
        without_half("G07", "lower", "tokens"),
        ["the lower half of card G07", "'tokens'"],
    ),
    "a half for three tokens": (
        at_half("G07", "lower", tokens=3),
        ["the lower half of card G07", "tokens 3", "from 1 to 2"],
    ),
    "equal halves": (at_half("G07", "lower", initiative=64), ["card G07", "HE-6", "initiative"]),
    "nineteen Gymnasium cards": (fewer("gymnasium"), ["19 Gymnasium cards", "HE-2", "20"]),
    "no log": (redrawn("log", "club"), ["log", "HE-10"]),
    "no Iolaus": (redrawn("iolaus", "rope"), ["iolaus", "HE-10"]),
    "two clubs open": (at_card("G04", opening=True), ["G01, G04", "club", "'opening'", "HE-10"]),
    "a card that cannot open": (
        at_card("G20", opening=True),
        ["card G20", "'opening'", "HE-10", "club, bow, rope, iolaus, log"],
    ),
    "two stars for one labour": (
        at_labour(8, accepts=["agility", "abderus", "theseus"]),
        ["stars G16, G17", "labour 8", "HE-21"],
    ),
    "a star twice": (
        at_half("G16", "lower", symbol="abderus"),
        ["stars G16, G17", "labour 8", "HE-21"],
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused(what: str) -> None:
    """HE-2, HE-6, HE-10, HE-21, HE-D5: with a sentence that names the card and the number."""
    change, named = BROKEN[what]
    cards = CardFile()
    change(cards)
    with pytest.raises(Unreadable) as refused:
        read_box(cards.text)
    missing = [part for part in named if part not in str(refused.value)]
    assert not missing, str(refused.value)


@pytest.mark.parametrize("text", ["= no TOML =", "labours = [", "source = 'a'\nsource = 'b'"])
def test_what_is_not_toml_is_refused(text: str) -> None:
    """HE-2: with the reason why it cannot be read."""
    with pytest.raises(Unreadable, match=r"card file is not TOML: \w+"):
        read_box(text)


# Our own file


def ours() -> Box:
    """Return the box that comes with the game."""
    game = find("hercules")
    box: Box = game.prepare(2, game.options(), Chance("x")).rules.box
    return box


def symbols(labour: Labour) -> str:
    """Name what a labour asks for."""
    return " ".join(SYMBOLS[symbol] for symbol in labour.symbols())


def test_our_own_file_is_read_from_what_the_tests_write() -> None:
    """HE-2: unchanged, the file has our cards; only their owner is another."""
    cards = CardFile()
    faces = [(face.text, face.symbol, face.initiative, face.tokens) for face in ours().faces]
    assert [(f.text, f.symbol, f.initiative, f.tokens) for f in cards.box.faces] == faces
    assert (cards.box.owned, ours().owned) == (cards.text, None)


def test_our_own_file_is_nobody_elses() -> None:
    """HE-2: `ours` marks the file that comes with the game."""
    assert read_box(CardFile().text, ours=True).owned is None


def test_the_box_has_what_the_book_counts() -> None:
    """HE-2: 12 labours, 8 starting cards in each of 4 colours, 20 Gymnasium cards."""
    box = ours()
    colours = [len(box.starting(colour)) for colour in range(4)]
    assert (len(box.labours), colours, len(box.gymnasium())) == (12, [8] * 4, 20)
    assert len(box.cards) == 52


def test_the_labours_that_the_book_names() -> None:
    """HE-4: the first four, with the book's names."""
    assert [labour.name["ru"] for labour in ours().labours[:4]] == [
        "Немейский лев",
        "Лернейская гидра",
        "Стимфалийские птицы",
        "Керинейская лань",
    ]


def test_the_other_labours_go_on_as_in_the_retelling() -> None:
    """HE-D6: 5 to 12 by number."""
    assert [labour.name["en"] for labour in ours().labours[4:]] == [
        "Erymanthian Boar",
        "Augean Stables",
        "Cretan Bull",
        "Mares of Diomedes",
        "Belt of Hippolyta",
        "Cattle of Geryon",
        "Cerberus",
        "Apples of the Hesperides",
    ]


def test_the_burning_log_of_the_printed_example() -> None:
    """HE-35, HE-D3: its number is 39, it takes two, and the Hydra takes it, and Iolaus, and wit."""
    box = ours()
    log = box.by_code["G13"].faces[-1]
    assert (SYMBOLS[log.symbol], log.initiative, log.tokens) == ("log", 39, 2)
    assert box.by_code["G13"].opening
    assert symbols(box.labours[1]) == "wit log iolaus"


def test_the_opening_cards_of_the_printed_example() -> None:
    """HE-10, HE-35: five cards; the first costs one, the second two, the fourth one."""
    opening = [card for card in ours().gymnasium() if card.opening]
    items = {SYMBOLS[card.faces[-1].symbol]: card.cost for card in opening}
    assert set(items) == {"club", "bow", "rope", "iolaus", "log"}
    assert (len(opening), items["club"], items["bow"], items["iolaus"]) == (5, 1, 2, 1)


def test_the_opening_cards_are_the_tools_of_the_first_labours() -> None:
    """HE-D4: club and bow for the Lion, log and Iolaus for the Hydra, then bow and rope."""
    items = [symbols(labour).partition(" ")[2] for labour in ours().labours[:4]]
    assert items == ["club bow", "log iolaus", "bow", "rope"]


def test_starting_cards_are_numbered_once_and_halves_from_33() -> None:
    """HE-D2: 1 to 32, and above that every number once, but for the stars."""
    box = ours()
    starting = sorted(card.faces[0].initiative for card in box.cards if card.colour != NOTHING)
    halves = [face.initiative for card in box.gymnasium() for face in card.faces]
    numbers = sorted(number for number in halves if number != STAR)
    assert starting == list(range(1, 33))
    assert numbers == list(range(33, 67))


def test_every_colour_is_as_good_as_another() -> None:
    """HE-5: two cards of each characteristic, one wreath each, and the pairs come to 33."""
    for colour in range(4):
        faces = [card.faces[0] for card in ours().starting(colour)]
        for symbol in range(CHARACTERISTICS):
            pair = [face for face in faces if face.symbol == symbol]
            assert sum(face.initiative for face in pair) == 33
            assert [face.tokens for face in pair] == [1, 1]


def test_a_gymnasium_card_has_two_halves() -> None:
    """HE-6: a characteristic above and a number; below something else; prices 1 to 3."""
    cards = ours().gymnasium()
    assert all(card.faces[0].symbol < CHARACTERISTICS <= card.faces[1].symbol for card in cards)
    assert all(card.faces[0].initiative != STAR for card in cards)
    assert {card.cost for card in cards} == {1, 2, 3}
    assert {tuple(face.tokens for face in card.faces) for card in cards} == {(1, 2)}


def test_every_star_has_a_labour_of_its_own() -> None:
    """HE-21, HE-D5: each symbol once, and no labour that two of them fit."""
    box = ours()
    stars = [card.faces[1] for card in box.gymnasium() if card.faces[1].initiative == STAR]
    fits = {
        SYMBOLS[star.symbol]: [one.number for one in box.labours if one.accepts >> star.symbol & 1]
        for star in stars
    }
    assert fits == {
        "iolaus": [2],
        "theseus": [9],
        "abderus": [8],
        "hermes": [11],
        "nymphs": [12],
        "cry": [5],
    }


def test_each_round_of_the_heroic_mode_has_every_characteristic() -> None:
    """HE-8, HE-D3: once each; club, bow and rope fit somewhere in every round."""
    for start in (0, 4, 8):
        row = [symbols(labour).split() for labour in ours().labours[start : start + 4]]
        assert sorted(each[0] for each in row) == sorted(KINDS)
        assert {"club", "bow", "rope"} <= {symbol for each in row for symbol in each}


def test_no_back_of_ours_makes_tokens() -> None:
    """HE-7, HE-D1: a characteristic from then on, or something at once; at the end a token."""
    backs = [
        SYMBOLS[labour.permanent]
        if labour.permanent != NOTHING
        else " ".join(EFFECTS[effect] for effect in labour.instant + labour.at_the_end)
        for labour in ours().labours
    ]
    assert backs == [
        "strength",
        "wit",
        "agility",
        "perseverance",
        "take-token take-token",
        "take-gymnasium-card take-token",
        "strength",
        "agility",
        "take-token take-token",
        "recall-card take-token",
        "take-token take-token",
        "take-gymnasium-card take-token",
    ]


# A lawful file of an owner


def mine() -> CardFile:
    """Return the file of an owner who has other cards."""
    cards = CardFile()
    cards.whole["source"] = "my own box"
    cards.whole["labours"].reverse()
    cards.labour(1).update(name={"ru": " Лев ", "en": "Lion"}, accepts=["wit", "cry"])
    cards.labour(5).update({"instant": ["draw-card", "take-token"], "at-the-end": []})
    cards.labour(6).pop("at-the-end")
    cards.card("A8").update(id="Swift-8", initiative=99, wreaths=2)
    cards.card("G05").update(cost=3, opening=False)
    cards.card("G06").update(cost=3, opening=True)
    cards.card("G20")["lower"] = {"symbol": "log", "initiative": 1, "tokens": 1}
    return cards


def test_a_changed_file_is_accepted() -> None:
    """HE-2: other ids, numbers and effects, as long as the book's numbers hold."""
    box = mine().box
    swift, last = box.by_code["Swift-8"].faces[0], box.by_code["G20"].faces[1]
    assert (box.source, swift.initiative, swift.tokens) == ("my own box", 99, 2)
    assert (SYMBOLS[last.symbol], last.initiative, last.tokens) == ("log", 1, 1)
    assert box.by_code["G05"].cost == 3


@pytest.mark.parametrize("wreaths", [1, 2, 3, 4])
def test_a_starting_card_may_have_as_many_wreaths_as_a_labour_has_tokens(wreaths: int) -> None:
    """HE-5, HE-34: the book gives no number for them, and four tokens lie on a labour at most."""
    cards = CardFile()
    cards.card("A8")["wreaths"] = wreaths
    assert cards.box.by_code["A8"].faces[0].tokens == wreaths


@pytest.mark.parametrize(
    ("half", "said"),
    [("upper", "верхняя половина карты G07"), ("lower", "нижняя половина карты G07")],
)
def test_a_half_has_its_name_in_russian(half: str, said: str) -> None:
    """HE-6: as a whole, so that no English word is left in the sentence."""
    cards = CardFile()
    cards.card("G07")[half]["cost"] = 1
    with pytest.raises(Unreadable) as refused:
        read_box(cards.text)
    assert Words("ru").error(refused.value.said).startswith(said)


def test_labours_are_sorted_by_number() -> None:
    """HE-8: in whatever order they are written down."""
    labours = mine().box.labours
    assert [labour.number for labour in labours] == list(range(1, 13))
    assert (labours[0].name["ru"], symbols(labours[0])) == ("Лев", "wit cry")


def test_what_happens_at_the_end_may_differ() -> None:
    """HE-R35: effects in any combination; at the end nothing, others, or the same."""
    labours = mine().box.labours
    backs = [[each.instant, each.at_the_end] for each in (labours[4], labours[5], labours[9])]
    names = [[[EFFECTS[effect] for effect in side] for side in back] for back in backs]
    assert names == [
        [["draw-card", "take-token"], []],
        [["take-gymnasium-card"], ["take-gymnasium-card"]],
        [["recall-card"], ["take-token"]],
    ]


def test_the_game_opens_with_the_card_that_is_marked() -> None:
    """HE-R25: the mark before the price; without a mark the cheapest."""
    cards = mine()
    cards.card("G01").update(opening=False, cost=2)
    game = cards.game
    table = game.prepare(2, game.options(), Chance("deal"))
    opened = [table.rules.box.cards[card].code for card in table.open]
    assert opened == ["G04", "G06", "G09", "G15", "G13"]


def test_the_game_is_played_with_it() -> None:
    """HE-2: the owner's cards, the same rules; the file travels with the game."""
    cards = mine()
    game = cards.game
    table = game.prepare(4, game.options(), Chance("deal"))
    assert "Swift-8" in game.inventory(table)
    assert "Swift-8 discard" in game.by_name
    assert (game.key, game.source, game.components) == ("hercules", "my own box", cards.text)


@pytest.mark.parametrize("mode", ["heroic", "caprice"])
def test_a_game_with_it_can_be_played_to_the_end(mode: str) -> None:
    """HE-32: with other effects on other labours, every table on the way is lawful."""
    game, luck = mine().game, Chance("choices")
    table = game.prepare(3, game.options(mode=mode), Chance("deal"))
    while seats := game.to_move(table):
        game.play(table, seats[0], luck.choice(game.legal_moves(table, seats[0])))
        game.check(table)
    assert game.ending(table) == "labours"


def test_a_record_carries_it() -> None:
    """HE-2: it is replayed anywhere, with the owner's cards."""
    cards = mine()
    record = begin(cards.game, 2, "owned").then(Seat(0), "keep").then(Seat(1), "four")
    read = read_record(write_record(record))
    last = list(replay(game_of(read), read))[-1]
    assert read.components == cards.text
    assert last.state.rules.box.by_code["Swift-8"].faces[0].initiative == 99
