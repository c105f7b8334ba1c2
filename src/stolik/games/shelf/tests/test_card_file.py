"""A card file of an owner: read, or refused with the card and the number that are wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import Chance, Unreadable
from stolik.games import find
from stolik.games.shelf.card_file import read_box
from stolik.games.shelf.components import NEIGHBOUR_BONUS, PLAIN

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import CardFile, Cards

Change = Callable[["CardFile"], object]


def at_toy(id_: str, **parts: Any) -> Change:
    """Write these parts of a toy; an underscore stands for the hyphen of a part's name."""
    return lambda cards: cards.toy(id_).update({k.replace("_", "-"): v for k, v in parts.items()})


def at_edge(number: int, **parts: Any) -> Change:
    """Write these parts of an edge."""
    return lambda cards: cards.edge(number).update(
        {k.replace("_", "-"): v for k, v in parts.items()}
    )


def in_all(**parts: Any) -> Change:
    """Write these parts of the whole file."""
    return lambda cards: cards.whole.update(parts)


def without_toy(id_: str, part: str) -> Change:
    """Leave a part of a toy out."""
    return lambda cards: cards.toy(id_).pop(part)


def without_edge(number: int, part: str) -> Change:
    """Leave a part of an edge out."""
    return lambda cards: cards.edge(number).pop(part)


def without(part: str) -> Change:
    """Leave a part of the file out."""
    return lambda cards: cards.whole.pop(part)


def recoloured(kind: str, old: str, new: str) -> Change:
    """Print all toys or edges of one colour in another, and no bonuses."""

    def change(cards: CardFile) -> None:
        for entry in cards.whole["toys"] + cards.whole["edges"]:
            if "id" not in entry or entry.get("property") == "neighbour-bonus":
                entry.pop("bonus-for", None)
                entry.pop("property", None)
        for entry in cards.whole[kind]:
            entry["colour"] = new if entry["colour"] == old else entry["colour"]

    return change


