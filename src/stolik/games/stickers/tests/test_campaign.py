"""The campaign: evenings in a row, who joins and who leaves, and what follows from its record."""

import os
import pickle
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from stolik.core import Unreadable, deal, read_record, write_record, written
from stolik.games import game_of
from stolik.games.stickers import BOX, VERSION
from stolik.games.stickers.box_file import read_box
from stolik.games.stickers.campaign import (
    LONGEST_NAME,
    Campaign,
    Evening,
    deck_text,
    evening_game,
    go_on,
    new_campaign,
    next_evening,
    next_game,
    remember,
    standing,
)
from stolik.games.stickers.campaign_file import read_campaign, write_campaign
from stolik.games.stickers.chronicle import Change, Standing
from stolik.games.stickers.components import LID, STICKERS, Sticker
from stolik.games.stickers.options import SCENARIOS
from stolik.games.stickers.tests.evenings import (
    begun,
    last_table,
    play_evening,
    play_on,
    sit_down,
)
from stolik.games.stickers.tests.test_sticking import shared_win

CLANS = ["corgi", "mice", "rabbit", "dino", "pig", "koala", "cat", "panda", "duck"]
TRACK = ["P1", "clan", "P2"]
TRACK += [cell for power in ("P3", "P4", "P5", "P6") for cell in ("clan", "clan", power)]
SEATS_OF = (2, 2, 3, 2, 4, 3, 2, 4, 3, 2, 2, 3, 2, 4, 3)
"""How many play on each of fifteen evenings."""
NAMES = ("Аня", "Борис", "Вера", "Гоша")
KEPT = Path(__file__).parent / "campaigns" / "fifteen-evenings.json"
HOW_TO_TELL = "STOLIK_REGENERATE=1 pytest src/stolik/games/stickers/tests/test_campaign.py"


@cache
def after(evenings: int) -> Campaign:
    """Return a campaign of luck after so many evenings."""
    if evenings == 0:
        return begun(*NAMES[:2])
    return play_evening(after(evenings - 1), *NAMES[: SEATS_OF[evenings - 1]])


@cache
def stood(evenings: int) -> Standing:
    """Return how it stood then."""
    return standing(after(evenings))


TOLD = (
    "roster",
    "trophies",
    "track",
    "past",
    "opened",
    "stuck",
    "decorated",
    "aside",
    "kept",
    "placed",
)
"""All the parts of a standing but the table in play; the compiled class does not list them."""


def shown(found: Standing) -> str:
    """Return all that a standing tells."""
    plain = {name: getattr(found, name) for name in TOLD}
    for name in ("aside", "kept"):
        plain[name] = [sticker.printed() for sticker in plain[name]]
    return written(plain | {"playing": found.playing is not None})


def on_cards(found: Standing) -> Counter[str]:
    """Count the stickers on the cards, by kind."""
    return Counter(name for names in found.stuck.values() for name in names)


def loose(stickers: list[Sticker]) -> Counter[str]:
    """Count stickers that are on no card, by kind."""
    return Counter(STICKERS[sticker.kind] for sticker in stickers)


def refusal(*players: str, bots: list[str] | None = None) -> str:
    """Return why these cannot play the second evening."""
    with pytest.raises(Unreadable) as fault:
        next_evening(after(1), list(players), bots or [""] * len(players), {}, "seed", "luck")
    return str(fault.value)


# Beginning


def test_a_campaign_begins_with_nothing() -> None:
    """ST-22, ST-R28: the names and an empty track; power pack 1 comes first."""
    found = standing(begun(*NAMES))
    assert found.roster == list(NAMES)
    assert found.trophies == {name: [] for name in NAMES}
    assert (found.opened, found.stuck, found.decorated, found.aside) == ([], {}, {}, [])
    assert found.opens == "P1"
    assert found.winners() == []
    assert found.playing is None


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "'' is no name"),
        ("  ", "'  ' is no name"),
        (" Аня", "' Аня' is no name"),
        ("Аня\n", "is no name"),
        ("А\x1b[2Jня", "is no name"),
        ("Аня,Вера", "'Аня,Вера' is no name"),
        ("Аня=luck", "'Аня=luck' is no name"),
        ("я" * (LONGEST_NAME + 1), "is longer than 24 letters"),
        ("БОРИС", "two players have the same name: БОРИС, Борис"),
    ],
)
def test_a_name_has_to_be_one(name: str, why: str) -> None:
    """ST-R28: whoever cannot be named, or told from another, cannot play."""
    with pytest.raises(Unreadable) as fault:
        begun(name, "Борис")
    assert why in str(fault.value)
    assert why.removesuffix(": БОРИС, Борис") in refusal(name, "Борис")


