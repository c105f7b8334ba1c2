"""Stuck: no card on offer can be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stolik.games.shelf.stuck import remove

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Cards, Lay

SHELVES = "AL1 / BL4 B1.1 B2.1 B5.1 / CL4"
ROWS = "B1.2 A3.1 B2.2 / BR1 A3.2 BR2 / CL1 A3.3 CR1"
"""Ends that fit nowhere on those shelves, and inner cards that would."""
HARD = "A6.1 A6.2 / A7.1 A7.2 / B7.1 B7.2"
"""Cards that never start a shelf: they ask for two toys or three shelves."""


def test_no_card_on_offer_fits(lay: Lay) -> None:
    """SH-42: then every legal move removes a card of one's own."""
    scene = lay(SHELVES, rows=ROWS)
    assert scene.kinds == {"remove"}


def test_the_removed_card_goes_to_the_box(lay: Lay) -> None:
    """SH-42: and the same player makes a normal turn."""
    scene = lay(SHELVES, rows=ROWS).play("B5.1 remove")
    assert (scene.removed, scene.shelves()) == ("B5.1", "AL1 / BL4 B1.1 B2.1 / CL4")
    assert (scene.turn, scene.heard) == ("seat 0", ["removed"])
    assert scene.why("A3.1 right") == "SH-6"
    assert scene.play("BR1 right").collection() == "BL4 B1.1 B2.1 BR1"


def test_a_placement_stays_refused_while_stuck(lay: Lay) -> None:
    """SH-42: by the rule that it breaks."""
    scene = lay(SHELVES, rows=ROWS)
    found = [scene.why(move) for move in ("B1.2 right", "BR1 right", "CR1 right", "B1.2 discard")]
    assert found == ["SH-12", "SH-30", "SH-31", "SH-R30"]


def test_nobody_removes_who_can_place(lay: Lay) -> None:
    """SH-42: a card that can be placed, even face down, must be."""
    scene = lay("A3.1", rows="B1.1 ..")
    assert (scene.why("A3.1 remove"), scene.why("B1.1 discard")) == ("SH-42", "SH-42")


def test_an_inner_card_does_not_help_in_a_normal_turn(lay: Lay) -> None:
    """SH-42: the cards available are the end cards; in a bonus turn the inner ones are too."""
    kinds = [lay(SHELVES, rows=ROWS, bonus=bonus).kinds for bonus in (False, True)]
    assert kinds == [{"remove"}, {"right"}]


@pytest.mark.parametrize("where", ["collection", "middle", "others"])
def test_only_own_shelf_cards_are_removed(lay: Lay, where: str) -> None:
    """SH-R27: not the collection, nor what lies elsewhere."""
    scene = lay(SHELVES, "A4.1", rows=ROWS, collections=["A4.2", ""])
    code = {"collection": "A4.2", "middle": "BR1", "others": "A4.1"}[where]
    assert scene.why(f"{code} remove") == "SH-R27"


def test_a_removal_must_make_a_move_possible(lay: Lay) -> None:
    """SH-R4: the player chooses among the cards that hinder; here no A card is on offer."""
    scene = lay(SHELVES, rows=ROWS)
    assert scene.why("AL1 remove") == "SH-R4"
    assert scene.moves == [f"{code} remove" for code in ("BL4", "B1.1", "B2.1", "B5.1", "CL4")]


def test_a_removal_must_leave_the_shelf_lawful(lay: Lay) -> None:
    """SH-R4: without the toy between them, an edge would touch a toy that must not (SH-30)."""
    scene = lay("AL1 / BL4 B1.1 B5.1 / CL4", rows="B1.2 A3.1 B5.2 / BR1 A3.2 BR2 / CL1 A3.3 CR1")
    assert scene.why("B1.1 remove") == "SH-R4"
    assert scene.moves == [f"{code} remove" for code in ("BL4", "B5.1", "CL4")]


def test_a_must_touch_toy_may_lose_its_edge(lay: Lay) -> None:
    """SH-R4: its free side then takes only an edge again, so the shelf stays lawful (SH-29)."""
    rows = "B1.2 A3.1 B5.2 / BR1 A3.2 BR2 / CL1 A3.3 CR1"
    scene = lay("AL1 / BL4 B4.1 B1.1 B5.1 / CL4", rows=rows).play("BL4 remove")
    assert scene.shelves() == "AL1 / B4.1 B1.1 B5.1 / CL4"
    assert [scene.ways(code) for code in ("B1.2", "BR1")] == [["down B left"]] * 2


