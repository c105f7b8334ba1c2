"""The campaign (ST-22 to ST-25, ST-R26, ST-R28, ST-R31): evening after evening, one changing deck.

A campaign is a record of its own: who plays, the luck, and every evening move by move. All else
follows from it: trophies, opened packs, the stickers on every card, and so the deck of the next
evening. That is why an evening can be undone, and a campaign branch off, by leaving evenings out.

An evening is a record of the ordinary game, played with the deck as it is that evening.
"""

from dataclasses import dataclass, replace
from typing import Any
from unicodedata import normalize

from stolik.core import (
    Chance,
    Record,
    Seat,
    Unreadable,
    Value,
    begin,
    deal,
    refuse_seats,
    replay,
    settle,
)
from stolik.games.stickers import BOX, VERSION, StickersGame, game_of
from stolik.games.stickers.box_file import read_box
from stolik.games.stickers.chronicle import Change, Past, Standing
from stolik.games.stickers.components import LID, NOTHING, STICKERS
from stolik.games.stickers.moves import ACTS, DECORATE, STICK
from stolik.games.stickers.options import EveningOptions
from stolik.games.stickers.preparation import SEATS
from stolik.games.stickers.scoring import ranking, totals
from stolik.games.stickers.state import Table
from stolik.games.stickers.sticking import news, open_to

LONGEST_NAME = 24


@dataclass(frozen=True)
class Evening:
    """One game of a campaign: who sat where, and every move."""

    players: tuple[str, ...]
    bots: tuple[str, ...]
    """The bot that stood in for each of them; empty where the player came."""
    options: dict[str, Value]
    seed: str
    moves: tuple[tuple[Seat, str], ...] = ()
    luck: str = ""
    """What chance sticks before the evening begins; without it, it is the campaign's own luck."""
    version: int = VERSION
    """Of the rules that it is played with: what was stuck then stays as it was stuck."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        parts = (self.players, self.bots, self.options, self.seed, self.moves, self.luck)
        return Evening, (*parts, self.version)


@dataclass(frozen=True)
class Campaign:
    """Everything it takes to have the campaign again."""

    seed: str
    """The luck of evenings that have brought none of their own, as those of older files."""
    roster: tuple[str, ...]
    """Who began it; others join when they first play."""
    options: dict[str, Value]
    """What holds on every evening."""
    evenings: tuple[Evening, ...] = ()
    components: str | None = None
    """The component file of an owner, if it is not played with our box."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        return Campaign, (self.seed, self.roster, self.options, self.evenings, self.components)

    def names(self) -> list[str]:
        """Return who plays in it: who began it, then those who came later."""
        later = (name for evening in self.evenings for name in evening.players)
        return list(dict.fromkeys((*self.roster, *later)))

    def until(self, number: int) -> "Campaign":
        """Return the campaign as it was after so many evenings: to undo, or to branch off."""
        return replace(self, evenings=self.evenings[:number])

    def then(self, evening: Evening) -> "Campaign":
        """Return the campaign with one more evening."""
        return replace(self, evenings=(*self.evenings, evening))

    def with_moves(self, moves: tuple[tuple[Seat, str], ...]) -> "Campaign":
        """Return the campaign, which has an evening, with these moves on its last one."""
        return self.until(len(self.evenings) - 1).then(replace(self.evenings[-1], moves=moves))


# Beginning


def new_campaign(
    seed: str, roster: list[str], options: dict[str, Value], components: str | None = None
) -> Campaign:
    """Begin a campaign, or say what is wrong with it."""
    campaign = Campaign(seed, tuple(roster), dict(options), (), components)
    standing(campaign)
    return campaign


def new_standing(campaign: Campaign) -> Standing:
    """Return how a campaign stands before its first evening, or say why it cannot begin so."""
    roster = list(campaign.roster)
    check_names(roster)
    if len(roster) < SEATS[0]:
        raise Unreadable("a campaign needs at least {least} players", least=SEATS[0])
    settle(EveningOptions, campaign.options)
    box = read_box(box_text(campaign.components))
    if box.progress is not None:
        raise Unreadable("a campaign begins with a fresh box, not with the deck of another")
    return Standing(roster, box.track)


