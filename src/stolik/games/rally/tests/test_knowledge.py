"""What a seat knows, imagines and forgets."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.core import JSON, Chance, Seat, Unreadable, written
from stolik.games.rally.board import NAMES, TRACK
from stolik.games.rally.components import COLOURS, KINDS, NOTHING
from stolik.games.rally.knowledge import Knowledge
from stolik.games.rally.state import Table
from stolik.games.rally.tests.test_view import HERE, HOME, Race, at_phase, every_phase
from stolik.games.rally.tests.test_writing import set_at

LUCKS = [f"luck {number}" for number in range(8)]


def knows(race: Race, seat: int = 0) -> Knowledge:
    """Return what a seat knows."""
    known: Knowledge = race.game.knows(race.table, Seat(seat))
    return known


def imagined(race: Race, known: Knowledge | None = None) -> list[Table]:
    """Return tables that the first seat might be facing."""
    known = known or knows(race)
    return [race.game.imagine(known, Chance(luck)) for luck in LUCKS]


def remembered(known: Knowledge) -> dict[str, str]:
    """Name the tiles that are known, by place."""
    kinds = known.seen.kinds
    return {NAMES[place]: KINDS[kinds[place]] for place in TRACK if kinds[place] != NOTHING}


def tokens(known: Knowledge) -> str:
    """Name the tokens that nobody has seen."""
    return " ".join(COLOURS[token] for token in known.tokens)


# What was opened


def test_at_first_no_tile_is_known() -> None:
    """SR-2, SR-R20: but how many there are of each kind."""
    known = knows(Race())
    assert remembered(known) == {}
    assert [known.kinds.count(kind) for kind in range(5)] == [6, 10, 0, 4, 4]
    assert known.kinds == sorted(known.kinds)


def test_what_was_opened_is_known_even_when_it_is_turned_down() -> None:
    """SR-9, SR-R20: by all alike, and no longer among the unseen."""
    race = Race().drive("a1 open", "a2 open")
    known = knows(race)
    assert remembered(known) == {"a1": "crossing", "a2": "straight"}
    assert remembered(knows(race, 1)) == remembered(known)
    assert [known.kinds.count(kind) for kind in range(5)] == [5, 10, 0, 3, 4]
    assert known.seat == 0


def test_a_tile_being_turned_is_known() -> None:
    """SR-6: it lies face up already."""
    assert remembered(knows(at_phase("turning"))) == {"a1": "crossing", "e5": "dead-end"}


def test_what_is_known_follows_through_swaps() -> None:
    """SR-10: whoever has seen a tile follows it with the eyes, twice."""
    race = Race().drive("a1 open", "a2 open")
    race.play("swap", "a1 pick", "d4 pick", "e5 open")
    assert remembered(knows(race))["d4"] == "crossing"
    assert "a1" not in remembered(knows(race))
    race.play("swap", "d4 pick", "b5 pick")
    known = remembered(knows(race))
    assert (known["b5"], "d4" in known) == ("crossing", False)


def test_a_swap_of_two_unseen_tiles_tells_nothing() -> None:
    """SR-10: they are not looked at."""
    assert remembered(knows(Race().play("swap", "a1 pick", "b1 pick"))) == {}


def test_knowing_changes_nothing() -> None:
    """SR-R20: the table stays as it is."""
    race = Race().drive(*HERE)
    before = race.state
    knows(race)
    assert race.state == before


# Tokens


def test_the_tokens_in_the_box_are_secret() -> None:
    """SR-R25: all four might lie on the pit stop."""
    known = knows(Race())
    assert tokens(known) == "red green blue yellow"
    assert (known.seen.stack, known.seen.boxed) == ([NOTHING] * 2, [NOTHING] * 2)


def test_a_token_that_was_taken_is_known() -> None:
    """SR-11: the others might be in the box or on the pit stop."""
    known = knows(Race().drive(*HERE))
    assert (tokens(known), known.seen.goals) == ("green blue yellow", [0, NOTHING])
    assert (known.seen.stack, known.seen.boxed) == ([NOTHING], [NOTHING] * 2)


def of_corners(corners: str, tokens_: str = "red green blue yellow") -> Race:
    """Return a race for the tokens of the corners that are chosen."""
    race = Race(corners="", tokens=tokens_)
    race.table = race.game.prepare(
        2, race.game.options(first_seat="1", tokens="occupied_corners"), Chance("corners")
    )
    return race.play(*(f"{corner} start" for corner in corners.split()))


def test_the_box_is_known_once_all_corners_are_chosen() -> None:
    """SR-R13, SR-R25: it has the tokens of the empty corners; their order on the pit stop stays."""
    known = knows(of_corners("green blue"))
    assert tokens(known) == "green blue"
    assert sorted(known.seen.boxed) == [0, 3]
    stacks = {tuple(table.stack) for table in imagined(Race(), known)}
    assert stacks == {(1, 2), (2, 1)}


@pytest.mark.parametrize("corners", ["", "green"])
def test_the_box_is_not_known_while_corners_are_chosen(corners: str) -> None:
    """SR-R13, SR-4: nobody knows yet which corners stay empty."""
    known = knows(of_corners(corners))
    assert tokens(known) == "red green blue yellow"
    assert known.seen.boxed == [NOTHING] * 2


# What might be


@every_phase
def test_an_imagined_table_looks_the_same(phase: str) -> None:
    """SR-R20: it is lawful, nothing is lost, and each seat sees what it saw."""
    race = at_phase(phase)
    for table in imagined(race):
        race.game.check(table)
        assert sorted(race.game.inventory(table)) == sorted(race.game.inventory(race.table))
        assert written(race.game.view(table, Seat(0))) == written(race.view(0))
        assert race.game.write_knowledge(race.game.knows(table, Seat(0))) == (
            race.game.write_knowledge(knows(race))
        )


def test_imagined_tables_differ_in_what_nobody_has_seen() -> None:
    """SR-R20, SR-R25: tiles and tokens, but not those that were shown."""
    tables = imagined(Race().drive(*HERE))
    assert len({tuple(table.kinds) for table in tables}) == len(LUCKS)
    assert len({tuple(table.stack + table.boxed) for table in tables}) > 1
    seen = [NAMES.index(name) for name in ("a1", "a2", "a3", "b3")]
    assert {tuple(KINDS[table.kinds[place]] for place in seen) for table in tables} == {
        ("crossing", "straight", "curve", "straight")
    }


def test_imagining_changes_neither_table_nor_knowledge() -> None:
    """SR-R20: the same may be imagined again."""
    race = Race().drive(*HERE)
    before, known = race.state, knows(race)
    written_before = race.game.write_knowledge(known)
    one, other = (race.game.imagine(known, Chance("again")) for _ in range(2))
    assert race.game.write_state(one) == race.game.write_state(other)
    assert race.game.write_knowledge(known) == written_before
    assert race.state == before


# Dealt anew


@every_phase
@pytest.mark.parametrize("seat", [0, 1])
def test_dealt_anew_a_seat_knows_what_it_knew(phase: str, seat: int) -> None:
    """SR-R20, SR-R25: the touchstone of secrecy; the table itself stays as it is."""
    race = at_phase(phase)
    before, known = race.state, race.game.write_knowledge(knows(race, seat))
    for luck in LUCKS:
        other = race.game.redeal(race.table, Seat(seat), Chance(luck))
        race.game.check(other)
        assert race.game.write_knowledge(race.game.knows(other, Seat(seat))) == known
    assert race.state == before


def test_dealt_anew_everything_hidden_changes() -> None:
    """SR-R20, SR-R25: unseen tiles, and the tokens on the pit stop and in the box."""
    race = Race()
    others = [race.game.redeal(race.table, Seat(0), Chance(luck)) for luck in LUCKS]
    assert len({tuple(other.kinds) for other in others}) == len(LUCKS)
    assert len({frozenset(other.stack) for other in others}) > 1


def test_dealt_anew_the_box_of_empty_corners_stays() -> None:
    """SR-R13: it is known."""
    race = of_corners("green blue")
    others = [race.game.redeal(race.table, Seat(0), Chance(luck)) for luck in LUCKS]
    assert {tuple(other.boxed) for other in others} == {tuple(race.table.boxed)}
    assert len({tuple(other.stack) for other in others}) == 2


# Forgetting


def after_four() -> Race:
    """Return a race in which a1, a2 and a3 were opened and turned down again, and b3 is open."""
    return Race().drive(*HERE[:-1])


@pytest.mark.parametrize(
    ("most", "kept"),
    [
        (0, ["b3"]),
        (1, ["a3", "b3"]),
        (2, ["a2", "a3", "b3"]),
        (3, ["a1", "a2", "a3", "b3"]),
        (99, ["a1", "a2", "a3", "b3"]),
    ],
)
def test_only_the_latest_tiles_are_kept_in_mind(most: int, kept: list[str]) -> None:
    """SR-R20: beside those that lie open."""
    race = after_four()
    assert sorted(remembered(race.game.forget(knows(race), most))) == kept


def test_an_open_tile_is_never_forgotten() -> None:
    """SR-R20: however little is kept in mind; nor one that is being turned."""
    race = at_phase("turning")
    known = race.game.forget(knows(race), 0)
    assert remembered(known) == {"a1": "crossing", "e5": "dead-end"}


def test_a_forgotten_tile_may_lie_anywhere() -> None:
    """SR-R20: it is among the unseen again, and the tables imagined are lawful."""
    race = after_four()
    known = race.game.forget(knows(race), 1)
    assert [known.kinds.count(kind) for kind in range(5)] == [5, 9, 0, 4, 4]
    assert known.kinds == sorted(known.kinds)
    corner = NAMES.index("a1")
    for table in imagined(race, known):
        race.game.check(table)
        assert table.seen[corner] == 0
    assert len({table.kinds[corner] for table in imagined(race, known)}) > 1


def test_a_tile_seen_again_is_fresh_in_mind() -> None:
    """SR-R17: it was opened last, so it is kept and the others go."""
    race = Race().drive("a1 open", "a2 open", "a1 open", "red drive")
    assert remembered(race.game.forget(knows(race), 1)) == {"a1": "crossing"}


def test_a_swapped_tile_keeps_its_age() -> None:
    """SR-10: it was not looked at."""
    race = after_four().play("swap", "a1 pick", "d4 pick")
    assert sorted(remembered(race.game.forget(knows(race), 2))) == ["a2", "a3", "b3"]
    assert remembered(race.game.forget(knows(race), 3))["d4"] == "crossing"


def test_a_tile_is_seen_until_it_is_turned_down() -> None:
    """SR-9, SR-R20: of two tiles, the one that was turned down last is the fresher."""
    race = Race().play("a1 open", "e5 open", "turn N")
    race.play("swap", "b1 pick", "d1 pick", "e4 open")
    race.play("swap", "b2 pick", "d2 pick", "e5 open")
    race.play("a2 open")
    assert "a1" in remembered(race.game.forget(knows(race), 1))


def test_forgetting_changes_nothing_else() -> None:
    """SR-R20: neither the knowledge it starts from, nor the tokens."""
    race = Race().drive(*HERE, *HOME[:2])
    known = knows(race)
    before = race.game.write_knowledge(known)
    less = race.game.forget(known, 0)
    assert race.game.write_knowledge(known) == before
    assert (less.tokens, less.seat, less.seen.cars) == (known.tokens, 0, known.seen.cars)


# JSON


@every_phase
@pytest.mark.parametrize("seat", [0, 1])
def test_knowledge_survives_json(phase: str, seat: int) -> None:
    """SR-R20: for a bot in another process, which imagines the same from it."""
    race = at_phase(phase)
    known = knows(race, seat)
    value = race.game.write_knowledge(known)
    again = race.game.read_knowledge(value)
    assert race.game.write_knowledge(again) == value
    one, other = (race.game.imagine(each, Chance("luck")) for each in (known, again))
    assert race.game.write_state(one) == race.game.write_state(other)


@pytest.mark.parametrize("corners", ["", "green", "green blue"])
def test_knowledge_of_the_corners_survives_json(corners: str) -> None:
    """SR-R13: whether the box is known or not."""
    race = of_corners(corners)
    value = race.game.write_knowledge(knows(race))
    assert race.game.write_knowledge(race.game.read_knowledge(value)) == value


def test_knowledge_is_written_by_name() -> None:
    """SR-R20: no unseen tile or token has a place in it."""
    race = Race().drive(*HERE)
    whole: Any = race.game.write_knowledge(knows(race, 1))
    assert (whole["seat"], whole["tokens"]) == (1, ["green", "blue", "yellow"])
    assert whole["kinds"][:5] == ["straight"] * 4 + ["curve"]
    assert (whole["seen"]["kinds"][:3], whole["seen"]["stack"]) == (
        ["crossing", None, None],
        [None],
    )


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("seat",), 2, "there is no seat 3"),
        (("seat",), -1, "there is no seat 0"),
        (("seat",), "first", "'seat' of the knowledge"),
        (("extra",), 1, "the knowledge has an unknown part 'extra'"),
        (("seen",), [], "'seen' of the knowledge"),
        (("seen", "turn"), "one", "'turn' of the table"),
        (("seen", "turn"), 0, "cannot be so: SR-5: turns are counted from one"),
        (("seen", "kinds"), [], "the table should have 25 cells"),
        (("seen", "seen", 0), 1, "the knowledge and its table do not go together"),
        (("seen", "stack"), [None], "the knowledge and its table do not go together"),
        (("seen", "boxed"), [], "the knowledge and its table do not go together"),
        (("seen", "kinds", 0), "crossing", "the knowledge and its table do not go together"),
        (("seen", "stack", 0), "red", "the knowledge and its table do not go together"),
        (("seen", "boxed", 0), "red", "the knowledge and its table do not go together"),
        (("seen", "goals", 0), "red", "cannot be so: SR-1: four tokens"),
        (("kinds",), "curve", "'kinds' of the knowledge"),
        (("kinds",), [], "the knowledge and its table do not go together"),
        (("kinds", 0), "bridge", "'bridge' should be one of straight, curve"),
        (("kinds", 0), 1, "item 1 in 'kinds' of the knowledge"),
        (("kinds", 0), "curve", "cannot be so: SR-1: the tiles"),
        (("tokens",), {}, "'tokens' of the knowledge"),
        (("tokens",), ["red"], "the knowledge and its table do not go together"),
        (("tokens", 0), "pink", "'pink' should be one of red, green"),
        (("tokens", 0), None, "item 1 in 'tokens' of the knowledge"),
        (("tokens", 0), "blue", "cannot be so: SR-1: four tokens"),
    ],
)
def test_damaged_knowledge_is_refused(
    path: tuple[str | int, ...], value: JSON, message: str
) -> None:
    """With a sentence that names what is wrong."""
    race = Race()
    whole: Any = race.game.write_knowledge(knows(race))
    set_at(whole, path, value)
    with pytest.raises(Unreadable, match=message):
        race.game.read_knowledge(whole)


def test_a_tile_seen_and_not_known_is_refused() -> None:
    """SR-R20: whoever has seen a tile knows it."""
    race = Race().drive("a1 open")
    whole: Any = race.game.write_knowledge(knows(race))
    whole["seen"]["kinds"][0] = None
    with pytest.raises(Unreadable, match="cannot be so: SR-1: the tiles"):
        race.game.read_knowledge(whole)


def test_a_box_that_is_open_to_all_may_be_named() -> None:
    """SR-R13: once the corners are chosen, everybody knows the tokens of the empty ones."""
    race = of_corners("green blue")
    whole: Any = race.game.write_knowledge(knows(race))
    assert sorted(whole["seen"]["boxed"]) == ["red", "yellow"]
    assert race.game.write_knowledge(race.game.read_knowledge(whole)) == whole
    whole["seen"]["stack"][0] = "green"
    with pytest.raises(Unreadable, match="do not go together"):
        race.game.read_knowledge(whole)


@pytest.mark.parametrize("part", ["seat", "seen", "kinds", "tokens"])
def test_knowledge_without_a_part_is_refused(part: str) -> None:
    """The part is named."""
    race = Race()
    whole: Any = race.game.write_knowledge(knows(race))
    del whole[part]
    with pytest.raises(Unreadable, match=f"the knowledge has no '{part}'"):
        race.game.read_knowledge(whole)


def test_knowledge_that_is_no_object_is_refused() -> None:
    """Whatever else it is."""
    with pytest.raises(Unreadable, match="the knowledge should be an object"):
        Race().game.read_knowledge([])
