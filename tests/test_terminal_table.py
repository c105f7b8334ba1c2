"""Who sits at the terminal and what is kept: undo, saving, going on, names, tables of any size."""

import json
import re
import shlex
from pathlib import Path

import pytest

from stolik.core import AnyGame, Line, Record, phrase, read_record
from stolik.terminal.paint import paper, show_end
from stolik.words import LANGUAGES, Words

from .evening import ANN, PETE, TABLE, Evening, Twin, keyed, sit, sit_here, typing
from .program import Done, here, refusal, refused, stolik

ALWAYS_THE_FIRST = ("1",) * 300
"""Somebody who takes the first move on the list until the game is over."""


def moves_in(file: Path) -> list[tuple[int, str]]:
    """Return the moves written down."""
    return [(seat, move) for seat, move in read_record(file.read_text("utf-8")).moves]


def tables(done: Done) -> list[str]:
    """Return every drawing of the table and the moves below it."""
    drawn = done.out.split(f"\n{Twin().words('draw-row', row=1)}\n")[1:]
    return [re.split(r"^.*\?.*: ", each, flags=re.MULTILINE)[0] for each in drawn]


def parted(table: str) -> tuple[str, str]:
    """Return the table with the moves below it, and the news between them."""
    drawn, _, rest = table.partition(Twin().words("play-recap"))
    told, _, moves = rest.partition("\n\n")
    return drawn + moves if rest else drawn, told


def test_undo_takes_the_move_back(tmp_path: Path) -> None:
    """With all that bots did since; the table is as it was, and so is the file."""
    file = tmp_path / "game.json"
    done = sit("1", "отмена", seats="person,greed", more=("--save", file))
    (before, _), (between, _), (after, told) = map(parted, tables(done))
    assert before == after != between
    assert Twin().words("play-undone", seat=0) in told
    assert moves_in(file) == []


def test_undo_again_and_again() -> None:
    """Back to the beginning, and not beyond."""
    done = sit("1", "1", "undo", "назад", "отмена", seats="person,luck")
    first, second, third, *back = [table for table, _ in map(parted, tables(done))]
    assert back == [second, first]
    assert third != second
    assert Twin().words("play-nothing-to-undo") in done.out


def test_several_people_are_asked_whether_they_agree(tmp_path: Path) -> None:
    """And a no is a no."""
    file = tmp_path / "game.json"
    play = ("1", "1", "отмена")
    done = sit(*play, "н", more=("--save", file))
    assert Twin().words("play-undo-agree", name="Игрок 2") in done.out
    assert len(moves_in(file)) == 2
    file.unlink()
    sit(*play, "Да", more=("--save", file))
    assert len(moves_in(file)) < 2


def test_undo_takes_back_the_last_move_of_a_person(tmp_path: Path) -> None:
    """A slip is noticed at once, when it is already the other one's turn."""
    file = tmp_path / "game.json"
    sit("1", "отмена", "д", more=("--save", file))
    assert moves_in(file) == []


def test_a_game_is_saved_from_now_on(tmp_path: Path) -> None:
    """What was played before, and every move after."""
    file = tmp_path / "игра.json"
    done = sit("1", f"сохранить {file}", "1")
    assert Twin().words("play-saved", file=str(file)) in done.out
    assert len(moves_in(file)) == 2


def test_saving_needs_a_place_that_can_be_written(tmp_path: Path) -> None:
    """Otherwise the game just goes on."""
    done = sit("сохранить", f"сохранить {tmp_path / 'no' / 'folder.json'}", "1")
    assert done.code == 0
    assert Twin().words("play-save-where") in done.out
    assert "folder.json" in done.out
    assert "•" in done.out


def test_saving_does_not_overwrite_another_file(tmp_path: Path) -> None:
    """A file that is there already may be the cards, or another evening."""
    file = tmp_path / "cards.toml"
    file.write_text("mine", "utf-8")
    sit(f"сохранить {file}", "1")
    assert file.read_text("utf-8") == "mine"
    assert str(file) in refused("play", "geroychiki", "--save", file)


def test_a_file_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    """Not after the first move."""
    file = tmp_path / "no" / "folder.json"
    assert str(file) in refused("play", "geroychiki", *TABLE, "--save", file, typed="1\n")


def test_whoever_leaves_is_told_how_to_come_back(tmp_path: Path) -> None:
    """The call goes on where the game was left, with the same people; even before any move."""
    file = tmp_path / "game.json"
    left = sit(seats="person:Аня,luck,person:Петя", more=("--save", file))
    call = shlex.split(left.lines[-1].partition(": stolik ")[2])
    again = stolik(*call, typed="1\n")
    assert again.code == 0
    assert "Аня" in again.out
    assert "Петя" in again.out
    assert "• Аня: " in again.out
    assert len(moves_in(file)) > 0


