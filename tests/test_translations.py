"""What the code says: every fault has its Russian, and all that is written is said."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from string import Formatter

import pytest

import stolik
from stolik.core import wire
from stolik.games import catalogue
from stolik.words import LANGUAGES, bundle, translations

ROOT = Path(str(stolik.__file__)).parent
SOURCES = [path for path in sorted(ROOT.rglob("*.py")) if "tests" not in path.parts]
SAYING = {"Foreign", "NotJson", "NotThere", "Outdated", "Said", "Unreadable", "Unspoken"}
CYRILLIC = re.compile("[А-Яа-яЁё]")
MEANT = {"server/http/codes.py", "terminal/typed.py"}
"""Cyrillic letters that look or sound like latin ones, to be read as those."""

every_source = pytest.mark.parametrize(
    "path", SOURCES, ids=[path.relative_to(ROOT).as_posix() for path in SOURCES]
)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def said_in_code() -> set[str]:
    """Return every English template: the first argument of what says no, or is a part of it."""
    calls = (
        node for path in SOURCES for node in ast.walk(tree(path)) if isinstance(node, ast.Call)
    )
    said = {
        template.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in SAYING and call.args
        for template in alternatives(call.args[0])
        if isinstance(template, ast.Constant)
    }
    return {str(text) for text in said} | set(wire._NAMES.values())


def alternatives(said: ast.expr) -> list[ast.expr]:
    """Return both templates where one or the other is said."""
    return [said.body, said.orelse] if isinstance(said, ast.IfExp) else [said]


def placeholders(template: str) -> set[str]:
    """Return the names in braces."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def test_every_fault_has_its_russian() -> None:
    """With the same things named; and each line of the file is said somewhere."""
    russian = translations("ru")
    assert set(russian) == said_in_code()
    assert {said: placeholders(said) for said in russian} == {
        said: placeholders(russian[said]) for said in russian
    }


def test_english_faults_need_no_file() -> None:
    """They are said where they arise."""
    assert translations("en") == {}


def docstrings(path: Path) -> Iterator[ast.Constant]:
    """Return the strings that stand alone: about a module, a class, a function, a constant."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


@every_source
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    """Russian is written in text files only, so that every language is found in one place."""
    if path.relative_to(ROOT).as_posix() in MEANT:
        return
    told = set(docstrings(path))
    strings = {node for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)} - told
    assert not [node.value for node in strings if CYRILLIC.search(str(node.value))]


def test_players_are_spoken_to_as_friends() -> None:
    """What is refused at a table is read by children: nobody is so formal with them."""
    said = (ROOT / "text" / "ru.ftl").read_text("utf-8")
    refusals = re.findall(r"^(?:refused-[\w-]+|stale) = .*$", said, re.MULTILINE)
    assert refusals
    formal = re.compile(r"\b(вы|вас|вам|ваш\w*|\w+(?:йте|ите)(?:сь)?)\b", re.IGNORECASE)
    assert [each for each in refusals if formal.search(each)] == []


@cache
def strings_of(path: Path) -> tuple[set[str], set[str]]:
    """Return the strings in the code that are whole, and those that something is added to."""
    whole: set[str] = set()
    begun: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            begun.add(str(node.values[0].value))
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            (begun if node.value.endswith("-") else whole).add(node.value)
    return whole, begun


def references(package: str, language: str) -> set[str]:
    """Return the keys that stand in the text files as parts of other messages."""
    texts = [
        file.read_text("utf-8")
        for folder in ("stolik", package)
        for file in (files(folder) / "text").iterdir()
        if file.name.endswith(f"{language}.ftl")
    ]
    return set(re.findall(r"\{ ([a-z][a-z-]*) \}", "\n".join(texts)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", sorted({game.package for game in catalogue().values()}))
def test_no_words_are_left_over(package: str, language: str) -> None:
    """Every message is asked for in the code, or is a part of another."""
    found = [strings_of(path) for path in SOURCES]
    whole = set().union(*(strings for strings, _ in found)) | references(package, language)
    begun = tuple(start for _, starts in found for start in starts if re.match("[a-z]+-", start))
    titles = "rules-"  # shown with the rules they stand among
    left = [key for key in bundle(language, package)[1] if key not in whole]
    assert not [key for key in left if not key.startswith((*begun, titles))]
