"""The command line, through real processes: help, the catalogue, the rules, wrong calls."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from stolik import bots
from stolik.cli import COMMANDS
from stolik.core import AnyGame, offered
from stolik.games import catalogue
from stolik.words import LANGUAGES, Words

from .program import refused, stolik

OPTIONS = {
    "play": "--option --components --seed --seats --save --resume --lang --help",
    "games": "--lang --help",
    "rules": "--lang --help",
    "replay": "--at --tables --lang --help",
    "simulate": "--option --components --seed --games --seats --bots --jobs --check --json --lang",
    "check": "--lang --help",
}
RUSSIAN = re.compile("[а-яё]", re.IGNORECASE)

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", catalogue().values(), ids=list(catalogue()))


def is_in(lang: str, text: str) -> bool:
    """Tell whether somebody who reads this language was thought of."""
    return bool(RUSSIAN.search(text)) == (lang == "ru")


@every_language
def test_the_program_alone_shows_its_help(lang: str) -> None:
    """The commands in the order a newcomer needs them."""
    done = stolik(lang=lang)
    assert done.code == 0
    assert is_in(lang, done.out)
    names = re.findall(r"^  (\w+)  +\S", done.out, re.MULTILINE)
    assert names == [make(Words(lang)).name for make in COMMANDS] == list(OPTIONS)
    assert stolik("--help", lang=lang) == done


@every_language
@pytest.mark.parametrize("command", OPTIONS)
def test_every_command_explains_itself(command: str, lang: str) -> None:
    """What it does, and each of its options, in the language of the reader."""
    done = stolik(command, "--help", lang=lang)
    assert (done.code, done.err) == (0, "")
    assert f"stolik {command}" in done.lines[0]
    rows = dict(re.findall(r"^  (--\w+).*?(?:  +|\n +)(\S.*)$", done.out, re.MULTILINE))
    assert set(OPTIONS[command].split()) <= set(rows)
    assert all(is_in(lang, explained) for explained in rows.values())


@every_language
def test_the_catalogue_names_every_game(lang: str) -> None:
    """Its key, its title, what it is about."""
    done = stolik("games", lang=lang)
    assert done.code == 0
    for key, game in catalogue().items():
        words = Words(lang, game)
        assert f"{key}  {words(f'title-{key}')}" in done.lines
        assert words(f"about-{key}") in done.out


@every_language
@every_game
def test_a_game_is_told_about(game: AnyGame, lang: str) -> None:
    """Its options and their values, its bots, and where the components come from."""
    done = stolik("games", game.key, lang=lang)
    assert done.code == 0
    for name, values in offered(game.options).items():
        assert f"{name} = {', '.join(str(value).lower() for value in values)}" in done.out
    assert all(bot in done.out for bot in bots.BOTS)
    assert Words(lang, game)("source-ours") in done.out


@every_language
@every_game
def test_all_rules_are_shown(game: AnyGame, lang: str) -> None:
    """Numbered, under their titles."""
    done = stolik("rules", game.key, lang=lang)
    words = Words(lang, game)
    numbers = [key.removeprefix("rule-") for key in words.keys("rule-")]
    assert done.code == 0
    assert re.findall(r"^([A-Z]+-[A-Z]?\d+)  ", done.out, re.MULTILINE) == numbers
    assert all(words(key) in done.lines for key in words.keys("rules-section"))


@every_language
@pytest.mark.parametrize("number", ["SH-12", "sh-12"])
def test_one_rule_is_shown(number: str, lang: str) -> None:
    """However the number is typed."""
    done = stolik("rules", "geroychiki", number, lang=lang)
    assert done.out == f"SH-12   {Words(lang, catalogue()['geroychiki'])('rule-SH-12')}\n"


@every_language
def test_an_unknown_rule_is_refused(lang: str) -> None:
    """As everything else that is not there."""
    said = refused("rules", "geroychiki", "XX-99", lang=lang)
    assert "XX-99" in said
    assert is_in(lang, said.removesuffix("stolik rules --help"))


WRONG_CALLS = {
    "no such command": ("plya", "«plya»", "'plya'"),
    "no such option": ("play geroychiki --nope", "--nope", "--nope"),
    "nearly an option": ("play geroychiki --seat 2", "--seats", "--seats"),
    "no value": ("play geroychiki --seats", "--seats", "--seats"),
    "no game": ("play", "GAME", "GAME"),
    "no file": ("check", "FILE", "FILE"),
    "too much": ("play geroychiki chess", "chess", "chess"),
    "unknown game": ("play chess", "«chess»; есть: geroychiki", "'chess'; there are: geroychiki"),
    "unknown game to tell about": ("games chess", "«chess»", "'chess'"),
    "unknown game to explain": ("rules chess", "«chess»", "'chess'"),
    "option without a name": ("play geroychiki --option 1", "name=value", "name=value"),
    "unknown option": ("play geroychiki --option x=1", "«x»", "'x'"),
    "wrong option": ("play geroychiki --option first_seat=9", "first_seat", "first_seat"),
    "no such seat": ("play geroychiki --option first_seat=5", "5", "5"),
    "one seat": ("play geroychiki --seats 1", "от 2 до 5", "2 to 5"),
    "no seat": ("play geroychiki --seats 0", " 0", "0 "),
    "too many seats": ("play geroychiki --seats 6", "от 2 до 5", "2 to 5"),
    "far too many seats": ("play geroychiki --seats 99999999", "от 2 до 5", "2 to 5"),
    "nobody's seat": ("play geroychiki --seats person,robot", "«robot»", "'robot'"),
    "strange seats": ("play geroychiki --seats ²", "²", "²"),
    "unknown bot": ("simulate geroychiki --bots greed,genius", "«genius»", "'genius'"),
    "no games": ("simulate geroychiki --games 0", "--games", "--games"),
    "no number": ("simulate geroychiki --games many", "«many»", "'many'"),
    "strange number": ("simulate geroychiki --games ²", "«²»", "'²'"),
    "strange list": ("simulate geroychiki --seats 2,²", "«2,²»", "'2,²'"),
    "six seats": ("simulate geroychiki --seats 6", "от 2 до 5", "2 to 5"),
    "no file there": ("replay no-such-file.json", "no-such-file.json", "no-such-file.json"),
    "a folder": ("play geroychiki --components tests", "tests", "tests"),
    "no move so far": ("simulate geroychiki --jobs 0", "--jobs", "--jobs"),
}


@every_language
@pytest.mark.parametrize("case", WRONG_CALLS)
def test_a_wrong_call_is_answered_with_one_line(case: str, lang: str) -> None:
    """In the language asked for, naming what was wrong, with exit code 2."""
    call, russian, english = WRONG_CALLS[case]
    said = refused(*call.split(), lang=lang)
    assert (russian if lang == "ru" else english) in said
    assert is_in(lang, said)


@pytest.mark.parametrize(
    ("call", "page"),
    [
        ("plya", "stolik"),
        ("play geroychiki --nope", "stolik play"),
        ("play geroychiki --option 1", "stolik play"),
        ("simulate geroychiki --games 0", "stolik simulate"),
    ],
)
def test_a_wrong_call_points_to_the_page_that_helps(call: str, page: str) -> None:
    """Not to a page that does not speak of it."""
    assert refused(*call.split(), lang="en").endswith(f"Help: {page} --help")


@pytest.mark.parametrize(
    "call",
    ["play geroychiki chess", "replay no-such-file.json", "check tests", "replay not-utf-8"],
)
def test_russian_is_not_mixed_with_english(call: str, tmp_path: Path) -> None:
    """What the machine says in English is said in Russian too."""
    strange = tmp_path / "not-utf-8"
    strange.write_bytes(b"\xff\xfe\x00")
    said = refused(*call.replace("not-utf-8", str(strange)).split(), lang="ru")
    plain = said.replace(str(strange), "")
    assert not re.search(r"No such|Got unexpected|Is a directory|invalid|byte", plain)


def test_an_option_keeps_its_name_at_the_start_of_a_sentence() -> None:
    """`First_seat` is not what can be typed."""
    for lang in LANGUAGES:
        assert "First_seat" not in refused(*WRONG_CALLS["no such seat"][0].split(), lang=lang)


def test_a_wrong_language_is_refused() -> None:
    """With the languages there are, and the place where the wrong one was named."""
    assert "«de»" in refused("games", "--lang", "de")
    assert "ru, en" in refused("--lang=de", "games")
    assert "STOLIK_LANG" in refused("games", STOLIK_LANG="de")


def test_the_language_can_be_set_for_good() -> None:
    """By a variable; the command line has the last word."""
    english = stolik("games", STOLIK_LANG="en")
    assert english == stolik("games", "--lang", "en") == stolik("--lang", "en", "games")
    russian = stolik("games", "--lang=ru", STOLIK_LANG="en")
    assert russian == stolik("games")
    assert is_in("ru", russian.out)


@every_language
def test_a_terminal_without_our_letters_gets_what_it_can_show(lang: str) -> None:
    """No traceback, whatever the encoding."""
    for encoding in ("ascii", "cp1251", "latin-1"):
        done = stolik("games", "geroychiki", lang=lang, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
        assert done.code == 0
        assert "first_seat" in done.out


def cards() -> str:
    """Return our own card list."""
    return (files("stolik.games.shelf") / "cards.toml").read_text("utf-8")


@every_language
def test_our_own_card_list_is_accepted(tmp_path: Path, lang: str) -> None:
    """For each game it is made for."""
    file = tmp_path / "cards.toml"
    file.write_text(cards(), "utf-8")
    done = stolik("check", file, lang=lang)
    assert done.code == 0
    assert len(done.lines) == 2
    for key, line in zip(catalogue(), done.lines, strict=True):
        assert f"stolik play {key} --components {file}" in line
        assert "84" in line


@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "with the mark of a Windows editor"])
def test_an_altered_lawful_list_is_accepted(tmp_path: Path, mark: str) -> None:
    """An owner may have other names and other points."""
    file = tmp_path / "mine.toml"
    altered = cards().replace("«", "").replace("points = 4", "points = 5")
    file.write_text(mark + altered.replace("Генерал", "Капитан"), "utf-8")
    assert stolik("check", file).code == 0


BROKEN_LISTS = {
    "points": ("points = 1", "points = 100", ("A1", "100", "99")),
    "copies": ("copies = 3", "copies = 4", ("62", "61")),
    "colour": ('colour = "A"', 'colour = "D"', ("A1", "D", "A, B, C")),
    "property": ('"first-toy"', '"last-toy"', ("A5", "last-toy")),
    "bonus": ('bonus-for = "A1"', 'bonus-for = "Z9"', ("A2", "Z9")),
    "part": ("copies = 3", "copies = 3\nprice = 5", ("A1", "price")),
    "games": ('games = ["geroychiki", ', "games = [", ("geroychiki",)),
    "toml": ("[[toys]]", "[[toys", ("TOML", "9")),
}


@every_language
@pytest.mark.parametrize("case", BROKEN_LISTS)
def test_a_broken_list_is_refused(tmp_path: Path, case: str, lang: str) -> None:
    """With the card and the number that is wrong."""
    old, new, named = BROKEN_LISTS[case]
    file = tmp_path / "broken.toml"
    file.write_text(cards().replace(old, new, 1), "utf-8")
    call = ("play", "geroychiki", "--components") if case == "games" else ("check",)
    said = refused(*call, file, lang=lang)
    assert is_in(lang, said)
    assert all(each in said for each in named), said


def test_a_list_that_names_no_game_is_refused(tmp_path: Path) -> None:
    """Or an unknown one."""
    file = tmp_path / "broken.toml"
    file.write_text('source = "mine"', "utf-8")
    assert "games" in refused("check", file, lang="en")
    file.write_text('games = ["chess"]', "utf-8")
    assert "'chess'" in refused("check", file, lang="en")
