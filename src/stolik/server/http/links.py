"""Links that lead to a table or a campaign, and their pictures."""

import segno
from starlette.requests import Request

from stolik.server.http.front_desk import FrontDesk
from stolik.server.http.outside import begins


def link_to(request: Request, desk: FrontDesk, path: str) -> str:
    """Return a link to one of our pages, as others find the house if they can."""
    return begins(request, desk.settings.address, desk.gate) + path


def drawn(link: str) -> str:
    """Return a link as a picture, SVG."""
    return str(segno.make(link, error="m").svg_inline(omitsize=True))
