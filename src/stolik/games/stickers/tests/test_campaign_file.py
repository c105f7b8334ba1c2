"""A campaign as a file: the same byte for byte, and refused with a sentence if it is damaged."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from stolik.core import Seat, Unreadable, Value
from stolik.games.stickers import BOX, VERSION
from stolik.games.stickers.campaign import Campaign, Evening, evening_game, new_campaign, standing
from stolik.games.stickers.campaign_file import (
    EVENING_PARTS,
    PARTS,
    read_campaign,
    write_campaign,
)
from stolik.games.stickers.tests.evenings import begun, play_evening, sit_down

TIGHT = BOX.replace("star = 2", "star = 1", 1)


@cache
def two_evenings(components: str | None = None) -> Campaign:
    """Return a campaign that has come so far."""
    campaign = new_campaign("seed", ["Аня", "Борис"], {"marks_match": True}, components)
    campaign = play_evening(campaign, "Аня", "Борис", first_seat="2")
    return play_evening(campaign, "Борис", "Вера")


def small() -> Campaign:
    """Return a campaign as short as can be, with everything in it."""
    moves = ((Seat(0), "corgi-3 take"), (Seat(1), "done"))
    options: dict[str, Value] = {"first_seat": "1"}
    evening = Evening(("Аня", "Борис"), ("", "greed"), options, "a", moves, "b")
    return Campaign("seed", ("Аня", "Борис"), {"marks_match": False}, (evening,), BOX)


def damaged(**parts: object) -> str:
    """Return the file with other parts; nothing in the place of a part takes it out."""
    return json.dumps(changed(json.loads(write_campaign(small())), parts))


def damaged_evening(**parts: object) -> str:
    """Return the file with other parts of its evening."""
    whole = json.loads(write_campaign(small()))
    changed(whole["evenings"][0], parts)
    return json.dumps(whole)


def changed(whole: dict[str, Any], parts: dict[str, object]) -> dict[str, Any]:
    """Change these parts, or take them out."""
    for name, value in parts.items():
        spelled = name.replace("stolik_campaign", "stolik-campaign")
        if value is None:
            del whole[spelled]
        else:
            whole[spelled] = value
    return whole


def fault(text: str) -> str:
    """Return why this is no campaign."""
    with pytest.raises(Unreadable) as refused:
        read_campaign(text)
    return str(refused.value)


# There and back


def test_the_file_is_plain() -> None:
    """ST-R28: a part a line, an evening a paragraph, a move a line."""
    evening = replace(small().evenings[0], players=("А", "Б"), bots=(), options={})
    campaign = Campaign("seed", ("Аня", "Борис"), {}, (evening,))
    assert write_campaign(campaign).splitlines() == [
        "{",
        ' "stolik-campaign": 1,',
        ' "game": "stickers",',
        f' "version": {VERSION},',
        ' "seed": "seed",',
        ' "options": {},',
        ' "roster": [',
        '  "Аня",',
        '  "Борис"',
        " ],",
        ' "evenings": [',
        '  {"players": ["А", "Б"], "bots": [], "options": {}, "seed": "a", "luck": "b", "moves": [',
        '   [0, "corgi-3 take"],',
        '   [1, "done"]',
        "  ]}",
        " ]",
        "}",
    ]


@pytest.mark.parametrize("components", [None, TIGHT], ids=["ours", "an owner's"])
def test_a_campaign_is_saved_and_opened(components: str | None) -> None:
    """ST-R28: it is the same campaign, and the file the same byte for byte."""
    campaign = two_evenings(components)
    text = write_campaign(campaign)
    again = read_campaign(text)
    assert again == campaign
    assert write_campaign(again).encode() == text.encode()
    assert ("components" in json.loads(text)) == (components is not None)
    assert standing(again).stuck == standing(campaign).stuck
    game, record = evening_game(again)
    assert (game.components, record) == (evening_game(campaign)[0].components, record)


@pytest.mark.parametrize(
    "campaign",
    [begun("Аня", "Борис"), sit_down(begun("Аня", "Борис"), "Аня", "Борис"), small()],
    ids=["not begun", "no move", "a few moves"],
)
def test_a_short_campaign_is_saved_and_opened(campaign: Campaign) -> None:
    """ST-R28: before the first evening, before the first move, and in the middle of a game."""
    text = write_campaign(campaign)
    assert read_campaign(text) == campaign
    assert write_campaign(read_campaign(text)) == text


# Damage


@pytest.mark.parametrize("text", ["", "{", "no campaign", '{"seed": "\\ud800"}'])
def test_what_is_no_json_is_refused(text: str) -> None:
    """Neither is half a letter."""
    assert fault(text).startswith("the campaign is not JSON")


def test_what_is_no_object_is_refused() -> None:
    """A list is no campaign."""
    assert fault("[]") == "the campaign should be an object, not []"


@pytest.mark.parametrize("name", [part for part in PARTS if part != "components"])
def test_every_part_is_needed(name: str) -> None:
    """All but the components of an owner."""
    assert fault(damaged(**{name: None})) == f"the campaign has no '{name}'"
    assert read_campaign(damaged(components=None)).components is None


WRONG: dict[str, tuple[object, str]] = {
    "stolik-campaign": ("1", "a whole number, not '1'"),
    "game": (4, "a text, not 4"),
    "version": (True, "a whole number, not True"),
    "seed": (7, "a text, not 7"),
    "options": ([], "an object, not []"),
    "roster": ("Аня", "a list, not 'Аня'"),
    "components": (1, "a text, not 1"),
    "evenings": ({}, "a list, not {}"),
    "players": ("Аня", "a list, not 'Аня'"),
    "bots": ({}, "a list, not {}"),
    "luck": (7, "a text, not 7"),
    "moves": ("done", "a list, not 'done'"),
}


@pytest.mark.parametrize("name", PARTS)
def test_every_part_has_its_kind(name: str) -> None:
    """A part of another kind is named."""
    value, said = WRONG[name]
    assert fault(damaged(**{name: value})) == f"'{name}' of the campaign should be {said}"


@pytest.mark.parametrize("name", sorted({*EVENING_PARTS} - {"luck", "version"}))
def test_every_part_of_an_evening_is_needed(name: str) -> None:
    """The evening is named by its number."""
    assert fault(damaged_evening(**{name: None})) == f"evening 1 of the campaign has no '{name}'"


def test_an_evening_of_an_older_file_has_no_luck_of_its_own() -> None:
    """It is written again as it was read."""
    text = write_campaign(small()).replace(' "luck": "b",', "")
    (evening,) = read_campaign(text).evenings
    assert evening.luck == ""
    assert write_campaign(read_campaign(text)) == text


@pytest.mark.parametrize("name", EVENING_PARTS)
def test_every_part_of_an_evening_has_its_kind(name: str) -> None:
    """So is the part of it."""
    value, said = WRONG[name]
    sentence = f"'{name}' of evening 1 of the campaign should be {said}"
    assert fault(damaged_evening(**{name: value})) == sentence


def test_unknown_parts_are_refused() -> None:
    """They are most likely a slip of the pen."""
    assert fault(damaged(trophies=[])).startswith("the campaign has an unknown part 'trophies'")
    said = fault(damaged_evening(winner="Аня"))
    assert said.startswith("evening 1 of the campaign has an unknown part 'winner'")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (damaged(roster=["Аня", 1]), "item 2 in 'roster' of the campaign should be a text, not 1"),
        (damaged(evenings=[1]), "item 1 in 'evenings' of the campaign should be an object, not 1"),
        (
            damaged_evening(bots=["", False]),
            "item 2 in 'bots' of evening 1 of the campaign should be a text, not False",
        ),
        (
            damaged_evening(players=[1, 2]),
            "item 1 in 'players' of evening 1 of the campaign should be a text, not 1",
        ),
        (
            damaged(options={"marks_match": 1}),
            "option marks_match of the campaign should be a text, not 1",
        ),
        (
            damaged_evening(options={"first_seat": 1}),
            "option first_seat of evening 1 of the campaign should be a text, not 1",
        ),
        (
            damaged_evening(moves=["done"]),
            "item 1 in 'moves' of evening 1 of the campaign should be a list, not 'done'",
        ),
        (
            damaged_evening(moves=[[0, "done", 1]]),
            "a move of evening 1 of the campaign should be [seat, move], not [0, 'done', 1]",
        ),
        (
            damaged_evening(moves=[["0", "done"]]),
            "a seat of evening 1 of the campaign should be a whole number, not '0'",
        ),
        (
            damaged_evening(moves=[[0, 1]]),
            "a move of evening 1 of the campaign should be a text, not 1",
        ),
    ],
)
def test_what_is_inside_a_part_is_read_too(text: str, said: str) -> None:
    """Names, bots, options and moves."""
    assert fault(text) == said


# Files of others


def test_another_format_is_refused() -> None:
    """Before anything else of it is read."""
    said = "the campaign is of format 2; this program reads 1"
    assert fault('{"stolik-campaign": 2}') == said
    assert fault(damaged(stolik_campaign=2, more="parts")) == said


def test_another_game_is_refused() -> None:
    """Whatever other games have campaigns."""
    assert fault(damaged(game="hercules")) == "the campaign is of hercules, not of stickers"


def test_another_version_is_refused() -> None:
    """Rules that have changed would misread it."""
    said = f"the campaign was made with version 99 of stickers; here is version {VERSION}"
    assert fault(damaged(version=99)) == said


def test_an_evening_keeps_the_version_of_its_rules() -> None:
    """ST-R28: that of the file, unless it says otherwise; one that is not known is refused."""
    before = read_campaign(damaged(version=1))
    assert [evening.version for evening in before.evenings] == [1]
    assert read_campaign(write_campaign(before)) == before
    assert [evening.version for evening in read_campaign(damaged()).evenings] == [VERSION]
    said = f"the campaign was made with version 99 of stickers; here is version {VERSION}"
    assert fault(damaged_evening(version=99)) == said


# What the parts say together


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (damaged(components="= no TOML ="), "the component file is not TOML: "),
        (damaged_evening(players=["Аня"], bots=[""]), "evening 1 of the campaign: 1 seats asked"),
        (damaged_evening(players=["Аня", ""]), "evening 1 of the campaign: '' is no name"),
        (damaged_evening(options={"a": "b"}), "evening 1 of the campaign: no option 'a'"),
        (
            damaged_evening(moves=[[0, "fly"]]),
            "evening 1 of the campaign: move 1 of the record: stickers has no move 'fly'",
        ),
        (
            damaged_evening(moves=[[4, "done"]]),
            "evening 1 of the campaign: move 1 of the record: there is no seat 5",
        ),
    ],
)
def test_an_impossible_evening_shows_when_it_is_played_again(text: str, said: str) -> None:
    """ST-R28: what can be read but not played is refused by the standing."""
    campaign = read_campaign(text)
    with pytest.raises(Unreadable) as refused:
        standing(campaign)
    assert str(refused.value).startswith(said)
