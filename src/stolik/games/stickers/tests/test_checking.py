"""A broken table is found out."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from stolik.core import Broken, Chance, Seat
from stolik.games.stickers.components import (
    NOTHING,
    STAR,
    STICKERS,
    SWAP_BONUS,
    TAKE_BONUS,
    Sticker,
)
from stolik.games.stickers.piles import ANY, lose
from stolik.games.stickers.state import (
    COLLECT,
    DECORATING,
    LAST_PICK,
    OVER,
    PHASES,
)
from stolik.games.stickers.tests.conftest import evening
from stolik.games.stickers.tests.test_view import (
    HANDS,
    MARKET,
    at_phase,
    ended,
    open_hands,
)

if TYPE_CHECKING:
    from stolik.games.stickers.state import Player
    from stolik.games.stickers.tests.conftest import Scene
    from stolik.games.stickers.tests.test_view import Lay

Change = Callable[["Scene"], object]


@pytest.mark.parametrize("phase", PHASES)
def test_a_lawful_table_passes(lay: Lay, phase: str) -> None:
    """ST-9: whatever is asked; the check changes nothing."""
    scene = at_phase(lay, phase)
    before = scene.state
    scene.game.check(scene.table)
    assert scene.state == before


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("opens", ["", "P1", "clan"])
def test_every_table_of_a_game_passes(seats: int, opens: str) -> None:
    """ST-4, ST-D5: from the first to the last move; no card, token or sticker is lost."""
    opened = "P1 corgi P2 P3 P5 P6" if opens == "clan" else ""
    game, luck = evening(opens, opened, mice_3=["extra", "star"]), Chance(f"moves {seats}")
    table = game.prepare(seats, game.options(), Chance(f"seed {opens}"))
    whole = sorted(game.inventory(table))
    while waiting := game.to_move(table):
        game.check(table)
        seat = luck.choice(waiting)
        game.play(table, seat, luck.choice(game.legal_moves(table, seat)))
    game.check(table)
    assert sorted(game.inventory(table)) == whole
    assert game.ending(table) == "scored"


@pytest.mark.parametrize(("seats", "cards"), [(2, 54), (3, 81), (4, 108)])
def test_the_inventory_is_the_whole_box(lay: Lay, seats: int, cards: int) -> None:
    """ST-1, ST-4: the cards of this number of players, and nine tokens; no sealed stickers."""
    scene = lay(*["corgi-1", "mice-1", "pig-1", "cat-1"][:seats], market="duck-1")
    found = scene.game.inventory(scene.table)
    assert len([each for each in found if each in scene.box.by_code]) == cards
    assert [each for each in found if each.startswith("token")] == [
        f"token {clan.code}" for clan in scene.box.clans
    ]
    assert len(found) == cards + 9


def test_the_inventory_of_a_campaign_counts_the_sealed_stickers(lay: Lay) -> None:
    """ST-1, ST-23: fifteen packs of twelve, less those of the opened ones."""
    scene = lay(*HANDS, game=evening("P2", "P1 corgi"))
    found = scene.game.inventory(scene.table)
    stickers = [each for each in found if each.split()[0] in STICKERS]
    assert (len(stickers), len(set(stickers))) == (13 * 12, 13 * 12)


@pytest.mark.parametrize("phase", ["sticking", "decorating"])
def test_the_inventory_follows_the_stickers(lay: Lay, phase: str) -> None:
    """ST-24: in a hand, on a card, or set aside."""
    before = lay(*HANDS, game=evening("P1"))
    scene = at_phase(lay, phase)
    assert sorted(scene.game.inventory(scene.table)) == sorted(before.game.inventory(before.table))


# Broken by hand


def first(scene: Scene) -> Player:
    """Return the first player."""
    return scene.table.players[0]


def at_table(**parts: object) -> Change:
    """Change these parts of the table."""

    def change(scene: Scene) -> None:
        for name, value in parts.items():
            setattr(scene.table, name, value)

    return change


def at_first(**parts: object) -> Change:
    """Change these parts of the first player."""

    def change(scene: Scene) -> None:
        for name, value in parts.items():
            setattr(first(scene), name, value)

    return change


def both(*changes: Change) -> Change:
    """Change one thing after another."""

    def change(scene: Scene) -> None:
        for each in changes:
            each(scene)

    return change


def known_to_all(code: str) -> Change:
    """Let everybody have seen this card in the first player's hand."""
    return lambda scene: first(scene).known.append(scene.card(code))


