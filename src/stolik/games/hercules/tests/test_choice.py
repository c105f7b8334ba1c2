"""The hidden choice: on a labour or to the Gymnasium."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.core import Chance, Seat, written
from stolik.games import find
from stolik.games.hercules.state import CHOICE, REFRESH, Table
from stolik.games.hercules.tests.conftest import Lay, Scene

FIRST = "S32 A8 W9 P16"
SECOND = "S31 A7 W10 P15"
STUCK = "S1 S32 A8 A25"
NO_GYMNASIUM = ".. .. .. .. .."

GAME = given(
    seats=st.integers(2, 4), mode=st.sampled_from(["heroic", "caprice"]), seed=st.integers(0)
)
GAMES = settings(deadline=None, max_examples=8)


def others(scene: Scene, seat: int = 0) -> list[str]:
    """Return what the onlooker and everybody else see and know, byte for byte."""
    rest = [Seat(each) for each in range(len(scene.table.players)) if each != seat]
    seen = [written(scene.view(onlooker)) for onlooker in (None, *rest)]
    game = scene.game
    known = [written(game.write_knowledge(game.knows(scene.table, each))) for each in rest]
    return seen + known


def but_for_readiness(view: Any) -> Any:
    """Leave out who is still to move."""
    rest = {part: value for part, value in view.items() if part not in ("to_move", "prompt")}
    rest["seats"] = [
        {part: value for part, value in seat.items() if part != "ready"} for seat in view["seats"]
    ]
    return rest


# The turn


def test_all_are_asked_at_once(lay: Lay) -> None:
    """HE-12: first everybody may refresh, then everybody has to go somewhere."""
    scene = lay(FIRST, SECOND, "S30 A6 W11 P14")
    assert scene.asked == "refresh 0 1 2"
    assert scene.keep().asked == "choice 0 1 2"
    scene.play(1, "S31 labour 1")
    assert scene.asked == "choice 0 2"
    scene.play(0, "S32 labour 1").play(2, "S30 labour 1")
    assert scene.asked == "refresh 0 1 2"
    assert scene.view()["turn"] == 2


def test_the_turn_cannot_be_passed(lay: Lay) -> None:
    """HE-12: a labour or the Gymnasium is a must."""
    scene = lay(FIRST, SECOND).keep()
    assert scene.why(0, "keep") == "HE-12 other-question"
    acts = {move.split()[1] for move in scene.moves(0)}
    assert acts == {"labour", "visit"}


@pytest.mark.parametrize("move", ["extra", "leave", "replace", "tuck", "duel", "decline", "rob 2"])
def test_other_questions_have_other_answers(lay: Lay, move: str) -> None:
    """HE-12: what a rule has not asked is no move."""
    scene = lay(FIRST, SECOND)
    assert scene.why(0, move) == "HE-12 other-question"
    assert scene.keep().why(0, move) == "HE-12 other-question"


def test_labours_come_before_the_gymnasium(lay: Lay) -> None:
    """HE-18: all is revealed, then labours bring their tokens, then the Gymnasium its cards."""
    scene = lay(FIRST, SECOND).turn("G01 visit, A8 pay", "S31 labour 1")
    assert scene.heard[:4] == ["visited", "went", "took-tokens", "bought"]


# Symbols


def test_one_card_on_a_labour(lay: Lay) -> None:
    """HE-14: a single card of the hand, and the choice is made."""
    scene = lay(FIRST, SECOND).keep().play(0, "S32 labour 1")
    assert scene.moves(0) == ["back"]
    assert scene.why(0, "A8 labour 3") == "HE-R1 already-chosen"


def test_any_labour_of_the_round(lay: Lay) -> None:
    """HE-14: in any order; each card where its characteristic is asked for."""
    moves = lay(FIRST, SECOND).keep().moves(0)
    assert [move for move in moves if "labour" in move] == [
        "S32 labour 1",
        "A8 labour 3",
        "W9 labour 2",
        "P16 labour 4",
    ]


def test_only_cards_of_the_hand(lay: Lay) -> None:
    """HE-14: neither from the stack nor from somebody else."""
    scene = lay(FIRST, SECOND).keep()
    assert scene.why(0, "S1 labour 1") == "HE-14 not-in-hand"
    assert scene.why(0, "S31 labour 1") == "HE-14 not-in-hand"


@pytest.mark.parametrize("number", [2, 3, 4])
def test_another_characteristic_does_not_fit(lay: Lay, number: int) -> None:
    """HE-14: strength is asked for by the Lion alone in this round."""
    assert lay(FIRST, SECOND).keep().why(0, f"S32 labour {number}") == "HE-14 symbol-differs"


@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("G05", ["upper labour 3", "lower labour 1", "lower labour 3"]),
        ("G01", ["upper labour 1", "lower labour 1"]),
        ("G15", ["upper labour 3", "lower labour 2"]),
        ("G14", ["upper labour 1", "lower labour 2"]),
        ("G09", ["upper labour 4", "lower labour 4"]),
        ("G16", ["upper labour 1"]),
    ],
)
def test_each_half_goes_by_its_own_symbol(lay: Lay, card: str, fits: list[str]) -> None:
    """HE-14, HE-R33: the symbol of the half used has to be one of the labour's."""
    scene = lay(f"{card} S32 A8 W9", SECOND).keep()
    moves = [move for move in scene.moves(0) if move.startswith(card)]
    assert moves == [f"{card} {fit}" for fit in fits]