class Diary:
    """Keeps a game among other things, in a file of its own kind."""

    def __init__(self, path: Path) -> None:
        """Begin with an empty page."""
        self.path = path
        self.kept: list[Record] = []

    def keep(self, record: Record) -> None:
        """Write on the next page, unless the diary is lost."""
        self.path.write_text("a diary", "utf-8")
        self.kept.append(record)

    def way_back(self, record: Record) -> str:
        """Return some call."""
        return f"open the diary at {len(record.moves)}"


def writing_to(diary: Diary, *lines: str) -> Evening:
    """Play a game that is kept there, typing these lines."""
    evening = Evening("geroychiki")
    evening.sitting.keeper = diary
    return evening.play(typing(*lines))


def test_a_game_may_be_kept_anywhere(tmp_path: Path) -> None:
    """After every move and every undo; whoever leaves is told that way back."""
    diary = Diary(tmp_path / "diary")
    evening = writing_to(diary, "1", "1", "отмена", "д", "выход")
    assert [len(record.moves) for record in diary.kept] == [1, 2, 1]
    assert diary.kept[-1] == evening.record
    assert evening.words("play-resume", call="open the diary at 1") in evening.screen


def test_a_game_is_not_saved_over_what_it_is_kept_in(tmp_path: Path) -> None:
    """There is more in it than this game."""
    diary = Diary(tmp_path / "diary")
    evening = writing_to(diary, "1", f"сохранить {diary.path}", "1")
    assert evening.words("play-file-exists", file=str(diary.path)) in evening.screen
    assert diary.path.read_text("utf-8") == "a diary"
    assert len(diary.kept) == 2


def test_a_game_that_cannot_be_kept_any_more_goes_on(tmp_path: Path) -> None:
    """It is said once, with the file, and whoever leaves is warned."""
    diary = Diary(tmp_path / "no" / "diary")
    evening = writing_to(diary, "1", "1", "выход")
    assert len(evening.record.moves) == 2
    assert evening.screen.count(str(diary.path)) == 1
    assert evening.words("play-would-be-lost")[:20] in evening.screen


def test_a_game_that_is_taken_up_again_comes_to_the_same_end(tmp_path: Path) -> None:
    """The luck of the bots goes on where it was."""
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    sit(seats="luck,greed", more=("--save", whole))
    record = json.loads(whole.read_text("utf-8"))
    half.write_text(json.dumps(record | {"moves": record["moves"][:30]}), "utf-8")
    done = stolik("play", "geroychiki", "--resume", half, "--seats", "luck,greed")
    assert done.code == 0
    assert json.loads(half.read_text("utf-8")) == record


def test_a_finished_game_is_shown_again(tmp_path: Path) -> None:
    """There is nothing left to play."""
    file = tmp_path / "game.json"
    played = sit(seats="luck,luck", more=("--save", file))
    again = stolik("play", "geroychiki", "--resume", file, "--seats", "luck,luck")
    assert again.lines[-8:] == played.lines[-8:]


def test_a_record_is_taken_up_as_it_is(tmp_path: Path) -> None:
    """Another game, another number of seats or another seed is refused."""
    file = tmp_path / "game.json"
    sit("1", more=("--save", file))
    assert "toy-story-4" in refused("play", "toy-story-4", "--resume", file)
    again = ("play", "geroychiki", "--resume", file)
    assert "--seats" in refusal(here(*again, "--seats", 3))
    assert "--seed" in refusal(here(*again, "--seed", "x"))
    assert str(file) in refusal(here("play", "geroychiki", "--save", file))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_of_every_size_is_played_to_the_end(seats: int) -> None:
    """By a person and bots, with the points of everybody."""
    done = sit_here(*ALWAYS_THE_FIRST, seats=str(seats))
    assert (done.code, done.err) == (0, "")
    words = Twin().words
    pad = done.lines[done.lines.index(words("score-title")) :]
    assert any(words("score-total") in line for line in pad)
    assert sum(line.startswith("│ ") for line in pad) == seats
    ways = (words(key, names="").rstrip("!") for key in ("score-winner", "score-shared"))
    assert done.lines[-1].startswith(tuple(ways))


def test_people_alone_play_to_the_end() -> None:
    """By the names they gave."""
    names = ("Аня", "Петя", "Маша")
    done = sit_here(*ALWAYS_THE_FIRST, seats=",".join(f"person:{name}" for name in names))
    assert (done.code, done.err) == (0, "")
    assert all(f"• {name}" in done.out for name in names)
    assert any(name in done.lines[-1] for name in names)


