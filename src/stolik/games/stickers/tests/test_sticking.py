"""After a game of a campaign: the pack, the deal of its stickers, where they go, decorations."""

from collections import Counter
from typing import Any

import pytest

from stolik.core import AnyGame
from stolik.games import find
from stolik.games.stickers import BOX
from stolik.games.stickers.components import COMBOS, NOTHING, STAR, STICKERS, Sticker
from stolik.games.stickers.tests.conftest import Scene, evening

CLANS = "corgi mice rabbit dino pig koala cat panda duck"
ALL_BUT_CORGI = "P1 mice rabbit dino pig koala cat panda duck"
"""The only clan pack that is still sealed is that of the corgi."""
CORGI = [f"corgi-{number}" for number in range(1, 13)]
FULL = ["ask", "ask", "star", "star"]
"""What fills a card without a printed combo."""


def finished(*hands: str, game: AnyGame, **laid: Any) -> Scene:
    """Lay a table without a deck, and let everybody play the one card of the hand: the end."""
    scene = Scene(*hands, game=game, **laid)
    for seat, hand in enumerate(hands, 1):
        scene.play(seat, f"{hand} lay", "done")
    return scene


def two_stick(pack: str = "P1", opened: str = "", **laid: Any) -> Scene:
    """Two players after the game: the second has won, with all the cards but a few."""
    return finished("corgi-3", "duck-3", game=evening(pack, opened), **({"rest": 2} | laid))


def full(*numbers: int) -> dict[str, Any]:
    """Return stickers that fill these cards of the corgi."""
    return {f"corgi_{n}": FULL[1:] if n in {1, 2, 7, 10} else FULL for n in numbers}


def hands(scene: Scene) -> list[list[Sticker]]:
    """Return the stickers of every seat."""
    return [player.stickers for player in scene.table.players]


def kinds(stickers: list[Sticker]) -> list[str]:
    """Name the stickers."""
    return [STICKERS[sticker.kind] for sticker in stickers]


def stuck(scene: Scene) -> list[tuple[str, str]]:
    """Return what was stuck since the pack was opened: card and sticker."""
    cards = scene.box.cards
    return [(cards[card].code, STICKERS[kind]) for card, kind in scene.table.stuck]


def told(scene: Scene, key: str) -> list[Any]:
    """Return who it was that this happened to, counted from 1."""
    return [int(str(each["args"]["seat"])) + 1 for each in scene.events if each["key"] == key]


def stick_all(scene: Scene) -> Scene:
    """Stick everything on the first card that it fits on."""
    while scene.phase == "sticking":
        seat = scene.waiting[0]
        scene.play(seat, scene.moves(seat)[0])
    return scene


def sticks(scene: Scene, seat: int) -> list[str]:
    """Return where the sticker in hand can go."""
    return [move for move in scene.moves(seat) if move.endswith(" stick")]


def put_first(scene: Scene, mark: int) -> int:
    """Let a sticker of this mark be the first of somebody's, and return whose, from 1."""
    for seat, stickers in enumerate(hands(scene), 1):
        stickers.sort(key=lambda sticker: sticker.mark != mark)
        if stickers[0].mark == mark:
            return seat
    raise AssertionError(mark)


# The pack


@pytest.mark.parametrize("pack", ["P1", "P2", "P3", "P4", "P5", "P6"])
def test_the_power_pack_of_the_number_is_opened(pack: str) -> None:
    """ST-22: what the track shows is opened, after the majorities and before anything is stuck."""
    scene = two_stick(pack)
    assert scene.table.pack == pack
    assert scene.phase == "sticking"
    after = scene.told()[scene.told().index("pack-opened") :]
    assert [key for key in after if not key.startswith("new-")] == [
        "pack-opened",
        "trophy",
        "got-stickers",
        "got-stickers",
    ]


@pytest.mark.parametrize(
    ("pack", "opened", "news"),
    [
        ("P1", "", ["new-combo"]),
        ("P2", "P1", ["new-bonus"] * 3),
        ("P3", "P1", ["new-combo"]),
        ("P4", "P1", []),
        ("P5", "P1", ["new-combo"]),
        ("P6", "P1", ["new-scenarios"]),
        ("clan", "P1", []),
    ],
)
def test_what_a_pack_brings_is_told(pack: str, opened: str, news: list[str]) -> None:
    """ST-22: combos that were never seen, other bonuses, the scenarios."""
    told = two_stick(pack, opened).told()
    assert [key for key in told if key.startswith("new-")] == news


