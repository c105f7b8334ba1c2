"""The client as the package's build has made it: pages, and whatever they need.

Everything was compressed when it was built; it is read once and handed out from memory. What has a
hash in its name never changes and is kept by browsers for a year, the rest is asked for anew.
"""

import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

CLIENT = files("stolik.server") / "client"
PAGE = "index.html"
HASHED = "assets/"
"""How the path of a file begins whose name has its hash."""
FOR_A_YEAR = "public, max-age=31536000, immutable"
ASK_ANEW = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}
"""Encodings with the endings of their files, the smallest first."""
PATHS = (
    "/",
    "/t/{table}",
    "/c/{campaign}",
    "/games/{game}",
    "/games/{game}/rules",
    "/rules",
    "/about",
)
"""The pages of the client: which one it is, it finds out itself."""
KINDS = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What not every machine knows."""


@dataclass(frozen=True)
class File:
    """A file of the client."""

    kind: str
    tag: str
    """Changes whenever the file does."""
    keep: str
    bodies: dict[str, bytes]
    """By encoding, the plain one under an empty name."""

    def answer(self, request: Request, status: int = 200) -> Response:
        """Hand it out as the browser can read it, unless the browser has it."""
        headers = {"cache-control": self.keep, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        encoding = self.best(accepted(request))
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], status, headers, self.kind)

    def best(self, wanted: set[str]) -> str:
        """Return the smallest encoding that there is and that is wanted."""
        return next((each for each in PACKED if each in self.bodies and each in wanted), "")


def accepted(request: Request) -> set[str]:
    """Return the encodings that a browser reads."""
    offers = request.headers.get("accept-encoding", "").split(",")
    named = (offer.replace(" ", "").partition(";") for offer in offers)
    return {name for name, _, weight in named if weight not in ("q=0", "q=0.0")}


def read_client(folder: Traversable) -> dict[str, File]:
    """Return the files of the client by their paths; none, if it was not built."""
    found = dict(walk(folder, ""))
    plain = {path for path in found if not path.endswith(tuple(PACKED.values()))}
    return {path: read_file(found, path) for path in plain}


def walk(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    """Return every file with its path."""
    if not folder.is_dir():
        return []
    return [
        pair
        for each in folder.iterdir()
        for pair in (
            walk(each, f"{path}{each.name}/") if each.is_dir() else [(path + each.name, each)]
        )
    ]


def read_file(found: dict[str, Traversable], path: str) -> File:
    """Read a file, and what it was packed into."""
    plain = found[path].read_bytes()
    packed = {
        encoding: found[path + ending].read_bytes()
        for encoding, ending in PACKED.items()
        if path + ending in found
    }
    ending = path[path.rfind(".") :]
    kind = KINDS.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return File(
        kind=kind,
        tag=f'"{sha256(plain).hexdigest()[:20]}"',
        keep=FOR_A_YEAR if path.startswith(HASHED) else ASK_ANEW,
        bodies={"": plain} | packed,
    )


def routes(folder: Traversable = CLIENT) -> list[Route]:
    """Return where the client is served; its files lie at the root."""
    client = read_client(folder)

    async def page(request: Request) -> Response:
        """Hand out the one page that there is."""
        return client[PAGE].answer(request) if PAGE in client else not_built()

    async def file(request: Request) -> Response:
        """Hand out a file."""
        path = request.url.path.removeprefix("/")
        return client[path].answer(request)

    pages = [Route(path, page) for path in PATHS]
    return [*pages, *(Route(f"/{path}", file) for path in client if path != PAGE)]


def not_built() -> Response:
    """Say that the client is missing, and how to get it."""
    said = (files("stolik.server") / "not-built.html").read_bytes()
    return Response(said, 503, {"cache-control": ASK_ANEW}, "text/html")