def test_bots_alone_play_to_the_end() -> None:
    """Nobody is asked anything."""
    done = sit(seats="greed,luck,luck")
    assert (done.code, done.err) == (0, "")
    assert "?" not in done.out
    assert "greed" in done.lines[-1]


@pytest.mark.parametrize("name", ["[/b]", "[red]Ann", "{seat}"])
def test_a_name_may_be_any_word(name: str) -> None:
    """It is printed as it is, not read as an order to the printer."""
    done = sit_here(*ALWAYS_THE_FIRST, seats=f"person:{name},luck")
    assert (done.code, done.err) == (0, "")
    assert any(line.startswith(f"│ {name}") for line in done.lines)


QUESTION = "ask-first_seat"


def asked(*lines: str) -> Done:
    """Sit two people down without saying who begins."""
    call = ("play", "geroychiki", "--seats", "person:Аня,person:Петя", "--seed", "x")
    return here(*call, typed=keyed(lines))


@pytest.mark.parametrize(("answer", "first"), [("петя", "Петя"), (" 1 ", "Аня")])
def test_people_are_asked_who_begins(answer: str, first: str) -> None:
    """By name or by number."""
    done = asked(answer)
    assert done.code == 0
    assert Twin().words(QUESTION) in done.out
    assert re.search(f"^{first} .* ← ", done.out, re.MULTILINE)


@pytest.mark.parametrize("answer", ["Алена", "алёна", "АЛЕНА"])
def test_a_name_may_be_typed_without_its_dots(answer: str) -> None:
    """As people write it."""
    call = ("play", "geroychiki", "--seats", "person:Петя,person:Алёна", "--seed", "x")
    assert re.search("^Алёна .* ← ", here(*call, typed=f"{answer}\n").out, re.MULTILINE)


def test_whoever_is_not_there_cannot_begin() -> None:
    """It is asked again, and the answer names those who can."""
    wrong = ("Вася", "9", "5", "0")
    done = asked(*wrong, "Аня")
    assert done.code == 0
    *complaints, last = done.out.split(Twin().words(QUESTION))[1:]
    for answer, complaint in zip(wrong, complaints, strict=True):
        assert answer in complaint
        assert "3, 4" not in complaint
    assert re.search("^Аня .* ← ", last, re.MULTILINE)


def test_chance_may_decide_who_begins() -> None:
    """An empty answer leaves it to luck."""
    done = asked("")
    assert done.code == 0
    assert re.search("^(Аня|Петя) .* ← ", done.out, re.MULTILINE)


def test_nobody_is_asked_what_is_settled() -> None:
    """On the command line, or because one person plays alone."""
    assert Twin().words(QUESTION) not in sit_here().out
    assert Twin().words(QUESTION) not in here("play", "geroychiki", "--seats", 2).out


# The score pad


def with_lines(number: int) -> AnyGame:
    """Return a game with so many lines on the score pad; the second player lacks the first."""
    pad = [Line(what=phrase("draw-row", row=row), points=row) for row in range(1, number + 1)]
    short = [Line(what=each["what"], points=100) for each in pad[1:]]
    return Twin().game._replace(scores=lambda _: [pad, short], ranking=lambda _: [[ANN], [PETE]])


def score_pad(number: int, lang: str) -> tuple[list[list[str]], Words]:
    """Return the cells of a printed score pad with so many lines."""
    game = with_lines(number)
    words = Words(lang, game, ["Ann", "[b]Pete"])
    console = paper()
    console.width = 80
    with console.capture() as printed:
        show_end(console, game, None, words)
    rows = [line for line in printed.get().splitlines() if line.startswith(("┃", "│"))]
    return [[cell.strip() for cell in re.split("[┃│]", row)[1:-1]] for row in rows], words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_short_score_pad_has_a_player_a_row(lang: str) -> None:
    """And a line a column; what somebody has no line for stays empty."""
    pad, words = score_pad(6, lang)
    lines = [words("draw-row", row=row) for row in range(1, 7)]
    assert pad == [
        ["", *lines, words("score-total")],
        ["Ann", "1", "2", "3", "4", "5", "6", "21"],
        ["[b]Pete", "", *["100"] * 5, "500"],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_score_pad_has_a_line_a_row(lang: str) -> None:
    """And a player a column: side by side the lines would not fit."""
    pad, words = score_pad(7, lang)
    assert pad[:3] == [
        ["", "Ann", "[b]Pete"],
        [words("draw-row", row=1), "1", ""],
        [words("draw-row", row=2), "2", "100"],
    ]
    assert pad[-1] == [words("score-total"), "28", "600"]
    assert len(pad) == 9
