"""A ladder's games in a file, one a line as they come: what was stopped goes on where it was."""

import json
from dataclasses import asdict
from math import inf
from pathlib import Path
from typing import Any

from stolik.core import Unreadable
from stolik.lab.ladder import Bout, LadderPlan, Result

FORMAT = 1
BEGINNING = '{"ladder": '
"""Of every such file, however early it was cut off."""
CALLED = {
    "game": "GAME",
    "bots": "--bots",
    "seats": "--seats",
    "seed": "--seed",
    "options": "--option",
    "components": "--components",
}
"""What is asked for by which part of the call."""
NOT_OURS = (ValueError, TypeError, KeyError, RecursionError)


class Kept:
    """The games played so far, in a file: what was to be played, then a game a line."""

    def __init__(self, plan: LadderPlan, path: Path) -> None:
        """Open the file, or begin it; refuse the file of another ladder."""
        self.plan, self.path = plan, path
        self.results: list[Result] = []
        if path.exists():
            self.read()
        else:
            self.begin()

    def begin(self) -> None:
        """Write down what is to be played."""
        self.path.write_text(json.dumps(head_of(self.plan), ensure_ascii=False) + "\n", "utf-8")

    def read(self) -> None:
        """Read what was played; a last line that was cut off is played again."""
        text = self.path.read_text("utf-8", errors="replace")
        *lines, cut = text.split("\n")
        if not lines and cut[: len(BEGINNING)] == BEGINNING[: len(cut)]:
            self.begin()
            return
        self.refuse_another(head_in(text))
        results = [self.game_in(line, number) for number, line in enumerate(lines[1:], 2)]
        once = {each.bout: each for each in results if each.bout.deal < self.plan.pairs}
        self.results = list(once.values())
        if cut:
            self.path.write_text(text.removesuffix(cut), "utf-8")

    def refuse_another(self, head: dict[str, Any]) -> None:
        """Refuse the file of another ladder; how many deals are played may differ."""
        if "ladder" not in head:
            raise Unreadable("{file} is not the file of a ladder", file=self.path)
        ours = head_of(self.plan)
        parts = [part for part in ours if part != "pairs" and head.get(part) != ours[part]]
        if parts:
            raise Unreadable(
                "{file} is of another ladder; name another file, or ask for the same: {parts}",
                file=self.path,
                parts=", ".join(CALLED.get(part, part) for part in parts),
            )

    def game_in(self, line: str, number: int) -> Result:
        """Return the game of a line; one that no game can have left is refused."""
        try:
            result = read_result(json.loads(line))
            sound = fits(self.plan, result)
        except NOT_OURS:
            sound = False
        if not sound:
            raise Unreadable(
                "line {line} of {file} is damaged; without that line it can be read again, and "
                "that game is played again",
                line=number,
                file=self.path,
            )
        return result

    def add(self, result: Result) -> None:
        """Write one more game down."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result._asdict() | {"bout": result.bout._asdict()}) + "\n")
        self.results.append(result)


def head_of(plan: LadderPlan) -> dict[str, Any]:
    """Return the first line of a ladder's file."""
    whole: dict[str, Any] = json.loads(json.dumps(asdict(plan)))
    return {"ladder": FORMAT, "version": plan.played().version} | whole


def head_in(text: str) -> dict[str, Any]:
    """Return the first line of a file, or nothing if it is not a ladder's."""
    try:
        return dict(json.loads(text.partition("\n")[0]))
    except NOT_OURS:
        return {}


def seed_in(path: Path) -> str | None:
    """Return the seed of the ladder in a file, if there is one."""
    try:
        seed = head_in(path.read_text("utf-8", errors="replace")).get("seed")
    except OSError:
        return None
    return seed if isinstance(seed, str) else None


def read_result(whole: dict[str, Any]) -> Result:
    """Return a game from its line."""
    return Result(
        Bout(**whole["bout"]),
        tuple(whole["places"]),
        tuple(whole["points"]),
        tuple(whole["slowest"]),
    )


def fits(plan: LadderPlan, result: Result) -> bool:
    """Tell whether a game of this ladder can have ended so."""
    (match, deal, turn), places, points, slowest = result
    return (
        all(type(number) is int for number in (match, deal, turn, *places, *points))
        and all(type(seconds) in (int, float) and 0 <= seconds < inf for seconds in slowest)
        and {len(places), len(points), len(slowest)} == {plan.seats}
        and set(places) == set(range(len(set(places))))
        and match in range(len(plan.matches()))
        and deal >= 0
        and turn in range(plan.seats)
    )
