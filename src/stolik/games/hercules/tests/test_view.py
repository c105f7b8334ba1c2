"""What a seat sees, and what it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import Chance, Seat, written
from stolik.games.hercules.components import NOTHING
from stolik.games.hercules.state import PHASES

if TYPE_CHECKING:
    from stolik.games.hercules.tests.conftest import Lay, Scene

HANDS = ("S32 A8 W9 P16", "S31 A7 W10 P15", "S30 A6 W11 P14")
STARS = ("G17 A8 W9 P16", "G16 A7 W10 P15", "S30 A6 W11 P14")
TIED = ("G09 visit, G17 lower pay", "G09 visit, G16 lower pay", "G01 visit, A6 pay")
NO_CHOICE: dict[str, Any] = {
    "plan": None,
    "named": [],
    "labour": None,
    "wanted": None,
    "laid": [],
    "answer": None,
    "duel": None,
}


def at_phase(lay: Lay, phase: str) -> Scene:
    """Lay a table for three at which just this is asked."""
    return {
        "refresh": lambda: lay(*HANDS),
        "choice": lambda: lay(*HANDS).keep(),
        "extra-token": lambda: lay(*HANDS, round=2, labours=["1*", "", ""]).turn(
            "S32 labour 7", "A7 labour 8", "W11 labour 6"
        ),
        "permanent": lambda: lay(*HANDS, round=2, labours=["1*", "", ""], on="3 3 1 3").turn(
            "S32 labour 7", "A7 labour 8", "W11 labour 6"
        ),
        "robbery": lambda: lay(*HANDS, round=2, tokens=[0, 1, 2], on="1 3 3 3").turn(
            "P16 labour 5", "A7 labour 8", "W11 labour 6"
        ),
        "free-card": lambda: lay(*HANDS, round=2, on="3 1 3 3").turn(
            "W9 labour 6", "G01 visit, S31 pay", "A6 labour 8"
        ),
        "recall": lambda: lay(*HANDS, round=3, discards=["S1 A25", "", ""], on="3 1 3 3").turn(
            "P16 labour 10", "A7 labour 9", "S30 labour 11"
        ),
        "contest": lambda: lay(*STARS).turn(*TIED),
        "duel-card": lambda: lay(*STARS).turn(*TIED).play(0, "duel").play(1, "duel"),
        "redirect": lambda: lay(*STARS).turn(*TIED).play(0, "duel").play(1, "decline"),
        "over": lambda: lay(*HANDS, round=3, on="0 0 1 0").turn(
            "S32 labour 11", "G01 visit, A7 pay", "G05 visit, A6 pay, W11 pay"
        ),
    }[phase]()


every_phase = pytest.mark.parametrize("phase", PHASES)


@every_phase
def test_each_question_can_be_laid(lay: Lay, phase: str) -> None:
    """HE-12: the scenes of these tests ask what they say, and are lawful."""
    scene = at_phase(lay, phase)
    assert scene.asked.split()[0] == scene.view()["phase"] == phase
    scene.game.check(scene.table)


# Hands and stacks


@every_phase
@pytest.mark.parametrize("onlooker", [None, 0, 1, 2])
def test_the_own_hand_is_seen_and_no_other(lay: Lay, phase: str, onlooker: int | None) -> None:
    """HE-R1, HE-11: of the others the number of cards."""
    scene = at_phase(lay, phase)
    for seat, seen in enumerate(scene.view(onlooker)["seats"]):
        assert seen["hand"] == len(scene.hand(seat).split())
        assert seen["stack"] == len(scene.stack(seat).split())
        if seat == onlooker:
            assert [card["card"] for card in seen["cards"]] == scene.hand(seat).split()
        else:
            assert seen["cards"] is None


@every_phase
@pytest.mark.parametrize("onlooker", [None, 0, 1, 2])
def test_no_starting_card_slips_through(lay: Lay, phase: str, onlooker: int | None) -> None:
    """HE-R1, HE-13: in the whole view stand the own hand, the discards and what lies revealed."""
    scene = at_phase(lay, phase)
    view = written(scene.view(onlooker))
    open_to_see = [] if onlooker is None else scene.hand(onlooker).split()
    for seat, player in enumerate(scene.table.players):
        open_to_see += scene.discard(seat).split() + [face.card.code for face in player.laid]
    for card in scene.box.cards:
        if card.colour != NOTHING:
            assert (f'"{card.code}"' in view) == (card.code in open_to_see), card.code


@every_phase
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_view_is_the_same_whatever_is_hidden(lay: Lay, phase: str, seat: int) -> None:
    """HE-R1: dealt anew, with everything that this seat must not know changed."""
    scene = at_phase(lay, phase)
    others = [scene.game.redeal(scene.table, Seat(seat), Chance(luck)) for luck in "abcd"]
    views = {written(scene.game.view(other, Seat(seat))) for other in others}
    assert views == {written(scene.view(seat))}


# The hidden choice


def choice(scene: Scene, seat: int, onlooker: int | None) -> Any:
    """Return what an onlooker sees of the choice of a seat."""
    return scene.view(onlooker)["seats"][seat]["choice"]


def laid(scene: Scene, seat: int, onlooker: int | None) -> str:
    """Name the cards that an onlooker sees laid by a seat."""
    return " ".join(
        f"{each['card']} {each['half']}" for each in choice(scene, seat, onlooker)["laid"]
    )


@pytest.mark.parametrize("onlooker", [None, 1])
def test_a_refresh_is_hidden(lay: Lay, onlooker: int | None) -> None:
    """HE-R2: the way and the cards are the owner's alone; that it is chosen is seen by all."""
    scene = lay(*HANDS).play(0, "two", "S32 discard")
    assert choice(scene, 0, 0) == NO_CHOICE | {"plan": "two", "named": ["S32"]}
    assert choice(scene, 0, onlooker) is None
    assert scene.view(onlooker)["seats"][0]["ready"] is False
    scene.play(0, "A8 discard")
    assert choice(scene, 0, 0)["named"] == ["S32", "A8"]
    assert choice(scene, 0, onlooker) is None
    assert scene.view(onlooker)["seats"][0]["ready"] is True


