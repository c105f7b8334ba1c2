"""One table on this node: its windows, and what its wishes turn into.

A room grants one wish at a time. What the table would answer is stored, and only then anybody is
shown anything. If another node was faster, the store says so: the table is read again, and the
wish answered anew.
"""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from time import time
from typing import TYPE_CHECKING

from msgspec import json

from stolik.core import Seat, written
from stolik.server.answers import ShownToAll
from stolik.server.bus import Notice
from stolik.server.due import Work, as_due, work_at
from stolik.server.entries import Dealt, Entry, Moved, Sat, write_entry
from stolik.server.refusing import Refused, Stale
from stolik.server.showing import Names, shown, shown_to_all
from stolik.server.snapshots import EVERY
from stolik.server.store import Taken
from stolik.server.table import Table
from stolik.server.talk import Talk
from stolik.server.thinking import Answer, Thought
from stolik.server.windows import Message, Window

if TYPE_CHECKING:
    from stolik.server.house import House

TRIES = 8
"""How often a wish is answered anew because another node was faster."""
IDLE = 300.0
"""Seconds after which a table that nobody looks at is put away."""
OVER = 30.0
"""The same where the game is over."""
ATTENTION = 30.0
"""Seconds for which somebody counts as there who was heard of, but has no window open here."""

Wish = Callable[[Table, float], list[Entry]]


def coming_back(seat: Seat) -> Wish:
    """Wish to be seen at the table."""
    return lambda table, now: table.come_back(seat, now)


