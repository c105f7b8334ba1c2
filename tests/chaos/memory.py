"""What people were told: every move that was acknowledged to them, everything they were shown."""

import json
from collections import defaultdict
from hashlib import sha256
from typing import Any, NamedTuple

from stolik.server.tables.answers import ShownToAll

COMMON = tuple(ShownToAll.__annotations__)
"""What is the same for everybody who looks."""
ALL = "all"
"""Whose sight that is; others are those of a seat, or of an onlooker."""


class Sent(NamedTuple):
    """A move that somebody has sent, perhaps more than once."""

    table: str
    id: str
    seat: int
    question: int
    move: str


class Sight(NamedTuple):
    """What somebody saw at a table after so many entries, as a digest."""

    number: int
    eye: str
    digest: str


class Told:
    """What people were told of one table."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.sent: dict[str, Sent] = {}
        self.acknowledged: dict[str, int] = {}
        """The moves that were done, by their ids: how many entries there were then."""
        self.refused: set[str] = set()
        self.sights: dict[Sight, str] = {}
        """What was seen, and who first saw it where."""
        self.unjudged: dict[Sight, str] = {}
        """Those of them that nobody has compared with the store yet."""
        self.backwards: list[str] = []
        """Who was shown less than before."""

    def see(self, sight: Sight, who: str) -> None:
        """Note what somebody saw; most see what another has seen already."""
        if sight not in self.sights:
            self.sights[sight] = self.unjudged[sight] = who

    def has_news(self) -> bool:
        """Tell whether there is something to judge."""
        return bool(self.unjudged)

    def so_far(self) -> "Told":
        """Return what was told until now, to be judged: people are told more meanwhile."""
        now = Told()
        now.sent = self.sent  # what is sent meanwhile may be there already
        now.acknowledged, now.refused = self.acknowledged.copy(), self.refused.copy()
        now.backwards = self.backwards.copy()
        now.unjudged, self.unjudged = self.unjudged, {}
        return now


class Memory:
    """What all people were told, table by table."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.tables: dict[str, Told] = defaultdict(Told)

    def sends(self, sent: Sent) -> None:
        """Note that a move is on its way."""
        self.tables[sent.table].sent[sent.id] = sent

    def acknowledged(self, table: str, id_: str, number: int) -> None:
        """Note that a move is done."""
        self.tables[table].acknowledged[id_] = number

    def refused(self, table: str, id_: str) -> None:
        """Note that a move was against the rules."""
        self.tables[table].refused.add(id_)

    def saw(self, table: str, shown: dict[str, Any], before: int, who: str) -> None:
        """Note what somebody was shown, who has seen so many entries before."""
        told, number = self.tables[table], shown["number"]
        if number < before:
            told.backwards.append(f"{who} saw {number} after {before}")
        for eye, digest in seen_in(shown).items():
            told.see(Sight(number, eye, digest), who)

    def moves(self) -> int:
        """Return how many moves were acknowledged."""
        return sum(len(told.acknowledged) for told in self.tables.values())


def seen_in(shown: dict[str, Any]) -> dict[str, str]:
    """Return digests of what everybody sees of a table, and of what each seat sees."""
    common = {key: shown[key] for key in COMMON}
    # What somebody is called is not the table's: it can change, and is learned apart.
    common["seats"] = [seat | {"name": None} for seat in common["seats"]]
    views = {f"seat {view['seat']}": digest(view) for view in shown["views"]}
    return {ALL: digest(common), **views}


def digest(value: Any) -> str:
    """Return some letters that stand for a value."""
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]