def test_a_labour_is_chosen_hidden(lay: Lay) -> None:
    """HE-R1: the owner sees the labour and the card; to the others the hand is as before."""
    scene = lay(*HANDS).keep().play(0, "S32 labour 1")
    own = choice(scene, 0, 0)
    assert (own["labour"], own["wanted"], laid(scene, 0, 0)) == (1, None, "S32 whole")
    assert own["laid"][0]["noun"]["key"] == "face-whole"
    assert choice(scene, 0, 1) is None
    assert scene.view(1)["seats"][0]["hand"] == 4


def test_a_visit_is_chosen_hidden(lay: Lay) -> None:
    """HE-R1, HE-15: the card wanted, and those laid for it with their halves."""
    scene = lay("G07 A8 W9 P16", *HANDS[1:]).keep().play(0, "G05 visit", "G07 upper pay")
    own = choice(scene, 0, 0)
    assert (own["wanted"], own["labour"], laid(scene, 0, 0)) == ("G05", None, "G07 upper")
    assert choice(scene, 0, 1) is None


def test_a_card_to_be_discarded_is_hidden(lay: Lay) -> None:
    """HE-R24: like any other choice."""
    scene = lay("S1 S32 W9 P16", *HANDS[1:], on="0 0 3 0", gymnasium=".. .. .. .. ..").keep()
    scene.play(0, "S1 discard")
    assert choice(scene, 0, 0) == NO_CHOICE | {"named": ["S1"]}
    assert choice(scene, 0, 1) is None


@pytest.mark.parametrize("onlooker", [None, 1, 2])
def test_nobody_sees_how_far_a_choice_has_come(lay: Lay, onlooker: int | None) -> None:
    """HE-R1: a step that does not end it changes nothing for the others."""
    scene = lay(*HANDS)
    before = written(scene.view(onlooker))
    scene.play(0, "two", "S32 discard")
    assert written(scene.view(onlooker)) == before
    scene.play(0, "back").keep()
    before = written(scene.view(onlooker))
    scene.play(0, "G05 visit", "S32 pay")
    assert written(scene.view(onlooker)) == before


@pytest.mark.parametrize("onlooker", [None, 0, 1, 2])
def test_after_the_reveal_everybody_sees_all(lay: Lay, onlooker: int | None) -> None:
    """HE-R1: where everybody went, and with what."""
    scene = at_phase(lay, "free-card")
    assert choice(scene, 0, onlooker)["labour"] == 6
    assert choice(scene, 1, onlooker)["wanted"] == "G01"
    cards = [laid(scene, seat, onlooker) for seat in range(3)]
    assert cards == ["W9 whole", "S31 whole", "A6 whole"]
    assert [seat["hand"] for seat in scene.view(onlooker)["seats"]] == [3, 3, 3]


