"""A box file of an owner: read, or refused with the card and the number that are wrong."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from stolik.core import AnyGame, Chance, Unreadable, begin, read_record, replay, write_record
from stolik.games import find, game_of
from stolik.games.stickers import BOX
from stolik.games.stickers.box_file import read_box
from stolik.games.stickers.components import (
    ASK,
    COMBOS,
    DRAW_PLAY,
    NOTHING,
    STAR,
    STICKERS,
    SWAP_BONUS,
    TAKE_BONUS,
    TWO_STARS,
    Box,
    Pack,
)


class BoxFile:
    """Our box file, to be changed by a test and written as TOML again."""

    def __init__(self) -> None:
        """Read it."""
        self.whole: dict[str, Any] = tomllib.loads(BOX)

    def clan(self, id_: str) -> dict[str, Any]:
        """Return the clan of this id."""
        entry: dict[str, Any] = next(each for each in self.whole["clans"] if each["id"] == id_)
        return entry

    def card(self, number: int) -> dict[str, Any]:
        """Return the card of this number, as all clans have it."""
        entry: dict[str, Any] = self.whole["cards"][number - 1]
        return entry

    @property
    def text(self) -> str:
        """The file."""
        return "\n".join(f"{name} = {toml(value)}" for name, value in self.whole.items()) + "\n"

    @property
    def box(self) -> Box:
        """The box that it describes."""
        return read_box(self.text)

    @property
    def game(self) -> AnyGame:
        """The game played with it."""
        return find("stickers").with_components(self.text)


def toml(value: object) -> str:
    """Write a value in one line of TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {toml(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


Change = Callable[[BoxFile], object]


def in_all(**parts: Any) -> Change:
    """Write these parts of the whole file."""
    return lambda box: box.whole.update(parts)


def without(part: str) -> Change:
    """Leave a part of the file out."""
    return lambda box: box.whole.pop(part)


def at_clan(id_: str, /, **parts: Any) -> Change:
    """Write these parts of a clan."""
    return lambda box: box.clan(id_).update(parts)


def at_card(number: int, /, **parts: Any) -> Change:
    """Write these parts of a card, for every clan."""
    return lambda box: box.card(number).update(parts)


def at_entry(part: str, number: int, /, **parts: Any) -> Change:
    """Write these parts of an entry, counted from 1."""
    return lambda box: box.whole[part][number - 1].update(parts)


def at_clan_pack(**parts: Any) -> Change:
    """Write these parts of what is in each clan pack."""
    return lambda box: box.whole["clan-pack"].update(parts)


def left_out(part: str, number: int, name: str) -> Change:
    """Leave a part of an entry out, counted from 1."""
    return lambda box: box.whole[part][number - 1].pop(name)


def fewer(part: str) -> Change:
    """Leave the last entry out."""
    return lambda box: box.whole[part].pop()


def two_stages(part: str, value: str) -> Change:
    """Put a word at the end of a list."""
    return lambda box: box.whole[part].append(value)


def of_a_campaign(**parts: Any) -> Change:
    """Play the box in a campaign."""
    return in_all(campaign=parts)


def all_of_mark_3(box: BoxFile) -> None:
    """Leave five cards of each clan for two players."""
    box.card(6)["mark"] = 3


ONE_LEVEL = [{"name": {"ru": "все", "en": "all"}, "slots": 9, "first": 5, "second": 2}]
NO_SCENARIOS = ["big-fair", "topsy-turvy", "open-hands"]

BROKEN: dict[str, tuple[Change, list[str]]] = {
    "no source": (without("source"), ["component file", "'source'"]),
    "a source that is no text": (in_all(source=7), ["'source'", "component file", "text"]),
    "a source that cannot be shown": (
        in_all(source="my\x1bbox"),
        ["'source' of the component file", "cannot be shown"],
    ),
    "no games": (without("games"), ["component file", "'games'"]),
    "another game": (in_all(games=["chess", "go"]), ["chess, go", "not stickers"]),
    "for no game": (in_all(games=[]), ["made for -", "stickers"]),
    "unknown part of the file": (in_all(author="me"), ["component file", "'author'", "track"]),
    # Clans
    "clans missing": (without("clans"), ["component file", "'clans'"]),
    "a clan that is a text": (in_all(clans=["corgi"]), ["item 1", "'clans'", "object"]),
    "a clan without an id": (left_out("clans", 2, "id"), ["clan number 2", "'id'"]),
    "an id that is a number": (at_clan("mice", id=2), ["'id' of clan number 2", "text"]),
    "an id with capitals": (at_clan("mice", id="Mice"), ["clan Mice", "small latin letters"]),
    "an id of two words": (at_clan("mice", id="my mice"), ["clan my mice", "small latin letters"]),
    "an id with a dash": (at_clan("mice", id="mice-1"), ["clan mice-1", "small latin letters"]),
    "an id that says any clan": (at_clan("mice", id="clan"), ["clan clan", "small latin letters"]),
    "an id that says the lid": (at_clan("mice", id="lid"), ["clan lid", "small latin letters"]),
    "a very long id": (at_clan("mice", id="M" * 60), ["clan MMM", "small latin letters"]),
    "a clan twice": (at_clan("mice", id="corgi"), ["clan corgi", "twice"]),
    "eight clans": (fewer("clans"), ["8 clans", "ST-1", "9"]),
    "unknown part of a clan": (at_clan("pig", colour="red"), ["clan pig", "'colour'", "letters"]),
    "a clan without a name": (left_out("clans", 5, "name"), ["clan pig", "'name'"]),
    "a clan without letters": (left_out("clans", 5, "letters"), ["clan pig", "'letters'"]),
    "no Russian name": (at_clan("pig", name={"en": "Pig"}), ["'name' of clan pig", "'ru'"]),
    "no English name": (at_clan("pig", name={"ru": "Хряк"}), ["'name' of clan pig", "'en'"]),
    "a name in a third language": (
        at_clan("pig", name={"ru": "Хряк", "en": "Pig", "fr": "Cochon"}),
        ["'name' of clan pig", "'fr'"],
    ),
    "a name that is a text": (at_clan("pig", name="Pig"), ["'name' of clan pig", "object"]),
    "an empty name": (
        at_clan("pig", name={"ru": " ", "en": "Pig"}),
        ["'name' of clan pig", "empty"],
    ),
    "a name that fits on no card": (
        at_clan("pig", name={"ru": "Хряк", "en": "P" * 41}),
        ["'name' of clan pig", "at most 40 letters"],
    ),
    "letters that cannot be shown": (
        at_clan("pig", letters={"ru": "Х\u202e", "en": "P"}),
        ["'ru' of 'letters' of clan pig", "cannot be shown"],
    ),
    "letters in four": (
        at_clan("pig", letters={"ru": "ХРЯК", "en": "P"}),
        ["clan pig", "at most 3 letters"],
    ),
    # Cards
    "cards missing": (without("cards"), ["clan corgi", "cards 1 to 12", "it has: -"]),
    "a card that is a text": (in_all(cards=["corgi-1"]), ["item 1", "'cards'", "object"]),
    "eleven cards": (fewer("cards"), ["clan corgi", "1 to 12", "9, 10, 11"]),
    "a card without a number": (left_out("cards", 3, "number"), ["clan corgi", "'number'"]),
    "a thirteenth card": (at_card(3, number=13), ["clan corgi", "number 13", "from 1 to 12"]),
    "card 0": (at_card(3, number=0), ["clan corgi", "number 0", "from 1 to 12"]),
    "a card twice": (at_card(3, number=4), ["clan corgi", "each once", "1, 2, 4, 4, 5"]),
    "own cards of a clan, too few": (
        at_clan("cat", cards=[{"number": 1, "stars": 0}]),
        ["clan cat", "1 to 12", "it has: 1"],
    ),
    "own cards of a clan that are no list": (
        at_clan("cat", cards={}),
        ["'cards' of clan cat", "list"],
    ),
    "unknown part of a card": (at_card(3, price=5), ["card corgi-3", "'price'", "stars"]),
    "a card without stars": (left_out("cards", 3, "stars"), ["card corgi-3", "'stars'"]),
    "stars below zero": (at_card(3, stars=-1), ["card corgi-3", "stars -1", "from 0 to 99"]),
    "a hundred stars": (at_card(3, stars=100), ["card corgi-3", "stars 100", "from 0 to 99"]),
    "half a star": (at_card(3, stars=0.5), ["'stars' of card corgi-3", "number"]),
    "mark 5": (at_card(3, mark=5), ["card corgi-3", "mark 5", "3 or 4"]),
    "mark 3+": (at_card(3, mark="3+"), ["'mark' of card corgi-3", "number"]),
    "an unknown combo": (
        at_card(3, combos=["fly"]),
        ["card corgi-3", "combos 'fly'", "draw-play, ask, market, swap, extra"],
    ),
    "a star for a combo": (at_card(3, combos=["star"]), ["card corgi-3", "combos 'star'"]),
    "a combo that is no list": (at_card(3, combos="ask"), ["'combos' of card corgi-3", "list"]),
    "three combos": (
        at_card(3, combos=["ask", "ask", "ask"]),
        ["card corgi-3", "more stickers than cells"],
    ),
    "too few for two": (all_of_mark_3, ["45 cards without a mark", "too few"]),
    # Cells
    "cells missing": (without("cells"), ["component file", "'cells'"]),
    "no star cells said": (in_all(cells={"combo": 2}), ["'cells'", "'star'"]),
    "no combo cells said": (in_all(cells={"star": 2}), ["'cells'", "'combo'"]),
    "five star cells": (
        in_all(cells={"star": 5, "combo": 2}),
        ["'cells' of the component file", "star 5", "from 0 to 4"],
    ),
    "fewer combo cells than none": (
        in_all(cells={"star": 2, "combo": -1}),
        ["'cells' of the component file", "combo -1", "from 0 to 4"],
    ),
    "no cell for a printed combo": (
        in_all(cells={"star": 2, "combo": 0}),
        ["card corgi-1", "more stickers than cells"],
    ),
    "a third kind of cells": (
        in_all(cells={"star": 2, "combo": 2, "lid": 1}),
        ["'cells'", "'lid'"],
    ),
    # The board
    "levels missing": (without("levels"), ["component file", "'levels'"]),
    "a level that is a text": (in_all(levels=["epic"]), ["item 1", "'levels'", "object"]),
    "unknown part of a level": (at_entry("levels", 2, third=1), ["level 2", "'third'", "second"]),
    "a level without a name": (left_out("levels", 2, "name"), ["level 2", "'name'"]),
    "a level without slots": (at_entry("levels", 2, slots=0), ["level 2", "slots 0", "1 to 9"]),
    "a level of ten": (at_entry("levels", 2, slots=10), ["level 2", "slots 10", "1 to 9"]),
    "a first reward below zero": (
        at_entry("levels", 2, first=-1),
        ["level 2", "first -1", "from 0 to 99"],
    ),
    "a second reward of a hundred": (
        at_entry("levels", 2, second=100),
        ["level 2", "second 100", "from 0 to 99"],
    ),
    "a slot too many": (at_entry("levels", 4, slots=4), ["10 slots", "9 clans"]),
    "a slot too few": (fewer("levels"), ["6 slots", "9 clans"]),
    "one level": (in_all(levels=ONE_LEVEL), ["ST-10", "neighbouring levels", "only one"]),
    # The bonus
    "bonuses missing": (without("bonuses"), ["component file", "'bonuses'"]),
    "no bonus": (in_all(bonuses=[]), ["ST-10", "none"]),
    "unknown part of a bonus": (
        at_entry("bonuses", 2, most=4),
        ["bonus 2 of the component file", "'most'", "least"],
    ),
    "a bonus for nothing": (
        at_entry("bonuses", 1, least=0),
        ["bonus 1 of the component file", "least 0", "from 1 to 12"],
    ),
    "a bonus out of reach": (
        at_entry("bonuses", 2, least=13),
        ["bonus 2 of the component file", "least 13", "from 1 to 12"],
    ),
    "bonuses in disorder": (
        at_entry("bonuses", 2, least=1),
        ["bonus 2 of the component file", "'least' should grow"],
    ),
    "an unknown effect": (
        at_entry("bonuses", 2, effects=["win"]),
        ["bonus 2 of the component file", "effects 'win'", "take, swap"],
    ),
    "a bonus without effects": (left_out("bonuses", 2, "effects"), ["bonus 2", "'effects'"]),
    # Packs
    "powers missing": (without("powers"), ["component file", "'powers'"]),
    "five power packs": (fewer("powers"), ["5 power packs", "ST-1", "6"]),
    "unknown part of a pack": (at_entry("powers", 2, cards=1), ["pack P2", "'cards'", "mark3"]),
    "a pack without a mark": (left_out("powers", 2, "mark4"), ["pack P2", "'mark4'"]),
    "an unknown sticker": (
        at_entry("powers", 3, mark3={"glue": 3}),
        ["pack P3", "sticker 'glue'", "draw-play, ask"],
    ),
    "no such sticker after all": (
        at_entry("powers", 3, mark3={"swap": 0}),
        ["pack P3", "swap 0", "from 1 to 99"],
    ),
    "a sticker that is a text": (
        at_entry("powers", 3, mark3={"swap": "three"}),
        ["'swap' of pack P3", "number"],
    ),
    "stickers in a list": (at_entry("powers", 3, mark3=["swap"]), ["'mark3' of pack P3", "object"]),
    "a decoration too few": (
        at_entry("powers", 4, decorations=["heart", "bolt", "moon"]),
        ["pack P4", "a decoration for each player"],
    ),
    "an unknown decoration": (
        at_entry("powers", 4, decorations=["heart", "bolt", "moon", "skull"]),
        ["pack P4", "decorations 'skull'", "heart, bolt"],
    ),
    "a tier of a pack in disorder": (
        at_entry("powers", 2, bonuses=[{"least": 3, "effects": []}, {"least": 2, "effects": []}]),
        ["bonus 2 of pack P2", "should grow"],
    ),
    "other scenarios": (
        at_entry("powers", 6, scenarios=NO_SCENARIOS),
        ["pack P6", "the scenarios should be topsy-turvy, big-fair, open-hands"],
    ),
    "no clan pack": (without("clan-pack"), ["component file", "'clan-pack'"]),
    "an unknown sticker of the clans": (
        at_clan_pack(unmarked={"glue": 1}),
        ["pack corgi", "sticker 'glue'"],
    ),
    # The track
    "track missing": (without("track"), ["component file", "'track'"]),
    "ten clan packs": (two_stages("track", "clan"), ["the track", "P1 to P6", "'clan' 9 times"]),
    "a seventh power pack": (two_stages("track", "P7"), ["the track", "P1 to P6"]),
    "power packs in disorder": (
        in_all(track=["P2", "P1", "P3", "P4", "P5", "P6", *["clan"] * 9]),
        ["the track", "in this order"],
    ),
    # The campaign
    "a campaign that is a text": (in_all(campaign="mine"), ["'campaign'", "object"]),
    "unknown part of a campaign": (of_a_campaign(trophies=1), ["the campaign", "'trophies'"]),
    "a pack opened twice": (of_a_campaign(opened=["P1", "P1"]), ["the campaign", "twice"]),
    "an unknown pack opened": (
        of_a_campaign(opened=["P7"]),
        ["the campaign", "opened 'P7'", "P1, P2"],
    ),
    "opened is no list": (of_a_campaign(opened="P1"), ["'opened' of the campaign", "list"]),
    "an unknown pack to open": (
        of_a_campaign(opens="P7"),
        ["the campaign", "opens 'P7'", "P1, P2", "clan"],
    ),
    "an opened pack to open": (
        of_a_campaign(opened=["P1"], opens="P1"),
        ["the campaign", "opens 'P1'", "one of , P2"],
    ),
    "a clan pack to open with all open": (
        of_a_campaign(
            opened=["corgi", "mice", "rabbit", "dino", "pig", "koala", "cat", "panda", "duck"],
            opens="clan",
        ),
        ["the campaign", "opens 'clan'"],
    ),
    "a sticker on no card": (
        of_a_campaign(stuck={"corgi-13": ["star"]}),
        ["the campaign", "no card 'corgi-13'"],
    ),
    "a decoration on no card": (
        of_a_campaign(decorated={"box": ["heart"]}),
        ["the campaign", "no card 'box'"],
    ),
    "a sticker on the lid": (of_a_campaign(stuck={"lid": ["star"]}), ["no card 'lid'"]),
    "an unknown sticker stuck": (
        of_a_campaign(stuck={"corgi-3": ["glue"]}),
        ["'stuck' of the campaign", "corgi-3 'glue'", "star"],
    ),
    "an unknown decoration stuck": (
        of_a_campaign(decorated={"corgi-3": ["star"]}),
        ["'decorated' of the campaign", "corgi-3 'star'", "heart"],
    ),
    "stuck is no object": (of_a_campaign(stuck=[]), ["'stuck' of the campaign", "object"]),
    "one sticker without a list": (
        of_a_campaign(stuck={"corgi-3": "star"}),
        ["'corgi-3' of 'stuck' of the campaign", "list"],
    ),
    "a third star sticker": (
        of_a_campaign(stuck={"cat-4": ["star", "two-stars", "star"]}),
        ["card cat-4", "more stickers than cells"],
    ),
    "a combo sticker too many": (
        of_a_campaign(stuck={"cat-1": ["ask", "swap"]}),
        ["card cat-1", "more stickers than cells"],
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused(what: str) -> None:
    """ST-1, ST-2: the refusal names the card, the level or the pack, and the number."""
    change, named = BROKEN[what]
    box = BoxFile()
    change(box)
    with pytest.raises(Unreadable) as refused:
        read_box(box.text)
    missing = [part for part in named if part not in str(refused.value)]
    assert not missing, str(refused.value)


@pytest.mark.parametrize("text", ["= no TOML =", "clans = [", "track = []\ntrack = []"])
def test_what_is_not_toml_is_refused(text: str) -> None:
    """ST-1: with the reason why it cannot be read."""
    with pytest.raises(Unreadable, match=r"component file is not TOML: \w+"):
        read_box(text)


# Our own file


def ours() -> Box:
    """Return the box that comes with the game."""
    game = find("stickers")
    box: Box = game.prepare(2, game.options(), Chance("x")).rules.box
    return box


def sealed(pack: Pack, mark: int) -> dict[str, int]:
    """Count the stickers of one mark in a pack."""
    return dict(Counter(STICKERS[each.kind] for each in pack.stickers if each.mark == mark))


def test_our_own_file_is_read_from_what_the_tests_write() -> None:
    """ST-1: unchanged, the file has our cards; only their owner is another."""
    mine = BoxFile()
    cards = [(card.code, card.mark, card.stars, card.combos) for card in ours().cards]
    assert [(card.code, card.mark, card.stars, card.combos) for card in mine.box.cards] == cards
    assert (mine.box.owned, ours().owned) == (mine.text, None)
    assert read_box(mine.text, ours=True).owned is None


def test_the_box_has_what_the_book_counts() -> None:
    """ST-1: 108 cards of 9 clans, and packs for 15 games: 6 of power, one for each clan."""
    box = ours()
    clans = ["corgi", "mice", "rabbit", "dino", "pig", "koala", "cat", "panda", "duck"]
    assert [clan.code for clan in box.clans] == clans
    assert (len(box.cards), len(box.by_code)) == (108, 108)
    assert list(box.packs) == ["P1", "P2", "P3", "P4", "P5", "P6", *clans]
    assert len(box.track) == len(box.packs) == 15


def test_the_clans_that_the_book_names() -> None:
    """ST-1: five of them, with the book's names."""
    names = {clan.code: clan.name["ru"] for clan in ours().clans}
    assert {code: names[code] for code in ("corgi", "mice", "rabbit", "dino", "pig")} == {
        "corgi": "Кинг-Корги",
        "mice": "Космыши",
        "rabbit": "Крольшебник",
        "dino": "Гикозавр",
        "pig": "Хрякула",
    }


def test_a_clan_has_twelve_cards() -> None:
    """ST-D1: 108 / 9; the codes count them."""
    for clan in ours().clans:
        own = [card.code for card in ours().cards if card.clan.code == clan.code]
        assert own == [f"{clan.code}-{number}" for number in range(1, 13)]


@pytest.mark.parametrize(("players", "cards"), [(2, 54), (3, 81), (4, 108)])
def test_the_deck_by_the_number_of_players(players: int, cards: int) -> None:
    """ST-D1: 6, 9 or 12 cards of each clan."""
    used = [card for card in ours().cards if card.mark <= players]
    assert len(used) == cards
    assert set(Counter(card.clan.code for card in used).values()) == {cards // 9}


def test_the_row_of_twelve() -> None:
    """ST-2: mark, stars and combo of every card, the same for all nine clans."""
    row = [
        (2, 0, [DRAW_PLAY]),
        (2, 0, [ASK]),
        (2, 1, []),
        (2, 1, []),
        (2, 1, []),
        (2, 2, []),
        (3, 0, [DRAW_PLAY]),
        (3, 1, []),
        (3, 1, []),
        (4, 0, [ASK]),
        (4, 1, []),
        (4, 2, []),
    ]
    assert [(card.mark, card.stars, card.combos) for card in ours().cards] == row * 9


def test_the_cells_of_a_card() -> None:
    """ST-2: two of either kind; a printed combo fills one, printed stars fill none."""
    box = ours()
    assert (box.star_cells, box.combo_cells) == (2, 2)
    free = {
        code: (box.free_cells(box.by_code[code], STAR), box.free_cells(box.by_code[code], ASK))
        for code in ("corgi-1", "corgi-3", "duck-12")
    }
    assert free == {"corgi-1": (2, 1), "corgi-3": (2, 2), "duck-12": (2, 2)}


def test_the_pyramid() -> None:
    """ST-D2, ST-D3: levels of 1, 2, 3 and 3 slots; the legendary one is worth 11 and 8."""
    box = ours()
    rows = [(level.name["en"], level.slots, level.first, level.second) for level in box.levels]
    assert rows == [
        ("legendary", 1, 11, 8),
        ("epic", 2, 9, 6),
        ("rare", 3, 7, 4),
        ("common", 3, 5, 2),
    ]
    assert box.level_of == [0, 1, 1, 2, 2, 2, 3, 3, 3]


def test_the_tiers_of_the_bonus() -> None:
    """ST-10: one or two cards, three or more; the second power pack adds a tier."""
    box = ours()
    assert [box.bonus_for(cards) for cards in range(7)] == [
        0,
        *[TAKE_BONUS] * 2,
        *[SWAP_BONUS] * 4,
    ]
    tiers = [(bonus.least, bonus.effects) for bonus in box.packs["P2"].bonuses]
    assert tiers == [(1, TAKE_BONUS), (3, SWAP_BONUS), (5, TAKE_BONUS | SWAP_BONUS)]
    assert [bonus.name() for bonus in box.packs["P2"].bonuses] == ["take", "swap", "take-swap"]
    assert [code for code, pack in box.packs.items() if pack.bonuses] == ["P2"]


def test_a_pack_is_dealt_evenly_at_every_table() -> None:
    """ST-24: 6 stickers without a mark, 3 and 3 with one; three for each player."""
    for pack in ours().packs.values():
        marks = Counter(sticker.mark for sticker in pack.stickers)
        assert marks == {2: 6, 3: 3, 4: 3}
        assert len(pack.decorations) == 4


@pytest.mark.parametrize(
    ("code", "unmarked", "mark3", "mark4"),
    [
        ("P1", {"market": 6}, {"market": 3}, {"market": 3}),
        ("P2", {"star": 6}, {"star": 3}, {"star": 3}),
        ("P3", {"swap": 6}, {"swap": 3}, {"swap": 3}),
        ("P4", {"two-stars": 6}, {"two-stars": 3}, {"two-stars": 3}),
        ("P5", {"extra": 6}, {"extra": 3}, {"extra": 3}),
        (
            "P6",
            {"star": 3, "draw-play": 3},
            {"star": 2, "draw-play": 1},
            {"star": 1, "draw-play": 2},
        ),
        (
            "koala",
            {"star": 4, "draw-play": 1, "ask": 1},
            {"star": 1, "draw-play": 1, "ask": 1},
            {"star": 1, "draw-play": 1, "ask": 1},
        ),
    ],
)
def test_what_a_pack_holds(
    code: str, unmarked: dict[str, int], mark3: dict[str, int], mark4: dict[str, int]
) -> None:
    """ST-1, ST-R24: the stickers of each mark; those of a clan pack are bound to the clan."""
    box = ours()
    pack = box.packs[code]
    assert [sealed(pack, mark) for mark in (2, 3, 4)] == [unmarked, mark3, mark4]
    bound = {each.clan for each in pack.stickers}
    assert bound == {next((c.index for c in box.clans if c.code == code), NOTHING)}


def test_the_track() -> None:
    """ST-22: power pack 1 after the first game, power pack 6 after the last."""
    track = "P1 clan P2 clan clan P3 clan clan P4 clan clan P5 clan clan P6"
    assert ours().track == track.split()


def test_the_scenarios_come_with_the_last_pack() -> None:
    """ST-1: until then they are off."""
    assert [code for code, pack in ours().packs.items() if pack.scenarios] == ["P6"]
    assert not ours().scenarios


# Files of owners


def test_other_names_are_shown() -> None:
    """ST-2: an owner may call a clan as the box does; spaces around the name are dropped."""
    mine = BoxFile()
    name = {"ru": " Граф Хрю ", "en": "Graf Oink"}
    mine.clan("pig").update(name=name, letters={"ru": "ГХ", "en": "GO"})
    clan = mine.box.clans[4]
    assert clan.noun() == {"key": "clan", "args": {"ru": "Граф Хрю", "en": "Graf Oink"}}
    assert clan.short() == {"key": "letters", "args": {"ru": "ГХ", "en": "GO"}}


def test_another_clan_names_its_cards() -> None:
    """ST-2: moves and records use the id of the file."""
    mine = BoxFile()
    mine.clan("duck")["id"] = "fox2"
    game = mine.game
    assert "fox2-12 take" in game.by_name
    assert "fox2 from 4" in game.by_name
    assert "duck-12 take" not in game.by_name


def test_a_clan_may_have_cards_of_its_own() -> None:
    """ST-2, ST-D1: in any order of the file; the other clans have the usual ones."""
    mine = BoxFile()
    mine.clan("cat")["cards"] = [
        {"number": number, "stars": number, "mark": 4 if number > 9 else 2}
        for number in range(12, 0, -1)
    ]
    mine.card(1)["combos"] = ["ask", "extra"]
    box = mine.box
    own = [card for card in box.cards if card.clan.code == "cat"]
    assert [card.code for card in own] == [f"cat-{number}" for number in range(1, 13)]
    assert [card.stars for card in own] == list(range(1, 13))
    assert [card.mark for card in own] == [2] * 9 + [4] * 3
    assert not any(card.combos for card in own)
    assert [STICKERS[kind] for kind in box.by_code["corgi-1"].combos] == ["ask", "extra"]


def test_every_clan_may_have_cards_of_its_own() -> None:
    """ST-2: then the usual ones are not needed."""
    mine = BoxFile()
    usual = mine.whole.pop("cards")
    for clan in mine.whole["clans"]:
        clan["cards"] = usual
    assert [card.code for card in mine.box.cards] == [card.code for card in ours().cards]


def test_another_board_and_other_cells() -> None:
    """ST-2: levels, rewards and cells are the file's."""
    mine = BoxFile()
    mine.whole["levels"] = [
        {"name": {"ru": "верх", "en": "top"}, "slots": 4, "first": 10, "second": 0},
        {"name": {"ru": "низ", "en": "bottom"}, "slots": 5, "first": 3, "second": 1},
    ]
    mine.whole["cells"] = {"star": 0, "combo": 4}
    box = mine.box
    assert box.level_of == [0] * 4 + [1] * 5
    assert (box.levels[0].first, box.levels[0].second) == (10, 0)
    assert (box.free_cells(box.cards[0], STAR), box.free_cells(box.cards[0], ASK)) == (0, 3)


def test_a_campaign_has_changed_the_cards() -> None:
    """ST-2, ST-R20: stickers fill cells, add stars and combos; decorations do nothing."""
    mine = BoxFile()
    mine.whole["campaign"] = {
        "opened": ["P1", "corgi"],
        "opens": "P2",
        "stuck": {"corgi-1": ["market", "star", "two-stars"], "cat-6": ["star"]},
        "decorated": {"lid": ["heart"], "corgi-1": ["moon", "paw"]},
    }
    box = mine.box
    card = box.by_code["corgi-1"]
    assert (card.stars, box.by_code["cat-6"].stars) == (3, 3)
    assert [STICKERS[kind] for kind in card.printed] == ["draw-play"]
    assert [STICKERS[kind] for kind in card.combos] == ["draw-play", "market"]
    assert [STICKERS[kind] for kind in card.stuck] == ["market", "star", "two-stars"]
    assert card.decorations == ["moon", "paw"]
    assert [box.free_cells(card, kind) for kind in (DRAW_PLAY, TWO_STARS)] == [0, 0]
    assert [box.free_cells(box.by_code["cat-6"], kind) for kind in (ASK, COMBOS)] == [2, 1]
    assert box.progress is not None
    assert (box.progress.opened, box.progress.opens) == (["P1", "corgi"], "P2")


def test_an_empty_campaign_section() -> None:
    """ST-22: a campaign that has opened nothing, and is to open nothing."""
    mine = BoxFile()
    mine.whole["campaign"] = {}
    progress = mine.box.progress
    assert progress is not None
    assert (progress.opened, progress.opens) == ([], "")
    assert ours().progress is None


def test_a_clan_pack_may_be_empty() -> None:
    """ST-22: it is still a pack of the campaign."""
    mine = BoxFile()
    mine.whole["clan-pack"] |= {"unmarked": {}, "mark3": {}, "mark4": {}}
    mine.whole["campaign"] = {"opens": "clan"}
    progress = mine.box.progress
    assert progress is not None
    assert progress.opens == "clan"


@pytest.mark.parametrize("opens", ["P1", "clan", "duck"])
def test_what_a_campaign_may_open(opens: str) -> None:
    """ST-22: a sealed power pack, any sealed clan pack, or one of them by name."""
    mine = BoxFile()
    mine.whole["campaign"] = {"opened": ["corgi"], "opens": opens}
    progress = mine.box.progress
    assert progress is not None
    assert progress.opens == opens


def test_what_opened_packs_bring_is_in_force() -> None:
    """ST-10: the third tier with the second power pack, the scenarios with the sixth."""
    mine = BoxFile()
    mine.whole["campaign"] = {"opened": ["P1", "P2", "duck"]}
    assert (mine.box.bonus_for(5), mine.box.scenarios) == (TAKE_BONUS | SWAP_BONUS, False)
    assert "scenario" not in mine.game.options().__dataclass_fields__
    mine.whole["campaign"]["opened"] += ["P6", "pig"]
    assert (mine.box.bonus_for(5), mine.box.scenarios) == (TAKE_BONUS | SWAP_BONUS, True)
    assert "scenario" in mine.game.options().__dataclass_fields__


def test_a_record_carries_the_file() -> None:
    """ST-1: and replays with it anywhere."""
    mine = BoxFile()
    mine.clan("duck")["id"] = "fox"
    game = mine.game
    record = begin(game, 3, "seed", {})
    again = read_record(write_record(record))
    assert again.components == mine.text
    assert "fox-1 lay" in game_of(again).by_name
    assert list(replay(game_of(again), again)) == []


@pytest.mark.parametrize("stickers", [1, 0])
def test_a_pack_that_leaves_somebody_without_a_sticker_can_be_opened(stickers: int) -> None:
    """ST-24, ST-R21: an owner's pack may not come out even; the evening goes on all the same."""
    mine = BoxFile()
    mine.whole["powers"][0]["unmarked"] = {"market": 1} if stickers else {}
    mine.whole["campaign"] = {"opens": "P1"}
    game, luck = mine.game, Chance("moves")
    table = game.prepare(2, game.options(), Chance("seed"))
    while seats := game.to_move(table):
        game.play(table, seats[0], luck.choice(game.legal_moves(table, seats[0])), [])
        game.check(table)
    assert game.ending(table) == "scored"
