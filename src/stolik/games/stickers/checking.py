"""What must hold at every table: conservation, the deductions of RULES.md, and good order."""

from collections import Counter
from itertools import pairwise

from stolik.core import ensure
from stolik.games.stickers.components import COMBOS, DRAW_PLAY, STAR, STICKERS, Card, Sticker
from stolik.games.stickers.piles import ANY
from stolik.games.stickers.preparation import SEATS
from stolik.games.stickers.questions import check_questions
from stolik.games.stickers.state import Player, Table


def inventory(table: Table) -> list[str]:
    """Return every card, token and sticker, wherever it lies."""
    tokens = [f"token {table.rules.box.clans[clan].code}" for clan in table.board]
    return [card.code for card in cards(table)] + tokens + stickers(table)


def cards(table: Table) -> list[Card]:
    """Return all the cards of this game."""
    found = table.deck + table.reserve + [table.rules.box.cards[card] for card in table.to_take()]
    for player in table.players:
        found += player.hand
        for column in player.album:
            found += column
    return found


def stickers(table: Table) -> list[str]:
    """Return the stickers of the packs that are still sealed, and all those of the opened one."""
    kinds = [kind for _, kind in table.stuck]
    kinds += [sticker.kind for sticker in loose(table)]
    progress = table.rules.box.progress
    opened = list(table.rules.box.packs) if progress is None else progress.opened
    for code, pack in table.rules.box.packs.items():
        if code == table.pack:
            kinds += [each.kind for each in pack.stickers if each.mark > len(table.players)]
        elif code not in opened:
            kinds += [each.kind for each in pack.stickers]
    counts = Counter(kinds)
    return [f"{STICKERS[kind]} {n + 1}" for kind in counts for n in range(counts[kind])]


def loose(table: Table) -> list[Sticker]:
    """Return the stickers that were dealt and not stuck."""
    found = [sticker for _, sticker in table.passed] + table.kept
    for player in table.players:
        found += player.stickers
    return found


def check(table: Table) -> None:
    """Raise `Broken` with the number of the rule that does not hold."""
    seats = len(table.players)
    ensure(seats in SEATS, "ST-4: two to four players")
    at_table = range(seats)
    for seat in (table.first, table.seat, table.asked, *(seat for seat, _ in table.passed)):
        ensure(seat in at_table, "ST-7: only those at the table have a turn")
    ensure(table.round > 0, "ST-17: rounds are counted from one")
    check_cards(table)
    for player in table.players:
        check_player(table, player)
    check_pack(table)
    check_questions(table)


def check_cards(table: Table) -> None:
    """ST-1, ST-4: every card of this number of players is there once; the board is full."""
    box = table.rules.box
    dealt = [card.index for card in box.cards if card.mark <= len(table.players)]
    found = sorted(card.index for card in cards(table))
    ensure(found == dealt, "ST-4: every card of the deck is there once")
    ensure(sorted(table.board) == list(range(len(box.clans))), "ST-R1: a token in every slot")
    ensure(len(table.market) == table.rules.market, "ST-5: the market has its places")


def check_player(table: Table, player: Player) -> None:
    """The parts of a seat go together."""
    for held in (player.hand, player.known):
        ensure(is_in_order(held), "a hand is kept in the order of the box")
    ensure(all(card in player.hand for card in player.known), "ST-R27: seen cards are in the hand")
    if table.hands_open:
        ensure(len(player.known) == len(player.hand), "open hands are seen by all")
    clans = len(table.rules.box.clans)
    ensure(len(player.album) == clans, "ST-8: a column for every clan")
    for clan, column in enumerate(player.album):
        ensure(all(card.clan.index == clan for card in column), "ST-8: a column is of one clan")
    ensure(len(player.most) in (0, clans), "ST-14: an answer is about a clan")
    hidden = Counter(card.clan.index for card in player.hand if card not in player.known)
    for clan, most in enumerate(player.most):
        ensure(hidden[clan] <= most <= ANY, "ST-14: what was told of a hand is true")


def is_in_order(held: list[Card]) -> bool:
    """Tell whether the cards lie in the order of the box, none twice."""
    return all(one.index < other.index for one, other in pairwise(held))


def check_pack(table: Table) -> None:
    """ST-22 to ST-25: the pack that the track shows, its stickers, each somewhere."""
    box = table.rules.box
    out = loose(table)
    if not table.pack:
        idle = not out and not table.stuck and not table.decorated
        ensure(idle, "ST-22: stickers come out of a pack")
        ensure(not any(player.decoration for player in table.players), "ST-24: so do decorations")
        return
    ensure(is_opened_now(table), "ST-22: the pack that the track shows")
    pack = box.packs[table.pack]
    dealt = [each for each in pack.stickers if each.mark <= len(table.players)]
    printed = [each.printed() for each in dealt]
    ensure(all(each.printed() in printed for each in out), "ST-22: stickers of this pack")
    kinds = sorted([sticker.kind for sticker in out] + [kind for _, kind in table.stuck])
    ensure(kinds == sorted(each.kind for each in dealt), "ST-25: the stickers of this table")
    ensure(has_room(table), "ST-R30: one sticker a cell")
    given = sorted(name for _, name in table.decorated)
    given += [player.decoration for player in table.players if player.decoration]
    expected = pack.decorations[: len(table.players)]
    ensure(sorted(given) == sorted(expected), "ST-24: a decoration for each player")


def is_opened_now(table: Table) -> bool:
    """Tell whether this game was to open this pack."""
    box, progress = table.rules.box, table.rules.box.progress
    if progress is None or table.pack not in box.packs or table.pack in progress.opened:
        return False
    clans = [clan.code for clan in box.clans]
    return table.pack == progress.opens or (progress.opens == "clan" and table.pack in clans)


def has_room(table: Table) -> bool:
    """Tell whether every sticker of this evening has a cell of its own."""
    box, used = table.rules.box, Counter[tuple[int, bool]]()
    for card, kind in table.stuck:
        used[card, kind < COMBOS] += 1
    return all(
        count <= box.free_cells(box.cards[card], DRAW_PLAY if combo else STAR)
        for (card, combo), count in used.items()
    )
