"""The client is served as it was built: small, cached, and honest when it is not there."""

import asyncio
import gzip
import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from starlette.applications import Starlette

from stolik.server.http import pages

from .house import open_house

YEAR = "public, max-age=31536000, immutable"
BROWSER = "gzip, deflate, br, zstd"
SCRIPT = "/assets/app-1a2b.js"
LOOKS = ("ru.auto", "ru.dark", "en.auto", "en.dark")
FOLDERS = {"/": "front", "/t/some-table": "table"}
"""Where the pages lie that are drawn ahead, by their addresses."""
LETTERS = "/assets/letters-3c4d.woff2"
PACKED = gzip.compress(b"plain", mtime=0)


class Answer(NamedTuple):
    """What comes back, as it is sent."""

    status: int
    headers: httpx.Headers
    body: bytes


def get(folder: Path, path: str, accepted: str = "identity", **headers: str) -> Answer:
    """Ask for something that was built into this folder."""

    async def ask() -> Answer:
        transport = httpx.ASGITransport(Starlette(routes=pages.routes(folder)))
        sent = {"accept-encoding": accepted} | headers
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://house") as client,
            client.stream("GET", path, headers=sent) as answer,
        ):
            body = b"".join([piece async for piece in answer.aiter_raw()])
            return Answer(answer.status_code, answer.headers, body)

    return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return a folder as the build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>Столик</p>", "utf-8")
    for folder in FOLDERS.values():
        (tmp_path / folder).mkdir()
        for look in LOOKS:
            (tmp_path / folder / f"{look}.html").write_text(
                f"<style>p {{}}</style><script>go()</script><p>{folder} {look}</p>"
            )
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / SCRIPT[1:]).write_text("plain")
    (tmp_path / f"{SCRIPT[1:]}.br").write_bytes(b"as brotli")
    (tmp_path / f"{SCRIPT[1:]}.gz").write_bytes(PACKED)
    (tmp_path / LETTERS[1:]).write_bytes(b"letters")
    return tmp_path


@pytest.mark.parametrize("path", ["/c/c.some-campaign", "/games/rally", "/about"])
def test_every_other_page_is_the_one_page(built: Path, path: str) -> None:
    """It finds out itself where it is, and is asked for anew each time."""
    page = get(built, path)
    assert page.status == 200
    assert page.body.decode() == "<p>Столик</p>"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"


def test_a_box_that_is_not_there(built: Path) -> None:
    """The page says so itself; the status says it to programs."""
    for path in ("/games/nonesuch", "/games/nonesuch/rules", "/games/nonesuch/guide"):
        page = get(built, path)
        assert (page.status, page.body.decode()) == (404, "<p>Столик</p>")


@pytest.mark.parametrize(
    ("path", "accept", "kind"),
    [
        ("/no/such/page", "text/html,application/xhtml+xml,*/*;q=0.8", "text/html"),
        ("/no/such/page", "*/*", "application/json"),
        ("/no/such/page", "application/json", "application/json"),
        ("/api/no/such/call", "text/html", "application/json"),
        ("/api/tables/nowhere", "text/html", "application/json"),
    ],
)
def test_where_nothing_is(
    built: Path, monkeypatch: pytest.MonkeyPatch, path: str, accept: str, kind: str
) -> None:
    """People get a page, programs what programs read, and both the status."""
    monkeypatch.setattr(pages, "CLIENT", built)
    with open_house(built) as house:
        answer = house.guest().call("GET", path, headers={"accept": accept})
        assert answer.status_code == 404
        assert answer.headers["content-type"].partition(";")[0] == kind
        posted = house.guest().call("POST", path, headers={"accept": accept})
        assert posted.headers["content-type"] == "application/json"


def test_without_a_client_nothing_is_said_on_pages(tmp_path: Path) -> None:
    """There is none to say it."""
    assert pages.read_page(tmp_path / "nothing") is None


