"""The table as JSON and back."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import JSON, Seat, Unreadable, written
from stolik.games.hercules.components import Card
from stolik.games.hercules.options import Options
from stolik.games.hercules.state import PHASES, Table
from stolik.games.hercules.tests.test_view import HANDS, at_phase

PARTS = (
    "options",
    "chance",
    "players",
    "order",
    "tokens",
    "open",
    "stack",
    "paid",
    "round",
    "turn",
    "phase",
    "asked",
    "queue",
    "hero",
    "effects",
    "contest",
    "decliners",
)
PLAYER_PARTS = (
    "hand",
    "known",
    "stack",
    "shown",
    "discard",
    "tokens",
    "labours",
    "active",
    "ready",
    "plan",
    "named",
    "labour",
    "wanted",
    "laid",
    "answer",
    "duel",
    "dug",
    "dug_stack",
    "declined",
)

if TYPE_CHECKING:
    from stolik.games.hercules.tests.conftest import Lay, Scene


def set_at(whole: Any, path: tuple[str | int, ...], value: JSON) -> None:
    """Put a value somewhere in a written table."""
    for step in path[:-1]:
        whole = whole[step]
    whole[path[-1]] = value


def same_again(scene: Scene) -> None:
    """Read the table from what is written, and expect the same table, asking the same."""
    again = scene.game.read_state(scene.state)
    assert written(scene.game.write_state(again)) == written(scene.state)
    for seat in range(len(scene.table.players)):
        view = scene.game.view(again, Seat(seat))
        assert written(view) == written(scene.view(seat))


# There and back


@pytest.mark.parametrize("phase", PHASES)
def test_a_table_survives_json(lay: Lay, phase: str) -> None:
    """HE-12: whatever is asked."""
    same_again(at_phase(lay, phase))


@pytest.mark.parametrize(
    ("phase", "seat", "moves"),
    [
        ("refresh", 0, ["keep"]),
        ("refresh", 0, ["two", "S32 discard"]),
        ("refresh", 0, ["four"]),
        ("choice", 0, ["S32 labour 1"]),
        ("choice", 0, ["G05 visit"]),
        ("choice", 0, ["G05 visit", "S32 pay"]),
        ("choice", 0, ["G05 visit", "S32 pay", "A8 pay"]),
        ("contest", 1, ["decline"]),
        ("contest", 1, ["duel"]),
        ("duel-card", 0, ["A8 lay"]),
    ],
)
def test_a_hidden_choice_survives_json(lay: Lay, phase: str, seat: int, moves: list[str]) -> None:
    """HE-R1: begun or made."""
    same_again(at_phase(lay, phase).play(seat, *moves))


def test_a_redirect_begun_survives_json(lay: Lay) -> None:
    """HE-R15: the other card is chosen, the cards that pay are not; what was declined is kept."""
    scene = lay("G17 A8 W9 P16", "G16 A7 W10 P15").turn(
        "G05 visit, G17 lower pay, A8 pay", "G05 visit, G16 lower pay, A7 pay"
    )
    scene.play(0, "duel").play(1, "decline").play(1, "G01 visit")
    player: Any = scene.state
    assert player["players"][1]["declined"] == ["G05"]
    same_again(scene)


def test_a_card_to_be_discarded_survives_json(lay: Lay) -> None:
    """HE-R24: named, and nothing laid."""
    scene = lay("S1 S32 W9 P16", *HANDS[1:], on="0 0 3 0", gymnasium=".. .. .. .. ..").keep()
    same_again(scene.play(0, "S1 discard"))


def test_a_table_read_goes_on_with_the_same_luck(lay: Lay) -> None:
    """HE-30: stacks that are shuffled later are shuffled alike."""
    scene = lay("S32 A8 W9 P16 / P17", *HANDS[1:], discards=["S1 A25 W24", "", ""])
    again = scene.game.read_state(scene.state)
    moves = [(seat, "keep") for seat in range(3)]
    moves += [(0, "S32 labour 1"), (1, "A7 labour 3"), (2, "A6 labour 3")]
    for seat, move in moves:
        scene.play(seat, move)
        scene.game.play(again, Seat(seat), scene.game.by_name[move])
    assert "reshuffled" in scene.heard
    assert scene.game.write_state(again) == scene.state


def test_options_travel_with_the_table(lay: Lay) -> None:
    """HE-33, HE-34, HE-R11, HE-R26, HE-R28: a table read again is played by what it agreed on."""
    scene = lay(
        "S31 A7 W10 P15",
        "S32 A8 W9 P16",
        mode="caprice",
        rounds="4",
        gym_loser_cards="discard",
        tie_break="labours",
        colours="2143",
    )
    rules = scene.game.read_state(scene.state).rules
    assert rules.options == Options("caprice", "4", "discard", "labours", "2143")
    assert (rules.caprice, rules.per_round, rules.tokens, rules.losers_discard) == (
        True,
        3,
        4,
        True,
    )


def test_cards_and_labours_are_written_by_name(lay: Lay) -> None:
    """HE-2: cards by code, labours by number, halves, acts and effects by name."""
    whole: Any = at_phase(lay, "contest").play(0, "duel").state
    first = whole["players"][0]
    assert (first["wanted"], first["laid"], first["answer"]) == ("G09", [["G17", "lower"]], "duel")
    assert (whole["phase"], whole["contest"], whole["asked"]) == ("contest", "G09", [0, 1])
    assert whole["order"] == list(range(1, 13))
    assert whole["open"] == ["G01", "G05", "G09", "G15", "G13"]


def test_an_effect_still_to_come_is_written(lay: Lay) -> None:
    """HE-R35: by name, and read again."""
    scene = at_phase(lay, "recall")
    whole: Any = scene.state
    whole["effects"] = ["take-token", "draw-card"]
    again = scene.game.read_state(whole)
    assert scene.game.write_state(again) == whole


def test_an_empty_place_is_written_as_nothing(lay: Lay) -> None:
    """HE-R37: and keeps its place."""
    scene = lay(*HANDS, gymnasium="G07 .. G18 .. G02")
    whole: Any = scene.state
    assert whole["open"] == ["G07", None, "G18", None, "G02"]
    same_again(scene)


def test_what_was_shown_survives_json(lay: Lay) -> None:
    """HE-R14: cards known in a hand and on a stack."""
    scene = lay(*HANDS).turn(
        "G05 visit, S32 pay, A8 pay", "G05 visit, S31 pay, A7 pay", "A6 labour 3"
    )
    scene.table.players[1].shown = 1
    whole: Any = scene.state
    assert (whole["players"][1]["known"], whole["players"][1]["shown"]) == (["S31", "A7"], 1)
    same_again(scene)


# What is refused


@pytest.mark.parametrize("part", PARTS)
def test_a_table_without_a_part_is_refused(lay: Lay, part: str) -> None:
    """HE-2: the part is named."""
    whole: Any = lay(*HANDS).state
    del whole[part]
    with pytest.raises(Unreadable, match=f"the table has no '{part}'"):
        lay(*HANDS).game.read_state(whole)


@pytest.mark.parametrize("part", PLAYER_PARTS)
def test_a_player_without_a_part_is_refused(lay: Lay, part: str) -> None:
    """HE-2: the part is named."""
    whole: Any = lay(*HANDS).state
    del whole["players"][1][part]
    with pytest.raises(Unreadable, match=f"a player of the table has no '{part}'"):
        lay(*HANDS).game.read_state(whole)


def test_a_table_that_is_no_object_is_refused(lay: Lay) -> None:
    """HE-2: whatever else it is."""
    with pytest.raises(Unreadable, match="the table should be an object"):
        lay(*HANDS).game.read_state([])


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("weather",), "fine", "the table has an unknown part 'weather'"),
        (("options",), [], "'options' of the table"),
        (("options",), {"speed": True}, "speed"),
        (("options", "mode"), "easy", "mode"),
        (("chance",), "luck", "'chance' of the table should be an object"),
        (("chance", "dice"), 1, "'chance' of the table has an unknown part 'dice'"),
        (("chance", "spent"), -1, "'chance' of the table is spent -1 times"),
        (("chance", "spent"), "some", "'spent' of 'chance' of the table"),
        (("chance", "seed"), 5, "'seed' of 'chance' of the table"),
        (("players",), {}, "'players' of the table"),
        (("players", 1), "me", "item 2 in 'players' of the table"),
        (("players", 1, "mood"), "good", "a player of the table has an unknown part 'mood'"),
        (("order", 0), 13, "no labour 13"),
        (("order", 0), 0, "no labour 0"),
        (("order", 0), "Lion", "item 1 in 'order' of the table"),
        (("tokens", 0), "three", "item 1 in 'tokens' of the table"),
        (("open",), "G01", "'open' of the table"),
        (("open", 0), 1, "a card of the table should be a text"),
        (("open", 0), "G99", "no card 'G99' in the box"),
        (("stack", 0), "X" * 50, "no card 'XXX.*… in the box"),
        (("stack", 0), None, "item 1 in 'stack' of the table"),
        (("paid",), 0.5, "'paid' of the table"),
        (("round",), "one", "'round' of the table"),
        (("turn",), True, "'turn' of the table"),
        (("phase",), "sleep", "'sleep' should be one of refresh, choice"),
        (("phase",), 0, "'phase' of the table"),
        (("asked",), 0, "'asked' of the table"),
        (("asked", 0), "first", "item 1 in 'asked' of the table"),
        (("queue",), ["first"], "item 1 in 'queue' of the table"),
        (("hero",), None, "'hero' of the table"),
        (("effects",), ["explode"], "'explode' should be one of take-token"),
        (("effects",), [1], "item 1 in 'effects' of the table"),
        (("contest",), "G99", "no card 'G99' in the box"),
        (("contest",), 7, "a card of the table should be a text"),
        (("decliners",), [0.5], "item 1 in 'decliners' of the table"),
        (("players", 0, "hand", 0), "S99", "no card 'S99' in the box"),
        (("players", 0, "known"), "S32", "'known' of a player of the table"),
        (("players", 0, "stack", 0), 1, "item 1 in 'stack' of a player of the table"),
        (("players", 0, "shown"), "one", "'shown' of a player of the table"),
        (("players", 0, "discard"), [[]], "item 1 in 'discard' of a player of the table"),
        (("players", 0, "tokens"), "one", "'tokens' of a player of the table"),
        (("players", 0, "labours"), [13], "no labour 13"),
        (("players", 0, "active"), "Lion", "'active' of a player of the table"),
        (("players", 0, "active"), 13, "no labour 13"),
        (("players", 0, "ready"), 1, "'ready' of a player of the table"),
        (("players", 0, "plan"), "all", "'all' should be one of keep, two"),
        (("players", 0, "plan"), 2, "'plan' of a player of the table"),
        (("players", 0, "named"), ["S99"], "no card 'S99' in the box"),
        (("players", 0, "labour"), 0, "no labour 0"),
        (("players", 0, "wanted"), "G99", "no card 'G99' in the box"),
        (("players", 0, "laid"), ["S32"], "item 1 in 'laid' of a player of the table"),
        (("players", 0, "laid"), [["S32"]], r"no such half of a card: \['S32'\]"),
        (("players", 0, "laid"), [["S32", "upper"]], "no such half of a card"),
        (("players", 0, "laid"), [["S99", "whole"]], "no such half of a card"),
        (("players", 0, "laid"), [["S32", "whole", 1]], "no such half of a card"),
        (("players", 0, "laid"), [[None, {}]], "no such half of a card"),
        (("players", 0, "answer"), "maybe", "'maybe' should be one of keep, two"),
        (("players", 0, "duel"), "S32", "a card of the table should be a list"),
        (("players", 0, "duel"), ["G01", "whole"], "no such half of a card"),
        (("players", 0, "dug"), None, "'dug' of a player of the table"),
        (("players", 0, "dug_stack"), None, "'dug_stack' of a player of the table"),
        (("players", 0, "declined"), "G01", "'declined' of a player of the table"),
        (("players", 0, "declined"), [1], "a card of the table should be a text"),
    ],
)
def test_a_damaged_table_is_refused(
    lay: Lay, path: tuple[str | int, ...], value: JSON, message: str
) -> None:
    """HE-2: with a sentence that names what is wrong."""
    scene = lay(*HANDS)
    whole: Any = scene.state
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=message):
        scene.game.read_state(whole)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("players",), [], "HE-1: two to four players"),
        (("order", 0), 2, "HE-2: twelve labours"),
        (("tokens", 0), 2, "HE-D1"),
        (("open", 0), "G05", "HE-2: every card is there once"),
        (("open", 0), None, "HE-2: every card is there once"),
        (("round",), 3, "HE-31: a round of this game"),
        (("phase",), "over", "HE-32: the game ends with the last labour"),
        (("asked",), [0, 1], "HE-12: all act at once"),
        (("contest",), "G01", "HE-27: a contest is about a card"),
        (("players", 0, "known"), ["S1"], "HE-R14: known cards are in the hand"),
        (("players", 0, "ready"), True, "HE-R1: who has decided is ready"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    lay: Lay, path: tuple[str | int, ...], value: JSON, message: str
) -> None:
    """HE-2: with the promise that is broken."""
    scene = lay(*HANDS)
    whole: Any = scene.state
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=f"the table cannot be so: {message}"):
        scene.game.read_state(whole)


def duel_that_nobody_agreed_to(whole: Any) -> None:
    """Let both duellists have given no answer."""
    for player in whole["players"][:2]:
        player["answer"] = None


def asked_and_declined_at_once(whole: Any) -> None:
    """Let the one who is asked be asked once more afterwards."""
    whole["decliners"] = whole["asked"]


def on_a_later_labour(whole: Any) -> None:
    """Let somebody in line have gone to a labour whose round has not come."""
    whole["players"][1]["labour"] = 12


def nobody_to_rob(whole: Any) -> None:
    """Let the robber have the tokens of the rivals."""
    players = whole["players"]
    players[0]["tokens"] += players[1]["tokens"] + players[2]["tokens"]
    players[1]["tokens"] = players[2]["tokens"] = 0


def nothing_to_recall(whole: Any) -> None:
    """Let the discard lie in the stack."""
    player = whole["players"][0]
    player["stack"] += player["discard"]
    player["discard"] = []


def nothing_to_take(whole: Any) -> None:
    """Let all cards of the Gymnasium lie in its stack."""
    whole["stack"] += whole["open"]
    whole["open"] = [None] * 5
    player = whole["players"][1]
    player["wanted"] = None
    player["hand"] = [card for card, _ in player["laid"]] + player["hand"]
    player["laid"] = []


def no_hand(whole: Any) -> None:
    """Let the hand of the first player lie in the stack."""
    player = whole["players"][0]
    player["stack"] += player["hand"]
    player["hand"] = []


@pytest.mark.parametrize(
    ("phase", "change"),
    [
        ("choice", no_hand),
        ("extra-token", on_a_later_labour),
        ("robbery", nobody_to_rob),
        ("recall", nothing_to_recall),
        ("free-card", nothing_to_take),
        ("duel-card", no_hand),
        ("duel-card", duel_that_nobody_agreed_to),
        ("redirect", asked_and_declined_at_once),
    ],
)
def test_a_table_that_could_not_be_played_on_is_refused(
    lay: Lay, phase: str, change: Callable[[Any], None]
) -> None:
    """HE-12: nobody could answer, or the next answer would break the table."""
    scene = at_phase(lay, phase)
    whole: Any = scene.state
    change(whole)
    with pytest.raises(Unreadable, match="the table cannot be so: HE-"):
        scene.game.read_state(whole)


# Copies


def test_a_copy_is_a_table_of_its_own(lay: Lay) -> None:
    """HE-R1: a move at the copy changes nothing here."""
    scene = lay(*HANDS).keep()
    before = scene.state
    other = scene.game.copy(scene.table)
    for seat, move in enumerate(("S32 labour 1", "A7 labour 3", "A6 labour 3")):
        scene.game.play(other, Seat(seat), scene.game.by_name[move])
    assert scene.state == before
    assert scene.game.write_state(other) != before


def test_a_clone_holds_the_same_cards_and_moves(lay: Lay) -> None:
    """HE-2: a card is known by being that card, in hands of the clone's own."""
    scene = lay(*HANDS)
    for hand, other in zip(hands_of(scene.table), hands_of(copy(scene.table)), strict=True):
        assert other is not hand
        assert all(one is two for one, two in zip(hand, other, strict=True))
    assert all(copy(move) is move for move in scene.game.moves)


def hands_of(table: Table) -> list[list[Card]]:
    """Return what everybody holds."""
    return [player.hand for player in table.players]


def test_a_move_is_shown_by_its_spelling(lay: Lay) -> None:
    """HE-14: as it stands in a record."""
    move = lay(*HANDS).game.by_name["S32 labour 1"]
    assert (str(move), repr(move)) == ("S32 labour 1", "<Move S32 labour 1>")


def test_options_do_travel() -> None:
    """HE-33, HE-34, HE-R11, HE-R26, HE-R28: every value arrives."""
    options = Options("caprice", "4", "discard", "labours", "4321")
    assert copy(options) == options
