"""Every call and every message there is, with how it is asked in two worlds.

A call or message that is not here is an error: whoever adds one says here how it is asked.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, get_args, get_type_hints

from stolik.core import Seat
from stolik.server.http.routes import CALLS, Call
from stolik.server.tables import messages

from .veiled import CODES, GATHERING, SERIES, TABLE

NOBODY = 9
"""A seat that no table has."""
TOKEN = "X-Seat-Token"  # noqa: S105 - its name
"""What comes beside an address: with it, the eye calls from elsewhere."""
ASKS: tuple[str, ...] = get_args(get_type_hints(messages.Ask)["what"])
"""What can be asked of the others."""
HERE, THERE = f"/api/tables/{TABLE}", f"/api/tables/{GATHERING}"
CAMPAIGN = f"/api/campaigns/{SERIES}"


class Moment(NamedTuple):
    """What somebody who asks knows: all of it was told by the house, or is known to everybody."""

    game: str
    seats: int
    mine: tuple[Seat, ...]
    question: int
    """The one that the own seat is asked, or none."""
    wrong: tuple[str, ...]
    """Moves that cannot be made here."""
    number: int
    moves: int

    @property
    def foreign(self) -> list[int]:
        """Return the seats of others, and one that is not there."""
        return [seat for seat in (*range(self.seats), NOBODY) if seat not in self.mine]

    @property
    def every(self) -> list[int]:
        """Return all the seats, and one that is not there."""
        return [*range(self.seats), NOBODY]


class Ask(NamedTuple):
    """One way to call."""

    path: str
    body: Any = None


Asks = Callable[[Moment], Iterable[Ask]]


def plainly(*paths: str) -> Asks:
    """Ask for these as they are."""
    return lambda _: [Ask(path) for path in paths]


def saying(path: str, *bodies: Any) -> Asks:
    """Send these."""
    return lambda _: [Ask(path, body) for body in bodies]


def tried(moment: Moment) -> list[dict[str, Any]]:
    """Return moves that will be refused: against the rules, at a wrong time, for another."""
    texts = (*moment.wrong, "no such move")
    wrong = [
        {"seat": seat, "question": moment.question, "move": text}
        for seat in moment.mine
        for text in texts
    ]
    stale = [each | {"question": moment.question + 1} for each in wrong[:1]]
    foreign = [
        {"seat": seat, "question": moment.number, "move": texts[0]} for seat in moment.foreign
    ]
    return [*wrong, *stale, *foreign]


def asked(moment: Moment) -> list[dict[str, Any]]:
    """Return what is asked of the others for seats that are theirs."""
    return [{"seat": seat, "what": what} for seat in moment.foreign for what in ASKS]


def answered(moment: Moment) -> list[dict[str, Any]]:
    """Return answers to what nobody asks, or asks of others."""
    return [{"seat": seat, "yes": False} for seat in moment.every]


def said(moment: Moment) -> list[dict[str, Any]]:
    """Return what cannot be said here, or not from there."""
    words = [{"seat": seat, "text": "free words"} for seat in moment.mine]
    return [*words, *({"seat": seat, "phrase": "hello"} for seat in moment.foreign)]


def at_seats(rest: str = "", body: Any = None) -> Asks:
    """Ask about every seat of the table."""
    return lambda moment: [Ask(f"{HERE}/seats/{seat}{rest}", body) for seat in moment.every]


def looking(moment: Moment) -> list[Ask]:
    """Look at the table in every way there is."""
    since = [f"since={number}" for number in ("0", "mine", moment.number - 1, moment.number)]
    at = [f"{back}={number}" for back in ("at", "until") for number in range(moment.moves + 2)]
    drawn = ["columns=40", "columns=160&lang=ru", f"at={moment.moves}&columns=80"]
    queries = [*since, *at, *drawn, "wait=0", "columns=1", "at=x"]
    return [*(Ask(f"{HERE}?{query}") for query in queries), Ask(THERE), Ask("/api/tables/nowhere")]


EVENING = {"players": ["Ann", "Ben"], "bots": ["", "greed"]}
EVERY_CALL: dict[str, Asks] = {
    "GET /api/me": plainly("/api/me"),
    "PUT /api/me": saying("/api/me", {"name": "Ann"}, {"name": ""}),
    **{f"{method} /api/door": plainly("/api/door") for method in ("GET", "PUT", "DELETE")},
    "GET /api/games": plainly("/api/games"),
    "GET /api/games/{game}/guide": lambda here: [
        Ask(f"/api/games/{here.game}/guide{query}") for query in ("", "?columns=80")
    ],
    "GET /api/games/{game}/guide/{step}/why": lambda here: [
        Ask(f"/api/games/{here.game}/guide/1/why?move={move}") for move in here.wrong[:2]
    ],
    "GET /api/tables": plainly("/api/tables"),
    "POST /api/tables": lambda here: [Ask("/api/tables", {"game": here.game, "chairs": ["", ""]})],
    "GET /api/tables/{table}": looking,
    "PUT /api/tables/{table}/seats/{seat}": lambda here: [
        *at_seats("", {"luck": "words", "token": "none"})(here),
        Ask(f"{THERE}/seats/3", {"luck": "words"}),
    ],
    "DELETE /api/tables/{table}/seats/{seat}": lambda here: [
        *at_seats()(here),
        Ask(f"{THERE}/seats/3"),
    ],
    "GET /api/tables/{table}/seats/{seat}/invitation": at_seats("/invitation"),
    "GET /api/tables/{table}/seats/{seat}/hint": at_seats("/hint"),
    "POST /api/tables/{table}/moves": lambda here: [
        Ask(f"{HERE}/moves", body) for body in tried(here)
    ],
    "POST /api/tables/{table}/asks": lambda here: [
        Ask(f"{HERE}/asks", body) for body in asked(here)
    ],
    "POST /api/tables/{table}/answers": lambda here: [
        Ask(f"{HERE}/answers", body) for body in answered(here)
    ],
    "POST /api/tables/{table}/says": lambda here: [
        Ask(f"{HERE}/says", body) for body in said(here)
    ],
    "GET /api/tables/{table}/record": plainly(f"{HERE}/record", f"{THERE}/record"),
    "POST /api/tables/{table}/rematch": plainly(f"{HERE}/rematch"),
    "GET /api/codes/{code}": plainly(*(f"/api/codes/{code}" for code in CODES.values())),
    "POST /api/campaigns": saying("/api/campaigns", {"game": "stickers", "roster": ["Ann", "Ben"]}),
    "GET /api/campaigns/{campaign}": plainly(CAMPAIGN, "/api/campaigns/c.nowhere"),
    "GET /api/campaigns/{campaign}/invitation": plainly(f"{CAMPAIGN}/invitation"),
    "PUT /api/campaigns/{campaign}/players": saying(
        f"{CAMPAIGN}/players", {"name": "Ann"}, {"name": "Max"}
    ),
    "DELETE /api/campaigns/{campaign}/players": saying(f"{CAMPAIGN}/players", {"name": "Max"}),
    "POST /api/campaigns/{campaign}/evenings": saying(f"{CAMPAIGN}/evenings", EVENING),
    "PUT /api/campaigns/{campaign}/evenings/{evening}": plainly(
        *(f"{CAMPAIGN}/evenings/{number}" for number in (1, 2, 9))
    ),
    "POST /api/campaigns/{campaign}/undo": saying(f"{CAMPAIGN}/undo", {"evenings": 9}),
    "POST /api/campaigns/{campaign}/branch": saying(f"{CAMPAIGN}/branch", {"evenings": 1}),
    "GET /api/campaigns/{campaign}/record": plainly(f"{CAMPAIGN}/record"),
    "GET /api/campaigns/{campaign}/deck": plainly(f"{CAMPAIGN}/deck"),
    "GET /healthz": plainly("/healthz"),
    "GET /readyz": plainly("/readyz"),
    "GET /metrics": plainly("/metrics"),
    "GET /openapi.json": plainly("/openapi.json"),
    "GET /docs": plainly("/docs", "/docs?lang=en"),
    "GET /docs.css": plainly("/docs.css"),
    "DELETE /api/me": plainly("/api/me"),
}
"""How each call is asked, in this order: whoever is forgotten asks no more."""

PAGES = ("/", f"/t/{TABLE}", f"/c/{SERIES}", "/nowhere")
"""What a browser opens."""

Says = Callable[[Moment], Iterable[dict[str, Any]]]


def in_frames(kind: str, bodies: Callable[[Moment], list[dict[str, Any]]]) -> Says:
    """Say through a window what can be called for."""
    return lambda here: [
        {"type": kind, "id": f"{kind} {number}"} | body for number, body in enumerate(bodies(here))
    ]


EVERY_MESSAGE: dict[str, Says] = {
    "hello": lambda here: [
        {"type": "hello", "since": here.number - 1},
        {"type": "hello", "letters": {"columns": 80, "language": "en"}},
        {"type": "hello"},
    ],
    "move": in_frames("move", tried),
    "ask": in_frames("ask", asked),
    "answer": in_frames("answer", answered),
    "say": in_frames("say", said),
    "ping": lambda _: [{"type": "ping"}, {"type": "no such message"}],
}
"""How each message of a window is said."""


def is_asked(call: Call, wish: str) -> bool:
    """Tell whether a call is made with this in its address, or beside it as a token is."""
    anything = Moment("rally", 2, (Seat(0),), 1, ("no such move",), 2, 0)
    paths = [asked.path for asked in EVERY_CALL[f"{call.method} {call.path}"](anything)]
    return wish == TOKEN or any(f"{wish}=" in path for path in paths)


def calls_there_are() -> set[str]:
    """Return every call of the house."""
    return {f"{call.method} {call.path}" for call in CALLS}


def messages_there_are() -> set[str]:
    """Return every message of a window."""
    return {str(kind.__struct_config__.tag) for kind in get_args(messages.FromWindow)}