def picked(code: str) -> Change:
    """Let the first player have picked this card."""
    return lambda scene: setattr(first(scene), "pick", scene.card(code).index)


def hands_shown(scene: Scene) -> None:
    """Let everybody see every hand."""
    for player in scene.table.players:
        player.known = player.hand.copy()


def all_picked(scene: Scene) -> None:
    """Let everybody have picked a card."""
    for player in scene.table.players:
        player.pick = player.hand[0].index


def asked_for(clan: str) -> Change:
    """Let a card of this clan be asked for, or a collection of it be laid."""
    return lambda scene: setattr(scene.table, "clan", scene.card(f"{clan}-1").clan.index)


def told(clan: str, most: int) -> Change:
    """Let the first player have said to have at most so many cards of a clan."""

    def change(scene: Scene) -> None:
        first(scene).most = [ANY] * len(scene.box.clans)
        first(scene).most[scene.card(f"{clan}-1").clan.index] = most

    return change


def hand_laid(scene: Scene) -> None:
    """Lay the whole hand of the first player in the album."""
    for card in first(scene).hand.copy():
        lose(first(scene), card)
        first(scene).album[card.clan.index].append(card)


def market_laid(scene: Scene) -> None:
    """Lay all cards of the market in the album of the first player."""
    for card in scene.table.to_take():
        first(scene).album[scene.box.cards[card].clan.index].append(scene.box.cards[card])
    scene.table.market = [NOTHING] * len(scene.table.market)


def deck_back(scene: Scene) -> None:
    """Let the reserve be the deck, with one more card of the last album."""
    column = scene.table.players[-1].album[-1]
    scene.table.deck.append(column.pop())


def column_moved(scene: Scene) -> None:
    """Lay a card on the column of another clan."""
    album = first(scene).album
    album[0].append(album[1].pop())


def token_doubled(scene: Scene) -> None:
    """Lay the same token twice."""
    scene.table.board[0] = scene.table.board[1]


def a_sticker_lost(scene: Scene) -> None:
    """Lose the last sticker of the first player."""
    first(scene).stickers.pop()


def a_sticker(kind: int, clan: int, mark: int) -> Change:
    """Change the last sticker of the first player into another."""

    def change(scene: Scene) -> None:
        first(scene).stickers[-1] = Sticker(kind, clan, mark)

    return change


def in_one_place(code: str) -> Change:
    """Let all stickers be stuck on one card."""

    def change(scene: Scene) -> None:
        scene.table.stuck = [(scene.card(code).index, kind) for _, kind in scene.table.stuck]

    return change


def a_sticker_passed(scene: Scene) -> None:
    """Take a sticker off its card, to be passed on."""
    scene.table.stuck.pop()
    scene.table.passed.append((Seat(0), scene.box.packs["P1"].stickers[0]))


def album_emptied(scene: Scene) -> None:
    """Lay the album of the first player on that of the third."""
    player, other = scene.table.players[0], scene.table.players[2]
    for column, place in zip(player.album, other.album, strict=True):
        place.extend(column)
        column.clear()


def stickers_all_stuck(scene: Scene) -> None:
    """Stick all stickers on cards with a free cell, whoever has them."""
    album = [card for column in scene.table.players[2].album for card in column]
    for player in scene.table.players:
        for sticker in player.stickers:
            card = next(each for each in album if not each.combos)
            album.remove(card)
            scene.table.stuck.append((card.index, sticker.kind))
        player.stickers = []


def all_decorated(scene: Scene) -> None:
    """Let all decorations be on the lid."""
    for player in scene.table.players:
        scene.table.decorated.append((NOTHING, player.decoration))
        player.decoration = ""


