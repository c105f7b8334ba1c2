"""A broken table is found out."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from stolik.core import Broken, Chance, Seat
from stolik.games.hercules.moves import DECLINE, DUEL, EXTRA, KEEP, LABOUR, RENEW, TWO
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


def at_first(**parts: object) -> Change:
    """Change these parts of the first player."""

    def change(scene: Scene) -> None:
        for name, value in parts.items():
            setattr(first(scene), name, value)

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
    """Put a card of a colour that nobody plays into the place of another."""
    scene.table.stack[0] = scene.card("S4")


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
        "HE-24: a labour is lost",
    ),
    "a labour taken that lies there": (
        "refresh",
        lambda scene: first(scene).labours.append(scene.table.order[0]),
        "HE-24: a labour is lost",
    ),
    "a labour taken twice for another": (
        "over",
        lambda scene: scene.table.players[2].labours.__setitem__(0, scene.table.order[1]),
        "HE-24: a labour is lost",
    ),
    "a card twice": (
        "refresh",
        lambda scene: first(scene).discard.append(first(scene).hand[0]),
        "HE-2: a component is there twice",
    ),
    "a card of another colour": (
        "refresh",
        lambda scene: first(scene).stack.append(scene.card("S4")),
        "HE-11: own colour",
    ),
    "a starting card lost": (
        "refresh",
        lambda scene: first(scene).stack.pop(),
        "HE-11: own colour",
    ),
    "a Gymnasium card lost": (
        "refresh",
        lambda scene: scene.table.stack.pop(),
        "HE-2: a Gymnasium card is lost",
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
        "extra-token",
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
    "a named card elsewhere": (
        "refresh",
        cards_at_first(named="S1"),
        "HE-13: named cards are at hand",
    ),
    "a named card that is not laid": (
        "redirect",
        lambda scene: scene.table.players[1].named.append(scene.card("A7")),
        "HE-13: named cards are at hand",
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
        "HE-17: an open card of the Gymnasium is wanted",
    ),
    # Ready
    "ready without a plan": ("refresh", at_first(ready=True), "HE-R1: who is ready has decided"),
    "ready with a card too few": (
        "refresh",
        both(at_first(ready=True, plan=TWO), cards_at_first(named="S32")),
        "HE-R1: who is ready has decided",
    ),
    "ready for a new hand with half of it": (
        "refresh",
        both(at_first(ready=True, plan=RENEW), cards_at_first(named="S32 A8")),
        "HE-R1: who is ready has decided",
    ),
    "ready without a target": ("choice", at_first(ready=True), "HE-R1: who is ready has decided"),
    "ready without paying": (
        "choice",
        both(wanted_by_first("G05"), laid_by_first("S32", ready=True)),
        "HE-R1: who is ready has decided",
    ),
    "ready with two things": (
        "choice",
        both(laid_by_first("S32", labour=0, ready=True), cards_at_first(named="A8")),
        "HE-R1: who is ready has decided",
    ),
    "ready without an answer": ("contest", at_first(ready=True), "HE-R1: who is ready has decided"),
    "ready for a duel too early": (
        "contest",
        at_first(ready=True, answer=DUEL, duel=0),
        "HE-R1: who is ready has decided",
    ),
    "ready for a duel without a card": (
        "duel-card",
        at_first(ready=True, answer=DUEL),
        "HE-R1: who is ready has decided",
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
    """Return every promise of the module."""
    source = (files("stolik.games.hercules") / "checking.py").read_text("utf-8")
    return [
        str(node.args[1].value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "ensure"
        and isinstance(node.args[1], ast.Constant)
    ]


@pytest.mark.parametrize("promise", promises())
def test_every_promise_is_broken_here(promise: str) -> None:
    """No promise of the module is without its test."""
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