@pytest.mark.parametrize("move", ["G05 upper labour 1", "G05 upper labour 2", "G05 lower labour 2"])
def test_the_other_half_does_not_help(lay: Lay, move: str) -> None:
    """HE-R33: agility and bow fit the Birds; the Lion takes the bow only, the Hydra neither."""
    assert lay("G05 S32 A8 W9", SECOND).keep().why(0, move) == "HE-14 symbol-differs"


def test_a_later_round_has_to_wait(lay: Lay) -> None:
    """HE-17: a labour that is not in play is refused, though the symbol fits."""
    scene = lay(FIRST, SECOND).keep()
    assert scene.why(0, "S32 labour 7") == "HE-17 later-round"
    assert scene.why(0, "S32 labour 11") == "HE-17 later-round"


def test_a_labour_of_an_earlier_round_is_gone(lay: Lay) -> None:
    """HE-17, HE-22: taken is taken."""
    scene = lay(FIRST, SECOND, round=2).keep()
    assert scene.why(0, "S32 labour 1") == "HE-22 labour-taken"
    assert scene.why(0, "S32 labour 7") is None


def test_no_blind_card(lay: Lay) -> None:
    """HE-17: a card of the Gymnasium's stack cannot be claimed."""
    scene = lay(FIRST, SECOND, stack="G20").keep()
    assert scene.why(0, "G20 visit") == "HE-17 not-open"
    assert scene.why(0, "G01 visit") is None


# Several at one place


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_laying_does_not_matter(lay: Lay, order: tuple[int, ...]) -> None:
    """HE-16: on one labour or one Gymnasium card, the table comes out the same to the byte."""
    choices = ["S32 labour 1", "S31 labour 1", "S30 labour 1"]
    claims = ["G01 visit, A8 pay", "G01 visit, A7 pay", "G01 visit, A6 pay"]

    def outcome(seats: tuple[int, ...]) -> str:
        scene = lay(FIRST, SECOND, "S30 A6 W11 P14", seed="x")
        for each in (choices, claims):
            scene.keep()
            for seat in seats:
                scene.play(seat, *each[seat].split(", "))
        assert scene.told("took-tokens") == [(2, 0, 1), (1, 1, 1), (0, 2, 1)]
        assert "G01" in scene.hand(0)
        return written(scene.state)

    assert outcome(order) == outcome((0, 1, 2))


def test_several_may_choose_the_same(lay: Lay) -> None:
    """HE-16: nobody's choice takes a place away from anybody."""
    scene = lay(FIRST, SECOND).keep()
    before = scene.moves(1)
    scene.play(0, "S32 labour 1")
    assert scene.moves(1) == before


# One target


def test_no_labour_on_the_way_to_the_gymnasium(lay: Lay) -> None:
    """HE-R32: nor a second card of the Gymnasium, nor the same once more."""
    scene = lay(FIRST, SECOND).keep().play(0, "G05 visit")
    for move in ("S32 labour 1", "G01 visit", "G05 visit", "S32 discard"):
        assert scene.why(0, move) == "HE-R32 one-target"


def test_no_gymnasium_after_a_labour(lay: Lay) -> None:
    """HE-R32: one target a turn."""
    scene = lay(FIRST, SECOND).keep().play(0, "S32 labour 1")
    assert scene.why(0, "G01 visit") == "HE-R1 already-chosen"


