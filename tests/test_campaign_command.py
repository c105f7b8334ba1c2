"""`stolik campaign`: evenings played, kept, shown, taken back, branched off and carried away."""

import json
import os
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from stolik.core import read_record, replay
from stolik.games import catalogue, game_of
from stolik.games.stickers import BOX
from stolik.words import LANGUAGES, Words, capital

from .program import Done, here, refusal, stolik

DACHA = "дача"
NEW = ("new", DACHA, "--players", "Катя,Олег", "--seed", "лето")
BOTS = ("--players", "Катя=greed,Олег=luck")
ALONE = ("--players", "Катя,Олег=luck", "--seed", "дождь")
FIRST = "1\n" * 300
"""More than enough of the first move on the list for an evening."""
COMMANDS = ("new", "show", "play", "undo", "branch", "export", "import")
FIFTEEN = files("stolik.games.stickers") / "tests" / "campaigns" / "fifteen-evenings.json"

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def words_in(lang: str = "ru") -> Words:
    """Return the words of the game."""
    return Words(lang, catalogue()["stickers"])


def at(*args: object, typed: str = "", lang: str = "ru") -> Done:
    """Call `stolik campaign`."""
    return here(f"--lang={lang}", "campaign", *args, typed=typed)


def done(*args: object, typed: str = "", lang: str = "ru") -> str:
    """Call it, and return what it says; nothing goes wrong."""
    answer = at(*args, typed=typed, lang=lang)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


def refused(*args: object, typed: str = "", lang: str = "ru") -> str:
    """Call it wrongly, and return the one line that says so."""
    return refusal(at(*args, typed=typed, lang=lang))


class Home:
    """The folder in which the campaigns of these tests are kept."""

    def __init__(self, folder: Path) -> None:
        """Know where it is."""
        self.folder = folder / "campaigns"

    def file(self, name: str = DACHA) -> Path:
        """Return the file of a campaign."""
        return self.folder / f"{name}.json"

    def text(self, name: str = DACHA) -> str:
        """Return what is in it."""
        return self.file(name).read_text("utf-8")

    def whole(self, name: str = DACHA) -> Any:
        """Return what that says."""
        return json.loads(self.text(name))

    def moves(self, evening: int = 1, name: str = DACHA) -> list[Any]:
        """Return the moves of an evening."""
        found: list[Any] = self.whole(name)["evenings"][evening - 1]["moves"]
        return found

    def put(self, text: str, name: str = DACHA) -> None:
        """Lay a campaign there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.file(name).write_text(text, "utf-8")

    @property
    def names(self) -> list[str]:
        """Every file that is there; what was undone has a folder of its own."""
        return sorted(file.name for file in self.folder.glob("*") if not file.is_dir())

    @property
    def undone(self) -> list[str]:
        """What was undone."""
        return sorted(file.name for file in (self.folder / "undone").glob("*"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    """Keep campaigns there, and never where a person keeps them."""
    monkeypatch.setenv("STOLIK_HOME", str(tmp_path / "home"))
    return Home(tmp_path / "home")


@pytest.fixture(scope="module")
def two_evenings(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a campaign of two evenings, played by bots."""
    folder = tmp_path_factory.mktemp("two evenings")
    with patch.dict(os.environ, STOLIK_HOME=str(folder)):
        done(*NEW)
        for seed in ("дождь", "гроза"):
            done("play", DACHA, *BOTS, "--seed", seed)
    return Home(folder).text()


@pytest.fixture(scope="module")
def typed_evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """Return a campaign of one evening, typed by a person, and what was read meanwhile."""
    folder = tmp_path_factory.mktemp("typed evening")
    with patch.dict(os.environ, STOLIK_HOME=str(folder)):
        done(*NEW)
        said = done("play", DACHA, *ALONE, typed=FIRST)
    return Home(folder).text(), said


@pytest.fixture
def dacha(home: Home, two_evenings: str) -> Home:
    """Lay a campaign of two evenings in the cupboard."""
    home.put(two_evenings)
    return home


# Beginning and looking


@every_language
def test_a_new_campaign_is_shown(lang: str) -> None:
    """Who plays, the track with its first cell, and how to go on; the same when shown later."""
    words = words_in(lang)
    said = done(*NEW, lang=lang)
    lines = said.splitlines()
    assert lines[0] == words("campaign-title", name=DACHA, played=0, whole=15)
    assert lines[1:4] == [words("campaign-roster"), "  Катя", "  Олег"]
    assert f"→1 {words('campaign-power', number=1)} " in said
    assert said.count(words("campaign-some-clan")) == 9
    assert lines[-1] == words("campaign-way-on", name=DACHA)
    assert done("show", DACHA, lang=lang) == said


def test_a_campaign_is_begun_by_a_process() -> None:
    """The same words as here, and a folder that was not there before."""
    begun = stolik("campaign", *NEW)
    assert (begun.code, begun.err) == (0, "")
    assert begun.out == done("show", DACHA)