def test_the_longest_name_fits() -> None:
    """ST-R28: twenty-four letters are a name."""
    assert begun("я" * LONGEST_NAME, "Борис").roster == ("я" * LONGEST_NAME, "Борис")


def test_a_new_name_is_not_another_players() -> None:
    """ST-R26: nor that of somebody who stays away, in other letters."""
    campaign = play_evening(begun(*NAMES[:3]), "Аня", "Борис")
    with pytest.raises(Unreadable, match="evening 2 of the campaign: two players have the same"):
        sit_down(campaign, "Аня", "вера")


def test_a_campaign_needs_two() -> None:
    """ST-1: nobody plays alone."""
    with pytest.raises(Unreadable, match="a campaign needs at least 2 players"):
        begun("Аня")


def test_a_campaign_settles_only_what_holds_every_evening() -> None:
    """ST-R28: options as ever; a scenario is chosen for an evening, if its pack is open."""
    assert begun(*NAMES, marks_match=True).options == {"marks_match": True}
    with pytest.raises(Unreadable, match="no option 'scenario'"):
        begun(*NAMES, scenario="big-fair")
    with pytest.raises(Unreadable, match="option marks_match cannot be 'yes'"):
        begun(*NAMES, marks_match="yes")


def test_a_campaign_of_an_owner() -> None:
    """ST-R28: with the components of an owner, which have to be readable."""
    with pytest.raises(Unreadable, match="the component file is not TOML"):
        new_campaign("seed", list(NAMES), {}, "no such thing")
    own = new_campaign("seed", list(NAMES), {}, BOX.replace("combo = 2", "combo = 3"))
    game, record = evening_game(sit_down(own, *NAMES))
    table = deal(game, record)
    assert table.rules.box.combo_cells == 3


def test_an_owners_box_is_a_fresh_one() -> None:
    """ST-R28: the deck of a campaign is no box to begin another one with."""
    with pytest.raises(Unreadable, match="campaign"):
        new_campaign("seed", list(NAMES), {}, f'{BOX}\n[campaign]\nopens = "P1"\n')


# Who plays an evening


@pytest.mark.parametrize("players", [[], ["Аня"], ["Аня", "Борис", "Вера", "Гоша", "Даша"]])
def test_two_to_four_play_an_evening(players: list[str]) -> None:
    """ST-R28: any two to four of the roster."""
    assert f"{len(players)} seats asked for; this game has 2 to 4" in refusal(*players)


def test_nobody_plays_twice() -> None:
    """ST-R28: nor under another spelling."""
    assert "two players have the same name" in refusal("Аня", "Аня")
    assert "two players have the same name" in refusal("Аня", "аня")


def test_every_seat_has_a_player_or_a_bot_for_one() -> None:
    """ST-R28: for whom a bot plays is told seat by seat."""
    assert refusal("Аня", "Борис", bots=[""]).startswith("evening 2 of the campaign: ")


def test_whoever_joins_has_a_row_without_trophies() -> None:
    """ST-R26: from the evening on that they first play; whoever leaves keeps theirs."""
    campaign = after(2)
    assert standing(campaign).roster == ["Аня", "Борис"]
    joined = sit_down(campaign, "Вера", "Борис")
    assert standing(joined).roster == ["Аня", "Борис", "Вера"]
    assert standing(joined).trophies == standing(campaign).trophies | {"Вера": []}
    finished = play_on(joined)
    assert standing(finished).trophies["Аня"] == standing(campaign).trophies["Аня"]
    assert sum(map(len, standing(finished).trophies.values())) >= 3
    back = play_evening(finished, "Аня", "Вера")
    assert standing(back).roster == ["Аня", "Борис", "Вера"]


def test_a_bot_stands_in() -> None:
    """ST-R28: who is away is played for; the trophies are the player's all the same."""
    here = play_evening(begun("Аня", "Борис"), "Аня", "Борис")
    bots = ["", "greed"]
    begins = next_evening(begun("Аня", "Борис"), ["Аня", "Борис"], bots, {}, "luck 1", "")
    away = begins.with_moves(here.evenings[0].moves)
    assert away.evenings[0].bots == ("", "greed")
    assert shown(standing(away)) == shown(standing(here))


