"""Find the games of the regression suite: for each thing worth showing, the first game with it.

    python tools/find_games.py [NAME ...]

Bots play the seeds 0, 1, 2 … until a game shows what is wanted, and its record is written to the
game's `tests/records/NAME.json`: the same programs, the same games. The records stand on their
own afterwards: a better bot makes none of them stale, so there is seldom a reason to run this.
Then tell the games anew: STOLIK_REGENERATE=1 pytest tests/test_records.py
"""
# ruff: noqa: INP001 - a script, not a package

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from stolik import bots
from stolik.core import (
    AnyGame,
    Chance,
    Event,
    Record,
    Seat,
    Unreadable,
    Value,
    begin,
    deal,
    replay,
    write_record,
)
from stolik.games import find, game_of

ROOT = Path(__file__).parents[1]
SEEDS = 200_000
"""Where the search is given up."""
LUCK, GREED, MIXED, CHILD = ("luck",), ("greed",), ("luck", "greed"), ("child",)


@dataclass(frozen=True)
class Turn:
    """One move of a finished game."""

    bonus: bool
    """Whether it was made in a bonus turn, if the game has any."""
    happened: list[Event]


@dataclass(frozen=True)
class Played:
    """A finished game: its record, every move, and the table at the end."""

    record: Record
    turns: list[Turn]
    state: Any


Shows = Callable[[Played], bool]


class Wanted:
    """A game to be found."""

    def __init__(
        self,
        name: str,
        seats: int,
        players: tuple[str, ...],
        shows: Shows,
        since: int = 0,
        deck: str = "",
        last: int = 0,
        **options: Value,
    ) -> None:
        """Describe it."""
        self.game = find(name.partition(":")[0])
        """The game whose key is the name up to the colon, perhaps with a deck of its tests."""
        if deck:
            file = next(tests_of(self.game).glob(f"*/{deck}.toml"))
            self.game = self.game.with_components(file.read_text("utf-8"))
        self.name = name.replace(":", "-")
        self.seats = seats
        self.bots = [bots.find(players[seat % len(players)]) for seat in range(seats)]
        self.shows = shows
        self.since = since
        """The seed to begin with: of something very rare the first, once it was found."""
        self.last = last
        """How many of the last moves are tried in every way, of something rarer still."""
        self.options = options


# Looking for it


def main() -> None:
    """Find the games, all of them or those named, and write them down."""
    known = {wanted.name: wanted for wanted in GAMES}
    for name in sys.argv[1:] or known:
        if name not in known:
            sys.exit(f"no game '{name}'; there are: {', '.join(known)}")
        record = search(known[name])
        folder = tests_of(known[name].game) / "records"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.json").write_text(write_record(record), "utf-8")
        sys.stdout.write(f"{name}: seed {record.seed}, {len(record.moves)} moves\n")


def tests_of(game: AnyGame) -> Path:
    """Return the folder with the game's tests."""
    return ROOT.joinpath("src", *game.package.split("."), "tests")


def search(wanted: Wanted) -> Record:
    """Return the first game that shows what is wanted."""
    for seed in range(wanted.since, SEEDS):
        for played in endings(wanted, play(wanted, str(seed))):
            if wanted.shows(played):
                return played.record
    sys.exit(f"{wanted.name}: no such game among the first {SEEDS} seeds")


def endings(wanted: Wanted, played: Played) -> Iterator[Played]:
    """Return the game, and the same with its last moves made in every other way."""
    yield played
    short = played.record.until(len(played.record.moves) - wanted.last)
    yield from played_on(wanted, short) if wanted.last else ()


def played_on(wanted: Wanted, record: Record) -> Iterator[Played]:
    """Return every way to finish a game."""
    turns, state = list[Turn](), deal(wanted.game, record)
    for step in replay(wanted.game, record):
        turns.append(Turn(bonus=False, happened=step.happened))
        state = step.state
    owing = wanted.game.to_move(state)
    if not owing:
        yield Played(record, turns, state)
        return
    for move in wanted.game.legal_moves(state, owing[0]):
        yield from played_on(wanted, record.then(owing[0], str(move)))


def play(wanted: Wanted, seed: str) -> Played:
    """Let the bots play one game; each has luck of its own and is handed what its seat knows."""
    game = wanted.game
    record = begin(game, wanted.seats, seed, wanted.options)
    state, turns = deal(game, record), list[Turn]()
    lucks = [Chance(f"{seed} seat {seat}") for seat in range(wanted.seats)]
    while owing := game.to_move(state):
        seat = owing[0]
        knows, moves = game.knows(state, seat), game.legal_moves(state, seat)
        move = wanted.bots[seat](game, seat, knows, moves, lucks[seat])
        turns.append(Turn(bonus=getattr(state, "bonus", False), happened=[]))
        game.play(state, seat, move, turns[-1].happened)
        record = record.then(seat, str(move))
    return Played(record, turns, state)


