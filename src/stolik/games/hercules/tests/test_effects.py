"""Instant effects: what each takes, when its owner is asked, and the end of the game."""

from typing import Any

import pytest

from stolik.core import AnyGame
from stolik.games import find
from stolik.games.hercules import CARDS
from stolik.games.hercules.tests.conftest import Lay, Scene

ALL = " ".join(f"G{number:02}" for number in range(1, 21))
CLOSED = ".. .. .. .. .."
BOAR = 'instant = ["take-token"]\n\n[[labours]]\nnumber = 6'
GERYON = 'instant = ["recall-card"]\nat-the-end = ["take-token"]\n'
FOUR = ("S1 A8 W9 P16", "S2 A7 W10 P15", "S3 A6 W11 P14", "S4 A5 W12 P13")


def game_with(*changes: tuple[str, str]) -> AnyGame:
    """Return the game with other cards: our file, changed in these places."""
    text = CARDS
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return find("hercules").with_components(text)


def boar_with(effects: str) -> AnyGame:
    """Return the game with these effects on the back of the fifth labour."""
    return game_with((BOAR, BOAR.replace('"take-token"', effects)))


# A token


def robber(lay: Lay, *tokens: int, game: AnyGame | None = None) -> Scene:
    """Let the first seat take the Boar, and its token, while the rivals hold so many."""
    hands = FOUR[: len(tokens) + 1]
    scene = lay(*hands, tokens=[0, *tokens], round=2, on="1 3 3 3", game=game)
    return scene.turn(
        "P16 labour 5", *["G01 visit, S2 pay", "S3 labour 7", "S4 labour 7"][: len(tokens)]
    )


def test_the_owner_chooses_whom_to_rob(lay: Lay) -> None:
    """HE-R35: one token, from one of the rivals who have any."""
    scene = robber(lay, 2, 1)
    assert scene.asked == "robbery 0"
    assert scene.moves(0) == ["rob 2", "rob 3"]
    scene.play(0, "rob 3")
    assert scene.tokens == [2, 2, 1]
    assert scene.told("robbed") == [(0,)]


def test_the_robbery_cannot_be_refused(lay: Lay) -> None:
    """HE-R35: an instant effect is not optional."""
    scene = robber(lay, 2, 1)
    words = ["leave", "back", "withdraw", "decline", "keep"]
    assert {str(scene.why(0, word)).split()[1] for word in words} == {
        "other-question",
        "nothing-chosen",
    }


def test_a_rival_without_tokens_cannot_be_robbed(lay: Lay) -> None:
    """HE-R35: nor oneself, nor a seat that nobody has taken."""
    scene = robber(lay, 2, 0, 5)
    assert scene.moves(0) == ["rob 2", "rob 4"]
    assert scene.why(0, "rob 3") == "HE-R35 no-token-to-take"
    assert scene.why(0, "rob 1") == "HE-R35 no-rival"
    assert robber(lay, 2, 1).why(0, "rob 4") == "HE-R35 no-rival"


def test_a_sole_rival_is_robbed_without_asking(lay: Lay) -> None:
    """HE-R35: a choice with a single answer is not asked."""
    scene = robber(lay, 3)
    assert scene.asked == "refresh 0 1"
    assert scene.tokens == [2, 2]


def test_the_only_rival_with_tokens_is_robbed_without_asking(lay: Lay) -> None:
    """HE-R35: a rival without tokens is no answer."""
    scene = lay(*FOUR[:3], tokens=[0, 3, 0], round=2, on="1 3 3 3")
    scene.turn("P16 labour 5", "G01 visit, S2 pay", "G09 visit, S3 pay")
    assert scene.asked == "refresh 0 1 2"
    assert scene.tokens == [2, 2, 0]


def test_with_nobody_to_rob_nothing_happens(lay: Lay) -> None:
    """HE-R35: no rival has a token, and the game goes on."""
    scene = lay(*FOUR[:3], round=2, on="1 3 3 3")
    scene.turn("P16 labour 5", "G01 visit, S2 pay", "G09 visit, S3 pay")
    assert scene.tokens == [1, 0, 0]
    assert scene.told("no-effect") == [("take-token", 0)]


