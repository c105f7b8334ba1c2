"""Hints keep no table waiting: bots come first, guests take turns, who has gone is forgotten."""

import asyncio
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik.server import serving
from stolik.server.thinking.errands import FOR_EACH, OF_ONE, Errand, Errands
from stolik.server.thinking.processes import ProcessThinkers, Thinker
from stolik.server.thinking.thought import Answer, Busy, Thought

from .house import SOON, Guest, House, open_house
from .test_thinking import a_thought, until

ANSWER = Answer("a move")


def a_hint(label: str) -> Thought:
    """Return something to think about that is like nothing else."""
    return a_thought("greed", luck=label)


def asked(errands: Errands, who: str, *labels: str) -> list[asyncio.Task[Answer]]:
    """Let a guest, or a bot where there is none, ask for all of these at once."""
    return [asyncio.ensure_future(errands.answer(a_hint(label), who)) for label in labels]


async def order(errands: Errands) -> list[str]:
    """Let one worker think about all there is, and return what came after what."""
    found: list[str] = []
    while errands.decisions or errands.hints:
        errand = await errands.next()
        found.append(errand.thought.luck)
        errand.settle(ANSWER)
        errands.done(errand)
    return found


async def test_guests_take_turns() -> None:
    """Whoever asks for much delays nobody by more than one."""
    errands = Errands(1)
    errands.of_one = 100
    errands.in_all = 200
    many = asked(errands, "ann", *(f"ann {number}" for number in range(100)))
    await asyncio.sleep(0)
    few = asked(errands, "ben", "ben 0") + asked(errands, "eve", "eve 0", "eve 1")
    bot = asked(errands, "", "bot 0", "bot 1")
    await asyncio.sleep(0)
    found = await order(errands)
    assert found[:7] == ["bot 0", "bot 1", "ann 0", "ben 0", "eve 0", "ann 1", "eve 1"]
    assert found[7:] == [f"ann {number}" for number in range(2, 100)]
    assert {*await asyncio.gather(*many, *few, *bot)} == {ANSWER}
    assert not errands.asked
    assert not errands.unanswered


async def test_a_worker_is_always_free_of_hints() -> None:
    """Where there are several: a bot never waits for a hint to end."""
    errands = Errands(3)
    hints = asked(errands, "ann", "a", "b") + asked(errands, "ben", "c")
    await asyncio.sleep(0)
    held = [await errands.next(), await errands.next()]
    third = asyncio.ensure_future(errands.next())
    await asyncio.sleep(0)
    assert not third.done()
    bot = asked(errands, "", "bot")
    assert (await third).thought.luck == "bot"
    errands.done(held[0])
    assert (await errands.next()).thought.luck == "b"
    for task in (*hints, *bot):
        task.cancel()


async def test_what_waits_is_bounded() -> None:
    """For one guest, and in all; bots' decisions are never turned away."""
    errands = Errands(1)
    tasks = asked(errands, "ann", *(f"ann {number}" for number in range(OF_ONE)))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await errands.answer(a_hint("one more"), "ann")
    for guest in range(FOR_EACH - OF_ONE):
        tasks += asked(errands, f"guest {guest}", f"of {guest}")
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await errands.answer(a_hint("too many in all"), "ben")
    tasks += asked(errands, "", *(f"bot {number}" for number in range(50)))
    await asyncio.sleep(0)
    assert len(await order(errands)) == len(tasks) == FOR_EACH + 50
    await asyncio.gather(*tasks)


async def test_the_same_hint_is_thought_about_once() -> None:
    """However often it is asked for; it is dropped when the last who waits has gone."""
    errands = Errands(1)
    one, two, three = asked(errands, "ann", "same", "same", "same")
    await asyncio.sleep(0)
    one.cancel()
    await asyncio.sleep(0)
    errand = await errands.next()
    assert not errands.hints
    errand.settle(ANSWER)
    assert await two == await three == ANSWER


async def test_who_does_not_wait_is_forgotten() -> None:
    """Before it is thought about: nothing of it reaches a worker, and another may be asked for."""
    errands = Errands(1)
    gone = asked(errands, "ann", "a", "b")
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    await asyncio.wait(gone)
    stays = asked(errands, "ann", "c", "d")
    await asyncio.sleep(0)
    assert await order(errands) == ["c", "d"]
    await asyncio.gather(*stays)


def test_a_bot_is_next_however_many_hints_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One real worker that is held, a hundred hints of one guest, then a bot."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    note = tmp_path / "signed"

    def signing(label: str) -> Thought:
        return a_thought("signs_in", luck=f"{note}#{label}")

    async def main() -> None:
        thinkers = ProcessThinkers(1, SOON, bots="misbehaving:find")
        thinkers.errands.of_one = thinkers.errands.in_all = 101
        await thinkers.open()
        labels = ["held", *map(str, range(100))]
        hints = [asyncio.ensure_future(thinkers.answer(signing(each), "ann")) for each in labels]
        await until(note.exists)
        bot = asyncio.ensure_future(thinkers.think(signing("bot")))
        await asyncio.sleep(0)
        note.with_suffix(".go").touch()
        await bot
        assert note.read_text("utf-8").split()[:2] == ["held", "bot"]
        await asyncio.gather(*hints)
        await thinkers.close()

    asyncio.run(asyncio.wait_for(main(), 2 * SOON))