@pytest.mark.parametrize(
    "name", ["", " ", "../x", "a/b", "-", "a\\b", "x.json", " x", "x\n", "я" * 41]
)
def test_a_name_that_no_file_could_have_is_refused(home: Home, name: str) -> None:
    """Whatever is asked for; nothing is written, here or next door."""
    for lang in LANGUAGES:
        shown = f"«{name}»" if lang == "ru" else f"'{name}'"
        for call in (("new", name, *NEW[2:]), ("show", name), ("undo", name, "--yes")):
            answer = at(*call, lang=lang)
            assert (answer.code, answer.out) == (2, "")
            assert shown in answer.err
            assert "40" in answer.err
    assert home.names == []


def test_the_longest_name_will_do(home: Home) -> None:
    """Forty letters, in any alphabet."""
    done("new", "я" * 40, *NEW[2:])
    assert home.names == [f"{'я' * 40}.json"]


@pytest.mark.parametrize(
    ("players", "named"),
    [
        ("Катя", "2"),
        ("Катя,катя", "Катя, катя"),
        ("Катя,", "«»"),
        ("", "«»"),
        (f"Катя,{'я' * 25}", "24"),
        ("Катя,О\u202eлег", "О\u202eлег"),
    ],
)
def test_players_who_cannot_be_told_apart_are_refused(home: Home, players: str, named: str) -> None:
    """Too few, the same, none, too long, not to be shown."""
    said = refused("new", DACHA, "--players", players)
    assert named in said
    assert home.names == []


def test_players_must_be_named() -> None:
    """The option is not to be left out; it is called as it is typed."""
    assert "--players" in refused("new", DACHA)
    assert "--evening" in refused("branch", DACHA, "иначе")


@every_language
def test_a_name_with_a_dash_in_front_would_be_an_option(home: Home, lang: str) -> None:
    """So it is none, even where the shell lets it through."""
    answer = at("new", *NEW[2:], "--", "-дача", lang=lang)
    assert answer.code == 2
    assert "-дача" in answer.err
    assert home.names == []


@every_language
def test_the_help_of_an_evening_is_its_own(lang: str) -> None:
    """Not that of `stolik play`."""
    said = done("play", "--help", lang=lang)
    first = words_in(lang)("help-campaign-play").splitlines()[0]
    assert first in " ".join(said.split())
    assert "stolik campaign play" in said


def test_whose_box_it_is_is_said_where_it_is_not_ours(tmp_path: Path) -> None:
    """An evening is played with a deck of its own, and that is ours unless it is the owner's."""
    done(*NEW)
    words = words_in()
    assert words("games-source", source="") not in done("play", DACHA, *BOTS)
    mine = tmp_path / "mine.toml"
    text = re.sub(r'^source = ".*"$', 'source = "моя коробка"', BOX, flags=re.MULTILINE)
    mine.write_text(text, "utf-8")
    done("new", "моя", *NEW[2:], "--components", mine)
    assert words("games-source", source="моя коробка") in done("play", "моя", *BOTS)


def test_a_campaign_does_not_take_the_place_of_another(home: Home) -> None:
    """The old one stays."""
    done(*NEW)
    before = home.text()
    assert f"«{DACHA}»" in refused("new", DACHA, "--players", "Аня,Борис")
    assert home.text() == before


def test_what_is_settled_for_the_whole_campaign_is_shown(home: Home) -> None:
    """With the players."""
    said = done(*NEW, "--option", "marks_match=true")
    assert words_in()("campaign-options", options="marks_match=true") in said.splitlines()
    assert home.whole()["options"] == {"marks_match": True}
    done("play", DACHA, *BOTS)
    assert home.whole()["evenings"][0]["options"] == {}


@pytest.mark.parametrize("given", ["marks_match=9", "scenario=open-hands", "marks", "x=1"])
def test_a_wrong_option_begins_nothing(home: Home, given: str) -> None:
    """It is named."""
    assert given.partition("=")[0] in refused(*NEW, "--option", given)
    assert home.names == []


def test_an_owners_box_comes_along(home: Home, tmp_path: Path) -> None:
    """The campaign needs the file no longer."""
    mine = tmp_path / "mine.toml"
    mine.write_text(BOX.replace("Хрякула", "Граф Хрю"), "utf-8")
    done(*NEW, "--components", mine)
    assert home.whole()["components"] == mine.read_text("utf-8")
    mine.unlink()
    assert "Граф Хрю" in done("play", DACHA, *BOTS)
    assert "Граф Хрю" in done("show", DACHA, "--evening", 1)


def test_stickers_without_a_cell_are_named(tmp_path: Path) -> None:
    """ST-R23: in a box without cells for stars, all of a clan pack."""
    mine = tmp_path / "mine.toml"
    mine.write_text(BOX.replace("star = 2", "star = 0", 1), "utf-8")
    done(*NEW, "--components", mine)
    for _ in range(2):
        done("play", DACHA, *BOTS)
    words = words_in()
    kept = ", ".join([words("sticker", sticker="star")] * 4)
    assert words("campaign-kept", kept=kept) in done("show", DACHA).splitlines()


def test_an_unreadable_box_begins_nothing(home: Home, tmp_path: Path) -> None:
    """Neither a missing nor a broken one."""
    assert "mine.toml" in refused(*NEW, "--components", tmp_path / "mine.toml")
    (tmp_path / "mine.toml").write_text(BOX.replace("stars = 1", "stars = 100", 1), "utf-8")
    assert "100" in refused(*NEW, "--components", tmp_path / "mine.toml")
    assert home.names == []


