"""Tables in play on this node: whoever looks at them, whatever time brings to them.

A wish is answered by the table, the answer is stored, and only then anybody is shown anything.
If another node was faster, the store says so: the table is read again, and the wish answered anew.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from hashlib import sha256
from time import time
from typing import Any

from stolik.core import Seat, Unreadable, written
from stolik.server.bus import EVERYTHING, Bus, Notice
from stolik.server.due import Work, as_due, from_due, work_at
from stolik.server.entries import Entry, Head, Sat, read_entry, read_head, write_entry, write_head
from stolik.server.metrics import Metrics
from stolik.server.showing import Names, shown
from stolik.server.store import Due, Store, Taken, Unavailable
from stolik.server.table import Refused, Stale, Table, opened, refuse
from stolik.server.thinking import Thinkers, Thought

log = logging.getLogger(__name__)

TRIES = 8
"""How often a wish is answered anew because another node was faster."""
OUTBOX = 64
"""Messages that may wait for a slow window before it is let go."""
IDLE = 300.0
"""Seconds after which a table that nobody looks at is put away."""
SLACK = 5.0
"""Seconds by which work must be late before a node takes it that does not have the table."""
LEASE = 30.0
BETWEEN_PHRASES = 2.0
PHRASES = ("hello", "good-luck", "thanks", "well-done", "oops", "wow", "wait", "again", "bye")
"""What can be said at a table where children may sit."""

Wish = Callable[[Table, float], list[Entry]]


def coming_back(seat: Seat) -> Wish:
    """Wish to be seen at the table."""
    return lambda table, now: table.come_back(seat, now)


def leaving(seat: Seat) -> Wish:
    """Wish not to be waited for."""
    return lambda table, now: table.leave(seat, now)


def seats_for(table: Table, guest: str, held: set[Seat]) -> list[Seat]:
    """Return the seats of a guest, and those that are taken and held by a token."""
    taken = {Seat(number) for number, sitter in enumerate(table.sitters) if sitter.guest}
    return sorted({*table.seats_of(guest)} | (held & taken))


class Window:
    """Somebody looks at a table: as some of its seats, or as an onlooker."""

    def __init__(self, guest: str, held: set[Seat], since: int) -> None:
        """Look from this entry on, as whatever this guest sits at and as seats held by a token."""
        self.guest = guest
        self.held = held
        self.since = since
        self.outbox: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(OUTBOX)

    def seats(self, table: Table) -> list[Seat]:
        """Return its seats as of now: people sit down and stand up while they look."""
        return seats_for(table, self.guest, self.held)

    def tell(self, message: dict[str, Any]) -> bool:
        """Put a message into the outbox; a window that does not keep up is let go."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            return False
        return True

    def close(self) -> None:
        """Let the window go: it comes back from where it was."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Room:
    """One table on this node."""

    def __init__(self, house: "House", name: str, table: Table) -> None:
        """Open the room."""
        self.house = house
        self.name = name
        self.table = table
        self.lock = asyncio.Lock()
        self.windows: set[Window] = set()
        self.names: Names = {}
        self.changed = asyncio.Event()
        """Set, and replaced by a new one, whenever there is something to show."""
        self.doubtful = False
        """Whether the table has heard what may not be in the store."""
        self.timers: list[asyncio.TimerHandle] = []
        self.used = time()
        self.spoken: dict[Seat, float] = {}
        """When each seat said something last."""

    # Wishes

    async def wish(self, want: Wish) -> None:
        """Grant a wish, or let it be refused."""
        async with self.lock:
            self.used = time()
            for _ in range(TRIES):
                entries = want(self.table, time())
                if not entries or await self.store(entries):
                    break
            else:
                raise Stale
            if entries:
                await self.show()

    async def store(self, entries: list[Entry]) -> bool:
        """Store what is to happen; if that cannot be done, the table is what the store has."""
        number, now = self.table.number, time()
        metrics = self.house.metrics
        for entry in entries:
            self.table.heard(entry)
        due = as_due(self.name, work_at(self.table, now))
        guests = [entry.guest for entry in entries if isinstance(entry, Sat)]
        try:
            await self.house.store.append(
                self.name,
                number,
                [write_entry(entry) for entry in entries],
                now=now,
                due=due,
                guests=guests,
            )
        except Taken:
            # The other node's notice will bring nothing new: what it stored is shown here and now.
            await self.read_again()
            await self.show()
            return False
        except BaseException:
            # Nobody knows whether it is there: whoever comes next reads what is.
            self.doubtful = True
            self.house.put_away(self)
            raise
        metrics.storing.observe(time() - now)
        metrics.entries.inc(len(entries))
        self.house.bus.publish([Notice(self.name, self.table.number)])
        return True

    async def read_again(self) -> None:
        """Take the table as the store has it."""
        self.table = await self.house.read(self.name)
        self.doubtful = False

    async def settled(self) -> Table:
        """Return the table when nothing is on its way to the store: what is not there may fail."""
        async with self.lock:
            if self.doubtful:
                await self.read_again()
            return self.table

    async def catch_up(self) -> None:
        """Show what another node has stored; whoever looks from here has not left."""
        async with self.lock:
            await self.read_again()
            await self.show()
        for seat in self.watched():
            await self.wish(coming_back(seat))

    # Showing

    async def show(self) -> None:
        """Tell every window, wake whoever waits, and set the clocks for what comes next."""
        await self.learn_names()
        for window in list(self.windows):
            self.tell(window)
        self.changed.set()
        self.changed = asyncio.Event()
        self.set_timers()

    def tell(self, window: Window) -> None:
        """Tell one window what it has not been told."""
        message = shown(self.table, window.seats(self.table), window.since, self.names)
        window.since = self.table.number
        if not window.tell({"type": "table"} | message):
            self.windows.discard(window)
            window.close()

    async def learn_names(self) -> None:
        """Find out what the guests are called."""
        for sitter in self.table.sitters:
            if sitter.guest and sitter.guest not in self.names:
                self.names[sitter.guest] = await self.house.store.name(sitter.guest) or ""

    async def enter(self, window: Window) -> None:
        """Let somebody look; a player who had left is back."""
        self.windows.add(window)
        for seat in window.seats(self.table):
            await self.wish(coming_back(seat))
        await self.learn_names()
        await self.settled()
        self.tell(window)

    async def leave(self, window: Window) -> None:
        """Let a window go; with a player's last one the grace begins."""
        self.windows.discard(window)
        for seat in {*window.seats(self.table)} - self.watched():
            await self.wish(leaving(seat))

    def watched(self) -> set[Seat]:
        """Return the seats that a window here looks from."""
        return {seat for window in self.windows for seat in window.seats(self.table)}

    def say(self, seat: Seat, said: str) -> None:
        """Say a set phrase, unless it is too soon after the last one."""
        if said not in PHRASES:
            raise refuse("no-such-phrase", known=", ".join(PHRASES))
        now = time()
        if now < self.spoken.get(seat, 0.0) + BETWEEN_PHRASES:
            raise refuse("too-soon")
        self.spoken[seat] = now
        for window in list(self.windows):
            window.tell({"type": "said", "seat": seat, "phrase": said})

    # What time brings

    def set_timers(self) -> None:
        """Do what is due on time; the store's list is for those who are not there any more."""
        for timer in self.timers:
            timer.cancel()
        loop, now = asyncio.get_running_loop(), time()
        self.timers = [
            loop.call_later(max(0.0, work.at - now), self.begin, work)
            for work in work_at(self.table, now)
        ]

    def begin(self, work: Work) -> None:
        """Do something beside the rest."""
        self.house.begin(self.do(work))

    async def do(self, work: Work) -> None:
        """Let a bot decide, or take over from somebody who is late."""
        seat = work.seat
        if work.what == "late":
            await self.wish(lambda table, now: table.take_over(seat, now))
        elif seat in self.table.waits_for and not self.table.sitters[seat].decides:
            await self.decide(seat)

    async def decide(self, seat: Seat) -> None:
        """Ask the seat's bot, and play what it says unless the question has changed."""
        table, question = self.table, self.table.questions[seat]
        bot = table.sitters[seat].bot or table.head.stand_in
        game = table.game
        thought = Thought(
            game.key,
            game.components,
            bot,
            seat,
            written(game.write_knowledge(game.knows(table.state, seat))),
            tuple(str(move) for move in game.legal_moves(table.state, seat)),
            sha256(f"{table.head.secret} {self.name} {table.number}".encode()).hexdigest(),
        )
        with self.house.metrics.thinking.time():
            text = await self.house.thinkers.think(thought)
        try:
            await self.wish(lambda table, now: table.move(seat, question, text, now, bot))
        except (Stale, Refused):
            return  # somebody was faster, or came back


