"""What a seat knows, tables it might be facing, and the same table with its secrets dealt anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import JSON, Chance, Seat, Unreadable, written
from stolik.games.hercules.components import NOTHING
from stolik.games.hercules.state import PHASES
from stolik.games.hercules.tests.conftest import codes
from stolik.games.hercules.tests.test_view import HANDS, at_phase

if TYPE_CHECKING:
    from stolik.games.hercules.knowledge import Knowledge
    from stolik.games.hercules.state import Table
    from stolik.games.hercules.tests.conftest import Lay, Scene

every_phase = pytest.mark.parametrize("phase", PHASES)
LUCKS = "abcdef"
FIRST = "S1 S32 A8 A25 W9 W24 P16 P17"
"""The cards of the first colour, in the order of the box."""


def knows(scene: Scene, seat: int) -> Knowledge:
    """Return what a seat knows."""
    known: Knowledge = scene.game.knows(scene.table, Seat(seat))
    return known


def unseen(scene: Scene, seat: int, of: int) -> tuple[int, str]:
    """Return how many cards of a hand are unseen, and which cards might be there."""
    hidden = knows(scene, seat).players[of]
    return hidden.hand, codes(hidden.cards)


def imagined(scene: Scene, seat: int) -> list[Table]:
    """Return some tables that this seat might be facing."""
    return [scene.game.imagine(knows(scene, seat), Chance(luck)) for luck in LUCKS]


def hands(tables: list[Table], seat: int) -> set[str]:
    """Return the hands of a seat at these tables."""
    return {codes(table.players[seat].hand) for table in tables}


def stacks(tables: list[Table], seat: int) -> set[str]:
    """Return the stacks of a seat at these tables, from the top."""
    return {codes(table.players[seat].stack[::-1]) for table in tables}


def after_stacks_were_shown(lay: Lay) -> Scene:
    """Let two players tie until the tops of their stacks decide; the first has the higher one."""
    scene = lay(
        "G17 G19 A8 W9 / S32 S1 W24",
        "G16 G20 A7 W10 / S31 S2",
        "S30 A6 W11 P14",
        gymnasium="G18 G01 G02 G03 G04",
    )
    scene.turn(
        "G18 visit, G17 lower pay, A8 pay, W9 pay",
        "G18 visit, G16 lower pay, A7 pay, W10 pay",
        "A6 labour 3",
    )
    scene.play(0, "duel").play(1, "duel")
    scene.play(0, "G19 lower lay").play(1, "G20 lower lay")
    return scene.play(0, "duel").play(1, "duel")


# What is known


def test_at_first_a_rivals_cards_are_all_unseen(lay: Lay) -> None:
    """HE-11, HE-R1: four of the colour's eight are in the hand; which, nobody else knows."""
    scene = lay(*HANDS)
    assert unseen(scene, 1, 0) == (4, FIRST)
    assert knows(scene, 1).seen.players[0].hand == []
    assert knows(scene, 1).seen.players[0].stack == []


def test_the_own_hand_is_known_and_the_order_of_the_own_stack_is_not(lay: Lay) -> None:
    """HE-11: the rest of the own colour lies in the stack, in some order."""
    scene = lay(*HANDS)
    assert unseen(scene, 0, 0) == (0, "S1 A25 W24 P17")
    assert codes(knows(scene, 0).seen.players[0].hand) == HANDS[0]
    assert knows(scene, 0).seen.players[0].stack == []


def test_the_gymnasiums_stack_is_known_but_for_its_order(lay: Lay) -> None:
    """HE-10: what is neither open nor bought is left there."""
    scene = lay("G20 A8 W9 P16", *HANDS[1:], stack="G04 G02")
    known = knows(scene, 1)
    assert known.seen.stack == []
    assert codes(known.gymnasium) == "G02 G03 G04 G06 G07 G08 G10 G11 G12 G14 G16 G17 G18 G19"


def test_nothing_is_known_of_the_luck_to_come(lay: Lay) -> None:
    """HE-30: the seed of the table would tell how the next stack is shuffled."""
    scene = lay(*HANDS, seed="secret")
    assert "secret" not in written(scene.game.write_knowledge(knows(scene, 0)))