def test_no_second_card_of_the_gymnasium_in_the_turn(lay: Lay) -> None:
    """HE-R32: the claim paid, nothing is left but to think again."""
    scene = lay(FIRST, SECOND).keep().play(0, "G01 visit", "S32 pay")
    assert scene.moves(0) == ["back"]
    scene.play(1, "A7 labour 3")
    assert scene.asked == "refresh 0 1"
    assert scene.told("bought") == [(0,)]


# Hidden


@pytest.mark.parametrize(
    "steps",
    [
        ["G05 visit"],
        ["G05 visit", "S32 pay"],
        ["G05 visit", "S32 pay", "back"],
        ["G01 visit", "G07 lower pay", "back"],
        ["G07 lower labour 1", "back"],
        ["S32 labour 1", "back", "G05 visit", "G07 upper pay"],
    ],
)
def test_the_steps_of_a_choice_are_hidden(lay: Lay, steps: list[str]) -> None:
    """HE-R1: the others and the onlooker see and know the same as before, to the last byte."""
    scene = lay("S32 A8 W9 G07", SECOND, "S30 A6 W11 P14").keep()
    before = others(scene)
    scene.play(0, *steps)
    assert others(scene) == before
    assert scene.asked == "choice 0 1 2"


def test_what_is_chosen_is_told_to_the_chooser_alone(lay: Lay) -> None:
    """HE-R1: until all have chosen, nobody hears of it."""
    scene = lay(FIRST, SECOND).keep()
    scene.events.clear()
    scene.play(0, "G05 visit", "S32 pay", "A8 pay")
    assert [(event["key"], event["audience"]) for event in scene.events] == [("planned", [0])] * 3


@pytest.mark.parametrize(
    "steps", [["S32 labour 1"], ["G01 visit", "A8 pay"], ["G05 visit", "A8 pay", "P16 pay"]]
)
def test_ready_is_all_that_is_seen(lay: Lay, steps: list[str]) -> None:
    """HE-R1: when a choice is made, the others see that it is, and nothing besides."""
    scene = lay(FIRST, SECOND, "S30 A6 W11 P14").keep()
    before = [scene.view(None), scene.view(1), scene.view(2)]
    scene.play(0, *steps)
    after = [scene.view(None), scene.view(1), scene.view(2)]
    assert list(map(but_for_readiness, after)) == list(map(but_for_readiness, before))
    assert [view["to_move"] for view in after] == [[1, 2]] * 3
    assert [view["seats"][0]["ready"] for view in after] == [True] * 3


def test_ready_looks_the_same_whatever_was_chosen(lay: Lay) -> None:
    """HE-R1: a labour, the Gymnasium, one card or two."""
    choices = [["S32 labour 1"], ["W9 labour 2"], ["G01 visit", "A8 pay"]]
    looks = [others(lay(FIRST, SECOND).keep().play(0, *steps)) for steps in choices]
    assert looks == [looks[0]] * 3


def test_the_chooser_sees_the_own_choice(lay: Lay) -> None:
    """HE-R1: target, cards, and the half of every Gymnasium card among them."""
    scene = lay("S32 A8 W9 G07", SECOND).keep().play(0, "G05 visit", "S32 pay", "G07 lower pay")
    own = scene.view(0)["seats"][0]["choice"]
    assert own["wanted"] == "G05"
    laid = [(each["card"], each["half"]) for each in own["laid"]]
    assert laid == [("S32", "whole"), ("G07", "lower")]
    assert scene.view(1)["seats"][0]["choice"] is None


def test_all_is_revealed_together(lay: Lay) -> None:
    """HE-R1: when the last has chosen, everybody hears of every card laid."""
    scene = lay(FIRST, SECOND).turn("S32 labour 1", "G05 visit, A7 pay, W10 pay")
    assert scene.heard[:2] == ["went", "visited"]
    assert (scene.told("went"), scene.told("visited")) == ([(0,)], [(1,)])


@pytest.mark.parametrize(
    "steps",
    [
        ["G05 visit"],
        ["G05 visit", "S32 pay"],
        ["G05 visit", "S32 pay", "G07 lower pay"],
        ["S32 labour 1"],
        ["G07 upper labour 1"],
    ],
)
def test_a_choice_can_be_taken_back(lay: Lay, steps: list[str]) -> None:
    """HE-R1: half way or ready; the table is as it was, byte for byte."""
    scene = lay("S32 A8 W9 G07", SECOND).keep()
    before, moves = written(scene.state), scene.moves(0)
    assert scene.why(0, "back") == "HE-R1 nothing-chosen"
    scene.play(0, *steps)
    assert written(scene.state) != before
    scene.play(0, "back")
    assert written(scene.state) == before
    assert scene.moves(0) == moves


