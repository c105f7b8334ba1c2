"""Thinking ahead: a tree of moves, grown over tables that the seat might be facing.

Single-observer information-set Monte Carlo tree search. Every step of thought imagines a table that
agrees with all that the seat knows, walks down the tree of moves tried so far, tries one more, and
looks at how everybody stands then. What was hidden is different at each step, so a move counts by
how it does over all that might be. Everybody is taken to play for themselves. Where several decide
at once, each decides without knowing what the others do: the counts of their moves are kept apart.

Nothing here knows which game it is: a game is what `core.game` promises. The `advice` of the game
says which moves are tried first, its `outlook` how everybody stands.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Any

from stolik.bots.quick import QuickLuck
from stolik.core import AnyGame, Chance, Move, Seat

Walk = list[tuple["Arm", int]]
"""The moves of one step of thought, each with the seat that made it."""


class Arm:
    """A move of a seat at a point of the tree, and how it did."""

    __slots__ = ("asked", "prior", "then", "total", "visits")

    def __init__(self, prior: float) -> None:
        """Begin with nothing but what the advice says."""
        self.prior = prior
        """How much of the first tries it deserves; nothing, if it is never tried."""
        self.asked = 0
        """How often it was allowed."""
        self.visits = 0
        self.total = 0.0
        """Of all values, to the seat whose move it is."""
        self.then: Node | None = None
        """What follows."""


class Node:
    """A point of the tree: what whoever is asked there may do."""

    __slots__ = ("arms", "joint")

    def __init__(self) -> None:
        """Begin with no move."""
        self.arms: dict[int, Arm] = {}
        """By move and seat."""
        self.joint: dict[tuple[int, ...], Node] = {}
        """What follows decisions made at once, by all of them together."""


class Style:
    """How a search goes about it; the figures behind the choices are in `docs/bots.md`."""

    __slots__ = ("apart", "curious", "deepest", "looks", "rollout", "sharp")

    def __init__(
        self, curious: float, apart: float, sharp: float, rollout: int, looks: int, deepest: int
    ) -> None:
        """Settle it."""
        self.curious = curious
        """How much is tried beside what does best."""
        self.apart = apart
        """The same where several decide at once."""
        self.sharp = sharp
        """How much more the advised moves are tried than the others, at first; 0 for no advice."""
        self.rollout = rollout
        """Turns that are played on beyond the tree, after the one that is finished there."""
        self.looks = looks
        """Of how many moves the best by advice is played there; of one, any.

        With none, nothing is played on.
        """
        self.deepest = deepest
        """No step of thought is longer than so many plies."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        parts = (self.curious, self.apart, self.sharp, self.rollout, self.looks, self.deepest)
        return Style, parts


USUAL = Style(curious=1.0, apart=0.3, sharp=2.0, rollout=0, looks=3, deepest=60)
PATIENT = Style(curious=1.0, apart=0.3, sharp=0.7, rollout=2, looks=20, deepest=60)
"""For long thoughts: they need less advice on what to try first, and take more to play on.

Two turns further, nearly everything that the last move promised has come true or not.
"""