def test_discards_are_known(lay: Lay) -> None:
    """HE-13, HE-R2: what was discarded is public; what was drawn for it is not."""
    scene = lay(*HANDS).play(0, "four").play(1, "keep").play(2, "keep")
    assert unseen(scene, 1, 0) == (2, "S1 A25 W24 P17")
    assert codes(knows(scene, 1).seen.players[0].discard) == HANDS[0]


def test_a_bought_card_is_known_in_the_hand(lay: Lay) -> None:
    """HE-25: everybody saw it taken."""
    scene = lay(*HANDS).turn("G01 visit, S32 pay", "A7 labour 3", "A6 labour 3")
    assert codes(knows(scene, 1).seen.players[0].hand) == "G01"
    assert unseen(scene, 1, 0) == (3, "S1 A8 A25 W9 W24 P16 P17")


def test_a_known_card_that_is_spent_is_known_in_the_discard_alone(lay: Lay) -> None:
    """HE-13: it has left the hand."""
    scene = lay("G01 S32 A8 W9 P16", *HANDS[1:]).keep()
    scene.table.players[0].known = scene.cards("G01")
    scene.turn("G01 lower labour 1", "A7 labour 3", "A6 labour 3")
    seen = knows(scene, 1).seen.players[0]
    assert (codes(seen.hand), codes(seen.discard)) == ("", "G01")


def test_cards_outbid_are_known_in_the_hand(lay: Lay) -> None:
    """HE-R11: everybody saw them laid before they returned."""
    scene = lay(*HANDS).turn(
        "G05 visit, S32 pay, A8 pay", "G05 visit, S31 pay, A7 pay", "A6 labour 3"
    )
    assert codes(knows(scene, 0).seen.players[1].hand) == "S31 A7"
    assert unseen(scene, 0, 1) == (2, "S2 A26 W10 W23 P15 P18")


@pytest.mark.parametrize(("most", "kept", "lost"), [(2, "S31 A7", ""), (1, "S31", "A7")])
def test_of_a_rivals_hand_only_so_many_cards_are_kept_in_mind(
    lay: Lay, most: int, kept: str, lost: str
) -> None:
    """HE-R11: what is forgotten may be anywhere again among the cards that are not seen."""
    scene = lay(*HANDS).turn(
        "G05 visit, S32 pay, A8 pay", "G05 visit, S31 pay, A7 pay", "A6 labour 3"
    )
    known = scene.game.forget(knows(scene, 0), most)
    hidden, before = known.players[1], knows(scene, 0).players[1]
    assert codes(known.seen.players[1].hand) == kept
    assert hidden.hand == before.hand + len(lost.split())
    assert {*codes(hidden.cards).split()} == {*codes(before.cards).split(), *lost.split()}
    assert codes(known.seen.players[0].hand) == codes(knows(scene, 0).seen.players[0].hand)


def test_cards_withdrawn_are_known_in_the_hand(lay: Lay) -> None:
    """HE-R15: after declining."""
    scene = at_phase(lay, "redirect").play(1, "withdraw")
    assert codes(knows(scene, 0).seen.players[1].hand) == "G16"


def test_a_card_taken_for_nothing_is_known_in_the_hand(lay: Lay) -> None:
    """HE-R35, HE-R36: and so are the cards of those who had wanted it."""
    scene = at_phase(lay, "free-card").play(0, "G01 take")
    seen = knows(scene, 2).seen
    assert codes(seen.players[0].hand) == "G01"
    assert codes(seen.players[1].hand) == "S31"


def test_a_card_recalled_is_known_in_the_hand(lay: Lay) -> None:
    """HE-R35: everybody saw it lie in the discard."""
    scene = at_phase(lay, "recall").play(0, "A25 take")
    assert codes(knows(scene, 1).seen.players[0].hand) == "A25"


def test_a_bought_card_that_was_shuffled_in_is_somewhere(lay: Lay) -> None:
    """HE-30, HE-R30: it belongs to its owner's deck for good; where it is, nobody knows."""
    scene = lay("S1 S32 A8 A25 / W9 G07 W24", "S31 A7 W10 P15")
    assert unseen(scene, 1, 0) == (4, f"{FIRST} G07")
    assert unseen(scene, 0, 0) == (0, "W9 W24 P16 P17 G07")


