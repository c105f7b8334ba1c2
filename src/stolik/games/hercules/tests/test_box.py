"""What is in the box."""

import re
from importlib.resources import files
from typing import Any

import pytest

from stolik.core import Chance, Seat, Unreadable
from stolik.games import find
from stolik.games.hercules import CARDS
from stolik.games.hercules.components import (
    CHARACTERISTICS,
    EFFECTS,
    LOWER,
    NOTHING,
    STAR,
    SYMBOLS,
    UPPER,
    WHOLE,
    Box,
    Card,
    Labour,
)
from stolik.games.hercules.tests.conftest import Lay

ITEMS = {"bow", "club", "log", "rope"}
COMPANIONS = {"iolaus", "theseus", "abderus", "hermes", "nymphs"}
STARS = {2: "iolaus", 5: "cry", 8: "abderus", 9: "theseus", 11: "hermes", 12: "nymphs"}


@pytest.fixture
def box() -> Box:
    """Return what we pack."""
    game = find("hercules")
    packed: Box = game.prepare(2, game.options(), Chance("box")).rules.box
    return packed


def asks_for(labour: Labour) -> set[str]:
    """Return the symbols of a labour."""
    return {SYMBOLS[symbol] for symbol in labour.symbols()}


def item(card: Card) -> str:
    """Return the item or companion of a Gymnasium card."""
    return SYMBOLS[card.faces[-1].symbol]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_may_play(seats: int) -> None:
    """HE-1: 2 to 4 players."""
    game = find("hercules")
    assert game.seats == (2, 3, 4)
    assert len(game.prepare(seats, game.options(), Chance("x")).players) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_are_refused(seats: int) -> None:
    """HE-1: neither one player nor five."""
    game = find("hercules")
    with pytest.raises(Unreadable, match=f"{seats} seats asked for; this game has 2 to 4"):
        game.prepare(seats, game.options(), Chance("x"))


def test_the_cards_of_the_box(box: Box) -> None:
    """HE-2: 12 labours, eight starting cards in each of four colours, 20 Gymnasium cards."""
    assert [labour.number for labour in box.labours] == list(range(1, 13))
    assert [len(box.starting(colour)) for colour in range(4)] == [8, 8, 8, 8]
    assert len(box.gymnasium()) == 20
    assert len(box.cards) == 52


def test_the_tokens_of_the_box(lay: Lay) -> None:
    """HE-2, HE-D1: 48 tokens; the caprice lays out all, the heroic mode leaves twelve."""
    used = [sum(lay("S32", "S31", mode=mode).table.tokens) for mode in ("heroic", "caprice")]
    assert used == [48 - 12, 48]


def test_the_four_characteristics(box: Box) -> None:
    """HE-3: strength, agility, wit, perseverance; on starting cards and upper halves alone."""
    assert SYMBOLS[:CHARACTERISTICS] == ("strength", "agility", "wit", "perseverance")
    shown = {face.symbol for face in box.faces if face.half != LOWER}
    assert shown == set(range(CHARACTERISTICS))


def test_the_items_and_companions(box: Box) -> None:
    """HE-3: four items, five companions and the cry, on lower halves alone."""
    shown = {SYMBOLS[face.symbol] for face in box.faces if face.half == LOWER}
    assert shown == ITEMS | COMPANIONS | {"cry"} == set(SYMBOLS[CHARACTERISTICS:])


def test_the_star_is_shown_as_a_star(lay: Lay) -> None:
    """HE-3, HE-6: exceptional initiative is printed as a star, any other as a number."""
    iolaus = lay("S32", "S31").view()["gymnasium"][3]
    assert [face["initiative"] for face in iolaus["faces"]] == [65, "★"]


