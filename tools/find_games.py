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
SEEDS = 100_000
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
        **options: Value,
    ) -> None:
        """Describe it."""
        self.game = name.partition(":")[0]
        """The key of the game: the name up to the colon."""
        self.name = name.replace(":", "-")
        self.seats = seats
        self.bots = [bots.find(players[seat % len(players)]) for seat in range(seats)]
        self.shows = shows
        self.since = since
        """The seed to begin with: of something very rare the first, once it was found."""
        self.options = options


# Looking for it


def main() -> None:
    """Find the games, all of them or those named, and write them down."""
    known = {wanted.name: wanted for wanted in GAMES}
    for name in sys.argv[1:] or known:
        if name not in known:
            sys.exit(f"no game '{name}'; there are: {', '.join(known)}")
        record = search(known[name])
        folder = ROOT.joinpath("src", *game_of(record).package.split("."), "tests", "records")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.json").write_text(write_record(record), "utf-8")
        sys.stdout.write(f"{name}: seed {record.seed}, {len(record.moves)} moves\n")


def search(wanted: Wanted) -> Record:
    """Return the first game that shows what is wanted."""
    for seed in range(wanted.since, SEEDS):
        played = play(wanted, str(seed))
        if wanted.shows(played):
            return played.record
    sys.exit(f"{wanted.name}: no such game among the first {SEEDS} seeds")


def play(wanted: Wanted, seed: str) -> Played:
    """Let the bots play one game; each has luck of its own and is handed what its seat knows."""
    game = find(wanted.game)
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
)


if __name__ == "__main__":
    main()
