"""Bots think in worker processes: a move comes of every thought, whatever a bot or a process does.

Everything here runs with real processes, on asyncio's own loop and on uvloop's.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
import uvloop

from stolik import bots, games
from stolik.core import AnyGame, Chance, Seat, begin, deal, move_named, written
from stolik.server.thinking import deciding
from stolik.server.thinking.processes import ProcessThinkers
from stolik.server.thinking.thought import Closed, Thought
from tests.cases import long

from ..positions import FILES, every_game_there_is  # noqa: TID252 - likewise
from ..program import heed_ctrl_c  # noqa: TID252 - likewise

HERE = Path(__file__).parent
SOON = 30.0
"""Seconds that a busy machine may take for what should take a moment."""
GAMES = every_game_there_is()

Main = Callable[[], Coroutine[Any, Any, None]]


@pytest.fixture(params=[pytest.param("asyncio", marks=pytest.mark.thorough), "uvloop"])
def run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[[Main], None]:
    """Return what runs a test on a loop; workers find the bots that misbehave."""
    monkeypatch.syspath_prepend(str(HERE))
    factory = uvloop.new_event_loop if request.param == "uvloop" else None

    def until_done(main: Main) -> None:
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(asyncio.wait_for(main(), 2 * SOON))

    return until_done


@asynccontextmanager
async def working(
    reports: list[str] | None = None,
    workers: int = 2,
    patience: float = SOON,
    found: str = "misbehaving:find",
) -> AsyncIterator[ProcessThinkers]:
    """Open thinkers, and close them."""
    told: list[str] = [] if reports is None else reports
    thinkers = ProcessThinkers(workers, patience, told.append, found)
    await thinkers.open()
    try:
        yield thinkers
    finally:
        await thinkers.close()


def thoughts(game: AnyGame, bot: str, seed: str) -> Iterator[Thought]:
    """Play a game by luck, and hand out everything that is to be thought about on the way."""
    state, luck = deal(game, begin(game, game.seats[0], seed)), Chance(f"{seed} luck")
    while movers := game.to_move(state):
        seat = movers[0]
        moves = game.legal_moves(state, seat)
        known = written(game.write_knowledge(game.knows(state, seat)))
        if len(moves) > 1:
            names = tuple(str(move) for move in moves)
            number = f"{seed} {luck.spent}"
            yield Thought(game.key, game.components, bot, seat, known, names, number)
        game.play(state, seat, luck.choice(moves))


def a_thought(bot: str, key: str = "geroychiki", luck: str = "luck") -> Thought:
    """Return something to think about."""
    return next(thoughts(GAMES[key], bot, "a thought"))._replace(luck=luck)


def directly(thought: Thought, bot: str | None = None) -> str:
    """Return what a bot of ours decides if it is asked right here."""
    return deciding.asked(bots.find, thought if bot is None else thought._replace(bot=bot)).move


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(SOON):
        while not holds():  # noqa: ASYNC110 - what other processes do sets no event
            await asyncio.sleep(0.01)


def gone(number: int) -> bool:
    """Tell whether a process has ended, or is only still listed by a parent that died itself."""
    try:
        return Path(f"/proc/{number}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def numbers(thinkers: ProcessThinkers) -> list[int]:
    """Return the process numbers of the workers that are up."""
    return [each.process.pid for each in thinkers.thinkers if each.process is not None]


# Thoughts of good bots

REPEATABLE = [bot for bot in bots.BOTS if bot not in ("level-4", "level-5")]
"""Who thinks for a second thinks of something else next time; who thinks long takes long."""


@pytest.mark.parametrize("name", [name if name == "hercules" else long(name) for name in GAMES])
def test_a_worker_decides_as_the_bots_do_here(run: Callable[[Main], None], name: str) -> None:
    """For every game and every component file: another process, another hash seed, one move."""
    asked = [
        thought
        for bot in REPEATABLE
        for thought in islice(thoughts(GAMES[name], bot, f"{name} {bot}"), 0, 60, 3)
    ]
    reports: list[str] = []

    async def main() -> None:
        async with working(reports) as thinkers:
            once = await asyncio.gather(*(thinkers.think(thought) for thought in asked))
            again = await asyncio.gather(*(thinkers.think(thought) for thought in asked))
        assert once == again == [directly(thought) for thought in asked]

    run(main)
    assert reports == []


def test_where_there_is_one_move_nobody_has_to_think(run: Callable[[Main], None]) -> None:
    """It is made at once, even while the workers are still coming up."""
    thought = a_thought("exits")._replace(moves=("the only one",))
    reports: list[str] = []

    async def main() -> None:
        async with working(reports) as thinkers:
            assert await thinkers.think(thought) == "the only one"

    run(main)
    assert reports == []


@pytest.mark.thorough
def test_many_tables_think_at_once(run: Callable[[Main], None]) -> None:
    """Hundreds of thoughts, some of bots that crash: every one gets its own answer."""
    asked = [
        thought._replace(bot="exits" if number % 50 == 7 else thought.bot)
        for game in GAMES.values()
        for number, thought in enumerate(islice(thoughts(game, "greed", "many"), 40))
    ]
    bad = sum(thought.bot == "exits" for thought in asked)
    reports: list[str] = []

    async def main() -> None:
        async with working(reports) as thinkers:
            moves = await asyncio.gather(*(thinkers.think(thought) for thought in asked))
        assert moves == [directly(thought, "greed") for thought in asked]

    run(main)
    assert bad > 3
    assert len(reports) == bad


# Bots that misbehave


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("raises", "raised ZeroDivisionError: no reason (misbehaving.py, line "),
        long(
            "mumbles",
            "raised misbehaving.Mumbling: <exception str() failed> (misbehaving.py, line ",
        ),
        long("asks_to_exit", "raised SystemExit: 3 (misbehaving.py, line "),
        long("is_interrupted", "raised KeyboardInterrupt (misbehaving.py, line "),
        long("recurses", "raised RecursionError: maximum recursion depth exceeded"),
        ("babbles", "answered '\\ud800 yes \\ud800 yes"),
        long("answers_nothing", "answered 'None', none of its 5 moves"),
        long("plays_another_move", ", none of its 5 moves"),
        long("exits", "lost its process (exit status 3)"),
        ("crashes", "lost its process (signal 11)"),
        long("hangs_up", "lost its process ("),
        ("nobody", "raised stolik.core.errors.Unreadable: no bot 'nobody'; there are: level-1"),
    ],
)
def test_a_bot_that_fails_is_replaced_and_reported(
    run: Callable[[Main], None], bot: str, fault: str
) -> None:
    """By greed, for this decision; the report is one line with the bot, the game and the fault."""
    thought = a_thought(bot)
    reports: list[str] = []

    async def main() -> None:
        async with working(reports, workers=1) as thinkers:
            assert await thinkers.think(thought) == directly(thought, "greed")
            await thinkers.think(a_thought("luck"))

    run(main)
    assert len(reports) == 1
    assert reports[0].startswith(f"The bot '{bot}' at 'geroychiki' ")
    assert fault in reports[0]
    assert reports[0].endswith(": greed decides.")
    assert len(reports[0]) < 400
    assert "\n" not in reports[0]


@pytest.mark.parametrize("bot", ["dawdles", long("is_stuck")])
def test_a_bot_that_dawdles_is_replaced_and_its_process_too(
    run: Callable[[Main], None], bot: str
) -> None:
    """Others are answered meanwhile, and the next ones after it."""
    reports: list[str] = []

    async def main() -> None:
        async with working(reports, patience=2) as thinkers:
            await thinkers.think(a_thought("luck"))
            late = asyncio.create_task(thinkers.think(a_thought(bot)))
            for _ in range(20):
                await thinkers.think(a_thought("greed"))
            assert not late.done()
            before = numbers(thinkers)
            assert await late == directly(a_thought("greed"))
            await until(lambda: len(set(numbers(thinkers)) - set(before)) == 1)
            await until(lambda: sum(map(gone, before)) == 1)

    run(main)
    assert reports == [
        f"The bot '{bot}' at 'geroychiki' took longer than 2 seconds: greed decides."
    ]


def test_waiting_for_a_free_worker_is_not_dawdling(run: Callable[[Main], None]) -> None:
    """Twenty thoughts of a tenth of a second, one worker, a patience of one second."""
    reports: list[str] = []

    async def main() -> None:
        async with working(reports, workers=1, patience=1) as thinkers:
            await asyncio.gather(*(thinkers.think(a_thought("slow")) for _ in range(20)))

    run(main)
    assert reports == []


def test_a_bot_that_prints_and_reads_does_no_harm(
    run: Callable[[Main], None], capfd: pytest.CaptureFixture[str]
) -> None:
    """What it prints goes where the log goes; there is nothing for it to read."""
    thought = a_thought("chatters")
    reports: list[str] = []

    async def main() -> None:
        async with working(reports) as thinkers:
            assert await thinkers.think(thought) == directly(thought, "greed")

    run(main)
    assert reports == []
    assert capfd.readouterr() == ("", "hm, let me see\n")


@pytest.mark.parametrize("bot", ["luck", "greed"])
def test_if_even_greed_fails_the_first_move_is_made(run: Callable[[Main], None], bot: str) -> None:
    """Greed is asked once; each bot that failed is reported."""
    thought = a_thought(bot)
    reports: list[str] = []

    async def main() -> None:
        async with working(reports, found="misbehaving:find_all_bad") as thinkers:
            assert await thinkers.think(thought) == thought.moves[0]

    run(main)
    assert [report.split("'")[1] for report in reports] == list(dict.fromkeys([bot, "greed"]))
    assert reports[-1].endswith(": the first move is made.")


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"components": "mine = ["}, "Unreadable: "),
        ({"game": "chess"}, "Unreadable: no game 'chess'"),
        ({"moves": ("castle", "resign")}, "Unreadable: geroychiki has no move"),
        ({"knowledge": "{"}, "JSONDecodeError: "),
        ({"seat": Seat(9)}, ""),
    ],
)
def test_a_thought_that_nobody_can_have_still_ends_with_a_move(
    run: Callable[[Main], None], changed: dict[str, Any], fault: str
) -> None:
    """A fault of ours is reported like that of a bot, and stops no table."""
    thought = a_thought("greed")._replace(**changed)
    reports: list[str] = []

    async def main() -> None:
        async with working(reports) as thinkers:
            assert await thinkers.think(thought) in thought.moves

    run(main)
    assert all(fault in report for report in reports)
    assert reports or not fault


# Processes that go wrong


def test_a_worker_killed_in_the_middle_takes_no_other_thought_along(
    run: Callable[[Main], None], tmp_path: Path
) -> None:
    """Its own is decided by greed, and the next thoughts find a new worker."""
    note = tmp_path / "note"
    asked = list(islice(thoughts(GAMES["stickers"], "greed", "others"), 30))
    reports: list[str] = []

    async def main() -> None:
        async with working(reports) as thinkers:
            napping = asyncio.create_task(thinkers.think(a_thought("naps", luck=str(note))))
            others = asyncio.gather(*(thinkers.think(thought) for thought in asked))
            await until(note.exists)
            os.kill(int(note.read_text("utf-8")), signal.SIGKILL)
            assert await napping == directly(a_thought("greed", luck=str(note)))
            assert await others == [directly(thought) for thought in asked]

    run(main)
    assert reports == ["The bot 'naps' at 'geroychiki' lost its process (signal 9): greed decides."]


def test_workers_killed_while_idle_are_replaced_without_a_word(run: Callable[[Main], None]) -> None:
    """Nobody's thought was lost."""
    thought = a_thought("greed")
    reports: list[str] = []

    async def main() -> None:
        async with working(reports) as thinkers:
            await until(lambda: len(numbers(thinkers)) == 2)
            await thinkers.think(thought)
            for number in numbers(thinkers):
                os.kill(number, signal.SIGKILL)
            await until(lambda: all(map(gone, numbers(thinkers))))
            await asyncio.sleep(0.1)
            moves = await asyncio.gather(*(thinkers.think(thought) for _ in range(8)))
            assert set(moves) == {directly(thought)}

    run(main)
    assert reports == []