def check_names(names: list[str]) -> None:
    """Refuse names that could not be shown, or told apart."""
    for name in names:
        plain = name.isprintable() and not set(name) & set(",=")
        if not name.strip() or name != name.strip() or not plain:
            raise Unreadable("'{name}' is no name for a player", name=name)
        if len(name) > LONGEST_NAME:
            raise Unreadable(
                "the name '{name}' is longer than {most} letters", name=name, most=LONGEST_NAME
            )
    if len({normalize("NFC", name).casefold() for name in names}) < len(names):
        raise Unreadable("two players have the same name: {names}", names=", ".join(names))


def box_text(components: str | None) -> str:
    """Return the file of the box that a campaign is played with."""
    return BOX if components is None else components


def next_evening(
    campaign: Campaign,
    players: list[str],
    bots: list[str],
    options: dict[str, Value],
    seed: str,
    luck: str,
) -> Campaign:
    """Begin an evening for two to four of the roster, or of those who join now.

    It brings all its luck along: what chance will do must not follow from a campaign's file.
    """
    found = standing(campaign)
    if found.playing is not None:
        raise Unreadable("the last evening is not over yet")
    settled = with_first(found, players, options)
    after = campaign.then(Evening(tuple(players), tuple(bots), settled, seed, (), luck))
    standing(after)
    return after


def with_first(found: Standing, players: list[str], options: dict[str, Value]) -> dict[str, Value]:
    """ST-6, ST-R29: of those who play, whoever stuck a sticker last begins; nobody chooses that."""
    first = next((name for name in found.stuck_last() if name in players), None)
    return options | ({} if first is None else {"first_seat": str(players.index(first) + 1)})


# What follows from the record


def standing(campaign: Campaign) -> Standing:
    """Return how the campaign stands, by going through all its evenings."""
    found = new_standing(campaign)
    for number, evening in enumerate(campaign.evenings, 1):
        try:
            go_on(campaign, found, evening, number)
        except Unreadable as fault:
            raise Unreadable(
                "evening {number} of the campaign: {fault}", number=number, fault=fault.said
            ) from fault
    return found


def go_on(campaign: Campaign, found: Standing, evening: Evening, number: int) -> None:
    """Go through one more evening."""
    if found.playing is not None:
        raise Unreadable("the evening before is not over")
    join(found, evening)
    place_aside(campaign, found, number)
    table = played(campaign, found, evening)
    found.playing = None if table.over else table
    if table.over:
        remember(found, evening, table, number)


def join(found: Standing, evening: Evening) -> None:
    """ST-R26: whoever plays for the first time gets a row with no trophies."""
    players = list(evening.players)
    refuse_seats(len(players), SEATS)
    if len(evening.bots) != len(players):
        raise Unreadable(
            "{bots} bots or gaps for {players} players",
            bots=len(evening.bots),
            players=len(players),
        )
    if "marks_match" in evening.options:
        raise Unreadable("option {name} is settled for the whole campaign", name="marks_match")
    check_names(players)
    new = [name for name in players if name not in found.trophies]
    check_names(found.roster + new)
    found.roster += new
    found.trophies |= {name: [] for name in new}


def place_aside(campaign: Campaign, found: Standing, number: int) -> None:
    """ST-25, ST-R26: stickers whose players have come go on random cards with a free cell."""
    evening = campaign.evenings[number - 1]
    seats = len(evening.players)
    due = found.kept + [sticker for sticker in found.aside if sticker.mark <= seats]
    found.aside = [sticker for sticker in found.aside if sticker.mark > seats]
    found.kept, found.placed = [], []
    if not due:
        return
    box = read_box(deck_text(campaign, found))
    chance = Chance(f"{evening.luck or campaign.seed} evening {number}")
    marks_match = campaign.options.get("marks_match") is True
    stuck: list[tuple[int, int]] = []
    for sticker in due:
        cards = open_to(box, stuck, box.cards, sticker, marks_match=marks_match)
        if not cards:
            found.kept.append(sticker)
            continue
        card = chance.choice(cards)
        stuck.append((card.index, sticker.kind))
        found.placed.append((card.code, STICKERS[sticker.kind]))
    for code, name in found.placed:
        found.stuck.setdefault(code, []).append(name)
        found.changes.append(Change(number, "", code, name, ornament=False))


