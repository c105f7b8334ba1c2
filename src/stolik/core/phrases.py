"""What is said to players: keys into the text files, never sentences.

A phrase is plain data that survives JSON as it is. Its arguments may be phrases themselves
(the name of a card inside a sentence), resolved from the inside out in the reader's language.
An argument called ``seat`` is the number of a seat and is read as that player's name.
"""

from typing import TypedDict, Union

from stolik.core.seat import Seat

Arg = Union[int, str, "Phrase"]
Args = dict[str, Arg]


class Phrase(TypedDict):
    """A key of the text files with what it speaks of."""

    key: str
    args: Args


class Event(TypedDict):
    """Something that happened at the table."""

    key: str
    args: Args
    audience: list[Seat] | None
    """The seats that may hear of it; `None` is everybody."""


FLEETING = "seen-"
"""How the key of an event begins that is seen in passing, such as the face of a tile that will be
turned down again: it is told when it happens, and a log keeps it only when the game is over."""


class Reason(TypedDict):
    """Why a move is not allowed."""

    rule: str
    """The number in the game's RULES.md."""
    key: str
    args: Args


def is_fleeting(event: Event) -> bool:
    """Tell whether an event is seen in passing."""
    return event["key"].startswith(FLEETING)


def phrase(key: str, /, **args: Arg) -> Phrase:
    """Say this, with these arguments."""
    return {"key": key, "args": args}


def words(listed: str) -> tuple[str, ...]:
    """Return the words of a list by their numbers: what acts and phases are called in keys."""
    return tuple(listed.split())


def wait_for(seats: list[Seat], chosen: bool) -> Phrase:
    """Say who is still thinking, to one who has chosen or was not asked; or that it is over."""
    if not seats:
        return phrase("prompt-over")
    answer = "yes" if chosen else "no"
    return phrase("prompt-wait", chosen=answer, others=len(seats), seat=seats[0])


def event(key: str, /, **args: Arg) -> Event:
    """Tell everybody."""
    return {"key": key, "args": args, "audience": None}