def test_a_clan_pack_is_opened_at_random() -> None:
    """ST-22: any of those that are sealed, never one that is open."""
    game = evening("clan", "P1 corgi duck")
    scenes = [finished("corgi-3", "duck-3", game=game, rest=2, seed=f"{n}") for n in range(60)]
    assert {scene.table.pack for scene in scenes} == set(CLANS.split()) - {"corgi", "duck"}


def test_the_last_clan_pack_needs_no_luck() -> None:
    """ST-22: of one sealed clan pack it is that one."""
    assert two_stick("clan", ALL_BUT_CORGI).table.pack == "corgi"


@pytest.mark.parametrize("game", [find("stickers"), evening("", "P1")], ids=["single", "evening"])
def test_without_a_pack_the_game_ends_with_the_scoring(game: AnyGame) -> None:
    """ST-R31: a single game has no pack, and after the fifteenth evening all are open."""
    scene = finished("corgi-3", "duck-3", game=game, rest=2)
    assert scene.phase == "over"
    assert scene.waiting == []
    assert "pack-opened" not in scene.told()
    assert game.ending(scene.table) == "scored"


# Trophies


def shared_win(pack: str = "P1", text: str = BOX) -> Scene:
    """Two players with equally many cards of every clan and equally many stars."""
    clans = CLANS.split()
    ours = [f"{clan}-{n}" for clan in clans[:5] for n in (1, 3, 4)]
    ours += [f"{clan}-{n}" for clan in clans[5:] for n in (2, 5, 6)]
    ours.remove("corgi-3")
    campaign = f'\n[campaign]\nopens = "{pack}"\n[campaign.stuck]\ncorgi-1 = ["star"]\n'
    game = find("stickers").with_components(text + campaign)
    return finished("corgi-3", "duck-3", albums=[" ".join(ours), ""], rest=2, game=game)


def test_the_winner_has_the_trophy() -> None:
    """ST-23: whoever wins the game is named with the pack."""
    trophy = next(each for each in two_stick().events if each["key"] == "trophy")
    assert "'seat': 1" in str(trophy["args"]["names"])
    assert "'seat': 0" not in str(trophy["args"]["names"])


def test_winners_who_share_have_a_trophy_each() -> None:
    """ST-R25: both are named."""
    scene = shared_win()
    assert scene.game.ranking(scene.table) == [[0, 1]]
    trophy = next(each for each in scene.events if each["key"] == "trophy")
    assert all(f"'seat': {seat}" in str(trophy["args"]["names"]) for seat in (0, 1))


# The deal


LAST_CARDS = ("corgi-3", "duck-3", "pig-3", "cat-3")
CATS = " ".join(f"cat-{number}" for number in range(1, 10))
"""The majority of a clan: second place."""