def test_the_answer_in_a_contest_is_hidden(lay: Lay) -> None:
    """HE-R13: until all the tied have answered."""
    scene = at_phase(lay, "contest").play(0, "duel")
    assert [choice(scene, 0, each)["answer"] for each in (0, 1, 2, None)] == ["duel", *[None] * 3]
    assert [seat["ready"] for seat in scene.view(1)["seats"]] == [True, False, False]
    scene.play(1, "duel")
    assert [choice(scene, 0, each)["answer"] for each in (0, 1, 2, None)] == ["duel"] * 4
    assert [seat["ready"] for seat in scene.view(1)["seats"]] == [False] * 3


def test_the_card_of_a_duel_is_hidden(lay: Lay) -> None:
    """HE-R13: the owner sees it, with its half; it is still in the hand."""
    scene = lay("G17 G07 W9 P16", *STARS[1:]).turn(*TIED).play(0, "duel").play(1, "duel")
    scene.play(0, "G07 lower lay")
    own = choice(scene, 0, 0)["duel"]
    assert (own["card"], own["half"]) == ("G07", "lower")
    assert [choice(scene, 0, each)["duel"] for each in (1, 2, None)] == [None] * 3
    assert [scene.view(each)["seats"][0]["hand"] for each in (0, 1)] == [3, 3]


def test_cards_are_spent_elsewhere_for_all_to_see(lay: Lay) -> None:
    """HE-R15: those who declined choose openly, one after another."""
    scene = lay("G17 A8 W9 P16", "G16 A7 W10 P15").turn(
        "G05 visit, G17 lower pay, A8 pay", "G05 visit, G16 lower pay, A7 pay"
    )
    scene.play(0, "duel").play(1, "decline").play(1, "G01 visit")
    assert choice(scene, 1, 0)["wanted"] == choice(scene, 1, 1)["wanted"] == "G01"
    assert laid(scene, 1, 0) == "G16 lower A7 whole"


# What lies there


def test_a_starting_card_shows_all_that_is_printed(lay: Lay) -> None:
    """HE-5: characteristic, initiative and wreaths; and whose it is."""
    noun = {
        "key": "face-whole",
        "args": {"card": "A7", "symbol": "agility", "item": "agility", "initiative": 7},
    }
    assert lay(*HANDS).view(1)["seats"][1]["cards"][1] == {
        "card": "A7",
        "colour": 2,
        "cost": None,
        "faces": [
            {"half": "whole", "symbol": "agility", "initiative": 7, "tokens": 1, "noun": noun}
        ],
        "noun": noun,
        "short": noun,
    }


def test_a_gymnasium_card_shows_both_halves(lay: Lay) -> None:
    """HE-6, HE-20: price, symbols, initiatives, tokens; the star as it is printed."""
    seen = lay(*HANDS).view()["gymnasium"][3]
    assert (seen["card"], seen["colour"], seen["cost"]) == ("G15", None, 1)
    args = {"card": "G15", "item": "iolaus", "symbol": "agility", "initiative": 65}
    assert seen["noun"] == {"key": "gymnasium-card", "args": args}
    halves = [
        (face["half"], face["symbol"], face["initiative"], face["tokens"], face["noun"]["key"])
        for face in seen["faces"]
    ]
    assert halves == [
        ("upper", "agility", 65, 1, "face-upper"),
        ("lower", "iolaus", "★", 2, "face-lower"),
    ]


def test_the_places_of_the_gymnasium(lay: Lay) -> None:
    """HE-10, HE-R37: from left to right, an empty one as nothing; of its stack the number."""
    view = lay(*HANDS, gymnasium="G07 .. G18 .. G02").view(0)
    places = [None if card is None else card["card"] for card in view["gymnasium"]]
    assert (places, view["stack"]) == (["G07", None, "G18", None, "G02"], 17)


def test_a_labour_shows_both_its_sides(lay: Lay) -> None:
    """HE-R34, HE-7: symbols, tokens and the back, of every round."""
    labours = lay(*HANDS, on="3 2 3 3").view()["labours"]
    assert labours[1] == {
        "number": 2,
        "noun": {
            "key": "labour",
            "args": {"number": 2, "ru": "Лернейская гидра", "en": "Lernaean Hydra"},
        },
        "symbols": ["wit", "log", "iolaus"],
        "tokens": 2,
        "places": 3,
        "round": 1,
        "extra_token": "wit",
        "instant": [],
        "at_the_end": [],
    }
    stables = labours[5]
    assert (stables["number"], stables["round"], stables["extra_token"]) == (6, 2, None)
    assert (stables["instant"], stables["at_the_end"]) == (["take-gymnasium-card"], ["take-token"])


