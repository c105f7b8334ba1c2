"""The client as the package's build has made it: pages, and whatever they need.

Everything was compressed when it was built; it is read once and handed out from memory. What has a
hash in its name never changes and is kept by browsers for a year, the rest is asked for anew. Some
pages were drawn ahead in every language and light, so that they are seen before any script runs.
"""

import mimetypes
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stolik import games
from stolik.words import LANGUAGES

CLIENT = files("stolik.server") / "client"
PAGE = "index.html"
DRAWN = {"/": "front/", "/t/{table}": "table/"}
"""Pages that were drawn ahead, and how the paths of their files begin: one for every look."""
LOOK = "look"
"""The cookie in which a browser says what a page is to look like."""
HASHED = "assets/"
"""How the path of a file begins whose name has its hash."""
FOR_A_YEAR = "public, max-age=31536000, immutable"
ASK_ANEW = "no-cache"
POLICY = "default-src 'self'; frame-ancestors 'none'"
"""What a page may load: nothing but what we serve ourselves."""
BUILT_IN = re.compile(rb"<(style|script)>(.*?)</\1>", re.DOTALL)
PACKED = {"br": ".br", "gzip": ".gz"}
"""Encodings with the endings of their files, the smallest first."""
PATHS = (
    "/c/{campaign}",
    "/games/{game}",
    "/games/{game}/rules",
    "/games/{game}/guide",
    "/rules",
    "/about",
)
"""The other pages of the client: which one it is, it finds out itself."""
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
    headers: dict[str, str]
    """Its tag among them, which changes whenever the file does."""
    bodies: dict[str, bytes]
    """By encoding, the plain one under an empty name."""

    def answer(self, request: Request, status: int = 200) -> Response:
        """Hand it out as the browser can read it, unless the browser has it."""
        if self.headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=self.headers)
        encoding = self.best(accepted(request))
        packed = {"content-encoding": encoding} if encoding else {}
        return Response(self.bodies[encoding], status, self.headers | packed, self.kind)

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


def read_page(folder: Traversable) -> File | None:
    """Return the page that becomes any other, if it was built."""
    found = dict(walk(folder, ""))
    return read_file(found, PAGE) if PAGE in found else None


def is_for_eyes(request: Request) -> bool:
    """Tell whether a person waits for a page: programs ask for something else, or elsewhere."""
    asked = request.method in {"GET", "HEAD"} and not request.url.path.startswith("/api/")
    return asked and "text/html" in request.headers.get("accept", "")


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
    return File(kind, headers_of(path, plain), {"": plain} | packed)


def headers_of(path: str, plain: bytes) -> dict[str, str]:
    """Return what is said about a file besides its kind."""
    headers = {
        "cache-control": FOR_A_YEAR if path.startswith(HASHED) else ASK_ANEW,
        "etag": f'"{sha256(plain).hexdigest()[:20]}"',
        "vary": "accept-encoding",
    }
    return headers | headers_of_drawn(plain) if is_drawn(path) else headers


def is_drawn(path: str) -> bool:
    """Tell whether a file is a page that was drawn ahead."""
    return path.startswith(tuple(DRAWN.values()))


def headers_of_drawn(page: bytes) -> dict[str, str]:
    """Return what is said about a page drawn ahead: who decides its look, and what it may load."""
    return {
        "vary": "accept-encoding, accept-language, cookie",
        "content-security-policy": policy_of(page),
    }


def policy_of(page: bytes) -> str:
    """Return what a page drawn ahead may load: the same, and what was built into it."""
    allowed: dict[str, str] = {}
    for kind, text in BUILT_IN.findall(page):
        source = f"{kind.decode()}-src"
        hashed = b64encode(sha256(text).digest()).decode()
        before = allowed.get(source, "'self'")
        allowed[source] = f"{before} 'sha256-{hashed}'"
    return POLICY + "".join(f"; {source} {hashes}" for source, hashes in allowed.items())


def routes(folder: Traversable = CLIENT) -> list[Route]:
    """Return where the client is served; its files lie at the root."""
    client = read_client(folder)

    def drawn(folder: str) -> Callable[[Request], Awaitable[Response]]:
        async def page_drawn(request: Request) -> Response:
            """Hand out a page drawn ahead as this browser likes it."""
            looks = (f"{folder}{look}.html" for look in (chosen_look(request), usual_look(request)))
            found = next((client[path] for path in looks if path in client), None)
            return found.answer(request) if found else await page(request)

        return page_drawn

    async def page(request: Request) -> Response:
        """Hand out the page that becomes any other, and says it kindly if there is no such game."""
        known = request.path_params.get("game") in {None, *games.catalogue()}
        return (
            client[PAGE].answer(request, 200 if known else 404) if PAGE in client else not_built()
        )

    async def file(request: Request) -> Response:
        """Hand out a file."""
        path = request.url.path.removeprefix("/")
        return client[path].answer(request)

    ahead = [Route(path, drawn(folder)) for path, folder in DRAWN.items()]
    pages = [*ahead, *(Route(path, page) for path in PATHS)]
    named = (path for path in client if path != PAGE and not is_drawn(path))
    return [*pages, *(Route(f"/{path}", file) for path in named)]


def chosen_look(request: Request) -> str:
    """Return the look that was chosen in this browser, if one was."""
    return request.cookies.get(LOOK, "")


def usual_look(request: Request) -> str:
    """Return the look for who has chosen nothing: in the first language they also read."""
    read = [each.strip() for each in request.headers.get("accept-language", "").split(",")]
    known = (language for language in LANGUAGES for each in read if each.startswith(language))
    return f"{next(known, LANGUAGES[-1])}.auto"


def not_built() -> Response:
    """Say that the client is missing, and how to get it."""
    said = (files(__package__) / "not-built.html").read_bytes()
    return Response(said, 503, {"cache-control": ASK_ANEW}, "text/html")
