"""The table as JSON and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from stolik.core import JSON, Chance, Seat, Unreadable, written
from stolik.games.stickers.options import EveningOptions, ScenarioOptions
from stolik.games.stickers.state import PHASES
from stolik.games.stickers.tests.conftest import evening
from stolik.games.stickers.tests.test_view import HANDS, MARKET, at_phase, ended, open_hands
from stolik.games.stickers.writing import STICKER_PARTS

PARTS = (
    "options",
    "chance",
    "players",
    "deck",
    "reserve",
    "market",
    "board",
    "first",
    "seat",
    "round",
    "phase",
    "clan",
    "laid",
    "bonus",
    "combos",
    "taking",
    "refilled",
    "asked",
    "pack",
    "passed",
    "stuck",
    "kept",
    "decorated",
)
PLAYER_PARTS = ("hand", "known", "most", "album", "pick", "stickers", "decoration", "choosing")

if TYPE_CHECKING:
    from stolik.games.stickers.tests.conftest import Scene
    from stolik.games.stickers.tests.test_view import Lay


def set_at(whole: Any, path: tuple[str | int, ...], value: JSON) -> None:
    """Put a value somewhere in a written table."""
    for step in path[:-1]:
        whole = whole[step]
    whole[path[-1]] = value


def same_again(scene: Scene) -> None:
    """Read the table from what is written, and expect the same table, asking the same."""
    again = scene.game.read_state(scene.state)
    assert written(scene.game.write_state(again)) == written(scene.state)
    for seat in range(len(scene.table.players)):
        view = scene.game.view(again, Seat(seat))
        assert written(view) == written(scene.view(seat + 1))


# There and back


@pytest.mark.parametrize("phase", PHASES)
def test_a_table_survives_json(lay: Lay, phase: str) -> None:
    """ST-9: whatever is asked."""
    same_again(at_phase(lay, phase))


def test_a_last_pick_survives_json(lay: Lay) -> None:
    """ST-18: before the others have made theirs."""
    scene = ended(lay, picks=2)
    whole: Any = scene.state
    assert [player["pick"] for player in whole["players"]] == ["mice-3", "dino-1", None]
    same_again(scene)


def test_what_is_left_to_use_survives_json(lay: Lay) -> None:
    """ST-10, ST-11: the bonus, the combos, and that the hand is filled."""
    scene = at_phase(lay, "effects")
    whole: Any = scene.state
    assert (whole["bonus"], whole["laid"]) == (["take"], 1)
    assert whole["combos"] == {"draw-play": 0, "ask": 1, "market": 0, "swap": 0, "extra": 0}
    whole = scene.play(1, "refill").state
    assert (whole["bonus"], whole["refilled"]) == ([], True)
    same_again(scene)


def test_both_bonuses_survive_json(lay: Lay) -> None:
    """ST-10: those of the third tier."""
    mice = "mice-1 mice-2 mice-3 mice-4 mice-5"
    scene = lay(mice, *HANDS[1:], market=MARKET, game=evening("", "P2")).play(1, "duck-3 take")
    whole: Any = scene.play(1, *(f"{code} lay" for code in mice.split()), "done").state
    assert whole["bonus"] == ["take", "swap"]
    same_again(scene)


def test_answers_survive_json(lay: Lay) -> None:
    """ST-14, ST-R27: what everybody has heard and seen of a hand."""
    scene = at_phase(lay, "asking").play(1, "cat from 3")
    whole: Any = scene.state
    assert whole["players"][2]["most"] == [99, 99, 99, 99, 99, 99, 0, 99, 99]
    assert whole["players"][0]["known"] == ["corgi-1"]
    same_again(scene)


def test_stickers_on_their_way_survive_json(lay: Lay) -> None:
    """ST-R23: passed on, kept, stuck, and still in hand."""
    scene = at_phase(lay, "sticking").play(1, "mice-5 stick")
    table = scene.table
    table.passed.append((Seat(1), table.players[1].stickers.pop()))
    table.kept.append(table.players[2].stickers.pop())
    whole: Any = scene.state
    assert whole["stuck"] == [["mice-5", "market"]]
    assert whole["passed"][0][0] == 1
    assert (whole["kept"][0]["kind"], whole["kept"][0]["clan"]) == ("market", None)
    same_again(scene)


def test_stickers_of_a_clan_survive_json(lay: Lay) -> None:
    """ST-R24: with the clan that they are bound to."""
    scene = ended(lay, "mice", 3)
    whole: Any = scene.state
    assert {each["clan"] for player in whole["players"] for each in player["stickers"]} == {"mice"}
    same_again(scene)


def test_decorations_survive_json(lay: Lay) -> None:
    """ST-24: on the lid, on a card, and with the clan that is chosen."""
    scene = at_phase(lay, "decorating").play(1, "lid decorate")
    scene.play(2, "pig choose", "pig-12 decorate").play(3, "cat choose")
    whole: Any = scene.state
    assert whole["decorated"] == [[None, "heart"], ["pig-12", "bolt"]]
    assert (whole["players"][2]["decoration"], whole["players"][2]["choosing"]) == ("moon", "cat")
    same_again(scene)
    same_again(scene.play(3, "cat-1 decorate"))


def test_open_hands_survive_json(lay: Lay) -> None:
    """ST-R27: all of them are known."""
    same_again(open_hands(lay, market=MARKET))


def test_a_table_read_goes_on_with_the_same_luck(lay: Lay) -> None:
    """ST-22, ST-R21: the same pack is opened, and dealt alike."""
    scene = ended(lay, "clan", 2)
    again = scene.game.read_state(scene.state)
    scene.play(3, "koala-8 pick")
    scene.game.play(again, Seat(2), scene.game.by_name["koala-8 pick"])
    assert scene.game.write_state(again) == scene.state


def test_options_travel_with_the_table(lay: Lay) -> None:
    """ST-R6, ST-R12, ST-R15, ST-R22, ST-R29: a table read again is played by what it agreed on."""
    options: dict[str, Any] = {
        "first_seat": "2",
        "combos_in_refill": False,
        "reserve_for_draw_play": True,
        "final_may_start_column": True,
        "marks_match": True,
    }
    scene = lay(*HANDS, market=MARKET, game=evening("P1"), **options)
    rules = scene.game.read_state(scene.state).rules
    assert (rules.options, rules.marks_match) == (EveningOptions(**options), True)


@pytest.mark.parametrize(
    ("scenario", "found"),
    [
        ("none", (False, False, 6)),
        ("topsy-turvy", (True, False, 6)),
        ("big-fair", (False, False, 9)),
        ("open-hands", (False, True, 6)),
    ],
)
def test_a_scenario_travels_with_the_table(
    lay: Lay, scenario: str, found: tuple[bool, bool, int]
) -> None:
    """ST-R27, ST-5, ST-19: and what it changes."""
    game = evening("", "P6")
    scene = lay(*HANDS, known=list(HANDS), game=game, scenario=scenario)
    rules = scene.game.read_state(scene.state).rules
    assert rules.options == ScenarioOptions(first_seat="1", scenario=scenario)
    assert (rules.topsy_turvy, rules.open_hands, rules.market) == found


def test_cards_and_clans_are_written_by_name(lay: Lay) -> None:
    """ST-2: an empty place and no clan as nothing."""
    whole: Any = lay(*HANDS, market=MARKET, board="duck panda").state
    assert whole["market"] == ["corgi-1", None, "duck-8", "duck-3", None, None]
    assert whole["board"][:3] == ["duck", "panda", "corgi"]
    assert (whole["phase"], whole["clan"]) == ("take-one", None)
    assert at_phase(lay, "giving").table.clan == 3
    whole = at_phase(lay, "giving").state
    assert (whole["clan"], whole["asked"]) == ("dino", 1)


# What is refused


@pytest.mark.parametrize("part", PARTS)
def test_a_table_without_a_part_is_refused(lay: Lay, part: str) -> None:
    """ST-1: the part is named."""
    scene = lay(*HANDS, market=MARKET)
    whole: Any = scene.state
    del whole[part]
    with pytest.raises(Unreadable, match=f"the table has no '{part}'"):
        scene.game.read_state(whole)


@pytest.mark.parametrize("part", PLAYER_PARTS)
def test_a_player_without_a_part_is_refused(lay: Lay, part: str) -> None:
    """ST-1: the part is named."""
    scene = lay(*HANDS, market=MARKET)
    whole: Any = scene.state
    del whole["players"][1][part]
    with pytest.raises(Unreadable, match=f"a player of the table has no '{part}'"):
        scene.game.read_state(whole)


@pytest.mark.parametrize("part", STICKER_PARTS)
def test_a_sticker_without_a_part_is_refused(lay: Lay, part: str) -> None:
    """ST-24: the part is named."""
    scene = at_phase(lay, "sticking")
    whole: Any = scene.state
    del whole["players"][1]["stickers"][0][part]
    with pytest.raises(Unreadable, match=f"a sticker of the table has no '{part}'"):
        scene.game.read_state(whole)


def test_a_table_that_is_no_object_is_refused(lay: Lay) -> None:
    """ST-1: whatever else it is."""
    with pytest.raises(Unreadable, match="the table should be an object"):
        lay(*HANDS).game.read_state([])


FIRST = ("players", 0)
STICKER = ("players", 0, "stickers", 0)
DAMAGED: list[tuple[tuple[str | int, ...], JSON, str]] = [
    (("weather",), "fine", "the table has an unknown part 'weather'"),
    (("options",), [], "'options' of the table"),
    (("options",), {"speed": True}, "speed"),
    (("options", "first_seat"), "5", "first_seat"),
    (("options", "scenario"), "none", "scenario"),
    (("chance",), "luck", "'chance' of the table should be an object"),
    (("chance", "dice"), 1, "'chance' of the table has an unknown part 'dice'"),
    (("chance", "spent"), -1, "'chance' of the table is spent -1 times"),
    (("chance", "spent"), "some", "'spent' of 'chance' of the table"),
    (("chance", "seed"), 5, "'seed' of 'chance' of the table"),
    (("players",), {}, "'players' of the table"),
    (("players", 1), "me", "item 2 in 'players' of the table"),
    (("players", 1, "mood"), "good", "a player of the table has an unknown part 'mood'"),
    (("deck",), "corgi-1", "'deck' of the table"),
    (("reserve",), ["cat-99"], "no card 'cat-99' in the box"),
    (("reserve",), ["X" * 50], "no card 'XXX.*… in the box"),
    (("reserve",), [None], "item 1 in 'reserve' of the table"),
    (("market",), {}, "'market' of the table"),
    (("market", 0), 5, "a card of the table should be a text"),
    (("market", 0), "cat-0", "no card 'cat-0' in the box"),
    (("board", 0), "fox", "'fox' should be one of corgi, mice"),
    (("board", 0), None, "item 1 in 'board' of the table"),
    (("first",), "me", "'first' of the table"),
    (("seat",), True, "'seat' of the table"),
    (("round",), 0.5, "'round' of the table"),
    (("phase",), "sleep", "'sleep' should be one of take-one, collect"),
    (("phase",), 0, "'phase' of the table"),
    (("clan",), "fox", "'fox' should be one of corgi, mice"),
    (("clan",), 1, "a clan of the table should be a text"),
    (("laid",), "two", "'laid' of the table"),
    (("bonus",), "take", "'bonus' of the table"),
    (("bonus",), ["win"], "'win' should be one of take, swap"),
    (("combos",), [], "'combos' of the table"),
    (("combos", "star"), 1, "'combos' of the table has an unknown part 'star'"),
    (("combos", "ask"), "one", "'ask' of 'combos' of the table"),
    (("combos",), {"ask": 0}, "'combos' of the table has no 'draw-play'"),
    (("taking",), None, "'taking' of the table"),
    (("refilled",), 1, "'refilled' of the table"),
    (("asked",), None, "'asked' of the table"),
    (("pack",), None, "'pack' of the table"),
    (("passed",), [1], "item 1 in 'passed' of the table"),
    (("passed",), [[1]], r"a sticker of the table is written as \[1\]"),
    (("passed",), [["me", {}]], "a sticker of the table should be a whole number"),
    (("passed",), [[1, "star"]], "a sticker of the table should be an object"),
    (("stuck",), ["cat-1"], "item 1 in 'stuck' of the table"),
    (("stuck",), [["cat-1", "star", 1]], "a sticker of the table is written as"),
    (("stuck",), [["cat-1", "glue"]], "'glue' should be one of draw-play, ask"),
    (("stuck",), [["cat-0", "star"]], "no card 'cat-0' in the box"),
    (("stuck",), [[None, "star"]], "a sticker of the table should be a text"),
    (("stuck",), [["cat-1", 1]], "a sticker of the table should be a text"),
    (("kept",), ["star"], "item 1 in 'kept' of the table"),
    (("decorated",), [[]], "a sticker of the table is written as"),
    (("decorated",), [["cat-0", "heart"]], "no card 'cat-0' in the box"),
    (("decorated",), [[1, "heart"]], "a card of the table should be a text"),
    (("decorated",), [[None, "star"]], "'star' should be one of heart, bolt"),
    (("decorated",), [[None, 1]], "a sticker of the table should be a text"),
    ((*FIRST, "hand", 0), "cat-99", "no card 'cat-99' in the box"),
    ((*FIRST, "hand"), None, "'hand' of a player of the table"),
    ((*FIRST, "known"), "cat-1", "'known' of a player of the table"),
    ((*FIRST, "most"), 0, "'most' of a player of the table"),
    ((*FIRST, "most"), ["any"], "item 1 in 'most' of a player of the table"),
    ((*FIRST, "album"), {}, "'album' of a player of the table"),
    ((*FIRST, "album", 0), "cat-1", "item 1 in 'album' of a player of the table"),
    ((*FIRST, "album", 0), [1], "item 1 in 'album' of a player of the table"),
    ((*FIRST, "pick"), "cat-99", "no card 'cat-99' in the box"),
    ((*FIRST, "pick"), 3, "a card of the table should be a text"),
    ((*FIRST, "stickers"), "star", "'stickers' of a player of the table"),
    ((*FIRST, "decoration"), None, "'decoration' of a player of the table"),
    ((*FIRST, "decoration"), "skull", "'skull' should be one of , heart, bolt"),
    ((*FIRST, "choosing"), "fox", "'fox' should be one of corgi, mice"),
    ((*STICKER, "size"), 1, "a sticker of the table has an unknown part 'size'"),
    ((*STICKER, "kind"), "glue", "'glue' should be one of draw-play, ask"),
    ((*STICKER, "kind"), 1, "'kind' of a sticker of the table"),
    ((*STICKER, "clan"), "fox", "'fox' should be one of corgi, mice"),
    ((*STICKER, "mark"), 5, "a sticker of the table has no mark 5"),
    ((*STICKER, "mark"), None, "'mark' of a sticker of the table"),
]


@pytest.mark.parametrize(("path", "value", "message"), DAMAGED)
def test_a_damaged_table_is_refused(
    lay: Lay, path: tuple[str | int, ...], value: JSON, message: str
) -> None:
    """ST-1: with a sentence that names what is wrong."""
    scene = at_phase(lay, "sticking")
    whole: Any = scene.state
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=message):
        scene.game.read_state(whole)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("players",), [], "ST-4: two to four players"),
        (("first",), 3, "ST-7: only those at the table have a turn"),
        (("seat",), -1, "ST-7: only those at the table have a turn"),
        (("round",), 0, "ST-17: rounds are counted from one"),
        (("market", 0), None, "ST-4: every card of the deck is there once"),
        (("market",), [], "ST-4: every card of the deck is there once"),
        (("board", 0), "mice", "ST-R1: a token in every slot"),
        (("board",), ["corgi"], "ST-R1: a token in every slot"),
        (("phase",), "giving", "ST-8: a c(lan while it is laid|ollection every turn)"),
        (("phase",), "last-pick", "ST-17: the game ends with the deck, after equal turns"),
        (("phase",), "sticking", "open hands are seen by all"),
        (("clan",), "mice", "ST-8: a clan while it is laid"),
        (("laid",), 2, "ST-8: a collection every turn"),
        (("bonus",), ["take"], "ST-10: the bonus of this collection"),
        (("combos", "ask"), 1, "ST-11: combos of cards in the album"),
        (("taking",), 1, "ST-10: two cards at most"),
        (("asked",), 1, "ST-14: nobody else is asked"),
        (("pack",), "P1", "ST-22: the pack that the track shows"),
        ((*FIRST, "known"), ["cat-1"], "ST-R27: seen cards are in the hand"),
        ((*FIRST, "most"), [0], "ST-14: an answer is about a clan"),
        ((*FIRST, "album"), [], "ST-8: a column for every clan"),
        ((*FIRST, "pick"), "pig-3", "ST-18: a pick is the last thing"),
        ((*FIRST, "decoration"), "heart", "ST-24: so do decorations"),
        ((*FIRST, "choosing"), "cat", "ST-24: a clan is chosen for a decoration"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    lay: Lay, path: tuple[str | int, ...], value: JSON, message: str
) -> None:
    """ST-4: with the promise that is broken."""
    scene = lay(*HANDS, market=MARKET)
    whole: Any = scene.state
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=f"the table cannot be so: {message}"):
        scene.game.read_state(whole)


def a_part_of_each(whole: JSON, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the way to every part of a written table, but for long lists."""
    parts: list[tuple[str | int, JSON]] = []
    if isinstance(whole, dict):
        parts += whole.items()
    elif isinstance(whole, list):
        parts += [(0, part) for part in whole[:1]]
    return [
        way for name, part in parts for way in [(*path, name), *a_part_of_each(part, (*path, name))]
    ]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("value", [None, -1, 99, "x", [], {}, [[]], True])
