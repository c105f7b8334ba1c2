"""Files hold one idea, functions fit in a glance.

A function is as long as its lines from `def` to its last one, whatever is on them, but without
its decorators and its docstring. One inside another counts by itself, and in the other too.
Tests are left out, and so is what is generated: none of that is Python in the package.
"""

import ast
from functools import cache
from itertools import chain
from pathlib import Path

import stolik

SOURCE = Path(stolik.__file__).parent
LONGEST_FILE = 400
MEDIAN = 7
NINE_IN_TEN = 16

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def texts() -> dict[str, str]:
    """Return the modules by their paths."""
    paths = (path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
    ours = sorted(path for path in paths if "tests" not in path.parts)
    return {str(path): (SOURCE / path).read_text("utf-8") for path in ours}


@cache
def lengths() -> list[int]:
    """Return how long the functions are, the shortest first."""
    nodes = chain.from_iterable(ast.walk(ast.parse(text)) for text in texts().values())
    return sorted(length(node) for node in nodes if isinstance(node, Function))


def length(function: Function) -> int:
    """Return the lines from `def` to the end, without the docstring."""
    explained = lines(function.body[0]) if ast.get_docstring(function) else 0
    return lines(function) - explained


def lines(node: ast.stmt) -> int:
    """Return how many lines something takes; decorators stand above them."""
    assert node.end_lineno
    return node.end_lineno - node.lineno + 1


def test_lines_are_counted_as_is_said() -> None:
    """Neither the decorator nor the docstring, but a comment and an empty line."""
    (function,) = ast.parse(
        '@cache\ndef a(\n    b: int,\n) -> int:\n    """Say.\n\n    More.\n    """\n'
        "    # Why.\n\n    return b\n"
    ).body
    assert isinstance(function, Function)
    assert length(function) == 6


def test_no_file_is_long() -> None:
    """Whoever opens one reads it to its end."""
    found = {path: len(text.splitlines()) for path, text in texts().items()}
    assert {path: long for path, long in found.items() if long > LONGEST_FILE} == {}


def test_half_of_the_functions_are_short() -> None:
    """A few lines each."""
    assert lengths()[len(lengths()) // 2] <= MEDIAN


def test_nine_functions_in_ten_fit_in_a_glance() -> None:
    """The tenth has a reason, such as a list of options."""
    assert lengths()[len(lengths()) * 9 // 10] <= NINE_IN_TEN