def test_an_effect_comes_before_the_next_labour(lay: Lay) -> None:
    """HE-R35, HE-R9: the effect of the fifth labour, before anybody takes from the seventh."""
    scene = lay(*FOUR[:3], tokens=[0, 1, 1], round=2, on="1 3 3 3")
    scene.turn("P16 labour 5", "S2 labour 7", "S3 labour 7")
    assert scene.asked == "robbery 0"
    assert scene.on == "0 3 3 3"
    assert scene.play(0, "rob 2").tokens == [2, 1, 2]


# A card of the Gymnasium


def visitor(lay: Lay, *others: str, **options: Any) -> Scene:
    """Let the first seat take the Stables, while the others do this."""
    hands = FOUR[: len(others) + 1]
    return lay(*hands, round=2, on="3 1 3 3", stack="G18", **options).turn("W9 labour 6", *others)


def test_any_open_card_may_be_taken(lay: Lay) -> None:
    """HE-R35: free, whatever it costs, into the hand; a gap until the end of the turn."""
    scene = visitor(lay, "S2 labour 7")
    assert scene.asked == "free-card 0"
    assert scene.moves(0) == ["G01 take", "G05 take", "G09 take", "G15 take", "G13 take"]
    assert scene.why(0, "G18 take") == "HE-17 not-open"
    scene.play(0, "G05 take")
    assert (scene.hand(0), scene.known(0), scene.discard(0)) == ("S1 A8 P16 G05", "G05", "W9")
    assert scene.gymnasium == "G01 G18 G09 G15 G13"


def test_claims_on_a_card_taken_fail(lay: Lay) -> None:
    """HE-R36: the cards return to hand; nobody declined, so nothing is redirected."""
    scene = visitor(lay, "G05 visit, S2 pay, A7 pay", "G05 visit, S3 pay, W11 pay")
    scene.play(0, "G05 take")
    assert scene.asked == "refresh 0 1 2"
    assert [scene.hand(seat) for seat in (1, 2)] == ["S2 A7 W10 P15", "S3 A6 W11 P14"]
    assert [scene.known(seat) for seat in (1, 2)] == ["S2 A7", "S3 W11"]
    assert [scene.discard(seat) for seat in (1, 2)] == ["", ""]
    assert scene.told("claim-failed") == [(1,), (2,)]


def test_failed_claims_return_even_where_losers_discard(lay: Lay) -> None:
    """HE-R36: nobody lost a contest."""
    scene = visitor(lay, "G01 visit, S2 pay", gym_loser_cards="discard").play(0, "G01 take")
    assert (scene.hand(1), scene.discard(1)) == ("S2 A7 W10 P15", "")


def test_other_claims_stand(lay: Lay) -> None:
    """HE-R36: only those on the card that was taken fail."""
    scene = visitor(lay, "G01 visit, S2 pay", "G09 visit, S3 pay").play(0, "G09 take")
    assert scene.told("bought") == [(1,)]
    assert "G01" in scene.hand(1)


def test_a_tie_on_a_card_taken_is_no_contest(lay: Lay) -> None:
    """HE-R36: the labours come first, so two stars never fight for what is gone."""
    hands = ("S1 A8 W9 P16", "G16 A7 W10 P15", "G17 A6 W11 P14")
    scene = lay(*hands, round=2, on="3 1 3 3")
    scene.turn("W9 labour 6", "G01 visit, G16 lower pay", "G01 visit, G17 lower pay")
    scene.play(0, "G01 take")
    assert scene.asked == "refresh 0 1 2"
    assert [scene.hand(seat) for seat in (1, 2)] == ["A7 W10 P15 G16", "A6 W11 P14 G17"]


def test_a_gap_cannot_be_taken_by_the_next_effect(lay: Lay) -> None:
    """HE-R36, HE-28: the gap is filled only at the end of the turn."""
    effects = '"take-gymnasium-card", "take-gymnasium-card"'
    scene = lay(*FOUR[:2], round=2, on="1 3 3 3", stack="G18 G07", game=boar_with(effects))
    scene.turn("P16 labour 5", "S2 labour 7").play(0, "G05 take")
    assert scene.asked == "free-card 0"
    assert scene.moves(0) == ["G01 take", "G09 take", "G15 take", "G13 take"]
    scene.play(0, "G13 take")
    assert scene.gymnasium == "G01 G18 G09 G15 G07"


