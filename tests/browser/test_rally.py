"""Rally: whole races by clicking and by keyboard, a road that is built, and what nobody is told."""

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Locator

from stolik.core import Seat
from stolik.games import find
from stolik.words import Words
from tests.server.house import House

from .looking import hindrances, stands_out, too_small
from .people import Person, person
from .rally import (
    GO,
    HINTED,
    MAY,
    RUG,
    TURNED,
    ask,
    done,
    follow,
    is_hinted,
    lay,
    place,
    play,
    seen_by,
    sit_at,
    touch_hinted,
)
from .test_guide import ON, PLACE, is_at_the_end, open_guide, shown_in
from .test_keyboard import is_on, tab_to
from .test_together import check_secrets

KINDS = ("straight", "curve", "tee", "crossing", "dead-end")

CLOSED = """() => [...document.querySelectorAll("[data-place]")]
  .filter((cell) => cell.querySelector("[href='#rally-back']"))
  .map((cell) => ({
    place: cell.dataset.place,
    tile: cell.querySelector(".turner").outerHTML,
    whole: cell.outerHTML,
  }))"""
"""Every closed tile: its name, its drawing, and all that the page's source has there."""


def looks_well(ann: Person) -> None:
    """Hold the page to what every page is held to, by day and in the evening."""
    assert stands_out(ann.page) == []
    assert too_small(ann.page) == []
    assert hindrances(ann.page) == []
    ann.page.emulate_media(color_scheme="dark")
    assert hindrances(ann.page) == []
    ann.page.emulate_media(color_scheme="light")


def start(ann: Person) -> None:
    """Choose a corner, any that beckons, and wait for the first turn."""
    assert ann.await_turn()
    done(ann, ann.page.locator(MAY).first)
    assert ann.await_turn()


def swap(ann: Person) -> None:
    """Swap two closed tiles, after having thought better of it once."""
    done(ann, ann.page.locator("button.swap"))
    done(ann, button(ann, "move-back"))
    done(ann, ann.page.locator("button.swap"))
    ann.settle()
    done(ann, ann.page.locator(MAY).first)
    ann.page.locator(".lifted").wait_for()
    looks_well(ann)
    done(ann, ann.page.locator(MAY).last)


def button(ann: Person, key: str) -> Locator:
    """Return the button of a move, by what the game calls it."""
    ann.settle()
    words = Words(ann.language, find(ann.last["game"]))
    return ann.page.get_by_role("button", name=words(key))


def open_and_turn(ann: Person) -> None:
    """Open tiles until one can be laid in several ways; turn it through all of them."""
    while seen_by(ann)["phase"] != "turning":
        follow(ann)
        if not ann.await_turn():
            return
    labels = list(turned_through(ann))
    ways = [move for move in seen_by(ann)["moves"] if move["act"] == "turn"]
    assert len(set(labels)) == len(ways)
    looks_well(ann)
    done(ann, ann.page.locator(GO))


def turned_through(ann: Person) -> Iterator[str]:
    """Touch the opened tile until it lies as it did first; return how it lay each time."""
    tile = ann.page.locator(TURNED)
    first = tile.get_attribute("aria-label")
    while True:
        label = tile.get_attribute("aria-label")
        assert label
        yield label
        tile.click()
        ann.settle()
        if tile.get_attribute("aria-label") == first:
            return


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "language"), [(360, "ru"), (1280, "en")])
def test_a_race_by_clicking(browser: Browser, house: House, width: int, language: str) -> None:
    """From the front page to the podium: corner, swap, a tile turned through its ways, the end."""
    with person(browser, house.url, width, language) as ann:
        ann.go()
        if width < 1000:
            ann.play_now("rally")
        else:
            ann.go("/games/rally?way=bots")
            ann.page.get_by_role("radio", name="4", exact=True).check(force=True)
            ann.click("lay-begin")
        start(ann)
        assert len(seen_by(ann)["seats"]) == (2 if width < 1000 else 4)
        swap(ann)
        if ann.await_turn():
            open_and_turn(ann)
        end(ann)


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "language"), [(360, "ru"), (1280, "en")])
def test_the_end_of_a_race(browser: Browser, house: House, width: int, language: str) -> None:
    """The last turns of it."""
    with person(browser, house.url, width, language) as ann:
        ann.lay_late("rally", "luck", left=4)
        end(ann)


def end(ann: Person) -> None:
    """Play on to the podium, and once more."""
    play(ann)
    [winner] = ann.last["result"]["ranking"][0]
    name = ann.last["seats"][winner]["name"] or ""
    podium = ann.page.get_by_role("list").filter(has=ann.page.locator(".place-1"))
    assert name in podium.locator(".place-1").inner_text()
    steps, rug = podium.bounding_box(), ann.page.locator(RUG).first.bounding_box()
    assert steps
    assert rug
    assert steps["y"] < rug["y"]
    looks_well(ann)
    ann.click("result-again")
    ann.until(lambda: not ann.is_over())
    ann.page.locator(MAY).first.wait_for()


