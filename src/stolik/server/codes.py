"""Short codes that lead to a table: read out over the phone, typed on whatever keyboard.

Every letter is read alike in English and in Russian, and no two look alike: so what is typed in
Cyrillic means the letter of the same sound, and there is nothing else that it could mean.
"""

from secrets import choice

from starlette.requests import Request
from starlette.responses import Response

from stolik.server.door import Door, answer
from stolik.server.limits import CODES
from stolik.server.names import is_unfit
from stolik.server.refusing import refuse
from stolik.server.store import Store

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


async def find_by_code(request: Request, door: Door) -> Response:
    """Return the table that a code leads to, with an invitation to any of its free seats."""
    address = request.client.host if request.client else ""
    # By address: a guest who has guessed too often would only come back as another guest.
    door.limits.check(CODES, address)
    code = meant(str(request.path_params["code"]))
    name = None if code is None else await door.house.store.table_by_code(code)
    if name is None:
        raise refuse("no-such-code")
    door.limits.forgive(CODES, address)
    room = await door.house.room(name)
    if room.table.state is not None:
        raise refuse("code-over")
    return answer({"table": name, "token": door.passes.invitation_to_any(name)})