def test_one_evening_after_the_other() -> None:
    """ST-R28: the next begins when the last is over."""
    with pytest.raises(Unreadable, match="the last evening is not over yet"):
        sit_down(sit_down(after(1), "Аня", "Борис"), "Аня", "Борис")
    unfinished = after(1).with_moves(after(1).evenings[0].moves[:-1])
    late = unfinished.then(after(2).evenings[1])
    with pytest.raises(Unreadable, match="evening 2 of the campaign: the evening before is not"):
        standing(late)


def test_an_evening_has_options_of_its_own() -> None:
    """ST-R28: beside those of the campaign, which they may change for once."""
    campaign = begun("Аня", "Борис", first_seat="2")
    game, record = evening_game(sit_down(campaign, "Аня", "Борис"))
    assert record.options == {"first_seat": "2"}
    assert deal(game, record).first == 1
    campaign = sit_down(campaign, "Аня", "Борис", first_seat="1", combos_in_refill=False)
    game, record = evening_game(campaign)
    assert record.options == {"first_seat": "1", "combos_in_refill": False}
    assert deal(game, record).first == 0
    with pytest.raises(Unreadable, match="evening 1 of the campaign: first_seat is 3"):
        sit_down(begun("Аня", "Борис"), "Аня", "Борис", first_seat="3")


def last_sticker(campaign: Campaign) -> str:
    """Return who stuck the last sticker of a campaign's last evening, by its moves."""
    evening = campaign.evenings[-1]
    return [evening.players[seat] for seat, move in evening.moves if move.endswith(" stick")][-1]


@pytest.mark.parametrize("evenings", [1, 2, 5, 7])
def test_who_stuck_the_last_sticker_begins(evenings: int) -> None:
    """ST-6, ST-R29: wherever they sit now, and whatever anybody wishes."""
    last = last_sticker(after(evenings))
    other = next(name for name in NAMES if name != last)
    for players in ([last, other], [other, last]):
        for wish in ({}, {"first_seat": "1"}, {"first_seat": "2"}):
            campaign = sit_down(after(evenings), *players, **wish)
            assert deal(*evening_game(campaign)).first == players.index(last)
    assert stood(evenings).stuck_last()[0] == last


def test_of_those_who_came_whoever_stuck_last_begins() -> None:
    """ST-R29: if the last one is absent, the last one present; newcomers are named, or by lot."""
    campaign, stuck_last = after(5), stood(5).stuck_last()
    assert len(stuck_last) > 2
    present = [name for name in NAMES if name != stuck_last[0]]
    first = deal(*evening_game(sit_down(campaign, *present))).first
    assert present[first] == stuck_last[1]
    for named in ("1", "2"):
        strangers = sit_down(campaign, "Даша", "Егор", first_seat=named)
        assert deal(*evening_game(strangers)).first == int(named) - 1
    assert sit_down(campaign, "Даша", "Егор").evenings[-1].options == {}


def test_decorations_do_not_count_for_who_begins() -> None:
    """ST-R29: nor does what chance has stuck."""
    found = Standing(["Аня", "Борис"], TRACK)
    for name, ornament in (("Борис", False), ("Аня", True), ("", False)):
        found.changes.append(Change(1, name, "corgi-3", "star", ornament))
    assert found.stuck_last() == ["Борис"]


def test_a_scenario_needs_its_pack() -> None:
    """ST-R28: before it is opened there is no such option."""
    with pytest.raises(Unreadable, match="evening 2 of the campaign: no option 'scenario'"):
        sit_down(after(1), "Аня", "Борис", scenario="big-fair")


def test_an_evening_is_an_ordinary_game() -> None:
    """ST-R28: its record, with the deck as components, opens anywhere and ends the same."""
    game, record = evening_game(after(7))
    again = read_record(write_record(record))
    assert again == record
    table = last_table(game, record)
    assert written(game.write_state(last_table(game_of(again), again))) == written(
        game.write_state(table)
    )
    assert table.over


def test_a_move_against_the_rules_is_refused() -> None:
    """ST-R28: with the evening and the move."""
    moves = after(1).evenings[0].moves
    with pytest.raises(Unreadable, match="evening 1 of the campaign: move 1 of the record: "):
        standing(after(1).with_moves(((moves[0][0], "end"), *moves[1:])))
    with pytest.raises(Unreadable, match=f"move {len(moves) + 1} of the record: "):
        standing(after(1).with_moves((*moves, moves[-1])))