def test_cards_of_a_stack_that_were_shown_are_known(lay: Lay) -> None:
    """HE-R14: the loser's lies where it was; the winner has drawn it."""
    scene = after_stacks_were_shown(lay)
    assert scene.told("showed-stack") == [(0,), (1,)]
    seen = knows(scene, 2).seen
    assert codes(seen.players[1].stack) == "S31"
    assert codes(seen.players[1].hand) == "A7 W10 G16 G20"
    assert unseen(scene, 2, 1) == (0, "S2 A26 W23 P15 P18")
    assert codes(seen.players[0].hand) == "S32 G18"
    assert unseen(scene, 2, 0) == (2, "S1 A25 W24 P16 P17")


def test_whoever_showed_a_card_knows_it_too(lay: Lay) -> None:
    """HE-R14: the only card of the own stack whose place is known."""
    scene = after_stacks_were_shown(lay)
    assert codes(knows(scene, 1).seen.players[1].stack) == "S31"
    assert unseen(scene, 1, 1) == (0, "S2 A26 W23 P15 P18")


def test_what_is_left_when_a_stack_runs_out_is_in_the_hand(lay: Lay) -> None:
    """HE-30: everybody saw the cards that are shuffled, so the others were all drawn."""
    scene = lay("S32 A8 W9 P16 / P17", "S31 A7 W10 P15", discards=["S1 A25 W24", ""])
    scene.turn("S32 labour 1", "A7 labour 3")
    assert (scene.told("reshuffled"), scene.hand(0)) == ([(4, 0)], "A8 W9 P16 P17")
    assert scene.known(0) == "A8 W9 P16 P17"
    assert hands(imagined(scene, 1), 0) == {"A8 W9 P16 P17"}


def test_what_is_drawn_after_the_shuffle_is_not_known(lay: Lay) -> None:
    """HE-30, HE-13: the first of two cards was the last of the old stack, the second is new."""
    scene = lay("S32 A8 W9 P16 / P17", "S31 A7 W10 P15", discards=["S1 A25 W24", ""])
    scene.play(0, "four").play(1, "keep")
    assert (len(scene.hand(0).split()), scene.known(0)) == (2, "P17")
    assert unseen(scene, 1, 0) == (1, "S1 S32 A8 A25 W9 W24 P16")


# Hidden choices


def choices(table: Table, seat: int) -> tuple[Any, ...]:
    """Return all that a seat has decided."""
    player = table.players[seat]
    named, cards = codes(player.named), [face.text for face in player.laid]
    return (player.plan, named, player.labour, player.wanted, cards, player.answer, player.duel)


NONE: tuple[Any, ...] = (NOTHING, "", NOTHING, NOTHING, [], NOTHING, NOTHING)


@pytest.mark.parametrize(
    ("phase", "moves"),
    [
        ("refresh", ["two", "S32 discard"]),
        ("refresh", ["two", "S32 discard", "A8 discard"]),
        ("choice", ["S32 labour 1"]),
        ("choice", ["G05 visit", "S32 pay"]),
    ],
)
def test_a_rivals_choice_is_not_known(lay: Lay, phase: str, moves: list[str]) -> None:
    """HE-R1, HE-R2: only whether it is made; the own one is known."""
    scene = at_phase(lay, phase).play(0, *moves)
    seen = knows(scene, 1).seen
    assert choices(seen, 0) == NONE
    assert seen.players[0].ready == scene.table.players[0].ready
    assert choices(knows(scene, 0).seen, 0) == choices(scene.table, 0) != NONE


def test_a_rivals_answer_is_not_known(lay: Lay) -> None:
    """HE-R13: before all the tied have answered; then it is."""
    scene = at_phase(lay, "contest").play(0, "duel")
    assert knows(scene, 1).seen.players[0].answer == NOTHING
    assert knows(scene, 1).seen.players[0].ready
    scene.play(1, "duel")
    assert knows(scene, 1).seen.players[0].answer == scene.table.players[0].answer != NOTHING


def test_a_rivals_card_for_a_duel_is_not_known(lay: Lay) -> None:
    """HE-R13: but that it is chosen."""
    scene = at_phase(lay, "duel-card").play(0, "A8 lay")
    seen = knows(scene, 1).seen.players[0]
    assert (seen.duel, seen.ready, seen.hand) == (NOTHING, True, [])


def test_what_lies_open_is_known(lay: Lay) -> None:
    """HE-R1: after the reveal."""
    seen = knows(at_phase(lay, "contest"), 2).seen
    assert [face.text for face in seen.players[0].laid] == ["G17 lower"]
    assert seen.players[0].wanted == seen.contest