def test_whatever_is_damaged_is_refused_or_lawful(lay: Lay, phase: str, value: JSON) -> None:
    """ST-1: no damage to a single part breaks the reading, or a table that was read."""
    scene = at_phase(lay, phase)
    for path in a_part_of_each(scene.state):
        whole: Any = scene.state
        set_at(whole, path, value)
        try:
            table = scene.game.read_state(whole)
        except Unreadable:
            continue
        scene.game.check(table)
        for seat in range(3):
            scene.game.view(table, Seat(seat))


def no_stickers(whole: Any) -> None:
    """Let all stickers be kept."""
    for player in whole["players"]:
        whole["kept"] += player["stickers"]
        player["stickers"] = []


def no_album(whole: Any) -> None:
    """Let the first album lie on the third."""
    for column, other in zip(
        whole["players"][0]["album"], whole["players"][2]["album"], strict=True
    ):
        other.extend(column)
        column.clear()


def a_stranger_passes(whole: Any) -> None:
    """Let a sticker be passed on by nobody."""
    whole["passed"].append([3, whole["players"][0]["stickers"].pop()])


def all_on_one_card(whole: Any) -> None:
    """Let all stickers lie on one card."""
    for pair in whole["stuck"]:
        pair[0] = "mice-5"


def chosen_for_nothing(whole: Any) -> None:
    """Let a clan be chosen by one whose decoration is on the lid."""
    whole["decorated"].append([None, whole["players"][0]["decoration"]])
    whole["players"][0] |= {"decoration": "", "choosing": "cat"}