BROKEN: dict[str, tuple[str, Change, str]] = {
    # The table
    "one player": (
        "take-one",
        lambda scene: scene.table.players.__delitem__(slice(1, None)),
        "ST-4: two to four players",
    ),
    "a stranger first": (
        "take-one",
        at_table(first=Seat(3)),
        "ST-7: only those at the table have a turn",
    ),
    "a stranger's turn": (
        "take-one",
        at_table(seat=Seat(-1), asked=Seat(-1)),
        "ST-7: only those at the table have a turn",
    ),
    "a stranger asked": (
        "giving",
        at_table(asked=Seat(3)),
        "ST-7: only those at the table have a turn",
    ),
    "a sticker passed on by a stranger": (
        "decorating",
        both(
            a_sticker_passed,
            lambda scene: scene.table.passed.append((Seat(3), scene.table.passed.pop()[1])),
        ),
        "ST-7: only those at the table have a turn",
    ),
    "round 0": ("take-one", at_table(round=0), "ST-17: rounds are counted from one"),
    "a card lost": (
        "take-one",
        lambda scene: scene.table.deck.pop(),
        "ST-4: every card of the deck is there once",
    ),
    "a card twice": (
        "take-one",
        lambda scene: scene.table.deck.append(scene.card("corgi-1")),
        "ST-4: every card of the deck is there once",
    ),
    "a card of another number of players": (
        "take-one",
        lambda scene: scene.table.deck.append(scene.card("corgi-12")),
        "ST-4: every card of the deck is there once",
    ),
    "a token twice": ("take-one", token_doubled, "ST-R1: a token in every slot"),
    "a seventh place of the market": (
        "take-one",
        lambda scene: scene.table.market.append(NOTHING),
        "ST-5: the market has its places",
    ),
    # A player
    "a hand in disorder": (
        "take-one",
        lambda scene: first(scene).hand.reverse(),
        "a hand is kept in the order of the box",
    ),
    "known cards in disorder": (
        "take-one",
        both(known_to_all("pig-3"), known_to_all("mice-2")),
        "a hand is kept in the order of the box",
    ),
    "a card known twice": (
        "take-one",
        both(known_to_all("pig-3"), known_to_all("pig-3")),
        "a hand is kept in the order of the box",
    ),
    "a card known elsewhere": (
        "take-one",
        known_to_all("cat-1"),
        "ST-R27: seen cards are in the hand",
    ),
    "an open hand unseen": (
        "open-hands",
        lambda scene: first(scene).known.pop(),
        "open hands are seen by all",
    ),
    "a tenth column": (
        "take-one",
        lambda scene: first(scene).album.append([]),
        "ST-8: a column for every clan",
    ),
    "a card on another clan": ("take-one", column_moved, "ST-8: a column is of one clan"),
    "an answer about a tenth clan": (
        "take-one",
        at_first(most=[ANY] * 10),
        "ST-14: an answer is about a clan",
    ),
    "an answer that was a lie": (
        "take-one",
        told("pig", 0),
        "ST-14: what was told of a hand is true",
    ),
    "an answer beyond any": (
        "take-one",
        told("cat", ANY + 1),
        "ST-14: what was told of a hand is true",
    ),
    # The pack
    "a sticker without a pack": (
        "take-one",
        lambda scene: first(scene).stickers.append(Sticker(STAR, NOTHING, 2)),
        "ST-22: stickers come out of a pack",
    ),
    "something stuck without a pack": (
        "take-one",
        at_table(stuck=[(0, STAR)]),
        "ST-22: stickers come out of a pack",
    ),
    "something decorated without a pack": (
        "take-one",
        at_table(decorated=[(NOTHING, "heart")]),
        "ST-22: stickers come out of a pack",
    ),
    "a decoration without a pack": (
        "take-one",
        at_first(decoration="heart"),
        "ST-24: so do decorations",
    ),
    "a pack in a single game": (
        "over",
        at_table(pack="P1"),
        "ST-22: the pack that the track shows",
    ),
    "an unknown pack": ("sticking", at_table(pack="P7"), "ST-22: the pack that the track shows"),
    "another power pack": ("sticking", at_table(pack="P2"), "ST-22: the pack that the track shows"),
    "a clan pack out of turn": (
        "sticking",
        at_table(pack="mice"),
        "ST-22: the pack that the track shows",
    ),
    "a clan pack that is open already": (
        "clan pack",
        at_table(pack="corgi"),
        "ST-22: the pack that the track shows",
    ),
    "a power pack for a clan pack": (
        "clan pack",
        at_table(pack="P2"),
        "ST-22: the pack that the track shows",
    ),
    "a sticker of another pack": (
        "sticking",
        a_sticker(STAR, NOTHING, 2),
        "ST-22: stickers of this pack",
    ),
    "a sticker of a bigger table": (
        "sticking",
        lambda scene: first(scene).stickers.append(scene.box.packs["P1"].stickers[-1]),
        "ST-22: stickers of this pack",
    ),
    "a sticker lost": ("sticking", a_sticker_lost, "ST-25: the stickers of this table"),
    "a sticker too many": (
        "sticking",
        lambda scene: first(scene).stickers.append(first(scene).stickers[0]),
        "ST-25: the stickers of this table",
    ),
    "all stickers in one place": (
        "decorating",
        in_one_place("mice-5"),
        "ST-R30: one sticker a cell",
    ),
    "a decoration lost": (
        "decorating",
        at_first(decoration=""),
        "ST-24: a decoration for each player",
    ),
    "a decoration twice": (
        "decorating",
        at_first(decoration="bolt"),
        "ST-24: a decoration for each player",
    ),
    # The steps of a turn
    "nothing to take": ("take-one", market_laid, "ST-7: there is something to take"),
    "nothing to take for the bonus": ("taking", market_laid, "ST-7: there is something to take"),
    "nothing to lay": (
        "take-one",
        both(hand_laid, at_table(phase=COLLECT)),
        "ST-8: there is something to lay",
    ),
    "nothing more to lay": ("one-more", hand_laid, "ST-8: there is something to lay"),
    "a collection begun too early": (
        "take-one",
        asked_for("mice"),
        "ST-8: a clan while it is laid",
    ),
    "a collection that goes on": ("effects", asked_for("mice"), "ST-8: a clan while it is laid"),
    "a collection of no clan": (
        "collect",
        both(market_laid, at_table(clan=NOTHING)),
        "ST-8: a clan while it is laid",
    ),
    "asked for no clan": (
        "giving",
        at_table(clan=NOTHING),
        "ST-8: a clan while it is laid",
    ),
    "a collection that is not in the album": (
        "collect",
        at_table(laid=9),
        "ST-8: the collection lies in the album",
    ),
    "nothing to use": (
        "effects",
        at_table(bonus=0, combos=[0] * 5),
        "ST-9: there is something to use",
    ),
    # What was earned
    "fewer cards than none": (
        "take-one",
        both(at_table(laid=-1, phase=COLLECT)),
        "ST-8: cards are counted",
    ),
    "more cards than there are": ("effects", at_table(laid=109), "ST-8: cards are counted"),
    "fewer combos than none": (
        "effects",
        at_table(combos=[0, 1, -1, 0, 0]),
        "ST-11: combos of cards in the album",
    ),
    "more combos than there are": (
        "effects",
        at_table(combos=[0, 9, 0, 0, 0]),
        "ST-11: combos of cards in the album",
    ),
    "a bonus of another collection": (
        "effects",
        at_table(bonus=SWAP_BONUS),
        "ST-10: the bonus of this collection",
    ),
    "an effect without a collection": (
        "effects",
        at_table(laid=0, bonus=0),
        "ST-8: a collection every turn",
    ),
    "a collection before the turn": (
        "take-one",
        at_table(laid=1),
        "ST-8: a collection every turn",
    ),
    "a combo before the collection": (
        "collect",
        at_table(combos=[0, 1, 0, 0, 0]),
        "ST-9: effects follow the collection",
    ),
    "a bonus before the collection is complete": (
        "collect",
        at_table(bonus=TAKE_BONUS),
        "ST-9: effects follow the collection",
    ),
    "a refill before the collection": (
        "collect",
        at_table(refilled=True),
        "ST-9: effects follow the collection",
    ),
    "a bonus after the refill": (
        "effects",
        at_table(refilled=True),
        "ST-R5: the bonus lapses when the hand is filled",
    ),
    "three cards to take": ("taking", at_table(taking=3), "ST-10: two cards at most"),
    "no cards to take": ("taking", at_table(taking=0), "ST-10: two cards at most"),
    "cards to take at any time": ("effects", at_table(taking=1), "ST-10: two cards at most"),
    # Asking
    "somebody asked for nothing": (
        "effects",
        at_table(asked=Seat(1)),
        "ST-14: nobody else is asked",
    ),
    "the player himself asked": (
        "giving",
        at_table(asked=Seat(0)),
        "ST-14: an opponent is asked",
    ),
    "asked for a card that is not there": (
        "giving",
        asked_for("cat"),
        "ST-R32: he has a card of this clan",
    ),
    # The end
    "the end with cards in the deck": (
        "last-pick",
        deck_back,
        "ST-17: the game ends with the deck, after equal turns",
    ),
    "the end in the middle of a round": (
        "last-pick",
        at_table(seat=Seat(1), asked=Seat(1)),
        "ST-17: the game ends with the deck, after equal turns",
    ),
    "nobody to pick": (
        "last-pick",
        all_picked,
        "ST-18: somebody has to pick",
    ),
    "a pick from elsewhere": (
        "last-pick",
        picked("cat-1"),
        "ST-18: a card of the hand is picked",
    ),
    "a pick too early": ("take-one", picked("pig-3"), "ST-18: a pick is the last thing"),
    "a pick after the end": ("over", picked("pig-3"), "ST-18: a pick is the last thing"),
    "a pack too early": (
        "sticking",
        both(stickers_all_stuck, at_table(phase=LAST_PICK)),
        "ST-22: the pack is opened after the game",
    ),
    "an evening without a pack": (
        "campaign's last pick",
        both(hands_shown, at_table(phase=OVER)),
        "ST-22: the pack is opened after the game",
    ),
    # Sticking
    "stickers left for the decorations": (
        "sticking",
        at_table(phase=DECORATING),
        "ST-24: stickers are stuck after the game",
    ),
    "nothing left to stick": (
        "sticking",
        stickers_all_stuck,
        "ST-24: stickers are stuck after the game",
    ),
    "a sticker that fits nowhere": (
        "sticking",
        album_emptied,
        "ST-R23: what fits nowhere is passed on",
    ),
    "a sticker passed on for ever": (
        "decorating",
        a_sticker_passed,
        "ST-R23: what is passed on finds its place",
    ),
    "nothing left to decorate": (
        "decorating",
        all_decorated,
        "ST-24: somebody has a decoration",
    ),
    "a decoration left over": (
        "decorating",
        at_table(phase=OVER),
        "ST-24: every decoration is stuck",
    ),
    "a clan chosen too early": (
        "sticking",
        at_first(choosing=0),
        "ST-24: a clan is chosen for a decoration",
    ),
    "a tenth clan chosen": (
        "decorating",
        at_first(choosing=9),
        "ST-24: a clan is chosen for a decoration",
    ),
    "a clan chosen for nothing": (
        "decorating",
        both(
            lambda scene: scene.table.decorated.append((NOTHING, "heart")),
            at_first(decoration="", choosing=0),
        ),
        "ST-24: a clan is chosen for a decoration",
    ),
}


