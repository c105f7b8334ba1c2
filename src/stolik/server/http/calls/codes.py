"""The call with a code: which table it leads to."""

from starlette.requests import Request
from starlette.responses import Response

from stolik.server.http.answering import answer
from stolik.server.http.codes import meant
from stolik.server.http.front_desk import FrontDesk, address_of
from stolik.server.http.limits import CODES
from stolik.server.tables.refusing import refuse


async def find_by_code(request: Request, desk: FrontDesk) -> Response:
    """Return the table that a code leads to, with an invitation to any of its free seats."""
    address = address_of(request)
    # By address: a guest who has guessed too often would only come back as another guest.
    desk.limits.check(CODES, address)
    code = meant(str(request.path_params["code"]))
    name = None if code is None else await desk.store.table_by_code(code)
    if name is None:
        raise refuse("no-such-code")
    desk.limits.forgive(CODES, address)
    room = await desk.house.room(name)
    if room.table.state is not None:
        raise refuse("code-over")
    return answer({"table": name, "token": desk.passes.invitation_to_any(name)})