@pytest.mark.parametrize(
    ("phase", "change", "message"),
    [
        ("sticking", no_stickers, "ST-24: stickers are stuck after the game"),
        ("sticking", no_album, "ST-R23: what fits nowhere is passed on"),
        ("sticking", a_stranger_passes, "ST-7: only those at the table have a turn"),
        ("decorating", all_on_one_card, "ST-R30: one sticker a cell"),
        ("decorating", chosen_for_nothing, "ST-24: a clan is chosen for a decoration"),
    ],
)
def test_an_evening_that_cannot_be_is_refused(
    lay: Lay, phase: str, change: Callable[[Any], None], message: str
) -> None:
    """ST-24, ST-R30: every part is well written, but they do not go together."""
    scene = at_phase(lay, phase)
    whole: Any = scene.state
    change(whole)
    with pytest.raises(Unreadable, match=f"the table cannot be so: {message}"):
        scene.game.read_state(whole)


def test_a_card_of_a_campaign_keeps_its_stickers(lay: Lay) -> None:
    """ST-R28: they belong to the box, not to the table."""
    scene = lay(*HANDS, market=MARKET, game=evening("P2", "P1", mice_2=["market", "star"]))
    again = scene.game.read_state(scene.state)
    assert (again.players[0].hand[0].stars, again.players[0].hand[0].combos) == (1, [1, 2])
    same_again(scene)


def test_a_whole_evening_survives_json() -> None:
    """ST-9, ST-24: at every table of it."""
    game, luck = evening("clan", "P1 corgi P2 P3 P5 P6", cat_3=["extra", "swap"]), Chance("moves")
    table = game.prepare(3, game.options(scenario="big-fair"), Chance("seed"))
    while seats := game.to_move(table):
        again = game.read_state(game.write_state(table))
        assert written(game.write_state(again)) == written(game.write_state(table))
        seat = luck.choice(seats)
        game.play(table, seat, luck.choice(game.legal_moves(table, seat)))


def test_a_move_shows_its_spelling(lay: Lay) -> None:
    """ST-9: in records, and in a traceback."""
    move = lay(*HANDS, market=MARKET).game.by_name["corgi with dino"]
    assert (str(move), repr(move)) == ("corgi with dino", "<Move corgi with dino>")