def test_both_ends_may_shun_edges(lay: Lay, card_file: Cards) -> None:
    """SH-R4: with two such toys in a box, the toy between them hinders nobody."""
    cards = card_file()
    cards.toy("B3")["property"] = "no-edge"
    rows = "BR1 A3.1 BR2 / BL1 A3.2 BL2 / CL1 A3.3 CR1"
    scene = lay("AL1 / B3.1 B1.1 B5.1 / CL4", rows=rows, game=cards.game)
    assert scene.moves == ["B3.1 remove", "B5.1 remove", "CL4 remove"]


def test_the_gap_closes(lay: Lay) -> None:
    """SH-R4: an inner toy may go; the equal one on offer then fits."""
    scene = lay(SHELVES, rows=ROWS).play("B2.1 remove")
    assert scene.shelves() == "AL1 / BL4 B1.1 B5.1 / CL4"
    assert scene.play("B2.2 right").shelves() == "AL1 / BL4 B1.1 B5.1 B2.2 / CL4"


def test_an_emptied_shelf_is_gone(lay: Lay) -> None:
    """SH-R4: its colour may be started again."""
    scene = lay(SHELVES, rows=ROWS).play("CL4 remove")
    assert scene.shelves() == "AL1 / BL4 B1.1 B2.1 B5.1"
    assert scene.play("CR1 start").shelves() == "AL1 / BL4 B1.1 B2.1 B5.1 / CR1"


def test_removed_cards_score_nothing(lay: Lay) -> None:
    """SH-R4: the points go with the card."""
    scene = lay(SHELVES, rows=ROWS)
    assert (scene.points(), scene.play("CL4 remove").points()) == (7, 5)


def test_if_no_card_alone_helps_remove_and_repeat(lay: Lay) -> None:
    """SH-R4: any card that can go lawfully, then again."""
    scene = lay("AL1 / CL1", rows=HARD)
    assert scene.moves == ["AL1 remove", "CL1 remove"]
    scene.play("CL1 remove")
    assert (scene.turn, scene.moves) == ("seat 0", ["AL1 remove"])


def test_a_face_down_card_may_hinder(lay: Lay) -> None:
    """SH-R4: removing it opens its end again."""
    shelf = "[C1.1] B1.1 B5.1"
    scene = lay(f"AL1 / {shelf}", rows="BL1 BR1 / B1.2 B5.2 / AR1 AR2").play("C1.1 remove")
    assert (scene.removed, scene.shelves()) == ("C1.1", "AL1 / B1.1 B5.1")
    told = scene.events[0]["args"]
    assert (told["colour"], told["face"]) == ("B", "down")
    assert scene.play("BL1 left").shelves() == "AL1 / BL1 B1.1 B5.1"


@pytest.mark.parametrize(
    ("shelf", "gone", "after"),
    [
        ("BL4 B1.1 B2.1", "B1.1", "BL4 B2.1"),
        ("BL4 B1.1 B2.1", "BL4", "B1.1 B2.1"),
        ("B1.1 B2.1 BR4", "B1.1", "B2.1 BR4"),
        ("B1.1 B2.1 BR4", "BR4", "B1.1 B2.1"),
        ("[C1.1] B1.1 B2.1", "C1.1", "B1.1 B2.1"),
        ("B1.1 B2.1 [C1.1]", "C1.1", "B1.1 B2.1"),
        ("B1.1 B2.1 [C1.1]", "B2.1", "B1.1 [C1.1]"),
        ("BL4", "BL4", ""),
        ("BR4", "BR4", ""),
        ("B1.1", "B1.1", ""),
    ],
)
def test_what_a_removal_leaves(lay: Lay, shelf: str, gone: str, after: str) -> None:
    """SH-R4: that card goes and no other; a back that has gone counts no more (SH-R13)."""
    scene = lay(shelf, face_down_scores=True)
    remove(scene.table, scene.table.rules.box.by_code[gone])
    assert (scene.removed, scene.shelves()) == (gone, after)
    assert scene.points() == lay(after, face_down_scores=True).points()


@pytest.mark.parametrize("shelf", ["[C1.1] B1.1", "B1.1 [C1.1]"])
def test_a_face_down_card_does_not_stay_alone(lay: Lay, shelf: str) -> None:
    """SH-R28: it goes to the box with the last toy."""
    scene = lay(shelf)
    remove(scene.table, scene.table.rules.box.by_code["B1.1"])
    assert (sorted(scene.removed.split()), scene.shelves()) == (["B1.1", "C1.1"], "")


@pytest.mark.parametrize(("shelf", "left"), [("BL4 B1.1", "BL4"), ("B1.1 BR4", "BR4")])
def test_an_edge_face_up_does_stay_alone(lay: Lay, shelf: str, left: str) -> None:
    """SH-R28: it may even start a shelf, so it may be left on one."""
    scene = lay(shelf)
    remove(scene.table, scene.table.rules.box.by_code["B1.1"])
    assert (scene.removed, scene.shelves()) == ("B1.1", left)


