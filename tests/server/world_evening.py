"""An evening at the table of a pair: all that can be asked there is asked, in both worlds alike."""

import asyncio
from contextlib import suppress
from pathlib import Path

from stolik.core import AnyGame, Chance, Seat

from .every_call import ASKS, EVERY_CALL, EVERY_MESSAGE, HERE, PAGES, Moment
from .veiled import Side, Veil, World, world
from .visitors import Differs, Notes, Visitor, player, visitors
from .worlds import Pair, Step

A_WHILE = 3.0
"""Seconds between one moment and the next: whoever said something may say something again."""
WRONG = 8
"""Moves against the rules that are tried at a moment."""
FORGET = "DELETE /api/me"
HINT = "GET /api/tables/{table}/seats/{seat}/hint"


async def compared(pair: Pair, folder: Path, game: AnyGame | None = None) -> Notes:
    """Spend the evening in both worlds; `Differs` as soon as anybody can tell which it is."""
    notes = await spent(pair, 0, folder, Notes(), game)
    return await spent(pair, 1, folder, Notes(notes), game)


async def spent(
    pair: Pair, side: Side, folder: Path, notes: Notes, game: AnyGame | None = None
) -> Notes:
    """Spend the evening in one world, and return all that was told."""
    place = folder / f"{side}"
    place.mkdir(parents=True)
    async with world(Veil(pair, side, game), place) as here:
        await passed(here)
        async with visitors(here, notes) as guests:
            with suppress(Differs):  # raised again when everybody has gone home
                await Evening(here, guests).go_on()
                notes.end()
    if notes.fault is not None:
        raise notes.fault
    return notes


async def passed(here: World) -> None:
    """Play what was played before anybody came."""
    await player(here, Seat(0)).call("GET", HERE)
    for text in here.pair.past:
        (seat,) = here.table.waits_for
        wish = {"seat": seat, "question": here.table.questions[seat], "move": text}
        answer = await player(here, seat).call("POST", f"{HERE}/moves", wish)
        assert answer.good, answer


