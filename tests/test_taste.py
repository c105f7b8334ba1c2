"""The code stays in small pieces, and the locks name nobody's machine."""

import ast
import json
import re
import statistics
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
BUILT = {"node_modules", ".cache", ".nox"}
RULES = [
    path
    for folder in ("core", "games")
    for path in sorted((ROOT / "src/stolik" / folder).rglob("*.py"))
    if "tests" not in path.parts
]
NODE_LOCKS = [path for path in ROOT.rglob("package-lock.json") if not BUILT & {*path.parts}]
LOCKS = [path for path in ROOT.rglob("constraints.txt") if not BUILT & {*path.parts}]
ADDRESS = re.compile(r"://|--index-url|--find-links| @ |(?<![\w.])/\w+/\w")


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


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_lock_has_hashes_and_no_addresses(lock: Path) -> None:
    hashes = [line for line in lock.read_text().splitlines() if "--hash=sha256:" in line]
    assert len(hashes) >= len(pins(lock)) > 0
    assert not ADDRESS.search(lock.read_text())


def test_the_lock_pins_extras_by_name() -> None:
    """To older pips a line that pins `coverage` leaves `coverage[toml]` open."""
    pinned = {Requirement(line.rstrip("\\ ")) for line in pins(ROOT / "constraints.txt")}
    lines = {(pin.name, extra) for pin in pinned for extra in pin.extras}
    installed = {pin.name for pin in pinned if not pin.marker or pin.marker.evaluate()}
    asked = [Requirement(line) for name in installed for line in metadata.requires(name) or ()]
    applying = [need for need in asked if not need.marker or need.marker.evaluate({"extra": ""})]
    extras = {(need.name, extra) for need in applying for extra in need.extras}
    assert extras
    assert extras <= lines


def pins(lock: Path) -> list[str]:
    return [line for line in lock.read_text().splitlines() if "==" in line and line[0].isalpha()]


@pytest.mark.parametrize("lock", NODE_LOCKS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_lock_of_node_has_hashes_and_no_addresses(lock: Path) -> None:
    """Whoever installs from it asks their own registry."""
    packages = json.loads(lock.read_text())["packages"]
    fetched = [package for path, package in packages.items() if path]
    assert fetched
    assert all("integrity" in package for package in fetched)
    assert not any("resolved" in package for package in fetched)