@every_language
def test_the_campaigns_are_listed(home: Home, lang: str) -> None:
    """If there are any; else how to begin one."""
    words = words_in(lang)
    folder = str(home.folder)
    assert done(lang=lang) == words("campaign-list", campaigns=0, folder=folder) + "\n"
    done(*NEW)
    done("new", "Кот и пёс", *NEW[2:])
    listed = ["Кот и пёс", DACHA, words("campaign-list", campaigns=2, folder=folder)]
    assert done(lang=lang).splitlines() == listed


@pytest.mark.parametrize(
    "call",
    [
        ("show",),
        ("play",),
        ("undo", "--yes"),
        ("branch", "--evening", "0", "иначе"),
        ("export", "x.json"),
    ],
)
def test_a_campaign_that_is_not_there_is_refused(home: Home, call: tuple[str, ...]) -> None:
    """With those that are."""
    assert "есть: -" in refused(call[0], "замок", *call[1:])
    done(*NEW)
    assert refused(call[0], "замок", *call[1:]).startswith(f"Нет кампании «замок»; есть: {DACHA}")
    assert home.names == [f"{DACHA}.json"]


@every_language
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, lang: str) -> None:
    """In the language of the reader."""
    said = done(command, "--help", lang=lang)
    assert f" stolik campaign {command} " in said.splitlines()[0]
    rows = re.findall(r"^  --\w+.*?(?:  +|\n +)(\S.*)$", said, re.MULTILINE)
    assert rows
    assert all(bool(re.search("[а-яё]", row)) == (lang == "ru") for row in rows)
    assert f"  {command}  " in done("--help", lang=lang)


def test_an_unknown_command_is_refused() -> None:
    """With those there are."""
    assert ", ".join(COMMANDS) in refused("burn", DACHA)


# An evening


def test_bots_play_an_evening(home: Home) -> None:
    """To the points, the trophy and the way on; then it is shown what has changed."""
    done(*NEW)
    said = done("play", DACHA, *BOTS, "--seed", "дождь")
    words = words_in()
    news = said[said.rindex(words("campaign-title", name=DACHA, played=1, whole=15)) :]
    assert news.count("🏆") == 1
    assert words("campaign-trophies", trophies=1, games="1") in news
    assert words("campaign-next", kind="clan", number="clan") in news
    assert words("campaign-way-on", name=DACHA) in news
    (evening,) = home.whole()["evenings"]
    assert (evening["players"], evening["bots"]) == (["Катя", "Олег"], ["greed", "luck"])
    assert evening["seed"] == "дождь"


@every_language
def test_what_an_evening_has_changed_is_shown(dacha: Home, lang: str) -> None:
    """Trophies, opened packs, who played, every sticker, and what waits for more players."""
    words = words_in(lang)
    said = done("show", DACHA, lang=lang)
    assert words("campaign-title", name=DACHA, played=2, whole=15) in said
    assert said.count("🏆") == 2
    assert f"✓1 {words('campaign-power', number=1)}" in said
    assert f"→3 {words('campaign-power', number=2)}" in said
    assert said.count("Катя (greed), Олег (luck): ") == 2
    assert words("campaign-cards", stickers=12, decorations=4) in said
    stuck = [move for evening in (1, 2) for _, move in dacha.moves(evening) if "stick" in move]
    assert len(stuck) == 12
    assert all(f" {move.split()[0]}: " in said for move in stuck)
    for players in (3, 4):
        assert words("campaign-aside", stickers=6, players=players) in said


@every_language
def test_one_evening_is_told_move_by_move(dacha: Home, lang: str) -> None:
    """As any record is, with the names of the players; the second by the second."""
    words = words_in(lang)
    for number, seed in enumerate(("дождь", "гроза"), 1):
        lines = done("show", DACHA, "--evening", number, lang=lang).splitlines()
        assert lines[0].startswith(words("title-stickers"))
        assert seed in lines[0]
        assert lines[-1] in {words("score-winner", names=name) for name in ("Катя", "Олег")}
        moves = len(dacha.moves(number))
        assert any(line.startswith(f"{moves:>3}. ") for line in lines)


@pytest.mark.parametrize(("number", "named"), [(3, "вечеров: 2"), (0, "--evening"), ("x", "«x»")])
def test_an_evening_that_was_not_is_refused(dacha: Home, number: object, named: str) -> None:
    """To be shown, and so to branch off from."""
    assert named in refused("show", DACHA, "--evening", number)
    if number:
        assert named in refused("branch", DACHA, "иначе", "--evening", number)
    assert dacha.names == [f"{DACHA}.json"]