def test_a_choice_taken_back_can_be_made_anew(lay: Lay) -> None:
    """HE-R1: what counts is the last one."""
    scene = lay(FIRST, SECOND).keep().play(0, "G05 visit", "S32 pay", "back", "W9 labour 2")
    scene.play(1, "A7 labour 3")
    assert (scene.on, scene.discard(0)) == ("3 2 2 3", "W9")


def test_a_choice_taken_back_is_told_to_the_chooser_alone(lay: Lay) -> None:
    """HE-R1: nobody else hears of it."""
    scene = lay(FIRST, SECOND).keep().play(0, "S32 labour 1", "back")
    assert (scene.events[-1]["key"], scene.events[-1]["audience"]) == ("thought-again", [0])


def test_the_last_choice_is_final(lay: Lay) -> None:
    """HE-R1: when all have chosen, nothing can be taken back."""
    scene = lay(FIRST, SECOND).turn("S32 labour 1", "S31 labour 1")
    assert scene.why(0, "back") == "HE-R1 nothing-chosen"


def walk(seats: int, mode: str, seed: int, plies: int) -> Iterator[tuple[Table, Seat, str]]:
    """Let luck play; before every move, show the table and who is about to do what."""
    game = find("hercules")
    luck = Chance(f"moves {seed}")
    table: Table = game.prepare(seats, game.options(mode=mode), Chance(f"deal {seed}"))
    for _ in range(plies):
        waiting = game.to_move(table)
        if not waiting:
            return
        seat = luck.choice(waiting)
        move = luck.choice(game.legal_moves(table, seat))
        yield table, seat, str(move)
        game.play(table, seat, move)


@GAMES
@GAME
def test_no_step_of_any_hidden_choice_shows(seats: int, mode: str, seed: int) -> None:
    """HE-R1, HE-R2: wherever the game has come, the others see at most that somebody is ready."""
    game = find("hercules")
    for table, seat, move in walk(seats, mode, seed, plies=50):
        after = game.copy(table)
        game.play(after, seat, game.by_name[move])
        hidden = table.phase in (REFRESH, CHOICE)
        if not hidden or (after.phase, after.turn) != (table.phase, table.turn):
            continue
        for onlooker in (None, *(Seat(each) for each in range(seats) if each != seat)):
            was, now = game.view(table, onlooker), game.view(after, onlooker)
            assert but_for_readiness(now) == but_for_readiness(was)
            if not after.players[seat].ready:
                assert written(now) == written(was)


@GAMES
@GAME
def test_any_hidden_choice_can_be_taken_back(seats: int, mode: str, seed: int) -> None:
    """HE-R1, HE-R2: wherever the game has come, and the table is as it was, byte for byte."""
    game = find("hercules")
    luck = Chance(f"steps {seed}")
    for table, seat, _ in walk(seats, mode, seed, plies=50):
        if table.phase not in (REFRESH, CHOICE) or game.to_move(table) == [seat]:
            continue
        trial = game.copy(table)
        trial.players[seat].forget_choice()
        before = written(game.write_state(trial))
        for _ in range(1 + luck.below(4)):
            steps = [each for each in game.legal_moves(trial, seat) if str(each) != "back"]
            if steps:
                game.play(trial, seat, luck.choice(steps))
        game.play(trial, seat, game.by_name["back"])
        assert written(game.write_state(trial)) == before


# Nothing can be done


def test_the_last_card_of_a_price_is_laid_by_itself(lay: Lay) -> None:
    """HE-15: where only one is left that can pay, there is nothing to choose."""
    scene = lay("S32 A8", SECOND).keep().play(0, "G05 visit", "A8 pay")
    assert [face.text for face in scene.table.players[0].laid] == ["A8", "S32"]
    assert scene.asked == "choice 1"


@pytest.mark.parametrize("hand", ["S32 A8 W9", "A8 G07"])
def test_the_last_card_of_a_price_is_asked_for_if_there_is_a_choice(lay: Lay, hand: str) -> None:
    """HE-15, HE-R10: of cards, or of the halves of one."""
    scene = lay(hand, SECOND).keep().play(0, "G05 visit", "A8 pay")
    assert scene.asked == "choice 0 1"
    assert len(scene.moves(0)) == 3


def test_a_single_card_that_is_not_the_last_is_not_laid_by_itself(lay: Lay) -> None:
    """HE-15: the first card of a price is always named."""
    scene = lay("S32", SECOND).keep().play(0, "G01 visit")
    assert scene.moves(0) == ["S32 pay", "back"]