def test_stuck_in_a_bonus_turn_the_next_is_a_normal_turn(lay: Lay) -> None:
    """SH-R5: in place of the bonus turn, so only end cards; bonus turns still due stay due."""
    scene = lay(SHELVES, rows="B1.2 CL1 B2.2 / BR1 BR2 / CR1 CR2 CR3", bonus=True, due=1)
    scene.play("CL4 remove")
    assert scene.heard == ["removed", "now-normal"]
    assert (scene.turn, scene.why("CL1 start")) == ("seat 0 +1", "SH-6")
    assert scene.play("CR1 start").turn == "seat 0 bonus"


def test_or_it_stays_a_bonus_turn(lay: Lay) -> None:
    """SH-R5: by the option `stuck_bonus_turn`, any card."""
    scene = lay(
        SHELVES, rows="B1.2 CL1 B2.2 / BR1 BR2 / CR1 CR2", bonus=True, stuck_bonus_turn="bonus"
    ).play("CL4 remove")
    assert (scene.heard, scene.turn) == (["removed"], "seat 0 bonus")
    assert scene.play("CL1 start").turn == "seat 1"


@pytest.mark.parametrize(
    ("option", "helpful"),
    [("normal", ["AL1 remove", "CL1 remove"]), ("bonus", ["AL1 remove"])],
)
def test_what_helps_is_judged_for_the_turn_to_come(
    lay: Lay, option: str, helpful: list[str]
) -> None:
    """SH-R5: an inner card that fits after the removal counts only if it may be taken then."""
    rows = "A6.1 AL2 A6.2 / A7.1 A7.2 / B7.1 B7.2"
    scene = lay("AL1 / CL1", rows=rows, bonus=True, stuck_bonus_turn=option)
    assert scene.moves == helpful


@pytest.mark.parametrize("option", ["normal", "bonus"])
def test_the_option_does_not_touch_a_normal_turn(lay: Lay, option: str) -> None:
    """SH-R5: stuck in a normal turn, a normal turn follows."""
    scene = lay(SHELVES, rows=ROWS, stuck_bonus_turn=option)
    assert scene.why("AL1 remove") == "SH-R4"
    scene.play("CL4 remove")
    assert (scene.turn, scene.why("A3.3 start")) == ("seat 0", "SH-6")


def test_nothing_to_remove(lay: Lay) -> None:
    """SH-R30: with no shelf at all, one of the cards on offer goes to the discard."""
    scene = lay("", rows="A6.1 C1.1 A6.2 / A7.1 A7.2 / B7.1 B7.2")
    assert scene.moves == [
        f"{code} discard" for code in ("A6.1", "A6.2", "A7.1", "A7.2", "B7.1", "B7.2")
    ]
    assert scene.why("C1.1 discard") == "SH-6"
    scene.play("A6.1 discard")
    assert (scene.discard, scene.middle.split(" / ")[0]) == ("A6.1", "C1.1 A6.2")
    assert (scene.turn, scene.heard) == ("seat 1", ["discarded"])


def test_the_row_is_refreshed_as_usual(lay: Lay) -> None:
    """SH-R30: the last card but one of its row takes the last with it."""
    six = "C1.1 C1.2 C1.3 C1.4 C1.5 C1.6"
    scene = lay("", rows=HARD, deck=six).play("A7.2 discard")
    assert (scene.discard, scene.middle.split(" / ")[1]) == ("A7.2 A7.1", six)
    assert scene.turn == "seat 1"


def test_it_may_even_start_the_final_round(lay: Lay) -> None:
    """SH-R30: then one card more than usual lies in the middle (SH-D3)."""
    scene = lay("", "C1.1", rows=HARD, discard="B1.1").play("A7.2 discard")
    assert scene.middle == "A6.1 A6.2 B7.1 B7.2 B1.1 A7.2 A7.1"


def test_in_a_bonus_turn_any_card_may_be_discarded(lay: Lay) -> None:
    """SH-R30: what is on offer there; the next bonus turn follows."""
    scene = lay("", rows="A6.1 A8.1 A6.2 / A7.1 A7.2 / B7.1 B7.2", bonus=True, due=1)
    assert scene.play("A8.1 discard").turn == "seat 0 bonus"


def test_also_when_the_removals_have_emptied_all_shelves(lay: Lay) -> None:
    """SH-R30: removal first, and only then the discard."""
    scene = lay("AL1 / CL1", rows=HARD, deck="C1.1 C1.2 C1.3 C1.4 C1.5 C1.6")
    assert scene.why("A6.1 discard") == "SH-R30"
    scene.play("AL1 remove", "CL1 remove", "A6.1 discard")
    assert (scene.shelves(), scene.removed, scene.turn) == ("", "AL1 CL1", "seat 1")