# The track


def test_the_track_from_left_to_right() -> None:
    """ST-22: a power pack by its number, or any clan pack, each once; after game 1 the first."""
    for number in range(16):
        found = stood(number)
        kinds = ["clan" if code in CLANS else code for code in found.opened]
        assert kinds == TRACK[:number]
        assert found.opens == (TRACK[number] if number < 15 else "")
    opened = stood(15).opened
    assert sorted(code for code in opened if code in CLANS) == sorted(CLANS)


def test_the_deck_of_the_next_evening_opens_what_the_track_shows() -> None:
    """ST-22, ST-23: the leftmost open cell moves on by one with each evening."""
    for number in (0, 1, 5, 14):
        game, record = evening_game(sit_down(after(number), "Аня", "Борис"))
        progress = deal(game, record).rules.box.progress
        assert progress.opens == TRACK[number]
        assert progress.opened == stood(15).opened[:number]


def test_trophies_go_to_the_winners() -> None:
    """ST-23: after every evening a trophy more for whoever won it."""
    for number in (1, 2, 5, 15):
        game, record = evening_game(after(number))
        seats = game.ranking(last_table(game, record))[0]
        winners = {after(number).evenings[-1].players[seat] for seat in seats}
        trophies = stood(15).trophies
        assert {name for name in trophies if number in trophies[name]} == winners


def test_a_shared_win_is_a_trophy_each() -> None:
    """ST-R25: both have one of this evening."""
    found = Standing(["Аня", "Борис", "Вера"], TRACK)
    evening = Evening(("Борис", "Вера"), ("", ""), {}, "seed")
    remember(found, evening, shared_win().table, 1)
    assert found.trophies == {"Аня": [], "Борис": [1], "Вера": [1]}


# Stickers


def test_stickers_are_conserved() -> None:
    """ST-24, ST-25: what the opened packs held is on cards, set aside or kept; in the end 180."""
    packs = read_box(BOX).packs
    for number in range(16):
        found = stood(number)
        printed = Counter(
            STICKERS[sticker.kind] for code in found.opened for sticker in packs[code].stickers
        )
        assert on_cards(found) + loose(found.aside) + loose(found.kept) == printed
        assert printed.total() == 12 * number
    assert printed.total() == 180


def test_marked_stickers_are_set_aside() -> None:
    """ST-25: with two players those of both marks, with three those of one, with four none."""
    for seats, marks in ((2, [3, 3, 3, 4, 4, 4]), (3, [4, 4, 4]), (4, [])):
        found = standing(play_evening(begun(*NAMES), *NAMES[:seats]))
        assert [sticker.mark for sticker in found.aside] == marks
        assert on_cards(found).total() == 3 * seats


@pytest.mark.parametrize(("seats", "left"), [(2, [3, 3, 3, 4, 4, 4]), (3, [4, 4, 4]), (4, [])])
def test_when_players_join_their_stickers_go_on_random_cards(seats: int, left: list[int]) -> None:
    """ST-25, ST-R26: before the first game with 3 those of mark 3+, with 4 those of both."""
    campaign = sit_down(after(1), *NAMES[:seats])
    before, found = stood(1), standing(campaign)
    assert [sticker.mark for sticker in found.aside] == left
    assert len(found.placed) == 6 - len(left)
    assert on_cards(found) == on_cards(before) + Counter(name for _, name in found.placed)
    game, record = evening_game(campaign)
    cards = deal(game, record).rules.box.by_code
    for code, name in found.placed:
        assert STICKERS.index(name) in cards[code].stuck


def test_they_go_on_cards_of_the_whole_box() -> None:
    """ST-R26, ST-R22: on cards of any mark, and not always the same."""
    placed: list[tuple[str, str]] = []
    for number in range(8):
        campaign = Campaign(f"{number}", ("Аня", "Борис"), {}, after(1).evenings)
        placed += standing(sit_down(campaign, *NAMES[:3])).placed
    numbers = {int(code.partition("-")[2]) for code, _ in placed}
    assert numbers & set(range(1, 7))
    assert numbers & {7, 8, 9}
    assert numbers & {10, 11, 12}


