"""What the store keeps of a table: written and read the same, or refused with a sentence."""

import json
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core import Seat, Unreadable
from stolik.server.tables.entries import (
    Answered,
    Asked,
    Dealt,
    Entry,
    Head,
    Left,
    Moved,
    Pace,
    Paused,
    Rematched,
    Resumed,
    Returned,
    Sat,
    Stood,
    TakenOver,
    Undone,
    read_entry,
    read_head,
    write_entry,
    write_head,
)
from stolik.words import Words

from .sitting import A, B, head_of

EVERY: list[Entry] = [
    Sat(A, "guest", 'удача 🍀 " \\ /', 1.25),
    Stood(B, 2),
    Dealt(3),
    Moved(A, "A6.1 down C left", 4, "greed"),
    Moved(B, "keep", 4.000001),
    Asked(A, "undo", 5, 17),
    Asked(A, "pause", 5),
    Asked(B, "resume", 1_763_263_333.123456),
    Answered(B, yes=True, at=6),
    Answered(B, yes=False, at=6),
    Undone(0, 7),
    Paused(8),
    Resumed(9),
    Left(A, 10),
    Returned(A, 11),
    TakenOver(B, 12),
    Rematched("another-table", 13),
]
HEADS = [
    head_of(),
    head_of("hercules", ("", "greed", ""), {"a": "b", "c": True}, "x = 1\n", Pace(300, 10), 5),
    head_of("rally", ("greed", "luck"), pace=Pace(days=1.5)),
]

texts = st.text(st.characters(codec="utf-8"))
times = st.floats(allow_nan=False, allow_infinity=False)
seats = st.integers(0, 5).map(Seat)
optional = st.none() | times
heads = st.builds(
    Head,
    game=texts,
    version=st.integers(0, 99),
    options=st.dictionaries(texts, st.booleans() | texts),
    chairs=st.lists(texts).map(tuple),
    secret=texts,
    host=texts,
    components=st.none() | texts,
    pace=st.builds(Pace, bank=optional, increment=times, days=optional),
    stand_in=texts,
    grace=times,
    kid=st.booleans(),
)
entries = (
    st.builds(Sat, seats, texts, texts, times)
    | st.builds(Moved, seats, texts, times, texts, texts)
    | st.builds(
        Asked, seats, st.sampled_from(["undo", "pause", "resume"]), times, st.integers(0, 9)
    )
    | st.builds(Answered, seats, st.booleans(), times)
    | st.builds(Undone, st.integers(0, 9), times)
    | st.builds(Rematched, texts, times)
    | st.one_of([st.builds(kind, seats, times) for kind in (Stood, Left, Returned, TakenOver)])
    | st.one_of([st.builds(kind, times) for kind in (Dealt, Paused, Resumed)])
)


def test_every_kind_of_entry_is_tried() -> None:
    """None is left out here."""
    assert {type(entry) for entry in EVERY} == set(get_args(Entry))


@pytest.mark.parametrize("entry", EVERY, ids=repr)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    """As JSON, with its name."""
    text = write_entry(entry)
    assert read_entry(text) == entry
    assert type(read_entry(text)) is type(entry)
    assert isinstance(json.loads(text)["is"], str)


@given(entries)
def test_any_entry_is_read_as_it_was_written(entry: Entry) -> None:
    """Whatever letters and times it has."""
    assert read_entry(write_entry(entry)) == entry


@pytest.mark.parametrize("head", HEADS, ids=lambda head: head.game)
def test_a_head_is_read_as_it_was_written(head: Head) -> None:
    """With everything that was settled."""
    assert read_head(write_head(head)) == head


@given(heads)
def test_any_head_is_read_as_it_was_written(head: Head) -> None:
    """Whatever letters and numbers it has."""
    assert read_head(write_head(head)) == head


def test_the_names_of_entries_are_kept_for_ever() -> None:
    """A store of today is read tomorrow."""
    assert sorted({json.loads(write_entry(entry))["is"] for entry in EVERY}) == [
        "answered",
        "asked",
        "dealt",
        "left",
        "moved",
        "paused",
        "rematched",
        "resumed",
        "returned",
        "sat",
        "stood",
        "taken-over",
        "undone",
    ]
    text = '{"is":"moved","seat":0,"move":"keep","at":4}'
    assert read_entry(text) == Moved(A, "keep", 4)


DAMAGED = [
    "",
    "{",
    "null",
    "[]",
    '"sat"',
    "\x00",
    "[" * 2000,
    '{"seat": 0, "at": 1}',
    '{"is": "flown", "seat": 0, "at": 1}',
    '{"is": 1}',
    '{"is": "moved", "seat": 0, "at": 1}',
    '{"is": "moved", "seat": "0", "move": "keep", "at": 1}',
    '{"is": "moved", "seat": 0.5, "move": "keep", "at": 1}',
    '{"is": "moved", "seat": true, "move": "keep", "at": 1}',
    '{"is": "moved", "seat": 0, "move": null, "at": 1}',
    '{"is": "moved", "seat": 0, "move": "keep", "at": "noon"}',
    '{"is": "asked", "seat": 0, "what": "money", "at": 1}',
    '{"is": "answered", "seat": 0, "yes": 1, "at": 1}',
    '{"is": "dealt", "at": NaN}',
    '{"is": "dealt", "at": 1} {"is": "dealt", "at": 1}',
]


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_entry_is_refused_with_a_sentence(text: str) -> None:
    """In both languages."""
    with pytest.raises(Unreadable, match=r"an entry of a table is damaged: \w") as refused:
        read_entry(text)
    assert Words("ru").error(refused.value.said).startswith("запись стола испорчена: ")


@pytest.mark.parametrize("entry", EVERY, ids=repr)
def test_an_entry_with_a_part_too_many_is_refused(entry: Entry) -> None:
    """What is not understood is not passed over: it may have meant something to who wrote it."""
    whole = json.loads(write_entry(entry)) | {"unheard": 1}
    with pytest.raises(Unreadable, match="unheard"):
        read_entry(json.dumps(whole))


@pytest.mark.parametrize("entry", EVERY, ids=repr)
def test_an_entry_cut_short_is_refused(entry: Entry) -> None:
    """Wherever the text was torn."""
    text = write_entry(entry)
    for length in range(len(text)):
        with pytest.raises(Unreadable, match="damaged"):
            read_entry(text[:length])


def damaged_head(**parts: Any) -> str:
    """Return a head with these parts changed, or left out where they are `...`."""
    whole = json.loads(write_head(HEADS[0])) | parts
    return json.dumps({name: part for name, part in whole.items() if part is not ...})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        write_head(HEADS[1])[:-1],
        damaged_head(game=...),
        damaged_head(secret=...),
        damaged_head(version="1"),
        damaged_head(options={"a": 1}),
        damaged_head(options=[]),
        damaged_head(chairs="greed"),
        damaged_head(chairs=[None]),
        damaged_head(pace={"bank": "long"}),
        damaged_head(pace={"hours": 1}),
        damaged_head(kid="yes"),
        damaged_head(unheard=1),
    ],
)
def test_a_damaged_head_is_refused_with_a_sentence(text: str) -> None:
    """In both languages."""
    with pytest.raises(Unreadable, match=r"the head of a table is damaged: \w") as refused:
        read_head(text)
    assert Words("ru").error(refused.value.said).startswith("начало записи стола испорчено: ")


def test_heads_and_entries_never_change() -> None:
    """Whoever holds one cannot alter what is stored."""
    for settled in (*EVERY, *HEADS, Pace()):
        with pytest.raises(AttributeError):
            setattr(settled, next(iter(settled.__struct_fields__)), 1)