@pytest.mark.parametrize("pack", ["P1", "P6", "clan"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_for_each_player(seats: int, pack: str) -> None:
    """ST-24, ST-25: the stickers of this number of players, three each; the rest stay aside."""
    game = evening(pack)
    scene = Scene(*LAST_CARDS[:seats], game=game, rest=1)
    for seat in range(1, seats):
        scene.play(seat, f"{LAST_CARDS[seat - 1]} lay", "done")
    scene.play(seats, f"{LAST_CARDS[seats - 1]} lay")
    silent = scene.table.copy()
    game.play(silent, silent.seat, game.by_name["done"])
    dealt = [sticker for player in silent.players for sticker in player.stickers]
    dealt += [sticker for _, sticker in silent.passed]
    expected = [each for each in scene.box.packs[silent.pack].stickers if each.mark <= seats]
    assert len(dealt) == len(expected) == 3 * seats
    printed = [sorted(sticker.printed() for sticker in some) for some in (dealt, expected)]
    assert printed[0] == printed[1]
    if pack != "clan":
        assert [len(player.stickers) for player in silent.players] == [3] * seats


def test_the_deal_begins_with_the_last() -> None:
    """ST-R21: from the last place upward."""
    scene = finished(*LAST_CARDS[:3], albums=["", "", CATS], game=evening("P6"), rest=2)
    assert scene.game.ranking(scene.table) == [[1], [2], [0]]
    assert told(scene, "got-stickers") == [1, 3, 2]


@pytest.mark.parametrize(("more", "counts"), [(7, [4, 3, 3]), (8, [4, 3, 4])])
def test_what_is_left_over_goes_to_the_last(more: int, counts: list[int]) -> None:
    """ST-R21: of stickers that do not come out even the last has one more, then the next."""
    text = BOX.replace("unmarked = { market = 6 }", f"unmarked = {{ market = {more} }}")
    game = find("stickers").with_components(f'{text}\n[campaign]\nopens = "P1"\n')
    scene = finished(*LAST_CARDS[:3], albums=["", "", CATS], game=game, rest=2)
    assert scene.game.ranking(scene.table) == [[1], [2], [0]]
    assert [len(stickers) for stickers in hands(scene)] == counts


def test_equal_places_are_dealt_to_by_seat() -> None:
    """ST-R21: of two who share the last place the lower seat comes first."""
    text = BOX.replace("unmarked = { market = 6 }", "unmarked = { market = 7 }")
    scene = shared_win(text=text)
    assert [len(stickers) for stickers in hands(scene)] == [4, 3]


def test_the_stickers_are_shuffled() -> None:
    """ST-R21: who gets what depends on luck."""
    game, deals = evening("P6"), set()
    for number in range(12):
        scene = finished("corgi-3", "duck-3", game=game, rest=2, seed=f"{number}")
        deals.add(tuple(tuple(kinds(stickers)) for stickers in hands(scene)))
    assert len(deals) > 6


# Cells


def test_a_card_has_cells_of_two_kinds() -> None:
    """ST-2: two for combos, of which a printed one fills one, and two for stars."""
    scene = two_stick()
    for card in scene.box.cards:
        assert scene.box.free_cells(card, STAR) == 2
        assert scene.box.free_cells(card, COMBOS - 1) == 2 - len(card.printed)


def test_a_combo_sticker_takes_a_combo_cell() -> None:
    """ST-24, ST-R30: one cell is left beside a printed combo, and two where there is none."""
    scene = two_stick("P1", albums=["corgi-1", ""])
    assert scene.moves(1) == ["corgi-1 stick", "corgi-3 stick"]
    scene.play(1, "corgi-1 stick")
    assert scene.rule(1, "corgi-1 stick") == "ST-R30 no-free-cell"
    assert scene.moves(1) == ["corgi-3 stick"]
    scene.play(1, "corgi-3 stick", "corgi-3 stick")
    assert stuck(scene) == [("corgi-1", "market"), ("corgi-3", "market"), ("corgi-3", "market")]


@pytest.mark.parametrize("pack", ["P2", "P4"])
def test_a_star_sticker_takes_a_star_cell(pack: str) -> None:
    """ST-24, ST-R30: two stars on a card, whatever combos it has."""
    scene = two_stick(pack, albums=["corgi-1", ""])
    scene.play(1, "corgi-1 stick", "corgi-1 stick")
    assert scene.rule(1, "corgi-1 stick") == "ST-R30 no-free-cell"
    scene.play(1, "corgi-3 stick")
    assert scene.waiting == [2]


def test_what_other_evenings_have_stuck_stays() -> None:
    """ST-R30: a cell that is used is used for good; the other kind is still free."""
    on: dict[str, Any] = {"mice_3": ["ask", "draw-play", "star"], "corgi_3": ["star", "two-stars"]}
    albums = ["mice-3", ""]
    scene = finished("corgi-3", "duck-3", albums=albums, rest=2, game=evening("P1", **on))
    assert scene.rule(1, "mice-3 stick") == "ST-R30 no-free-cell"
    assert scene.moves(1) == ["corgi-3 stick"]
    scene = finished("corgi-3", "duck-3", albums=albums, rest=2, game=evening("P2", **on))
    assert scene.rule(1, "corgi-3 stick") == "ST-R30 no-free-cell"
    assert scene.moves(1) == ["mice-3 stick"]


def test_only_on_cards_of_the_own_album() -> None:
    """ST-24: not on those of another player, nor on those that were not played."""
    scene = two_stick()
    assert scene.rule(1, "duck-3 stick") == "ST-24 not-in-album"
    assert scene.rule(1, "corgi-12 stick") == "ST-24 not-in-album"
    assert all(move.endswith(" stick") for move in scene.moves(2))
    assert "corgi-3 stick" not in scene.moves(2)


def test_all_stick_at_the_same_time() -> None:
    """ST-R30: nobody waits for anybody, and whoever is done is asked no more."""
    scene = two_stick(albums=["corgi-4", ""])
    assert scene.waiting == [1, 2]
    scene.play(2, "duck-3 stick").play(1, "corgi-3 stick").play(2, "duck-3 stick", "mice-3 stick")
    assert scene.waiting == [1]
    assert scene.rule(2, "mice-3 stick") == "ST-24 no-sticker"
    assert scene.moves(2) == []
    assert scene.rule(1, "lid decorate") == "ST-9 other-question"
    scene.play(1, "corgi-3 stick", "corgi-4 stick")
    assert scene.phase == "decorating"


def test_unless_somebody_thinks_otherwise_stickers_follow_the_deal() -> None:
    """ST-R21, ST-R30: the first is in hand, and the next follows it."""
    scene = two_stick("P6")
    dealt = kinds(hands(scene)[1])
    for code in ("duck-4", "duck-5", "duck-6"):
        scene.play(2, f"{code} stick")
    assert stuck(scene) == list(zip(("duck-4", "duck-5", "duck-6"), dealt, strict=True))


def test_which_of_the_own_stickers_comes_first_is_the_players_choice() -> None:
    """ST-R30: another kind is taken in hand, as often as one likes, and stuck before the others."""
    scene = two_stick("P6")
    first, other = (STICKERS.index(kind) for kind in ("star", "draw-play"))
    hands(scene)[1].sort(key=lambda sticker: sticker.kind != first)
    assert [kind for kind in kinds(hands(scene)[1]) if kind == "draw-play"]
    assert "draw-play hold" in scene.moves(2)
    assert "star hold" not in scene.moves(2)
    scene.play(2, "draw-play hold")
    assert hands(scene)[1][0].kind == other
    scene.play(2, "star hold", "draw-play hold", "duck-4 stick")
    assert stuck(scene) == [("duck-4", "draw-play")]
    assert scene.rule(2, "ask hold") == "ST-R30 no-other-sticker"


def test_what_fits_nowhere_is_not_taken_in_hand() -> None:
    """ST-R23, ST-R30: it is passed on when its turn comes, and nobody has to think of it before."""
    game = evening("clan", ALL_BUT_CORGI, corgi_3=["star", "two-stars"])
    scene = finished("corgi-3", "duck-3", rest=2, game=game)
    stickers = hands(scene)[0]
    stickers[:] = [Sticker(kind, 0, 2) for kind in (0, STAR, 1)]
    assert [move for move in scene.moves(1) if move.endswith("hold")] == ["ask hold"]


def test_of_the_same_kind_only_another_mark_makes_a_difference() -> None:
    """ST-R22, ST-R30: and that only where marks have to match."""
    for marks_match in (False, True):
        game = evening("P1")
        scene = finished("corgi-3", "duck-3", "pig-3", rest=1, game=game, marks_match=marks_match)
        hands(scene)[0][:] = [Sticker(2, NOTHING, mark) for mark in (2, 2, 3)]
        assert ("market hold" in scene.moves(1)) == marks_match
    scene.play(1, "market hold")
    assert [sticker.mark for sticker in hands(scene)[0]] == [3, 2, 2]


# What a sticker may go on


def test_a_clan_pack_is_for_cards_of_that_clan() -> None:
    """ST-R24: its stickers go nowhere else."""
    scene = two_stick("clan", ALL_BUT_CORGI, albums=["corgi-4 mice-3", ""])
    assert {sticker.clan for stickers in hands(scene) for sticker in stickers} == {0}
    assert scene.rule(1, "mice-3 stick") == "ST-R24 sticker-of-clan"
    assert sticks(scene, 1) == ["corgi-4 stick", "corgi-3 stick"]
    assert all(move.startswith("corgi") for move in sticks(scene, 2))


@pytest.mark.parametrize("mark", [3, 4])
def test_a_mark_says_only_when_a_sticker_comes_out(mark: int) -> None:
    """ST-R22: a marked sticker goes on any card with a free cell."""
    albums = ["corgi-8 corgi-11", "duck-8 duck-11", "pig-8 pig-11", ""]
    scene = finished(*LAST_CARDS, albums=albums, rest=4, game=evening("P1"))
    seat = put_first(scene, mark)
    clan = LAST_CARDS[seat - 1].split("-")[0]
    assert {f"{clan}-{n} stick" for n in (3, 8, 11)} <= set(scene.moves(seat))


@pytest.mark.parametrize(("mark", "other"), [(3, 4), (4, 3)])
def test_marks_may_have_to_match(mark: int, other: int) -> None:
    """ST-R22: with the option a marked sticker goes on cards of its mark; others go anywhere."""
    numbers = {2: 3, 3: 8, 4: 11}
    albums = ["corgi-8 corgi-11", "duck-8 duck-11", "pig-8 pig-11", "cat-8 cat-11"]
    game = evening("P1")
    scene = finished(*LAST_CARDS, albums=albums, rest=4, game=game, marks_match=True)
    seat = put_first(scene, mark)
    clan = LAST_CARDS[seat - 1].split("-")[0]
    assert f"{clan}-{numbers[mark]} stick" in scene.moves(seat)
    for wrong in (2, other):
        assert scene.rule(seat, f"{clan}-{numbers[wrong]} stick") == "ST-R22 mark-differs"
    seat = put_first(scene, 2)
    clan = LAST_CARDS[seat - 1].split("-")[0]
    assert {f"{clan}-{n} stick" for n in numbers.values()} <= set(scene.moves(seat))


# What fits nowhere


def corgi_pack(*albums: str, rest: int, last: tuple[str, ...] = LAST_CARDS, **on: Any) -> Scene:
    """Return a table at which the pack of the corgi was opened."""
    game = evening("clan", ALL_BUT_CORGI, **on)
    return finished(*last[: len(albums)], albums=list(albums), rest=rest, game=game)


NO_CORGI = ("mice-3", "duck-3", "pig-3", "cat-3")


@pytest.mark.parametrize(("seat", "taker"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_a_sticker_passes_to_the_next_player_clockwise(seat: int, taker: int) -> None:
    """ST-R23: of three who could take it the one to the left does; after the fourth, the first."""
    albums, rest = [""] * 4, (seat + 1) % 4 + 1
    albums[taker - 1] = "corgi-3 corgi-4 corgi-5"
    albums[(seat + 2) % 4] = "corgi-6 corgi-8 corgi-9"
    scene = stick_all(corgi_pack(*albums, rest=rest, last=NO_CORGI))
    passed = [each["args"] for each in scene.events if each["key"] == "sticker-passed"]
    assert [each["seat"] for each in passed] == [seat - 1] * 3
    assert all(f"'seat': {taker - 1}" in str(each["whom"]) for each in passed)


def test_whoever_cannot_take_it_is_left_out() -> None:
    """ST-R23: it goes on to the first player clockwise who has a place for it."""
    scene = stick_all(corgi_pack("", "", " ".join(CORGI[:9]), rest=1, last=NO_CORGI))
    passed = [each["args"] for each in scene.events if each["key"] == "sticker-passed"]
    assert all("'seat': 2" in str(each["whom"]) for each in passed)
    assert sorted(told(scene, "sticker-passed")) == [1] * 3 + [2] * 3
    assert len(stuck(scene)) == 9
    assert all(code in CORGI for code, _ in stuck(scene))


def test_passed_stickers_follow_when_all_have_stuck_theirs() -> None:
    """ST-R30: from the last place upward, one after another, each stuck before the next."""
    scene = corgi_pack("", "", " ".join(CORGI[:9]), rest=1, last=NO_CORGI)
    assert scene.game.ranking(scene.table)[0] == [0]
    last_first = [seat for place in scene.game.ranking(scene.table)[::-1] for seat in place]
    waiting = [(seat + 1, sticker.printed()) for seat, sticker in scene.table.passed]
    assert [seat for seat, _ in waiting] == [
        seat + 1 for seat in last_first if seat != 2 for _ in range(3)
    ]
    for _ in range(3):
        scene.play(3, scene.moves(3)[0])
    for number, (seat, printed) in enumerate(waiting):
        assert scene.waiting == [3]
        assert [sticker.printed() for sticker in hands(scene)[2]] == [printed]
        assert told(scene, "sticker-passed") == [each for each, _ in waiting[: number + 1]]
        assert told(scene, "sticker-passed")[-1] == seat
        scene.play(3, scene.moves(3)[0])
    assert scene.phase == "decorating"


def test_one_kind_can_pass_while_the_other_is_stuck() -> None:
    """ST-R23, ST-R30: without a star cell the stars move on, and the combos are stuck here."""
    game = evening("clan", ALL_BUT_CORGI, corgi_3=["star", "two-stars"])
    seeds = (f"{number}" for number in range(99))
    scenes = (finished("corgi-3", "duck-3", rest=2, game=game, seed=seed) for seed in seeds)
    scene = next(each for each in scenes if len(each.table.passed) == 2 and hands(each)[0])
    assert kinds(hands(scene)[0])[0] in ("draw-play", "ask")
    assert {STICKERS[sticker.kind] for _, sticker in scene.table.passed} == {"star"}
    scene.play(1, "corgi-3 stick")
    assert scene.waiting == [2]
    stick_all(scene)
    assert told(scene, "sticker-passed") == [1, 1]


def test_a_card_that_fills_up_lets_the_next_sticker_pass() -> None:
    """ST-R23: what fitted when it was dealt may fit no more when its turn comes."""
    scene = two_stick("P1")
    scene.play(1, "corgi-3 stick", "corgi-3 stick")
    assert scene.waiting == [2]
    assert [(seat, STICKERS[one.kind]) for seat, one in scene.table.passed] == [(0, "market")]
    stick_all(scene)
    assert told(scene, "sticker-passed") == [1]


def test_what_fits_in_no_album_goes_where_its_owner_chooses() -> None:
    """ST-R23: any lawful card of the box, here those that two players do not play with."""
    game = evening("clan", ALL_BUT_CORGI, **full(1, 2, 3, 4, 5, 6))
    scene = finished("mice-3", "duck-3", rest=2, game=game)
    assert [len(stickers) for stickers in hands(scene)] == [3, 3]
    assert scene.waiting == [1, 2]
    assert scene.rule(1, "mice-3 stick") == "ST-R24 sticker-of-clan"
    assert scene.rule(1, "corgi-6 stick") == "ST-R30 no-free-cell"
    assert [card["card"] for card in scene.view(1)["offered"]] == CORGI[6:]
    for seat in (1, 2):
        assert sticks(scene, seat) == [f"{code} stick" for code in CORGI[6:]]
        scene.play(seat, "corgi-9 stick")
    assert stuck(scene) == [("corgi-9", kind) for _, kind in stuck(scene)]
    stick_all(scene)
    assert scene.phase == "decorating"
    assert not {"stuck-by-chance", "sticker-passed"} & set(scene.told())


def test_what_fits_in_another_album_is_not_stuck_anywhere() -> None:
    """ST-R23: it is passed on, for the others have a place for it; the book wants albums."""
    scene = corgi_pack("", "corgi-4", rest=2, last=("mice-3", "duck-3"))
    assert scene.rule(2, "corgi-12 stick") == "ST-24 not-in-album"
    assert scene.waiting == [2]
    assert scene.view(2)["offered"] == []


def test_in_games_of_before_chance_sticks_what_fits_in_no_album() -> None:
    """ST-R23, as version 1 had it: what was stuck then stays where chance has stuck it."""
    found = Counter[str]()
    game = evening("clan", ALL_BUT_CORGI, version=1, **full(1, 2, 3, 4, 5, 6))
    for number in range(12):
        scene = finished("mice-3", "duck-3", rest=2, game=game, seed=f"{number}")
        assert scene.phase == "decorating"
        assert scene.told().count("stuck-by-chance") == 6
        found.update(code for code, _ in stuck(scene))
    assert set(found) == set(CORGI[6:])


@pytest.mark.parametrize("version", [1, None])
def test_the_box_too_keeps_to_the_marks_if_they_match(version: int | None) -> None:
    """ST-R22, ST-R23: unmarked stickers go on cards of any mark; for the marked ones is no card."""
    game = evening("clan", ALL_BUT_CORGI, version, **full(*range(1, 10)))
    scene = stick_all(finished(*NO_CORGI[:3], rest=1, game=game, marks_match=True))
    assert scene.phase == "decorating"
    assert {code for code, _ in stuck(scene)} <= {"corgi-10", "corgi-11", "corgi-12"}
    assert len(stuck(scene)) == 6
    assert [sticker.mark for sticker in scene.table.kept] == [3, 3, 3]


def test_without_any_cell_a_sticker_is_kept() -> None:
    """ST-R23: no free cell in the whole box; it stays aside, and the evening goes on."""
    scene = corgi_pack("", "", rest=2, last=("mice-3", "duck-3"), **full(*range(1, 13)))
    assert scene.phase == "decorating"
    assert stuck(scene) == []
    assert sorted(kinds(scene.table.kept)) == sorted(["star"] * 4 + ["draw-play", "ask"])
    assert scene.told().count("sticker-kept") == 6


# Decorations


def decorated(scene: Scene) -> list[tuple[str, str]]:
    """Return the decorations that were stuck: where, and which."""
    cards = scene.box.cards
    return [
        ("lid" if card == NOTHING else cards[card].code, name)
        for card, name in scene.table.decorated
    ]


def decorating(pack: str = "P1") -> Scene:
    """Two players who have stuck everything but their decorations."""
    return stick_all(two_stick(pack))


def test_a_decoration_goes_on_the_lid() -> None:
    """ST-24: one for each player; the last one ends the evening."""
    scene = decorating()
    assert scene.waiting == [1, 2]
    scene.play(2, "lid decorate")
    assert scene.waiting == [1]
    assert scene.moves(2) == []
    assert scene.rule(2, "lid decorate") == "ST-24 no-decoration"
    scene.play(1, "lid decorate")
    assert scene.phase == "over"
    assert decorated(scene) == [("lid", "bolt"), ("lid", "heart")]


@pytest.mark.parametrize("code", ["corgi-3", "duck-3", "panda-12"])
def test_a_decoration_goes_on_any_card_of_the_box(code: str) -> None:
    """ST-24: of the own album, of another, or not even in this game: first its clan, then it."""
    scene, clan = decorating(), code.partition("-")[0]
    assert scene.moves(1) == [f"{each} choose" for each in CLANS.split()] + ["lid decorate"]
    assert scene.rule(1, f"{code} decorate") == "ST-24 clan-first"
    assert scene.rule(1, "end") == "ST-9 other-question"
    scene.play(1, f"{clan} choose")
    assert scene.waiting == [1, 2]
    assert scene.moves(1) == [f"{clan}-{number} decorate" for number in range(1, 13)]
    for other in ("mice-3 decorate", "lid decorate", "mice choose", f"{clan} choose"):
        assert scene.rule(1, other) == "ST-24 other-clan-chosen"
    scene.play(1, f"{code} decorate").play(2, "lid decorate")
    assert decorated(scene) == [(code, "heart"), ("lid", "bolt")]
    assert [key for key in scene.told() if key == "decorated"] == ["decorated"] * 2


def test_a_decoration_takes_no_cell() -> None:
    """ST-24: it goes on a card whose cells are full, and changes nothing there."""
    game = evening("P1", corgi_4=FULL)
    albums = ["mice-3 corgi-4", ""]
    scene = stick_all(finished("corgi-3", "duck-3", albums=albums, rest=2, game=game))
    stuck_before, points = stuck(scene), scene.points
    scene.play(1, "corgi choose", "corgi-4 decorate")
    assert stuck(scene) == stuck_before
    assert scene.points == points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_decoration(seats: int) -> None:
    """ST-24: one each, of the pack that was opened."""
    scene = finished(*LAST_CARDS[:seats], game=evening("P2"), rest=1)
    given = [player.decoration for player in scene.table.players]
    assert given == ["crown", "bow", "flame", "cloud"][:seats]


# The points of the game


@pytest.mark.parametrize("pack", ["P2", "P4"])
def test_points_and_places_are_those_of_the_game(pack: str) -> None:
    """ST-24, ST-R20: stars that are stuck now count in the next game, not in this one."""
    scene = two_stick(pack, albums=["mice-3 mice-4", ""])
    before = scene.points, scene.game.ranking(scene.table)
    stick_all(scene).play(1, "lid decorate").play(2, "lid decorate")
    assert (scene.points, scene.game.ranking(scene.table)) == before


def test_the_sticking_does_not_break_a_tie() -> None:
    """ST-R21, ST-R25: whoever shared the win shares it when the stars are stuck as well."""
    scene = shared_win("P2")
    scene.play(1, "corgi-1 stick", "corgi-3 stick", "corgi-3 stick")
    assert scene.game.ranking(scene.table) == [[0, 1]]
    assert told(scene, "got-stickers") == [1, 2]
