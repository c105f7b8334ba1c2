"""Calls for whoever runs the house: whether it lives, whether it can serve, figures."""

from starlette.requests import Request
from starlette.responses import Response

from stolik.server.http.answering import answer
from stolik.server.http.front_desk import FrontDesk


async def healthy(request: Request, desk: FrontDesk) -> Response:  # noqa: ARG001 - being here is enough
    """Say that the process is alive."""
    return answer({"alive": True})


async def ready(request: Request, desk: FrontDesk) -> Response:  # noqa: ARG001 - it is about the house
    """Say whether the house can serve: whether its database answers, and takes what is written."""
    fault = await desk.node.readiness.ask()
    if fault:
        told = {"ready": False, "part": "database", "error": f"the database: {fault}"}
        return answer(told, 503)
    return answer({"ready": True})


async def metrics(request: Request, desk: FrontDesk) -> Response:  # noqa: ARG001 - about the house
    """Return figures about this node, and about what is stored, for Prometheus."""
    await desk.stock.refresh()
    figures, rooms = desk.node.metrics, desk.house.rooms.values()
    figures.rooms.set(len(rooms))
    figures.windows.set(sum(len(room.windows) for room in rooms))
    return Response(figures.page(), media_type="text/plain; version=0.0.4")
