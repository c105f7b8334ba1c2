"""What happens at a table, as it is stored: a list of these, and nothing else, is the table.

Each is written as JSON with its name in `is`. An entry is never changed or taken out; what is taken
back is taken back by a later entry. `at` is the time in seconds, as the node saw it that wrote it.
"""

from typing import Literal

from msgspec import Struct, json

from stolik.core import Seat, Unreadable, Value


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long somebody may think."""

    bank: float | None = None
    """Seconds each player has for the whole game, or no clock."""
    increment: float = 0
    """Seconds that every decision brings back."""
    days: float | None = None
    """Days for each decision, at an unhurried table."""


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """What was settled when the table was made; it never changes."""

    game: str
    version: int
    options: dict[str, Value]
    chairs: tuple[str, ...]
    """For each seat the bot that has it, or nothing: it waits for a person."""
    secret: str
    """Our part of the luck, shown when the game is over."""
    host: str
    """The guest who made the table."""
    components: str | None = None
    pace: Pace = Pace()
    stand_in: str = "greed"
    """The bot that plays for those who have left."""
    grace: float = 60
    """Seconds after which it does."""
    kid: bool = True
    """Children may sit here: nothing can be said but set phrases."""
    listed: bool = False
    """Anybody may sit down, not only who was invited."""
    invited: tuple[str, ...] = ()
    """For each seat the guest that it is kept for, or nobody."""
    record: str | None = None
    """The game that this one goes on from, if it does not begin anew."""
    campaign: str = ""
    """The campaign that this is an evening of."""
    names: tuple[str, ...] = ()
    """Who plays in that campaign, seat by seat."""


class Sat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="sat"):
    """A guest took a seat, and brought some luck along."""

    seat: Seat
    guest: str
    luck: str
    at: float


class Stood(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="stood"):
    """The guest gave the seat up before the game began."""

    seat: Seat
    at: float


class Dealt(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="dealt"):
    """Everybody was there, and the game began."""

    at: float


class Moved(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="moved"):
    """Somebody decided; `by` names the bot if it was one."""

    seat: Seat
    move: str
    at: float
    by: str = ""
    id: str = ""
    """What the player's window called it: sent again, it is not another move."""


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="asked"):
    """Somebody asks the others for something: to take moves back, to pause, to go on."""

    seat: Seat
    what: Literal["undo", "pause", "resume"]
    at: float
    moves: int = 0
    """How many moves would be left, if it is about taking back."""
    needs: tuple[Seat, ...] | None = None
    """Who has to agree, there or not; nobody is named where it is up to whoever is there."""


class Answered(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="answered"):
    """Somebody agrees, or does not."""

    seat: Seat
    yes: bool
    at: float


class Undone(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="undone"):
    """Only the first so many moves count from now on."""

    moves: int
    at: float


class Paused(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="paused"):
    """The clocks stand still, and nobody moves."""

    at: float


class Resumed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="resumed"):
    """The game goes on."""

    at: float


class Left(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="left"):
    """A player's last window closed."""

    seat: Seat
    at: float


class Returned(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="returned"):
    """The player is back, and decides again."""

    seat: Seat
    at: float


class Rematched(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="rematched"):
    """The same people play again, at another table."""

    table: str
    at: float


class TakenOver(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="taken-over"):
    """A bot decides for the player until the player is back."""

    seat: Seat
    at: float


Entry = (
    Sat
    | Stood
    | Dealt
    | Moved
    | Asked
    | Answered
    | Undone
    | Paused
    | Resumed
    | Left
    | Returned
    | Rematched
    | TakenOver
)


def write_entry(entry: Entry) -> str:
    """Return the entry as the store keeps it."""
    return json.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """Return the entry that the store has kept."""
    try:
        entry: Entry = json.decode(text, type=Entry)
    except (ValueError, TypeError) as fault:
        raise Unreadable("an entry of a table is damaged: {fault}", fault=fault) from None
    return entry


def write_head(head: Head) -> str:
    """Return the head as the store keeps it."""
    return json.encode(head).decode()


def read_head(text: str) -> Head:
    """Return the head that the store has kept."""
    try:
        return json.decode(text, type=Head)
    except (ValueError, TypeError) as fault:
        raise Unreadable("the head of a table is damaged: {fault}", fault=fault) from None
