"""The ladder: who plays better, by how much, and how sure that is."""

import json
import resource
import signal
import sys
import time
from math import log
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from stolik import bots
from stolik.core import AnyGame, Broken, Record, Unreadable, Value, begin
from stolik.lab import ladder
from stolik.lab.kept import Kept
from stolik.lab.ladder import Bout, LadderPlan, Result, climb, left_to_play
from stolik.lab.ladder_picture import picture
from stolik.lab.rating import by_deal, stages_of, standing
from stolik.lab.strength import Choices, bent, errors, likeliest

from .program import finish, in_every_language, refused, refused_in_every_language, start, stolik

PLAN = LadderPlan("geroychiki", 2, ("luck", "greed", "child"), 2, "a ladder", {})


def played(plan: LadderPlan) -> list[Result]:
    """Return all games of a ladder."""
    return list(climb(plan, plan.bouts(), 1))


def won(match: int, deal: int, places: tuple[int, ...], turn: int = 0) -> Result:
    """Return a game that ended so."""
    return Result(Bout(match, deal, turn), places, (0,) * len(places), (0.0,) * len(places))


# Who meets whom


def test_everybody_meets_everybody_and_the_first_meets_itself() -> None:
    """Every match on every deal, in both seatings."""
    assert PLAN.matches() == [
        ("luck", "greed"),
        ("luck", "child"),
        ("greed", "child"),
        ("luck", "luck"),
    ]
    bouts = list(PLAN.bouts())
    assert len(bouts) == len(set(bouts)) == 4 * 2 * 2
    assert bouts[:2] == [Bout(0, 0, 0), Bout(0, 0, 1)]


def test_only_those_meet_who_are_to_meet() -> None:
    """Where a full cross would be too dear; the mirror is played all the same."""
    some = (("luck", "greed"), ("greed", "child"))
    plan = LadderPlan("geroychiki", 2, PLAN.bots, 1, "some", {}, met=some)
    assert plan.matches() == [*some, ("luck", "luck")]
    found = standing(plan, played(plan))
    assert set(found.cross) == {*some, *(pair[::-1] for pair in some)}
    assert set(found.elo) == set(PLAN.bots)


def test_a_bot_whose_steps_are_counted_has_no_clock_in_a_ladder() -> None:
    """So a slow machine plays the same games; a bot that has nothing but its clock keeps it."""
    best, by_clock = bots.unhurried(bots.find("level-5")), bots.find("search:0.2s")
    assert isinstance(best, bots.Level)
    assert (best.steps, best.seconds) == (bots.LEVELS["level-5"].steps, 0.0)
    assert bots.unhurried(by_clock) is by_clock
    assert bots.unhurried(bots.find("greed")) is bots.find("greed")


def test_at_a_larger_table_seats_are_filled_in_turn() -> None:
    """Two bots at a table of three: one of them sits there twice."""
    plan = LadderPlan("geroychiki", 3, ("luck", "greed"), 1, "three", {})
    assert plan.matches() == [("luck", "greed", "luck"), ("luck",) * 3]
    assert len(list(plan.bouts())) == 6


