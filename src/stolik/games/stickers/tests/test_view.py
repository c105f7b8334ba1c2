"""What a seat sees, and what it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import Chance, Seat, written
from stolik.games import find
from stolik.games.stickers import BOX
from stolik.games.stickers.scoring import ranking
from stolik.games.stickers.state import PHASES
from stolik.games.stickers.tests.conftest import evening

if TYPE_CHECKING:
    from stolik.games.stickers.tests.conftest import Scene

Lay = type["Scene"]

HANDS = ("mice-2 mice-3 mice-4 pig-3", "dino-1 dino-3 pig-4", "rabbit-3 koala-8")
MARKET = "corgi-1 .. duck-8 duck-3"
ALBUMS = ["mice-5 mice-6", "dino-4", "koala-3"]
ONLOOKERS: list[int | None] = [None, 1, 2, 3]
AFTER = ("sticking", "decorating", "over")
"""When the last picks are shown."""


def ended(lay: Lay, opens: str = "", picks: int = 0) -> Scene:
    """Lay a table for three whose last turn is played, and let so many make their last pick."""
    game = evening(opens) if opens else None
    scene = lay(*HANDS, albums=ALBUMS, rest=3, turn=3, game=game).play(3, "rabbit-3 lay", "done")
    moves = ["mice-3 pick", "dino-1 pick", "koala-8 pick"]
    for seat, move in enumerate(moves[:picks], 1):
        scene.play(seat, move)
    return scene


def stuck(scene: Scene) -> Scene:
    """Let everybody stick every sticker on the first card it fits."""
    while scene.phase == "sticking":
        scene.play(scene.waiting[0], scene.moves(scene.waiting[0])[0])
    return scene


def with_extra(lay: Lay) -> Scene:
    """Lay a table of a campaign on which a card lets one more be played."""
    game = evening("clan", "P1 corgi P2 P3 P4 P5", mice_2=["extra"])
    return lay(*HANDS, albums=ALBUMS, market=MARKET, game=game)


def at_phase(lay: Lay, phase: str) -> Scene:
    """Lay a table for three at which just this is asked."""
    if phase == "one-more":
        return with_extra(lay).play(1, "corgi-1 take", "mice-2 lay", "done", "extra")
    if phase in ("last-pick", "sticking", "decorating", "over"):
        scene = ended(lay, "P1" if phase in ("sticking", "decorating") else "", 0)
        if phase != "last-pick":
            scene = ended(lay, "P1" if phase != "over" else "", 3)
        return stuck(scene) if phase == "decorating" else scene
    scene = lay(*HANDS, albums=ALBUMS, market=MARKET)
    moves = {
        "take-one": [],
        "collect": ["mice-2 lay"],
        "effects": ["mice-2 lay", "done"],
        "taking": ["mice-2 lay", "done", "bonus-take"],
        "swapping": ["mice-2 lay", "mice-3 lay", "mice-4 lay", "done", "bonus-swap"],
        "asking": ["mice-2 lay", "done", "ask"],
        "giving": ["mice-2 lay", "done", "ask", "dino from 2"],
    }[phase]
    return scene.play(1, *(["corgi-1 take", *moves] if moves else []))


every_phase = pytest.mark.parametrize("phase", PHASES)
for_everybody = pytest.mark.parametrize("onlooker", ONLOOKERS)


@every_phase
def test_each_question_can_be_laid(lay: Lay, phase: str) -> None:
    """ST-9: the scenes of these tests ask what they say."""
    scene = at_phase(lay, phase)
    assert scene.phase == scene.view()["phase"] == phase


# What is hidden


@every_phase
@for_everybody
def test_the_own_hand_is_seen_and_no_other(lay: Lay, phase: str, onlooker: int | None) -> None:
    """ST-R27: of the others the number of cards; once the last picks are shown, all hands."""
    scene = at_phase(lay, phase)
    for seat, seen in enumerate(scene.view(onlooker)["seats"], 1):
        hand = scene.hand(seat).split()
        assert seen["hand"] == len(hand)
        if seat == onlooker or phase in AFTER:
            assert [card["card"] for card in seen["cards"]] == hand
        else:
            assert seen["cards"] is None


@every_phase
@for_everybody
def test_no_hidden_card_slips_through(lay: Lay, phase: str, onlooker: int | None) -> None:
    """ST-R27: in the whole view stand the own hand, the market and the albums; at the end all."""
    scene = at_phase(lay, phase)
    view = written(scene.view(onlooker))
    seen = scene.market.split()
    for seat, player in enumerate(scene.table.players, 1):
        seen += scene.hand(seat).split() if seat == onlooker or phase in AFTER else []
        seen += [card.code for column in player.album for card in column]
    for card in scene.box.cards:
        assert (f'"{card.code}"' in view) == (card.code in seen), card.code


@every_phase
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_view_is_the_same_whatever_is_hidden(lay: Lay, phase: str, seat: int) -> None:
    """ST-R27: dealt anew, with everything that this seat must not know changed."""
    scene = at_phase(lay, phase)
    others = [scene.game.redeal(scene.table, Seat(seat - 1), Chance(luck)) for luck in "abcd"]
    views = {written(scene.game.view(other, Seat(seat - 1))) for other in others}
    assert views == {written(scene.view(seat))}


def test_deck_and_reserve_are_counted(lay: Lay) -> None:
    """ST-R27, ST-5: how many cards are left, and no more."""
    view = lay("corgi-1", "mice-1", reserve="pig-1 pig-2 pig-3", market="duck-1").view(1)
    assert (view["deck"], view["reserve"]) == (54 - 6, 3)


@for_everybody
def test_the_last_pick_is_seen_by_its_owner_alone(lay: Lay, onlooker: int | None) -> None:
    """ST-R27, ST-18: that a card is picked is seen by all, and the card stays in the hand."""
    scene = ended(lay, picks=1)
    seats = scene.view(onlooker)["seats"]
    assert [seat["picked"] for seat in seats] == [True, False, False]
    assert [seat["pick"] for seat in seats] == ["mice-3" if onlooker == 1 else None, None, None]
    assert seats[0]["hand"] == 4
    assert scene.view(onlooker)["to_move"] == [1, 2]


def test_after_the_reveal_nothing_is_picked(lay: Lay) -> None:
    """ST-18: the cards lie in the albums then."""
    seats = at_phase(lay, "over").view(1)["seats"]
    assert [(seat["picked"], seat["pick"]) for seat in seats] == [(False, None)] * 3
    assert [card["card"] for card in seats[0]["album"][0]["cards"]][-3:] == [
        "mice-3",
        "mice-2",
        "mice-4",
    ]


def open_hands(lay: Lay, **parts: Any) -> Scene:
    """Lay a table at which the hands lie open."""
    game = evening("", "P6")
    return lay(*HANDS, albums=ALBUMS, known=list(HANDS), game=game, scenario="open-hands", **parts)


@for_everybody
def test_open_hands_are_seen_by_all(lay: Lay, onlooker: int | None) -> None:
    """ST-R27: in that scenario; deck and reserve stay hidden."""
    view = open_hands(lay, market=MARKET).view(onlooker)
    hands = [" ".join(card["card"] for card in seat["cards"]) for seat in view["seats"]]
    assert hands == list(HANDS)
    assert view["scenario"] == "open-hands"
    assert '"cat-1"' not in written(view)


@for_everybody
def test_with_open_hands_the_last_pick_stays_secret(lay: Lay, onlooker: int | None) -> None:
    """ST-R27: the only thing that nobody else sees."""
    scene = open_hands(lay, rest=3, turn=3).play(3, "rabbit-3 lay", "done").play(1, "mice-3 pick")
    seat = scene.view(onlooker)["seats"][0]
    assert (seat["picked"], seat["pick"]) == (True, "mice-3" if onlooker == 1 else None)


# What lies there


def test_a_card_shows_all_that_is_printed(lay: Lay) -> None:
    """ST-2: clan, stars, combo and mark, and the cells that are empty."""
    clan = {"key": "clan", "args": {"ru": "Кинг-Корги", "en": "King Corgi"}}
    sticker = {"key": "sticker", "args": {"sticker": "draw-play"}}
    assert lay("corgi-7", "mice-1", "pig-1").view(1)["seats"][0]["cards"] == [
        {
            "card": "corgi-7",
            "clan": "corgi",
            "stars": 0,
            "combos": ["draw-play"],
            "mark": 3,
            "star_cells": 2,
            "combo_cells": 1,
            "stuck": [],
            "decorations": [],
            "noun": {
                "key": "combo-card",
                "args": {"code": "corgi-7", "clan": clan, "stars": 0, "combos": sticker},
            },
        }
    ]


def test_a_card_without_combo_or_mark(lay: Lay) -> None:
    """ST-2: nothing stands for either."""
    card = lay("corgi-6", "mice-1").view(1)["seats"][0]["cards"][0]
    assert (card["combos"], card["mark"], card["stars"]) == ([], None, 2)
    assert (card["star_cells"], card["combo_cells"]) == (2, 2)
    assert (card["noun"]["key"], card["noun"]["args"]["stars"]) == ("card", 2)


def test_a_card_shows_what_is_stuck_on_it(lay: Lay) -> None:
    """ST-2, ST-R20: stars and combos with those of the stickers, and fewer empty cells."""
    game = evening("P2", "P1", corgi_1=["market", "two-stars"])
    card = lay("corgi-1", "mice-1", game=game).view(1)["seats"][0]["cards"][0]
    assert (card["stars"], card["combos"]) == (2, ["draw-play", "market"])
    assert (card["star_cells"], card["combo_cells"]) == (1, 0)
    assert card["stuck"] == ["market", "two-stars"]
    said = card["noun"]["args"]["combos"]
    assert (said["key"], said["args"]["first"]["args"]) == ("and-more", {"sticker": "draw-play"})
    assert said["args"]["rest"]["args"] == {"sticker": "market"}


def test_the_market_keeps_its_places(lay: Lay) -> None:
    """ST-7: an empty place as nothing."""
    market = lay(*HANDS, market=MARKET).view()["market"]
    places = [None if card is None else card["card"] for card in market]
    assert places == ["corgi-1", None, "duck-8", "duck-3", None, None]


def test_an_album_shows_its_columns(lay: Lay) -> None:
    """ST-8, ST-R27: for everybody; only clans that are there; the accessible card is the last."""
    for onlooker in ONLOOKERS:
        album = lay(*HANDS, albums=["pig-5 mice-5 mice-1", "", ""]).view(onlooker)["seats"][0]
        columns = [
            (column["clan"], [card["card"] for card in column["cards"]])
            for column in album["album"]
        ]
        assert columns == [("mice", ["mice-5", "mice-1"]), ("pig", ["pig-5"])]


def test_stars_and_points_are_counted(lay: Lay) -> None:
    """ST-19, ST-20: as if the game ended now."""
    scene = lay(
        *HANDS,
        albums=["mice-5 mice-6", "mice-1 dino-4", ""],
        board="mice corgi dino",
        market=MARKET,
    )
    seats = scene.view()["seats"]
    assert [seat["stars"] for seat in seats] == [3, 1, 0]
    assert [seat["points"] for seat in seats] == [11 + 3, 8 + 9 + 1, 0]


def test_the_board_from_the_top(lay: Lay) -> None:
    """ST-R1, ST-D2: four levels with their tokens and rewards."""
    board = "duck panda cat koala pig dino rabbit mice corgi"
    levels = lay(*HANDS, board=board).view()["levels"]
    assert [(level["first"], level["second"]) for level in levels] == [
        (11, 8),
        (9, 6),
        (7, 4),
        (5, 2),
    ]
    assert [" ".join(level["clans"]) for level in levels] == [
        "duck",
        "panda cat",
        "koala pig dino",
        "rabbit mice corgi",
    ]
    assert levels[0]["noun"] == {"key": "level", "args": {"ru": "легендарный", "en": "legendary"}}


def test_a_clan_shows_its_worth(lay: Lay) -> None:
    """ST-19: level, rewards, and what each seat has of them now; the most valuable first."""
    board = "duck panda cat koala pig dino rabbit mice corgi"
    clans = lay(*HANDS, albums=ALBUMS, board=board).view()["clans"]
    assert [clan["clan"] for clan in clans] == board.split()
    assert [clan["level"] for clan in clans] == [1, 2, 2, 3, 3, 3, 4, 4, 4]
    assert clans[7] == {
        "clan": "mice",
        "noun": {"key": "clan", "args": {"ru": "Космыши", "en": "Cosmice"}},
        "letters": {"key": "letters", "args": {"ru": "КМ", "en": "CM"}},
        "level": 4,
        "first": 5,
        "second": 2,
        "points": [5, 0, 0],
        "places": [[0]],
    }


def test_a_clan_shows_who_has_its_places(lay: Lay) -> None:
    """ST-19, ST-R16, ST-R17: the first, then the second; nobody comes second to a tie."""
    albums = ["mice-5 mice-6 pig-5", "mice-1 pig-1", "koala-3"]
    clans = {clan["clan"]: clan["places"] for clan in lay(*HANDS, albums=albums).view()["clans"]}
    assert (clans["mice"], clans["pig"]) == ([[0], [1]], [[0, 1]])
    assert (clans["koala"], clans["duck"]) == ([[2]], [])


def test_the_tiers_of_the_bonus_are_seen(lay: Lay) -> None:
    """ST-10: those of the box, and those that a pack has brought."""
    tiers = [{"least": 1, "effects": ["take"]}, {"least": 3, "effects": ["swap"]}]
    assert lay(*HANDS).view()["tiers"] == tiers
    most = {"least": 5, "effects": ["take", "swap"]}
    assert lay(*HANDS, game=evening("P3", "P1 P2")).view()["tiers"] == [*tiers, most]


def test_topsy_turvy_turns_the_worth_and_not_the_board(lay: Lay) -> None:
    """ST-19: the tokens lie where they lie; the last clan is worth most."""
    board = "duck panda cat koala pig dino rabbit mice corgi"
    game = evening("", "P6")
    view = lay(*HANDS, board=board, game=game, scenario="topsy-turvy").view()
    assert [level["clans"][0] for level in view["levels"]] == ["duck", "panda", "koala", "rabbit"]
    assert [clan["clan"] for clan in view["clans"]] == board.split()[::-1]
    assert (view["clans"][0]["level"], view["clans"][0]["first"]) == (1, 11)


def test_what_is_counted(lay: Lay) -> None:
    """ST-7, ST-17: game, seat, round, whose turn it is, and who began."""
    parts = ("game", "seat", "round", "turn", "first", "scenario", "campaign", "pack")
    view = lay(*HANDS, turn=2, market=MARKET).view(3)
    assert [view[part] for part in parts] == ["stickers", 2, 1, 1, 0, "none", False, None]
    assert lay(*HANDS).view()["seat"] is None
    assert lay(*HANDS, game=evening("P1")).view()["campaign"] is True


def test_a_collection_is_seen_while_it_is_laid(lay: Lay) -> None:
    """ST-8: its clan and its size, for everybody; afterwards what it has earned."""
    scene = lay(*HANDS, market=MARKET).play(1, "corgi-1 take")
    assert [scene.view()[part] for part in ("collecting", "laid", "bonus")] == [None, 0, []]
    scene.play(1, "mice-3 lay")
    assert [scene.view(2)[part] for part in ("collecting", "laid", "bonus")] == ["mice", 1, []]
    scene.play(1, "mice-2 lay", "done")
    parts = ("collecting", "laid", "bonus", "combos", "refilled")
    assert [scene.view(3)[part] for part in parts] == [None, 2, ["take"], ["ask"], False]
    scene.play(1, "refill")
    assert [scene.view(3)[part] for part in parts] == [None, 2, [], ["ask"], True]


def test_combos_are_listed_one_by_one(lay: Lay) -> None:
    """ST-11, ST-10: two of a kind stand there twice; both bonuses of the third tier are named."""
    scene = lay(*HANDS, market=MARKET)
    scene.table.combos = [2, 0, 0, 1, 0]
    scene.table.bonus = 3
    view = scene.view()
    assert (view["combos"], view["bonus"]) == (["draw-play", "draw-play", "swap"], ["take", "swap"])


def test_the_clan_that_is_asked_for_is_seen(lay: Lay) -> None:
    """ST-R10: for everybody."""
    views = [at_phase(lay, "giving").view(each) for each in ONLOOKERS]
    assert {(view["asked_for"], view["collecting"]) for view in views} == {("dino", None)}


@every_phase
def test_a_clan_is_asked_for_and_collected_in_its_time(lay: Lay, phase: str) -> None:
    """ST-8, ST-R10: neither stays in sight when the question has passed."""
    view = at_phase(lay, phase).view()
    assert view["asked_for"] == ("dino" if phase == "giving" else None)
    assert view["collecting"] == ("mice" if phase == "collect" else None)


def test_the_order_of_the_box_is_seen(lay: Lay) -> None:
    """ST-2: wherever the tokens lie."""
    order = lay(*HANDS, board="duck panda").view()["order"]
    assert order == ["corgi", "mice", "rabbit", "dino", "pig", "koala", "cat", "panda", "duck"]


# After the game


@for_everybody
def test_stickers_in_hand_are_seen_by_all(lay: Lay, onlooker: int | None) -> None:
    """ST-24, ST-R27: whose they are, of which kind, and the decoration."""
    view = at_phase(lay, "sticking").view(onlooker)
    assert (view["pack"], view["stuck"], view["decorated"]) == ("P1", [], [])
    assert [len(seat["stickers"]) for seat in view["seats"]] == [3, 3, 3]
    kinds = {each["sticker"] for seat in view["seats"] for each in seat["stickers"]}
    assert kinds == {"market"}
    assert [seat["decoration"] for seat in view["seats"]] == ["heart", "bolt", "moon"]


def test_a_sticker_shows_clan_and_mark(lay: Lay) -> None:
    """ST-R24, ST-R22: nothing where it has none."""
    scene = ended(lay, "mice", 3)
    scene.table.players[0].stickers = scene.box.packs["mice"].stickers[5:7]
    noun = {"key": "sticker", "args": {"sticker": "ask"}}
    unmarked, marked = scene.view(2)["seats"][0]["stickers"]
    assert unmarked == {"sticker": "ask", "clan": "mice", "mark": None, "noun": noun}
    assert (marked["sticker"], marked["mark"]) == ("star", 3)
    power = at_phase(lay, "sticking").view()["seats"][0]["stickers"]
    assert {each["clan"] for each in power} == {None}


def test_what_was_stuck_is_seen(lay: Lay) -> None:
    """ST-24: cards with their new stickers; then decorations, on a card or on the lid."""
    scene = at_phase(lay, "sticking").play(1, "mice-5 stick")
    assert scene.view(2)["stuck"] == [{"card": "mice-5", "sticker": "market"}]
    stuck(scene).play(1, "lid decorate").play(2, "pig choose", "pig-12 decorate")
    assert scene.view(3)["decorated"] == [
        {"card": None, "sticker": "heart"},
        {"card": "pig-12", "sticker": "bolt"},
    ]
    assert [seat["decoration"] for seat in scene.view()["seats"]] == [None, None, "moon"]


def test_cards_for_a_decoration_are_seen_by_its_owner(lay: Lay) -> None:
    """ST-24: all twelve of the clan that was chosen, from anywhere in the box."""
    scene = at_phase(lay, "decorating")
    assert scene.view(1)["offered"] == []
    scene.play(1, "pig choose")
    offered = [card["card"] for card in scene.view(1)["offered"]]
    assert offered == [f"pig-{number}" for number in range(1, 13)]
    assert (scene.view(2)["offered"], scene.view()["offered"]) == ([], [])


@every_phase
def test_what_decides_is_seen_once_the_points_are_counted(lay: Lay, phase: str) -> None:
    """ST-21: nothing where the points decide."""
    assert at_phase(lay, phase).view()["tie_break"] is None


@every_phase
def test_who_has_won_is_seen_once_the_points_are_counted(lay: Lay, phase: str) -> None:
    """ST-21: those of the first place, and nobody as long as the game goes on."""
    scene = at_phase(lay, phase)
    counted = phase in {"sticking", "decorating", "over"}
    assert scene.view()["winners"] == (ranking(scene.table)[0] if counted else [])


def test_a_sticker_of_tonight_takes_its_cell(lay: Lay) -> None:
    """ST-R30: it is not on the card yet, but the cell is no longer empty."""
    scene = at_phase(lay, "sticking").play(1, "mice-5 stick")
    card = scene.view(2)["seats"][0]["album"][0]["cards"][0]
    assert (card["card"], card["star_cells"], card["combo_cells"]) == ("mice-5", 2, 1)
    assert (card["combos"], card["stuck"]) == ([], [])
    starry = ended(lay, "P2", 3).play(1, "mice-5 stick")
    card = starry.view(2)["seats"][0]["album"][0]["cards"][0]
    assert (card["star_cells"], card["combo_cells"]) == (1, 2)


def test_a_card_is_named_with_what_it_got_tonight(lay: Lay) -> None:
    """ST-24: so that the next sticker is stuck on it knowingly."""
    scene = at_phase(lay, "sticking").play(1, "mice-5 stick")
    shown = {move["card"]: move["about"] for move in scene.view(1)["moves"]}
    market = {"key": "sticker", "args": {"sticker": "market"}}
    noun = scene.card("mice-5").noun()
    assert shown["mice-5"] == {"key": "card-now", "args": {"card": noun, "new": market}}
    assert shown["mice-6"] == scene.card("mice-6").noun()


def test_stickers_on_their_way_are_seen(lay: Lay) -> None:
    """ST-R23, ST-R24: without a card of its clan they pass on, and all see them meanwhile."""
    scene = ended(lay, "dino", 3)
    view = scene.view()
    assert len(view["passed"]) == len(scene.table.passed) > 0
    assert {each["clan"] for each in view["passed"]} == {"dino"}
    assert view["kept"] == []


def test_stickers_without_a_place_are_seen(lay: Lay) -> None:
    """ST-R23: in a box without star cells."""
    text = BOX.replace("star = 2", "star = 0", 1) + '\n[campaign]\nopens = "P2"\n'
    game = find("stickers").with_components(text)
    scene = lay(*HANDS, albums=ALBUMS, rest=3, turn=3, game=game).play(3, "rabbit-3 lay", "done")
    scene.play(1, "mice-3 pick").play(2, "dino-1 pick").play(3, "koala-8 pick")
    assert [each["sticker"] for each in scene.view(1)["kept"]] == ["star"] * 9


def test_the_clan_of_a_decoration_is_seen(lay: Lay) -> None:
    """ST-24: once it is chosen, for everybody."""
    scene = at_phase(lay, "decorating").play(2, "pig choose")
    assert [seat["choosing"] for seat in scene.view(1)["seats"]] == [None, "pig", None]
    assert scene.told()[-1] == "decorates-clan"


# What is asked


@every_phase
@for_everybody
def test_moves_are_shown_to_those_who_may_make_them(
    lay: Lay, phase: str, onlooker: int | None
) -> None:
    """ST-9: an onlooker has none."""
    scene = at_phase(lay, phase)
    moves = [move["move"] for move in scene.view(onlooker)["moves"]]
    assert moves == ([] if onlooker is None else scene.moves(onlooker))
    assert scene.view(onlooker)["to_move"] == [seat - 1 for seat in scene.waiting]
    assert bool(moves) == (onlooker in scene.waiting)


@pytest.mark.parametrize(
    ("phase", "move", "parts"),
    [
        ("take-one", "duck-8 take", ["duck-8", "take", "duck-8", "duck", None, None]),
        ("collect", "mice-3 lay", ["mice-3", "lay", "mice-3", "mice", None, None]),
        ("collect", "done", ["", "done", None, None, None, None]),
        ("effects", "bonus-take", ["", "bonus-take", None, None, None, None]),
        ("effects", "ask", ["", "ask", None, None, None, None]),
        ("effects", "refill", ["", "refill", None, None, None, None]),
        ("asking", "pig from 3", ["", "from", None, "pig", None, 2]),
        ("last-pick", "pig-3 pick", ["pig-3", "pick", "pig-3", "pig", None, None]),
        ("decorating", "pig choose", ["", "choose", None, "pig", None, None]),
        ("decorating", "lid decorate", ["", "decorate", None, None, None, None]),
    ],
)
def test_a_move_taken_apart(lay: Lay, phase: str, move: str, parts: list[Any]) -> None:
    """ST-9: for a screen: what it is called, what is done, and to what."""
    shown = next(each for each in at_phase(lay, phase).view(1)["moves"] if each["move"] == move)
    names = ("code", "act", "card", "clan", "other", "whom")
    assert [shown[name] for name in names] == parts


def test_a_swap_taken_apart(lay: Lay) -> None:
    """ST-10: the two clans; nobody is asked."""
    scene = lay(*HANDS, market=MARKET, board="corgi mice")
    scene.play(1, "corgi-1 take", "mice-2 lay", "mice-3 lay", "mice-4 lay", "done", "bonus-swap")
    shown = next(each for each in scene.view(1)["moves"] if each["move"] == "corgi with mice")
    assert (shown["clan"], shown["other"], shown["whom"]) == ("corgi", "mice", None)
    levels, clans = scene.box.levels, scene.box.clans
    both = {"upper": levels[0].noun(), "lower": levels[1].noun()}
    assert shown["about"] == {"key": "about-with", "args": both}
    said = {"clan": clans[0].noun(), "other": clans[1].noun()}
    assert shown["says"] == {"key": "move-with", "args": said}


def test_of_a_swap_the_higher_clan_is_named_first(lay: Lay) -> None:
    """ST-10: whichever the move names first."""
    scene = lay(*HANDS, market=MARKET, board="mice corgi")
    scene.play(1, "corgi-1 take", "mice-2 lay", "mice-3 lay", "mice-4 lay", "done", "bonus-swap")
    shown = next(each for each in scene.view(1)["moves"] if each["move"] == "corgi with mice")
    clans = scene.box.clans
    assert shown["says"]["args"] == {"clan": clans[1].noun(), "other": clans[0].noun()}


def test_a_question_names_opponent_and_clan(lay: Lay) -> None:
    """ST-14: listed under the opponent, said with the clan."""
    moves = at_phase(lay, "asking").view(1)["moves"]
    shown = next(each for each in moves if each["move"] == "pig from 3")
    whom = {"key": "name", "args": {"seat": 2}}
    assert shown["about"] == {"key": "about-from", "args": {"whom": whom}}
    clan = {"key": "clan", "args": {"ru": "Хрякула", "en": "Count Oink"}}
    assert shown["says"] == {"key": "move-from", "args": {"clan": clan}}


@pytest.mark.parametrize(
    ("laid", "used", "late", "lapses"),
    [
        ("mice-3", "", True, "bonus"),
        ("mice-2", "", True, "bonus"),
        ("mice-2", "bonus-take, duck-8 take, duck-3 take", True, "nothing"),
        ("mice-2", "", False, "both"),
        ("mice-3", "", False, "bonus"),
        ("mice-2", "bonus-take, duck-8 take, duck-3 take", False, "combos"),
    ],
)
def test_the_way_on_says_what_lapses(
    lay: Lay, laid: str, used: str, late: bool, lapses: str
) -> None:
    """ST-R5, ST-R6: the bonus does, and the combos if that is agreed on."""
    scene = lay(*HANDS, market=MARKET, combos_in_refill=late)
    scene.play(1, "corgi-1 take", f"{laid} lay", "done", *(used.split(", ") if used else []))
    shown = next(each for each in scene.view(1)["moves"] if each["move"] == "refill")
    assert shown["says"] == {"key": "move-refill", "args": {"lapses": lapses}}


PROMPTS: dict[str, tuple[int, dict[str, Any]]] = {
    "take-one": (1, {}),
    "effects": (1, {"left": "bonus"}),
    "taking": (1, {"cards": 2}),
    "swapping": (1, {}),
    "asking": (1, {}),
    "one-more": (1, {}),
    "last-pick": (2, {}),
}


@pytest.mark.parametrize("phase", PROMPTS)
def test_the_prompt_says_what_is_asked(lay: Lay, phase: str) -> None:
    """ST-9: each question has a prompt of its own."""
    seat, args = PROMPTS[phase]
    expected = {"key": f"prompt-{phase}", "args": args}
    assert at_phase(lay, phase).view(seat)["prompt"] == expected


def test_the_prompt_of_a_collection(lay: Lay) -> None:
    """ST-8, ST-R3: of any clan at first; then its clan and size, and whether it can grow."""
    scene = lay(*HANDS, market=MARKET).play(1, "corgi-1 take")
    any_clan = {"key": "any-clan", "args": {}}
    args = scene.view(1)["prompt"]["args"]
    assert (args["clan"], args["laid"], args["more"], args["bonus"]) == (any_clan, 0, "yes", "none")
    args = scene.play(1, "mice-2 lay").view(1)["prompt"]["args"]
    assert (args["clan"]["args"]["en"], args["laid"], args["more"]) == ("Cosmice", 1, "yes")
    assert args["bonus"] == "take"
    args = scene.play(1, "mice-3 lay", "mice-4 lay").view(1)["prompt"]["args"]
    assert (args["laid"], args["more"], args["bonus"]) == (3, "no", "swap")


def test_the_prompt_of_a_collection_names_the_tiers(lay: Lay) -> None:
    """ST-10: what how many cards would earn."""
    scene = lay(*HANDS, market=MARKET).play(1, "corgi-1 take")
    tiers = scene.view(1)["prompt"]["args"]["tiers"]
    assert tiers["key"] == "and-more"
    first, rest = tiers["args"]["first"], tiers["args"]["rest"]
    assert first == {"key": "tier", "args": {"least": 1, "bonus": "take"}}
    assert rest == {"key": "tier", "args": {"least": 3, "bonus": "swap"}}


def test_the_prompt_of_the_last_card_in_the_market(lay: Lay) -> None:
    """ST-R9: one card, if there is no other."""
    scene = lay(*HANDS, market="corgi-1 corgi-2")
    scene.play(1, "corgi-1 take", "pig-3 lay", "done", "bonus-take")
    assert scene.view(1)["prompt"]["args"] == {"cards": 1}


def test_the_prompt_after_the_refill(lay: Lay) -> None:
    """ST-R6: combos are left."""
    scene = at_phase(lay, "effects").play(1, "refill")
    assert scene.view(1)["prompt"]["args"] == {"left": "late"}


def test_the_prompt_without_a_bonus(lay: Lay) -> None:
    """ST-9: combos alone, when the bonus is used."""
    scene = at_phase(lay, "taking").play(1, "duck-8 take", "duck-3 take")
    assert scene.view(1)["prompt"]["args"] == {"left": "combos"}


def test_the_prompt_of_the_asked_player(lay: Lay) -> None:
    """ST-14, ST-R32: who asks, and for which clan."""
    prompt = at_phase(lay, "giving").view(2)["prompt"]
    assert prompt["key"] == "prompt-giving"
    assert prompt["args"]["whom"] == {"key": "name", "args": {"seat": 0}}
    assert prompt["args"]["clan"]["args"]["en"] == "Geekosaur"


def test_the_prompt_of_a_sticker(lay: Lay) -> None:
    """ST-24, ST-R24: the first of one's stickers; whether it is bound to a clan."""
    args = at_phase(lay, "sticking").view(1)["prompt"]["args"]
    assert args["sticker"] == {"key": "sticker", "args": {"sticker": "market"}}
    assert (args["clan"]["key"], args["bound"], args["more"]) == ("any-clan", "no", 2)
    scene = ended(lay, "mice", 3)
    args = scene.view(scene.waiting[0])["prompt"]["args"]
    assert (args["clan"]["args"]["en"], args["bound"]) == ("Cosmice", "yes")