def test_where_they_go_is_the_luck_of_the_evening() -> None:
    """ST-R26, ST-R31: it follows from no file before; older files have the campaign's own luck."""
    campaign, players, bots = after(1), list(NAMES[:3]), [""] * 3

    def placed(luck: str) -> list[tuple[str, str]]:
        return standing(next_evening(campaign, players, bots, {}, "seed", luck)).placed

    assert placed("one") == placed("one")
    assert len({str(placed(luck)) for luck in ("one", "another", campaign.seed)}) == 3
    assert placed("") == placed(campaign.seed)


def test_they_come_once() -> None:
    """ST-R26: before the first game with so many; the next with as many finds none of them."""
    three = play_evening(after(1), *NAMES[:3])
    again = standing(sit_down(three, *NAMES[:3]))
    assert again.placed == []
    assert [sticker.mark for sticker in again.aside] == [4] * 6


def test_stickers_set_aside_of_a_clan_pack_go_on_that_clan() -> None:
    """ST-R26, ST-R24: chance keeps to the clan."""
    two = after(2)
    clan = standing(two).opened[1]
    found = standing(sit_down(two, *NAMES))
    assert len(found.placed) == 12
    assert sum(code.startswith(clan) for code, _ in found.placed) >= 6
    assert all(code.startswith(clan) for code, name in found.placed if name != "market")


def test_stickers_set_aside_keep_to_their_marks_if_marks_match() -> None:
    """ST-R26, ST-R22: with the option those of mark 3+ go on cards of that mark, likewise 4."""
    campaign = play_evening(begun("Аня", "Борис", marks_match=True), "Аня", "Борис")
    placed = standing(sit_down(campaign, *NAMES)).placed
    numbers = [int(code.partition("-")[2]) for code, _ in placed]
    assert all(number in {7, 8, 9} for number in numbers[:3])
    assert all(number in {10, 11, 12} for number in numbers[3:])


def test_marks_do_not_match_for_one_evening_only() -> None:
    """ST-R22: whether marks match is settled for the whole campaign."""
    with pytest.raises(Unreadable, match="evening 1 of the campaign: option marks_match is"):
        sit_down(begun(*NAMES), *NAMES, marks_match=True)


def test_a_sticker_without_a_cell_is_kept_and_tried_again() -> None:
    """ST-R23, ST-R26: with no star cells at all the stars stay aside, evening after evening."""
    box = BOX.replace("star = 2", "star = 0", 1)
    campaign = new_campaign("seed", list(NAMES), {}, box)
    for _ in range(3):
        campaign = play_evening(campaign, "Аня", "Борис")
    found = standing(campaign)
    clan = found.opened[1]
    assert loose(found.kept) == Counter(star=4 + 6)
    assert {sticker.mark for sticker in found.aside} == {3, 4}
    more = standing(sit_down(campaign, *NAMES))
    assert loose(more.kept) == Counter(star=6 + 12)
    assert more.aside == []
    assert all(code.startswith(clan) for code, name in more.placed if name != "market")
    assert on_cards(more) + loose(more.kept) == Counter(
        {"market": 12, "star": 18, "draw-play": 3, "ask": 3}
    )


def test_every_evening_has_decorations() -> None:
    """ST-24: one for each player after each pack, on a card or on the lid."""
    found = stood(15)
    assert sum(map(len, found.decorated.values())) == sum(SEATS_OF)
    assert LID in found.decorated
    assert len(found.decorated) > 5


def test_the_deck_holds_what_is_stuck() -> None:
    """ST-R28: the deck of an evening is the box with everything on its cards."""
    found = stood(9)
    game, record = evening_game(sit_down(after(9), "Аня", "Борис"))
    assert game.components == deck_text(after(9), found)
    assert next_game(after(9)).components == game.components
    for card in deal(game, record).rules.box.cards:
        assert [STICKERS[kind] for kind in card.stuck] == found.stuck.get(card.code, [])
        assert card.decorations == found.decorated.get(card.code, [])


def test_the_deck_may_be_had_without_a_pack_to_open() -> None:
    """ST-22, ST-R31: everything else is the same; such a game ends with the scoring."""
    found = stood(9)
    text = deck_text(after(9), found)
    alone = deck_text(after(9), found, opens="")
    assert found.opens
    assert alone == text.replace(f'opens = "{found.opens}"\n', "")
    progress = read_box(alone).progress
    assert progress is not None
    assert (progress.opens, progress.opened) == ("", found.opened)