class House:
    """All the rooms of this node, and the work of those that no node has open."""

    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers, node: str) -> None:
        """Open the house."""
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.node = node
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to listen to the other nodes, and to look for work."""
        self.bus.subscribe(self.hear)
        self.begin(self.look_for_work())
        self.begin(self.tidy())

    async def close(self) -> None:
        """Finish what was begun, and tell everybody to come back."""
        for room in list(self.rooms.values()):
            for timer in room.timers:
                timer.cancel()
            for window in room.windows:
                window.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin some work beside the rest, and keep hold of it."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def create(self, name: str, head: Head, *, listed: bool) -> Room:
        """Lay a new table."""
        await self.store.create(name, write_head(head), time(), listed)
        room = await self.room(name)
        await room.wish(lambda table, now: table.begin(now))
        return room

    async def room(self, name: str) -> Room:
        """Return the room of a table, opened if it is not."""
        try:
            async with self.opening.setdefault(name, asyncio.Lock()):
                if name not in self.rooms:
                    room = Room(self, name, await self.read(name))
                    self.rooms[name] = room
                    room.set_timers()
                return self.rooms[name]
        finally:
            self.opening.pop(name, None)

    async def read(self, name: str) -> Table:
        """Return a table as the store has it."""
        head = await self.store.head(name)
        if head is None:
            raise Unreadable("there is no table '{name}'", name=name)
        entries = await self.store.entries(name)
        return opened(read_head(head), [read_entry(entry) for entry in entries])

    def put_away(self, room: Room) -> None:
        """Forget a room: the store has its table."""
        self.rooms.pop(room.name, None)
        for timer in room.timers:
            timer.cancel()
        for window in room.windows:
            window.close()

    def forget_name(self, guest: str) -> None:
        """Ask the store anew what a guest is called."""
        for room in self.rooms.values():
            room.names.pop(guest, None)

    def hear(self, notices: Sequence[Notice]) -> None:
        """Read on wherever another node has stored something, or may have."""
        told = dict(notices)
        for name, room in self.rooms.items():
            if EVERYTHING in notices or room.table.number < told.get(name, 0):
                self.begin(room.catch_up())

    async def look_for_work(self) -> None:
        """Take up work that is late: the node that should have done it may be gone."""
        while True:
            try:
                for due in await self.store.claim_due(self.node, time() - SLACK, 32, LEASE):
                    self.begin(self.take_up(due))
            except Unavailable as fault:
                log.warning("No work is looked for: %s", fault)
            await asyncio.sleep(SLACK / 2)

    async def take_up(self, due: Due) -> None:
        """Do some work at a table, if it can still be read."""
        try:
            room = await self.room(due.table)
            await room.do(from_due(due))
        except (Unavailable, Unreadable) as fault:
            log.warning("Nothing was done at the table %s: %s", due.table, fault)

    async def tidy(self) -> None:
        """Put rooms away that nobody has used for a while."""
        while True:
            await asyncio.sleep(IDLE / 4)
            for room in list(self.rooms.values()):
                if not room.windows and not room.lock.locked() and room.used < time() - IDLE:
                    self.put_away(room)