def test_an_evening_by_typing(home: Home, typed_evening: tuple[str, str]) -> None:
    """To its very end: a pack is opened, its stickers are stuck, its decoration too."""
    text, said = typed_evening
    home.put(text)
    own = [move.split() for seat, move in home.moves() if seat == 0]
    cards = [card for card, *act in own if act == ["stick"]]
    (decorated,) = [card for card, *act in own if act == ["decorate"]]
    stuck = re.findall(r"• Катя наклеивает стикер «(.*?)» на карту «", said)
    (ornament,) = set(re.findall(r"• Катя клеит украшение «(.*?)»: «", said))
    assert stuck
    shown = done("show", DACHA)
    for what in stuck:
        assert any(re.search(rf" {card}:[^;\n]* {re.escape(what)}", shown) for card in cards)
    assert re.search(rf" {decorated}:[^;\n]* {ornament}", shown)
    assert "1. Катя, Олег (luck): " in shown


def test_stickers_are_stuck_in_words(home: Home, typed_evening: tuple[str, str]) -> None:
    """And an ornament goes on the lid of the box."""
    home.put(typed_evening[0])
    own = [move for seat, move in home.moves() if seat == 0]
    before = next(place for place, move in enumerate(own) if move.endswith(" stick"))
    done("undo", DACHA, "--yes")
    answers = "1\n" * before
    said = done("play", DACHA, *ALONE, typed=f"{answers}стол\nвыход\n")
    column = re.findall(r"^  (\S+) .*: +\[\d+\] наклеить сюда$", said, re.MULTILINE)
    card = column[-1]
    typed = f"{card} наклеить\n1\n{card} украсить\nduck-12 наклеить\n1\nкрышка украсить\n"
    said = done("play", DACHA, typed=typed)
    assert "(ST-24)" in said
    own = [move for seat, move in home.moves() if seat == 0]
    assert (own[-4], own[-1]) == (f"{card} stick", "lid decorate")
    assert re.search(rf"^  {words_in()('lid')} — ", done("show", DACHA), re.MULTILINE)


def test_an_evening_may_be_left_and_gone_on_with(
    home: Home, typed_evening: tuple[str, str]
) -> None:
    """As often as one likes; it comes out the same, byte for byte."""
    done(*NEW)
    words = words_in()
    left = done("play", DACHA, *ALONE, typed="1\n1\nвыход\n")
    assert left.endswith(
        f"{words('play-not-over')}\n{words('play-resume', call=f'stolik campaign play {DACHA}')}\n"
    )
    assert [seat for seat, _ in home.moves()].count(0) == 2
    shown = done("show", DACHA)
    goes_on = words("campaign-evening-goes-on", names="Катя, Олег (luck)")
    assert f"  1. {goes_on}" in shown.splitlines()
    assert shown.endswith(words("campaign-resume", name=DACHA) + "\n")
    assert words("replay-unfinished") in done("show", DACHA, "--evening", 1)
    done("play", DACHA, typed="1\n1\n")
    done("play", DACHA, typed=FIRST)
    assert home.text() == typed_evening[0]


@pytest.mark.parametrize("more", [BOTS, ("--join", "Ира"), ("--seed", "x"), ("--option", "x=1")])
def test_an_evening_that_has_begun_is_not_laid_anew(home: Home, more: tuple[str, ...]) -> None:
    """It is to be finished or erased first."""
    done(*NEW)
    done("play", DACHA, *ALONE, typed="1\n")
    before = home.text()
    assert words_in()("wrong-evening-begun", name=DACHA) in refused("play", DACHA, *more).lower()
    assert home.text() == before


def test_two_people_hand_the_screen_over(home: Home) -> None:
    """They are asked what the book has them settle; by default all of the campaign play."""
    done(*NEW)
    words = words_in()
    said = done("play", DACHA, typed="Вася\nОлег\n\n1\nвыход\n")
    assert said.startswith(f"{words('ask-first_seat')}: ")
    assert "«Вася»" in said
    assert words("play-curtain", name="Олег") in said
    (evening,) = home.whole()["evenings"]
    assert evening["options"] == {"first_seat": "2"}
    assert evening["bots"] == ["", ""]
    assert [seat for seat, _ in evening["moves"]] == [1]


def test_who_leaves_before_the_deal_has_begun_nothing(home: Home) -> None:
    """No evening, then."""
    done(*NEW)
    assert at("play", DACHA, typed="").code == 130
    assert home.whole()["evenings"] == []


def test_names_of_several_words_are_shown_as_they_are_typed(home: Home) -> None:
    """The call can be copied into a shell of any kind."""
    call = 'stolik campaign play "моя дача"'
    assert done("new", "моя дача", *NEW[2:]).endswith(f"{call}\n")
    assert done("play", "моя дача", *ALONE, typed="выход\n").endswith(f"{call}\n")
    assert call in refused("play", "моя дача", *BOTS)
    assert call in done("undo", "моя дача", "--yes")
    assert home.names == ["моя дача.json"]


# Who plays


def test_whoever_joins_has_a_row(dacha: Home) -> None:
    """ST-R26: and stickers that were set aside for three go on random cards, which is told."""
    said = done("play", DACHA, "--players", "Катя=luck,Ира=luck,Олег=luck", "--join", "Ира")
    assert dacha.whole()["evenings"][-1]["players"] == ["Катя", "Ира", "Олег"]
    (told,) = re.findall(r"^Игроков стало больше.*: (.*)\.$", said, re.MULTILINE)
    placed = [piece.split(" — ")[0] for piece in told.split(", ")]
    assert len(placed) == 6
    shown = done("show", DACHA)
    assert all(f" {card}: " in shown for card in placed)
    assert re.search(r"^  Ира", shown, re.MULTILINE)
    assert words_in()("campaign-aside", stickers=3, players=3) not in shown
    assert dacha.whole()["roster"] == ["Катя", "Олег"]