@pytest.mark.parametrize(
    ("number", "russian", "english"),
    [
        (1, "Немейский лев", "Nemean Lion"),
        (2, "Лернейская гидра", "Lernaean Hydra"),
        (3, "Стимфалийские птицы", "Stymphalian Birds"),
        (4, "Керинейская лань", "Ceryneian Hind"),
    ],
)
def test_the_first_four_labours(box: Box, number: int, russian: str, english: str) -> None:
    """HE-4: the names and numbers that the book states."""
    labour = box.labours[number - 1]
    assert (labour.number, labour.name) == (number, {"ru": russian, "en": english})


def test_the_other_labours_go_on_as_kuhn_tells_them(box: Box) -> None:
    """HE-D6: from the Boar to the Apples."""
    assert [labour.name["en"] for labour in box.labours[4:]] == [
        "Erymanthian Boar",
        "Augean Stables",
        "Cretan Bull",
        "Mares of Diomedes",
        "Belt of Hippolyta",
        "Cattle of Geryon",
        "Cerberus",
        "Apples of the Hesperides",
    ]


def test_a_starting_card_is_one_piece(box: Box) -> None:
    """HE-5: a characteristic, an initiative, wreaths; no price and no halves."""
    for card in box.cards[:32]:
        (face,) = card.faces
        assert (face.half, card.cost) == (WHOLE, 0)
        assert face.symbol < CHARACTERISTICS
        assert (1 <= face.initiative <= 32, face.tokens) == (True, 1)


def test_the_wreaths_are_the_tokens_it_takes(lay: Lay) -> None:
    """HE-5: a starting card with two wreaths takes two tokens."""
    printed = 'id = "S32"\ncolour = 1\nsymbol = "strength"\ninitiative = 32\nwreaths = '
    assert f"{printed}1" in CARDS
    game = find("hercules").with_components(CARDS.replace(f"{printed}1", f"{printed}2"))
    scene = lay("S32 S1 A8 W9", "A7 W10 P15 S2", game=game)
    assert scene.turn("S32 labour 1", "A7 labour 3").tokens == [2, 1]


def test_a_gymnasium_card_has_two_halves(box: Box) -> None:
    """HE-6: characteristic above, item or companion below, of different initiative; price 1-3."""
    for card in box.gymnasium():
        upper, lower = card.faces
        assert (upper.half, lower.half) == (UPPER, LOWER)
        assert upper.symbol < CHARACTERISTICS <= lower.symbol
        assert upper.initiative != lower.initiative
        assert upper.initiative != STAR
        assert {upper.tokens, lower.tokens} <= {1, 2}
        assert card.cost in {1, 2, 3}


def test_companions_have_the_star_and_items_a_number(box: Box) -> None:
    """HE-6: the lower half has a number or the star."""
    starred = {item(card) for card in box.gymnasium() if card.faces[1].initiative == STAR}
    assert starred == COMPANIONS | {"cry"}


def test_initiatives_are_unique(box: Box) -> None:
    """HE-D2: starting cards 1-32, halves from 33 up, none twice: no tie on a labour can arise."""
    starting = [card.faces[0].initiative for card in box.cards[:32]]
    halves = [face.initiative for card in box.gymnasium() for face in card.faces]
    numbers = [number for number in halves if number != STAR]
    assert sorted(starting) == list(range(1, 33))
    assert min(numbers) == 33
    assert len(set(numbers)) == len(numbers)


def test_the_printed_log(box: Box) -> None:
    """HE-D2: the burning log of the Hydra's example is 39."""
    assert box.by_code["G13"].faces[1].initiative == 39


def test_a_labour_accepts_a_set_of_symbols(box: Box) -> None:
    """HE-D3: the Hydra takes a characteristic, the burning log and Iolaus."""
    assert asks_for(box.labours[1]) == {"wit", "log", "iolaus"}
    assert min(len(asks_for(labour)) for labour in box.labours) > 1