def test_the_prompt_of_a_decoration(lay: Lay) -> None:
    """ST-24: a clan first, then a card of it."""
    ornament = {"key": "decoration", "args": {"decoration": "heart"}}
    scene = at_phase(lay, "decorating")
    assert scene.view(1)["prompt"]["args"] == {"ornament": ornament, "chosen": "no"}
    scene.play(1, "cat choose")
    assert scene.view(1)["prompt"]["args"] == {"ornament": ornament, "chosen": "yes"}
    assert [move["card"] for move in scene.view(1)["moves"]] == [
        f"cat-{number}" for number in range(1, 13)
    ]


def test_those_who_wait_are_told_for_whom(lay: Lay) -> None:
    """ST-18: whoever has picked may think again until all have."""
    scene = at_phase(lay, "giving")
    waits = {"key": "prompt-wait", "args": {"chosen": "no", "others": 1, "seat": 1}}
    assert [scene.view(each)["prompt"] for each in (None, 1, 3)] == [waits] * 3
    picked = ended(lay, picks=1).view(1)
    assert picked["prompt"]["args"] == {"chosen": "yes", "others": 2, "seat": 1}
    assert [move["move"] for move in picked["moves"]] == ["back"]


@for_everybody
def test_the_prompt_at_the_end(lay: Lay, onlooker: int | None) -> None:
    """ST-17: nothing is asked of anybody."""
    view = at_phase(lay, "over").view(onlooker)
    assert (view["prompt"]["key"], view["to_move"], view["moves"]) == ("prompt-over", [], [])