BROKEN: dict[str, tuple[Change, list[str]]] = {
    "60 toys": (at_toy("C1", copies=5), ["60 toy cards", "SH-1", "61", "84 cards", "C 20"]),
    "62 toys": (at_toy("C6", copies=2), ["62 toy cards", "SH-1", "61"]),
    "22 edges": (lambda cards: cards.whole["edges"].pop(), ["22 edge cards", "SH-1", "23"]),
    "24 edges": (at_edge(4, copies=2), ["24 edge cards", "SH-1", "23"]),
    "no toys": (in_all(toys=[]), ["toy"]),
    "no toy of a colour": (recoloured("toys", "B", "A"), ["no toy card", "colour B", "SH-1"]),
    "no edge of a colour": (recoloured("edges", "C", "A"), ["no edge card", "colour C", "SH-1"]),
    "unknown colour": (at_toy("B2", colour="D"), ["toy B2", "colour 'D'", "A, B, C"]),
    "unknown colour of an edge": (at_edge(9, colour="blue"), ["edge number 9", "colour 'blue'"]),
    "unknown side": (at_edge(2, side="top"), ["edge number 2", "side 'top'", "left, right"]),
    "unknown property": (at_toy("A7", property="flies"), ["toy A7", "property 'flies'", "no-edge"]),
    "bonus for nobody": (at_edge(3, bonus_for="A9"), ["edge number 3", "'A9'", "no such toy"]),
    "neighbour of nobody": (at_toy("A2", bonus_for="Z"), ["toy A2", "'Z'", "no such toy"]),
    "bonus of another colour": (at_edge(1, bonus_for="B1"), ["edge number 1", "B1", "colour"]),
    "neighbour of another colour": (at_toy("A2", bonus_for="C1"), ["toy A2", "C1", "colour"]),
    "bonus that is no text": (at_edge(1, bonus_for=1), ["edge number 1", "bonus-for"]),
    "doubled id": (at_toy("A4", id="A3"), ["toy A3", "twice"]),
    "bad id": (at_toy("A4", id="Кукла"), ["'Кукла'", "latin letters"]),
    "id with a dot": (at_toy("A4", id="A4.1"), ["'A4.1'", "latin letters"]),
    "empty id": (at_toy("A4", id=""), ["''", "latin letters"]),
    "no id": (without_toy("A4", "id"), ["toy number 4", "'id'"]),
    "negative points": (at_toy("B3", points=-1), ["toy B3", "points -1", "from 0 to 99"]),
    "points of some copies": (at_toy("B3", points=[1, 2]), ["toy B3", "2 points", "3 copies"]),
    "too many points": (at_toy("B3", points=100), ["toy B3", "points 100", "from 0 to 99"]),
    "negative points of an edge": (at_edge(7, points=-2), ["edge number 7", "points -2"]),
    "points that are no number": (at_toy("B3", points="2"), ["toy B3", "points", "number"]),
    "points that are true": (at_toy("B3", points=True), ["toy B3", "points", "number"]),
    "copies 0": (at_toy("C6", copies=0), ["toy C6", "copies 0", "from 1"]),
    "copies 0 of an edge": (at_edge(5, copies=0), ["edge number 5", "copies 0"]),
    "copies missing": (without_toy("C3", "copies"), ["toy C3", "'copies'"]),
    "points missing": (without_toy("C3", "points"), ["toy C3", "'points'"]),
    "colour missing": (without_toy("C3", "colour"), ["toy C3", "'colour'"]),
    "name missing": (without_toy("C3", "name"), ["toy C3", "'name'"]),
    "side missing": (without_edge(6, "side"), ["edge number 6", "'side'"]),
    "points of an edge missing": (without_edge(6, "points"), ["edge number 6", "'points'"]),
    "no Russian name": (at_toy("A3", name={"en": "Teddy"}), ["toy A3", "'ru'"]),
    "no English name": (at_toy("A3", name={"ru": "Мишка"}), ["toy A3", "'en'"]),
    "a name that is a text": (at_toy("A3", name="Teddy"), ["toy A3", "name"]),
    "a name of the edition that is a text": (
        at_toy("A3", name_in={"geroychiki": "Teddy"}),
        ["toy A3", "name"],
    ),
    "names of editions that are a text": (at_toy("A3", name_in="Teddy"), ["toy A3", "name-in"]),
    "an empty name": (at_toy("A3", name={"ru": " ", "en": "Teddy"}), ["toy A3", "empty"]),
    "one name for two toys": (
        at_toy("A3", name={"ru": "Кукла", "en": "Teddy"}),
        ["A3", "A4", "one name"],
    ),
    "unknown part of a toy": (at_toy("B1", weight=3), ["toy B1", "'weight'", "copies"]),
    "unknown part of an edge": (at_edge(8, name="x"), ["edge number 8", "'name'", "side"]),
    "unknown part of the file": (in_all(author="me"), ["card file", "'author'", "source"]),
    "no source": (without("source"), ["card file", "'source'"]),
    "no games": (without("games"), ["card file", "'games'"]),
    "toys missing": (without("toys"), ["card file", "'toys'"]),
    "edges missing": (without("edges"), ["card file", "'edges'"]),
    "a toy that is a text": (in_all(toys=["Teddy"]), ["card file", "toys", "1"]),
    "another game": (in_all(games=["chess"]), ["chess", "geroychiki"]),
    "neighbour-bonus without bonus-for": (
        without_toy("A2", "bonus-for"),
        ["toy A2", "neighbour-bonus", "bonus-for"],
    ),
    "bonus-for with another property": (
        at_toy("A5", bonus_for="A1"),
        ["toy A5", "neighbour-bonus", "bonus-for"],
    ),
    "bonus-for without a property": (
        at_toy("A3", bonus_for="A1"),
        ["toy A3", "neighbour-bonus", "bonus-for"],
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused(card_file: Cards, what: str) -> None:
    """SH-1: with a sentence that names the card and the number."""
    change, named = BROKEN[what]
    cards = card_file()
    change(cards)
    with pytest.raises(Unreadable) as refused:
        read_box(cards.text, "geroychiki")
    missing = [part for part in named if part not in str(refused.value)]
    assert not missing, str(refused.value)


@pytest.mark.parametrize("text", ["= no TOML =", "toys = [", "source = 'a'\nsource = 'b'"])
def test_what_is_not_toml_is_refused(text: str) -> None:
    """SH-1: with the reason why it cannot be read."""
    with pytest.raises(Unreadable, match=r"card file is not TOML: \w+"):
        read_box(text, "geroychiki")


def test_our_own_file_is_read_from_what_the_tests_write(card_file: Cards) -> None:
    """SH-1: unchanged, the file has our cards; only their owner is another."""
    ours = find("geroychiki").prepare(2, find("geroychiki").options(), Chance("x")).rules.box
    read = read_box(card_file().text, "geroychiki")
    assert [card.code for card in read.cards] == [card.code for card in ours.cards]
    assert [card.points for card in read.cards] == [card.points for card in ours.cards]
    assert (read.owned, ours.owned) == (card_file().text, None)


def test_our_own_file_is_nobody_elses(card_file: Cards) -> None:
    """SH-1: `ours` marks the file that comes with the game."""
    assert read_box(card_file().text, "geroychiki", ours=True).owned is None


def test_a_changed_file_is_accepted(card_file: Cards) -> None:
    """SH-1: other toys, points and copies, as long as the books' numbers hold."""
    cards = card_file()
    cards.whole["source"] = "my own box"
    cards.toy("C1").update(copies=5, points=0)
    cards.toy("C6").update(copies=2, points=99, property="plain")
    cards.toy("C6")["name-in"] = {"geroychiki": {"ru": "Гусь", "en": "Goose"}}
    cards.edge(1)["points"] = 0
    box = read_box(cards.text, "geroychiki")
    goose = box.by_code["C6.2"]
    assert (goose.points, goose.property, goose.name) == (99, PLAIN, {"ru": "Гусь", "en": "Goose"})
    assert (box.source, "C1.6" in box.by_code) == ("my own box", False)
    assert [box.by_code[code].points for code in ("C1.1", "AL1")] == [0, 0]


def test_copies_may_differ_in_points(card_file: Cards) -> None:
    """SH-R21: the same toy, whatever its points."""
    cards = card_file()
    cards.toy("B3")["points"] = [1, 2, 5]
    box = read_box(cards.text, "geroychiki")
    copies = [box.by_code[f"B3.{copy}"] for copy in (1, 2, 3)]
    assert [card.points for card in copies] == [1, 2, 5]
    assert len({card.toy for card in copies}) == 1


def test_a_name_for_the_other_edition_is_not_used(card_file: Cards) -> None:
    """SH-28: each edition reads its own names."""
    names = [
        read_box(card_file().text, key).by_code["A1.1"].name
        for key in ("geroychiki", "toy-story-4")
    ]
    assert names == [{"ru": "Генерал", "en": "General"}, {"ru": "Булзай", "en": "Bullseye"}]


def test_equal_edges_may_be_written_once(card_file: Cards) -> None:
    """SH-1: two copies of an edge are two cards, numbered on."""
    cards = card_file()
    cards.whole["edges"].pop(1)
    cards.edge(1)["copies"] = 2
    box = read_box(cards.text, "geroychiki")
    assert [box.by_code[code].toy_id for code in ("AL1", "AL2", "AL3", "AL4")] == [
        "A1",
        "A1",
        "A3",
        "",
    ]


def test_the_neighbour_bonus_is_read(card_file: Cards) -> None:
    """SH-28: the property, and the toy it calls."""
    box = read_box(card_file().text, "geroychiki")
    melkotron, general = box.by_code["A2.1"], box.by_code["A1.1"]
    assert (melkotron.property, melkotron.bonus_for) == (NEIGHBOUR_BONUS, general.toy)


@pytest.mark.parametrize("key", ["geroychiki", "toy-story-4"])
def test_the_game_deals_from_it(card_file: Cards, key: str) -> None:
    """SH-4: the owner's cards, the same rules; the file travels with the game."""
    cards = card_file()
    cards.whole["source"] = "my own box"
    cards.toy("C6")["id"] = "Whale"
    game = find(key).with_components(cards.text)
    table = game.prepare(3, game.options(), Chance("deal"))
    assert len(set(game.inventory(table))) == 84
    assert "Whale.1" in game.inventory(table)
    assert (game.key, game.source, game.components) == (key, "my own box", cards.text)
    game.check(table)


def test_a_game_with_it_can_be_played_to_the_end(card_file: Cards) -> None:
    """SH-41: with other properties on other cards."""
    cards = card_file()
    cards.toy("A4")["property"] = "touch-edge"
    cards.toy("C5")["property"] = "no-edge"
    game, luck = cards.game, Chance("choices")
    table = game.prepare(4, game.options(), Chance("deal"))
    while game.to_move(table):
        game.play(table, table.seat, luck.choice(game.legal_moves(table, table.seat)))
        game.check(table)
    assert game.ending(table) in game.endings
