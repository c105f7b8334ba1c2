"""JSON in and out."""

import json
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core import JSON, Said, Unreadable, written
from stolik.core.wire import a, each, no_other_parts, part, read, shortened

WHAT = Said("the letter")

whole = st.integers(-(2**63), 2**63)
"""What a file may hold: what has more digits than this is refused by its shape."""
scalars = st.none() | st.booleans() | whole | st.floats(allow_nan=False) | st.text()
values = st.recursive(
    scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=10
)


@given(value=values)
def test_what_is_written_can_be_read(value: JSON) -> None:
    """Writing loses nothing."""
    assert json.loads(written(value)) == value


@given(parts=st.dictionaries(st.text(), scalars))
def test_equal_values_are_written_equally(parts: dict[str, JSON]) -> None:
    """The order in which parts came together does not show."""
    assert written(dict(reversed(parts.items()))) == written(parts)


def test_writing_is_short_and_legible() -> None:
    """No spaces, parts in the order of the alphabet, letters of any language as they are."""
    assert written({"б": [1, None, True], "a": "ё"}) == '{"a":"ё","б":[1,null,true]}'


@given(value=st.dictionaries(st.text(), values))
def test_an_object_is_read(value: dict[str, JSON]) -> None:
    """What was written is what is read."""
    assert read(written(value), WHAT) == value


@pytest.mark.parametrize(("text", "says"), [
    ("", "the letter is not JSON \\(line 1\\)$"),
    ('{"a": 1,\n}', "the letter is not JSON \\(line 2\\)$"),
    ("[" * 100_000, "the letter has brackets within brackets, more than 32 deep \\(line 1\\)$"),
    ("[1]", "the letter should be an object, not \\[1\\]"),
    ("null", "the letter should be an object, not None"),
])  # fmt: skip
def test_what_is_no_object_is_refused(text: str, says: str) -> None:
    """The refusal says what could not be read, and where."""
    with pytest.raises(Unreadable, match=says):
        read(text, WHAT)


@pytest.mark.parametrize("text", [
    '{"seats": ' + "1" * (sys.int_info.default_max_str_digits + 1) + "}",
    '{"seed": "\\ud800"}',
])  # fmt: skip
def test_what_python_chokes_on_is_refused(text: str) -> None:
    """A number beyond all measure and half a letter are refused like any other nonsense."""
    with pytest.raises(Unreadable, match="the letter"):
        read(text, WHAT)


@pytest.mark.parametrize(("kind", "value"), [
    (bool, True), (int, 0), (int, -5), (str, ""), (list, [1]), (dict, {"a": 1}),
])  # fmt: skip
def test_a_value_of_the_right_kind_is_returned_as_it_is(kind: type, value: object) -> None:
    """Nothing is converted."""
    assert a(kind, value, WHAT) is value


@pytest.mark.parametrize(("kind", "value", "says"), [
    (bool, 1, "true or false, not 1"),
    (int, True, "a whole number, not True"),
    (int, 1.0, "a whole number, not 1.0"),
    (int, "1", "a whole number, not '1'"),
    (str, None, "a text, not None"),
    (str, ["a"], "a text, not \\['a'\\]"),
    (list, {"a": 1}, "a list, not {'a': 1}"),
    (dict, [], "an object, not \\[\\]"),
])  # fmt: skip
def test_a_value_of_another_kind_is_refused(kind: type, value: object, says: str) -> None:
    """The refusal says what it should be and what it is."""
    with pytest.raises(Unreadable, match=f"the letter should be {says}"):
        a(kind, value, WHAT)


def test_a_part_is_found_by_name() -> None:
    """A part is there and of its kind, or the refusal names it."""
    whole = {"to": "Anna", "pages": 2}
    assert part(str, whole, "to", WHAT) == "Anna"
    with pytest.raises(Unreadable, match="the letter has no 'from'"):
        part(str, whole, "from", WHAT)
    with pytest.raises(Unreadable, match="'pages' of the letter should be a text, not 2"):
        part(str, whole, "pages", WHAT)


def test_every_item_of_a_list_is_looked_at() -> None:
    """An item of another kind is named by its number, counted from one."""
    assert each(int, {"pages": [3, 1]}, "pages", WHAT) == [3, 1]
    assert each(int, {"pages": []}, "pages", WHAT) == []
    with pytest.raises(Unreadable, match="item 2 in 'pages' of the letter should be a whole"):
        each(int, {"pages": [3, "1"]}, "pages", WHAT)
    with pytest.raises(Unreadable, match="'pages' of the letter should be a list"):
        each(int, {"pages": 3}, "pages", WHAT)
    with pytest.raises(Unreadable, match="the letter has no 'pages'"):
        each(int, {}, "pages", WHAT)


def test_parts_that_nobody_would_read_are_refused() -> None:
    """The refusal names the part and the known ones."""
    no_other_parts({"to": 1}, ("to", "from"), WHAT)
    no_other_parts({}, (), WHAT)
    with pytest.raises(Unreadable, match=r"the letter has an unknown part 'too'; .*: to, from"):
        no_other_parts({"to": 1, "too": 2}, ("to", "from"), WHAT)


@given(text=st.text())
def test_what_is_quoted_is_cut_to_a_readable_length(text: str) -> None:
    """Forty letters at most, and a sign where something was cut."""
    short = shortened(text)
    assert len(short) <= 40
    assert short == repr(text) or short == repr(text)[:39] + "…"


def test_what_fits_is_not_cut() -> None:
    """Forty letters are not too many; forty-one are."""
    assert shortened("x" * 38) == "'" + "x" * 38 + "'"
    assert shortened("x" * 39) == "'" + "x" * 38 + "…"
