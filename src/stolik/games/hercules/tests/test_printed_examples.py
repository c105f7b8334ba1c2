"""The three illustrated examples of the book (HE-35)."""

from stolik.games.hercules.tests.conftest import Lay


def test_two_cards_on_the_lion_and_then_a_bow(lay: Lay) -> None:
    """HE-35: the higher of two takes a token first; later a bow takes the last and the labour."""
    scene = lay("S32 A8 W9 P16", "S31 A7 W10 P15", "G05 A6 W11 P14")
    scene.turn("S32 labour 1", "S31 labour 1", "G01 visit, A6 pay")
    assert scene.told("took-tokens") == [(2, 0, 1), (1, 1, 1)]
    assert (scene.tokens, scene.on) == ([1, 1, 0], "1 3 3 3")
    scene.turn("A8 labour 3", "A7 labour 3", "G05 lower labour 1")
    assert (scene.tokens[2], scene.labours(2)) == (1, "1*")


def test_three_cards_on_the_hydra(lay: Lay) -> None:
    """HE-35: Iolaus takes two, the log takes what is left and the labour, the third nothing."""
    scene = lay("G15 S32 A8 P16", "G13 S31 A7 P15", "W11 S3 A6 P14")
    scene.turn("G15 lower labour 2", "G13 lower labour 2", "W11 labour 2")
    assert (scene.tokens, scene.on) == ([2, 1, 0], "3 0 3 3")
    assert [scene.labours(seat) for seat in range(3)] == ["", "2*", ""]
    assert scene.told("came-late") == [(2,)]


def test_four_players_in_the_gymnasium(lay: Lay) -> None:
    """HE-35: one pays a card, one pays two, and two contest a card with one each."""
    scene = lay("S1 A8 W9 P16", "S2 A7 W10 P15", "S30 A6 W11 P14", "S4 A5 W12 P13")
    scene.turn(
        "G01 visit, S1 pay",
        "G05 visit, S2 pay, A7 pay",
        "G15 visit, S30 pay",
        "G15 visit, S4 pay",
    )
    assert scene.told("bought") == [(0,), (1,), (2,)]
    assert "G01" in scene.hand(0)
    assert "G05" in scene.hand(1)
    assert "G15" in scene.hand(2)
    assert [scene.discard(seat) for seat in range(4)] == ["S1", "S2 A7", "S30", ""]
    assert scene.hand(3) == "S4 A5 W12 P13"
    assert scene.known(3) == "S4"