# What a game may show


def anything(_: Played) -> bool:
    """Any game will do."""
    return True


def ends_by(ending: str) -> Shows:
    """The game ends in this way."""
    return lambda played: game_of(played.record).ending(played.state) == ending


def tells(key: str, *, in_bonus: bool | None = None, **args: int) -> Shows:
    """Such an event happens; if that matters, in a bonus turn or in a normal one."""
    return lambda played: any(
        event["key"] == key and args.items() <= event["args"].items()
        for turn in played.turns
        if in_bonus in {None, turn.bonus}
        for event in turn.happened
    )


def chain_of(length: int) -> Shows:
    """Somebody makes so many turns in one go."""
    return lambda played: max(chains(played)) >= length


def chains(played: Played) -> Iterator[int]:
    """Return, at every turn, how many turns were made in this go."""
    length = 0
    for turn in played.turns:
        length = length + 1 if turn.bonus else 1
        yield length


def lapses(played: Played) -> bool:
    """The first turn that is skipped is a bonus turn, and the game goes on as if it were not."""
    events = [event for turn in played.turns for event in turn.happened]
    keys = [event["key"] for event in events]
    if "skipped" not in keys:
        return False
    first = keys.index("skipped")
    ends = keys[first + 1 : first + 2] in (["last-turns"], ["game-over"])
    return events[first]["args"]["bonus"] == 1 and not ends


def winners(played: Played) -> list[Seat]:
    """Return who won."""
    return game_of(played.record).ranking(played.state)[0]


def shared(played: Played) -> bool:
    """Two or more win together."""
    return len(winners(played)) > 1


def close(played: Played) -> bool:
    """One player wins by a single point."""
    pads = game_of(played.record).scores(played.state)
    points = sorted(sum(line["points"] for line in pad) for pad in pads)
    return points[-1] - points[-2] == 1


def won_by_options(played: Played) -> bool:
    """With the usual options the same moves would make somebody else the winner."""
    *_, last = replay(game_of(played.record), replace(played.record, options={}))
    return winners(replace(played, state=last.state)) != winners(played)


def stays_bonus(played: Played) -> bool:
    """After a removal in a bonus turn a card is taken that a normal turn does not offer."""
    if not STUCK_IN_BONUS(played):
        return False
    try:
        list(replay(game_of(played.record), replace(played.record, options={})))
    except Unreadable:
        return True
    return False


def every(*several: Shows) -> Shows:
    """All this is in one game."""
    return lambda played: all(shows(played) for shows in several)


def star_race(played: Played) -> bool:
    """Two go to labours with a star in one turn."""
    return any(
        sum(event["key"] == "went" and "★" in str(event["args"]) for event in turn.happened) > 1
        for turn in played.turns
    )


def reshuffled_in_mid_draw(played: Played) -> bool:
    """A stack is shuffled anew, and cards are drawn from it in the same breath."""
    steps = replay(game_of(played.record), played.record)
    return any(
        event["key"] == "reshuffled"
        and len(step.state.players[event["args"]["seat"]].stack) < int(str(event["args"]["cards"]))
        for step in steps
        for event in step.happened
    )


def trapped(played: Played) -> bool:
    """After its first turn a car opens a dead end at its corner and has to go back."""
    seen: dict[int, list[str]] = {}
    for turn in played.turns:
        for event in turn.happened:
            if event["key"] in ("opened", "drove", "swapped"):
                told = seen.setdefault(int(str(event["args"]["seat"])), [])
                told.append(f"{event['key']} {event['args']} {turn.happened[1:2]}")
    return any(
        "opened" in one
        and "dead-end" in one
        and any(corner in one for corner in CORNERS)
        and "'finish'" in back
        for told in seen.values()
        for one, _, back in zip(told[3:], told[4:], told[5:], strict=False)
    )


def swapped_at_once(played: Played) -> bool:
    """Two swap tiles one after the other: the second has to leave the first pair alone."""
    keys = [event["key"] for turn in played.turns for event in turn.happened]
    return any(pair == ("swapped", "swapped") for pair in pairwise(keys))


def chain_of_effects(length: int) -> Shows:
    """Somebody uses so many bonuses and combos in one turn."""
    return lambda played: max(effects_of_turns(played)) >= length


