"""What strangers have written is refused by its shape, before Python chokes on it."""

import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik.core import Said, Unreadable, component_file, wire
from stolik.core.shape import DEEPEST, JSON, MOST_DIGITS, MOST_PARTS, TOML, look_over

WHAT = Said("the file")
GAMES = Path(stolik.__file__).parent / "games"
FILES = sorted(GAMES.rglob("*.toml"))
RECORDS = sorted(GAMES.rglob("tests/records/*.json")) + sorted(GAMES.rglob("campaigns/*.json"))

DOTTED = ".".join(["a"] * 49_000) + " = 1"
MUCH = {
    "dots": (DOTTED, "a key of more than 20 parts"),
    "spaced dots": (" . ".join(["a"] * 21) + " = 1", "a key of more than 20 parts"),
    "dots of a table": (f"[{'.'.join(['a'] * 21)}]", "a key of more than 20 parts"),
    "dots within": (f"a = {{ {'.'.join(['a'] * 21)} = 1 }}", "a key of more than 20 parts"),
    "quoted dots": (".".join(['"a"', "'b'"] * 11) + " = 1", "a key of more than 20 parts"),
    "digits": ("a = " + "1" * 10_000, "a number of more than 20 digits"),
    "minus": ("a = -" + "1" * 21, "a number of more than 20 digits"),
    "hex": ("a = 0x" + "f" * 10_000, "a number of more than 20 digits"),
    "octal": ("a = 0o" + "7" * 30, "a number of more than 20 digits"),
    "binary": ("a = 0b" + "1_0" * 30, "a number of more than 20 digits"),
    "fraction": ("a = 0." + "1" * 30, "a number of more than 20 digits"),
    "lists": ("a = " + "[" * 5000, "brackets within brackets, more than 32 deep"),
    "tables": ("a = " + "{a = " * 33 + "1" + "}" * 33, "brackets within brackets"),
    "items": ("a = [" + "0," * 10_001 + "]", "more than 10000 keys, lists and items"),
    "headers": ("[[a]]\n" * 5001, "more than 10000 keys, lists and items (line 5001)"),
    "length": ("#" * 200_001, "200001 letters; at most 200000 are read"),
    "after a text": ('a = """""""\n' + DOTTED, "a key of more than 20 parts (line 2)"),
    "after a quote": ('a = "\\""\n' + DOTTED, "a key of more than 20 parts (line 2)"),
    "after an apostrophe": ("a = '\\'\n" + DOTTED, "a key of more than 20 parts (line 2)"),
    "after a remark": ('# "\n' + DOTTED, "a key of more than 20 parts (line 2)"),
}


@pytest.mark.parametrize("case", MUCH)
def test_what_is_too_much_never_comes_to_python(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused with what is too much, and where."""

    def read(_: str) -> dict[str, object]:
        raise AssertionError("it came to Python")

    monkeypatch.setattr(tomllib, "loads", read)
    text, said = MUCH[case]
    with pytest.raises(Unreadable, match=r"^the file has ") as caught:
        component_file.parsed(text, WHAT)
    assert said in str(caught.value)


@pytest.mark.parametrize("text", [
    'a = "' + "." * 100 + '"',
    'a = "' + "[" * 100 + '"',
    "a = '" + "9" * 100 + "'",
    'a = """\n"' + "a." * 100 + '"\n"""',
    "a = '''\n'" + "a." * 100 + "'\n'''",
    "# " + "a." * 100,
    "a = [" + "0.5, " * 100 + "]",
    "a" * 100 + " = 1",
    ".".join(["a"] * MOST_PARTS) + " = " + "9" * MOST_DIGITS,
    "a = " + "[" * DEEPEST + "]" * DEEPEST,
    "a = 1979-05-27T00:32:00.999999-07:00",
])  # fmt: skip
def test_what_only_looks_like_it_is_read(text: str) -> None:
    """Texts and remarks may hold anything, and every bound is allowed."""
    assert component_file.parsed(text, WHAT) == tomllib.loads(text)


signs = st.sampled_from(
    ['"', "'", "\\", "\n", "#", ".", "=", "[", "]", "{", "}", ",", "a", "1", " "]
)


@given(text=st.lists(signs, max_size=60).map("".join))
def test_whatever_python_reads_was_seen_as_it_reads_it(text: str) -> None:
    """Where the look over a text is within a text or a remark, Python is there too."""
    try:
        whole = tomllib.loads(text)
    except ValueError:
        return
    look_over(text, TOML, WHAT)
    with pytest.raises(Unreadable, match="a key of more than"):
        look_over(f"{text}\n{DOTTED}", TOML, WHAT)
    assert whole == component_file.parsed(text, WHAT)


def test_a_day_that_no_calendar_has_is_refused() -> None:
    """Like anything else that is not TOML."""
    for day in ("2026-02-30", "25:00:00"):
        with pytest.raises(Unreadable, match="the file is not TOML"):
            component_file.parsed(f"a = {day}", WHAT)


def test_a_list_of_words_on_a_card_is_short() -> None:
    """A card with a thousand effects would be a slip of the pen."""
    words = ["x"] * component_file.MOST
    assert component_file.numbers_of({"a": words}, "a", ("x",), WHAT) == [0] * len(words)
    with pytest.raises(Unreadable, match="the file: a has 100 words, at most 99"):
        component_file.numbers_of({"a": [*words, "x"]}, "a", ("x",), WHAT)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_our_own_files_are_far_from_every_bound(path: Path) -> None:
    """Ten times as much could be read."""
    text = path.read_text("utf-8")
    tenth = TOML._replace(letters=TOML.letters // 10, things=TOML.things // 10)
    look_over(text, tenth, WHAT)


def test_records_are_far_from_every_bound() -> None:
    """Games and whole campaigns alike."""
    tenth = JSON._replace(letters=JSON.letters // 10, things=JSON.things // 10)
    for path in RECORDS:
        look_over(path.read_text("utf-8"), tenth, WHAT)


@pytest.mark.parametrize(("text", "said"), [
    ('{"a": ' + "1" * 21 + "}", "a number of more than 20 digits (line 1)"),
    ('{"a":\n' + "[" * 33, "brackets within brackets, more than 32 deep (line 2)"),
    ('{"a": [' + "[]," * 200_000 + "0]}", "more than 200000 keys, lists and items"),
    (" " * 2_000_001, "2000001 letters; at most 2000000 are read"),
])  # fmt: skip
def test_json_has_bounds_too(text: str, said: str) -> None:
    """Said before it is read."""
    with pytest.raises(Unreadable, match=r"^the file has ") as caught:
        wire.read(text, WHAT)
    assert said in str(caught.value)


@given(text=st.text(alphabet='[]{}"\\0123456789', max_size=80))
def test_what_a_text_in_json_holds_is_nobodys_business(text: str) -> None:
    """However many brackets, and digits."""
    whole = {text: [text]}
    assert wire.read(json.dumps(whole), WHAT) == whole