def test_the_opening_cards_are_the_tools_of_the_first_round(box: Box) -> None:
    """HE-D4: club for the Lion, log and Iolaus for the Hydra, bow for the Birds, rope."""
    tools = {item(card) for card in box.gymnasium() if card.opening}
    fits = [tools & asks_for(labour) for labour in box.labours[:4]]
    assert fits == [{"club", "bow"}, {"log", "iolaus"}, {"bow"}, {"rope"}]
    assert len(tools) == 5


def test_every_star_is_there_once_and_has_its_labour(box: Box) -> None:
    """HE-D5: no labour fits two stars, and no star two labours."""
    starred = [item(card) for card in box.gymnasium() if card.faces[1].initiative == STAR]
    assert sorted(starred) == sorted(STARS.values())
    fits = {labour.number: asks_for(labour) & set(starred) for labour in box.labours}
    assert {number: found for number, found in fits.items() if found} == {
        number: {star} for number, star in STARS.items()
    }


def test_a_box_in_which_two_stars_could_meet_is_refused() -> None:
    """HE-D5, HE-21: such a labour is named."""
    other = CARDS.replace('"log", "iolaus"]', '"log", "iolaus", "nymphs"]')
    assert other != CARDS
    with pytest.raises(Unreadable, match="stars G15, G19 fit labour 2, but HE-21"):
        find("hercules").with_components(other)


def test_a_back_is_instant_or_permanent(box: Box) -> None:
    """HE-7: the permanent one is about a characteristic."""
    for labour in box.labours:
        assert (labour.permanent == NOTHING) == bool(labour.instant)
        assert labour.permanent < CHARACTERISTICS
    permanent = [labour.number for labour in box.labours if labour.permanent != NOTHING]
    assert permanent == [1, 2, 3, 4, 7, 8]


def test_no_effect_makes_tokens(box: Box) -> None:
    """HE-D1: an instant effect takes a token from a rival, or has to do with cards."""
    effects = {effect for labour in box.labours for effect in labour.instant + labour.at_the_end}
    names = {EFFECTS[effect] for effect in effects}
    assert names == {"take-token", "take-gymnasium-card", "recall-card"}


@pytest.mark.parametrize("onlooker", [None, 0, 1])
def test_anyone_may_read_the_backs(lay: Lay, onlooker: int | None) -> None:
    """HE-R34: of all twelve, long before they are taken."""
    labours: list[dict[str, Any]] = lay("S32", "S31").view(onlooker)["labours"]
    backs = {each["number"]: each["extra_token"] or each["instant"] for each in labours}
    assert backs == {
        1: "strength",
        2: "wit",
        3: "agility",
        4: "perseverance",
        5: ["take-token"],
        6: ["take-gymnasium-card"],
        7: "strength",
        8: "agility",
        9: ["take-token"],
        10: ["recall-card"],
        11: ["take-token"],
        12: ["take-gymnasium-card"],
    }


@pytest.mark.parametrize("mode", ["heroic", "caprice"])
def test_the_backs_are_the_same_in_every_game(lay: Lay, mode: str) -> None:
    """HE-R34: they are shown at every moment, whatever the luck."""
    scene = lay("S32 A8 W9 P16", "S31 A7 W10 P15", mode=mode)
    other = lay("S32", "S31", mode=mode, seed="another")
    backs = [backs_of(scene.view()), backs_of(scene.keep().view(Seat(1)))]
    assert backs == [backs_of(other.view())] * 2


def backs_of(view: Any) -> list[tuple[Any, ...]]:
    """Return what the backs say, by number."""
    parts = ("number", "extra_token", "instant", "at_the_end")
    return sorted(tuple(map(str, (each[part] for part in parts))) for each in view["labours"])


@pytest.mark.parametrize("name", ["ru.ftl", "rules.ru.ftl"])
def test_the_gymnasium_has_one_spelling(name: str) -> None:
    """HE-R29: the book's two words mean one thing, so our texts use one of them."""
    text = (files("stolik.games.hercules") / "text" / name).read_text("utf-8")
    assert set(re.findall(r"[Гг]имна[зс]", text)) == {"Гимнас"}