def test_workers_leave_signals_of_a_terminal_or_a_service_to_the_server(
    run: Callable[[Main], None],
) -> None:
    """They go on to think: the server may need them for a graceful end."""
    thought = a_thought("slow")
    reports: list[str] = []

    async def main() -> None:
        async with working(reports) as thinkers:
            await asyncio.gather(*(thinkers.think(thought) for _ in range(4)))
            before = numbers(thinkers)
            late = asyncio.gather(*(thinkers.think(thought) for _ in range(4)))
            await asyncio.sleep(0.05)
            for number in before:
                os.kill(number, signal.SIGINT)
                os.kill(number, signal.SIGTERM)
            await late
            assert numbers(thinkers) == before

    run(main)
    assert reports == []


def test_without_any_process_games_still_go_on(
    run: Callable[[Main], None], capfd: pytest.CaptureFixture[str]
) -> None:
    """Workers that cannot come up are reported, and tried again for every thought."""
    thought = a_thought("luck")
    reports: list[str] = []

    async def main() -> None:
        async with working(reports, found="no_such_module:find") as thinkers:
            assert await thinkers.think(thought) == thought.moves[0]

    run(main)
    assert "no_such_module" in capfd.readouterr().err
    assert reports == [
        f"The bot '{bot}' at 'geroychiki' had no process to think in (exit status 1): {instead}."
        for bot, instead in (("luck", "greed decides"), ("greed", "the first move is made"))
    ]


