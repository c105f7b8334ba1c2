"""People before their browsers: what they see, and all that was ever sent to them."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Response,
    WebSocket,
)

from stolik.core import write_record
from tests.positions import kept

from .words import said

Message = dict[str, Any]

PATIENCE = 60_000
"""Milliseconds after which whatever should be seen is given up: the machine may be busy."""
MOMENT = 20
"""Milliseconds between two looks at what nobody announces."""
REPLIES = {"done", "refused", "stale"}
WIDTHS = {360: 780, 768: 1024, 1280: 900}
"""A phone, a tablet, a laptop: how high each is."""
PHONE, TABLET, LAPTOP = WIDTHS


class Person:
    """Somebody with a page of their own."""

    def __init__(self, page: Page, url: str, language: str) -> None:
        """Note everything that comes to this page, and everything that goes wrong in it."""
        self.page = page
        self.url = url
        self.language = language
        self.lines: list[list[Message]] = []
        """What was said both ways over each line to a table, in order."""
        self.answers: list[str] = []
        """What was answered to every call."""
        self.faults: list[str] = []
        self.expected: tuple[str, ...] = ()
        """Parts of what the browser may complain of, where a test makes it."""
        page.on("websocket", self._line_laid)
        page.on("response", self._answered)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", self._complained)

    def _line_laid(self, line: WebSocket) -> None:
        said: list[Message] = []
        self.lines.append(said)
        line.on("framesent", lambda frame: said.append(json.loads(frame)))
        line.on("framereceived", lambda frame: said.append(json.loads(frame)))

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url:
            try:
                self.answers.append(response.text())
            except Error:  # the page has gone on, and nobody waits for it any more
                return

    def _complained(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(f"{message.text} ({message.location.get('url')})")

    def unexpected(self) -> list[str]:
        """Return what went wrong without anybody having caused it."""
        return [fault for fault in self.faults if not any(part in fault for part in self.expected)]

    # Walking about

    def go(self, path: str = "/") -> None:
        """Go to a page of the house."""
        self.page.goto(f"{self.url}{path}")
        self.page.get_by_role("main").wait_for()

    def reload(self) -> None:
        """Load the table anew, and wait until it is told of again."""
        with self.told_anew():
            self.page.reload()

    @contextmanager
    def told_anew(self) -> Iterator[None]:
        """Wait for news after something was done: what was told before may be of another table."""
        before = len(self.told)
        yield
        self.until(lambda: len(self.told) > before)

    def box(self, game: str) -> Locator:
        """Return a box on the shelf of the front page."""
        cover = self.page.locator(f'a[href="/games/{game}"]')
        return self.page.get_by_role("article").filter(has=cover)

    def play_now(self, game: str) -> None:
        """Play against bots with one click, from the front page."""
        self.box(game).get_by_role("button").click()

    @property
    def table(self) -> str:
        """The table that is looked at."""
        self.until(lambda: "/t/" in self.page.url)
        return self.page.url.rpartition("/t/")[2].partition("?")[0]

    def t(self, key: str, **args: object) -> str:
        """Return a sentence in this person's language."""
        return said(self.language, key, **args)

    def click(self, key: str, role: Any = "button", **args: object) -> None:
        """Click what is called so."""
        self.page.get_by_role(role, name=self.t(key, **args), exact=True).first.click()

    def see(self, key: str, **args: object) -> Locator:
        """Wait until these words can be seen."""
        found = self.page.get_by_text(self.t(key, **args)).filter(visible=True).first
        found.wait_for()
        return found

    def until(self, found: Callable[[], Any]) -> None:
        """Wait until something is so; meanwhile the page goes on."""
        for _ in range(PATIENCE // MOMENT):
            if found():
                return
            self.page.wait_for_timeout(MOMENT)
        raise TimeoutError(f"in vain, at {self.page.url}")

    # At the table

    def lay(self, game: str, *others: str, **more: Any) -> list[str]:
        """Lay a table without a click, and go there; the others are bots, or expected.

        Return the invitations.
        """
        table, invitations = self.sit_down(game, *others, **more)
        with self.told_anew():
            self.go(f"/t/{table}")
        return invitations

    def sit_down(
        self, game: str, *others: str, name: str = "Аня", **more: Any
    ) -> tuple[str, list[str]]:
        """Lay a table and take a seat, before it is seen; return its name and the invitations."""
        ask, chairs = self.page.request, ["", *others]
        ask.put(f"{self.url}/api/me", data={"name": name})
        wanted = {"game": game, "chairs": chairs, **more}
        laid = ask.post(f"{self.url}/api/tables", data=wanted).json()
        ask.put(f"{self.url}/api/tables/{laid['table']}/seats/0", data={"luck": "a word"})
        return laid["table"], laid["invitations"]

    def lay_late(self, game: str, *others: str, left: int) -> list[str]:
        """Lay a table as it was before the last moves of a kept game, so many of them one's own.

        Nobody has to click up to there. Return the invitations.
        """
        record = next(each for each in kept(game) if each.seats == 1 + len(others))
        own = [number for number, (seat, _) in enumerate(record.moves) if seat == 0]
        return self.lay(game, *others, record=write_record(record), moves=own[-left])

    def come(self, table: str, invitation: str) -> None:
        """Come to a table by a link, and sit down."""
        self.go(f"/t/{table}#{invitation}")
        self.page.get_by_label(self.t("gather-name")).fill("Бен")
        self.click("gather-sit")

    @property
    def told(self) -> list[Message]:
        """All that was told of tables."""
        return [each for line in self.lines for each in line if each["type"] == "table"]

    @property
    def last(self) -> Message:
        """What was told last."""
        self.until(lambda: self.told)
        return self.told[-1]

    def is_asked(self) -> bool:
        """Tell whether something is asked of this person, by what was told last."""
        last = self.last
        return any(last["seats"][view["seat"]]["owes"] for view in own(last))

    def is_answered(self) -> bool:
        """Tell whether the house has answered every wish: until then a page takes no other."""
        said = [each for each in self.lines[-1] if "id" in each]
        answered = {each["id"] for each in said if each["type"] in REPLIES}
        return answered.issuperset(each["id"] for each in said)

    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.last["phase"] == "over")

    def settle(self) -> None:
        """Wait until the page has drawn what it was told: that is heard here a moment earlier."""
        self.page.locator(".laying").first.wait_for(state="detached")
        self.draw()

    def draw(self) -> None:
        """Wait until the page is drawn as it is now."""
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")

    def await_news(self, before: int) -> None:
        """Wait until more is told than there was."""
        self.until(lambda: self.last["number"] > before)

    def await_turn(self) -> bool:
        """Wait until something is asked of this person; tell whether that came before the end."""
        self.until(lambda: self.is_over() or (self.is_asked() and self.is_answered()))
        self.settle()
        return not self.is_over()


def own(told: Message) -> list[Message]:
    """Return the views of one's own seats."""
    return [view for view in told["views"] if view["seat"] is not None]


@contextmanager
def person(
    browser: Browser,
    url: str,
    width: int = 1280,
    language: str = "ru",
    *,
    height: int | None = None,
    motion: bool = False,
    evening: bool = False,
    touch: bool = False,
) -> Iterator[Person]:
    """Let somebody come with a browser of their own; nothing may go wrong in it unseen."""
    context = browser.new_context(
        viewport={"width": width, "height": height or WIDTHS[width]},
        locale={"ru": "ru-RU", "en": "en-GB"}[language],
        reduced_motion="no-preference" if motion else "reduce",
        color_scheme="dark" if evening else "light",
        has_touch=touch,
    )
    context.set_default_timeout(PATIENCE)
    somebody = Person(context.new_page(), url, language)
    try:
        yield somebody
        assert somebody.unexpected() == [], somebody.unexpected()
    finally:
        context.close()