@pytest.mark.parametrize(
    ("call", "names", "bots"),
    [
        (("--join", "Ира=luck"), ["Катя", "Олег", "Ира"], ["", "", "luck"]),
        (("--players", "олег,катя=child"), ["Олег", "Катя"], ["", "child"]),
        (("--players", "Катя", "--join", " Ира "), ["Катя", "Ира"], ["", ""]),
        (("--players", "Катя,Ира=luck", "--join", "ира"), ["Катя", "ира"], ["", "luck"]),
        (("--players", "Катя", "--join", "олег"), ["Катя", "Олег"], ["", ""]),
        (
            ("--join", "Ира,Вера"),
            ["Катя", "Олег", "Ира", "Вера"],
            ["", "", "", ""],
        ),
    ],
)
def test_who_sits_at_the_table(
    home: Home, call: tuple[str, ...], names: list[str], bots: list[str]
) -> None:
    """All of the campaign, or those who are named; newcomers besides."""
    done(*NEW)
    done("play", DACHA, *call, typed="\nвыход\nвыход\n")
    (evening,) = home.whole()["evenings"]
    assert (evening["players"], evening["bots"]) == (names, bots)


WRONG_TABLES = {
    "an unknown name": (("--players", "Катя,Ира"), ("Ира", "Катя, Олег", "--join")),
    "an unknown bot": (("--players", "Катя,Олег=genius"), ("genius", "luck, greed, child")),
    "alone": (("--players", "Катя"), ("1", "2", "4")),
    "five": (("--join", "А,Б,В"), ("4", "Катя, Олег, А, Б, В", "--players")),
    "five by name": (("--players", "Катя,Олег,А,Б,В", "--join", "А,Б,В"), ("5", "2", "4")),
    "twice": (("--players", "Катя,катя"), ("Катя, Катя",)),
    "no newcomer": (("--join", ""), ("''",)),
    "a long newcomer": (("--join", "я" * 25), ("24",)),
    "settled for the campaign": ((*BOTS, "--option", "marks_match=true"), ("marks_match",)),
    "a sealed scenario": ((*BOTS, "--option", "scenario=open-hands"), ("scenario", "first_seat")),
    "a third first": ((*BOTS, "--option", "first_seat=3"), ("first_seat", "3")),
}


@pytest.mark.parametrize("what", WRONG_TABLES)
def test_a_table_that_cannot_be_laid_is_refused(home: Home, what: str) -> None:
    """In both languages; no evening has begun."""
    call, named = WRONG_TABLES[what]
    done(*NEW)
    before = home.text()
    for lang in LANGUAGES:
        said = refused("play", DACHA, *call, lang=lang, typed="\n")
        for part in named:
            assert (part.replace("''", "«»") if lang == "ru" else part) in said
    assert home.text() == before


# To the end of the campaign


@pytest.mark.thorough
def test_a_campaign_that_is_over(home: Home) -> None:
    """The winner is told; the deck is played on with, now with a scenario if one likes."""
    home.put(FIFTEEN.read_text("utf-8"))
    words = words_in()
    shown = done("show", DACHA)
    trophies = {
        name: cups.count("🏆")
        for name, cups in re.findall(r"^  (\S+) +(🏆+) ", shown, re.MULTILINE)
    }
    most = max(trophies.values())
    winners = [name for name, cups in trophies.items() if cups == most]
    won = words("campaign-won", winners=len(winners), names=", ".join(winners))
    assert won in shown.splitlines()
    assert words("campaign-scenarios", name=DACHA) in shown.splitlines()
    assert "→" not in shown
    bots = ("--players", "Аня=luck,Гоша=luck", "--option", "scenario=open-hands")
    said = done("play", DACHA, *bots)
    assert won in said.splitlines()
    assert words("draw-scenario", scenario="open-hands") in said
    assert done("show", DACHA).count("🏆") == shown.count("🏆")


# Taking back


def test_an_evening_is_taken_back(dacha: Home, two_evenings: str) -> None:
    """If the answer is yes; trophies and stickers with it."""
    words = words_in()
    question = f"{words('campaign-undo-agree', number=2)}: "
    for no in ("нет", "", "что?"):
        said = done("undo", DACHA, typed=f"{no}\n")
        assert said == f"{question}{words('campaign-not-undone')}\n"
        assert dacha.text() == two_evenings
    said = done("undo", DACHA, typed=" Да \n")
    spare = f'"{dacha.folder / "undone" / f"{DACHA} 2.json"}"'
    assert said == f"{question}{words('campaign-undone', number=2, name=DACHA, file=spare)}\n"
    assert len(dacha.whole()["evenings"]) == 1
    assert done("undo", DACHA, "--yes", lang="en").startswith("Evening 1 is undone.")
    assert dacha.whole()["evenings"] == []
    assert f"«{DACHA}»" in refused("undo", DACHA, "--yes")


