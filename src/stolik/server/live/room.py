"""One table on this node: its windows, and what its wishes turn into.

A room grants one wish at a time. What the table would answer is stored, and only then anybody is
shown anything. If another node was faster, the store says so: the table is read again, and the
wish answered anew.
"""

import asyncio
from collections.abc import Callable
from hashlib import sha256

from msgspec import json

from stolik.core import Seat, written
from stolik.server.live.node import Node
from stolik.server.live.pens import pen_for
from stolik.server.live.talk import Talk
from stolik.server.live.window import Message, Window
from stolik.server.store.archive import NotThere, as_due, stage_of
from stolik.server.store.bus import Notice
from stolik.server.store.naming import companion
from stolik.server.store.port import Missing, Taken
from stolik.server.tables import wishes
from stolik.server.tables.answers import ShownToAll
from stolik.server.tables.entries import Dealt, Entry, Moved, Sat, write_entry
from stolik.server.tables.messages import PROTOCOL
from stolik.server.tables.refusing import Refused, Stale
from stolik.server.tables.showing import Names, shown, shown_to_all
from stolik.server.tables.snapshots import apart, write_table
from stolik.server.tables.table import Table
from stolik.server.tables.timed_work import Work, work_at
from stolik.server.tables.wishes import Wish
from stolik.server.thinking.thought import Answer, Thought

TRIES = 8
"""How often a wish is answered anew because another node was faster."""
IDLE = 300.0
"""Seconds after which a table that nobody looks at is put away."""
OVER = 30.0
"""The same where the game is over."""
ATTENTION = 30.0
"""Seconds for which somebody counts as there who was heard of, but has no window open here."""


