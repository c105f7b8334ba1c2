"""`stolik simulate`: the table, the JSON, and stopping in the middle."""

import json
from typing import Any

import pytest

from stolik.games import catalogue

from .program import in_every_language, refused, stolik
from .test_terminal_window import Window


def figures(*args: object) -> dict[str, Any]:
    """Return the JSON of a simulation of a few games."""
    done = stolik("simulate", "geroychiki", "--games", 6, "--json", *args)
    assert (done.code, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_a_simulation_is_a_table() -> None:
    """By turn, by bot, the lengths, every way to end."""
    call = ("simulate", "toy-story-4", "--games", 4, "--seed", "s", "--jobs", 1)
    for lang, done in in_every_language(*call).items():
        assert (done.code, done.err) == (0, "")
        assert done.lines[0].endswith({"ru": "4 игры", "en": "4 games"}[lang])
        assert "│ greed │" in done.out
        assert "│ luck  │" in done.out
        assert "4 (100.0%)" in done.out


def test_one_bot_needs_no_table_of_its_own() -> None:
    """There is nobody to compare it with."""
    done = stolik("simulate", "geroychiki", "--games", 2, "--bots", "luck", "--jobs", 1)
    assert "│ luck  │" not in done.out


def test_a_checked_simulation_says_so() -> None:
    """What was looked at, at tables of every size."""
    call = ("simulate", "geroychiki", "--games", 8, "--seats", "all", "--check", "--jobs", 1)
    for lang, done in in_every_language(*call).items():
        assert done.code == 0
        assert {"ru": "проверено", "en": "Checked"}[lang] in done.out
        assert {"ru": "5-й ход", "en": "turn 5"}[lang] in done.out


def test_the_same_seed_gives_the_same_figures() -> None:
    """On any number of cores; without a seed, one is made up and told."""
    alone = figures("--seed", "word", "--jobs", 1)
    assert figures("--seed", "word", "--jobs", 2) == alone
    assert alone["seed"] == "word"
    assert alone["games"] == 6
    assert set(alone["bots"]) == {"greed", "luck"}
    assert set(alone["endings"]) <= set(catalogue()["geroychiki"].endings)
    assert figures("--jobs", 1)["seed"] != figures("--jobs", 1)["seed"]


def test_sizes_of_tables_can_be_listed() -> None:
    """With or without blanks; bots too."""
    found = figures("--seats", "2, 4", "--bots", "luck, greed", "--jobs", 1)
    assert [share["games"] for share in found["turns"].values()] == [6, 6, 3, 3]
    assert set(found["bots"]) == {"greed", "luck"}


def test_the_figures_are_for_programs() -> None:
    """Nothing but one line of JSON, whatever the language."""
    done = stolik("simulate", "geroychiki", "--games", 1, "--json", "--jobs", 1)
    assert len(done.lines) == 1
    assert json.loads(done.out)["lengths"][0] > 30


def test_a_wrong_option_is_refused_before_the_long_work() -> None:
    """An option for some of the tables only, too."""
    call = ("simulate", "geroychiki", "--games", 10_000_000, "--seats", "5,2")
    assert "first_seat" in refused(*call, "--option", "first_seat=5")


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_stops_a_long_simulation(jobs: int) -> None:
    """At once, and for good, also when somebody loses patience and presses it again."""
    long = Window("simulate", "geroychiki", "--games", "100000", "--jobs", str(jobs))
    long.program.expect(r"% \d+:\d\d:\d\d")  # some are played: it knows how long it will take
    long.program.sendintr()
    long.interrupt()
    assert long.close() == 130
    assert "Остановлено" in long.text
