"""Somebody at a table: at a window that stays open, or calling now and then; or only looking on.

They do as the real client does: whatever has no answer yet is sent again, with its id, to whichever
node they reach. And they remember: what they sent, what was acknowledged, what they were shown.
"""

import asyncio
import json
import time
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.chaos.guests import PATIENCE, Guest, pauses
from tests.chaos.memory import Memory, Sent

THINKING = (0.05, 0.3)
"""Seconds from a question to its answer."""
SECOND_THOUGHTS = 0.03
"""How often somebody asks to take a move back, instead of the next one."""
WAIT = 5
"""Seconds for which a call may wait for something new."""
TO_BLAME = {4400, 4404, 4410, 4429}
"""Codes with which no window of ours should be closed, whatever fails."""
CALLS = {"move": "moves", "ask": "asks", "answer": "answers"}
"""Where a wish is sent that is not said at a window."""

Wish = dict[str, Any]


class Place:
    """A place where one game after another is played."""

    def __init__(self) -> None:
        """Have no table yet."""
        self.table = self.game = ""
        self.moved = 0.0
        """When a move was last acknowledged here, or a new table laid after the last one."""


class Player:
    """Somebody at a table."""

    def __init__(self, guest: Guest, place: Place, seat: int | None, memory: Memory) -> None:
        """Sit there, or look on."""
        self.guest = guest
        self.luck = guest.luck
        self.place = place
        self.table = place.table
        self.seat = seat
        self.memory = memory
        self.name = f"{'an onlooker' if seat is None else f'seat {seat}'} from {guest.address}"
        self.shown: dict[str, Any] = {}
        self.seen = 0
        """How many entries there were when the table was last shown."""
        self.wish: Wish = {}
        """What was sent and is not answered yet."""
        self.ready = 0.0
        """When the next decision is made."""

    @property
    def over(self) -> bool:
        """Whether the game is over, and nothing is left to be heard."""
        return bool(self.shown) and self.shown["phase"] == "over" and not self.wish

    def see(self, shown: dict[str, Any]) -> None:
        """Take in how the table stands."""
        self.memory.saw(self.table, shown, self.seen, f"{self.name} at {self.guest.node}")
        self.shown, self.seen = shown, shown["number"]

    def has_wishes(self) -> bool:
        """Tell whether there is something to send."""
        return bool(self.wish) or self.is_asked_to_agree() or self.owes()

    def owes(self) -> bool:
        """Tell whether a decision of this seat is waited for."""
        return (
            self.seat is not None
            and self.shown.get("phase") == "playing"
            and self.shown["seats"][self.seat]["owes"]
        )

    def is_asked_to_agree(self) -> bool:
        """Tell whether another asks to take something back."""
        asking = self.shown.get("asking")
        return asking is not None and self.seat not in {None, asking["seat"], *asking["agreed"]}

    def make_a_wish(self) -> Wish:
        """Return what was wished and not answered, or the next wish."""
        if not self.wish:
            self.wish = {"id": uuid4().hex[:18], "seat": self.seat, **self.next_wish()}
            if self.wish["type"] == "move":
                moving = (self.wish[part] for part in ("id", "seat", "question", "move"))
                self.memory.sends(Sent(self.table, *moving))
        return self.wish

    def next_wish(self) -> Wish:
        """Return what to wish now: to agree, to take back, or any move that can be made."""
        if self.is_asked_to_agree():
            return {"type": "answer", "yes": True, "question": self.shown["asking"]["question"]}
        if self.luck.random() < SECOND_THOUGHTS:
            return {"type": "ask", "what": "undo", "moves": self.shown["moves"]}
        (view,) = (view for view in self.shown["views"] if view["seat"] == self.seat)
        move = self.luck.choice(view["view"]["moves"])["move"]
        return {"type": "move", "question": view["question"], "move": move}

    def hear_answer(self, kind: str, number: int) -> None:
        """Take the answer to a wish."""
        if self.wish["type"] == "move" and kind == "done":
            self.memory.acknowledged(self.table, self.wish["id"], number)
            self.place.moved = time.monotonic()
        elif self.wish["type"] == "move" and kind == "refused":
            self.memory.refused(self.table, self.wish["id"])
        self.wish = {}
        self.ready = time.monotonic() + self.luck.uniform(*THINKING)


class AtWindow(Player):
    """Keeps a window open, and opens another when it is closed."""

    async def play(self) -> None:
        """Play until the game is over."""
        waits = pauses(self.luck)
        while not self.over:
            before = self.seen
            try:
                async with self.guest.window(self.table) as line:
                    await self.converse(line)
            except (OSError, TimeoutError, WebSocketException) as fault:
                self.excuse(fault)
            if self.seen > before:
                waits = pauses(self.luck)
            if not self.over:
                self.guest.go_on()
                await asyncio.sleep(next(waits))

    def excuse(self, fault: Exception) -> None:
        """Note a window that was closed for what nobody did."""
        closed = fault.rcvd if isinstance(fault, ConnectionClosed) else None
        if closed is not None and closed.code in TO_BLAME:
            self.guest.strange.append(f"{self.table}: a window was closed with {closed.code}")

    async def converse(self, line: ClientConnection) -> None:
        """Say hello and once more what has no answer; then hear and wish."""
        await line.send(json.dumps({"type": "hello", "since": self.seen}))
        on_its_way = ""
        while not self.over:
            now = time.monotonic()
            if self.has_wishes() and self.ready <= now and not on_its_way:
                await line.send(json.dumps(self.make_a_wish()))
                on_its_way = self.wish["id"]
            idle = PATIENCE if on_its_way or not self.has_wishes() else self.ready - now
            try:
                async with asyncio.timeout(max(idle, 0.001)):
                    said = json.loads(await line.recv())
            except TimeoutError:
                continue
            if said["type"] == "table":
                self.see(said)
            elif said.get("id") == on_its_way != "":
                self.hear_answer(said["type"], said.get("number", 0))
                on_its_way = ""
            elif said["type"] == "error":
                self.guest.strange.append(f"{self.table}: {said}")


class Caller(Player):
    """Calls now and then, and makes moves by calling."""

    async def play(self) -> None:
        """Play until the game is over."""
        path = f"/api/tables/{self.table}"
        while not self.over:
            wait = 0 if self.has_wishes() else WAIT
            answer = await self.guest.call("GET", path, since=self.seen, wait=wait)
            self.see(answer.raise_for_status().json())
            if self.has_wishes():
                await asyncio.sleep(max(0.0, self.ready - time.monotonic()))
                await self.say(self.make_a_wish())

    async def say(self, wish: Wish) -> None:
        """Send a wish until it is answered."""
        said = {part: value for part, value in wish.items() if part != "type"}
        if wish["type"] != "move":
            del said["id"]
        path = f"/api/tables/{self.table}/{CALLS[wish['type']]}"
        answer = await self.guest.call("POST", path, said)
        told = answer.json()
        if answer.is_success:
            self.hear_answer("done", told["number"])
        elif "refused" in told or "stale" in told:
            self.hear_answer("refused" if "refused" in told else "stale", 0)
        else:
            self.guest.strange.append(f"POST {path}: {answer.status_code} {answer.text}")
            self.hear_answer("error", 0)
