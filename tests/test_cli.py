"""The command line, through real processes: help, the catalogue, the rules, wrong calls."""

import re
from dataclasses import make_dataclass
from pathlib import Path

import pytest

from stolik import bots
from stolik.cli import COMMANDS
from stolik.core import AnyGame, Unreadable, offered, one_of, settle
from stolik.core.options import spelled
from stolik.games import catalogue
from stolik.terminal.show import A_FEW, MANY, briefly
from stolik.words import Words

from .program import (
    here,
    in_every_language,
    refusal,
    refused,
    refused_in_every_language,
    stolik,
)

OPTIONS = {
    "play": "--option --components --seed --seats --save --resume --lang --help",
    "campaign": "--lang --help",
    "games": "--lang --help",
    "rules": "--lang --help",
    "replay": "--at --tables --lang --help",
    "simulate": "--option --components --seed --games --seats --bots --jobs --check --json --lang",
    "ladder": "--option --components --seed --bots --pairs --seats --workers --save --json --lang",
    "analyse": "--games --workers --svg --lang --help",
    "check": "--lang --help",
    "serve": "--host --port --folder --database --secret --origin --address --network --workers"
    " --connections --per-address --patience --crowd --keep-gathering --keep-guests --open --lang",
    "verify": "--lang --help",
    "backup": "--folder --database --secret --force --lang --help",
    "restore": "--folder --database --secret --lang --help",
    "tidy": "--folder --database --keep-finished --dry-run --lang --help",
}
RUSSIAN = re.compile("[а-яё]", re.IGNORECASE)

every_game = pytest.mark.parametrize("game", catalogue().values(), ids=list(catalogue()))


def is_in(lang: str, text: str) -> bool:
    """Tell whether somebody who reads this language was thought of."""
    return bool(RUSSIAN.search(text)) == (lang == "ru")


def test_the_program_explains_itself() -> None:
    """The commands in the order a newcomer needs them."""
    for lang, done in in_every_language("--help").items():
        assert (done.code, done.err) == (0, "")
        assert is_in(lang, done.out)
        names = re.findall(r"^  (\w+)  +\S", done.out, re.MULTILINE)
        assert names == list(COMMANDS) == list(OPTIONS)


@pytest.mark.parametrize("command", OPTIONS)
def test_every_command_explains_itself(command: str) -> None:
    """What it does, and each of its options, in the language of the reader."""
    for lang, done in in_every_language(command, "--help").items():
        assert (done.code, done.err) == (0, "")
        assert f"stolik {command}" in done.lines[0]
        rows = dict(re.findall(r"^  (--[\w-]+).*?(?:  +|\n +)(\S.*)$", done.out, re.MULTILINE))
        assert set(OPTIONS[command].split()) <= set(rows)
        assert all(is_in(lang, explained) for explained in rows.values())


def test_the_catalogue_names_every_game() -> None:
    """Its key, its title, what it is about."""
    for lang, done in in_every_language("games").items():
        assert done.code == 0
        for key, game in catalogue().items():
            words = Words(lang, game)
            assert f"{key}  {words(f'title-{key}')}" in done.lines
            assert words(f"about-{key}") in done.out


@every_game
def test_a_game_is_told_about(game: AnyGame) -> None:
    """Its options and their values, its bots, and where the components come from."""
    for lang, done in in_every_language("games", game.key).items():
        assert done.code == 0
        for name, values in offered(game.options).items():
            named = values if len(values) <= MANY else values[:A_FEW]
            assert f"{name} = {', '.join(str(value).lower() for value in named)}" in done.out
        assert all(bot in done.out for bot in bots.BOTS)
        assert Words(lang, game)("source-ours") in done.out


def test_of_many_values_the_first_few_are_named() -> None:
    """The refusal of a wrong one names them all."""
    values = tuple(str(number) for number in range(MANY + 1))
    assert briefly(values) == "0, 1, 2, …"
    assert briefly(values[:-1]) == spelled(values[:-1])
    assert spelled(values) in str(wrong_option(values))


def wrong_option(values: tuple[str, ...]) -> Unreadable:
    """Return what is said when an option has none of these values."""
    options = make_dataclass("Options", [("colours", str, one_of(*values))])
    with pytest.raises(Unreadable) as said:
        settle(options, {"colours": "none"})
    return said.value


@every_game
def test_all_rules_are_shown(game: AnyGame) -> None:
    """Numbered, under their titles."""
    for lang, done in in_every_language("rules", game.key).items():
        words = Words(lang, game)
        numbers = [key.removeprefix("rule-") for key in words.keys("rule-")]
        assert done.code == 0
        assert re.findall(r"^([A-Z]+-[A-Z]?\d+)  ", done.out, re.MULTILINE) == numbers
        assert all(words(key) in done.lines for key in words.keys("rules-section"))