# What might be


@every_phase
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_table_looks_the_same(lay: Lay, phase: str, seat: int) -> None:
    """HE-R1: to the one who imagines it; it is lawful, and nothing is lost."""
    scene = at_phase(lay, phase)
    for table in imagined(scene, seat):
        scene.game.check(table)
        assert sorted(scene.game.inventory(table)) == sorted(scene.game.inventory(scene.table))
        assert written(scene.game.view(table, Seat(seat))) == written(scene.view(seat))


@every_phase
def test_imagining_changes_neither_table_nor_knowledge(lay: Lay, phase: str) -> None:
    """HE-R1: the same may be imagined again."""
    scene = at_phase(lay, phase)
    before, known = scene.state, knows(scene, 1)
    written_before = scene.game.write_knowledge(known)
    first, second = (scene.game.imagine(known, Chance("again")) for _ in range(2))
    assert scene.game.write_state(first) == scene.game.write_state(second)
    assert scene.game.write_knowledge(known) == written_before
    assert scene.state == before


def test_imagined_hands_differ_but_not_in_what_is_known(lay: Lay) -> None:
    """HE-25: the bought card stays in the hand, the others come and go."""
    scene = lay(*HANDS).turn("G01 visit, S32 pay", "A7 labour 3", "A6 labour 3")
    found = hands(imagined(scene, 1), 0)
    assert len(found) > 1
    assert all(len(hand.split()) == 4 and "G01" in hand for hand in found)
    assert not any("S32" in hand for hand in found)


def test_imagined_hands_are_in_the_order_of_the_box(lay: Lay) -> None:
    """HE-11: as every hand is kept."""
    for table in imagined(lay(*HANDS), 1):
        cards = [card.index for card in table.players[0].hand]
        assert cards == sorted(cards)


def test_the_own_stack_is_imagined_in_some_order(lay: Lay) -> None:
    """HE-11: its owner does not know what comes next."""
    scene = lay(*HANDS)
    found = stacks(imagined(scene, 0), 0)
    assert len(found) > 1
    assert {" ".join(sorted(stack.split())) for stack in found} == {"A25 P17 S1 W24"}
    assert hands(imagined(scene, 0), 0) == {HANDS[0]}


def test_a_card_that_was_shown_stays_on_top(lay: Lay) -> None:
    """HE-R14: the cards below it are in some order."""
    found = stacks(imagined(after_stacks_were_shown(lay), 2), 1)
    assert len(found) > 1
    assert {stack.split()[0] for stack in found} == {"S31"}


def test_the_gymnasiums_stack_is_imagined_in_some_order(lay: Lay) -> None:
    """HE-10: all its cards are there."""
    scene = lay(*HANDS)
    found = {codes(table.stack) for table in imagined(scene, 0)}
    assert len(found) > 1
    assert {frozenset(stack.split()) for stack in found} == {
        frozenset(codes(scene.table.stack).split())
    }


def test_the_luck_to_come_is_imagined_too(lay: Lay) -> None:
    """HE-30: another one at every table, and never the real one."""
    scene = lay(*HANDS)
    seeds = {table.chance.seed for table in imagined(scene, 0)}
    assert len(seeds) == len(LUCKS)
    assert scene.table.chance.seed not in seeds


@pytest.mark.parametrize(
    ("phase", "moves"),
    [
        ("refresh", ["keep"]),
        ("choice", ["S32 labour 1"]),
        ("contest", ["decline"]),
        ("duel-card", ["A8 lay"]),
    ],
)
def test_whoever_is_ready_has_decided_something_or_other(
    lay: Lay, phase: str, moves: list[str]
) -> None:
    """HE-R1: a lawful choice, as complete as the real one, and not always the same."""
    scene = at_phase(lay, phase).play(0, *moves)
    tables = imagined(scene, 1)
    for table in tables:
        assert table.players[0].ready
        scene.game.check(table)
    assert len({str(choices(table, 0)) for table in tables}) > 1


def test_whoever_is_not_ready_has_decided_nothing(lay: Lay) -> None:
    """HE-R1: how far a rival has come is not known."""
    scene = lay(*HANDS).keep().play(0, "G05 visit", "S32 pay")
    assert {str(choices(table, 0)) for table in imagined(scene, 1)} == {str(NONE)}