def test_the_labours_lie_round_by_round(lay: Lay) -> None:
    """HE-8, HE-33, HE-34: in the order of the table, in rows of four or three."""
    scene = lay(*HANDS, mode="caprice", rounds="4")
    view = scene.view()
    assert [each["number"] for each in view["labours"]] == [
        labour.number for labour in scene.table.order
    ]
    assert [each["round"] for each in view["labours"]] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert {each["tokens"] for each in view["labours"]} == {4}
    assert {each["places"] for each in view["labours"]} == {4}
    assert (view["mode"], view["rounds"]) == ("caprice", 4)


def test_what_is_counted(lay: Lay) -> None:
    """HE-12, HE-31, HE-R5: game, mode, round, turn and the tokens paid."""
    scene = lay(*HANDS, round=2, tokens=[3, 0, 0])
    view = scene.view(2)
    parts = ("game", "seat", "mode", "round", "rounds", "turn", "stack", "contest")
    assert [view[part] for part in parts] == ["hercules", 2, "heroic", 2, 3, 1, 15, None]
    assert view["paid"] == 9
    assert lay(*HANDS).view()["seat"] is None


def test_the_contested_card_is_named(lay: Lay) -> None:
    """HE-27: for everybody."""
    assert at_phase(lay, "contest").view()["contest"] == "G09"


def test_what_lies_before_a_player(lay: Lay) -> None:
    """HE-24, HE-23: tokens, labours, the one that works, and what it all comes to."""
    scene = lay(*HANDS, round=2, tokens=[4, 0, 0], labours=["1 3*", "2", ""])
    first, second, third = scene.view(1)["seats"]
    parts = ("tokens", "labours", "active", "points")
    assert [first[part] for part in parts] == [4, [1, 3], 3, 6]
    assert (second["labours"], second["active"], second["points"]) == ([2], None, 1)
    assert third["labours"] == [4]


def test_everybody_sees_whose_cards_have_which_colour(lay: Lay) -> None:
    """HE-11, HE-R28: by seat, or as the table agreed."""
    agreed = lay("S31 A7 W10 P15", "S32 A8 W9 P16", colours="2134").view()["seats"]
    assert [seat["colour"] for seat in agreed] == [2, 1]
    assert [seat["colour"] for seat in lay(*HANDS).view(0)["seats"]] == [1, 2, 3]


def test_a_discard_is_open_with_its_top_last(lay: Lay) -> None:
    """HE-13: face up, for everybody."""
    scene = lay(*HANDS, discards=["P17 S1", "", ""])
    for onlooker in (None, 0, 1):
        discard = scene.view(onlooker)["seats"][0]["discard"]
        assert [card["card"] for card in discard] == ["P17", "S1"]


def test_bought_cards_are_seen_wherever_they_are(lay: Lay) -> None:
    """HE-R30: in the hand, in the stack or in the discard: everybody saw them taken."""
    scene = lay("G07 A8 G01 P16 / G03", *HANDS[1:], discards=["G02", "", ""])
    for onlooker in (None, 0, 1):
        bought = scene.view(onlooker)["seats"][0]["bought"]
        assert [card["card"] for card in bought] == ["G01", "G02", "G03", "G07"]
    assert scene.view(1)["seats"][1]["bought"] == []


def test_a_laid_gymnasium_card_is_still_its_owners(lay: Lay) -> None:
    """HE-R30: while it pays for another."""
    scene = at_phase(lay, "contest")
    assert [card["card"] for card in scene.view()["seats"][1]["bought"]] == ["G16"]


# What is asked


def test_the_table_waits_for_those_who_are_not_ready(lay: Lay) -> None:
    """HE-12: all at once; whoever has chosen is not waited for."""
    scene = lay(*HANDS).play(1, "keep")
    view = scene.view(1)
    assert view["to_move"] == [0, 2]
    assert [seat["ready"] for seat in view["seats"]] == [False, True, False]


