"""Other ways to play than by clicking: a finger, dragging; and what is seen and heard of it."""

import pytest
from playwright.sync_api import Browser, Locator

from tests.server.house import House

from .people import Person, person
from .shelf import PLACES, TAKEN, take, turn

GAME = "geroychiki"
REFUSED = "[data-place]:not([data-allowed])"
"""Where a card cannot go, but its reason can be asked for."""
ADVICE = "[popover] .bubble"

LISTEN = """
window.heard = [];
speechSynthesis.speak = (said) => heard.push([said.lang, said.text]);
window.sounded = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  sounded += 1;
  return start.apply(this, when);
};
"""
"""Notes what the browser was told to say, and how often to sound."""


def sit(ann: Person) -> None:
    """Play against a bot."""
    ann.go()
    ann.play_now(GAME)
    ann.page.locator(TAKEN).first.wait_for()


def middle(found: Locator) -> tuple[float, float]:
    """Return the middle of something."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_by_tapping(browser: Browser, house: House) -> None:
    """A finger does what a mouse does."""
    with person(browser, house.url, 360, touch=True) as ann:
        sit(ann)
        before = ann.last["number"]
        ann.page.locator(TAKEN).first.tap()
        ann.page.locator(PLACES).first.tap()
        ann.await_news(before)


def test_a_shelf_of_another_colour_says_why_not(browser: Browser, house: House) -> None:
    """Even one that is empty; from its rule there is a way back to the table."""
    with person(browser, house.url, 360) as ann:
        sit(ann)
        ann.page.locator(TAKEN).first.click()
        ann.page.locator(REFUSED).first.click()
        ann.page.locator("a[href*='/rules#SH-']").click()
        ann.page.get_by_role("link", name=ann.t("lay-to-table")).click()
        ann.page.locator(TAKEN).first.wait_for()


def test_a_hint_is_about_what_is_in_hand(browser: Browser, house: House) -> None:
    """Whoever takes another card is not told of the first any more."""
    with person(browser, house.url, 360) as ann:
        sit(ann)
        ann.click("table-hint")
        ann.page.locator(f"{TAKEN}[aria-pressed=true]").wait_for()
        advice = ann.page.locator(ADVICE)
        advice.wait_for()
        ann.page.locator(f"{TAKEN}[aria-pressed=false]").first.click()
        advice.wait_for(state="detached")


@pytest.mark.parametrize("height", [640, 780])
def test_a_hint_and_its_place_are_in_sight(browser: Browser, house: House, height: int) -> None:
    """Its words lie over the table and push nothing away."""
    with person(browser, house.url, 360) as ann:
        ann.page.set_viewport_size({"width": 360, "height": height})
        sit(ann)
        ann.click("table-hint")
        ann.page.locator(".advised").wait_for()
        ann.until(lambda: is_in_sight(ann, ".advised") and is_in_sight(ann, ADVICE))


def test_what_is_special_is_explained(browser: Browser, house: House) -> None:
    """A finger does not hover: the prompt shows the sign of the card in hand with its meaning."""
    with person(browser, house.url, 360, touch=True) as ann:
        sit(ann)
        prompt = ann.page.get_by_role("region", name=ann.t("table-prompt"))
        explained = prompt.locator(".signed:has(svg)")
        high = height(prompt)
        take_until(ann, explained)
        assert len(explained.inner_text()) > len(ann.t("shelf-where-about"))
        assert height(prompt) == high


def test_a_place_for_a_back_is_named(browser: Browser, house: House) -> None:
    """A card that is turned over there is an edge: the place says so."""
    with person(browser, house.url, 360, touch=True) as ann:
        sit(ann)
        word = ann.page.locator("[data-allowed=down]").get_by_text(ann.t("shelf-as-edge"))
        take_until(ann, word)


def take_until(ann: Person, found: Locator) -> None:
    """Take card after card, and play on, until something is seen: what is dealt is not ours."""
    while ann.await_turn():
        for card in ann.page.locator(TAKEN).all():
            card.tap()
            ann.page.locator(PLACES).first.wait_for()
            if found.count():
                return
            ann.page.keyboard.press("Escape")
        turn(ann)
    raise AssertionError(f"{found} was not seen in a whole game")


def height(found: Locator) -> float:
    """Return how high something is."""
    box = found.bounding_box()
    assert box is not None
    return box["height"]


def test_the_log_finds_a_rivals_card(browser: Browser, house: House) -> None:
    """Also on a phone, where shelves of others are drawn as signs."""
    with person(browser, house.url, 360) as ann:
        sit(ann)
        turn(ann)
        ann.await_turn()
        rival = ann.page.locator("[data-seat='1'] .name").inner_text()
        ann.page.keyboard.press("l")
        story = ann.page.get_by_role("dialog")
        ann.click("table-log-whole")
        story.locator(".shows", has_text=rival).first.click()
        story.wait_for(state="hidden")
        ann.until(lambda: is_in_sight(ann, ".signs .marked"))


def is_in_sight(ann: Person, what: str) -> bool:
    """Tell whether all of the first such thing is on the screen."""
    box = ann.page.locator(what).first.bounding_box()
    assert box is not None
    size = ann.page.viewport_size
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("size", [(1280, 800), (768, 1024)], ids=str)
def test_two_play_on_one_screen(browser: Browser, house: House, size: tuple[int, int]) -> None:
    """Nobody has to scroll to see all of the table."""
    width, high = size
    with person(browser, house.url, width) as ann:
        ann.page.set_viewport_size({"width": width, "height": high})
        sit_with(ann, 2)
        ann.until(lambda: scrolls(ann) <= 0)


def test_five_see_all_their_shelves(browser: Browser, house: House) -> None:
    """On a phone too, where the others take the most room: all but the log is in sight."""
    with person(browser, house.url, 360) as ann:
        sit_with(ann, 5)
        ann.until(lambda: is_in_sight(ann, ".shelves:has([data-shelf^='0-C'])"))


def sit_with(ann: Person, seats: int) -> None:
    """Play against so many that they are this many together."""
    ann.go(f"/games/{GAME}")
    ann.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    ann.click("lay-begin")
    ann.page.locator(TAKEN).first.wait_for()


def scrolls(ann: Person) -> int:
    """Return by how much the page is higher than the screen."""
    found: int = ann.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return found


def test_a_name_does_not_hide_the_prompt(browser: Browser, house: House) -> None:
    """What a card of the upper shelf can do opens below it."""
    with person(browser, house.url) as ann:
        sit(ann)
        while not point_at_upper_shelf(ann) and ann.await_turn():
            turn(ann)
        tip = ann.page.locator(".tip").bounding_box()
        prompt = ann.page.get_by_role("region", name=ann.t("table-prompt")).bounding_box()
        assert tip is not None
        assert prompt is not None
        assert tip["y"] >= prompt["y"] + prompt["height"]


def point_at_upper_shelf(ann: Person) -> bool:
    """Point at the own cards there until one tells what it can do; tell whether one did."""
    for card in ann.page.locator("[data-shelf$='-A'] button[data-card]").all():
        card.hover()
        ann.settle()
        if ann.page.locator(".tip").count():
            return True
    return False


def test_by_dragging(browser: Browser, house: House) -> None:
    """A card is carried to its place; dropped elsewhere, it goes back."""
    with person(browser, house.url) as ann:
        sit(ann)
        mouse, before = ann.page.mouse, ann.last["number"]
        lift(ann)
        mouse.up()
        ann.page.locator(PLACES).first.wait_for(state="hidden")
        lift(ann)
        mouse.move(*middle(ann.page.locator(PLACES).first), steps=5)
        mouse.up()
        ann.await_news(before)


def lift(ann: Person) -> None:
    """Take a card with the mouse, where it has come to lie, and carry it away from there."""
    ann.page.locator(TAKEN).first.hover()  # waits until it stands still
    ann.page.mouse.down()
    ann.page.mouse.move(10, 10, steps=5)
    ann.page.locator(PLACES).first.wait_for()


@pytest.mark.parametrize("motion", [True, False])
def test_cards_fly(browser: Browser, house: House, *, motion: bool) -> None:
    """From where they were to where they are; for whoever wants no motion they are just there."""
    with person(browser, house.url, motion=motion) as ann:
        ann.page.add_init_script(
            "window.flown = 0; const animate = Element.prototype.animate;"
            "Element.prototype.animate = function (...how) {"
            "  flown += 1; return animate.apply(this, how); }"
        )
        sit(ann)
        turn(ann)
        ann.until(lambda: ann.last["moves"] > 0)
        if motion:
            ann.until(lambda: ann.page.evaluate("flown"))
        else:
            ann.await_turn()
            assert ann.page.evaluate("flown") == 0


def test_what_was_chosen_flies_at_once(browser: Browser, house: House) -> None:
    """It does not lie down again to wait until the others' cards have landed."""
    with person(browser, house.url, motion=True) as ann:
        ann.page.add_init_script(
            "window.waits = []; const animate = Element.prototype.animate;"
            "Element.prototype.animate = function (frames, how) {"
            "  if (this.className === 'flying') waits.push(how.delay);"
            "  return animate.call(this, frames, how); }"
        )
        sit(ann)
        ann.page.evaluate("document.documentElement.style.setProperty('--time', '2s')")
        turn(ann)
        ann.await_turn()
        ann.until(lambda: ann.page.evaluate("waits.some((wait) => wait > 0)"))
        places = take(ann)
        ann.page.evaluate("waits.length = 0")
        places.first.click(force=True)
        ann.until(lambda: ann.page.evaluate("waits.length"))
        assert ann.page.evaluate("waits[0]") == 0