@every_game
def test_the_rules_begin_with_the_rules(game: AnyGame) -> None:
    """In short, then the book in its order; a caption is nowhere, for its picture is not there."""
    for lang, done in in_every_language("rules", game.key).items():
        words = Words(lang, game)
        first, blank, section, rule = done.lines[:4]
        assert (first, blank) == (words("rules-in-short"), "")
        assert section == words(words.keys("rules-section-")[0])
        number = words.keys("rule-")[0].removeprefix("rule-")
        assert rule.split(maxsplit=1) == [number, words(f"rule-{number}")]
        captions = {words(key) for key in words.keys("rules-figure-")}
        assert captions
        assert not captions & set(done.lines)


@pytest.mark.parametrize("number", ["SH-12", "sh-12"])
def test_one_rule_is_shown(number: str) -> None:
    """However the number is typed."""
    for lang, done in in_every_language("rules", "geroychiki", number).items():
        rule = Words(lang, catalogue()["geroychiki"])("rule-SH-12")
        assert done.out.split(maxsplit=1) == ["SH-12", f"{rule}\n"]


def test_an_unknown_rule_is_refused() -> None:
    """As everything else that is not there."""
    for lang, said in refused_in_every_language("rules", "geroychiki", "XX-99").items():
        assert said.startswith(Words(lang)("no-rule", rule="XX-99") + " ")


WRONG_CALLS = {
    "no such command": ("plya", "«plya»", "'plya'"),
    "no such option": ("play geroychiki --nope", "--nope", "--nope"),
    "nearly an option": ("play geroychiki --seat 2", "--seats", "--seats"),
    "no value": ("play geroychiki --seats", "--seats", "--seats"),
    "no game": ("play", "GAME", "GAME"),
    "too much": ("play geroychiki chess", "chess", "chess"),
    "unknown game": ("play chess", "«chess»; есть: ", "'chess'; there are: "),
    "unknown game to tell about": ("games chess", "«chess»", "'chess'"),
    "unknown game to explain": ("rules chess", "«chess»", "'chess'"),
    "option without a name": ("play geroychiki --option 1", "name=value", "name=value"),
    "unknown option": ("play geroychiki --option x=1", "«x»", "'x'"),
    "wrong option": ("play geroychiki --option first_seat=9", "first_seat", "first_seat"),
    "no such seat": ("play geroychiki --option first_seat=5", "first_seat", "first_seat"),
    "one seat": ("play geroychiki --seats 1", "от 2 до 5", "2 to 5"),
    "no seat": ("play geroychiki --seats 0", " 0", "0 "),
    "too many seats": ("play geroychiki --seats 6", "от 2 до 5", "2 to 5"),
    "far too many seats": ("play geroychiki --seats 2000000", "от 2 до 5", "2 to 5"),
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
}


@pytest.mark.parametrize("case", WRONG_CALLS)
def test_a_wrong_call_is_answered_with_one_line(case: str) -> None:
    """In the language asked for, naming what was wrong, with exit code 2."""
    call, russian, english = WRONG_CALLS[case]
    for lang, said in refused_in_every_language(*call.split()).items():
        assert (russian if lang == "ru" else english) in said
        assert is_in(lang, said)
        assert said[0] == said[0].upper() or said.startswith("first_seat")


def test_whoever_asks_for_an_unknown_game_is_told_which_there_are() -> None:
    """All of them, in the order of the catalogue."""
    for said in refused_in_every_language("play", "chess").values():
        assert f": {', '.join(catalogue())}" in said


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
    assert refusal(here(*call.split(), "--lang=en")).endswith(f"Help: {page} --help")


@pytest.mark.parametrize(
    "call", ["play geroychiki chess", "replay no-such-file.json", "check tests", "replay not-utf-8"]
)
def test_russian_is_not_mixed_with_english(call: str, tmp_path: Path) -> None:
    """What the machine says in English is said in Russian too."""
    strange = tmp_path / "not-utf-8"
    strange.write_bytes(b"\xff\xfe\x00")
    said = refusal(here(*call.replace("not-utf-8", str(strange)).split()))
    plain = said.replace(str(strange), "")
    assert not re.search(r"No such|Got unexpected|Is a directory|invalid|byte", plain)


def test_a_seed_that_is_no_text_is_refused() -> None:
    """The bytes of another alphabet, from an old script."""
    assert "--seed" in refused("play", "geroychiki", "--seed", "\udcff")


@pytest.mark.parametrize("encoding", ["ascii", "cp1251"])
def test_a_terminal_without_our_letters_gets_what_it_can_show(encoding: str) -> None:
    """No traceback, whatever the encoding."""
    done = stolik("rules", "geroychiki", "SH-5", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert done.code == 0
    assert "SH-5" in done.out
    drawn = stolik("play", "geroychiki", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert drawn.code == 0
