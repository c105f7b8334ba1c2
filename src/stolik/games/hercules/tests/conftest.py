"""A table laid by hand, in the notation of the tests.

    lay("S32 A8 / W9", "S2 A7")      what the seats hold, card codes; after a slash what lies on top
                                     of their stacks, the next card first; the rest of their colour
                                     goes below, in the order of the box
    discards=["P16", ""]             the discards, the top last
    gymnasium="G01 G05 G09 .. .."    the five places, two dots an empty one
    on="3 3 0 1"                     tokens on the labours of this round

Whoever is not asked about keeps the hand: `scene.turn("S32 labour 1", "G01 visit, S2 pay")` plays a
whole turn up to the first question that follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stolik.core import JSON, AnyGame, Chance, Event, Reason, Seat, written
from stolik.games import find
from stolik.games.hercules.components import NOTHING, Card
from stolik.games.hercules.piles import put
from stolik.games.hercules.state import CHOICE, PHASES, Player, Table

EMPTY = ".."


class Scene:
    """A table and what has happened at it."""

    def __init__(
        self,
        *hands: str,
        discards: list[str] | None = None,
        tokens: list[int] | None = None,
        labours: list[str] | None = None,
        gymnasium: str = "",
        stack: str = "",
        on: str = "",
        round: int = 1,  # noqa: A002 - the table's word
        seed: str = "scene",
        game: AnyGame | None = None,
        **options: Any,
    ) -> None:
        """Lay the table; what is not mentioned lies as after the preparation."""
        self.game = find("hercules") if game is None else game
        self.events: list[Event] = []
        settled = self.game.options(**options)
        self.table: Table = self.game.prepare(len(hands), settled, Chance(seed))
        self.box = self.table.rules.box
        self.lay_gymnasium(gymnasium, stack)
        for seat, text in enumerate(hands):
            discard = discards[seat] if discards else ""
            self.lay_seat(self.table.players[seat], text, discard)
        self.lay_labours(labours or [], on, round - 1)
        for seat, number in enumerate(tokens or []):
            self.table.players[seat].tokens = number
        self.balance()

    def card(self, code: str) -> Card:
        """Return the card of this code."""
        found: Card = self.box.by_code[code]
        return found

    def cards(self, text: str) -> list[Card]:
        """Return several."""
        return [self.card(code) for code in text.split()]

    def lay_gymnasium(self, places: str, stack: str) -> None:
        """Open these cards; what is on top of the stack is named first."""
        if not places and not stack:
            return
        opened = places.split() or [self.box.cards[card].code for card in self.table.open]
        self.table.open = [NOTHING if code == EMPTY else self.card(code).index for code in opened]
        top = self.cards(stack)
        rest = [
            card
            for card in self.box.gymnasium()
            if card not in top and card.index not in self.table.open
        ]
        self.table.stack = rest + top[::-1]

    def lay_seat(self, player: Player, text: str, discard: str) -> None:
        """Give the seat its hand, its discard, the top of its stack; the rest goes below."""
        hand, _, top = text.partition("/")
        colour = next(c.colour for c in (*player.hand, *player.stack) if c.colour != NOTHING)
        own = self.box.starting(colour)
        player.hand = []
        for card in self.cards(hand):
            put(player.hand, card)
        player.discard = self.cards(discard)
        above = self.cards(top)
        taken = player.hand + player.discard + above
        player.stack = [card for card in own if card not in taken] + above[::-1]
        for card in taken:
            if card.index in self.table.open:
                self.table.open[self.table.open.index(card.index)] = NOTHING
            elif card in self.table.stack:
                self.table.stack.remove(card)

    def lay_labours(self, owned: list[str], on: str, round_: int) -> None:
        """Give labours to the seats (`1*` is active), and put tokens on those of this round."""
        table = self.table
        table.round = round_
        table.turn = 1
        for labour in table.order[: round_ * table.rules.per_round]:
            table.tokens[labour.index] = 0
        for labour, number in zip(table.row(), on.split(), strict=False):
            table.tokens[labour.index] = int(number)
        for player, text in zip(table.players, owned, strict=False):
            for name in text.split():
                labour = self.box.labours[int(name.rstrip("*")) - 1]
                player.labours.append(labour)
                table.tokens[labour.index] = 0
                if name.endswith("*"):
                    player.active = labour.index
        # Whatever is gone and nobody's goes to the last seat: every labour is somewhere.
        had = [labour for player in table.players for labour in player.labours]
        gone = [each for each in table.order if not table.tokens[each.index] and each not in had]
        table.players[-1].labours += gone

    def balance(self) -> None:
        """HE-D1: the tokens that are nowhere were paid."""
        table = self.table
        there = sum(table.tokens) + sum(player.tokens for player in table.players)
        table.paid = table.rules.tokens * len(table.order) - there
        assert table.paid >= 0, "more tokens than the box has"

    # Playing

    def play(self, seat: int, *moves: str) -> Scene:
        """Play these moves of a seat; telling of them changes nothing, and nothing is lost."""
        before = sorted(self.game.inventory(self.table))
        for name in moves:
            silent = self.game.copy(self.table)
            self.game.play(silent, Seat(seat), self.game.by_name[name])
            self.game.play(self.table, Seat(seat), self.game.by_name[name], self.events)
            assert written(self.game.write_state(silent)) == written(self.state)
        assert sorted(self.game.inventory(self.table)) == before
        return self

    def keep(self) -> Scene:
        """Let everybody keep the hand."""
        for seat in range(len(self.table.players)):
            self.play(seat, "keep")
        return self

    def turn(self, *choices: str) -> Scene:
        """Keep all hands, unless that is done, and let every seat choose; moves by commas."""
        if self.table.phase != CHOICE:
            self.keep()
        for seat, text in enumerate(choices):
            self.play(seat, *(move.strip() for move in text.split(",")))
        return self

    # Looking

    @property
    def state(self) -> JSON:
        """The whole table as JSON."""
        return self.game.write_state(self.table)

    @property
    def asked(self) -> str:
        """What is asked of whom, such as `choice 0 1` or `over`."""
        return " ".join([PHASES[self.table.phase], *map(str, self.game.to_move(self.table))])

    def reason(self, seat: int, move: str) -> Reason | None:
        """Return why the move is refused; the list of legal moves has to agree."""
        found = self.game.why_not(self.table, Seat(seat), self.game.by_name[move])
        assert (found is None) == (move in self.moves(seat))
        return found

    def why(self, seat: int, move: str) -> str | None:
        """Return the rule that refuses the move and the key of its sentence, or none if legal."""
        found = self.reason(seat, move)
        return None if found is None else f"{found['rule']} {found['key'].removeprefix('why-not-')}"

    def moves(self, seat: int) -> list[str]:
        """Return the legal moves of a seat."""
        return [str(move) for move in self.game.legal_moves(self.table, Seat(seat))]

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """Return what this seat sees, or an onlooker."""
        return self.game.view(self.table, None if seat is None else Seat(seat))

    @property
    def heard(self) -> list[str]:
        """The keys of what happened for all to hear."""
        return [event["key"] for event in self.events if event["audience"] is None]

    def told(self, key: str) -> list[tuple[Any, ...]]:
        """Return the plain arguments of each event of this key, in the order of their names."""
        found = [event["args"] for event in self.events if event["key"] == key]
        return [
            tuple(arg for _, arg in sorted(args.items()) if not isinstance(arg, dict))
            for args in found
        ]

    def hand(self, seat: int) -> str:
        """Name the cards in a hand."""
        return codes(self.table.players[seat].hand)

    def known(self, seat: int) -> str:
        """Name those of the hand that everybody has seen."""
        return codes(self.table.players[seat].known)

    def stack(self, seat: int) -> str:
        """Name the cards of a stack from its top."""
        return codes(self.table.players[seat].stack[::-1])

    def discard(self, seat: int) -> str:
        """Name the discard, the top last."""
        return codes(self.table.players[seat].discard)

    @property
    def gymnasium(self) -> str:
        """Name the cards of the Gymnasium by place."""
        cards = self.box.cards
        return " ".join(EMPTY if each == NOTHING else cards[each].code for each in self.table.open)

    @property
    def tokens(self) -> list[int]:
        """The tokens of each seat."""
        return [player.tokens for player in self.table.players]

    @property
    def on(self) -> str:
        """The tokens on the labours of this round."""
        return " ".join(str(self.table.tokens[labour.index]) for labour in self.table.row())

    def labours(self, seat: int) -> str:
        """Name the labours of a seat; the active one has a star."""
        player = self.table.players[seat]
        return " ".join(
            f"{labour.number}{'*' if labour.index == player.active else ''}"
            for labour in player.labours
        )

    def points(self, seat: int) -> int:
        """Count a player's points as if the game ended now."""
        return sum(line["points"] for line in self.game.scores(self.table)[seat])


def codes(cards: list[Card]) -> str:
    """Name the cards."""
    return " ".join(card.code for card in cards)


Lay = type[Scene]


@pytest.fixture(scope="session")
def lay() -> Lay:
    """Lay a table by hand."""
    return Scene