@pytest.mark.parametrize(
    ("languages", "cookie", "look"),
    [
        ("ru-RU,ru;q=0.9", "", "ru.auto"),
        ("de, en;q=0.7, ru;q=0.3", "", "ru.auto"),
        ("de", "", "en.auto"),
        ("", "", "en.auto"),
        ("ru", "look=en.dark", "en.dark"),
        ("ru", "look=../index", "ru.auto"),
    ],
)
@pytest.mark.parametrize("path", FOLDERS)
def test_a_page_is_drawn_as_the_browser_likes_it(
    built: Path, path: str, languages: str, cookie: str, look: str
) -> None:
    """What was chosen in it, and else the language that is read there."""
    page = get(built, path, **{"accept-language": languages, "cookie": cookie})
    assert f"<p>{FOLDERS[path]} {look}</p>" in page.body.decode()
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["vary"] == "accept-encoding, accept-language, cookie"


@pytest.mark.parametrize("path", FOLDERS)
def test_a_page_drawn_ahead_may_have_its_own_styles_and_script_and_no_others(
    built: Path, path: str
) -> None:
    """They are named by what they say."""
    styles, script = (b64encode(sha256(text).digest()).decode() for text in (b"p {}", b"go()"))
    policy = get(built, path).headers["content-security-policy"]
    assert policy == (
        f"{pages.POLICY}; style-src 'self' 'sha256-{styles}'; script-src 'self' 'sha256-{script}'"
    )
    assert "content-security-policy" not in get(built, "/about").headers


def test_every_style_of_a_page_drawn_ahead_is_allowed() -> None:
    """However many sheets were built into it: a browser reads the first rule of a kind alone."""
    policy = pages.policy_of(b"<style>p {}</style><style>q {}</style>")
    assert policy.count("style-src") == 1
    assert policy.count("'sha256-") == 2


@pytest.mark.parametrize("path", FOLDERS)
def test_a_page_that_was_not_drawn_is_the_one_page(built: Path, path: str) -> None:
    """It draws itself."""
    shutil.rmtree(built / FOLDERS[path])
    assert get(built, path).body.decode() == "<p>Столик</p>"


def test_a_page_that_has_not_changed_is_not_sent_again(built: Path) -> None:
    """The browser says which one it has."""
    tag = get(built, "/about").headers["etag"]
    again = get(built, "/games/rally", **{"if-none-match": f'W/{tag}, "older"'})
    assert (again.status, again.body) == (304, b"")
    assert get(built, "/about", **{"if-none-match": '"older"'}).status == 200
    (built / "index.html").write_text("another")
    assert get(built, "/about").headers["etag"] != tag


def test_what_has_a_hash_in_its_name_is_kept_for_a_year(built: Path) -> None:
    """It never changes; the rest is asked for anew."""
    assert get(built, SCRIPT).headers["cache-control"] == YEAR
    assert get(built, LETTERS).headers["cache-control"] == YEAR
    assert get(built, "/manifest.webmanifest").headers["cache-control"] == "no-cache"


def test_kinds_are_named(built: Path) -> None:
    """The same on every machine: browsers are told not to guess."""
    kinds = {
        SCRIPT: "text/javascript; charset=utf-8",
        LETTERS: "font/woff2",
        "/manifest.webmanifest": "application/manifest+json",
    }
    assert {path: get(built, path).headers["content-type"] for path in kinds} == kinds


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        (BROWSER, "br", b"as brotli"),
        ("gzip", "gzip", PACKED),
        ("br;q=0, gzip;q=0.5", "gzip", PACKED),
        ("identity", None, b"plain"),
    ],
)
def test_the_smallest_that_can_be_read_is_sent(
    built: Path, accepted: str, encoding: str | None, body: bytes
) -> None:
    """Packed when it was built."""
    answer = get(built, SCRIPT, accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.body == body


def test_what_was_not_packed_is_sent_as_it_is(built: Path) -> None:
    """Letters are small already."""
    answer = get(built, LETTERS, BROWSER)
    assert answer.body == b"letters"
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        f"{SCRIPT}.br",
        "/assets/other.js",
        "/index.html",
        "/front/ru.auto.html",
        "/table/ru.auto.html",
    ],
)
def test_nothing_else_is_served(built: Path, path: str) -> None:
    """Only what was built, under its own name."""
    assert get(built, path).status == 404


def test_a_house_without_a_client_says_so(tmp_path: Path) -> None:
    """In both languages, and how to build it."""
    page = get(tmp_path / "nothing", "/")
    assert page.status == 503
    for said in ("pip install", "Страница не собрана", "The page is not built"):
        assert said in page.body.decode()