class Room:
    """One table on this node."""

    def __init__(
        self, node: Node, name: str, table: Table, forget: "Callable[[Room], None]"
    ) -> None:
        """Open the room; who has it is to `forget` it when nobody knows what the store has."""
        self.node = node
        self.name = name
        self.table = table
        self.forget = forget
        self.lock = asyncio.Lock()
        self.windows: set[Window] = set()
        self.names: Names = {}
        self.changed = asyncio.Event()
        """Set, and replaced by a new one, whenever there is something to show."""
        self.doubtful = False
        """Whether the table has heard what may not be in the store."""
        self.closed = False
        """Whether the room was put away: whoever is in it hears of nothing any more."""
        self.timers: list[asyncio.TimerHandle] = []
        self.talk = Talk()
        self.opened = self.used = node.clock()
        self.snapshot = table.number
        """The entry up to which the table was written down, or read."""
        self.calls: dict[Seat, float] = {}
        """When each seat last called at this node without a window."""
        self.elsewhere: dict[Seat, float] = {}
        """When another node last said that somebody is there."""
        self.touched = 0.0
        """When the store was last told that the table is in use."""

    # Wishes

    async def wish(self, want: Wish) -> None:
        """Grant a wish, or let it be refused."""
        async with self.lock:
            self.used = self.node.clock()
            if self.doubtful:
                await self.read_again()
            for _ in range(TRIES):
                entries = want(self.table, self.node.clock())
                if not entries or await self.store(entries):
                    break
            else:
                raise Stale
            if entries:
                await self.show()
        if self.has_news(apart(self.snapshot)):
            self.snapshot = self.table.number
            self.node.begin(self.write_down())

    async def store(self, entries: list[Entry]) -> bool:
        """Store what is to happen; if that cannot be done, the table is what the store has."""
        number, now = self.table.number, self.node.clock()
        metrics = self.node.metrics
        for entry in entries:
            self.table.heard(entry)
        try:
            await self.node.store.append(
                self.name,
                number,
                [write_entry(entry) for entry in entries],
                now=now,
                due=as_due(self.name, work_at(self.table, now)),
                guests=[entry.guest for entry in entries if isinstance(entry, Sat)],
                # Nobody can join a game that has begun: it leaves the list.
                listed=False if any(isinstance(entry, Dealt) for entry in entries) else None,
                stage=stage_of(self.table),
            )
        except Taken:
            # The other node's notice will bring nothing new: what it stored is shown here and now.
            self.doubtful = True
            await self.read_again()
            await self.show()
            return False
        except Missing:
            self.doubtful = True
            self.forget(self)
            raise NotThere("there is no table '{name}'", name=self.name) from None
        except BaseException:
            # Nobody knows whether it is there: whoever comes next reads what is.
            self.doubtful = True
            self.forget(self)
            raise
        metrics.storing.observe(self.node.clock() - now)
        metrics.entries.inc(len(entries))
        metrics.moves.inc(sum(isinstance(entry, Moved) for entry in entries))
        self.node.bus.publish([Notice(self.name, self.table.number)])
        return True

    async def read_again(self) -> None:
        """Take the table as the store has it."""
        self.table = await self.node.archive.read(self.name)
        self.doubtful = False

    async def read_on(self) -> None:
        """Let the table hear what was stored since."""
        if self.doubtful:
            await self.read_again()
        else:
            await self.node.archive.read_on(self.name, self.table)

    async def write_down(self) -> None:
        """Write the table down as the store has it, so that it is taken up sooner."""
        async with self.lock:  # what is on its way to the store may not arrive there
            if self.doubtful:
                return
            number, table = self.table.number, write_table(self.table)
        await self.node.archive.write_down(self.name, number, table)

    def has_news(self, much: int = 1) -> bool:
        """Tell whether the table has heard more than was written down; one that is over needs not.

        Nobody takes it up in haste, and its snapshot would be most of what is kept of it.
        """
        return not self.table.over and self.table.number >= self.snapshot + much

    async def settled(self) -> Table:
        """Return the table when nothing is on its way to the store: what is not there may fail."""
        async with self.lock:
            if self.doubtful:
                await self.read_again()
            return self.table

    async def catch_up(self) -> None:
        """Show what another node has stored; whoever looks from here has not left."""
        async with self.lock:
            await self.read_on()
            await self.show()
        for seat in self.watched():
            await self.wish(wishes.coming_back(seat))

    async def reach(self, number: int) -> None:
        """Read on for somebody who was shown more elsewhere: nobody sees a table go back."""
        if number > (known := self.table.number):
            async with self.lock:
                await self.read_on()
            if self.table.number > known:  # anybody can say so
                await self.catch_up()

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
        pen = pen_for(window.letters, self.table.game, common["seats"])
        message = shown(self.table, seats, window.since, common, window.guest, pen)
        window.since = self.table.number
        window.tell({"type": "table", "protocol": PROTOCOL, **message})

    async def learn_names(self) -> None:
        """Find out what the guests are called."""
        for seat, sitter in enumerate(self.table.sitters):
            if sitter.guest and (seat, sitter.guest) not in self.names:
                self.names[seat, sitter.guest] = await self.name_at(Seat(seat))

    async def name_at(self, seat: Seat) -> str:
        """Return what whoever sits there is called: at this seat, or wherever they go."""
        if self.table.head.names:
            return self.table.head.names[seat]
        guest, store = self.table.sitters[seat].guest, self.node.store
        beside = await store.name(companion(guest, self.name, seat))
        return beside or await store.name(guest) or ""

    async def rename(self) -> None:
        """Find out again what everybody is called, and show it."""
        self.names.clear()
        async with self.lock:
            await self.show()

    async def enter(self, window: Window) -> None:
        """Let somebody look; a player who had left is back."""
        await self.reach(window.since)
        self.windows.add(window)
        if self.closed:  # meanwhile: there is another room, and the window comes back to it
            window.close()
            return
        for seat in window.seats(self.table):
            await self.wish(wishes.coming_back(seat))
        await self.learn_names()
        await self.settled()
        self.tell(window)

    async def leave(self, window: Window) -> None:
        """Let a window go; with a player's last one the grace begins."""
        self.windows.discard(window)
        if self.node.closing:
            return
        for seat in {*window.seats(self.table)} - self.watched():
            await self.wish(wishes.leaving(seat))

    def close(self) -> None:
        """Do nothing more here, and let everybody go who looks or waits."""
        self.closed = True
        for timer in self.timers:
            timer.cancel()
        for window in list(self.windows):
            window.close()
        self.wake()

    def is_idle(self, now: float) -> bool:
        """Tell whether nobody has needed the room for a while."""
        since = now - (OVER if self.table.over else IDLE)
        return not self.windows and not self.lock.locked() and self.used < since

    # Who is there

    def watched(self) -> set[Seat]:
        """Return the seats that a window here looks from."""
        return {seat for window in self.windows for seat in window.seats(self.table)}

    def heard_of(self, seat: Seat) -> None:
        """Note that somebody without a window has called."""
        self.calls[seat] = self.node.clock()

    async def notice(self, seats: list[Seat]) -> None:
        """Note that somebody without a window is there."""
        for seat in seats:
            self.heard_of(seat)
            await self.wish(wishes.coming_back(seat))

    async def call_roll(self) -> None:
        """Tell the other nodes who is here, and note who is nowhere though nobody saw them go.

        A node that died could not say that its players had left.
        """
        since = self.node.clock() - ATTENTION
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
        return seat not in self.watched() and max(heard) <= self.node.clock() - ATTENTION

    def missing(self, seat: Seat) -> Wish:
        """Wish not to wait for somebody, unless they came back while this was to be written."""
        return lambda table, now: wishes.leave(table, seat, now) if self.misses(seat) else []

    # What is said

    def say(self, seat: Seat, phrase: str, text: str) -> None:
        """Let everybody at the table hear something; it is not stored."""
        said = self.talk.said(self.table, seat, phrase, text, self.node.clock())
        self.hear(said)
        self.spread(said)

    def spread(self, message: Message) -> None:
        """Pass something on to the other nodes."""
        self.node.bus.publish([Notice(self.name, 0, json.encode(message).decode())])

    def hear(self, message: Message) -> None:
        """Take what is not stored: from a seat here, or from another node."""
        if message["type"] == "there":
            self.elsewhere |= {Seat(seat): self.node.clock() for seat in message["seats"]}
        elif message["type"] == "names":
            self.node.begin(self.rename())
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
        loop, now = asyncio.get_running_loop(), self.node.clock()
        self.timers = [
            loop.call_later(max(0.0, work.at - now), self.begin, work)
            for work in ([] if self.closed else work_at(self.table, now))
        ]

    def begin(self, work: Work) -> None:
        """Do something beside the rest."""
        self.node.begin(self.do(work))

    async def do(self, work: Work) -> None:
        """Let a bot decide, or take over from somebody who is late."""
        seat = work.seat
        if work.what == "late":
            await self.wish(lambda table, now: wishes.take_over(table, seat, now))
        elif seat in self.table.waits_for and not self.table.sitters[seat].decides:
            await self.decide(seat)

    async def settle_due(self) -> None:
        """Store what is due as it is now: work that was nothing need not be looked for again."""
        async with self.lock:
            now = self.node.clock()
            due = as_due(self.name, work_at(self.table, now))
            try:
                await self.node.store.append(self.name, self.table.number, [], now=now, due=due)
            except Taken:
                await self.read_on()
            except Missing:
                self.forget(self)

    async def decide(self, seat: Seat) -> None:
        """Ask the seat's bot, and play what it says unless the question has changed."""
        question = self.table.questions[seat]
        bot = self.table.sitters[seat].bot or self.table.head.stand_in
        text = (await self.thought(seat, bot)).move
        try:
            await self.wish(lambda table, now: wishes.move(table, seat, question, text, now, bot))
        except (Stale, Refused):
            return  # somebody was faster, or came back

    async def thought(self, seat: Seat, bot: str, who: str = "") -> Answer:
        """Return what a bot would do in this seat, knowing what the seat knows and no more.

        `who` asks for it, if it is a hint.
        """
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
        metrics = self.node.metrics
        waiting = metrics.waiting.labels("hint" if who else "bot")
        with metrics.thinking.time(), waiting.track_inprogress():
            return await self.node.thinkers.answer(thought, who)
