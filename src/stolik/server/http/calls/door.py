"""Calls about the way in for friends: how far links lead, and letting the home network in."""

from starlette.requests import Request
from starlette.responses import Response

from stolik.server.http.answering import answer
from stolik.server.http.answers import Door
from stolik.server.http.front_desk import FrontDesk
from stolik.server.http.outside import begins, is_at_machine, reach_of
from stolik.server.tables.refusing import refuse


async def show_door(request: Request, desk: FrontDesk) -> Response:
    """Say how far links lead, and whether whoever asks can change that."""
    return answer(shown(request, desk))


async def open_door(request: Request, desk: FrontDesk) -> Response:
    """Let the home network in until the house closes; only at the machine itself."""
    check_keeper(request, desk)
    await desk.gate.open()
    return answer(shown(request, desk))


async def close_door(request: Request, desk: FrontDesk) -> Response:
    """Shut the home network out again; only at the machine itself."""
    check_keeper(request, desk)
    await desk.gate.close()
    return answer(shown(request, desk))


def shown(request: Request, desk: FrontDesk) -> Door:
    """Return the way in as whoever asks finds it."""
    address = begins(request, desk.settings.address, desk.gate)
    reach = reach_of(address)
    turns = desk.gate.turns and is_at_machine(request)
    networked = desk.gate.has_network()
    return {
        "reach": reach,
        "address": address,
        "may_open": turns and reach == "here" and networked,
        "may_close": turns and reach != "here",
        "no_network": turns and not networked,
    }


def check_keeper(request: Request, desk: FrontDesk) -> None:
    """Refuse to turn the key for anybody but a guest who sits at the machine."""
    desk.known(request)
    if not is_at_machine(request):
        raise refuse("not-at-machine")
