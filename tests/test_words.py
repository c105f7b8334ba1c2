"""The words of every language: the same ones everywhere, and one for all that can be said."""

import itertools
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from stolik import bots
from stolik.core import (
    AnyGame,
    Broken,
    Chance,
    Phrase,
    Record,
    Seat,
    Unreadable,
    begin,
    deal,
    offered,
    phrase,
    read_record,
    replay,
)
from stolik.games import catalogue
from stolik.words import LANGUAGES, Words, capital

from .cases import shorter
from .positions import KEPT, every_game_there_is, game_of

PACKAGES = ("stolik", *sorted({game.package for game in catalogue().values()}))
NUMBERS = (0, 1, 2, 5, 11, 21)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
RECORDS = [read_record(path.read_text("utf-8")) for path in KEPT if "stuck" in path.stem]

every_game = pytest.mark.parametrize(
    "game", every_game_there_is().values(), ids=list(every_game_there_is())
)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_package = pytest.mark.parametrize("package", PACKAGES)


@cache
def messages(package: str, language: str) -> dict[str, Any]:
    """Return what the text files of a folder say, in their order, by key."""
    found: dict[str, Any] = {}
    for file in sorted((files(package) / "text").iterdir(), key=lambda file: file.name):
        if file.name.endswith(f"{language}.ftl"):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
                if isinstance(entry, ast.Message):
                    assert entry.id.name not in found, f"{entry.id.name} is there twice"
                    found[entry.id.name] = entry.value
    return found


def nodes(tree: Any) -> Iterator[Any]:
    """Return a pattern with all its parts."""
    if isinstance(tree, list):
        for each in tree:
            yield from nodes(each)
    elif isinstance(tree, ast.BaseNode):
        yield tree
        for part in vars(tree).values():
            yield from nodes(part)