class Evening:
    """Everybody who came to a world, and what they do there."""

    def __init__(self, here: World, guests: list[Visitor]) -> None:
        """Sit down."""
        self.world = here
        self.guests = guests
        self.eye = guests[0]
        self.seat = here.pair.eye
        self.left_out = {FORGET, *([HINT] if here.pair.past else [])}
        """Calls for the end; and what is answered with a better memory than the players'."""
        self.others = [
            Seat(seat) for seat in range(here.pair.one.record.seats) if seat != self.seat
        ]

    async def go_on(self) -> None:
        """Play and ask, from the first hello to the last goodbye."""
        await self.play()
        if not self.world.pair.past:  # what passed could be seen again, and that by right
            await self.ask_the_others()
        await self.ask_everything()
        await self.part()

    # Playing

    async def play(self) -> None:
        """Play in step, and look; before that the eye asks all that can be asked of the table."""
        for guest in self.guests:
            await guest.say({"type": "hello", "tokens": [guest.token] if guest.token else []})
        await self.ask("{table}", self.eye)
        for step in self.world.pair.steps:
            await self.take(step)
            await self.look()

    async def take(self, step: Step) -> None:
        """Make a move, which everybody waits for."""
        self.world.now += A_WHILE
        number = self.world.table.number
        path = f"{HERE}?since={number}&wait=20"
        waiting = [asyncio.ensure_future(guest.call("GET", path)) for guest in self.guests]
        await self.listen()
        await self.move(step)
        for guest, told in zip(self.guests, waiting, strict=True):
            guest.note(f"GET {path}", await told)
        await self.listen()

    async def move(self, step: Step) -> None:
        """Decide: the eye through its window or by a call, the others as they do in this world."""
        table, text = self.world.table, step.moves[self.world.veil.side]
        wish = {"seat": step.seat, "question": table.questions[step.seat], "move": text}
        identity = f"{self.world.veil.side if step.seat != self.seat else ''} {table.number}"
        if step.seat != self.seat:
            answer = await player(self.world, step.seat).ask(
                "POST", f"{HERE}/moves", wish | {"id": identity}
            )
            assert answer.good, answer
        elif table.number % 2:
            await self.eye.say({"type": "move", "id": identity} | wish)
        else:
            await self.eye.ask("POST", f"{HERE}/moves", wish | {"id": identity})

    async def catch_up(self) -> None:
        """Make the moves again that were taken back."""
        made = len(self.world.table.record.moves)
        for step in self.world.pair.steps[made:]:
            await self.take(step)

    # Asking the house

    async def listen(self) -> None:
        """Let everybody note what their windows were told."""
        for guest in self.guests:
            await guest.listen()

    async def look(self) -> None:
        """Let everybody look at the table, and note what they were told."""
        await self.listen()
        for guest in self.guests:
            await guest.look()

    async def ask(self, about: str, *guests: Visitor) -> None:
        """Let somebody make the calls about something, and say whatever can be said."""
        for guest in guests:
            moment = await self.moment(guest)
            for call, asks in EVERY_CALL.items():
                if about in call and call not in self.left_out:
                    for asked in asks(moment):
                        await guest.ask(call.split()[0], asked.path, asked.body, call)
            for says in EVERY_MESSAGE.values():
                for message in says(moment):
                    await guest.say(message)
        await self.listen()

    async def moment(self, guest: Visitor) -> Moment:
        """Return what somebody knows who looks at the table now."""
        pair, seen = self.world.pair, await guest.look()
        view = seen["views"][0]
        legal = {move["move"] for move in view["view"]["moves"]}
        wrong = [str(move) for move in pair.game.moves if str(move) not in legal]
        Chance(f"{seen['number']}").shuffle(wrong)
        return Moment(
            game=pair.game.key,
            seats=len(seen["seats"]),
            mine=tuple(seen["yours"]),
            question=-1 if view["question"] is None else view["question"],
            wrong=tuple(wrong[:WRONG]),
            number=seen["number"],
            moves=seen["moves"],
        )

    async def ask_everything(self) -> None:
        """Make every call there is, and open every page."""
        await self.ask("/", *self.guests)
        for guest in self.guests:
            for page in PAGES:
                await guest.ask("GET", page)

    # Asking the others

    async def ask_the_others(self) -> None:
        """Let everybody ask for everything, refused and granted."""
        for seat in (self.seat, *self.others):
            for what in ASKS:
                for yes in (False, True):
                    await self.ask_for(seat, what)
                    await self.look()
                    await self.agree(seat, yes=yes)
                    await self.look()
                    await self.catch_up()

    async def ask_for(self, seat: Seat, what: str) -> None:
        """Let a seat ask for something; the eye notes what it is answered."""
        self.world.now += A_WHILE
        asked, path = {"seat": seat, "what": what}, f"{HERE}/asks"
        if seat != self.seat:
            await player(self.world, seat).ask("POST", path, asked)
        else:
            await self.eye.ask("POST", path, asked, "POST /api/tables/{table}/asks")
            await self.eye.say({"type": "ask", "id": f"{self.world.now}"} | asked)

    async def agree(self, seat: Seat, *, yes: bool) -> None:
        """Let the others answer what a seat asks; the eye notes what it is answered."""
        said, path = {"seat": self.seat, "yes": yes}, f"{HERE}/answers"
        if seat != self.seat:
            await self.eye.ask("POST", path, said, "POST /api/tables/{table}/answers")
            await self.eye.say({"type": "answer", "id": f"{self.world.now}"} | said)
        for other in self.others:
            if other != seat and self.world.table.asking is not None:
                await player(self.world, other).ask("POST", path, said | {"seat": other})

    # Going home

    async def part(self) -> None:
        """Do what ends it: a word to the others, a move that may show something, and go.

        After that move nobody looks any more: what it shows is shown by right.
        """
        greeting, says = {"seat": self.seat, "phrase": "bye"}, "POST /api/tables/{table}/says"
        await self.eye.ask("POST", f"{HERE}/says", greeting, says)
        await self.look()
        for guest in self.guests[1:]:
            await guest.ask("DELETE", "/api/me", None, FORGET)
        view = (await self.eye.look())["views"][0]
        if self.seat in view["view"]["to_move"]:
            text = view["view"]["moves"][0]["move"]
            wish = {"seat": self.seat, "question": view["question"], "move": text}
            await self.eye.ask("POST", f"{HERE}/moves", wish, "POST /api/tables/{table}/moves")
        await self.eye.ask("DELETE", "/api/me", None, FORGET)
