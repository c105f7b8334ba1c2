"""What a seat sees and knows, and the table as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import JSON, Chance, Seat, Unreadable, written

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay, Scene

STUCK = "A6.1 A6.2 / A7.1 A7.2 / B7.1 B7.2"


@pytest.fixture
def scene(lay: Lay) -> Scene:
    """Return a table with something everywhere."""
    return lay(
        "AL1 A3.1 / B1.1 [C1.1]",
        "C2.1",
        rows="A4.1 AL4 .. BR1",
        deck="C3.1 C3.2 C3.3 C3.4 C4.1 C4.2",
        discard="A5.1",
        collections=["A8.1", "B5.1"],
        bonus=True,
        due=1,
    )


def test_a_toy_shows_all_that_is_printed(scene: Scene) -> None:
    """SH-1: colour, points, property; and what to call it."""
    seen = scene.view()["discard"][0]
    assert seen == {
        "card": "A5.1",
        "kind": "toy",
        "colour": "A",
        "points": 3,
        "property": "first-toy",
        "side": None,
        "toy": "A5",
        "noun": {"key": "toy", "args": {"card": "A5.1", "ru": "Ракета", "en": "Rocket"}},
    }


@pytest.mark.parametrize(
    ("place", "property_", "toy", "key"),
    [(1, "plain", None, "edge"), (5, "edge-bonus", "B2", "edge-with-toy")],
)
def test_an_edge_shows_its_side_and_perhaps_a_toy(
    scene: Scene, place: int, property_: str, toy: str | None, key: str
) -> None:
    """SH-1, SH-23: an edge may show a toy, and then is called after it."""
    seen = scene.view()["rows"][0][place]
    assert (seen["kind"], seen["side"]) == ("edge", "left" if place == 1 else "right")
    assert (seen["property"], seen["toy"], seen["noun"]["key"]) == (property_, toy, key)
    assert seen["noun"]["args"]["colour"] == seen["colour"]
    assert ("ru" in seen["noun"]["args"]) == (toy is not None)


def test_a_shelf_shows_its_cards_and_open_ends(scene: Scene) -> None:
    """SH-11, SH-16: of a card face down only the back is seen."""
    first, second, third = scene.view(1)["seats"][0]["shelves"]
    assert [card.get("card") for card in first["cards"]] == ["AL1", "A3.1"]
    assert [card["kind"] for card in second["cards"]] == ["toy", "back"]
    assert (first["open"], second["open"], third) == (["right"], ["left"], None)


def test_the_rest_of_the_table(scene: Scene) -> None:
    """SH-4, SH-33: what is counted, and which turn it is."""
    view = scene.view()
    parts = ("game", "seat", "to_move", "bonus", "bonus_due", "final", "deck", "removed")
    removed = len(scene.table.removed)
    expected = ["geroychiki", None, [0], True, 1, False, 6, removed]
    assert [view[part] for part in parts] == expected
    assert (view["colours"], view["moves"]) == (["purple", "orange", "blue"], [])


def test_a_move_is_taken_apart_for_a_screen(scene: Scene) -> None:
    """SH-10, SH-15: card, shelf and end of every legal move, for the player who may make it."""
    moves = {move["move"]: move for move in scene.view(0)["moves"]}
    assert list(moves) == scene.moves
    down = moves["A4.1 down B left"]
    assert (down["act"], down["card"], down["shelf"], down["end"]) == ("down", "A4.1", "B", "left")
    assert down["says"] == {
        "key": "move-down",
        "args": {"colour": "B", "end": "left", "face": "up"},
    }


def test_a_move_without_an_end(lay: Lay) -> None:
    """SH-9: a started shelf has no end to name."""
    scene = lay("", rows="A3.1 ..")
    move = scene.view(0)["moves"][0]
    assert (move["act"], move["shelf"], move["end"]) == ("start", "A", None)


def test_a_removal_names_the_shelf_where_the_card_lies(lay: Lay) -> None:
    """SH-42: whatever colour the card has, and whichever way it faces."""
    rows = "BL1 BR1 / B1.2 B5.2 / AR1 AR2"
    moves = lay("AL1 / [C1.1] B1.1 B5.1", rows=rows).view(0)["moves"]
    shown = [(move["card"], move["shelf"], move["says"]["args"]["face"]) for move in moves]
    assert shown == [("AL1", "A", "up"), ("C1.1", "B", "down"), ("B5.1", "B", "up")]


def test_the_prompt_says_what_is_asked(lay: Lay) -> None:
    """SH-6, SH-33, SH-36, SH-42, SH-R30: each kind of turn has a prompt of its own."""
    scenes = [
        lay("A3.1"),
        lay("A3.1", bonus=True, due=2),
        lay("A3.1", rows="A4.1", final=True),
        lay("AL1", rows=STUCK),
        lay("", rows=STUCK),
    ]
    prompts = [scene.view(0)["prompt"]["key"] for scene in scenes]
    assert prompts == [
        "prompt-turn",
        "prompt-bonus",
        "prompt-final",
        "prompt-remove",
        "prompt-discard",
    ]


@pytest.mark.parametrize("onlooker", [None, 1])
def test_the_others_wait(scene: Scene, onlooker: int | None) -> None:
    """SH-5: they are told for whom."""
    prompt = scene.view(onlooker)["prompt"]
    assert prompt == {"key": "prompt-wait", "args": {"seat": 0}}


def test_the_end_is_told(lay: Lay) -> None:
    """SH-41: with the way the game ended."""
    scene = lay("A3.1", rows="A4.1", final=True).play("A4.1 left")
    prompt = scene.view(0)["prompt"]
    assert prompt == {"key": "prompt-over", "args": {"ending": "skip"}}


def test_a_copy_is_a_table_of_its_own(scene: Scene) -> None:
    """SH-21: a move at the copy changes nothing here."""
    before = scene.state
    other = scene.game.copy(scene.table)
    scene.game.play(other, Seat(0), scene.game.by_name["A4.1 right"])
    assert scene.state == before
    assert scene.game.write_state(other) != before


def test_nobody_knows_the_order_of_the_deck(scene: Scene) -> None:
    """SH-4: which cards are left there follows from those seen; their order does not."""
    known = scene.game.knows(scene.table, Seat(1))
    assert (known.seat, known.seen.deck) == (1, [])
    assert [card.code for card in known.unseen] == sorted(scene.deck.split())


def test_an_imagined_table_differs_in_the_deck_alone(scene: Scene) -> None:
    """SH-4: the same cards in some order, and all else as it lies."""
    known = scene.game.knows(scene.table, Seat(1))
    imagined = [scene.game.imagine(known, Chance(luck)) for luck in "abcdef"]
    decks = [[card.code for card in table.deck] for table in imagined]
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(scene.deck.split()))}
    assert len({tuple(deck) for deck in decks}) > 1
    for table in imagined:
        table.deck = scene.table.deck
        assert scene.game.write_state(table) == scene.state


def test_dealt_anew_only_the_deck_changes(scene: Scene) -> None:
    """SH-4: the touchstone of secrecy; the table itself stays as it is."""
    before = scene.state
    others = [scene.game.redeal(scene.table, Seat(0), Chance(luck)) for luck in "abcdef"]
    assert scene.state == before
    assert len({tuple(card.code for card in other.deck) for other in others}) > 1
    views = [written(scene.game.view(other, Seat(0))) for other in others]
    assert set(views) == {written(scene.view(0))}


def test_a_table_survives_json(scene: Scene) -> None:
    """SH-4: options, piles, shelves and turn."""
    again = scene.game.read_state(scene.game.write_state(scene.table))
    assert scene.game.write_state(again) == scene.state
    assert again.rules.options == scene.table.rules.options


def test_a_shelf_is_written_end_by_end(lay: Lay) -> None:
    """SH-9, SH-16: which edges there are, and which of them lie face down."""
    scene = lay("", "", rows="A3.1 .. / B1.1 .. / C1.1 ..")
    scene.play("A3.1 start", "B1.1 start", "C1.1 down A right")
    whole: Any = scene.state
    first, second = whole["shelves"][0][0], whole["shelves"][1][1]
    assert first == {
        "left": None,
        "left_down": False,
        "toys": ["A3.1"],
        "right": "C1.1",
        "right_down": True,
    }
    assert (second["left_down"], second["right_down"]) == (False, False)


def test_options_travel_with_the_table(lay: Lay) -> None:
    """SH-R5, SH-R13: a table read again is played by what it agreed on."""
    scene = lay("", stuck_bonus_turn="bonus", face_down_scores=True, first_seat="2")
    again = scene.game.read_state(scene.game.write_state(scene.table)).rules.options
    assert (again.stuck_bonus_turn, again.face_down_scores, again.first_seat) == (
        "bonus",
        True,
        "2",
    )


def test_knowledge_survives_json(scene: Scene) -> None:
    """SH-4: for a bot in another process."""
    value = scene.game.write_knowledge(scene.game.knows(scene.table, Seat(1)))
    again = scene.game.read_knowledge(value)
    assert scene.game.write_knowledge(again) == value
    assert [card.code for card in again.unseen] == sorted(scene.deck.split())


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("deck",), ["A9.9"], "A9.9"),
        (("deck",), [7], "card"),
        (("rows",), ["A3.1"], "pile"),
        (("shelves", 0), [None], "1 places for shelves, not 3"),
        (("shelves", 0, 0), {"top": 1}, "top"),
        (("shelves", 0, 0), 5, "shelf"),
        (("seat",), "first", "seat"),
        (("options",), {"speed": True}, "speed"),
    ],
)
def test_a_damaged_table_is_refused(
    scene: Scene, path: tuple[str | int, ...], value: JSON, message: str
) -> None:
    """SH-1: with a sentence that names what is wrong."""
    whole: Any = scene.state
    inner = whole
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(Unreadable, match=message):
        scene.game.read_state(whole)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("seat", 2),
        ("seat", -2),
        ("shelves", []),
        ("collections", [[]]),
        ("rows", [["A4.1", "A4.2"]]),
        ("rows", [["A4.1"], [], ["A4.2"]]),
        ("final", True),
        ("bonus_due", -1),
        ("turns_left", -2),
    ],
)
def test_parts_that_do_not_go_together_are_refused(scene: Scene, part: str, value: JSON) -> None:
    """SH-R25: the rules could not even be asked about such a table."""
    whole: Any = scene.state
    whole[part] = value
    with pytest.raises(Unreadable, match="do not go together"):
        scene.game.read_state(whole)


def test_the_pool_of_the_final_round_may_be_empty(lay: Lay) -> None:
    """SH-R31: such a table is read as any other, over or not."""
    scene = lay("A3.1", rows="A4.1", final=True).play("A4.1 left")
    assert (scene.middle, scene.turn) == ("", "over: skip")
    again = scene.game.read_state(scene.game.write_state(scene.table))
    assert scene.game.write_state(again) == scene.state
