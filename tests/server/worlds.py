"""Two worlds that somebody at a table cannot tell apart: in one, all that is hidden is dealt anew.

What nobody must find out is no list of words to look for. It is what the game's own `redeal`
changes: so there are two houses with the same table, which differ in all that one seat, the eye,
must not know. Whatever is asked in both has to be answered with the same bytes: to the eye, to an
onlooker, who knows less, and to a stranger. Then no answer can depend on anything hidden, in
whatever way: by a word, by a number, by the order or the length of something.

A game that was played to some point cannot simply be replaced by another there: what the house says
of the past (the log, `at`, taking back) would still be about the first one. So both tables *begin*
in mid-game: what is dealt at them is a position to which somebody has played, and in the other
world that position dealt anew. From there on both are played by the rules, and each has a past of
its own of which the house can tell everything. They are played in step, by moves after which the
eye still knows the same; whoever else decides may do something else in the other world, such as
choosing another card face down. Where there is no such move, the next one shows the eye something
hidden, and the worlds part by right: there the pair ends.

What the others are known by, their guests, luck and messages, is other in the other world, too.

In a game of memory it must not be told again what was shown and lies face down now. There all that
is out of sight is dealt anew, as somebody has it who remembers nothing, and both tables are played
until all that had looked different looks alike again: of what passed meanwhile, nobody who comes
now is told.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice, product
from typing import NamedTuple

from stolik.core import AnyGame, Chance, Event, Move, Seat, begin, deal
from stolik.core.phrases import is_fleeting
from stolik.games import campaigns_of
from stolik.games.stickers.campaign import evening_game
from stolik.games.stickers.tests.evenings import begun, play_evening, sit_down
from tests.positions import SEED, At, agreements, dealt, every_game_there_is, play_on

DEALS = 60
"""Other deals that are tried for one that can be played on longest."""
POOR = 400
"""The same for a game of memory, where most walks end at once."""
PASSING = 14
"""Moves after which both should look alike again."""
TRIED = 40
"""Moves of both worlds together that are tried for a step."""
FAMILY = 3
"""Seats of the tables that come first: one decides, one is the eye, one is kept in the dark too."""
EVENING = "stickers in a campaign"
"""An evening of a campaign is a game of its own: its deck is not that of the box."""
CAMPAIGN = campaigns_of("stickers").write(play_evening(begun("Ann", "Ben"), "Ann", "Ben"))
"""A campaign that has seen an evening, and goes on with the next."""


class Step(NamedTuple):
    """Somebody decides, in each world something after which the eye knows the same."""

    seat: Seat
    moves: tuple[str, str]


@dataclass(frozen=True)
class Pair:
    """The same table in two worlds, and how it is played there."""

    name: str
    game: AnyGame
    eye: Seat
    one: At
    other: At
    """The same with everything dealt anew that the eye must not know."""
    steps: list[Step]
    past: tuple[str, ...] = ()
    """Moves that were made before anybody came: different things were seen in passing."""

    def __repr__(self) -> str:
        """Print what it takes to have it again."""
        return f"{self.name}, seat {self.eye}, {len(self.steps)} steps; {self.one!r}"


def paired(name: str, at: At, eye: Seat, luck: str, most: int) -> Pair | None:
    """Deal anew what the eye must not know, so that both can be played on for long.

    Nothing, if nothing is hidden from the eye any more.
    """
    best: Pair | None = None
    for number in range(DEALS):
        other = at.redealt(eye, f"{luck} {number}")
        if other.whole == at.whole:
            continue
        steps = list(in_step(at.copy(), other.copy(), eye, Chance(luck), most))
        if best is None or len(steps) > len(best.steps):
            best = Pair(name, at.game, eye, at, other, steps)
        if len(steps) == most:
            break
    return best


def in_step(one: At, other: At, eye: Seat, luck: Chance, most: int) -> Iterator[Step]:
    """Play both on for so many moves at most, as long as the eye is shown the same."""
    for _ in range(most):
        step = next(same_to(one, other, eye, luck), None)
        if step is None:
            return
        for at, text in zip((one, other), step.moves, strict=True):
            at.play(step.seat, at.game.by_name[text])
        yield step


def same_to(one: At, other: At, eye: Seat, luck: Chance) -> Iterator[Step]:
    """Return what can be done next in both worlds, after which the eye knows the same."""
    choices = [
        (seat, here, there)
        for seat in one.game.to_move(one.state)
        for here, there in both(one, other, seat, eye)
    ]
    luck.shuffle(choices)
    for seat, here, there in choices[:TRIED]:
        after, elsewhere = one.copy(), other.copy()
        after.play(seat, here)
        elsewhere.play(seat, there)
        if goes_on(after) and after.known(eye) == elsewhere.known(eye):
            yield Step(seat, (str(here), str(there)))


def both(one: At, other: At, seat: Seat, eye: Seat) -> list[tuple[Move, Move]]:
    """Return what a seat may do in the two worlds; the eye does the same in both."""
    here, there = (at.game.legal_moves(at.state, seat) for at in (one, other))
    if seat == eye:
        return [(move, move) for move in here if move in there]
    return list(product(here, there))


def goes_on(at: At) -> bool:
    """Tell whether the game is not over: then nothing is hidden any more."""
    return bool(at.game.to_move(at.state))


# What was seen in passing


def forgotten(name: str, at: At, eye: Seat, luck: str) -> Pair | None:
    """Deal anew all that is out of sight, and play both until they look alike again."""
    for number in range(POOR):
        chance = Chance(f"{luck} {number}")
        memory = at.game.forget(at.game.knows(at.state, eye), 0)
        other = at.with_state(at.game.imagine(memory, chance))
        past = tuple(until_alike(at.copy(), other.copy(), eye, chance))
        if past:
            return Pair(name, at.game, eye, at, other, [], past)
    return None


def until_alike(one: At, other: At, eye: Seat, luck: Chance) -> list[str]:
    """Return moves with which different things pass, and after which all looks alike; or none."""
    moves, differed = list[str](), False
    for _ in range(PASSING):
        shared = [move for move in one.moves if move in other.moves]
        if not goes_on(one) or not shared:
            return []
        seat, move = luck.choice(shared)
        happened = [at.play(seat, move) for at in (one, other)]
        moves.append(str(move))
        if lasting(happened[0]) != lasting(happened[1]):
            return []
        passing = happened[0] != happened[1]
        differed |= passing
        if differed and not passing and goes_on(one) and one.seen(eye) == other.seen(eye):
            return moves
    return []


def lasting(happened: list[Event]) -> list[Event]:
    """Return what a log keeps."""
    return [event for event in happened if not is_fleeting(event)]


# Positions


def fresh_tables(name: str) -> Iterator[At]:
    """Return tables of a game about to begin: of every size, with this and that option."""
    if name == EVENING:
        yield evening()
        return
    game, every, luck = every_game_there_is()[name], agreements(name), Chance(name)
    for seats in sorted(game.seats, key=lambda seats: (seats != FAMILY, seats)):
        options = luck.choice([options for size, options in every if size == seats])
        yield dealt(game, seats, f"{SEED} {seats}", options)


@cache
def evening() -> At:
    """Return the table of the second evening of the campaign, about to begin."""
    campaign = sit_down(campaigns_of("stickers").read(CAMPAIGN), "Ann", "Ben")
    game, record = evening_game(campaign)
    record = begin(game, record.seats, record.seed, record.options)
    return At(game, record, deal(game, record))


def positions(name: str, tables: int, moments: int) -> Iterator[At]:
    """Return so many tables of a game, each at so many moments from its deal on."""
    for number, fresh in enumerate(islice(fresh_tables(name), tables)):
        luck = f"{name} {number}"
        whole = play_on(fresh.copy(), Chance(luck).below)
        for moment in range(moments):
            plies = len(whole.record.moves) * moment // moments
            yield play_on(fresh.copy(), Chance(luck).below, plies)


def pairs(name: str, tables: int, moments: int, most: int) -> Iterator[Pair]:
    """Return pairs of a game: in turn the eye is to decide, and is not."""
    for number, at in enumerate(positions(name, tables, moments)):
        owing, luck = at.game.to_move(at.state), f"{name} {number}"
        others = [seat for seat in at.seats if seat not in owing] or owing
        eye = Chance(luck).choice(others if number % 2 else owing)
        found = paired(name, at, eye, luck, most)
        if found is not None:
            yield found