def test_what_was_taken_back_can_be_had_again(dacha: Home, two_evenings: str) -> None:
    """With the call that is told; the same evening undone twice is there twice."""
    said = done("undo", DACHA, "--yes")
    (file,) = re.findall(r'stolik campaign import "(.*)"$', said, re.MULTILINE)
    assert Path(file).read_text("utf-8") == two_evenings
    done("import", file)
    assert dacha.names == [f"{DACHA} 2.json", f"{DACHA}.json"]
    assert dacha.text(f"{DACHA} 2") == two_evenings
    dacha.put(two_evenings)
    done("undo", DACHA, "--yes")
    assert dacha.undone == [f"{DACHA} 2.json", f"{DACHA} 3.json"]
    assert done().splitlines()[:-1] == [DACHA, f"{DACHA} 2"]


def test_what_cannot_be_put_away_is_not_undone(dacha: Home, two_evenings: str) -> None:
    """Neither is what cannot be written afterwards; then it is there twice."""
    for first, spare in ((1, []), (2, [f"{DACHA} 2.json"])):
        with FullDisk(first).full():
            assert words_in()("file-denied") in refused("undo", DACHA, "--yes")
        assert (dacha.text(), dacha.undone) == (two_evenings, spare)


def test_no_answer_is_no(dacha: Home, two_evenings: str) -> None:
    """Whoever closes the window has changed nothing."""
    assert at("undo", DACHA).code == 130
    assert dacha.text() == two_evenings


def test_an_evening_that_is_not_over_is_taken_back(home: Home) -> None:
    """And may be laid with others."""
    done(*NEW)
    before = home.text()
    done("play", DACHA, *ALONE, typed="1\nвыход\n")
    done("undo", DACHA, "--yes")
    assert home.text() == before


# Branching off


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_campaign_branches_off(dacha: Home, two_evenings: str, number: int) -> None:
    """After any evening; the old one stays as it is."""
    said = done("branch", DACHA, "а если", "--evening", number)
    branched = words_in()("campaign-branched", name=DACHA, new_name="а если", number=number)
    assert said == f"{branched}\n"
    assert dacha.text() == two_evenings
    old, new = dacha.whole(), dacha.whole("а если")
    assert new == old | {"evenings": old["evenings"][:number]}


def test_a_branch_does_not_take_the_place_of_another(dacha: Home, two_evenings: str) -> None:
    """Not even of the campaign it comes from."""
    assert f"«{DACHA}» уже есть" in refused("branch", DACHA, DACHA, "--evening", 0)
    assert "'../x'" in refused("branch", DACHA, "../x", "--evening", 0, lang="en")
    assert "evening" in refused("branch", DACHA, "иначе")
    assert (dacha.names, dacha.text()) == ([f"{DACHA}.json"], two_evenings)


# Files


def test_a_campaign_is_carried_away_and_back(dacha: Home, tmp_path: Path) -> None:
    """Byte for byte, under the old name or a new one."""
    file = tmp_path / "копия.json"
    said = done("export", DACHA, file)
    assert said == words_in()("campaign-exported", name=DACHA, file=str(file)) + "\n"
    assert file.read_bytes() == dacha.file().read_bytes()
    shown = done("show", DACHA)
    assert done("import", file) == shown.replace(DACHA, "копия")
    done("import", file, "замок")
    assert dacha.names == [f"{name}.json" for name in sorted((DACHA, "копия", "замок"))]
    assert dacha.text("копия") == dacha.text("замок") == dacha.text()


def test_nothing_is_written_over(dacha: Home, tmp_path: Path, two_evenings: str) -> None:
    """Neither a file nor a campaign."""
    file = tmp_path / "копия.json"
    file.write_text("моё", "utf-8")
    for deck in ((), ("--deck",)):
        assert str(file) in refused("export", DACHA, file, *deck)
    assert file.read_text("utf-8") == "моё"
    file.write_text(two_evenings.replace("лето", "зима"), "utf-8")
    assert f"«{DACHA}» уже есть" in refused("import", file, DACHA)
    assert dacha.text() == two_evenings


def test_a_file_that_cannot_be_opened_is_named(dacha: Home, tmp_path: Path) -> None:
    """To write or to read."""
    lost = tmp_path / "nowhere" / "x.json"
    words = words_in()
    sentence = words("wrong-file", file=str(lost), detail=words("file-missing"))
    assert capital(sentence) in refused("import", lost)
    nowhere = words("wrong-no-folder", folder=str(lost.parent))
    assert capital(nowhere) in refused("export", DACHA, lost)
    assert not lost.parent.exists()
    assert words("file-folder") in refused("import", tmp_path, "замок")
    assert dacha.names == [f"{DACHA}.json"]