def test_a_single_open_card_is_taken_without_asking(lay: Lay) -> None:
    """HE-R35: a choice with a single answer is not asked."""
    scene = lay(*FOUR[:2], round=2, on="3 1 3 3", gymnasium="G13 .. .. .. ..")
    scene.turn("W9 labour 6", "S2 labour 7")
    assert scene.told("took-free") == [(0,)]
    assert scene.hand(0) == "S1 A8 P16 G13"


def test_with_no_open_card_nothing_happens(lay: Lay) -> None:
    """HE-R35: the Gymnasium is empty."""
    scene = lay(f"{FOUR[0]} / S32 {ALL}", FOUR[1], round=2, on="3 1 3 3", gymnasium=CLOSED)
    scene.turn("W9 labour 6", "S2 labour 7")
    assert scene.told("no-effect") == [("take-gymnasium-card", 0)]
    assert scene.hand(0) == "S1 S32 A8 P16"


# A card of the discard


def recaller(lay: Lay, discard: str) -> Scene:
    """Let the first seat take the Cattle of Geryon."""
    scene = lay(*FOUR[:2], discards=[discard, "P18"], round=3, on="3 1 3 3")
    return scene.turn("P16 labour 10", "S2 labour 11")


def test_any_card_of_the_own_discard_may_be_recalled(lay: Lay) -> None:
    """HE-R35: from anywhere in it; the card just played is not there yet."""
    scene = recaller(lay, "S32 W24 A25")
    assert scene.asked == "recall 0"
    assert scene.moves(0) == ["S32 take", "W24 take", "A25 take"]
    assert {scene.why(0, f"{code} take") for code in ("P16", "P18", "S1", "G01")} == {
        "HE-R35 not-in-discard"
    }
    scene.play(0, "W24 take")
    assert (scene.hand(0), scene.known(0)) == ("S1 A8 W9 W24", "W24")
    assert scene.discard(0) == "S32 A25 P16"


def test_a_single_card_is_recalled_without_asking(lay: Lay) -> None:
    """HE-R35: a choice with a single answer is not asked."""
    scene = recaller(lay, "W24")
    assert scene.told("recalled") == [(0,)]
    assert (scene.hand(0), scene.discard(0)) == ("S1 A8 W9 W24", "P16")


def test_from_an_empty_discard_nothing_is_recalled(lay: Lay) -> None:
    """HE-R35: the effect does nothing."""
    scene = recaller(lay, "")
    assert scene.told("no-effect") == [("recall-card", 0)]
    assert scene.discard(0) == "P16"


# A card of the stack


def test_a_card_is_drawn(lay: Lay) -> None:
    """HE-R35: from the own stack, at once, and nobody else sees which."""
    scene = lay(
        f"{FOUR[0]} / A25 W24", FOUR[1], round=2, on="1 3 3 3", game=boar_with('"draw-card"')
    )
    scene.turn("P16 labour 5", "S2 labour 7")
    assert scene.told("drew-card") == [("draw-card", 0)]
    assert (scene.hand(0), scene.known(0)) == ("S1 A8 A25 W9", "")


def test_with_nothing_to_draw_no_card_is_drawn(lay: Lay) -> None:
    """HE-R35, HE-R22: stack and discard are empty, and the effect does nothing."""
    everything = "S1 S32 A8 A25 W9 W24 P16 P17"
    scene = lay(everything, FOUR[1], round=2, on="1 3 3 3", game=boar_with('"draw-card"'))
    scene.turn("P16 labour 5", "S2 labour 7")
    assert scene.hand(0) == "S1 S32 A8 A25 W9 W24 P17"
    assert "drew-card" not in scene.heard
    assert scene.told("no-effect") == [("draw-card", 0)]


# Several effects


