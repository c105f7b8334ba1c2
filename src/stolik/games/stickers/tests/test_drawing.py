"""The table drawn with letters: what stands there, and what must not."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

import pytest

from stolik.games import find
from stolik.games.stickers import BOX
from stolik.games.stickers.drawing import COLOURS
from stolik.games.stickers.state import PHASES
from stolik.games.stickers.tests.conftest import evening
from stolik.games.stickers.tests.test_view import (
    AFTER,
    ALBUMS,
    HANDS,
    MARKET,
    ONLOOKERS,
    at_phase,
    ended,
    open_hands,
)
from stolik.words import LANGUAGES, Words

if TYPE_CHECKING:
    from stolik.games.stickers.tests.conftest import Scene
    from stolik.games.stickers.tests.test_view import Lay

BOARD = "corgi mice rabbit dino pig koala cat panda duck"
NAMES = ("Ann", "Boris", "Vera", "Gleb")


def spans(
    scene: Scene, seat: int | None = None, width: int = 80, language: str = "en"
) -> list[list[tuple[str, str]]]:
    """Return the drawing as this seat sees it, counted from 1."""
    words = Words(language, scene.game, NAMES)
    return scene.game.draw(scene.view(seat), words.say, width)


def lines(
    scene: Scene, seat: int | None = None, width: int = 80, language: str = "en"
) -> list[str]:
    """Return its lines without their styles."""
    drawn = spans(scene, seat, width, language)
    return ["".join(text for text, _ in line) for line in drawn]


def below(scene: Scene, title: str, seat: int | None = None, width: int = 80) -> list[str]:
    """Return the line that begins so, and the indented ones below it."""
    drawn = lines(scene, seat, width)
    start = next(number for number, line in enumerate(drawn) if line.startswith(title))
    return [drawn[start], *takewhile(lambda line: line.startswith("  "), drawn[start + 1 :])]


# The board


def test_the_board_has_a_line_for_each_level(lay: Lay) -> None:
    """ST-D2, ST-19: its name, its rewards, and the tokens from left to right."""
    assert below(lay(*HANDS, board=BOARD), "Rarity") == [
        "Rarity: the reward for the first place and for the second",
        "  legendary  11 and 8  KC King Corgi",
        "  epic       9 and 6   CM Cosmice · RW Rabbit Wizard",
        "  rare       7 and 4   GE Geekosaur · CO Count Oink · CH Chokoala",
        "  common     5 and 2   KT Karate Cat · PA Mr Pandastick · DU Captain Duck",
    ]


def test_each_clan_has_its_colour(lay: Lay) -> None:
    """ST-2: wherever its token lies, on the board, in the market, in an album and in the hand."""
    scene = lay(*HANDS, albums=ALBUMS, market=MARKET, board="duck panda")
    styles = [(text, style) for line in spans(scene, 1) for text, style in line]
    duck = {style for text, style in styles if "Captain Duck" in text}
    mice = {style for text, style in styles if "Cosmice" in text or text.endswith("CM 2 (7)")}
    assert (duck, mice) == ({COLOURS[8]}, {COLOURS[1]})
    assert len(set(COLOURS)) == 9


@pytest.mark.parametrize(
    ("scenario", "said"),
    [
        ("topsy-turvy", "Scenario: topsy-turvy (the most valuable clan is at the bottom)"),
        ("big-fair", "Scenario: the big fair"),
        ("open-hands", "Scenario: open hands"),
    ],
)
def test_the_scenario_is_told(lay: Lay, scenario: str, said: str) -> None:
    """ST-22: below the board; without one nothing stands there."""
    game = evening("", "P6")
    known = list(HANDS) if scenario == "open-hands" else None
    scene = lay(*HANDS, known=known, market=MARKET, game=game, scenario=scenario)
    assert lines(scene)[5] == said
    assert lines(lay(*HANDS, market=MARKET, game=game))[5].startswith("Market")


# The market


def test_the_market_keeps_its_empty_places(lay: Lay) -> None:
    """ST-7, ST-R27: code, clan, stars and combos; deck and reserve are counted."""
    scene = lay("corgi-3", "mice-3", market="corgi-1 .. pig-6 duck-2", reserve="cat-3 cat-4")
    title, *drawn = below(scene, "Market", width=200)
    assert title == "Market (47 in the deck, 2 in the reserve)"
    (line,) = drawn
    assert line.strip().split(" · ") == [
        "corgi-1 King Corgi (from the deck)",
        "empty",
        "pig-6 Count Oink 2★",
        "duck-2 Captain Duck (ask)",
        "empty",
        "empty",
    ]


def test_a_card_shows_its_stickers_and_its_decorations(lay: Lay) -> None:
    """ST-2, ST-24: stickers in words, decorations as signs."""
    text = (
        f'{BOX}\n[campaign]\nopened = ["P1"]\n[campaign.stuck]\ncorgi-1 = ["market", "two-stars"]\n'
        '[campaign.decorated]\ncorgi-1 = ["heart", "paw"]\nlid = ["moon"]\n'
    )
    scene = lay("corgi-3", "mice-3", market="corgi-1", game=find("stickers").with_components(text))
    drawn = below(scene, "Market", width=200)[1]
    assert drawn.startswith("  corgi-1 King Corgi 2★ (from the deck, from the market) ♥ ❖ · empty")
    assert "heart" not in drawn


# The players


def test_what_lies_before_a_player(lay: Lay) -> None:
    """ST-19, ST-20, ST-R27: stars, hand and points; columns with their points now."""
    scene = lay(
        *HANDS,
        albums=["mice-5 mice-6 pig-1", "mice-1 dino-4", ""],
        board=BOARD,
        market=MARKET,
    )
    assert below(scene, "Ann") == [
        "Ann · 3★, 4 cards in hand, 19 points now · first player's token ← plays",
        "  album: CM 2 (9) · CO 1 (7)",
    ]
    assert below(scene, "Boris") == [
        "Boris · 1★, 3 cards in hand, 14 points now",
        "  album: CM 1 (6) · GE 1 (7)",
    ]
    assert below(scene, "Vera") == [
        "Vera · 0★, 2 cards in hand, 0 points now",
        "  the album is empty",
    ]


def test_a_column_without_points_has_no_brackets(lay: Lay) -> None:
    """ST-19: the third place brings nothing."""
    albums = ["cat-1 cat-2 cat-3", "cat-5 cat-6", "cat-8"]
    assert below(lay(*HANDS, albums=albums, market=MARKET), "Vera")[1] == "  album: KT 1"


@pytest.mark.parametrize(
    ("phase", "arrows"),
    [
        ("take-one", {"Ann": "plays"}),
        ("effects", {"Ann": "plays"}),
        ("giving", {"Boris": "thinking"}),
        ("last-pick", dict.fromkeys(NAMES[:3], "thinking")),
        ("sticking", dict.fromkeys(NAMES[:3], "sticks")),
        ("decorating", dict.fromkeys(NAMES[:3], "sticks")),
        ("over", {}),
    ],
)
def test_an_arrow_shows_who_is_asked(lay: Lay, phase: str, arrows: dict[str, str]) -> None:
    """ST-9, ST-18, ST-24: and what is done; in a style of its own."""
    drawn = spans(at_phase(lay, phase))
    found = {line[0][0]: line[-1] for line in drawn if line and "←" in line[-1][0]}
    assert found == {name: (f" ← {doing}", "turn") for name, doing in arrows.items()}


def test_whoever_has_picked_is_ready(lay: Lay) -> None:
    """ST-18: which card it is does not show."""
    scene = ended(lay, picks=1)
    ready = below(scene, "Ann", 2)[0]
    assert ready.endswith(" ← has picked")
    line = next(line for line in spans(scene, 2) if line and line[0][0] == "Ann")
    assert line[-1][1] == "quiet"
    other = ended(lay).play(1, "pig-3 pick")
    assert lines(scene, 2) == lines(other, 2)


def test_stickers_in_hand_are_listed(lay: Lay) -> None:
    """ST-24: before their owner, for all to see, until they are stuck."""
    scene = at_phase(lay, "sticking")
    market = "from the market"
    assert below(scene, "Ann", 2)[-1] == f"  stickers: {market}, {market}, {market}"
    assert below(scene.play(1, "mice-5 stick"), "Ann")[-1] == f"  stickers: {market}, {market}"
    assert "stickers:" not in "\n".join(lines(at_phase(lay, "decorating")))


# Hands


def test_the_own_hand_has_a_line_for_each_clan(lay: Lay) -> None:
    """ST-8: below a title; cards of one clan stand together."""
    scene = lay("mice-2 mice-3 mice-6 pig-3", *HANDS[1:], market=MARKET)
    assert below(scene, "Your hand", 1) == [
        "Your hand",
        "  mice-2 Cosmice (ask) · mice-3 Cosmice 1★ · mice-6 Cosmice 2★",
        "  pig-3 Count Oink 1★",
    ]


def test_an_empty_hand_is_a_title_alone(lay: Lay) -> None:
    """ST-R14: cards come from the market."""
    assert lines(lay("", "mice-3", market="duck-3"), 1)[-1] == "Your hand"


@pytest.mark.parametrize("onlooker", ONLOOKERS)
@pytest.mark.parametrize("phase", PHASES)
def test_no_other_hand_is_drawn(lay: Lay, phase: str, onlooker: int | None) -> None:
    """ST-R27: neither for an opponent nor for an onlooker, whatever is asked."""
    scene = at_phase(lay, phase)
    drawn = "\n".join(lines(scene, onlooker, 200))
    for seat in (1, 2, 3):
        for code in scene.hand(seat).split():
            shown = f" {code} " in f" {drawn} ".replace("\n", " ")
            assert shown == (seat == onlooker and phase not in AFTER), code
    assert ("Your hand" in drawn) == (onlooker is not None and phase not in AFTER)
    assert "In the hand" not in drawn


@pytest.mark.parametrize("onlooker", ONLOOKERS)
def test_open_hands_are_drawn_for_all(lay: Lay, onlooker: int | None) -> None:
    """ST-R27: below the albums; the own one in its usual place alone."""
    scene = open_hands(lay, market=MARKET)
    for seat, name in enumerate(NAMES[:3], 1):
        drawn = below(scene, name, onlooker, 200)
        if seat == onlooker:
            assert len(drawn) == 2
        else:
            assert drawn[2] == "  In the hand"
            assert [piece.split()[0] for piece in drawn[3].split(" · ")] == HANDS[seat - 1].split()


# Effects


@pytest.mark.parametrize(
    ("phase", "said"),
    [
        ("take-one", None),
        ("effects", "You may use: bonus (2 market cards), ask"),
        ("taking", "You may use: ask"),
        ("asking", "You may use: bonus (2 market cards)"),
    ],
)
def test_what_can_be_used_is_drawn(lay: Lay, phase: str, said: str | None) -> None:
    """ST-9, ST-10, ST-11: bonus first, then the combos; nothing if there is none."""
    found = [line for line in lines(at_phase(lay, phase), 1) if line.startswith("You may use")]
    assert found == ([] if said is None else [said])


def test_the_other_bonus_and_two_combos_of_a_kind(lay: Lay) -> None:
    """ST-10, ST-11: each of them is named."""
    scene = lay(*HANDS, market=MARKET)
    scene.table.combos = [2, 0, 0, 1, 0]
    scene.table.bonus = 2
    said = "You may use: bonus (a swap of tokens), from the deck, from the deck, swap"
    assert said in lines(scene)


# After the game


@pytest.mark.parametrize("phase", AFTER)
def test_after_the_game_market_and_hands_are_gone(lay: Lay, phase: str) -> None:
    """ST-18, ST-24: board and albums stay, for what was won and for what is stuck."""
    drawn = lines(at_phase(lay, phase), 1)
    assert drawn[0].startswith("Rarity")
    assert drawn[5] == ""
    assert drawn[6].startswith("Ann")
    for title in ("Market", "Your hand", "You may use", "  In the hand"):
        assert not any(line.startswith(title) for line in drawn)


# Windows


def test_pieces_flow_on_in_a_narrow_window(lay: Lay) -> None:
    """ST-7: broken between cards, each line indented, no separator at its end."""
    scene = lay("corgi-3", "mice-3", market="corgi-1 .. pig-6 duck-2")
    assert below(scene, "Market", width=50)[1:] == [
        "  corgi-1 King Corgi (from the deck) · empty",
        "  pig-6 Count Oink 2★ · duck-2 Captain Duck (ask)",
        "  empty · empty",
    ]


def test_a_piece_longer_than_the_window_has_a_line_of_its_own(lay: Lay) -> None:
    """ST-7: it is not cut."""
    scene = lay("corgi-3", "mice-3", market="corgi-1 corgi-2")
    assert below(scene, "Market", width=20)[1:4] == [
        "  corgi-1 King Corgi (from the deck)",
        "  corgi-2 King Corgi (ask)",
        "  empty · empty",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_flows_keeps_to_the_window(lay: Lay, language: str) -> None:
    """ST-8, ST-R27: market, albums and hands, open ones too."""
    hands = ["mice-2 mice-3 mice-6 pig-3 pig-4", "dino-1 dino-3 dino-5"]
    albums = [" ".join(f"{clan}-8" for clan in BOARD.split()), "koala-3", ""]
    game = evening("", "P6")
    scene = lay(
        *hands,
        "",
        albums=albums,
        known=[*hands, ""],
        market="corgi-1 duck-1 duck-2 cat-3",
        game=game,
        scenario="open-hands",
    )
    for width in range(40, 81, 4):
        drawn = lines(scene, 1, width, language)[5:]
        assert not [line for line in drawn if line.startswith("  ") and len(line) > width]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_every_table_can_be_drawn_in_every_language(lay: Lay, phase: str, language: str) -> None:
    """ST-9: with nothing left open, and every style one that is painted."""
    for seat in (None, 1, 3):
        drawn = spans(at_phase(lay, phase), seat, language=language)
        text = "".join(piece for line in drawn for piece, _ in line)
        assert not set("{}$") & set(text)
        styles = {style for line in drawn for _, style in line}
        assert styles <= {"title", "plain", "quiet", "turn", *COLOURS}


def test_each_language_has_its_own_words(lay: Lay) -> None:
    """ST-2: clans and levels in Russian and in English."""
    scene = lay(*HANDS, market=MARKET)
    english, russian = ("\n".join(lines(scene, 1, 80, each)) for each in ("en", "ru"))
    assert "KC King Corgi" in english
    assert "КК «Кинг-Корги»" in russian
    assert "Corgi" not in russian