def test_the_own_choice_stays(lay: Lay) -> None:
    """HE-R1: it is known to the one who made it."""
    scene = lay(*HANDS).keep().play(1, "S31 labour 1").play(0, "S32 labour 1")
    for table in imagined(scene, 1):
        assert choices(table, 1) == choices(scene.table, 1)


@every_phase
def test_an_imagined_table_can_be_played_to_the_end(lay: Lay, phase: str) -> None:
    """HE-32: with rivals ready or not."""
    scene, luck = at_phase(lay, phase), Chance("play")
    asked = scene.game.to_move(scene.table)
    if len(asked) > 1:
        scene.play(asked[0], scene.moves(asked[0])[0])
    table = scene.game.imagine(knows(scene, 2), Chance("one"))
    while seats := scene.game.to_move(table):
        scene.game.play(table, seats[0], luck.choice(scene.game.legal_moves(table, seats[0])))
    assert scene.game.ending(table) == "labours"


# Dealt anew


@every_phase
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_dealt_anew_a_seat_knows_what_it_knew(lay: Lay, phase: str, seat: int) -> None:
    """HE-R1: the touchstone of secrecy; the table itself stays as it is."""
    scene = at_phase(lay, phase)
    before, known = scene.state, scene.game.write_knowledge(knows(scene, seat))
    for luck in LUCKS:
        other = scene.game.redeal(scene.table, Seat(seat), Chance(luck))
        scene.game.check(other)
        assert scene.game.write_knowledge(scene.game.knows(other, Seat(seat))) == known
    assert scene.state == before


def test_dealt_anew_everything_hidden_changes(lay: Lay) -> None:
    """HE-R1: rivals' hands, all stacks, what is decided, and the luck to come."""
    scene = lay(*HANDS).keep().play(0, "S32 labour 1")
    others = [scene.game.redeal(scene.table, Seat(1), Chance(luck)) for luck in LUCKS]
    assert len(hands(others, 0)) > 1
    assert len(stacks(others, 0)) > 1
    assert len(stacks(others, 1)) > 1
    assert len({codes(other.stack) for other in others}) > 1
    assert len({str(choices(other, 0)) for other in others}) > 1
    assert len({other.chance.seed for other in others} - {scene.table.chance.seed}) == len(LUCKS)
    assert hands(others, 1) == {HANDS[1]}


def test_dealt_anew_known_cards_stay(lay: Lay) -> None:
    """HE-R11, HE-R14: in the hand, and on top of the stack."""
    scene = after_stacks_were_shown(lay)
    others = [scene.game.redeal(scene.table, Seat(2), Chance(luck)) for luck in LUCKS]
    assert hands(others, 1) == {"A7 W10 G16 G20"}
    assert {stack.split()[0] for stack in stacks(others, 1)} == {"S31"}
    assert all("S32" in hand and "G18" in hand for hand in hands(others, 0))


# JSON


@every_phase
@pytest.mark.parametrize("seat", [0, 2])
def test_knowledge_survives_json(lay: Lay, phase: str, seat: int) -> None:
    """HE-R1: for a bot in another process, which imagines the same from it."""
    scene = at_phase(lay, phase)
    asked = scene.game.to_move(scene.table)
    if len(asked) > 1:
        scene.play(asked[0], scene.moves(asked[0])[0])
    known = knows(scene, seat)
    value = scene.game.write_knowledge(known)
    again = scene.game.read_knowledge(value)
    assert scene.game.write_knowledge(again) == value
    one, other = (scene.game.imagine(each, Chance("luck")) for each in (known, again))
    assert scene.game.write_state(one) == scene.game.write_state(other)


def damaged(scene: Scene) -> Any:
    """Return what seat 1 knows as JSON, to be damaged."""
    return scene.game.write_knowledge(knows(scene, 1))


def set_at(whole: Any, path: tuple[str | int, ...], value: JSON) -> None:
    """Put a value somewhere in what is written."""
    for step in path[:-1]:
        whole = whole[step]
    whole[path[-1]] = value