def referred(pattern: Any) -> set[str]:
    """Return the keys of the messages that this one is made of."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.MessageReference)}


@every_package
def test_both_languages_say_the_same_things_in_the_same_order(package: str) -> None:
    """A language may have forms of its own, such as cases, only as parts of its sentences."""
    both = [messages(package, language) for language in LANGUAGES]
    same = set(both[0]) & set(both[1])
    orders = [[key for key in language if key in same] for language in both]
    assert orders[0] == orders[1]
    for language in both:
        parts = set().union(*map(referred, language.values()))
        assert set(language) - same <= parts


def values_of(messages_: Mapping[str, Any], key: str) -> dict[str, tuple[Any, ...]]:
    """Return plausible values of everything a message speaks of, itself or through its parts."""
    found: dict[str, tuple[Any, ...]] = {}
    for part in referred(messages_[key]):
        found |= values_of(messages_, part)
    for node in nodes(messages_[key]):
        if isinstance(node, ast.VariableReference):
            found.setdefault(node.id.name, (7,))
    for node in nodes(messages_[key]):
        if isinstance(node, ast.SelectExpression):
            found[vars(node.selector)["id"].name] = variants_of(node)
    found.pop("game", None)
    return found | ({"seat": (0,)} if "seat" in found else {})


def variants_of(selection: Any) -> tuple[Any, ...]:
    """Return numbers if the choice is by number, else every name it can choose by."""
    names = {str(getattr(each.key, "name", each.key)) for each in selection.variants}
    numeric = names & PLURALS - {"other"} or any(
        isinstance(each.key, ast.NumberLiteral) for each in selection.variants
    )
    return NUMBERS if numeric else tuple(sorted(names))


@every_language
@every_game
def test_every_message_can_be_said(game: AnyGame, language: str) -> None:
    """Whatever the numbers and the kinds, with nothing left open and no hole in it."""
    words = Words(language, game, ["Ann"])
    known = messages("stolik", language) | messages(game.package, language)
    for key in known:
        values = values_of(known, key)
        for chosen in itertools.product(*values.values()):
            said = words(key, **dict(zip(values, chosen, strict=True)))
            assert not re.search(r"[{}$]|\(\)|\w +[,.:;!]( |$)", said), (key, said)


def test_russian_counts_points() -> None:
    """1 очко, 2 очка, 5 очков, and 11 and 21 as they should be."""
    words = Words("ru", catalogue()["geroychiki"])
    assert [words("points", points=number) for number in NUMBERS] == [
        "0 очков",
        "1 очко",
        "2 очка",
        "5 очков",
        "11 очков",
        "21 очко",
    ]


def test_russian_counts_cards() -> None:
    """1 карта, 2 карты, 5 карт."""
    words = Words("ru", catalogue()["geroychiki"])
    said = [words("draw-collection", cards=number) for number in NUMBERS]
    assert [text.split(": ")[1] for text in said] == [
        "0 карт",
        "1 карта",
        "2 карты",
        "5 карт",
        "11 карт",
        "21 карта",
    ]


def test_russian_counts_games_seats_and_components() -> None:
    """The house counts well too."""
    words = Words("ru")
    games = [words("simulate-title", title="Т", games=number) for number in (1, 2, 5, 21)]
    assert games == ["Т: 1 игра", "Т: 2 игры", "Т: 5 игр", "Т: 21 игра"]
    seats = words("replay-head", title="Т", seats=2, seed="с", options="н")
    assert "2 места" in seats
    good = words("check-good", file="ф", title="Т", game="г", seats=5, count=84, source="и")
    assert "на столе для 5 игроков — 84 компонента" in good


@pytest.mark.parametrize(("number", "word"), [(1, "1 point"), (2, "2 points"), (0, "0 points")])
def test_english_counts_points(number: int, word: str) -> None:
    """One point, more points."""
    assert Words("en", catalogue()["geroychiki"])("points", points=number) == word


@every_language
def test_an_edition_has_words_of_its_own(language: str) -> None:
    """The colours of the boxes differ, and so do their heroes."""
    said = [
        Words(language, game)("shelf", colour="A") + Words(language, game)("legend")
        for game in catalogue().values()
        if game.package == "stolik.games.shelf"
    ]
    assert len(set(said)) == len(said)


@every_language
def test_a_key_without_words_is_our_fault(language: str) -> None:
    """It is named, so that the log is enough to find it."""
    with pytest.raises(Broken, match=f"no-such-key.*{language}"):
        Words(language)("no-such-key")


def test_an_argument_that_is_missing_is_our_fault() -> None:
    """The message is named."""
    with pytest.raises(Broken, match="replay-at"):
        Words("en")("replay-at")


def test_a_seat_is_read_as_a_name() -> None:
    """By the name of the player, or else by number, counted from 1."""
    words = Words("ru", names=["Аня"])
    assert [words.name(0), words.name(1)] == ["Аня", "Игрок 2"]


def test_a_sentence_begins_with_a_capital() -> None:
    """Also when there is nothing to say."""
    assert [capital("ёлка"), capital("1 шаг"), capital("")] == ["Ёлка", "1 шаг", ""]


def positions(game: AnyGame) -> Iterator[tuple[Record, Any]]:
    """Return tables in the course of games: recorded ones, and games of luck at every size."""
    for record in RECORDS:
        if game_of(record) is game:
            yield from ((record, step.state) for step in replay(game, record))
    for seats in game.seats:
        record = begin(game, seats, f"words {seats}")
        state, luck = deal(game, record), Chance(f"words {seats} luck")
        while movers := game.to_move(state):
            yield record, state
            game.play(state, movers[0], luck.choice(game.legal_moves(state, movers[0])))
        yield record, state


def shape(said: Any) -> Any:
    """Return the part of a phrase that decides which words it needs."""
    if not isinstance(said, dict):
        return type(said).__name__
    return said["key"], tuple((name, shape(arg)) for name, arg in sorted(said["args"].items()))


class Listener:
    """Says everything once in every language, and remembers the keys."""

    def __init__(self, game: AnyGame) -> None:
        """Open the text files."""
        self.words = [Words(language, game) for language in LANGUAGES]
        self.heard: set[Any] = set()
        self.keys: set[str] = set()

    def hear(self, said: Any) -> None:
        """Say a phrase, an event or a reason, unless one of its kind was said before."""
        if shape(said) in self.heard:
            return
        self.heard.add(shape(said))
        self.keys.add(said["key"])
        for words in self.words:
            assert words.say(Phrase(key=said["key"], args=said["args"])).strip()

    def hear_table(self, game: AnyGame, seats: int, state: Any) -> None:
        """Say the prompts, the moves and the score pads of everybody."""
        for seat in (*map(Seat, range(seats)), None):
            view = game.view(state, seat)
            self.hear(view["prompt"])
            for choice in view["moves"]:
                self.hear(choice["about"])
                self.hear(choice["says"])
        for line in itertools.chain(*game.scores(state)):
            self.hear(line["what"])

    def hear_refusals(self, game: AnyGame, seats: int, state: Any) -> None:
        """Say why each move of the game is not allowed, and show the rule."""
        for seat, move in itertools.product(map(Seat, range(seats)), game.moves):
            reason = game.why_not(state, seat, move)
            if reason is not None:
                self.hear(reason)
                self.hear(phrase(f"rule-{reason['rule']}"))


@pytest.mark.parametrize("name", shorter(every_game_there_is(), "hercules", "stickers+grown"))
def test_all_that_is_said_at_the_table_has_words(name: str) -> None:
    """Every prompt, move, score line, drawing, refusal and the rule it names."""
    game = every_game_there_is()[name]
    listener = Listener(game)
    for number, (record, state) in enumerate(positions(game)):
        listener.hear_table(game, record.seats, state)
        if number % 25 == 0 or not game.to_move(state):
            listener.hear_refusals(game, record.seats, state)
        if number % 10 == 0:
            for words in listener.words:
                assert game.draw(game.view(state, None), words.say, 80)
    assert len(listener.keys) > len(game.seats)


@every_game
def test_all_that_happens_has_words(game: AnyGame) -> None:
    """Every event of games of luck and of recorded games."""
    listener = Listener(game)
    for record in RECORDS:
        for step in replay(game, record) if game_of(record) is game else ():
            for event in step.happened:
                listener.hear(event)
    for seats in game.seats:
        state, luck = deal(game, begin(game, seats, "events")), Chance("events luck")
        while movers := game.to_move(state):
            happened: list[Any] = []
            move = luck.choice(game.legal_moves(state, movers[0]))
            game.play(state, movers[0], move, happened)
            for event in happened:
                listener.hear(event)
    assert listener.keys


@every_language
@every_game
def test_all_that_is_told_about_a_game_has_words(game: AnyGame, language: str) -> None:
    """Its title, its options, its endings, its bots, what can be typed."""
    words = Words(language, game)
    keys = [f"title-{game.key}", f"about-{game.key}", "source-ours", "legend", "typed"]
    keys += [f"option-{name}" for name in offered(game.options)]
    keys += [f"ending-{ending}" for ending in game.endings]
    keys += [f"bot-{bot}" for bot in bots.BOTS]
    assert all(words(key) for key in (*keys, "typed-help", "rules-in-short"))
    asked = [key.removeprefix("ask-") for key in words.keys("ask-")]
    assert set(asked) <= set(offered(game.options))


@every_language
@every_game
def test_every_rule_told_is_a_rule_of_the_book(game: AnyGame, language: str) -> None:
    """`rule-SH-12` is told because RULES.md has SH-12, and its text cites no other."""
    book = (files(game.package) / "RULES.md").read_text("utf-8")
    numbered = set(re.findall(r"\*\*([A-Z]+-[A-Z]?\d+)\*\*", book))
    words = Words(language, game)
    told = {key.removeprefix("rule-"): words(key) for key in words.keys("rule-")}
    assert set(told) <= numbered
    cited = {tag for text in told.values() for tag in re.findall(r"[A-Z]{2}-[A-Z]?\d+", text)}
    assert cited <= set(told)


@every_language
def test_a_fault_is_said_in_the_language(language: str) -> None:
    """With the parts of its sentence translated too."""
    with pytest.raises(Unreadable) as refused:
        read_record('{"stolik": "1"}')
    said = Words(language).error(refused.value.said)
    expected = {
        "en": "'stolik' of the record should be a whole number, not '1'",
        "ru": "«stolik», запись: нужно целое число, а там '1'",
    }
    assert said == expected[language]