def test_read_aloud(browser: Browser, house: House) -> None:
    """The question, and the reason why something cannot be, for those who do not read yet."""
    with person(browser, house.url) as ann:
        ann.page.add_init_script(LISTEN)
        sit(ann)
        assert ann.page.evaluate("heard") == []
        ann.click("table-menu")
        ann.click("settings")
        ann.page.get_by_role("checkbox", name=ann.t("setting-speech")).check(force=True)
        ann.click("settings-done")
        turn(ann)
        ann.await_turn()
        prompt = ann.page.get_by_role("region", name=ann.t("table-prompt")).inner_text()
        ann.until(lambda: said(ann))
        language, sentence = said(ann)[-1]
        assert language.startswith("ru")
        assert sentence.strip(" .") in prompt
        count = len(said(ann))
        ann.page.locator(".rug [data-card]:not([data-take])").first.click()
        ann.until(lambda: len(said(ann)) > count)
        assert said(ann)[-1][1] in ann.page.locator(".bubble").first.inner_text()


def said(ann: Person) -> list[list[str]]:
    """Return what was read aloud: language and words."""
    found: list[list[str]] = ann.page.evaluate("heard")
    return found


def test_sounds(browser: Browser, house: House) -> None:
    """A card that is taken can be heard, unless somebody wants it quiet."""
    with person(browser, house.url) as ann:
        ann.page.add_init_script(LISTEN)
        sit(ann)
        turn(ann)
        ann.await_turn()
        ann.until(lambda: ann.page.evaluate("sounded") > 0)
        ann.click("table-menu")
        ann.click("table-sound-on")
        ann.page.keyboard.press("Escape")
        count = ann.page.evaluate("sounded")
        turn(ann)
        ann.await_turn()
        assert ann.page.evaluate("sounded") == count