def test_a_system_that_starts_no_process_is_reported(
    run: Callable[[Main], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As is whatever it says."""
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    thought = a_thought("greed")
    reports: list[str] = []

    async def main() -> None:
        async with working(reports) as thinkers:
            assert await thinkers.think(thought) == thought.moves[0]

    run(main)
    assert "had no process to think in" in reports[0]
    assert "No such file or directory" in reports[0]


def test_whoever_stops_waiting_leaves_no_answer_behind(run: Callable[[Main], None]) -> None:
    """The next thought gets its own answer, and those given up before their turn are not had."""
    asked = list(islice(thoughts(GAMES["geroychiki"], "greed", "left"), 10))

    async def main() -> None:
        async with working(workers=1) as thinkers:
            await thinkers.think(asked[0])
            given_up = [asyncio.create_task(thinkers.think(a_thought("slow"))) for _ in range(50)]
            await asyncio.sleep(0.05)
            for task in given_up:
                task.cancel()
            began = time.monotonic()
            moves = [await thinkers.think(thought) for thought in asked]
            assert moves == [directly(thought) for thought in asked]
            assert time.monotonic() - began < SOON / 3
            assert not thinkers.errands.unanswered

    run(main)


# Beginning and end


def test_nobody_thinks_before_the_opening_or_after_the_end(run: Callable[[Main], None]) -> None:
    """And they can be opened again."""
    thought = a_thought("greed")

    async def main() -> None:
        thinkers = ProcessThinkers(1)
        for _ in range(2):
            with pytest.raises(Closed):
                await thinkers.think(thought)
            await thinkers.open()
            assert await thinkers.think(thought) == directly(thought)
            await thinkers.close()
        await thinkers.close()

    run(main)


@pytest.mark.parametrize("bot", ["naps", "dawdles", "is_stuck", "slow"])
def test_closing_waits_for_no_thought(
    run: Callable[[Main], None], tmp_path: Path, bot: str
) -> None:
    """Whoever waits is told, waiting or being thought about; no process is left."""
    asked = [a_thought(bot, luck=str(tmp_path / str(number))) for number in range(6)]
    reports: list[str] = []

    async def main() -> None:
        thinkers = ProcessThinkers(2, SOON, reports.append, "misbehaving:find")
        await thinkers.open()
        await asyncio.gather(*(thinkers.think(a_thought("luck")) for _ in range(20)))
        await until(lambda: len(numbers(thinkers)) == 2)
        waiting = [asyncio.create_task(thinkers.think(thought)) for thought in asked]
        await asyncio.sleep(0.05)
        processes, began = numbers(thinkers), time.monotonic()
        await thinkers.close()
        assert time.monotonic() - began < SOON / 3  # the bots would think for longer
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(answer, Closed) for answer in told)
        assert all(map(gone, processes))

    run(main)
    assert reports == []


@pytest.mark.parametrize("moment", [0.0, 0.01, 0.1, 0.2])
def test_closing_while_the_workers_come_up(run: Callable[[Main], None], moment: float) -> None:
    """No process is left, and no pipe."""

    async def main() -> None:
        thinkers = ProcessThinkers(2)
        await thinkers.open()
        waiting = asyncio.create_task(thinkers.think(a_thought("greed")))
        await asyncio.sleep(moment)
        processes = numbers(thinkers)
        await thinkers.close()
        with pytest.raises(Closed):
            await waiting
        await until(lambda: all(map(gone, processes)))

    run(main)


PROGRAM = """
import asyncio
from stolik.server.thinking.processes import ProcessThinkers
from tests.server.test_thinking import a_thought, numbers, until

async def main(note):
    thinkers = ProcessThinkers(2, 60, print, "misbehaving:find")
    await thinkers.open()
    try:
        thought = asyncio.create_task(thinkers.think(a_thought("BOT", luck=note)))
        await until(lambda: len(numbers(thinkers)) == 2)
        await asyncio.sleep(WAIT)
        print(*numbers(thinkers), flush=True)
        await thought
    finally:
        await thinkers.close()

try:
    asyncio.run(main("NOTE"))
except KeyboardInterrupt:
    print("good night")
"""


def start(bot: str, note: Path, wait: float = 1.0) -> tuple["subprocess.Popen[str]", list[int]]:
    """Start a program with workers in a group of its own, as a terminal would, and wait for it."""
    program = PROGRAM.replace("BOT", bot).replace("NOTE", str(note)).replace("WAIT", str(wait))
    roots = os.pathsep.join([str(HERE.parents[1]), str(HERE), *filter(None, sys.path)])
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": roots},
        start_new_session=True,
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - it sets one signal, and nothing else
    )
    assert process.stdout is not None
    return process, [int(word) for word in process.stdout.readline().split()]


@pytest.mark.parametrize("wait", [0.0, long(1.0)])
def test_ctrl_c_sprays_no_tracebacks(tmp_path: Path, wait: float) -> None:
    """Whether the workers are just coming up or think, only the server has something to say."""
    process, workers = start("naps", tmp_path / "note", wait)
    with process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=SOON)
    assert (process.returncode, out, err) == (0, "good night\n", "")
    assert all(map(gone, workers))


@pytest.mark.parametrize("bot", ["naps", "dawdles"])
def test_workers_do_not_outlive_a_server_that_is_killed(tmp_path: Path, bot: str) -> None:
    """Not even one that is in the middle of a thought without end."""
    process, workers = start(bot, tmp_path / "note")
    with process:
        process.kill()
        _, err = process.communicate(timeout=SOON)
    assert err == ""
    assert len(workers) == 2
    deadline = time.monotonic() + SOON
    while not all(map(gone, workers)):
        assert time.monotonic() < deadline
        time.sleep(0.01)


# What it costs the event loop, and memory


async def longest_wait(busy: Awaitable[Any]) -> float:
    """Return the longest that the loop kept a ticker waiting, in seconds, until that is done."""
    work, worst = asyncio.ensure_future(busy), 0.0
    while not work.done():
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        worst = max(worst, time.perf_counter() - began - 0.001)
    await work
    return worst


@pytest.mark.thorough
def test_no_thought_keeps_the_event_loop_waiting(run: Callable[[Main], None]) -> None:
    """Far less than the thoughts take, with workers that think hard, crash and are replaced.

    Best of four rounds: what a busy machine does to one of them is not what the loop does to all.
    """
    asked = [
        thought
        for key in ("stickers+grown", "geroychiki", "hercules")
        for thought in islice(thoughts(GAMES[key], "greed", "ticks"), 60)
    ]
    asked += [a_thought("dawdles"), a_thought("exits"), a_thought("babbles")]

    async def main() -> None:
        async with working(patience=0.5) as thinkers:
            await thinkers.think(asked[0])
            waits = [
                await longest_wait(asyncio.gather(*map(thinkers.think, asked))) for _ in range(4)
            ]
        assert min(waits) < 0.2, waits  # one of the bots thinks until it is stopped after 0.5 s

    run(main)


def test_a_worker_keeps_only_so_many_games_of_owners() -> None:
    """The decks of campaigns change every evening; those that were used last are kept."""
    deck = FILES[0].read_text("utf-8")
    games.owned.cache_clear()
    first = games.found_with("stickers", deck)
    assert games.found_with("stickers", deck) is first
    for evening in range(games.OWNED + 5):
        games.found_with("stickers", f"{deck}\n# evening {evening}\n")
    assert games.owned.cache_info().currsize == games.OWNED
    assert games.found_with("stickers", deck) is not first


def test_a_move_that_is_answered_is_a_move_of_the_game() -> None:
    """The touchstone of these tests is not made of air."""
    thought = a_thought("greed")
    assert len(thought.moves) == 5
    assert str(move_named(GAMES["geroychiki"], directly(thought))) in thought.moves