@pytest.mark.parametrize(
    ("phase", "asked", "prompt"),
    [
        ("refresh", 0, {"key": "prompt-refresh", "args": {}}),
        ("choice", 0, {"key": "prompt-choice", "args": {}}),
        ("robbery", 0, {"key": "prompt-robbery", "args": {}}),
        ("free-card", 0, {"key": "prompt-free-card", "args": {}}),
        ("recall", 0, {"key": "prompt-recall", "args": {}}),
        ("redirect", 1, {"key": "prompt-redirect", "args": {}}),
    ],
)
def test_the_prompt_says_what_is_asked(
    lay: Lay, phase: str, asked: int, prompt: dict[str, Any]
) -> None:
    """HE-12: each question has a prompt of its own."""
    assert at_phase(lay, phase).view(asked)["prompt"] == prompt


def test_the_prompt_for_an_extra_token_names_the_labour(lay: Lay) -> None:
    """HE-R16: and what is left on it."""
    prompt = at_phase(lay, "extra-token").view(0)["prompt"]
    assert (prompt["key"], prompt["args"]["left"]) == ("prompt-extra-token", 2)
    assert prompt["args"]["labour"]["args"]["number"] == 7


def test_the_prompt_for_a_permanent_effect_names_both(lay: Lay) -> None:
    """HE-23: the one that works, and the new one."""
    scene = lay(*HANDS, round=2, labours=["3*", "", ""], on="3 3 1 3")
    scene.turn("S32 labour 7", "A7 labour 8", "W11 labour 6")
    old, new = (
        {"key": "permanent-effect", "args": {"symbol": symbol}}
        for symbol in ("agility", "strength")
    )
    assert scene.view(0)["prompt"] == {"key": "prompt-permanent", "args": {"old": old, "new": new}}


@pytest.mark.parametrize("phase", ["contest", "duel-card"])
def test_the_prompt_of_a_contest_names_the_card(lay: Lay, phase: str) -> None:
    """HE-27: the card that is wanted by several."""
    args = {"card": "G09", "item": "rope", "symbol": "perseverance", "initiative": 48}
    noun = {"key": "gymnasium-card", "args": args}
    prompt = at_phase(lay, phase).view(0)["prompt"]
    assert prompt == {"key": f"prompt-{phase}", "args": {"card": noun}}


def test_the_prompt_of_a_refresh_begun(lay: Lay) -> None:
    """HE-13: how many cards are named already."""
    scene = lay(*HANDS).play(0, "two")
    assert scene.view(0)["prompt"] == {"key": "prompt-discard", "args": {"named": 0}}
    scene.play(0, "S32 discard")
    assert scene.view(0)["prompt"] == {"key": "prompt-discard", "args": {"named": 1}}


def test_the_prompt_of_a_visit_begun(lay: Lay) -> None:
    """HE-15: what it costs, and what is paid."""
    scene = lay(*HANDS).keep().play(0, "G05 visit", "S32 pay")
    prompt = scene.view(0)["prompt"]
    assert (prompt["key"], prompt["args"]["cost"], prompt["args"]["paid"]) == ("prompt-pay", 2, 1)
    assert prompt["args"]["card"]["args"]["card"] == "G05"


def test_the_prompt_of_a_redirect_begun(lay: Lay) -> None:
    """HE-R15: the cards named for the other card count, not all that were laid."""
    scene = lay("G17 A8 W9 P16", "G16 A7 W10 P15").turn(
        "G05 visit, G17 lower pay, A8 pay", "G05 visit, G16 lower pay, A7 pay"
    )
    scene.play(0, "duel").play(1, "decline").play(1, "G01 visit")
    prompt = scene.view(1)["prompt"]
    assert (prompt["key"], prompt["args"]["cost"], prompt["args"]["paid"]) == ("prompt-pay", 1, 0)


def test_the_prompt_of_one_who_can_do_nothing(lay: Lay) -> None:
    """HE-R24: a card is discarded."""
    scene = lay("S1 S32 W9 P16", *HANDS[1:], on="0 0 3 0", gymnasium=".. .. .. .. ..").keep()
    assert scene.view(0)["prompt"] == {"key": "prompt-rest", "args": {}}
    assert scene.view(1)["prompt"]["key"] == "prompt-choice"


def test_whoever_is_ready_waits_for_the_others(lay: Lay) -> None:
    """HE-R1: told how many still think, and who is the first of them."""
    scene = lay(*HANDS).play(0, "keep")
    args = {"chosen": "yes", "others": 2, "seat": 1}
    assert scene.view(0)["prompt"] == {"key": "prompt-wait", "args": args}


