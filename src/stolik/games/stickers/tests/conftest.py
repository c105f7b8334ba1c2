"""A table laid by hand, in the notation of the tests.

    lay("corgi-1 mice-3", "duck-5")   what the seats hold; as many seats as hands
    albums=["mice-2 mice-4", ""]      what lies in the albums, the accessible card of a clan last
    market="pig-1 .. cat-3"           the market, two dots an empty place; the rest of it empty
    deck="koala-3 koala-4"            the top of the deck, the next card first
    reserve="dino-3"                  the reserve, the next card first
    rest="deck"                       where all other cards go: below the deck, or, with a seat's
                                      number, into that album (so that the deck can be empty)
    board="corgi mice …"              the clans from the top of the rarity board; those not named
                                      follow in the order of the box
    known=["corgi-1", ""]             the cards of the hands that everybody has seen

It is the first seat's turn, unless `turn` says otherwise; the first seat has the token.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stolik.core import JSON, AnyGame, Chance, Event, Reason, Seat, written
from stolik.games import find
from stolik.games.stickers import BOX
from stolik.games.stickers.components import NOTHING, Card
from stolik.games.stickers.piles import by_index
from stolik.games.stickers.state import COLLECT, PHASES, TAKE_ONE, Table

EMPTY = ".."


class Scene:
    """A table and what has happened at it."""

    def __init__(
        self,
        *hands: str,
        albums: list[str] | None = None,
        known: list[str] | None = None,
        market: str = "",
        deck: str = "",
        reserve: str = "",
        rest: str | int = "deck",
        board: str = "",
        turn: int = 1,
        seed: str = "scene",
        game: AnyGame | None = None,
        **options: Any,
    ) -> None:
        """Lay the table."""
        self.game = find("stickers") if game is None else game
        self.events: list[Event] = []
        settled = self.game.options(**({"first_seat": "1"} | options))
        self.table: Table = self.game.prepare(len(hands), settled, Chance(seed))
        self.box = self.table.rules.box
        self.lay_board(board)
        places = [NOTHING if code == EMPTY else self.card(code).index for code in market.split()]
        self.table.market = places + [NOTHING] * (self.table.rules.market - len(places))
        for seat, hand in enumerate(hands):
            player = self.table.players[seat]
            player.hand = sorted(self.cards(hand), key=by_index)
            player.known = sorted(self.cards(known[seat]), key=by_index) if known else []
            for card in self.cards(albums[seat]) if albums else []:
                player.album[card.clan.index].append(card)
        self.table.reserve = self.cards(reserve)[::-1]
        self.table.deck = self.cards(deck)[::-1]
        self.lay_rest(rest)
        self.table.seat = self.table.asked = Seat(turn - 1)
        self.table.phase = TAKE_ONE if self.table.to_take() else COLLECT
        self.game.check(self.table)

    def card(self, code: str) -> Card:
        """Return the card of this code."""
        found: Card = self.box.by_code[code]
        return found

    def cards(self, text: str) -> list[Card]:
        """Return several."""
        return [self.card(code) for code in text.split()]

    def lay_board(self, text: str) -> None:
        """Lay the tokens."""
        codes = [clan.code for clan in self.box.clans]
        named = [codes.index(code) for code in text.split()]
        self.table.board = named + [clan for clan in range(len(codes)) if clan not in named]

    def lay_rest(self, where: str | int) -> None:
        """Lay every other card of this number of players below the deck, or into an album."""
        table = self.table
        used = table.deck + table.reserve + [self.box.cards[card] for card in table.to_take()]
        for player in table.players:
            used += player.hand + [card for column in player.album for card in column]
        rest = [
            card for card in self.box.cards if card.mark <= len(table.players) and card not in used
        ]
        if isinstance(where, int):
            for card in rest:
                table.players[where - 1].album[card.clan.index].insert(0, card)
        else:
            table.deck = rest + table.deck

    # Playing

    def play(self, seat: int, *moves: str) -> Scene:
        """Play moves of a seat, counted from 1; telling changes nothing, and nothing is lost."""
        before = sorted(self.game.inventory(self.table))
        for name in moves:
            silent = self.game.copy(self.table)
            self.game.play(silent, Seat(seat - 1), self.game.by_name[name])
            self.game.play(self.table, Seat(seat - 1), self.game.by_name[name], self.events)
            assert written(self.game.write_state(silent)) == written(self.state)
            assert sorted(self.game.inventory(self.table)) == before
            self.game.check(self.table)
        return self

    # Looking

    @property
    def state(self) -> JSON:
        """The table as JSON."""
        return self.game.write_state(self.table)

    @property
    def phase(self) -> str:
        """What is asked."""
        return PHASES[self.table.phase]

    @property
    def waiting(self) -> list[int]:
        """Who is asked, counted from 1."""
        return [seat + 1 for seat in self.game.to_move(self.table)]

    def moves(self, seat: int) -> list[str]:
        """Return what a seat may do, counted from 1."""
        return [str(move) for move in self.game.legal_moves(self.table, Seat(seat - 1))]

    def why_not(self, seat: int, move: str) -> Reason:
        """Return why a seat may not do this."""
        reason = self.game.why_not(self.table, Seat(seat - 1), self.game.by_name[move])
        assert reason is not None
        return reason

    def rule(self, seat: int, move: str) -> str:
        """Return the number and the key of the rule that forbids this."""
        reason = self.why_not(seat, move)
        return f"{reason['rule']} {reason['key'].removeprefix('why-not-')}"

    def hand(self, seat: int) -> str:
        """Return what a seat holds."""
        return " ".join(card.code for card in self.table.players[seat - 1].hand)

    def known(self, seat: int) -> str:
        """Return what everybody has seen of it."""
        return " ".join(card.code for card in self.table.players[seat - 1].known)

    def column(self, seat: int, clan: str) -> str:
        """Return a column of an album, the accessible card last."""
        codes = [each.code for each in self.box.clans]
        album = self.table.players[seat - 1].album
        return " ".join(card.code for card in album[codes.index(clan)])

    @property
    def market(self) -> str:
        """The market, two dots an empty place."""
        cards = self.box.cards
        return " ".join(EMPTY if c == NOTHING else cards[c].code for c in self.table.market)

    @property
    def board(self) -> str:
        """The clans from the top of the rarity board."""
        return " ".join(self.box.clans[clan].code for clan in self.table.board)

    @property
    def points(self) -> list[int]:
        """The points of every seat."""
        return [sum(line["points"] for line in pad) for pad in self.game.scores(self.table)]

    def pads(self, clan: str) -> list[int]:
        """Return what a clan brings to every seat."""
        return next(each["points"] for each in self.view()["clans"] if each["clan"] == clan)

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """Return what a seat sees, counted from 1, or an onlooker."""
        return self.game.view(self.table, None if seat is None else Seat(seat - 1))

    def told(self) -> list[str]:
        """Return the keys of what happened."""
        return [event["key"] for event in self.events]


@pytest.fixture(name="lay")
def lay_fixture() -> type[Scene]:
    """Lay a table by hand."""
    return Scene


def evening(
    opens: str = "", opened: str = "", version: int | None = None, **stuck: list[str]
) -> AnyGame:
    """Return a game of a campaign: what it opens, what was opened, what is stuck on cards.

    `evening("clan", "P1 corgi", corgi_3=["star"])`
    """
    lines = ["", "[campaign]", f"opened = {opened.split()}"]
    lines += [f'opens = "{opens}"'] if opens else []
    lines += ["[campaign.stuck]"] if stuck else []
    lines += [f"{code.replace('_', '-')} = {kinds}" for code, kinds in stuck.items()]
    return find("stickers", version).with_components(BOX + "\n".join(lines) + "\n")
