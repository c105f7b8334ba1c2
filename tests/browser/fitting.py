"""Looks at a table in a window, and touches it: what a decision needs is seen, and stays there."""

from pathlib import Path

from .people import Person, own

Size = tuple[int, int]
"""Width and height, in CSS pixels."""

SIZES: tuple[Size, ...] = (
    (1366, 650),
    (1280, 720),
    (1440, 760),
    (1920, 1080),
    (768, 1024),
    (1024, 768),
    (360, 640),
    (390, 844),
    (780, 360),
)
"""The windows that a table must fit: laptops, a monitor, tablets, phones upright and lying."""
ALWAYS = {"prompt", "seat"}
"""What every board needs, asked or not."""
ENOUGH = 3
"""Advice, an answer and what is in hand: each is put away by one key."""
TOUCHES = 4
"""So many things of a table are touched, from the first to the last."""

LOOK = (Path(__file__).parent / "fit.js").read_text("utf-8")

HELD_BACK = """
window.legal = [];
window.kept = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const { type, move, id } = JSON.parse(text);
  if (type === "move" && legal.includes(move)) kept.push([this, id]);
  else send.call(this, text);
};
"""
"""A move that would be played is kept back, so that the table stays as it is."""

ANSWER = """() => kept.splice(0).map(([line, id]) => {
  const data = JSON.stringify({ type: "stale", id });
  line.dispatchEvent(new MessageEvent("message", { data }));
}).length"""
"""The house says that something else has happened meanwhile."""


class Look:
    """Somebody's look at a table, and what was wrong with it."""

    def __init__(self, ann: Person) -> None:
        """Sit before a window in which no move is ever played."""
        self.ann = ann
        self.page = ann.page
        self.faults: dict[str, str] = {}
        """Each with the moment when it was first seen."""
        self.page.add_init_script(HELD_BACK)
        self.page.add_init_script(LOOK)

    def ask(self, question: str, at: str) -> None:
        """Note what is wrong with the table now."""
        self.ann.settle()
        found: list[str] = self.page.evaluate(question)
        self.note(at, *found)

    def through(self, size: Size, name: str) -> str:
        """Go on in a window of this size, with empty hands; return what is looked at through it."""
        width, height = size
        for _ in range(ENOUGH):
            self.page.keyboard.press("Escape")
        self.page.set_viewport_size({"width": width, "height": height})
        return f"{name}, {width}x{height}"

    def note(self, at: str, *found: str) -> None:
        """Keep what is wrong, once."""
        for fault in found:
            self.faults.setdefault(fault, at)

    def told(self) -> str:
        """Return all of it, line by line."""
        return "\n".join(f"{at}: {fault}" for fault, at in self.faults.items())

    def at_a_decision(self, name: str, *, touches: bool = True) -> None:
        """Look at what is asked, and touch what can be chosen."""
        self.ann.settle()
        needs = set(self.page.evaluate("fit.needs()"))
        if missing := ALWAYS - needs:
            self.note(name, f"not marked: {missing}")
        self.ask("fit.decision()", name)
        if not self.ann.is_asked() or not touches:
            return
        moves = [each["move"] for view in own(self.ann.last) for each in view["view"]["moves"]]
        self.page.evaluate("moves => { legal = moves }", moves)
        things = self.page.evaluate("fit.things()")
        if not things:
            self.note(name, "nothing can be chosen")
        for number in range(0, things, -(-things // TOUCHES)):
            self.touch(f"fit.touch({number})", f"{name}, thing {number}")
            self.touch("fit.touchOpened()", f"{name}, what opens to thing {number}")
            self.page.keyboard.press("Escape")

    def touch(self, what: str, name: str) -> None:
        """Touch something, if it is there; a move is answered as if it came too late."""
        point = self.page.evaluate(what)
        if point is None:
            return
        self.page.touchscreen.tap(*point)
        self.ann.settle()
        self.ann.until(self.ann.is_answered)
        self.ask("[...fit.moved(), ...fit.decision()]", name)
        if self.page.evaluate(ANSWER):
            self.ask("fit.moved()", f"{name}, answered")
        if self.page.evaluate("!!document.querySelector('dialog[open]')"):
            self.page.keyboard.press("Escape")

    def at_a_hint(self, name: str) -> None:
        """Ask for one, and see where it points."""
        self.page.evaluate("fit.remember()")
        self.page.keyboard.press("h")
        self.page.locator("[popover] .bubble").wait_for()
        self.ask("[...fit.moved(), ...fit.pointing()]", name)

    def at_an_end(self, name: str) -> None:
        """Look at what is read like a page."""
        self.ask("fit.sideways() > 0 ? ['wider than the window'] : fit.words()", name)