def test_with_nothing_to_do_a_card_is_discarded(lay: Lay) -> None:
    """HE-R24: no card fits the Hind and the Gymnasium is empty: any card of the hand may go."""
    scene = lay(STUCK, SECOND, on="0 0 0 2", gymnasium=NO_GYMNASIUM).keep()
    assert scene.moves(0) == ["S1 discard", "S32 discard", "A8 discard", "A25 discard"]
    scene.turn("A8 discard", "P15 labour 4")
    assert scene.discard(0) == "A8"
    assert len(scene.hand(0).split()) == 4
    assert (scene.tokens, scene.asked) == ([0, 1], "refresh 0 1")
    assert scene.told("rested") == [(0,)]


def test_that_discard_is_hidden_too(lay: Lay) -> None:
    """HE-R24: it is carried out when all is revealed, and can be taken back until then."""
    scene = lay(STUCK, SECOND, on="0 0 0 2", gymnasium=NO_GYMNASIUM).keep()
    before, seen = written(scene.state), but_for_readiness(scene.view(1))
    scene.play(0, "A8 discard")
    assert (scene.discard(0), len(scene.hand(0).split())) == ("", 4)
    assert but_for_readiness(scene.view(1)) == seen
    assert written(scene.play(0, "back").state) == before


def test_all_may_be_stuck(lay: Lay) -> None:
    """HE-R24: then the turn is over, and the game goes on with new cards."""
    scene = lay(STUCK, "S2 S31 A7 A26", on="0 0 0 2", gymnasium=NO_GYMNASIUM)
    scene.turn("A8 discard", "A7 discard")
    assert (scene.tokens, scene.on, scene.view()["turn"]) == ([0, 0], "0 0 0 2", 2)
    assert ".." not in scene.gymnasium


def test_a_labour_that_fits_has_to_be_gone_on(lay: Lay) -> None:
    """HE-R24: whoever can do something may not discard instead."""
    scene = lay("S1 S32 A8 P16", SECOND, on="0 0 0 2", gymnasium=NO_GYMNASIUM).keep()
    assert scene.moves(0) == ["P16 labour 4"]
    assert scene.why(0, "S1 discard") == "HE-R24 can-act"


def test_a_card_that_can_be_paid_has_to_be_bought(lay: Lay) -> None:
    """HE-R24: four cards in hand pay for any card of the Gymnasium."""
    scene = lay(STUCK, SECOND, on="0 0 0 2", gymnasium="G18 .. .. .. ..").keep()
    assert scene.moves(0) == ["G18 visit"]
    assert scene.why(0, "S1 discard") == "HE-R24 can-act"


def test_a_refresh_may_lead_there(lay: Lay) -> None:
    """HE-R24: two cards cannot pay three; one of them is discarded, then the hand is refilled."""
    scene = lay("S1 P16 A8 A25 / S32 W9", SECOND, on="0 0 0 2", gymnasium="G18 .. .. .. ..")
    scene.play(0, "four").play(1, "keep")
    assert scene.moves(0) == ["S32 discard", "W9 discard"]
    assert scene.why(0, "G18 visit") == "HE-15 few-to-pay"
    scene.turn("W9 discard", "P15 labour 4")
    assert len(scene.hand(0).split()) == 4


def test_a_price_of_the_wrong_characteristic(lay: Lay) -> None:
    """HE-R24: in the caprice one may be stuck with four cards in hand."""
    scene = lay(STUCK, SECOND, gymnasium="G18 G13 G20 .. ..", mode="caprice")
    box = scene.box
    row = [box.labours[number - 1] for number in (1, 3, 7, 4)]
    scene.table.order = row + [each for each in box.labours if each not in row]
    scene.lay_labours([], "0 0 0 1", 0)
    scene.balance()
    assert scene.keep().moves(0) == ["S1 discard", "S32 discard", "A8 discard", "A25 discard"]
    assert scene.moves(1) == ["P15 labour 4", "G13 visit"]


@GAMES
@GAME
def test_somebody_asked_always_has_a_move(seats: int, mode: str, seed: int) -> None:
    """HE-R24: no table stands still; discarding is offered alone or not at all."""
    game = find("hercules")
    for table, seat, _ in walk(seats, mode, seed, plies=150):
        assert all(game.legal_moves(table, each) for each in game.to_move(table))
        if table.phase == CHOICE:
            moves = {str(move).split()[-1] for move in game.legal_moves(table, seat)}
            assert moves == {"discard"} or "discard" not in moves
