"""What a seat knows, and the table as JSON."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import JSON, Chance, Seat, Unreadable, written
from stolik.games.shelf.options import Options

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay, Scene


def set_at(whole: Any, path: tuple[str | int, ...], value: JSON) -> None:
    """Put a value somewhere in a written table."""
    for step in path[:-1]:
        whole = whole[step]
    whole[path[-1]] = value


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
    set_at(whole, path, value)
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


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("shelves", 0, 0, "toys"), ["AL4"], "AL4"),
        (("shelves", 0, 0, "left"), "A3.1", "A3.1"),
        (("shelves", 1, 2), {"toys": ["C2.1"], "left_down": False}, "left"),
        (("discard",), [], "cards"),
        (("discard",), ["A5.1", "A5.1"], "cards"),
        (("extra",), 1, "extra"),
    ],
)
def test_cards_that_cannot_lie_so_are_refused(
    scene: Scene, path: tuple[str | int, ...], value: JSON, message: str
) -> None:
    """SH-1, SH-16: no edge among toys, no toy face up as an edge, no card twice and none lost."""
    whole: Any = scene.state
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=message):
        scene.game.read_state(whole)


def test_a_final_round_that_waits_for_nobody_is_refused(lay: Lay) -> None:
    """SH-38: whoever cannot move has skipped already."""
    whole = lay("", "A3.1", rows="A4.1", final=True).state
    with pytest.raises(Unreadable, match="no move"):
        lay("").game.read_state(whole)


def test_knowledge_of_a_seat_that_is_not_there_is_refused(scene: Scene) -> None:
    """SH-R25: seats are counted from 0, and this table has two."""
    whole: Any = scene.game.write_knowledge(scene.game.knows(scene.table, Seat(1)))
    whole["seat"] = 2
    with pytest.raises(Unreadable, match="seat 3"):
        scene.game.read_knowledge(whole)


def test_a_clone_holds_the_same_cards_and_moves(scene: Scene) -> None:
    """SH-4: a card is known by being that card, in a deck of the clone's own."""
    clone = copy(scene.table)
    assert clone.deck is not scene.table.deck
    assert all(one is two for one, two in zip(scene.table.deck, clone.deck, strict=True))
    assert all(copy(move) is move for move in scene.game.moves)


def test_options_do_travel() -> None:
    """SH-R5, SH-R8, SH-R13, SH-R26: every value arrives."""
    options = Options("2", "bonus", skip_on_bonus_ends_game=False, face_down_scores=True)
    assert copy(options) == options


@pytest.mark.parametrize("seats", [1, 6])
def test_a_table_for_one_or_six_is_refused(scene: Scene, seats: int) -> None:
    """SH-R25: however well its parts go together."""
    whole: Any = scene.state
    whole["shelves"] = [[None, None, None]] * seats
    whole["collections"] = [[]] * seats
    with pytest.raises(Unreadable, match="seats"):
        scene.game.read_state(whole)


def test_the_pool_of_the_final_round_may_be_empty(lay: Lay) -> None:
    """SH-R31: such a table is read as any other, over or not."""
    scene = lay("A3.1", rows="A4.1", final=True).play("A4.1 left")
    assert (scene.middle, scene.turn) == ("", "over: skip")
    again = scene.game.read_state(scene.game.write_state(scene.table))
    assert scene.game.write_state(again) == scene.state