SPOILED: dict[str, tuple[Callable[[str], str], str, str]] = {
    "no JSON": (lambda text: text[:100], "json", "json"),
    "another file": (lambda _: '{"stolik": 1}', "stolik-campaign", "stolik-campaign"),
    "no object": (lambda _: "[]", "кампания", "the campaign"),
    "a later format": (
        lambda text: text.replace('"stolik-campaign": 1', '"stolik-campaign": 9'),
        "формат 9",
        "format 9",
    ),
    "another version": (
        lambda text: text.replace('"version": 2', '"version": 99'),
        "99",
        "99",
    ),
    "another game": (lambda text: text.replace('"stickers"', '"chess"'), "chess", "chess"),
    "a part of an evening": (
        lambda text: text.replace('"bots": ["greed", "luck"], ', "", 1),
        "вечер 1, кампания",
        "evening 1 of the campaign",
    ),
}


@pytest.mark.parametrize("what", SPOILED)
def test_a_spoiled_file_is_refused(
    home: Home, tmp_path: Path, two_evenings: str, what: str
) -> None:
    """With what is wrong; and one in the cupboard as well."""
    spoil, russian, english = SPOILED[what]
    file = tmp_path / "копия.json"
    file.write_text(spoil(two_evenings), "utf-8")
    assert russian in refused("import", file).lower()
    assert english in refused("import", file, lang="en").lower()
    assert home.names == []
    home.put(spoil(two_evenings))
    assert russian in refused("show", DACHA).lower()


def changed(text: str, evening: int, number: int, move: list[Any]) -> str:
    """Return the campaign with another move."""
    whole = json.loads(text)
    whole["evenings"][evening - 1]["moves"][number - 1] = move
    return json.dumps(whole)


@pytest.mark.parametrize("evening", [1, 2])
def test_an_impossible_move_is_named(
    home: Home, tmp_path: Path, two_evenings: str, evening: int
) -> None:
    """Its evening, its number, whose it is and the reason, in the language of the reader."""
    file = tmp_path / "копия.json"
    seat, _ = json.loads(two_evenings)["evenings"][evening - 1]["moves"][2]
    file.write_text(changed(two_evenings, evening, 3, [seat, "lid decorate"]), "utf-8")
    russian, english = refused("import", file), refused("import", file, lang="en")
    assert russian.startswith(f"Вечер {evening} кампании: ход 3 записи: место {seat + 1}")
    assert english.startswith(f"Evening {evening} of the campaign: move 3 of the record: seat")
    assert all("lid decorate" in said for said in (russian, english))
    assert not re.search("[а-яё]", english, re.IGNORECASE)
    assert home.names == []


@pytest.mark.parametrize("move", [[0, "win"], [7, "done"], [-1, "done"], [0, "done", 1], [0]])
def test_a_move_that_is_none_is_refused(
    home: Home, tmp_path: Path, two_evenings: str, move: list[Any]
) -> None:
    """With its evening."""
    file = tmp_path / "копия.json"
    file.write_text(changed(two_evenings, 2, 1, move), "utf-8")
    assert "evening 2 of the campaign" in refused("import", file, lang="en").lower()
    assert "вечер 2" in refused("import", file).lower()
    assert home.names == []


def test_what_went_wrong_in_the_last_evening_can_be_taken_back(
    home: Home, two_evenings: str
) -> None:
    """Whoever has spoiled a file by hand is not left alone with it."""
    home.put(changed(two_evenings, 2, 3, [0, "lid decorate"]))
    for call in (("show", DACHA), ("play", DACHA, *BOTS), ("export", DACHA, "x.json")):
        assert "вечер 2" in refused(*call).lower()
    done("undo", DACHA, "--yes")
    assert len(home.whole()["evenings"]) == 1
    done("show", DACHA)


def test_the_deck_is_played_with_apart(dacha: Home, tmp_path: Path) -> None:
    """As a component file: checked, played, simulated; no pack is opened after such a game."""
    deck = tmp_path / "deck.toml"
    said = done("export", DACHA, deck, "--deck")
    assert said == words_in()("campaign-deck-exported", name=DACHA, file=str(deck)) + "\n"
    assert dacha.names == [f"{DACHA}.json"]
    checked = stolik("check", deck)
    assert (checked.code, checked.err) == (0, "")
    assert f"stolik play stickers --components {deck}" in checked.out
    table = ("stickers", "--components", deck, "--seed", "x")
    played = here("play", *table, "--seats", "greed,luck")
    assert (played.code, played.err) == (0, "")
    assert "наклеивает стикер" not in played.out
    text = deck.read_text("utf-8")
    assert "[campaign.stuck]" in text
    assert "\nopens = " not in text
    simulated = here("simulate", *table, "--games", 2, "--jobs", 1, "--json")
    assert json.loads(simulated.out)["games"] == 2


# Keeping


def test_a_copy_is_saved_and_the_evening_is_still_kept(home: Home, tmp_path: Path) -> None:
    """The copy is a record like any other, and grows no further."""
    done(*NEW)
    file = tmp_path / "партия.json"
    said = done("play", DACHA, *ALONE, typed=f"1\nсохранить {file}\n1\nвыход\n")
    assert words_in()("play-copied", file=str(file)) in said
    assert f"stolik campaign play {DACHA}" in said.splitlines()[-1]
    record = read_record(file.read_text("utf-8"))
    kept = [tuple(move) for move in home.moves()]
    assert len(record.moves) < len(kept)
    assert list(record.moves) == kept[: len(record.moves)]
    assert len(list(replay(game_of(record), record))) == len(record.moves)
    assert here("replay", file).code == 0