def effects_of_turns(played: Played) -> Iterator[int]:
    """Return, after every move, how many effects were used in this turn."""
    used = 0
    for turn in played.turns:
        for event in turn.happened:
            used += event["key"] in ("draw-played", "asked", "swapped")
            if event["key"] in ("market-filled", "deck-out"):
                used = 0
            yield used


def reserve_is_gone(played: Played) -> bool:
    """At the end not even the reserve has a card left."""
    return not played.state.reserve


def late_combo(played: Played) -> bool:
    """A combo is kept until the hand has been filled, and used then."""
    moves = [move for _, move in played.record.moves]
    return any(pair in (("refill", "draw-play"), ("refill", "ask")) for pair in pairwise(moves))


def tie_broken_by(rung: int) -> Shows:
    """Equal points at the top, and the clan of this rung is the first to tell them apart."""
    return lambda played: rung_of(played) == rung


SHARED = 10
"""The rung after the ninth: nothing tells them apart."""


def rung_of(played: Played) -> int:
    """Return which clan of the board broke a tie at the top, counted from 1; 0 without a tie."""
    state = played.state
    points = [sum(line["points"] for line in pad) for pad in game_of(played.record).scores(state)]
    albums = sorted(
        (
            [len(player.album[clan]) for clan in state.board]
            for seat, player in enumerate(state.players)
            if points[seat] == max(points)
        ),
        reverse=True,
    )
    if len(albums) == 1:
        return 0
    differ = (rung for rung in range(1, SHARED) if albums[0][rung - 1] != albums[1][rung - 1])
    return next(differ, SHARED)


CORNERS = ("a1", "e1", "a5", "e5")
DOUBLE = tells("bonus-earned", turns=2)
FINAL_IN_BONUS = tells("final-round", in_bonus=True)
STUCK = tells("removed", in_bonus=False)
STUCK_IN_BONUS = tells("removed", in_bonus=True)
DUEL_AND_REDIRECT = every(tells("laid"), tells("redirected"))

