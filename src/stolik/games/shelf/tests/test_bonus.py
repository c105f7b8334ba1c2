"""Bonus turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from stolik.games.shelf.tests.conftest import Lay

ROWS = "A3.1 A4.1 B1.1 C3.1 / B2.1 C1.1 / C2.1 A1.1 B3.1"


def test_any_card_of_the_rows_may_be_taken(lay: Lay) -> None:
    """SH-33: ends and inner cards of every row."""
    scene = lay("", rows=ROWS, bonus=True)
    taken = scene.taken
    assert taken == set(ROWS.split()) - {"/"}


def test_the_gap_closes(lay: Lay) -> None:
    """SH-33: a card taken from inside a row leaves no hole."""
    scene = lay("", rows=ROWS, bonus=True).play("B1.1 start")
    assert scene.middle.split(" / ")[0] == "A3.1 A4.1 C3.1"


def test_the_closed_row_has_new_ends(lay: Lay) -> None:
    """SH-33: after the gap has closed, the next normal turn takes from the ends that are left."""
    scene = lay("", rows=ROWS, bonus=True).play("A1.1 start")
    assert scene.taken == {
        "A3.1",
        "C3.1",
        "B2.1",
        "C1.1",
        "C2.1",
        "B3.1",
    }


def test_the_discard_is_not_the_middle(lay: Lay) -> None:
    """SH-33: before the final round not even a bonus turn takes a discarded card."""
    assert lay("", rows=ROWS, discard="A2.1", bonus=True).why("A2.1 start") == "SH-6"


def test_the_other_rules_hold(lay: Lay) -> None:
    """SH-33: a bonus turn places by the same rules."""
    scene = lay("A3.2 / BL4", rows=ROWS, bonus=True)
    assert (scene.why("A3.1 left"), scene.why("B1.1 left")) == ("SH-12", "SH-11")


def test_bonus_turns_earn_bonus_turns(lay: Lay) -> None:
    """SH-33: three shelves completed in one go, each in the bonus turn of the last."""
    scene = lay(
        "AL4 A3.1 / BL4 B1.1 / CL4 C1.1", rows="AR4 .. / A4.1 BR4 B2.1 .. / A1.1 CR3 C2.1 .."
    )
    turns = [scene.play(move).turn for move in ("AR4 right", "BR4 right", "CR3 right")]
    assert turns == ["seat 0 bonus"] * 3
    assert scene.play("C2.1 start").turn == "seat 1"


def test_turns_due_are_made_one_after_the_other(lay: Lay) -> None:
    """SH-33: what a bonus turn earns is added to those still due."""
    scene = lay("AL4 A3.1", rows="AR4 A4.1 ..", bonus=True, due=1).play("AR4 right")
    assert scene.turn == "seat 0 bonus +1"
    assert scene.play("A4.1 start").turn == "seat 0 bonus"


@pytest.mark.parametrize(
    ("game", "target", "neighbour"),
    [("geroychiki", "Генерал", "Мелкотрон"), ("toy-story-4", "Булзай", "Джесси")],
)
@pytest.mark.parametrize(
    ("shelf", "end"),
    [("AL1 A3.1 A2.1", "right"), ("A2.1 A3.1 AR1", "left"), ("AL2 A2.1", "right")],
)
def test_the_worked_example_of_both_books(
    lay: Lay, game: str, target: str, neighbour: str, shelf: str, end: str
) -> None:
    """SH-34: the last question of both books, under «Особые случаи».

    «Я положил карту Генерала рядом с картой Мелкотрона на полку, с края которой изображён
    Генерал. Сколько бонусных ходов я получу? — Два бонусных хода: один за свойство Мелкотрона …
    и один за свойство края полки»; in the other book Булзай and Джесси.
    """
    scene = lay(shelf, rows="A1.1 .. / B1.1 .. / C1.1 ..", game=game)
    names = {code: scene.table.rules.box.by_code[code].name for code in ("A1.1", "A2.1")}
    assert [name and name["ru"] for name in names.values()] == [target, neighbour]
    scene.play(f"A1.1 {end}")
    assert scene.events[-1]["args"] == {"seat": 0, "turns": 2}
    turns = [scene.turn, scene.play("B1.1 start").turn, scene.play("C1.1 start").turn]
    assert turns == ["seat 0 bonus +1", "seat 0 bonus", "seat 1"]


def test_the_two_turns_and_whatever_they_earn(lay: Lay) -> None:
    """SH-34: «а также любые другие бонусные ходы, которые при этом получишь»."""
    scene = lay("AL1 A2.1 / BL4 B1.1", rows="A1.1 .. / B2.1 BR4 .. / C1.1 C2.1 ..")
    moves = ("A1.1 right", "BR4 right", "C1.1 start", "C2.1 right")
    turns = [scene.play(move).turn for move in moves]
    assert turns == ["seat 0 bonus +1", "seat 0 bonus +1", "seat 0 bonus", "seat 1"]


def test_a_bonus_turn_is_not_optional(lay: Lay) -> None:
    """SH-R23: it is that player who must move, and every move takes a card."""
    scene = lay("AL4 A3.1", rows="AR4 ..").play("AR4 right")
    assert scene.game.to_move(scene.table) == [0]
    assert scene.kinds == {"start"}


@pytest.mark.parametrize(
    ("shelf", "move", "turns"),
    [
        ("AL1 A2.1", "A1.1 right", 2),
        ("AL1 A3.1", "A1.1 right", 1),
        ("A2.1 A3.1", "A1.1 left", 1),
        ("A3.1 A2.1 AR2", "A1.1 left", 0),
        ("AL1 A2.1", "AR1 right", 1),
        ("AL1 A2.1 A1.2", "AR1 right", 1),
        ("AL1 A2.1", "A1.1 down A right", 1),
    ],
)
def test_at_most_two_bonus_turns_a_placement(lay: Lay, shelf: str, move: str, turns: int) -> None:
    """SH-D4: edge and neighbour together two; completing one, which never adds to those."""
    scene = lay.offering(move, shelf).play(move)
    earned = [event["args"]["turns"] for event in scene.events if event["key"] == "bonus-earned"]
    assert earned == ([turns] if turns else [])