def leaving(seat: Seat) -> Wish:
    """Wish not to be waited for."""
    return lambda table, now: table.leave(seat, now)


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
        self.talk = Talk()
        self.opened = self.used = time()
        self.snapshot = table.number
        """The entry up to which the table was written down, or read."""
        self.calls: dict[Seat, float] = {}
        """When each seat last called at this node without a window."""
        self.elsewhere: dict[Seat, float] = {}
        """When another node last said that somebody is there."""

    # Wishes

    async def wish(self, want: Wish) -> None:
        """Grant a wish, or let it be refused."""
        async with self.lock:
            self.used = time()
            if self.doubtful:
                await self.read_again()
            for _ in range(TRIES):
                entries = want(self.table, time())
                if not entries or await self.store(entries):
                    break
            else:
                raise Stale
            if entries:
                await self.show()
        if self.table.number >= self.snapshot + EVERY:
            self.snapshot = self.table.number
            self.house.begin(self.house.write_down(self))

    async def store(self, entries: list[Entry]) -> bool:
        """Store what is to happen; if that cannot be done, the table is what the store has."""
        number, now = self.table.number, time()
        metrics = self.house.metrics
        for entry in entries:
            self.table.heard(entry)
        try:
            await self.house.store.append(
                self.name,
                number,
                [write_entry(entry) for entry in entries],
                now=now,
                due=as_due(self.name, work_at(self.table, now)),
                guests=[entry.guest for entry in entries if isinstance(entry, Sat)],
                # Nobody can join a game that has begun: it leaves the list.
                listed=False if any(isinstance(entry, Dealt) for entry in entries) else None,
            )
        except Taken:
            # The other node's notice will bring nothing new: what it stored is shown here and now.
            self.doubtful = True
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
        metrics.moves.inc(sum(isinstance(entry, Moved) for entry in entries))
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
            await self.house.read_on(self)
            await self.show()
        for seat in self.watched():
            await self.wish(coming_back(seat))

    # Showing

    async def show(self) -> None:
        """Tell every window, wake whoever waits, and set the clocks for what comes next."""
        await self.learn_names()
        common = shown_to_all(self.table, self.names)
        for window in list(self.windows):
            self.tell(window, common)
        self.wake()
        self.set_timers()

    def wake(self) -> None:
        """Wake whoever waits for something new."""
        self.changed.set()
        self.changed = asyncio.Event()

    def tell(self, window: Window, common: ShownToAll | None = None) -> None:
        """Tell one window what it has not been told."""
        common = common or shown_to_all(self.table, self.names)
        seats = window.seats(self.table)
        message = shown(self.table, seats, window.since, common, window.guest)
        window.since = self.table.number
        window.tell({"type": "table", **message})

    async def learn_names(self) -> None:
        """Find out what the guests are called."""
        for seat, sitter in enumerate(self.table.sitters):
            if sitter.guest and (seat, sitter.guest) not in self.names:
                self.names[seat, sitter.guest] = await self.house.name_at(self, Seat(seat))

    async def rename(self) -> None:
        """Find out again what everybody is called, and show it."""
        self.names.clear()
        async with self.lock:
            await self.show()

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
        if self.house.closing:
            return  # who had to go because of us has not left
        for seat in {*window.seats(self.table)} - self.watched():
            await self.wish(leaving(seat))

    def is_idle(self, now: float) -> bool:
        """Tell whether nobody has needed the room for a while."""
        since = now - (OVER if self.table.over else IDLE)
        return not self.windows and not self.lock.locked() and self.used < since

    # Who is there

    def watched(self) -> set[Seat]:
        """Return the seats that a window here looks from."""
        return {seat for window in self.windows for seat in window.seats(self.table)}

    async def notice(self, seats: list[Seat]) -> None:
        """Note that somebody without a window is there."""
        for seat in seats:
            self.calls[seat] = time()
            await self.wish(coming_back(seat))

    async def call_roll(self) -> None:
        """Tell the other nodes who is here, and note who is nowhere though nobody saw them go.

        A node that died could not say that its players had left.
        """
        since = time() - ATTENTION
        here = self.watched() | {seat for seat, at in self.calls.items() if at > since}
        if here:
            self.spread({"type": "there", "seats": sorted(here)})
        if self.opened > since or not self.table.playing:
            return
        for seat in self.table.people():
            if self.misses(seat):
                await self.wish(self.missing(seat))

    def misses(self, seat: Seat) -> bool:
        """Tell whether nothing was heard of a player for a while.

        That somebody came is known before the node they came to next says who is there.
        """
        heard = self.table.sitters[seat].came, self.calls.get(seat, 0), self.elsewhere.get(seat, 0)
        return seat not in self.watched() and max(heard) <= time() - ATTENTION

    def missing(self, seat: Seat) -> Wish:
        """Wish not to wait for somebody, unless they came back while this was to be written."""
        return lambda table, now: table.leave(seat, now) if self.misses(seat) else []

    # What is said

    def say(self, seat: Seat, phrase: str, text: str) -> None:
        """Let everybody at the table hear something; it is not stored."""
        said = self.talk.said(self.table, seat, phrase, text, time())
        self.hear(said)
        self.spread(said)

    def spread(self, message: Message) -> None:
        """Pass something on to the other nodes."""
        self.house.bus.publish([Notice(self.name, 0, json.encode(message).decode())])

    def hear(self, message: Message) -> None:
        """Take what is not stored: from a seat here, or from another node."""
        if message["type"] == "there":
            self.elsewhere |= {Seat(seat): time() for seat in message["seats"]}
        elif message["type"] == "names":
            self.house.begin(self.rename())
        else:
            self.talk.keep(message)
            for window in list(self.windows):
                window.tell(message)
            self.wake()

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

    async def settle_due(self) -> None:
        """Store what is due as it is now: work that was nothing need not be looked for again."""
        async with self.lock:
            now = time()
            due = as_due(self.name, work_at(self.table, now))
            try:
                await self.house.store.append(self.name, self.table.number, [], now=now, due=due)
            except Taken:
                await self.house.read_on(self)

    async def decide(self, seat: Seat) -> None:
        """Ask the seat's bot, and play what it says unless the question has changed."""
        question = self.table.questions[seat]
        bot = self.table.sitters[seat].bot or self.table.head.stand_in
        text = (await self.thought(seat, bot)).move
        try:
            await self.wish(lambda table, now: table.move(seat, question, text, now, bot))
        except (Stale, Refused):
            return  # somebody was faster, or came back

    async def thought(self, seat: Seat, bot: str) -> Answer:
        """Return what a bot would do in this seat, knowing what the seat knows and no more."""
        table, game = self.table, self.table.game
        thought = Thought(
            game.key,
            game.components,
            bot,
            seat,
            written(game.write_knowledge(game.knows(table.state, seat))),
            tuple(str(move) for move in game.legal_moves(table.state, seat)),
            sha256(f"{table.head.secret} {self.name} {table.number}".encode()).hexdigest(),
            game.version,
        )
        with self.house.metrics.thinking.time():
            return await self.house.thinkers.answer(thought)