# Undoing, branching off, going on


def test_the_last_evening_is_undone() -> None:
    """ST-R28: without it the campaign is what it was before, and another evening can follow."""
    assert after(6).until(5) == after(5)
    assert shown(standing(after(6).until(5))) == shown(stood(5))
    other = play_evening(after(6).until(5), "Борис", "Вера", luck="other luck")
    assert standing(other).opened[:5] == stood(5).opened
    assert len(standing(other).opened) == 6


def test_a_campaign_branches_off_from_any_evening() -> None:
    """ST-R28: the standing after so many evenings is what it was then, whatever came later."""
    whole = after(15)
    for number in (0, 1, 4, 9, 14, 15):
        assert whole.until(number) == after(number)
        assert shown(standing(whole.until(number))) == shown(stood(number))


def test_an_unfinished_evening_is_gone_on_with() -> None:
    """ST-R28: saved in the middle of a game and opened again, it is where it was."""
    whole = after(5)
    moves = whole.evenings[-1].moves
    for number in (0, 1, 30, len(moves) - 1):
        saved = read_campaign(write_campaign(whole.with_moves(moves[:number])))
        found = standing(saved)
        assert found.playing is not None
        assert found.opened == stood(4).opened
        game, record = evening_game(saved)
        table = last_table(game, record)
        assert written(game.write_state(table)) == written(game.write_state(found.playing))
        resumed = saved.with_moves((*record.moves, *moves[number:]))
        assert shown(standing(resumed)) == shown(stood(5))


def test_luck_goes_on_with_an_unfinished_evening() -> None:
    """ST-R28: what is played after the pause counts as what was played before it."""
    paused = play_on(sit_down(after(1), "Аня", "Борис"), plies=20)
    assert len(paused.evenings[-1].moves) == 20
    assert len(standing(play_on(paused)).opened) == 2


# The end


def test_before_the_fifteenth_evening_nobody_has_won() -> None:
    """ST-R31: as long as a cell of the track is open."""
    assert all(stood(number).winners() == [] for number in range(15))


def test_most_trophies_win_the_campaign() -> None:
    """ST-R31: when all packs are open."""
    found = stood(15)
    most = max(map(len, found.trophies.values()))
    assert found.winners()
    assert all(len(found.trophies[name]) == most for name in found.winners())


@pytest.mark.parametrize(
    ("trophies", "winners"),
    [([2, 1, 3], ["Вера"]), ([3, 1, 3], ["Аня", "Вера"]), ([4, 4, 4], ["Аня", "Борис", "Вера"])],
)
def test_equal_trophies_share_the_victory(trophies: list[int], winners: list[str]) -> None:
    """ST-R31: all who have most."""
    found = Standing(list(NAMES[:3]), [])
    found.trophies = {
        name: list(range(count)) for name, count in zip(NAMES, trophies, strict=False)
    }
    assert found.winners() == winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_stays_playable_for_ever(seats: int) -> None:
    """ST-R31: a sixteenth evening opens nothing, and brings no trophy; nothing is stuck."""
    sixteen = play_evening(after(15), *NAMES[:seats])
    found, before = standing(sixteen), standing(sixteen.with_moves(()))
    assert found.playing is None
    assert found.trophies == before.trophies
    assert (found.opened, found.stuck) == (before.opened, before.stuck)
    assert found.decorated == before.decorated
    assert found.winners() == stood(15).winners()
    moves = {move.rpartition(" ")[2] for _, move in sixteen.evenings[-1].moves}
    assert not moves & {"stick", "decorate", "choose"}


def test_what_was_set_aside_still_comes_out_after_the_end() -> None:
    """ST-R31, ST-R26: the stickers of mark 4 wait for the next game of four, track or no track."""
    assert [sticker.mark for sticker in stood(15).aside] == [4, 4, 4]
    found = standing(sit_down(after(15), *NAMES))
    assert found.aside == []
    assert on_cards(found).total() == 180


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_later_evenings_have_scenarios(scenario: str) -> None:
    """ST-R31, ST-R28: once their pack is open, an evening may choose one of them."""
    sixteen = play_evening(after(15), *NAMES, scenario=scenario)
    game, record = evening_game(sixteen)
    assert record.options["scenario"] == scenario
    assert game.ending(last_table(game, record)) == "scored"