EIGHT: list[JSON] = [*FIRST.split()]


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("seat",), 3, "no seat 4"),
        (("seat",), -1, "no seat 0"),
        (("seat",), "first", "'seat' of the knowledge"),
        (("extra",), 1, "unknown part 'extra'"),
        (("seen",), [], "'seen' of the knowledge"),
        (("seen", "turn"), "one", "'turn' of the table"),
        (("seen", "turn"), 0, "cannot be so: HE-12: turns are counted from one"),
        (("players",), {}, "'players' of the knowledge"),
        (("players",), [], "the knowledge and its table do not go together"),
        (("seen", "players"), [], "the knowledge and its table do not go together"),
        (("players", 0), 7, "item 1 in 'players' of the knowledge"),
        (("players", 0, "shape"), 7, "a player of the knowledge has an unknown part 'shape'"),
        (("players", 0, "hand"), 9, "9 of 8 cards cannot be in a hand"),
        (("players", 0, "hand"), -1, "-1 of 8 cards cannot be in a hand"),
        (("players", 0, "hand"), True, "'hand' of a player of the knowledge"),
        (("players", 0, "hand"), 3, "HE-D8: a turn starts with four cards"),
        (("players", 0, "hand"), 5, "HE-D8: a turn starts with exactly four cards"),
        (("players", 0, "cards"), ["S99"], "no card 'S99' in the box"),
        (("players", 0, "cards"), [1], "'cards' of a player of the knowledge"),
        (("players", 0, "cards"), EIGHT[:7], "HE-2: every card is there once"),
        (("players", 0, "cards"), [*EIGHT, "S2"], "HE-11: everybody plays with their own colour"),
        (("players", 0, "cards"), [*EIGHT[:7], "S1"], "HE-2: every card is there once"),
        (
            ("players", 0, "cards"),
            [*EIGHT[:7], "S4"],
            "HE-11: everybody plays with their own colour",
        ),
        (("gymnasium",), [], "HE-2: every card is there once"),
        (("seen", "stack"), ["G20"], "the knowledge and its table do not go together"),
        (("gymnasium", 0), "G01", "HE-2: every card is there once"),
        (("gymnasium", 0), "G99", "no card 'G99' in the box"),
        (("gymnasium",), "G02", "'gymnasium' of the knowledge"),
    ],
)
def test_damaged_knowledge_is_refused(
    lay: Lay, path: tuple[str | int, ...], value: JSON, message: str
) -> None:
    """HE-2: with a sentence that names what is wrong."""
    scene = lay(*HANDS)
    whole = damaged(scene)
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=message):
        scene.game.read_knowledge(whole)


def test_knowledge_in_which_everybody_is_ready_is_refused(lay: Lay) -> None:
    """HE-R1: the choices would have been shown."""
    scene = lay(*HANDS)
    whole = damaged(scene)
    for player in whole["seen"]["players"]:
        player["ready"] = True
    with pytest.raises(Unreadable, match="the knowledge and its table do not go together"):
        scene.game.read_knowledge(whole)


def rivals_ready(*seats: int) -> Callable[[Any], None]:
    """Let these seats be ready in what is known."""

    def change(whole: Any) -> None:
        for seat in seats:
            whole["seen"]["players"][seat]["ready"] = True

    return change


@pytest.mark.parametrize(
    ("phase", "change"),
    [
        ("contest", rivals_ready(0, 1)),
        ("robbery", rivals_ready(0)),
        ("robbery", rivals_ready(1)),
    ],
    ids=["all the tied", "the only one asked", "one not asked"],
)
def test_rivals_who_cannot_be_ready_are_refused(
    lay: Lay, phase: str, change: Callable[[Any], None]
) -> None:
    """HE-R1: no table with such rivals could be imagined."""
    scene = at_phase(lay, phase)
    whole = scene.game.write_knowledge(knows(scene, 2))
    change(whole)
    with pytest.raises(Unreadable):
        scene.game.read_knowledge(whole)


@pytest.mark.parametrize("part", ["seat", "seen", "players", "gymnasium"])
def test_knowledge_without_a_part_is_refused(lay: Lay, part: str) -> None:
    """HE-2: the part is named."""
    scene = lay(*HANDS)
    whole = damaged(scene)
    del whole[part]
    with pytest.raises(Unreadable, match=f"the knowledge has no '{part}'"):
        scene.game.read_knowledge(whole)


def test_knowledge_that_is_no_object_is_refused(lay: Lay) -> None:
    """HE-2: whatever else it is."""
    with pytest.raises(Unreadable, match="the knowledge should be an object"):
        lay(*HANDS).game.read_knowledge([])