def test_effects_follow_in_the_order_of_the_card(lay: Lay) -> None:
    """HE-R35: each is carried out, and asked about, one after another."""
    game = boar_with('"draw-card", "recall-card", "take-gymnasium-card", "take-token"')
    scene = lay(
        f"{FOUR[0]} / A25",
        *FOUR[1:3],
        discards=["S32 W24", "", ""],
        tokens=[0, 1, 1],
        round=2,
        on="1 3 3 3",
        game=game,
    )
    scene.turn("P16 labour 5", "S2 labour 7", "S3 labour 7")
    assert (scene.asked, scene.hand(0)) == ("recall 0", "S1 A8 A25 W9")
    assert scene.play(0, "W24 take").asked == "free-card 0"
    assert scene.play(0, "G05 take").asked == "robbery 0"
    scene.play(0, "rob 3")
    assert scene.asked == "refresh 0 1 2"
    assert scene.hand(0) == "S1 A8 A25 W9 W24 G05"


def test_the_same_effect_may_stand_twice(lay: Lay) -> None:
    """HE-R35: two robberies, each with its own victim."""
    scene = robber(lay, 1, 2, game=boar_with('"take-token", "take-token"'))
    assert scene.play(0, "rob 2").asked == "refresh 0 1 2"
    assert scene.told("robbed") == [(0,), (0,)]
    assert scene.tokens == [3, 0, 2]


def test_an_effect_without_a_choice_does_not_stop_the_next(lay: Lay) -> None:
    """HE-R35: nobody has a token, and then a card is drawn."""
    game = boar_with('"take-token", "draw-card"')
    scene = lay(f"{FOUR[0]} / A25", FOUR[1], round=2, on="1 3 3 3", game=game)
    scene.turn("P16 labour 5", "G01 visit, S2 pay")
    assert [key for key in scene.heard if key in {"no-effect", "drew-card"}] == [
        "no-effect",
        "drew-card",
    ]


# The last labour of the game


def last(lay: Lay, on: str, *choices: str, game: AnyGame | None = None) -> Scene:
    """Play for the last token of the game."""
    discards = ["S32 W24", "", ""]
    hands = ("S1 A8 W9 P16", *FOUR[1:3])
    scene = lay(*hands, discards=discards, tokens=[0, 1, 1], round=3, on=on, game=game)
    return scene.turn(*choices, "G01 visit, S2 pay", "G09 visit, S3 pay")


@pytest.mark.parametrize(
    ("on", "play"), [("0 1 0 0", "P16 labour 10"), ("0 0 0 1", "W9 labour 12")]
)
def test_at_the_end_a_token_is_taken_instead_of_a_card(lay: Lay, on: str, play: str) -> None:
    """HE-R35, HE-R20: what the card lists for the end happens instead, then the game stops."""
    scene = last(lay, on, play)
    assert scene.asked == "robbery 0"
    scene.play(0, "rob 2")
    assert (scene.asked, scene.tokens) == ("over", [2, 0, 1])


@pytest.mark.parametrize(("on", "play"), [("1 0 0 0", "A8 labour 9"), ("0 0 1 0", "S1 labour 11")])
def test_without_anything_for_the_end_the_instant_effect_holds(
    lay: Lay, on: str, play: str
) -> None:
    """HE-R35, HE-R20: a token is worth taking at the end as well."""
    scene = last(lay, on, play)
    assert scene.asked == "robbery 0"
    assert scene.play(0, "rob 3").tokens == [2, 1, 0]
    assert scene.asked == "over"


def test_even_a_card_is_taken_where_the_file_has_nothing_for_the_end(lay: Lay) -> None:
    """HE-R35: the effect is not optional, though the card is worth nothing any more."""
    game = game_with((GERYON, GERYON.split("at-the-end", maxsplit=1)[0]))
    scene = last(lay, "0 1 0 0", "P16 labour 10", game=game)
    assert scene.asked == "recall 0"
    scene.play(0, "S32 take")
    assert (scene.asked, scene.hand(0)) == ("over", "S1 S32 A8 W9")


def test_several_effects_at_the_end(lay: Lay) -> None:
    """HE-R35: in their order, with their own questions."""
    game = game_with((GERYON, GERYON.replace('["take-token"]', '["take-token", "take-token"]')))
    scene = last(lay, "0 1 0 0", "P16 labour 10", game=game)
    assert scene.play(0, "rob 2").asked == "over"
    assert scene.tokens == [3, 0, 0]


def test_before_the_end_the_card_is_recalled(lay: Lay) -> None:
    """HE-R35: as long as another labour lies there, the first list counts."""
    assert last(lay, "0 1 0 1", "P16 labour 10").asked == "recall 0"
