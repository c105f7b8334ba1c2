"""Links that lead to a table or a campaign, and their pictures."""

import segno
from starlette.requests import Request


def link_to(request: Request, path: str) -> str:
    """Return a link to one of our pages, as whoever calls has found the house."""
    return f"{request.url.scheme}://{request.url.netloc}{path}"


def drawn(link: str) -> str:
    """Return a link as a picture, SVG."""
    return str(segno.make(link, error="m").svg_inline(omitsize=True))