@pytest.mark.thorough
def test_a_race_by_keyboard(browser: Browser, house: House) -> None:
    """By arrows, Tab, Enter and the key that asks: an opened tile is in focus, to be turned."""
    with person(browser, house.url, 768) as ann:
        keys = ann.page.keyboard
        lay(ann, "rally", "luck", tokens="occupied_corners")
        assert ann.await_turn()
        ann.page.locator(MAY).first.wait_for()
        keys.press("ArrowDown")
        assert is_on(ann, MAY)
        turned = 0
        while ann.await_turn():
            before = ann.last["number"]
            keys.press("h")
            ann.page.locator(HINTED).first.wait_for()
            if ann.page.locator(GO).count():
                tab_to(ann, TURNED)
                while not is_hinted(ann.page.locator(GO)):
                    keys.press("Enter")
                    ann.settle()
                tab_to(ann, GO)
                turned += 1
            else:
                tab_to(ann, "[data-advised] button, button[data-advised]")
            keys.press("Enter")
            ann.await_news(before)
        assert turned
        again = ann.page.get_by_role("button", name=ann.t("result-again"), exact=True)
        again.evaluate("button => button.dataset.again = ''")
        tab_to(ann, "[data-again]")
        keys.press("Enter")
        ann.page.locator(MAY).first.wait_for()


def test_why_not_and_a_swap_instead(browser: Browser, house: House) -> None:
    """A tile out of reach says why; it can be swapped from there, and Escape leads back."""
    with person(browser, house.url, 768, "en") as ann:
        lay(ann, "rally", "luck", first_seat="1")
        start(ann)
        far = ann.page.locator("[data-place] button:not([data-may])").filter(
            has=ann.page.locator("[href='#rally-back']")
        )
        far.first.click()
        bubble = ann.page.locator(".bubble")
        bubble.locator("a[href*='/games/rally/rules#SR-']").wait_for()
        ann.page.keyboard.press("Escape")
        bubble.wait_for(state="hidden")
        far.first.click()
        bubble.get_by_role("button", name=ann.t("rally-swap-this")).click()
        ann.until(lambda: any(cell["picked"] for cell in seen_by(ann)["cells"]))


CELL = re.compile(r"\b[a-e][1-5]\b")


def test_a_hint_covers_no_tile_that_can_be_chosen(browser: Browser, house: House) -> None:
    """On a low phone it is as high as two rows: it lies beside them, and the rug stays where it is.

    No tile is told by a name that the rug does not show.
    """
    with person(browser, house.url, 360) as ann:
        ann.page.set_viewport_size({"width": 360, "height": 640})
        lay(ann, "rally", "luck", first_seat="1")
        assert ann.await_turn()
        done(ann, ann.page.locator(MAY).last)
        for _ in range(3):
            if not ann.await_turn():
                break
            rug = ann.page.locator(RUG).first.bounding_box()
            ask(ann)
            bubble = ann.page.locator(".bubble")
            assert not CELL.search(bubble.inner_text())
            ann.until(partial(is_clear, ann, bubble))
            assert ann.page.locator(RUG).first.bounding_box() == rug
            before = ann.last["number"]
            touch_hinted(ann)
            ann.await_news(before)


def is_clear(ann: Person, bubble: Locator) -> bool:
    """Tell whether every tile that can be chosen is above the bubble or below it."""
    tiles = [tile.bounding_box() for tile in ann.page.locator(MAY).all()]
    box = bubble.bounding_box()
    assert box
    top, bottom = box["y"], box["y"] + box["height"]
    return all(tile["y"] + tile["height"] <= top or tile["y"] >= bottom for tile in tiles if tile)


def test_a_line_of_the_log_shows_its_tile(browser: Browser, house: House) -> None:
    """On a phone it lies over the rug: a touch uncovers what it speaks of; so does Enter."""
    with person(browser, house.url, 360, touch=True) as ann:
        lay(ann, "rally", "luck")
        start(ann)
        own = ann.page.locator(".marked[data-place]")
        for by_finger in (True, False):
            ann.page.keyboard.press("l")
            line = ann.page.get_by_role("dialog").locator(".lines p").first
            line.tap() if by_finger else line.press("Enter")
            own.wait_for()
            assert not ann.page.get_by_role("dialog").is_visible()
        ann.page.locator(RUG).first.tap()
        own.wait_for(state="detached")


def test_a_road_is_built_and_raced_on(browser: Browser, house: House) -> None:
    """By one person alone: four curves make the smallest ring, one of them laid amiss first."""
    with person(browser, house.url, 360) as ann:
        lay(ann, "rally-circuit", laps="1")
        put(ann, "d4", 0)
        place(ann, "d4").click()
        done(ann, ann.page.get_by_role("button", name=ann.t("rally-lift"), exact=True))
        ann.await_turn()
        for name, turns in (("b1", 3), ("c1", 1), ("c2", 1), ("b2", 1)):
            put(ann, name, turns)
        assert seen_by(ann)["circuit"] == ["b1", "c1", "c2", "b2"]
        looks_well(ann)
        done(ann, button(ann, "move-circuit-ready"))
        while ann.await_turn():
            done(ann, ann.page.locator(".animal").first)
        ann.see("result-again")
        looks_well(ann)