def scene_of(lay: Lay, name: str) -> Scene:
    """Lay a table at which this is asked, or one of a few others."""
    if name == "open-hands":
        return open_hands(lay, market=MARKET)
    if name == "campaign's last pick":
        return ended(lay, "P1")
    if name == "clan pack":
        game = evening("clan", "P1 corgi")
        scene = lay(*HANDS, rest=3, turn=3, game=game).play(3, "rabbit-3 lay", "done")
        return scene.play(1, "mice-2 pick").play(2, "dino-1 pick").play(3, "koala-8 pick")
    return at_phase(lay, name)


@pytest.mark.parametrize("what", BROKEN)
def test_a_table_that_cannot_be(lay: Lay, what: str) -> None:
    """ST-4, ST-R27: each promise is named when it is broken."""
    name, change, promise = BROKEN[what]
    scene = scene_of(lay, name)
    change(scene)
    with pytest.raises(Broken) as broken:
        scene.game.check(scene.table)
    assert str(broken.value) == promise


def promises() -> list[str]:
    """Return every promise of both modules."""
    package = files("stolik.games.stickers")
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
    assert promise in [broken for _, _, broken in BROKEN.values()]


def test_a_clan_pack_is_the_one_that_chance_opened(lay: Lay) -> None:
    """ST-22: any clan pack that was sealed."""
    scene = scene_of(lay, "clan pack")
    scene.game.check(scene.table)
    assert scene.table.pack in {clan.code for clan in scene.box.clans} - {"corgi"}


def test_passed_stickers_wait_while_others_stick(lay: Lay) -> None:
    """ST-R23: a lawful table in between."""
    scene = at_phase(lay, "sticking")
    sticker = first(scene).stickers.pop()
    scene.table.passed.append((Seat(0), sticker))
    scene.game.check(scene.table)


def test_a_sticker_kept_is_not_lost(lay: Lay) -> None:
    """ST-R23: it found no place in the whole box."""
    scene = at_phase(lay, "sticking")
    before = sorted(scene.game.inventory(scene.table))
    scene.table.kept.append(first(scene).stickers.pop())
    scene.game.check(scene.table)
    assert sorted(scene.game.inventory(scene.table)) == before
