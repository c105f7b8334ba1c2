"""The table drawn with letters: what stands there, and what must not."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

import pytest

from stolik.games.hercules.state import PHASES
from stolik.games.hercules.tests.test_view import HANDS, at_phase
from stolik.words import LANGUAGES, Words

if TYPE_CHECKING:
    from stolik.games.hercules.tests.conftest import Lay, Scene


def spans(
    scene: Scene, seat: int | None = None, width: int = 80, language: str = "en"
) -> list[list[tuple[str, str]]]:
    """Return the drawing as this seat sees it."""
    names = ("Ann", "Boris", "Vera", "Gleb")
    words = Words(language, scene.game, names)
    return scene.game.draw(scene.view(seat), words.say, width)


def lines(
    scene: Scene, seat: int | None = None, width: int = 80, language: str = "en"
) -> list[str]:
    """Return its lines without their styles."""
    drawn = spans(scene, seat, width, language)
    return ["".join(text for text, _ in line) for line in drawn]


def under(scene: Scene, name: str, seat: int | None = None, width: int = 80) -> list[str]:
    """Return the lines about a player: the one with the name, and the indented ones below it."""
    drawn = lines(scene, seat, width)
    start = next(number for number, line in enumerate(drawn) if line.startswith(name))
    below = takewhile(lambda line: line.startswith("  "), drawn[start + 1 :])
    return [drawn[start], *below]


def after(scene: Scene, title: str, seat: int | None = None) -> list[str]:
    """Return the lines below a title."""
    drawn = lines(scene, seat)
    start = next(number for number, line in enumerate(drawn) if line.startswith(title))
    return list(takewhile(lambda line: line.startswith(" "), drawn[start + 1 :]))


# Labours


def test_the_labours_of_the_round_have_a_line_each(lay: Lay) -> None:
    """HE-8, HE-9, HE-7: number and name, tokens, symbols, and what the back gives."""
    assert after(lay(*HANDS, on="3 2 1 3"), "Round 1 of 3, turn 1") == [
        " 1 Nemean Lion        ●●●  strength, club, bow and arrows  » +1 with strength",
        " 2 Lernaean Hydra     ●●   wit, burning log, Iolaus        » +1 with wit",
        " 3 Stymphalian Birds  ●    agility, bow and arrows         » +1 with agility",
        " 4 Ceryneian Hind     ●●●  perseverance, rope              » +1 with perseverance",
    ]


def test_a_labour_that_is_taken_is_not_drawn(lay: Lay) -> None:
    """HE-22: it lies before a player."""
    drawn = "\n".join(lines(lay(*HANDS, on="0 3 3 3")))
    assert "Nemean Lion" not in drawn
    assert "Lernaean Hydra" in drawn


def test_rounds_to_come_stand_above_in_short(lay: Lay) -> None:
    """HE-8, HE-17: the last round on top, with the symbols in two letters each."""
    assert lines(lay(*HANDS))[:5] == [
        "Round 3: 9 Belt of Hippolyta (Ag cl Th), 10 Cattle of Geryon (Pe cl bo),",
        "         11 Cerberus (St ro He), 12 Apples of the Hesperides (Wi bo ny)",
        "Round 2: 5 Erymanthian Boar (Pe ro cr), 6 Augean Stables (Wi cl),",
        "         7 Cretan Bull (St ro), 8 Mares of Diomedes (Ag bo Ab)",
        "Round 1 of 3, turn 1",
    ]


def test_in_the_last_round_nothing_stands_above(lay: Lay) -> None:
    """HE-31: and at the end of the game no labour is left to draw."""
    assert lines(lay(*HANDS, round=3))[0] == "Round 3 of 3, turn 1"
    over = lines(at_phase(lay, "over"))
    assert over[0] == "Round 3 of 3, turn 1"
    assert over[1].startswith("Gymnasium")


def test_in_the_last_round_is_told_what_ends_the_game(lay: Lay) -> None:
    """HE-R20: where it is something else, and not before."""
    last = "» a free card (if it is the last: a rival's token)"
    drawn = after(lay(*HANDS, round=3), "Round 3 of 3")
    assert [line.endswith(last) for line in drawn] == [False, False, False, True]
    assert drawn[0].endswith("» a rival's token")
    stables = after(lay(*HANDS, round=2), "Round 2 of 3")[1]
    assert stables.endswith("» a free card")


# The Gymnasium


def test_the_gymnasium_has_five_places(lay: Lay) -> None:
    """HE-6, HE-10, HE-R37: code and price, both halves; an empty place is one."""
    scene = lay(*HANDS, gymnasium="G01 .. G15 G18 ..")
    assert after(scene, "Gymnasium, 17 in the stack") == [
        " G01  ▯      strength 47 ●  club 33 ●●",
        "      empty",
        " G15  ▯      agility 65 ●   Iolaus ★ ●●",
        " G18  ▯▯▯    wit 51 ●       Hermes ★ ●●",
        "      empty",
    ]


@pytest.mark.parametrize(("language", "mark"), [("en", "TIED"), ("ru", "СПОР")])
def test_the_contested_card_is_marked(lay: Lay, language: str, mark: str) -> None:
    """HE-27: it alone, and only while it is contested."""
    drawn = [line for line in lines(at_phase(lay, "contest"), language=language) if mark in line]
    assert len(drawn) == 1
    assert drawn[0].startswith(f" G09  ▯ {mark}")
    assert mark not in "\n".join(lines(at_phase(lay, "redirect"), language=language))


# Players


def test_what_lies_before_a_player(lay: Lay) -> None:
    """HE-24, HE-23, HE-13, HE-R30: counted, with the effect and the cards bought."""
    scene = lay(
        "G07 A8 W9 P16",
        *HANDS[1:],
        discards=["S1 G02 G03", "", ""],
        round=2,
        tokens=[3, 0, 0],
        labours=["1 3*", "2", "4"],
    )
    counted = "hand 4, stack 4, discard 3"
    assert under(scene, "Ann") == [
        f"Ann · tokens 3 · labours 1, 3 · +1 with agility · {counted} ← thinking",
        "  bought: club ×2, bow and arrows",
    ]
    assert under(scene, "Vera")[0].startswith("Vera · tokens 0 · labours 4 · hand 4")


def test_who_thinks_and_who_has_chosen(lay: Lay) -> None:
    """HE-12: each in a style of its own; whoever is not asked is not marked."""
    drawn = spans(at_phase(lay, "contest").play(0, "duel"), 2)
    marks = {line[0][0]: line[2:] for line in drawn if line and line[0][0] in ("Ann", "Boris")}
    assert marks == {"Ann": [(" ← has chosen", "quiet")], "Boris": [(" ← thinking", "turn")]}
    assert under(at_phase(lay, "contest"), "Vera")[0].endswith("discard 0")


def test_what_is_laid_is_told_after_the_reveal(lay: Lay) -> None:
    """HE-R1: on a labour, for a card, or nowhere yet."""
    free = at_phase(lay, "free-card")
    assert under(free, "Ann")[1:] == ["  on labour 6: wit 9"]
    assert under(free, "Boris")[1:] == ["  for G01: strength 31"]
    assert under(at_phase(lay, "redirect"), "Boris")[1:] == [
        "  bought: Theseus",
        "  lays Theseus ★",
    ]


def test_cards_named_for_a_redirect_do_not_hide_those_laid(lay: Lay) -> None:
    """HE-R15: all that lies there is told while its owner chooses."""
    scene = lay("G16 S1 A8 W9", "G17 S2 A7 W10", gymnasium="G18 G05 G09 G15 G13")
    scene.turn(
        "G18 visit, G16 lower pay, S1 pay, A8 pay", "G18 visit, G17 lower pay, S2 pay, A7 pay"
    )
    scene.play(0, "decline").play(1, "duel").play(0, "G05 visit", "A8 pay")
    assert "  for G05: Theseus ★, strength 1, agility 8" in under(scene, "Ann", 1)


@pytest.mark.parametrize("onlooker", [None, 1, 2])
@pytest.mark.parametrize(
    ("phase", "moves", "other"),
    [
        ("refresh", ["two", "S32 discard", "A8 discard"], ["keep"]),
        ("choice", ["S32 labour 1"], ["G05 visit", "A8 pay", "W9 pay"]),
        ("contest", ["duel"], ["decline"]),
        ("duel-card", ["A8 lay"], ["P16 lay"]),
    ],
)
def test_a_hidden_choice_is_drawn_for_nobody_else(
    lay: Lay, phase: str, moves: list[str], other: list[str], onlooker: int | None
) -> None:
    """HE-R1, HE-R2, HE-R13: whatever was chosen, the drawing is the same."""
    one, another = (at_phase(lay, phase).play(0, *each) for each in (moves, other))
    assert lines(one, onlooker) == lines(another, onlooker)


def ticked(scene: Scene, seat: int) -> list[str]:
    """Name the cards of the drawn hand that have a tick."""
    return [line.split()[0] for line in after(scene, "Your hand", seat) if "✓" in line]


def test_the_own_choice_is_ticked_in_the_hand(lay: Lay) -> None:
    """HE-R1, HE-R2: cards to be discarded, or laid, while they are in the hand."""
    scene = lay(*HANDS).play(0, "two", "S32 discard")
    assert ticked(scene, 0) == ["S32"]
    scene.play(0, "back").keep().play(0, "G05 visit", "A8 pay")
    assert ticked(scene, 0) == ["A8"]
    assert under(scene, "Ann", 0)[1:] == []


# The hand


def test_the_hand_is_drawn_for_its_owner(lay: Lay) -> None:
    """HE-5, HE-6: starting cards with their one face, Gymnasium cards with both."""
    assert after(lay("G07 A8 W9 P16", *HANDS[1:]), "Your hand", 0) == [
        " A8     agility 8 ●",
        " W9     wit 9 ●",
        " P16    perseverance 16 ●",
        " G07    strength 64 ●      bow and arrows 44 ●●",
    ]


@pytest.mark.parametrize("onlooker", [None, 1, 2])
def test_no_other_hand_is_drawn(lay: Lay, onlooker: int | None) -> None:
    """HE-11, HE-R1: neither for a rival nor for an onlooker."""
    drawn = lines(lay(*HANDS), onlooker)
    assert not any(line.startswith(f" {code} ") for line in drawn for code in HANDS[0].split())
    assert ("Your hand" in drawn) == (onlooker is not None)


def test_an_empty_hand_is_a_title_alone(lay: Lay) -> None:
    """HE-27: the last card may lie in a contest."""
    scene = lay("G16", "G17").turn("G01 visit, G16 lower pay", "G01 visit, G17 lower pay")
    assert lines(scene, 0)[-1] == "Your hand"


# Windows


@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_to_come_keep_to_the_window(lay: Lay, language: str) -> None:
    """HE-8: broken between labours, the later lines indented under the first."""
    long = []
    for width in range(50, 81):
        drawn = lines(lay(*HANDS), 0, width, language)
        later = takewhile(lambda line: "1" not in line[:8], drawn)
        long += [(width, line) for line in later if len(line) > width]
    assert not long


def test_bought_cards_keep_to_the_window(lay: Lay) -> None:
    """HE-R30: broken between cards, the later lines indented under the first."""
    scene = lay("G07 A8 W9 P16", *HANDS[1:], discards=["G02 G17 G16 G19", "", ""])
    assert under(scene, "Ann", width=40)[1:] == [
        "  bought: club, bow and arrows, Theseus,",
        "          Abderus, nymphs",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_every_table_can_be_drawn_in_every_language(lay: Lay, phase: str, language: str) -> None:
    """HE-12: with nothing left open, and every style one that is painted."""
    for seat in (None, 0, 2):
        drawn = spans(at_phase(lay, phase), seat, language=language)
        text = "".join(piece for line in drawn for piece, _ in line)
        assert not set("{}$") & set(text)
        styles = {style for line in drawn for _, style in line}
        assert styles <= {"title", "plain", "quiet", "turn", "orange", "yellow", "green"}


def test_each_language_has_its_own_words(lay: Lay) -> None:
    """HE-4: the Lion in Russian and in English."""
    english, russian = ("\n".join(lines(lay(*HANDS), 0, 80, each)) for each in ("en", "ru"))
    assert "1 Nemean Lion" in english
    assert "1 Немейский лев" in russian
    assert "Nemean" not in russian