def put(ann: Person, name: str, turns: int) -> None:
    """Lay a curve: choose the place, take the tile, turn it so many times, and that is it."""
    ann.await_turn()
    done(ann, place(ann, name))
    kind = ann.page.locator(".supply button").nth(1)
    ann.page.locator(GO).wait_for()
    if kind.get_attribute("aria-pressed") != "true":
        kind.click()
    for _ in range(turns):
        place(ann, name).click()
    done(ann, ann.page.locator(GO))


@pytest.mark.thorough
def test_a_road_is_built_together(browser: Browser, house: House) -> None:
    """With a bot, as advised: tiles are taken and turned by hand; tortoise and hare race."""
    with person(browser, house.url, 1280) as ann:
        lay(ann, "rally-circuit", "greed", laps="1")
        play(ann)
        assert len(seen_by(ann)["circuit"]) > 4
        ann.see("result-again")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "width", "language"), [("rally", 360, "ru"), ("rally-circuit", 1280, "en")]
)
def test_a_guide_is_followed_to_a_table_of_ones_own(
    browser: Browser, house: House, game: str, width: int, language: str
) -> None:
    """By touching what is pointed at, tiles turned by hand; then one click lays a table."""
    with person(browser, house.url, width, language) as ann:
        open_guide(ann, game)
        done: list[str] = []
        while not is_at_the_end(ann):
            if len(done) == 3:
                looks_well(ann)
            done.append(go_on(ann))
        assert done.count("do") > 5
        looks_well(ann)
        ann.click("guided-play")
        assert ann.table


def go_on(ann: Person) -> str:
    """Do what the guide asks for, or go on; return what was done."""
    before = ann.page.locator(PLACE).inner_text()
    ann.until(lambda: ann.page.locator(f"{ON}, {HINTED}").count())
    if ann.page.locator(ON).count():
        ann.page.locator(ON).click()
        done = "look"
    else:
        touch_hinted(ann)
        done = "do"
    ann.until(lambda: is_at_the_end(ann) or ann.page.locator(PLACE).inner_text() != before)
    return done


@pytest.mark.thorough
def test_the_pictures_of_the_rules_are_live(browser: Browser, house: House) -> None:
    """Each goes on frame by frame and begins anew, and its caption with it."""
    with person(browser, house.url, 360) as ann:
        ann.go("/games/rally/rules")
        ann.page.locator("figure").first.wait_for()
        figures = ann.page.locator("figure").all()
        assert len(figures) >= 12
        for figure in figures:
            if figure.get_by_role("button").count():
                assert shown_in(figure) > 1
        looks_well(ann)


@pytest.mark.thorough
@pytest.mark.parametrize("left", [3, None])
def test_nobody_is_told_what_lies_under_a_tile(
    browser: Browser, house: House, left: int | None
) -> None:
    """Two people and an onlooker: all that each received, and all that their pages have."""
    with (
        person(browser, house.url, 360) as ann,
        person(browser, house.url, 768) as ben,
        person(browser, house.url, 1280, "en") as cid,
    ):
        lay_it = ann.lay if left is None else partial(ann.lay_late, left=left)
        _, invitation = lay_it("rally", "")
        ben.come(ann.table, invitation)
        sit_at(ann, ann.table)
        sit_at(cid, ann.table)
        both_race(ann, ben)
        for each in (ann, ben, cid):
            each.until(each.is_over)
        check_secrets(house, ann.table, {ann: Seat(0), ben: Seat(1), cid: None})


def both_race(ann: Person, ben: Person) -> None:
    """Let two people race; after every move look through the source of both pages."""
    while True:
        ann.until(lambda: ann.is_over() or ann.is_asked() or ben.is_asked())
        if ann.is_over():
            return
        follow(ann if ann.is_asked() else ben)
        ann.until(lambda: ann.last["number"] == ben.last["number"])
        check_page(ann)
        check_page(ben)


def test_a_tile_that_is_turned_back_keeps_nothing(browser: Browser, house: House) -> None:
    """With motion its face is seen from behind for a moment; then nothing is left of it."""
    with person(browser, house.url, motion=True) as ann:
        lay(ann, "rally", "luck", first_seat="1")
        start(ann)
        while not told_of(ann, "closed"):
            follow(ann)
            assert ann.await_turn()
        check_page(ann)


def told_of(ann: Person, key: str) -> bool:
    """Tell whether such a thing has happened at the table."""
    happened = [told for message in ann.told for told in message["happened"]]
    return any(event["key"] == key for told in happened for event in told["events"])


def check_page(somebody: Person) -> None:
    """All closed tiles are alike; nothing near them is left of what they were."""
    somebody.settle()
    somebody.page.locator(".ghost").first.wait_for(state="detached")
    closed = somebody.page.evaluate(CLOSED)
    assert len({each["tile"] for each in closed}) == 1
    hidden = {cell["place"] for cell in seen_by(somebody)["cells"] if cell["tile"] is None}
    assert {each["place"] for each in closed} == hidden
    for each in closed:
        assert not any(f"rally-{kind}" in each["whole"] for kind in KINDS)