def played(campaign: Campaign, found: Standing, evening: Evening) -> Table:
    """Return the table to which the moves of the evening have led."""
    game = game_of(evening.version).with_components(deck_text(campaign, found))
    record = evening_record(campaign, evening, game)
    table: Table = deal(game, record)
    for step in replay(game, record):
        table = step.state
    return table


def evening_record(campaign: Campaign, evening: Evening, game: StickersGame) -> Record:
    """Return the evening as a record of the game, to be replayed or gone on with anywhere."""
    options = campaign.options | evening.options
    record = begin(game, len(evening.players), evening.seed, options)
    return replace(record, moves=evening.moves)


def remember(found: Standing, evening: Evening, table: Table, number: int) -> None:
    """ST-23 to ST-25: what an evening leaves behind."""
    winners = [evening.players[seat] for seat in ranking(table)[0]]
    box = table.rules.box
    told = news(table, box.packs[table.pack]) if table.pack else []
    found.past.append(Past(winners, totals(table), table.pack, told))
    if not table.pack:
        return
    for name in winners:
        found.trophies[name].append(number)
    found.opened.append(table.pack)
    sticking = movers(evening, STICK)
    for card, kind in table.stuck:
        code, name = box.cards[card].code, STICKERS[kind]
        found.stuck.setdefault(code, []).append(name)
        # What lies on a card that nobody chose was stuck by chance.
        who = next((who for on, who in sticking if on == code), "")
        if who:
            sticking.remove((code, who))
        found.changes.append(Change(number, who, code, name, ornament=False))
    decorating = [who for _, who in movers(evening, DECORATE)]
    for (card, ornament), who in zip(table.decorated, decorating, strict=True):
        code = LID if card == NOTHING else box.cards[card].code
        found.decorated.setdefault(code, []).append(ornament)
        found.changes.append(Change(number, who, code, ornament, ornament=True))
    seats = len(table.players)
    found.aside += [each for each in box.packs[table.pack].stickers if each.mark > seats]
    found.kept += table.kept


def movers(evening: Evening, act: int) -> list[tuple[str, str]]:
    """Return where somebody has stuck something, and who it was, one after another."""
    done = f" {ACTS[act]}"
    return [
        (move.removesuffix(done), evening.players[seat])
        for seat, move in evening.moves
        if move.endswith(done)
    ]


# The deck of an evening


def next_game(campaign: Campaign) -> StickersGame:
    """Return the game with the deck as it is now: to play on after the last evening, or apart."""
    return game_of(VERSION).with_components(deck_text(campaign, standing(campaign)))


def evening_game(campaign: Campaign) -> tuple[StickersGame, Record]:
    """Return the last evening, of a campaign that has one, as a game and its record."""
    before, evening = standing(campaign.until(len(campaign.evenings) - 1)), campaign.evenings[-1]
    join(before, evening)
    place_aside(campaign, before, len(campaign.evenings))
    game = game_of(evening.version).with_components(deck_text(campaign, before))
    return game, evening_record(campaign, evening, game)


def deck_text(campaign: Campaign, found: Standing, opens: str | None = None) -> str:
    """Return the deck as a component file: the box, and what the campaign has made of it.

    A game with it opens what the track shows, unless something else is asked for, or nothing.
    """
    lines = ["", "[campaign]", f"opened = {toml_list(found.opened)}"]
    shown = found.opens if opens is None else opens
    if shown:
        lines.append(f'opens = "{shown}"')
    for name, cards in (("stuck", found.stuck), ("decorated", found.decorated)):
        if cards:
            lines += ["", f"[campaign.{name}]"]
            lines += [f"{code} = {toml_list(on)}" for code, on in sorted(cards.items())]
    return box_text(campaign.components) + "\n".join(lines) + "\n"


def toml_list(names: list[str]) -> str:
    """Return names as TOML writes them."""
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"