# A record


def test_a_campaign_travels() -> None:
    """Another process has the same campaign."""
    assert pickle.loads(pickle.dumps(after(2))) == after(2)  # noqa: S301 - our own bytes


@pytest.mark.parametrize(
    "campaign",
    [
        Campaign("seed", (), {}),
        Campaign("seed", ("Аня",), {}),
        Campaign("seed", ("Аня", "аня"), {}),
        Campaign("seed", ("", "Борис"), {}),
        Campaign("seed", ("Аня", "Борис"), {"scenario": "big-fair"}),
        Campaign("seed", ("Аня", "Борис"), {}, (), f'{BOX}\n[campaign]\nopens = "P1"\n'),
    ],
    ids=["nobody", "alone", "the same name", "no name", "an option", "a deck"],
)
def test_what_could_not_have_begun_does_not_stand(campaign: Campaign) -> None:
    """ST-R28: a file of names, options or components that are refused at the beginning."""
    with pytest.raises(Unreadable):
        standing(campaign)


# A whole campaign, kept


@cache
def kept() -> Campaign:
    """Return the campaign that tools/play_campaign.py played."""
    return read_campaign(KEPT.read_text("utf-8"))


def test_the_kept_campaign_goes_on_with_the_rules_of_its_evenings() -> None:
    """ST-R23, ST-R28: it is of version 1; saved again, every evening still is, move by move."""
    again = write_campaign(kept())
    assert '"version": 1' in KEPT.read_text("utf-8")
    assert read_campaign(again) == kept()
    assert write_campaign(read_campaign(again)) == again
    assert {evening.version for evening in kept().evenings} == {1}
    later = play_evening(kept(), "Аня", "Вера")
    assert read_campaign(write_campaign(later)).evenings[-1].version == VERSION
    assert len(standing(later).changes) == len(standing(kept()).changes)


def test_the_kept_campaign_stands_as_it_stood() -> None:
    """ST-22, ST-23, ST-25, ST-R26: everything that follows from the record, for people to read."""
    told = KEPT.with_suffix(".txt")
    if os.environ.get("STOLIK_REGENERATE") == "1":
        told.write_text("".join(f"{line}\n" for line in story(kept())), "utf-8")
    assert told.exists(), f"{told.name} is missing; it is written by {HOW_TO_TELL}"
    assert story(kept()) == told.read_text("utf-8").splitlines(), f"if it is meant: {HOW_TO_TELL}"


def test_the_kept_campaign_is_whole() -> None:
    """ST-R26, ST-R28: fifteen evenings of a roster that grows, with all the stickers there are."""
    found = standing(kept())
    assert len(found.opened) == len(kept().evenings) == 15
    assert len(kept().roster) == 2
    assert len(found.roster) == 5
    assert any(bot for evening in kept().evenings for bot in evening.bots)
    assert on_cards(found).total() + len(found.aside) + len(found.kept) == 180


def story(campaign: Campaign) -> list[str]:
    """Tell the evenings one by one, and how the campaign stands after them."""
    lines = ["The evenings: who played (with a bot in brackets), the pack, the trophy"]
    found = Standing(list(campaign.roster), TRACK)
    for number, evening in enumerate(campaign.evenings, 1):
        go_on(campaign, found, evening, number)
        players = [
            f"{name} ({bot})" if bot else name
            for name, bot in zip(evening.players, evening.bots, strict=True)
        ]
        winners = [name for name in found.roster if number in found.trophies[name]]
        pack = found.opened[number - 1]
        lines.append(f"{number:2}. {', '.join(players)}: {pack}; {', '.join(winners)}")
        lines += [f"    before it {name} was stuck on {code}" for code, name in found.placed]
    lines += ["", "The trophies"]
    lines += [f"{name}: {len(won)}" for name, won in found.trophies.items()]
    lines += ["", f"The winner of the campaign: {', '.join(found.winners())}"]
    lines.append(f"Opened: {' '.join(found.opened)}")
    lines.append(f"Stickers on cards: {on_cards(found).total()}")
    lines += [f"  {name}: {on_cards(found)[name]}" for name in STICKERS]
    lines.append(f"Stickers set aside: {len(found.aside)}")
    lines.append(f"Stickers without a cell: {len(found.kept)}")
    lines.append(f"Decorations: {sum(map(len, found.decorated.values()))}")
    return lines