GAMES = (
    Wanted("geroychiki:ends-with-skip", 2, GREED, ends_by("skip")),
    Wanted("geroychiki:ends-with-bonus-skip", 3, LUCK, ends_by("bonus-skip")),
    Wanted("geroychiki:double-bonus", 4, GREED, DOUBLE),
    Wanted("geroychiki:stuck", 5, LUCK, STUCK),
    Wanted("geroychiki:stuck-in-bonus-turn", 4, LUCK, STUCK_IN_BONUS),
    Wanted("geroychiki:stuck-stays-bonus", 2, LUCK, stays_bonus, 25_882, stuck_bonus_turn="bonus"),
    Wanted("geroychiki:shared-win", 5, MIXED, shared),
    Wanted("geroychiki:chain-of-six", 2, MIXED, chain_of(6)),
    Wanted("geroychiki:final-round-in-bonus-turn", 3, LUCK, FINAL_IN_BONUS),
    Wanted("geroychiki:face-down-scores", 4, LUCK, won_by_options, face_down_scores=True),
    Wanted("geroychiki:bonus-turn-lapses", 3, GREED, lapses, skip_on_bonus_ends_game=False),
    Wanted("geroychiki:greed", 4, GREED, close, first_seat="1"),
    Wanted("toy-story-4:one-turn-each", 4, MIXED, anything),
    Wanted("toy-story-4:skip", 5, LUCK, tells("skipped", bonus=0)),
    Wanted("toy-story-4:bonus-turn-lapses", 2, MIXED, lapses),
    Wanted("toy-story-4:double-bonus", 3, GREED, DOUBLE),
    Wanted("toy-story-4:stuck", 2, LUCK, STUCK),
    Wanted("toy-story-4:stuck-in-bonus-turn", 5, LUCK, STUCK_IN_BONUS),
    Wanted("toy-story-4:stuck-stays-bonus", 3, LUCK, stays_bonus, 23_183, stuck_bonus_turn="bonus"),
    Wanted("toy-story-4:shared-win", 4, GREED, shared),
    Wanted("toy-story-4:chain-of-five", 5, MIXED, chain_of(5)),
    Wanted("toy-story-4:final-round-in-bonus-turn", 2, GREED, FINAL_IN_BONUS),
    Wanted("toy-story-4:face-down-scores", 3, LUCK, won_by_options, face_down_scores=True),
    Wanted("toy-story-4:greed", 3, GREED, close, first_seat="1"),
    Wanted("hercules:heroic", 3, GREED, close),
    Wanted("hercules:caprice", 4, GREED, close, mode="caprice"),
    Wanted("hercules:four-rounds", 2, GREED, anything, rounds="4"),
    Wanted("hercules:caprice-in-four-rounds", 3, GREED, close, mode="caprice", rounds="4"),
    Wanted("hercules:duel", 4, MIXED, tells("laid")),
    Wanted("hercules:duel-and-redirect", 4, LUCK, DUEL_AND_REDIRECT, 5_889),
    Wanted("hercules:star-race", 4, GREED, star_race),
    Wanted("hercules:reshuffled-in-mid-draw", 2, GREED, reshuffled_in_mid_draw),
    Wanted("hercules:no-move", 2, GREED, tells("rested"), mode="caprice"),
    Wanted("hercules:shared-win", 4, GREED, shared),
    Wanted("hercules:more-labours-win", 3, GREED, won_by_options, tie_break="labours"),
    Wanted("hercules:losers-discard", 4, GREED, tells("outbid"), gym_loser_cards="discard"),
    Wanted("hercules:claim-failed", 3, MIXED, tells("claim-failed")),
    Wanted("hercules:second-thoughts", 2, LUCK, every(tells("tucked"), tells("left-extra"))),
    Wanted("rally:own-corner", 2, GREED, ends_by("own-corner")),
    Wanted("rally:other-corner", 3, GREED, ends_by("other-corner")),
    Wanted("rally:occupied-finish", 3, CHILD, tells("won", others=1)),
    Wanted("rally:trap", 2, CHILD, trapped),
    Wanted("rally:ban", 2, GREED, swapped_at_once),
    Wanted("rally:four-cars", 4, GREED, anything),
    Wanted("rally:by-road-only", 4, GREED, anything, occupied_move="road", mix="alternative"),
    Wanted("rally:occupied-corners", 2, GREED, anything, tokens="occupied_corners"),
    Wanted("rally-circuit:race", 3, GREED, close),
    Wanted("rally-circuit:shared-win", 2, GREED, shared),
    Wanted("rally-circuit:alone", 1, GREED, anything, laps="1"),
    Wanted("rally-circuit:no-circuit", 4, LUCK, ends_by("no-circuit")),
    Wanted("stickers:two", 2, GREED, close),
    Wanted("stickers:three", 3, GREED, close),
    Wanted("stickers:four", 4, GREED, close),
    Wanted("stickers:long-chain", 3, GREED, chain_of_effects(7)),
    Wanted("stickers:reserve-exhausted", 4, GREED, reserve_is_gone),
    Wanted("stickers:late-combo", 3, LUCK, late_combo),
    Wanted("stickers:combos-lapse", 2, LUCK, anything, combos_in_refill=False),
    Wanted("stickers:reserve-for-draw-play", 4, LUCK, anything, reserve_for_draw_play=True),
    Wanted("stickers:last-pick-begins", 3, LUCK, won_by_options, final_may_start_column=True),
    Wanted("stickers:tie-rung-1", 3, LUCK, tie_broken_by(1)),
    Wanted("stickers:tie-rung-2", 2, LUCK, tie_broken_by(2)),
    Wanted("stickers:tie-rung-3", 3, LUCK, tie_broken_by(3)),
    Wanted("stickers:tie-rung-4", 2, LUCK, tie_broken_by(4)),
    Wanted("stickers:tie-rung-5", 3, LUCK, tie_broken_by(5)),
    Wanted("stickers:tie-rung-6", 4, LUCK, tie_broken_by(6), 39_720),
    Wanted("stickers:tie-rung-7", 4, LUCK, tie_broken_by(7), 131_869),
    Wanted("stickers:tie-rung-8", 2, LUCK, tie_broken_by(8), 23_506),
    Wanted("stickers:tie-rung-9", 2, LUCK, tie_broken_by(9), 125_732, last=2),
    Wanted("stickers:shared-win", 2, LUCK, shared, 85_440, last=2),
    Wanted("stickers:evening", 3, GREED, tells("sticker-passed"), deck="evening"),
    Wanted("stickers:evening-of-two", 2, LUCK, tells("pack-opened"), deck="evening"),
    Wanted("stickers:topsy-turvy", 3, GREED, close, deck="grown", scenario="topsy-turvy"),
    Wanted(
        "stickers:big-fair", 4, GREED, tells("stuck-by-chance"), deck="grown", scenario="big-fair"
    ),
    Wanted("stickers:open-hands", 2, GREED, anything, deck="grown", scenario="open-hands"),
    Wanted("stickers:chain-of-a-campaign", 4, GREED, chain_of_effects(15), deck="grown"),
    Wanted("stickers:marks-match", 4, LUCK, tells("sticker-kept"), deck="grown", marks_match=True),
)


if __name__ == "__main__":
    main()
