"""The code stays in small pieces, and names nobody's machine."""

import ast
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = [
    path
    for folder in ("core", "games")
    for path in sorted((ROOT / "src/stolik" / folder).rglob("*.py"))
    if "tests" not in path.parts
]
# Joined here, so that this file does not name them either.
HOSTS = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"))]
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:root|home|work|opt|Users)/\w")


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def code_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count the lines of the body that hold code: no docstring, no comment, no blank line."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return len({line for part in body for node in ast.walk(part) for line in lines_of(node)})


def lines_of(node: ast.AST) -> set[int]:
    """Return the first and the last line of this node."""
    return {line for end in ("lineno", "end_lineno") if (line := getattr(node, end, None))}


def test_functions_are_short() -> None:
    lengths = [code_lines(function) for path in RULES for function in functions(path)]
    assert statistics.median(lengths) <= 6
    assert statistics.quantiles(lengths, n=10)[-1] <= 22


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_can_be_read_in_one_sitting(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 350


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_need_nothing_but_python(path: Path) -> None:
    imported = {
        name.partition(".")[0]
        for node in ast.walk(ast.parse(path.read_text()))
        for name in imports_of(node)
    }
    assert imported <= sys.stdlib_module_names | {"stolik"}


def imports_of(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        return [str(node.module)]
    return []


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a checkout knows its files")
def test_no_file_names_a_registry_or_a_machine() -> None:
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    texts = {name: (ROOT / name).read_text(errors="replace") for name in names.splitlines()}
    found = {
        name
        for name, text in texts.items()
        if MACHINE_PATH.search(text) or any(host in text for host in HOSTS)
    }
    assert not found