@pytest.mark.parametrize("onlooker", [None, 2])
def test_whoever_is_not_asked_waits(lay: Lay, onlooker: int | None) -> None:
    """HE-27: the tied alone are asked."""
    prompt = at_phase(lay, "contest").play(0, "duel").view(onlooker)["prompt"]
    assert prompt == {"key": "prompt-wait", "args": {"chosen": "no", "others": 1, "seat": 1}}


@pytest.mark.parametrize("onlooker", [None, 0, 1])
def test_the_end_is_told(lay: Lay, onlooker: int | None) -> None:
    """HE-32: nobody is asked any more."""
    view = at_phase(lay, "over").view(onlooker)
    assert (view["prompt"]["key"], view["to_move"], view["moves"]) == ("prompt-over", [], [])


# Moves


@every_phase
def test_the_moves_are_those_of_the_seat(lay: Lay, phase: str) -> None:
    """HE-12: each seat is offered its own, in the order of the list; an onlooker none."""
    scene = at_phase(lay, phase)
    for seat in range(3):
        assert [move["move"] for move in scene.view(seat)["moves"]] == scene.moves(seat)
    assert scene.view()["moves"] == []


def move(scene: Scene, seat: int, name: str) -> Any:
    """Return a move that is offered, taken apart."""
    return next(each for each in scene.view(seat)["moves"] if each["move"] == name)


def test_a_word_is_taken_apart(lay: Lay) -> None:
    """HE-13: no card, no half, no labour, no victim."""
    assert move(at_phase(lay, "refresh"), 0, "two") == {
        "move": "two",
        "code": "",
        "about": {"key": "about-two", "args": {}},
        "says": {"key": "move-two", "args": {}},
        "act": "two",
        "half": None,
        "labour": None,
        "victim": None,
    }


def test_a_card_on_a_labour_is_taken_apart(lay: Lay) -> None:
    """HE-14: the card with its half, and the number of the labour."""
    scene = lay("G07 A8 W9 P16", *HANDS[1:]).keep()
    upper, lower = (move(scene, 0, f"G07 {half} labour 1") for half in ("upper", "lower"))
    parts = ("code", "act", "half", "labour", "victim")
    assert [upper[part] for part in parts] == ["G07", "labour", "upper", 1, None]
    assert [lower[part] for part in parts] == ["G07", "labour", "lower", 1, None]
    assert (upper["about"]["key"], lower["about"]["key"]) == ("face-upper", "face-lower")
    assert lower["says"]["args"]["labour"]["args"]["number"] == 1


def test_a_visit_is_taken_apart(lay: Lay) -> None:
    """HE-15, HE-34: the card with its price and the characteristic that pays in the caprice."""
    visit = move(at_phase(lay, "choice"), 0, "G05 visit")
    parts = ("code", "act", "half", "labour", "victim")
    assert [visit[part] for part in parts] == ["G05", "visit", None, None, None]
    assert visit["about"]["args"]["item"] == "bow"
    args = {"cost": 2, "characteristic": "agility", "mode": "heroic"}
    assert visit["says"] == {"key": "move-visit", "args": args}


def test_a_payment_is_taken_apart(lay: Lay) -> None:
    """HE-R10: the card with its half, and no labour."""
    scene = lay("G07 A8 W9 P16", *HANDS[1:]).keep().play(0, "G05 visit")
    pay = move(scene, 0, "G07 lower pay")
    parts = ("code", "act", "half", "labour", "victim")
    assert [pay[part] for part in parts] == ["G07", "pay", "lower", None, None]
    assert move(scene, 0, "A8 pay")["half"] == "whole"


def test_a_robbery_is_taken_apart(lay: Lay) -> None:
    """HE-R35: the victim is a seat, and no labour."""
    rob = move(at_phase(lay, "robbery"), 0, "rob 3")
    parts = ("code", "act", "half", "labour", "victim")
    assert [rob[part] for part in parts] == ["", "rob", None, None, 2]
    assert rob["says"]["args"]["victim"] == {"key": "name", "args": {"seat": 2}}


def test_a_card_taken_is_taken_apart(lay: Lay) -> None:
    """HE-R35: from the discard, or from the Gymnasium."""
    for phase, code in (("recall", "S1"), ("free-card", "G05")):
        take = move(at_phase(lay, phase), 0, f"{code} take")
        assert (take["code"], take["act"], take["half"]) == (code, "take", None)