class Search:
    """One thought of one seat."""

    __slots__ = (
        "game",
        "knowledge",
        "legal_moves",
        "luck",
        "mean",
        "play",
        "root",
        "seat",
        "seats",
        "spread",
        "steps",
        "style",
        "to_move",
    )

    def __init__(
        self, game: AnyGame, seat: Seat, knowledge: Any, chance: Chance, style: Style = USUAL
    ) -> None:
        """Begin to think, from what the seat knows and luck of its own."""
        self.game = game
        self.to_move: Any = game.to_move
        self.legal_moves: Any = game.legal_moves
        self.play: Any = game.play
        self.seat: int = seat
        self.knowledge = knowledge
        self.luck = QuickLuck(chance)
        self.style = style
        self.root = Node()
        self.steps = 0
        self.seats = len(game.outlook(game.imagine(knowledge, self.luck)))
        self.mean = [0.5] * self.seats
        """How each seat does on the whole; a move not tried yet is expected to do the same."""
        self.spread = 0.0
        """The sum of the squares of all leads."""

    def think(self, steps: int, seconds: float = 0.0, until_sure: bool = False) -> None:
        """Take so many steps, or with seconds given, as many as fit but never more than that.

        Whoever wants nothing but the move that is tried most may stop when it is sure.
        """
        until = perf_counter() + seconds
        for left in range(steps - 1, -1, -1):
            self.step()
            if seconds and perf_counter() >= until:
                return
            if until_sure and left < self.steps and self.ahead() > left:
                return

    def ahead(self) -> int:
        """Return how many tries more the most tried of the seat's moves has than any other."""
        own = [arm.visits for key, arm in self.root.arms.items() if key % self.seats == self.seat]
        most = max(own)
        own.remove(most)
        return most - max(own, default=0)

    def visits(self, moves: list[Move]) -> list[int]:
        """Return how often each of the seat's moves was tried."""
        keys = [move.index * self.seats + self.seat for move in moves]
        arms = self.root.arms
        return [arms[key].visits if key in arms else 0 for key in keys]

    def values(self, moves: list[Move]) -> list[float]:
        """Return how each of the seat's moves did, as a share of wins."""
        keys = [move.index * self.seats + self.seat for move in moves]
        found = [self.root.arms.get(key) for key in keys]
        return [arm.total / arm.visits if arm and arm.visits else 0.0 for arm in found]

    # A step of thought

    def step(self) -> None:
        """Imagine a table, walk down the tree, look at how everybody stands, remember."""
        state = self.game.imagine(self.knowledge, self.luck)
        walk: Walk = []
        self.descend(state, walk)
        self.roll(state, walk[-1][1])
        values = self.value(state)
        self.steps += 1
        for seat, value in enumerate(values):
            self.mean[seat] += (value - self.mean[seat]) / self.steps
        for arm, seat in walk:
            arm.visits += 1
            arm.total += values[seat]

    def descend(self, state: Any, walk: Walk) -> None:
        """Walk down until a move is tried for the first time, or the game is over."""
        node: Node | None = self.root
        deepest = self.style.deepest
        while node is not None and len(walk) < deepest:
            movers = self.to_move(state)
            if not movers:
                return
            if len(movers) > 1:
                node = self.together(node, state, movers, walk)
                continue
            arm = self.choose(node, state, movers[0], walk, apart=False)[0]
            if arm.visits == 0:
                return
            if arm.then is None:
                arm.then = Node()
            node = arm.then

    def together(self, node: Node, state: Any, movers: list[Seat], walk: Walk) -> Node | None:
        """Let everybody decide without knowing the others; return what follows all of it.

        A decision may take a seat several moves. They are counted in a tree of its own, so that
        none of them depends on what somebody else has decided in secret.
        """
        fresh = False
        joint: list[int] = []
        for seat in sorted(movers, key=lambda mover: mover != self.seat):
            here = node
            while len(walk) < self.style.deepest:
                alone = len(self.to_move(state)) == 1
                arm, key = self.choose(here, state, seat, walk, apart=True)
                joint.append(key)
                fresh = fresh or arm.visits == 0
                if not self.goes_on(state, seat, movers, alone):
                    break
                if arm.then is None:
                    arm.then = Node()
                here = arm.then
        if fresh:
            return None
        key_of_all = tuple(joint)
        if key_of_all not in node.joint:
            node.joint[key_of_all] = Node()
        return node.joint[key_of_all]

    def goes_on(self, state: Any, seat: Seat, movers: list[Seat], alone: bool) -> bool:
        """Tell whether a seat's decision takes another move.

        While somebody still thinks, whoever has decided may take it back: that tells the last one's
        second move from the first of what follows when everything has been shown.
        """
        if seat not in self.to_move(state):
            return False
        return not alone or any(
            other != seat and self.legal_moves(state, other) for other in movers
        )

    def choose(
        self, node: Node, state: Any, seat: Seat, walk: Walk, apart: bool
    ) -> tuple[Arm, int]:
        """Play the move that does best or has been tried too little; return it with its key.

        Those who decide at once are curious at random: otherwise they would try their moves in step
        with each other, and take it for knowing what the other does.
        """
        moves: list[Move] = self.legal_moves(state, seat)
        arms, seats, number = node.arms, self.seats, int(seat)
        curious = 2 * self.style.apart if apart else self.style.curious
        unknown = self.mean[seat]
        best, place, draw = -1.0, 0, self.luck.random.random
        keys = [move.index * seats + number for move in moves]
        for key in keys:
            if key not in arms:
                self.meet(node, state, seat, moves, keys)
                break
        for at, key in enumerate(keys):
            arm = arms[key]
            if not arm.prior:
                continue
            arm.asked += 1
            tried = arm.visits
            worth = arm.total / tried if tried else unknown
            bonus = curious * arm.prior * sqrt(arm.asked) / (1 + tried)
            worth += draw() * bonus if apart else bonus
            if worth > best:
                best, place = worth, at
        chosen = arms[keys[place]]
        self.play(state, seat, moves[place])
        walk.append((chosen, number))
        return chosen, keys[place]

    def meet(self, node: Node, state: Any, seat: Seat, moves: list[Move], keys: list[int]) -> None:
        """Add the moves that are new here, those that look good with a better chance."""
        shares = [1.0] * len(moves)
        if len(moves) > 1:
            advice = self.game.advice
            looks = [WORST if move.takes_back else advice(state, seat, move) for move in moves]
            shares = softened(looks, self.style.sharp)
        whole = sum(shares, 0.0)
        for key, share in zip(keys, shares, strict=True):
            if key not in node.arms:
                node.arms[key] = Arm(share / whole)

    def roll(self, state: Any, last: int) -> None:
        """Play on beyond the tree to the end of the turn, each time the best of a few moves.

        In the middle of a turn nobody can tell how everybody stands.
        """
        draw, looks, advice = self.luck.random.random, self.style.looks, self.game.advice
        turns, before = self.style.rollout, [Seat(last)]
        for _ in range(self.style.deepest if looks else 0):
            movers = self.to_move(state)
            if movers != before:
                turns -= 1
                before = movers
            if not movers or turns < 0:
                return
            seat = movers[int(draw() * len(movers))]
            moves = self.legal_moves(state, seat)
            number = len(moves)
            found = moves[int(draw() * number)]
            if looks > 1 and number > 1:
                best = WORST if found.takes_back else advice(state, seat, found)
                for _ in range(min(looks, number) - 1):
                    other = moves[int(draw() * number)]
                    look = WORST if other.takes_back else advice(state, seat, other)
                    if look > best:
                        best, found = look, other
            self.play(state, seat, found)

    # How everybody stands

    def value(self, state: Any) -> list[float]:
        """Return how every seat stands, from 0 to 1: about its share of wins."""
        if self.to_move(state):
            return self.chances(self.game.outlook(state))
        points = [float(sum(line["points"] for line in pad)) for pad in self.game.scores(state)]
        values = [MARGIN * chance for chance in self.chances(points)]
        first = self.game.ranking(state)[0]
        for seat in first:
            values[seat] += (1 - MARGIN) / len(first)
        return values

    def chances(self, points: list[float]) -> list[float]:
        """Return shares of wins for leads, measured by how large leads are in this thought."""
        leads = [lead_of(points, seat) for seat in range(len(points))]
        self.spread += max(leads) ** 2
        scale = sqrt(self.spread / (self.steps + 1)) + TINY
        return [1 / (1 + exp(-max(-STEEP, min(STEEP, lead / scale)))) for lead in leads]


WORST = float("-inf")
"""How a move looks that only takes a choice back: no thought is spent on it."""
MARGIN = 0.1
"""How much of a value says how well a game was won or lost, beside that it was."""
STEEP = 20.0
TINY = 1e-9


def lead_of(points: list[float], seat: int) -> float:
    """Return how far a seat is ahead of the best of the others, or behind."""
    best = max([own for other, own in enumerate(points) if other != seat], default=0.0)
    return points[seat] - best


def softened(looks: list[float], sharp: float) -> list[float]:
    """Return shares for moves that look so good, whatever advice is measured in."""
    best = max(looks)
    worse = [best - look for look in looks if look > WORST]
    typical = sum(worse, 0.0) / len(worse) + TINY
    return [
        exp(max(-STEEP, sharp * (look - best) / typical)) if look > WORST else 0.0 for look in looks
    ]
