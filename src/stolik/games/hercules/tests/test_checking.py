"""A broken table is found out."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from stolik.core import Broken, Chance, Seat
from stolik.games.hercules.components import TAKE_TOKEN
from stolik.games.hercules.moves import DECLINE, DUEL, EXTRA, FOUR, KEEP, LABOUR, RENEW, TWO
from stolik.games.hercules.piles import take_back
from stolik.games.hercules.state import OVER, PHASES
from stolik.games.hercules.tests.test_card_file import CardFile
from stolik.games.hercules.tests.test_view import HANDS, at_phase

if TYPE_CHECKING:
    from stolik.games.hercules.state import Player
    from stolik.games.hercules.tests.conftest import Lay, Scene

Change = Callable[["Scene"], object]


@pytest.mark.parametrize("phase", PHASES)
def test_a_lawful_table_passes(lay: Lay, phase: str) -> None:
    """HE-12: whatever is asked; the check changes nothing."""
    scene = at_phase(lay, phase)
    before = scene.state
    scene.game.check(scene.table)
    assert scene.state == before


@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("mode", ["heroic", "caprice"])
@pytest.mark.parametrize("rounds", ["3", "4"])
def test_every_table_of_a_game_passes(lay: Lay, seed: str, mode: str, rounds: str) -> None:
    """HE-D1, HE-D8, HE-R27: from the first to the last move."""
    game, luck = lay(*HANDS).game, Chance(f"{seed} moves")
    table = game.prepare(2 + len(seed) % 3, game.options(mode=mode, rounds=rounds), Chance(seed))
    while seats := game.to_move(table):
        game.check(table)
        seat = luck.choice(seats)
        game.play(table, seat, luck.choice(game.legal_moves(table, seat)))
    game.check(table)
    assert game.ending(table) == "labours"


@pytest.mark.parametrize(("mode", "total"), [("heroic", 36), ("caprice", 48)])
def test_the_inventory_is_the_whole_box(lay: Lay, mode: str, total: int) -> None:
    """HE-2, HE-D1: every card of the seats and the Gymnasium, every labour, every token."""
    scene = lay("S32 A8 W9 P16", "S31 A7 W10 P15", mode=mode)
    found = scene.game.inventory(scene.table)
    cards = [card.code for card in scene.box.cards if card.colour < 2]
    labours = [f"labour {number}" for number in range(1, 13)]
    tokens = [f"token {number}" for number in range(1, total + 1)]
    assert sorted(found) == sorted(cards + labours + tokens)


@pytest.mark.parametrize("phase", PHASES)
def test_nothing_is_lost_on_the_way(lay: Lay, phase: str) -> None:
    """HE-2: laid cards, taken labours and tokens that were paid are counted."""
    scene = at_phase(lay, phase)
    assert sorted(scene.game.inventory(scene.table)) == sorted(
        scene.game.inventory(lay(*HANDS).table)
    )


# Broken by hand


def first(scene: Scene) -> Player:
    """Return the first player."""
    return scene.table.players[0]


def at(seat: int, **parts: object) -> Change:
    """Change these parts of any player."""

    def change(scene: Scene) -> None:
        for name, value in parts.items():
            setattr(scene.table.players[seat], name, value)

    return change


def at_first(**parts: object) -> Change:
    """Change these parts of the first player."""
    return at(0, **parts)


def laid_taken_back(seat: int) -> Change:
    """Return the cards laid by this player to the hand."""

    def change(scene: Scene) -> None:
        player = scene.table.players[seat]
        take_back(player, player.laid)
        player.laid.clear()

    return change


def at_table(**parts: object) -> Change:
    """Change these parts of the table."""

    def change(scene: Scene) -> None:
        for name, value in parts.items():
            setattr(scene.table, name, value)

    return change


def cards_at_first(**parts: str) -> Change:
    """Change these cards of the first player."""

    def change(scene: Scene) -> None:
        for name, text in parts.items():
            setattr(first(scene), name, scene.cards(text))

    return change


def laid_by_first(*texts: str, **parts: object) -> Change:
    """Let the first player have laid these faces."""

    def change(scene: Scene) -> None:
        first(scene).laid = [face for face in scene.box.faces if face.text in texts]
        at_first(**parts)(scene)

    return change


def wanted_by_first(code: str) -> Change:
    """Let the first player want this card."""
    return lambda scene: setattr(first(scene), "wanted", scene.card(code).index)


def both(*changes: Change) -> Change:
    """Change several things."""

    def change(scene: Scene) -> None:
        for each in changes:
            each(scene)

    return change


def token_moved(source: int, target: int) -> Change:
    """Move a token from one labour to another."""

    def change(scene: Scene) -> None:
        scene.table.tokens[source - 1] -= 1
        scene.table.tokens[target - 1] += 1

    return change


def token_taken(labour: int) -> Change:
    """Give a token of this labour to the first player."""

    def change(scene: Scene) -> None:
        scene.table.tokens[labour - 1] -= 1
        first(scene).tokens += 1

    return change


def labour_taken(number: int) -> Change:
    """Give this labour to the first player."""
    return lambda scene: first(scene).labours.append(scene.box.labours[number - 1])


def all_taken(scene: Scene) -> None:
    """Let the first player have everything, while the last round goes on."""
    table = scene.table
    first(scene).tokens += sum(table.tokens)
    table.tokens = [0] * 12
    table.round = 2
    for player in table.players:
        player.labours = []
    first(scene).labours = table.order.copy()


def starting_card_in_the_gymnasium(scene: Scene) -> None:
    """Let the first player's next card and the Gymnasium's next one change places."""
    own, others = first(scene).stack, scene.table.stack
    own[-1], others[-1] = others[-1], own[-1]


def hand_stacked(scene: Scene) -> None:
    """Let the first player's hand lie in the stack."""
    first(scene).stack += first(scene).hand
    first(scene).hand = []


