"""Short codes that lead to a table: read out over the phone, typed on whatever keyboard.

Every letter is read alike in English and in Russian, and no two look alike: so what is typed in
Cyrillic means the letter of the same sound, and there is nothing else that it could mean.
"""

from secrets import choice

from stolik.server.http.names import is_unfit
from stolik.server.store.port import Store

ALPHABET = "ADEFGKLMRTU23456789"
LENGTH = 6
HEARD = str.maketrans("АДЕЁФГКЛМРТУ", "ADEEFGKLMRTU")
"""Cyrillic letters that sound like one of ours."""
MISREAD = str.maketrans("SZBВЗЧБ", "5288346")
"""What a digit may be taken for; none of these is in a code."""


def new_code() -> str:
    """Return a code that can be said in front of children."""
    while is_unfit(code := "".join(choice(ALPHABET) for _ in range(LENGTH))):
        pass
    return code


def meant(typed: str) -> str | None:
    """Return the code that somebody means, however it was typed, or nothing."""
    plain = "".join(letter for letter in typed.upper() if letter.isalnum())
    code = plain.translate(HEARD).translate(MISREAD)
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None


async def code_of(store: Store, table: str) -> str:
    """Return the code of a table, which gets one if it has none yet."""
    while (code := await store.give_code(table, new_code())) is None:
        pass  # another table has this very one
    return code
