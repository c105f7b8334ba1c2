"""A component file, ours or an owner's: TOML, opened and read entry by entry.

Whatever is wrong is refused with a sentence that names the file, the entry and the value.
"""

import re
import tomllib
from typing import Any, Final

from stolik.core import wire
from stolik.core.errors import Said, Unreadable
from stolik.core.shape import TOML, look_over
from stolik.core.travel import Address

MOST: Final = 99
"""A larger number than this on a card or in a pack would be a slip of the pen."""
LONGEST_NAME: Final = 40
"""More letters than this fit on no card."""
AN_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
"""What can be typed on any keyboard."""

Entry = dict[str, Any]
Name = dict[str, str]
"""What something is called, by language."""


class Box:
    """What a game is played with, and where we know it from."""

    __slots__ = ("address", "source")

    def __init__(self, source: str, address: Address) -> None:
        """Say where it comes from."""
        self.source = source
        self.address = address
        """The game that it is the box of."""

    @property
    def owned(self) -> str | None:
        """The file of an owner that all this was read from, if it is not our own."""
        return self.address.components


def opened(text: str, game: str, parts: tuple[str, ...], what: Said) -> Entry:
    """Return the file of these parts, if it is made for the game and says where it comes from."""
    whole = parsed(text, what)
    wire.no_other_parts(whole, ("source", "games", *parts), what)
    wire.printable(whole, "source", what)
    games = wire.each(str, whole, "games", what)
    if game not in games:
        raise Unreadable(
            "{what} is made for {games}, not {game}",
            what=what,
            games=", ".join(games) or "-",
            game=game,
        )
    return whole


def parsed(text: str, what: Said) -> Entry:
    """Return the file as TOML, if its shape is that of a file."""
    look_over(text, TOML, what)
    try:
        return tomllib.loads(text)
    except ValueError as fault:  # also a day that no calendar has
        raise Unreadable("{what} is not TOML: {fault}", what=what, fault=fault) from None


def spoken(names: Entry, what: Said, most: int = LONGEST_NAME) -> Name:
    """Return a name in every language; the other parts are the game's business."""
    found = {lang: wire.printable(names, lang, what).strip() for lang in ("ru", "en")}
    if not all(found.values()):
        raise Unreadable("{what} is empty", what=what)
    if max(map(len, found.values())) > most:
        raise Unreadable("{what}: at most {most} letters", what=what, most=most)
    return found


def one(entry: Entry, name: str, values: tuple[str, ...], what: Said) -> str:
    """Return the part of that name, one of these values."""
    return one_of_these(wire.part(str, entry, name, what), name, values, what)


def one_of_these(value: str, name: str, values: tuple[str, ...], what: Said) -> str:
    """Return the value if it is one of these."""
    if value not in values:
        raise Unreadable(
            "{what}: {name} '{value}' should be one of {values}",
            what=what,
            name=name,
            value=value,
            values=", ".join(values),
        )
    return value


def number_of(entry: Entry, name: str, least: int, most: int, what: Said) -> int:
    """Return the part of that name, a number between these."""
    value = wire.part(int, entry, name, what)
    if not least <= value <= most:
        raise Unreadable(
            "{what}: {name} {value} should be from {least} to {most}",
            what=what,
            name=name,
            value=value,
            least=least,
            most=most,
        )
    return value


def numbers_of(entry: Entry, name: str, known: tuple[str, ...], what: Said) -> list[int]:
    """Return the part of that name, a list of known words, by their numbers."""
    words = wire.each(str, entry, name, what)
    if len(words) > MOST:
        raise Unreadable(
            "{what}: {name} has {found} words, at most {most}",
            what=what,
            name=name,
            found=len(words),
            most=MOST,
        )
    return [known.index(one_of_these(word, name, known, what)) for word in words]