def discard_stacked(scene: Scene) -> None:
    """Let the first player's discard lie in the stack."""
    first(scene).stack += first(scene).discard
    first(scene).discard = []


def contest_about(code: str) -> Change:
    """Let the contest be about this card."""
    return lambda scene: setattr(scene.table, "contest", scene.card(code).index)


BROKEN: dict[str, tuple[str, Change, str]] = {
    # Sizes
    "one player": (
        "refresh",
        lambda scene: scene.table.players.__delitem__(slice(1, 3)),
        "HE-1: two to four players",
    ),
    "five players": (
        "refresh",
        lambda scene: scene.table.players.extend(scene.table.players[:2]),
        "HE-1: two to four players",
    ),
    "a labour twice": (
        "refresh",
        lambda scene: scene.table.order.__setitem__(0, scene.table.order[1]),
        "HE-2: twelve labours",
    ),
    "no place for tokens": (
        "refresh",
        lambda scene: scene.table.tokens.pop(),
        "HE-9: every labour has a place for tokens",
    ),
    "six places": (
        "refresh",
        lambda scene: scene.table.open.append(-1),
        "HE-10: five places in the Gymnasium",
    ),
    "tokens owed by a player": (
        "refresh",
        at_first(tokens=-1),
        "HE-22: nobody has less than no tokens",
    ),
    "tokens owed by the box": ("refresh", at_table(paid=-1), "HE-22: nobody has less than no"),
    "fewer than none on a labour": (
        "refresh",
        lambda scene: scene.table.tokens.__setitem__(0, -1),
        "HE-22: nobody has less than no tokens",
    ),
    "turn 0": ("refresh", at_table(turn=0), "HE-12: turns are counted from one"),
    # Components
    "a token too many": ("refresh", at_first(tokens=1), "HE-D1: the tokens of the mode"),
    "a labour lost": (
        "over",
        lambda scene: scene.table.players[2].labours.pop(),
        "HE-24: every labour is there once",
    ),
    "a labour taken that lies there": (
        "refresh",
        lambda scene: first(scene).labours.append(scene.table.order[0]),
        "HE-24: every labour is there once",
    ),
    "a labour taken twice for another": (
        "over",
        lambda scene: scene.table.players[2].labours.__setitem__(0, scene.table.order[1]),
        "HE-24: every labour is there once",
    ),
    "a card twice": (
        "refresh",
        lambda scene: first(scene).discard.append(first(scene).hand[0]),
        "HE-2: every card is there once",
    ),
    "a card of another colour": (
        "refresh",
        lambda scene: first(scene).stack.append(scene.card("S4")),
        "HE-11: everybody plays with their own colour",
    ),
    "a starting card lost": (
        "refresh",
        lambda scene: first(scene).stack.pop(),
        "HE-2: every card is there once",
    ),
    "a Gymnasium card lost": (
        "refresh",
        lambda scene: scene.table.stack.pop(),
        "HE-2: every card is there once",
    ),
    "a card of a colour that nobody plays": (
        "refresh",
        lambda scene: scene.table.stack.append(scene.card("S4")),
        "HE-2: every card is there once",
    ),
    "a starting card in the Gymnasium": (
        "refresh",
        starting_card_in_the_gymnasium,
        "HE-10: Gymnasium cards alone",
    ),
    # Rounds
    "round 0": ("refresh", at_table(round=-1), "HE-31: a round of this game"),
    "round 4 of 3": ("refresh", at_table(round=3), "HE-31: a round of this game"),
    "an earlier round that goes on": (
        "refresh",
        at_table(round=1),
        "HE-31: earlier rounds are over",
    ),
    "a later round begun": ("refresh", token_taken(5), "HE-17: later rounds are untouched"),
    "a later round with more": (
        "refresh",
        both(token_taken(1), token_moved(1, 5)),
        "HE-17: later rounds are untouched",
    ),
    "four tokens on a labour": (
        "refresh",
        token_moved(1, 2),
        "HE-9: no more tokens than at first",
    ),
    "a turn without a labour": (
        "refresh",
        all_taken,
        "HE-32: the game goes on with a labour",
    ),
    "a choice without a labour": ("choice", all_taken, "HE-32: the game goes on with a labour"),
    "an end before the end": (
        "choice",
        at_table(phase=OVER, asked=[]),
        "HE-32: the game ends with the last labour",
    ),
    # Questions
    "a stranger asked": (
        "extra-token",
        at_table(asked=[Seat(3)]),
        "HE-12: only those at the table are asked",
    ),
    "a stranger in line": (
        "extra-token",
        at_table(queue=[Seat(-1)]),
        "HE-12: only those at the table are asked",
    ),
    "a stranger who declined": (
        "contest",
        at_table(decliners=[Seat(3)]),
        "HE-12: only those at the table are asked",
    ),
    "a stranger as the hero": (
        "robbery",
        at_table(hero=Seat(5)),
        "HE-12: only those at the table are asked",
    ),
    "somebody asked twice": (
        "contest",
        at_table(asked=[Seat(0), Seat(0)]),
        "HE-12: nobody is asked twice",
    ),
    "somebody in line twice": (
        "extra-token",
        at_table(queue=[Seat(1), Seat(1)]),
        "HE-12: nobody is asked twice",
    ),
    "somebody not asked to refresh": (
        "refresh",
        at_table(asked=[Seat(0), Seat(2)]),
        "HE-12: all act at once",
    ),
    "somebody not asked to choose": (
        "choice",
        at_table(asked=[Seat(0), Seat(2)]),
        "HE-12: all act at once",
    ),
    "nobody waited for": (
        "contest",
        at_table(asked=[]),
        "HE-12: the table waits for somebody until it is over",
    ),
    "everybody ready": (
        "robbery",
        at_first(ready=True),
        "HE-12: the table waits for somebody until it is over",
    ),
    "somebody waited for at the end": (
        "over",
        at_table(asked=[Seat(0)]),
        "HE-12: the table waits for somebody until it is over",
    ),
    "a contest about nothing": (
        "contest",
        at_table(contest=-1),
        "HE-27: a contest is about a card",
    ),
    "a duel about nothing": ("duel-card", at_table(contest=-1), "HE-27: a contest is about a card"),
    "a contest while all choose": (
        "choice",
        contest_about("G09"),
        "HE-27: a contest is about a card",
    ),
    "a contest about a card that is not open": (
        "contest",
        contest_about("G20"),
        "HE-27: which lies in the Gymnasium",
    ),
    "somebody asked who wants another card": (
        "contest",
        at_table(asked=[Seat(0), Seat(2)]),
        "HE-27: those who want the card are asked",
    ),
    "two asked at once": (
        "robbery",
        at_table(asked=[Seat(0), Seat(1)]),
        "HE-R35: one seat is asked",
    ),
    "nobody asked whom to rob": ("robbery", at_table(asked=[]), "HE-R35: one seat is asked"),
    # Still to come
    "labours after the Gymnasium": (
        "contest",
        at_table(queue=[Seat(2)]),
        "HE-21: labours come first",
    ),
    "somebody in line at the end": ("over", at_table(queue=[Seat(0)]), "HE-21: labours come first"),
    "an effect in the Gymnasium": (
        "contest",
        at_table(effects=[TAKE_TOKEN]),
        "HE-R35: effects come at once",
    ),
    "in line for the Gymnasium": (
        "free-card",
        at_table(queue=[Seat(1)]),
        "HE-21: in line stand those who go to a labour",
    ),
    "somebody declined a labour": (
        "extra-token",
        at_table(decliners=[Seat(1)]),
        "HE-R15: after a contest",
    ),
    "somebody declined who wants a card": (
        "contest",
        at_table(decliners=[Seat(2)]),
        "HE-R15: who declined has cards to spend and no target",
    ),
    "somebody declined who is on a labour": (
        "contest",
        both(at_table(decliners=[Seat(2)]), at(2, wanted=-1, labour=2)),
        "HE-R15: who declined has cards to spend and no target",
    ),
    "somebody declined who has laid nothing": (
        "contest",
        both(at_table(decliners=[Seat(2)]), at(2, wanted=-1), laid_taken_back(2)),
        "HE-R15: who declined has cards to spend and no target",
    ),
    # For whom a question is
    "an extra token without an effect": (
        "extra-token",
        at_first(active=-1),
        "HE-R16: an extra token is there to be taken",
    ),
    "asked, and still in line": (
        "extra-token",
        at_table(asked=[Seat(1)]),
        "HE-12: whoever is asked is not still to come",
    ),
    "an extra token where none is left": (
        "extra-token",
        both(token_taken(7), token_taken(7), labour_taken(7)),
        "HE-R16: an extra token is there to be taken",
    ),
    "an extra token for whoever is on no labour": (
        "extra-token",
        at_first(labour=-1),
        "HE-R16: an extra token is there to be taken",
    ),
    "an effect to replace that is not there": (
        "permanent",
        at_first(active=-1),
        "HE-23: there are two effects to choose from",
    ),
    "an effect that works at once to replace another": (
        "permanent",
        both(token_taken(5), token_taken(5), token_taken(5), labour_taken(5)),
        "HE-23: there are two effects to choose from",
    ),
    "nothing to spend elsewhere": (
        "redirect",
        laid_taken_back(1),
        "HE-R15: there are cards to spend",
    ),
    "somebody else robs": (
        "robbery",
        at_table(hero=Seat(1)),
        "HE-R35: whoever took the labour is asked",
    ),
    "a question without an answer": (
        "recall",
        discard_stacked,
        "HE-R35: a choice has several answers",
    ),
    # Players
    "a hand in disorder": (
        "refresh",
        lambda scene: first(scene).hand.reverse(),
        "a hand is kept in the order of the box",
    ),
    "a known card elsewhere": (
        "refresh",
        cards_at_first(known="S1"),
        "HE-R14: known cards are in the hand",
    ),
    "more shown than there are": (
        "refresh",
        at_first(shown=5),
        "HE-R14: cards shown are in the stack",
    ),
    "fewer shown than none": (
        "refresh",
        at_first(shown=-1),
        "HE-R14: cards shown are in the stack",
    ),
    "dug upwards": ("contest", at_first(dug=-1), "HE-R14: cards are shown one by one"),
    "the stack dug upwards": ("contest", at_first(dug_stack=-1), "HE-R14: cards are shown one"),
    "an effect of a stranger": (
        "extra-token",
        at_first(active=1),
        "HE-23: an effect of one's own labours",
    ),
    "laid from nowhere": (
        "choice",
        laid_by_first("S1", labour=0, ready=True),
        "HE-R1: what is laid hidden comes from the hand",
    ),
    # Choices
    "an unknown refresh": ("refresh", at_first(plan=LABOUR), "HE-13: a way to refresh"),
    "an unknown answer": ("contest", at_first(answer=EXTRA), "HE-27: duel or decline"),
    "a refresh at the wrong time": (
        "choice",
        at_first(plan=KEEP),
        "HE-R2: a refresh is for its step",
    ),
    "an answer at the wrong time": (
        "choice",
        at_first(answer=DUEL),
        "HE-27: an answer is for a contest",
    ),
    "a new hand without a token": (
        "refresh",
        at_first(plan=RENEW),
        "HE-13: a new hand costs a token",
    ),
    "a named card elsewhere": (
        "refresh",
        both(at_first(plan=TWO), cards_at_first(named="S1")),
        "HE-13: named cards are in the hand",
    ),
    "a card named for nothing": (
        "refresh",
        cards_at_first(named="S32"),
        "HE-13: no more than the refresh discards",
    ),
    "a card named by whoever keeps the hand": (
        "refresh",
        both(at_first(plan=KEEP, ready=True), cards_at_first(named="S32")),
        "HE-13: no more than the refresh discards",
    ),
    "three named for one": (
        "refresh",
        both(at_first(plan=TWO, ready=True), cards_at_first(named="S32 A8 W9")),
        "HE-13: no more than the refresh discards",
    ),
    "on the way before the refresh": (
        "refresh",
        laid_by_first("S32", labour=0),
        "HE-12: the refresh comes first",
    ),
    "paying before the refresh": (
        "refresh",
        both(laid_by_first("S32"), wanted_by_first("G01")),
        "HE-12: the refresh comes first",
    ),
    "laid before the refresh": ("refresh", laid_by_first("S32"), "HE-12: the refresh comes first"),
    "a named card that is not laid": (
        "redirect",
        lambda scene: scene.table.players[1].named.append(scene.card("A7")),
        "HE-R15: named cards are laid",
    ),
    "a card named by somebody else": (
        "redirect",
        cards_at_first(named="A8"),
        "HE-R15: named cards are laid",
    ),
    "a card named in a contest": (
        "contest",
        cards_at_first(named="G17"),
        "HE-R15: named cards are laid",
    ),
    "a card named twice": (
        "refresh",
        cards_at_first(named="S32 S32"),
        "HE-15: a card is laid once",
    ),
    "both halves of a card": (
        "choice",
        both(
            lambda scene: scene.lay_seat(first(scene), "G01 A8 W9 P16", ""),
            laid_by_first("G01 upper", "G01 lower"),
        ),
        "HE-15: a card is laid once",
    ),
    "a labour and the Gymnasium": (
        "choice",
        both(laid_by_first("S32", labour=0), wanted_by_first("G01")),
        "HE-R32: one target a turn",
    ),
    "a labour without a card": (
        "choice",
        at_first(labour=0),
        "HE-14: exactly one card on a labour",
    ),
    "a labour with two cards": (
        "choice",
        laid_by_first("S32", "A8", labour=0),
        "HE-14: exactly one card on a labour",
    ),
    "a card wanted that is not open": (
        "choice",
        wanted_by_first("G20"),
        "HE-17: an open card of the Gymnasium",
    ),
    "a card wanted for nothing": (
        "contest",
        laid_taken_back(2),
        "HE-15: a card is wanted with cards",
    ),
    "a card that the labour does not ask for": (
        "choice",
        laid_by_first("S32", labour=1, ready=True),
        "HE-14: a card that the labour asks for",
    ),
    "a labour of a later round": (
        "choice",
        laid_by_first("S32", labour=6, ready=True),
        "HE-17: a labour of this round",
    ),
    "asked with an empty hand": (
        "choice",
        hand_stacked,
        "HE-R24: whoever is waited for has a move",
    ),
    "on a labour and discarding": (
        "choice",
        both(laid_by_first("S32", labour=0, ready=True), cards_at_first(named="A8")),
        "HE-14: a card that the labour asks for",
    ),
    "paying and discarding": (
        "choice",
        both(wanted_by_first("G05"), laid_by_first("S32"), cards_at_first(named="A8")),
        "HE-15: cards that pay",
    ),
    "a card laid nowhere": (
        "choice",
        laid_by_first("S32", ready=True),
        "HE-R24: else there is nothing to lay",
    ),
    "a card discarded by one who can act": (
        "choice",
        both(at_first(ready=True), cards_at_first(named="S32")),
        "HE-R24: else there is nothing to lay",
    ),
    # Duels
    "a card for a duel too early": (
        "contest",
        at_first(ready=True, answer=DUEL, duel=0),
        "HE-27: a duel is for duellists",
    ),
    "a card for a duel of one who declined": (
        "duel-card",
        at_first(ready=True, answer=DECLINE, duel=0),
        "HE-27: duellists with cards are asked",
    ),
    "a duel without an answer": (
        "duel-card",
        at_first(answer=-1),
        "HE-27: duellists with cards are asked",
    ),
    "a duel without a hand": (
        "duel-card",
        hand_stacked,
        "HE-27: duellists with cards are asked",
    ),
    "an answer of one who wants another card": (
        "contest",
        at(2, answer=DUEL),
        "HE-27: only those who want the card answer",
    ),
    "a card for a duel that is not in the hand": (
        "duel-card",
        both(at_first(ready=True), lambda scene: setattr(first(scene), "duel", 0)),
        "HE-27: a duel is fought with a card of the hand",
    ),
    # Ready
    "ready without a plan": ("refresh", at_first(ready=True), "HE-R1: who has decided is ready"),
    "ready with a card too few": (
        "refresh",
        both(at_first(ready=True, plan=TWO), cards_at_first(named="S32")),
        "HE-R1: who has decided is ready",
    ),
    "ready for a new hand with half of it": (
        "refresh",
        both(
            token_taken(1),
            at_first(ready=True, plan=RENEW),
            cards_at_first(named="S32 A8"),
        ),
        "HE-R1: who has decided is ready",
    ),
    "ready without a target": ("choice", at_first(ready=True), "HE-R1: who has decided is ready"),
    "ready without paying": (
        "choice",
        both(wanted_by_first("G05"), laid_by_first("S32", ready=True)),
        "HE-R1: who has decided is ready",
    ),
    "ready without an answer": ("contest", at_first(ready=True), "HE-R1: who has decided is ready"),
    "ready for a duel without a card": (
        "duel-card",
        at_first(ready=True, answer=DUEL),
        "HE-R1: who has decided is ready",
    ),
    "ready without being asked": (
        "contest",
        at(2, ready=True),
        "HE-R1: who has decided is ready",
    ),
    "the hand kept by one who still thinks": (
        "refresh",
        at_first(plan=KEEP),
        "HE-R1: who has decided is ready",
    ),
    "all cards named by one who still thinks": (
        "refresh",
        both(at_first(plan=FOUR), cards_at_first(named="S32 A8 W9 P16")),
        "HE-R1: who has decided is ready",
    ),
    "on a labour and still thinking": (
        "choice",
        laid_by_first("S32", labour=0),
        "HE-R1: who has decided is ready",
    ),
    "paid and still thinking": (
        "choice",
        both(wanted_by_first("G01"), laid_by_first("S32")),
        "HE-R1: who has decided is ready",
    ),
    "answered and still thinking": (
        "contest",
        at_first(answer=DECLINE),
        "HE-R1: who has decided is ready",
    ),
    "ready for somebody else's question": (
        "robbery",
        at(1, ready=True),
        "HE-R1: nobody else has anything to decide",
    ),
    # Hands
    "three cards at the start of a turn": (
        "refresh",
        lambda scene: first(scene).discard.append(first(scene).hand.pop()),
        "HE-D8: a turn starts with four cards",
    ),
    "five cards at the start of a turn": (
        "refresh",
        lambda scene: scene.lay_seat(first(scene), "S32 A8 W9 P16 P17", ""),
        "HE-D8: a turn starts with exactly four cards",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_table_that_cannot_be(lay: Lay, what: str) -> None:
    """HE-D1, HE-D8: each promise is named when it is broken."""
    phase, change, promise = BROKEN[what]
    scene = at_phase(lay, phase)
    change(scene)
    with pytest.raises(Broken) as broken:
        scene.game.check(scene.table)
    assert str(broken.value).startswith(promise)


def promises() -> list[str]:
    """Return every promise of both modules."""
    package = files("stolik.games.hercules")
    sources = [(package / name).read_text("utf-8") for name in ("checking.py", "questions.py")]
    return [
        str(node.args[1].value)
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "ensure"
        and isinstance(node.args[1], ast.Constant)
    ]


@pytest.mark.parametrize("promise", promises())
def test_every_promise_is_broken_here(promise: str) -> None:
    """No promise is without its test."""
    assert any(promise.startswith(broken) for _, _, broken in BROKEN.values())


@pytest.mark.parametrize("answer", [DUEL, DECLINE])
def test_whoever_has_answered_is_ready(lay: Lay, answer: int) -> None:
    """HE-27: with either answer, and no card yet."""
    scene = at_phase(lay, "contest")
    at_first(ready=True, answer=answer)(scene)
    scene.game.check(scene.table)
    assert scene.game.to_move(scene.table) == [1]


def test_an_owners_box_may_lift_the_hand_above_four(lay: Lay) -> None:
    """HE-D8, HE-R21: effects of other boxes may; fewer than four it never is."""
    scene = lay("S32 A8 W9 P16 P17", *HANDS[1:], game=CardFile().game)
    scene.game.check(scene.table)
    first(scene).stack += first(scene).hand[:2]
    del first(scene).hand[:2]
    with pytest.raises(Broken, match="HE-D8: a turn starts with four cards"):
        scene.game.check(scene.table)