def test_a_folder_that_cannot_be_made_is_told(home: Home) -> None:
    """A file stands where the folder should be."""
    home.folder.parent.mkdir()
    home.folder.write_text("моё", "utf-8")
    assert str(home.file()) in refused(*NEW)
    assert done() == words_in()("campaign-list", campaigns=0, folder="") + "\n"
    assert "есть: -" in refused("show", DACHA)
    assert home.folder.read_text("utf-8") == "моё"


def test_a_campaign_that_cannot_be_read_is_told(home: Home) -> None:
    """A folder, or a picture, in the place of its file."""
    words = words_in()
    home.file().mkdir(parents=True)
    for call in (("show", DACHA), ("play", DACHA), ("undo", DACHA), ("export", DACHA, "x.json")):
        assert words("file-folder") in refused(*call)
    home.file().rmdir()
    home.file().write_bytes(b"\x89PNG\xff")
    assert words("file-no-text") in refused("show", DACHA)


class FullDisk:
    """Lets some files be written, and then some not."""

    def __init__(self, first: int, failures: int = 10**6) -> None:
        """Fail from this one on, so often."""
        self.failing = range(first, first + failures)
        self.asked = 0
        self.replace = Path.replace

    def write(self, file: Path, target: Path) -> Path:
        """Write it, or fail."""
        self.asked += 1
        if self.asked in self.failing:
            raise PermissionError(13, "denied", str(target))
        return self.replace(file, target)

    def full(self) -> Any:
        """Fill the disk."""
        return patch.object(Path, "replace", autospec=True, side_effect=self.write)


@pytest.mark.parametrize(
    "call",
    [
        ("play", DACHA, *BOTS),
        ("undo", DACHA, "--yes"),
        ("branch", DACHA, "иначе", "--evening", "1"),
        ("new", "иначе", *NEW[2:]),
    ],
)
def test_what_cannot_be_written_leaves_the_old_file(
    dacha: Home, two_evenings: str, call: tuple[str, ...]
) -> None:
    """Whole, and without a half of the new one beside it."""
    words = words_in()
    with FullDisk(1).full():
        assert words("file-denied") in refused(*call)
    assert (dacha.names, dacha.text()) == ([f"{DACHA}.json"], two_evenings)


def test_a_disk_that_fills_up_during_an_evening(home: Home) -> None:
    """It is said at once, and again at the end; what was written stays."""
    done(*NEW)
    words = words_in()
    fault = words("wrong-file", file=str(home.file()), detail=words("file-denied"))
    with FullDisk(4).full():
        answer = at("play", DACHA, *ALONE, typed=FIRST)
    assert answer.code == 2
    assert all(capital(fault) in said for said in (answer.out, answer.err))
    assert len(home.moves()) == 2
    assert home.names == [f"{DACHA}.json"]


def test_a_disk_that_was_full_for_a_while(home: Home, typed_evening: tuple[str, str]) -> None:
    """In the end the whole evening is kept all the same, or as far as it went."""
    done(*NEW)
    with FullDisk(4, failures=1).full():
        assert "🏆" in done("play", DACHA, *ALONE, typed=FIRST)
    assert home.text() == typed_evening[0]
    done("undo", DACHA, "--yes")
    with FullDisk(4, failures=1).full():
        done("play", DACHA, *ALONE, typed="1\n1\n1\nвыход\nвыход\n")
    assert [seat for seat, _ in home.moves()].count(0) == 3


class OtherWindow:
    """Types answers, and before one of them something happens in another window."""

    def __init__(self, answers: str, before: int, happens: Callable[[], object]) -> None:
        """Know what is typed, and when the other window comes in."""
        self.answers = answers.split()
        self.before = before
        self.happens = happens
        self.asked = 0

    def type(self, _: str) -> str:
        """Answer a question."""
        self.asked += 1
        if self.asked == self.before:
            self.happens()
        return self.answers[self.asked - 1]

    def play(self) -> Done:
        """Play an evening meanwhile."""
        with patch("stolik.commands.campaign.evening.ask", self.type):
            return at("play", DACHA)


def test_what_another_window_has_changed_is_not_written_over(home: Home) -> None:
    """The evening was undone there: it is said at once, and again at the end."""
    done(*NEW)
    before = home.text()
    done("play", DACHA, *ALONE, typed="выход\n")
    answer = OtherWindow("1 1 1 выход выход", 3, lambda: home.put(before)).play()
    words = words_in()
    fault = words("wrong-file", file=str(home.file()), detail=words("file-changed"))
    assert answer.code == 2
    assert all(capital(fault) in said for said in (answer.out, answer.err))
    assert words("play-would-be-lost") in answer.out
    assert home.text() == before


def test_an_evening_laid_anew_in_another_window_is_not_written_over(home: Home) -> None:
    """With other players, or another seed."""
    done(*NEW)
    done("play", DACHA, *ALONE, typed="выход\n")
    other = home.text().replace("дождь", "гроза")
    answer = OtherWindow("1 выход выход", 1, lambda: home.put(other)).play()
    assert words_in()("file-changed") in answer.err
    assert home.text() == other
