"""The terminal as a person sees it: through a pseudo-terminal, letter by letter."""

import re
import sys

import pexpect
import pytest

from stolik.words import LANGUAGES, Words

from .evening import TABLE, Twin
from .program import STOLIK, environment, heed_ctrl_c

# The test runner may have threads of its own; the child starts a new program at once.
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")

STYLES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CTRL_C = 130


class Window:
    """A terminal window with the program in it."""

    def __init__(
        self, *args: str, columns: int = 80, lang: str = "ru", colour: bool = False
    ) -> None:
        """Open it."""
        env = environment(TERM="xterm-256color", STOLIK_LANG=lang)
        del env["COLUMNS"]
        if colour:
            del env["NO_COLOR"]
        self.asks = re.escape(Words(lang)("play-ask", name="").removeprefix(", ")) + ": "
        self.text = ""
        self.program = pexpect.spawn(
            sys.executable,
            [*STOLIK[1:], *args],
            dimensions=(40, columns),
            encoding="utf-8",
            # Ctrl-C throws away what is on its way, be it half a letter.
            codec_errors="replace",
            timeout=30,
            env=env,
            preexec_fn=heed_ctrl_c,
        )
        self.program.delaybeforesend = None

    def wait(self) -> bool:
        """Read until a move is asked for, or the program ends; tell whether it was asked for."""
        found = self.program.expect([self.asks, pexpect.EOF])
        self.text += str(self.program.before)
        return found == 0

    def close(self) -> int:
        """Read to the end, leaving the game if it still goes on, and return the exit code."""
        while self.wait():
            self.program.sendeof()
        self.program.close()
        assert "Traceback" not in self.text
        return self.program.exitstatus or 0

    def interrupt(self) -> None:
        """Press Ctrl-C until the program ends: readline misses it while it takes in a letter."""
        self.program.sendintr()
        while self.program.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=10):
            self.program.sendintr()
        self.text += str(self.program.before)

    @property
    def lines(self) -> list[str]:
        """What was printed, without colours."""
        return [line.rstrip() for line in STYLES.sub("", self.text).split("\r\n")]


def table(seats: str) -> tuple[str, ...]:
    """Return the call for a table that is dealt the same every time."""
    return ("play", "geroychiki", *TABLE, "--seats", seats)


def test_a_whole_game_is_played_by_typing_numbers() -> None:
    """By two people, from the deal to the points and the winner."""
    window = Window(*table("person:Аня,person:Петя"))
    turns = 0
    while window.wait():
        window.program.sendline(str(turns % 3 + 1) if turns % 2 else "1")
        turns += 1
    assert window.close() == 0
    assert turns > 40
    words = Twin().words
    rows = [line for line in window.lines if re.match("│ (Аня|Петя)", line)]
    points = [int(re.findall(r"\d+", row)[-1]) for row in rows]
    assert len(points) == 2
    best = "Аня" if points[0] > points[1] else "Петя"
    winner = words("score-winner", names=best)
    shared = words("score-shared", names="Аня, Петя")
    assert window.lines[-2] == (shared if points[0] == points[1] else winner)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ctrl_d_leaves_politely(lang: str) -> None:
    """With a word about the game that is not over."""
    window = Window(*table("2"), lang=lang)
    assert window.wait()
    window.program.sendeof()
    assert window.close() == 0
    assert Words(lang)("play-not-over") in window.lines


@pytest.mark.parametrize("typed", ["", "отме"], ids=["at the question", "in the middle of a word"])
def test_ctrl_c_leaves_politely(typed: str) -> None:
    """No traceback."""
    window = Window(*table("2"))
    assert window.wait()
    window.program.send(typed)
    window.program.expect_exact(typed)
    window.interrupt()
    assert window.close() in {0, CTRL_C}
    assert Words("ru")("play-not-over") in window.lines


def test_ctrl_c_at_the_first_question_stops() -> None:
    """Before the table is laid there is no game to leave."""
    window = Window("play", "geroychiki", "--seats", "person,person")
    window.program.expect(r"\?.*: ")
    window.program.sendintr()
    assert window.close() == CTRL_C
    assert Words("ru")("stopped") in window.lines


@pytest.mark.parametrize("columns", [80, 60])
def test_the_table_fits_the_window(columns: int) -> None:
    """No card is broken in two, no line is too long."""
    window = Window(*table("2"), columns=columns)
    for _ in range(6):
        assert window.wait()
        window.program.sendline("1")
    window.close()
    assert max(map(len, window.lines)) <= columns
    for corners in ("┌┐", "└┘"):
        broken = [line for line in window.lines if line.count(corners[0]) != line.count(corners[1])]
        assert not broken
    walls = [line for line in window.lines if line.startswith("│")]
    assert not [line for line in walls if line.count("│") % 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_fits_the_window(lang: str) -> None:
    """The examples, too."""
    window = Window("play", "--help", lang=lang)
    assert window.close() == 0
    assert max(map(len, window.lines)) <= 80


def test_cards_have_the_colours_of_the_box() -> None:
    """And none where colours are not wanted."""
    coloured = Window(*table("2"), colour=True)
    coloured.close()
    assert "\x1b[35m" in coloured.text
    assert "\x1b[38;5;" in coloured.text
    plain = Window(*table("2"))
    plain.close()
    assert "\x1b[35m" not in plain.text


def test_only_the_number_of_a_rule_is_bold() -> None:
    """A page all in bold is hard to read."""
    window = Window("rules", "geroychiki", "SH-12", colour=True)
    assert window.close() == 0
    number, _, text = window.text.partition(Twin().words("rule-SH-12")[:20])
    assert text
    assert number.rfind("\x1b[0m") > number.rfind("\x1b[1m")