# In a real house


class Watched(ProcessThinkers):
    """Counts what reaches its worker, which can be stopped."""

    def __init__(self, workers: int) -> None:
        """Be patient with a worker that is stopped."""
        super().__init__(workers, patience=2 * SOON)
        self.reached: list[str] = []

    async def run(self, errand: Errand, thinker: Thinker[Answer]) -> None:
        """Note the question."""
        self.reached.append(errand.who)
        await super().run(errand, thinker)


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[House, Watched]]:
    """Open a house with one worker."""
    made: list[Watched] = []

    def make(workers: int) -> Watched:
        made.append(Watched(workers))
        return made[0]

    monkeypatch.setattr(serving, "ProcessThinkers", make)
    with open_house(tmp_path) as house:
        yield house, made[0]


@contextmanager
def stopped(thinkers: Watched) -> Iterator[None]:
    """Let the worker stand still for a while."""
    process = thinkers.thinkers[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process.pid, signal.SIGCONT)


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until something holds in the house."""
    deadline = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def tables_of(house: House, thinkers: Watched, number: int) -> tuple[Guest, list[str]]:
    """Return a guest who is asked something at so many tables, when the worker is up."""
    ann = house.guest("Ann")
    names = [ann.lay().name for _ in range(number)]
    for name in names:
        for seat in range(2):
            ann.sit(name, seat)
    assert ann.done("GET", way_to_hint(ann, names[0]))["move"]
    thinkers.reached.clear()
    return ann, names


def way_to_hint(guest: Guest, table: str) -> str:
    """Return where the seat that is asked finds a hint."""
    seat = next(n for n, each in enumerate(guest.look(table)["seats"]) if each["owes"])
    return f"/api/tables/{table}/seats/{seat}/hint"


class Asking(threading.Thread):
    """Somebody who waits for a hint, and what came of it."""

    def __init__(self, guest: Guest, table: str) -> None:
        """Ask."""
        super().__init__()
        self.guest, self.table = guest, table
        self.path = way_to_hint(guest, table)
        self.status = 0
        self.told: dict[str, Any] = {}
        self.start()

    def run(self) -> None:
        """Wait for the answer."""
        cookies = dict(self.guest.http.cookies)
        answer = httpx.get(self.guest.url + self.path, cookies=cookies, timeout=SOON)
        self.status, self.told = answer.status_code, answer.json()


def hang_up(guest: Guest, table: str, when: Callable[[], bool]) -> None:
    """Ask for a hint over a line of its own, and cut it as soon as the house has heard it."""
    host, port = guest.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as line:
        head = f"GET {way_to_hint(guest, table)} HTTP/1.1\r\nhost: {host}\r\n"
        line.sendall(f"{head}cookie: stolik={guest.cookie}\r\n\r\n".encode())
        wait_until(when)


def test_who_hangs_up_is_forgotten_and_too_many_are_turned_away(
    watched: tuple[House, Watched],
) -> None:
    """What reaches the worker is what somebody still waits for."""
    house, thinkers = watched
    ann, names = tables_of(house, thinkers, 4)
    errands = thinkers.errands
    with stopped(thinkers):
        first = Asking(ann, names[0])
        wait_until(lambda: thinkers.reached == [ann.id])
        hang_up(ann, names[1], lambda: len(errands.asked) == OF_ONE)
        wait_until(lambda: len(errands.asked) == 1)
        second = Asking(ann, names[2])
        wait_until(lambda: len(errands.asked) == OF_ONE)
        late = ann.call("GET", way_to_hint(ann, names[3]))
        assert late.status_code == 429
        assert int(late.headers["retry-after"]) > 0
        assert late.json()["text"] == "Not so fast: wait a little."
        page = ann.call("GET", "/metrics").text
    first.join()
    second.join()
    assert first.status == second.status == 200
    assert first.told["move"]
    assert thinkers.reached == [ann.id] * 2
    assert 'stolik_thoughts{kind="hint"} 2.0' in page
    assert "stolik_hints_turned_away_total 1.0" in page


def test_a_hint_for_a_question_that_is_answered_is_not_thought_about(
    watched: tuple[House, Watched],
) -> None:
    """Whoever asked hears that something else is asked now."""
    house, thinkers = watched
    ann, names = tables_of(house, thinkers, 2)
    with stopped(thinkers):
        first = Asking(ann, names[0])
        wait_until(lambda: thinkers.reached == [ann.id])
        second = Asking(ann, names[1])
        wait_until(lambda: len(thinkers.errands.asked) == OF_ONE)
        seen = ann.look(names[1])
        owes = next(n for n, each in enumerate(seen["seats"]) if each["owes"])
        assert ann.move(names[1], owes).status_code == 200
        second.join()
    first.join()
    assert first.status == 200
    assert (second.status, second.told["stale"]) == (409, True)
    assert thinkers.reached == [ann.id]