def test_a_deal_is_the_same_in_every_seating(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed of the table knows the deal alone; the luck of the bots knows the game."""
    seeds: list[str] = []

    def noted(game: AnyGame, seats: int, seed: str, options: dict[str, Value]) -> Record:
        seeds.append(seed)
        return begin(game, seats, seed, options)

    monkeypatch.setattr(ladder, "begin", noted)
    played(LadderPlan("geroychiki", 2, ("luck", "greed"), 1, "same", {}))
    assert set(seeds) == {"same deal 0"}
    assert len(seeds) == 4


def test_the_same_seed_gives_the_same_games_on_any_number_of_workers() -> None:
    """But for how long anybody thought."""
    alone = {each.bout: each[1:3] for each in played(PLAN)}
    together = {each.bout: each[1:3] for each in climb(PLAN, PLAN.bouts(), 2)}
    assert alone == together


def test_without_ray_a_ladder_on_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a sentence that says what to install."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Unreadable, match=r"stolik\[ray\]"):
        list(climb(PLAN, PLAN.bouts(), 1, ray=True))


def test_a_fault_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it can be played again."""

    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(ladder, "played_out", broken)
    with pytest.raises(Broken, match="deal 1, turn 0 of luck, greed: oh"):
        ladder.play_bout(PLAN, Bout(0, 1, 0))


# Strength


def test_two_seats_are_bradley_and_terry() -> None:
    """Three wins of four are odds of three to one, but for the half draw everybody is given."""
    plan = LadderPlan("geroychiki", 2, ("a", "b"), 200, "x", {})
    results = [won(0, deal, (0, 1) if deal % 4 else (1, 0)) for deal in range(200)]
    found = standing(plan, results)
    assert found.cross["a", "b"].figure == 0.75
    assert found.cross["b", "a"].figure == 0.25
    assert found.elo["a"].figure == 0.0
    assert found.elo["b"].figure == pytest.approx(-190.5, abs=3)
    low, high = found.cross["a", "b"][1:]
    assert 0.66 < low < 0.75 < high < 0.83
    assert found.elo["b"].low < -190 < found.elo["b"].high < -120


def test_a_draw_is_half_a_win() -> None:
    """For both."""
    assert stages_of(("a", "b"), (0, 0)) == [(("a", "b"), ("a", "b"))]
    plan = LadderPlan("geroychiki", 2, ("a", "b"), 10, "x", {})
    found = standing(plan, [won(0, deal, (0, 0)) for deal in range(10)])
    assert found.cross["a", "b"].figure == 0.5
    assert found.elo["b"].figure == pytest.approx(0, abs=1e-6)


def test_games_of_one_deal_count_as_one_piece_of_luck() -> None:
    """If the deal decides, two seatings say no more than one: the interval must not shrink."""
    plan = LadderPlan("geroychiki", 2, ("a", "b"), 40, "x", {})
    once = [won(0, deal, (deal % 2, 1 - deal % 2)) for deal in range(40)]
    twice = once + [won(0, deal, (deal % 2, 1 - deal % 2), 1) for deal in range(40)]
    one, two = (standing(plan, results).cross["a", "b"] for results in (once, twice))
    assert two.high - two.low == pytest.approx(one.high - one.low, abs=0.05)


def test_a_bot_that_wins_everything_is_not_infinitely_strong() -> None:
    """And its share is not surer than so many deals can make it."""
    plan = LadderPlan("geroychiki", 2, ("a", "b"), 20, "x", {})
    found = standing(plan, [won(0, deal, (0, 1), turn) for deal in range(20) for turn in (0, 1)])
    assert found.cross["a", "b"].figure == 1.0
    assert 0.75 < found.cross["a", "b"].low < 0.9
    assert -1000 < found.elo["b"].figure < -300


def test_more_seats_are_plackett_and_luce() -> None:
    """A ranking is a row of choices; the likeliest strengths bring the same shares back."""
    assert stages_of(("a", "b", "c"), (1, 0, 2)) == [
        (("a", "b", "c"), ("b",)),
        (("a", "c"), ("a",)),
    ]
    plan = LadderPlan("geroychiki", 3, ("a", "b", "c"), 6, "x", {})
    orders = [(0, 1, 2)] * 60 + [(0, 2, 1)] * 20 + [(1, 0, 2)] * 25 + [(2, 1, 0)] * 5
    results = [won(0, number, places) for number, places in enumerate(orders)]
    found = standing(plan, results)
    assert found.elo["a"].figure > found.elo["b"].figure > found.elo["c"].figure


def test_the_strengths_of_a_lopsided_chain_settle() -> None:
    """In a chain they are logarithms of odds, added up: known without any fit."""
    odds = [400, 0.01, 3000, 99, 1, 5000]
    size = len(odds) + 1
    wins = [0.0] * size
    among: dict[tuple[int, ...], float] = {}
    for place, ahead in enumerate(odds):
        among[place, place + 1] = 1 + ahead
        wins[place] += 1
        wins[place + 1] += ahead
    choices = Choices(wins, among)
    found = likeliest(choices, [0.0] * size)
    known = [sum(log(ahead) for ahead in odds[:place]) for place in range(size)]
    assert found == pytest.approx(known, abs=1e-9)
    variances = [sum(1 + 1 / ahead for ahead in odds[:place]) for place in range(size)]
    assert [error**2 for error in errors(choices, found)] == pytest.approx(variances)


def test_the_likeliest_strengths_bring_back_what_was_won() -> None:
    """Of tables of three, one of them with a bot that sits there twice; from any start."""
    choices = Choices([50.0, 31.0, 4.0], {(0, 1, 2): 60.0, (0, 0, 1): 20.0, (1, 2): 5.0})
    found = likeliest(choices, [0.0] * 3)
    assert bent(choices, found)[0] == pytest.approx([0, 0], abs=1e-6)
    assert likeliest(choices, [0.0, 15.0, -15.0]) == pytest.approx(found, abs=1e-6)


def test_strengths_without_a_likeliest_one_are_a_fault() -> None:
    """Somebody who lost nothing, with no draw given, is stronger than any number."""
    with pytest.raises(Broken, match="do not settle"):
        likeliest(Choices([0.0, 9.0], {(0, 1): 9.0}), [0.0, 0.0])


def test_whoever_has_not_played_has_no_strength() -> None:
    """And is not in the picture; those who did not meet are given draws if no games link them."""
    plan = LadderPlan("geroychiki", 2, ("a", "b", "c", "d", "e"), 9, "x", {})
    only = [won(plan.matches().index(("b", "c")), 0, (0, 1))]
    assert list(standing(plan, only).elo) == ["b", "c"]
    assert ">a<" not in picture(standing(plan, only), "")
    apart = [*only, won(plan.matches().index(("d", "e")), 0, (0, 1))]
    assert list(standing(plan, apart).elo) == ["b", "c", "d", "e"]
    assert "<svg" in picture(standing(plan, []), "")


@pytest.mark.parametrize("deals", [1, 4])
def test_a_clean_sweep_does_not_make_a_strength_sure(deals: int) -> None:
    """Drawing the same few deals again would never show anything else."""
    plan = LadderPlan("geroychiki", 2, ("a", "b"), deals, "x", {})
    swept = [won(0, deal, (1, 0), turn) for deal in range(deals) for turn in (0, 1)]
    elo = standing(plan, swept).elo["b"]
    assert elo.low < elo.figure - 300
    assert elo.high > elo.figure + 300


def test_all_matches_share_the_deals() -> None:
    """A deal is drawn with all its games; one that a match has not come to is missing there."""
    plan = LadderPlan("geroychiki", 2, ("a", "b", "c"), 3, "x", {})
    results = [won(match, deal, (0, 1)) for match in (0, 1) for deal in (2, 0, 1)]
    deals = by_deal(plan, [*results, won(2, 1, (0, 1))])
    assert [deal.stages.total() for deal in deals] == [2, 3, 2]
    assert standing(plan, [*results, won(2, 1, (0, 1))]).cross["b", "c"].figure == 1.0


def test_the_mirror_shows_one_half() -> None:
    """A bot against itself; with nothing played yet, nothing is known."""
    assert standing(PLAN, []).mirror == (0.5, 0.0, 1.0)
    found = standing(PLAN, played(PLAN))
    assert found.mirror.low <= 0.5 <= found.mirror.high
    assert found.games == 16
    assert found.elo["greed"].figure > 200
    assert found.slowest["greed"] > 0


def test_the_picture_shows_everybody() -> None:
    """Names, figures and shares, as SVG that any reader takes; names are escaped."""
    plan = LadderPlan("geroychiki", 2, ("a<b", "b"), 5, "x", {})
    found = standing(plan, [won(0, deal, (0, 1)) for deal in range(5)])
    drawn = ET.fromstring(picture(found, "Shelf & co"))  # noqa: S314 - our own
    said = [each.text for each in drawn.iter() if each.text and each.text.strip()]
    assert {"Shelf & co", "a<b", "b", "100%", "0%", "+0"} <= set(said)


def test_a_long_name_has_room_in_the_picture() -> None:
    """The first column is as wide as it; columns have numbers."""
    long = "search:20:looks=2:sharp=0.5"
    plan = LadderPlan("geroychiki", 2, (long, f"{long}1"), 5, "x", {})
    drawn = ET.fromstring(picture(standing(plan, [won(0, 0, (0, 1))]), ""))  # noqa: S314 - our own
    texts = [each for each in drawn.iter() if each.tag.endswith("text") and each.text]
    named = [each for each in texts if "search" in str(each.text)]
    others = [float(each.attrib["x"]) for each in texts if each not in named]
    assert len(named) == 4
    assert min(others) > 7 * len(long)


# Going on


def test_a_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    """What is in the file is not played again; a line that was cut off is."""
    file = tmp_path / "ladder.jsonl"
    kept = Kept(PLAN, file)
    results = played(PLAN)
    for result in results[:5]:
        kept.add(result)
    file.write_text(file.read_text() + '{"bout": {"ma')
    again = Kept(PLAN, file)
    assert again.results == results[:5]
    assert left_to_play(PLAN, again.results) == [each.bout for each in results[5:]]
    again.add(results[5])
    assert Kept(PLAN, file).results == results[:6]


def test_a_ladder_may_be_made_longer_or_looked_at_shorter(tmp_path: Path) -> None:
    """How many deals are played is not what makes it another ladder."""
    file = tmp_path / "ladder.jsonl"
    kept = Kept(PLAN, file)
    for result in played(PLAN):
        kept.add(result)
    longer = LadderPlan("geroychiki", 2, PLAN.bots, 3, PLAN.seed, {})
    assert len(left_to_play(longer, Kept(longer, file).results)) == 8
    shorter = LadderPlan("geroychiki", 2, PLAN.bots, 1, PLAN.seed, {})
    assert len(Kept(shorter, file).results) == 8


@pytest.mark.parametrize("text", ["{}\n", "[]\n", "5\n", "word\n", "word", '{"ladder": 1}\nword\n'])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    """And not written over."""
    file = tmp_path / "ladder.jsonl"
    file.write_text(text)
    with pytest.raises(Unreadable, match="ladder"):
        Kept(PLAN, file)
    assert file.read_text() == text


@pytest.mark.parametrize("cut", [0, 3, 11, 60])
def test_a_file_that_was_cut_off_at_once_is_begun_anew(tmp_path: Path, cut: int) -> None:
    """There is nothing in it to lose."""
    file = tmp_path / "ladder.jsonl"
    Kept(PLAN, file)
    whole = file.read_text()
    file.write_text(whole[:cut])
    assert Kept(PLAN, file).results == []
    assert file.read_text() == whole


@pytest.mark.parametrize(
    ("part", "bad"),
    [
        ("places", [0]),
        ("places", [0, 2]),
        ("places", [True, False]),
        ("places", "01"),
        ("points", [1, "2"]),
        ("points", None),
        ("slowest", [0.0, float("nan")]),
        ("slowest", [-1, 0]),
        ("bout", {"match": 4, "deal": 0, "turn": 0}),
        ("bout", {"match": 0, "deal": -1, "turn": 0}),
        ("bout", {"match": 0, "deal": 0, "turn": 2}),
        ("bout", {"match": 0, "deal": 0.5, "turn": 0}),
        ("bout", {"match": 0, "deal": 0}),
        ("bout", []),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, part: str, bad: object) -> None:
    """Whatever is wrong with it; nothing is written over."""
    file = tmp_path / "ladder.jsonl"
    good = won(0, 0, (0, 1))
    line = json.dumps(good._asdict() | {"bout": good.bout._asdict(), part: bad})
    Kept(PLAN, file).add(good)
    file.write_text(file.read_text() + line + "\n")
    with pytest.raises(Unreadable, match=r"line 3 of .*ladder\.jsonl is damaged"):
        Kept(PLAN, file)


def test_a_line_that_is_no_text_is_named(tmp_path: Path) -> None:
    """Half a block of noise from a bad disk."""
    file = tmp_path / "ladder.jsonl"
    Kept(PLAN, file).add(won(0, 0, (0, 1)))
    file.write_bytes(file.read_bytes().replace(b'"places"', b"\xff\xfe"))
    with pytest.raises(Unreadable, match="line 2 of"):
        Kept(PLAN, file)


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    """As if two programs had played into one file."""
    file = tmp_path / "ladder.jsonl"
    kept = Kept(PLAN, file)
    kept.add(won(0, 0, (0, 1)))
    kept.add(won(0, 0, (0, 1)))
    assert Kept(PLAN, file).results == [won(0, 0, (0, 1))]


def test_what_makes_it_another_ladder_is_named(tmp_path: Path) -> None:
    """By the part of the call that asks for it."""
    file = tmp_path / "ladder.jsonl"
    Kept(PLAN, file)
    other = LadderPlan("geroychiki", 3, ("luck", "greed"), 9, PLAN.seed, {})
    with pytest.raises(Unreadable, match=r"ask for the same: --seats, --bots$"):
        Kept(other, file)


# The command


def test_a_thought_is_measured_in_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in that of whatever else the machine does meanwhile."""

    def sleepy(*args: object) -> object:
        time.sleep(0.02)
        return bots.BOTS["luck"](*args)  # type: ignore[arg-type]

    monkeypatch.setitem(bots.BOTS, "sleepy", sleepy)
    plan = LadderPlan("geroychiki", 2, ("sleepy", "luck"), 1, "x", {})
    assert ladder.play_bout(plan, Bout(0, 0, 0)).slowest[0] < 0.02


SMALL = ("ladder", "geroychiki", "--pairs", 1, "--workers", 1)


def test_without_a_seed_a_kept_ladder_goes_on_with_its_own(tmp_path: Path) -> None:
    """The same call finds everything played."""
    first, again = (stolik(*SMALL, "--save", tmp_path / "x", "--json") for _ in "12")
    assert first.out == again.out
    assert len((tmp_path / "x.jsonl").read_text().splitlines()) == 5


def test_a_stopped_ladder_says_how_to_go_on(tmp_path: Path) -> None:
    """In one line: by the same call."""
    file = tmp_path / "x.jsonl"
    process = start(("ladder", "geroychiki", "--pairs", 9999, "--save", tmp_path / "x"))
    until = time.monotonic() + 25
    while time.monotonic() < until and not (file.exists() and file.read_text().count("\n") > 1):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    done = finish(process)
    assert done.code == 130
    assert f"{file}: тот же вызов продолжит оттуда." in done.err


def test_a_file_that_cannot_grow_is_named(tmp_path: Path) -> None:
    """As a full disk is; what was written before stays, and the same call goes on."""
    call = ("ladder", "geroychiki", "--pairs", 20, "--workers", 1, "--save", tmp_path / "x")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1500, before[1]))
    try:
        process = start((*call, "--lang", "en"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    done = finish(process)
    assert done.code == 2
    assert f"The file {tmp_path / 'x'}.jsonl cannot be written: there is no room left" in done.err
    assert stolik(*call, "--json").code == 0


def test_names_are_not_cut_in_the_cross_table() -> None:
    """Where they must be told apart."""
    names = ("search:2:looks=2:sharp=0.5", "search:2:looks=2:sharp=0.6", "luck")
    done = stolik(*SMALL, "--bots", ",".join(names), "--lang", "en")
    assert done.code == 0
    assert "…" not in done.out.replace(" … ", "")
    assert all(name in done.out for name in names)


def test_a_ladder_is_printed_and_kept(tmp_path: Path) -> None:
    """Strengths, cross-table and mirror; the second call finds everything played."""
    save = tmp_path / "shelf"
    asked = (
        "--bots",
        "luck,greed",
        "--pairs",
        2,
        "--seed",
        "вечер",
        "--workers",
        1,
        "--save",
        save,
    )
    call = ("ladder", "geroychiki", *asked)
    for lang, done in in_every_language(*call).items():
        assert (done.code, done.err) == (0, "")
        assert done.lines[0].endswith({"ru": "8 игр", "en": "8 games"}[lang])
        assert {"ru": "luck против самого себя", "en": "luck against itself"}[lang] in done.out
    kept = (tmp_path / "shelf.json").read_text()
    assert "вечер" in kept
    figures = json.loads(kept)
    assert set(figures["mirror"]["share"]) == {"figure", "low", "high"}
    assert (figures["draws"], figures["virtual"]) == (500, 0.5)
    assert [each["bot"] for each in figures["bots"]] == ["luck", "greed"]
    assert figures["games"] == 8
    assert len((tmp_path / "shelf.jsonl").read_text().splitlines()) == 9
    ET.fromstring((tmp_path / "shelf.svg").read_text())  # noqa: S314 - our own
    printed = stolik(*call, "--json", "--lang", "en")
    assert json.loads(printed.out) == figures


def test_wrong_ladders_are_refused(tmp_path: Path) -> None:
    """In one sentence, before anything is played."""
    refused("ladder", "geroychiki", "--bots", "luck,luck")
    refused("ladder", "geroychiki", "--bots", "luck,search:often")
    refused("ladder", "geroychiki", "--seats", 9)
    nowhere = ("--pairs", 1, "--save", tmp_path / "nowhere" / "x")
    said = refused_in_every_language("ladder", "geroychiki", *nowhere)
    assert said["en"].startswith(f"There is no such folder: {tmp_path / 'nowhere'}.")
