"""The Labours of Heracles in the browser: by clicking, by keyboard, with hidden hands, guided."""

from itertools import product

import pytest
from playwright.sync_api import Browser, ViewportSize

from stolik.core import Record, Seat, write_record
from tests.cases import cases, long
from tests.positions import kept, moments
from tests.server.house import House

from .hercules import GAME, Move, choices, decided, make, play, way_to, wish
from .looking import stands_out, too_small
from .people import LAPTOP, PHONE, Person, own, person
from .test_guide import ON, PLACE, is_at_the_end, looks_well, open_guide, shown_in
from .test_keyboard import is_on, tab_to
from .test_together import check_secrets

LINE = 44
"""Pixels: the least that a finger needs."""
SECOND, SIXTH = 2, 6
"""Turns: by the sixth cards were bought, discarded and shuffled anew."""
POINTED = "li.marked [data-face], button.marked[data-card]"
"""In the hand or in the Gymnasium."""
ADVISED = "[data-labour].advised, [data-move].advised"
"""A labour for the half in hand, or a word."""


@pytest.mark.thorough
@pytest.mark.parametrize(("bots", "width"), [(1, PHONE), (3, LAPTOP)])
def test_by_clicking(browser: Browser, house: House, bots: int, width: int) -> None:
    """A whole game: at the end everybody's tokens and labours are counted on the board."""
    with person(browser, house.url, width) as ann:
        ann.lay(GAME, *["luck"] * bots)
        assert {"keep", "labour"} <= play(ann)
        sees_the_count(ann)


@pytest.mark.parametrize(("bots", "width"), [(1, PHONE), (3, LAPTOP)])
def test_the_end_by_clicking(browser: Browser, house: House, bots: int, width: int) -> None:
    """The last turns of it."""
    with person(browser, house.url, width) as ann:
        ann.lay_late(GAME, *["luck"] * bots, left=4)
        assert play(ann)
        sees_the_count(ann)


def sees_the_count(ann: Person) -> None:
    """Everybody's points stand there, and another game is offered."""
    for lines in ann.last["result"]["scores"]:
        total = sum(line["points"] for line in lines)
        ann.page.get_by_role("listitem").filter(has_text=str(total)).first.wait_for()
    ann.see("result-again")


WINDOWS: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 780, "height": 360},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 1366, "height": 650},
)
ROUND = "[data-labour], .gymnasium [data-card], [data-face]"
"""Where a card may go, and the hand it comes from: four labours, five cards, four cards."""
KEPT = "[data-labour], [data-face]"
"""What is the same from one question of a turn to the next; cards that can be taken are lifted."""

HIDDEN = """things => things.filter((thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const seen = document.elementFromPoint(x, y);
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return !inside || !seen || !(thing.contains(seen) || seen.contains(thing));
}).map((thing) => thing.outerHTML.slice(0, 160))"""


def hidden(ann: Person, things: str) -> list[str]:
    """Return which of these are not in the window, or lie under something."""
    found: list[str] = ann.page.locator(things).evaluate_all(HIDDEN)
    return found


def places(ann: Person, things: str) -> list[list[int]]:
    """Return where each of these lies."""
    boxes = [thing.bounding_box() for thing in ann.page.locator(things).all()]
    return [[round(box[side]) for side in ("x", "y", "width", "height")] for box in boxes if box]


def does(ann: Person, act: str) -> None:
    """Make the first move of this kind."""
    make(ann, next(move for move in choices(ann) if move["act"] == act))


@pytest.mark.parametrize(
    ("bots", "window"), cases(product((1, 3), WINDOWS), short=[(3, WINDOWS[0])])
)
def test_the_whole_round_in_one_look(
    browser: Browser, house: House, bots: int, window: ViewportSize
) -> None:
    """Whatever is asked, all that is played with is seen, and stays where it is."""
    with person(browser, house.url) as ann:
        ann.page.set_viewport_size(window)
        ann.lay(GAME, *["luck"] * bots)
        ann.page.locator("[data-move=keep]").wait_for()
        before = places(ann, KEPT)
        assert len(before) == 4 + 4
        assert ann.page.locator(ROUND).count() == 4 + 5 + 4
        assert hidden(ann, f"{ROUND}, [data-move]") == []
        does(ann, "keep")
        ann.page.locator("[data-able]").first.wait_for()
        ann.page.mouse.move(0, 0)
        assert places(ann, KEPT) == before
        ann.page.locator("[data-face]").first.click()
        assert hidden(ann, ROUND) == []
        ann.page.keyboard.press("Escape")
        does(ann, "visit")
        ann.page.locator("button.wanted").wait_for()
        assert hidden(ann, f"{ROUND}, [data-move]") == []
        assert stands_out(ann.page) == []
        assert too_small(ann.page) == []


def test_who_is_ahead(browser: Browser, house: House) -> None:
    """Everybody's points stand beside the name; the crown is with whoever has the most."""
    with person(browser, house.url) as ann:
        ann.lay_late(GAME, "luck", "luck", "luck", left=4)
        ann.await_turn()
        (view,) = own(ann.last)
        points = [seat["points"] for seat in view["view"]["seats"]]
        assert len(set(points)) > 1
        for seat, total in enumerate(points):
            cell = ann.page.locator(f"[data-seat='{seat}']")
            assert cell.locator(f"[data-zone='points-{seat}'] b").inner_text() == str(total)
            assert cell.locator(".crown").count() == (total == max(points))


def test_an_empty_gymnasium_is_a_line(browser: Browser, house: House) -> None:
    """What was bought is not missed: the hand has the room."""
    bare = next(filter(None, map(emptied, kept(GAME))))
    with person(browser, house.url) as ann:
        ann.lay(GAME, *["luck"] * (bare.seats - 1), record=write_record(bare))
        ann.page.locator("[data-move=keep]").wait_for()
        box = ann.page.locator(".gymnasium").bounding_box()
        assert box
        assert round(box["height"]) == LINE
        assert hidden(ann, "[data-labour], [data-face], [data-move]") == []


def emptied(record: Record) -> Record | None:
    """Return the game as it was at the first turn without a card to buy, if there was one."""
    for at in moments(record):
        view = at.game.view(at.state, Seat(0))
        if view["phase"] == "refresh" and not view["stack"] and not any(view["gymnasium"]):
            return at.record
    return None


@pytest.mark.parametrize("width", [PHONE, LAPTOP])
def test_the_rounds_to_come(browser: Browser, house: House, width: int) -> None:
    """A button away, each of their labours large with its back."""
    with person(browser, house.url, width) as ann:
        ann.lay(GAME, "luck")
        ann.await_turn()
        words = "hercules-later-look" if width == PHONE else "hercules-later"
        ann.page.get_by_role("button", name=ann.t(words, more=2, next=2, last=3)).click()
        sheet = ann.page.get_by_role("dialog")
        labours = sheet.get_by_role("listitem").get_by_role("button")
        labours.last.wait_for()
        assert labours.count() == 8
        labours.last.click()
        sheet.get_by_text(ann.t("hercules-labour-point")).wait_for()


def by_keys(ann: Person, move: Move) -> None:
    """Make a move without a mouse: an arrow leads to the first thing, Tab to the others."""
    before = decided(ann)
    ann.page.keyboard.press("ArrowDown")
    for place in way_to(move):
        tab_to(ann, place)
        ann.page.keyboard.press("Enter")
        ann.settle()
    ann.until(lambda: decided(ann) > before)


@pytest.mark.thorough
def test_a_whole_game_by_keyboard(browser: Browser, house: House) -> None:
    """A half that is taken leads to its labours; Escape puts it back into the hand."""
    with person(browser, house.url) as ann:
        ann.lay(GAME, "luck", "luck", "luck")
        ann.await_turn()
        by_keys(ann, wish(ann))
        ann.await_turn()
        ann.page.keyboard.press("ArrowDown")
        tab_to(ann, "[data-take]")
        ann.page.keyboard.press("Enter")
        ann.until(lambda: is_on(ann, "[data-allowed], [data-able]"))
        ann.page.keyboard.press("Escape")
        ann.until(lambda: is_on(ann, "[data-take]"))
        play(ann, by_keys)
        ann.see("result-again")


def turn(somebody: Person) -> int:
    """Return the number of the turn that somebody sees."""
    (view,) = own(somebody.last)
    return int(view["view"]["turn"])


def keep_up(one: Person, other: Person) -> None:
    """Wait until both were told the same."""
    one.until(lambda: one.last["number"] == other.last["number"])


@pytest.mark.parametrize("until", [SECOND, long(SIXTH)])
def test_hidden_hands(browser: Browser, house: House, until: int) -> None:
    """Two choose at once, each before a browser of their own; neither was ever sent too much."""
    with person(browser, house.url) as ann, person(browser, house.url, 360) as ben:
        _, invitation = ann.lay(GAME, "")
        ben.come(ann.table, invitation)
        ann.until(lambda: ann.last["phase"] == "playing")
        keep_up(ben, ann)
        while turn(ann) < until:
            for each, other in ((ann, ben), (ben, ann)):
                if each.is_asked():
                    each.settle()
                    make(each, wish(each))
                    keep_up(other, each)
        check_secrets(house, ann.table, {ann: Seat(0), ben: Seat(1)})


def tap(ann: Person, what: str) -> None:
    """Touch the last of what there is: of two halves, the lower one."""
    ann.page.locator(what).last.tap()


def follow(ann: Person) -> None:
    """Do what the guide asks for, or go on: a card first, then its labour."""
    before = ann.page.locator(PLACE).inner_text()
    ann.until(lambda: ann.page.locator(f"{ON}, {POINTED}, {ADVISED}").count())
    if ann.page.locator(ON).count():
        tap(ann, ON)
    else:
        if ann.page.locator(POINTED).count():
            tap(ann, POINTED)
            ann.settle()
        if ann.page.locator(ADVISED).count():
            tap(ann, ADVISED)
    ann.until(lambda: is_at_the_end(ann) or ann.page.locator(PLACE).inner_text() != before)


@pytest.mark.thorough
def test_the_guide_by_tapping(browser: Browser, house: House) -> None:
    """Hidden choices, the reveal, a contest, two halves and an effect, up to the points."""
    with person(browser, house.url, 360, touch=True) as ann:
        open_guide(ann, GAME)
        looks_well(ann)
        while not is_at_the_end(ann):
            follow(ann)
        looks_well(ann)
        ann.click("guided-play")
        assert ann.table


@pytest.mark.thorough
def test_the_pictures_of_the_rules_are_live(browser: Browser, house: House) -> None:
    """Made of the real labours and cards, frame by frame, each with its caption."""
    with person(browser, house.url, 360) as ann:
        ann.go(f"/games/{GAME}/rules")
        ann.page.locator("figure").first.wait_for()
        figures = ann.page.locator("figure").all()
        assert len(figures) > 12
        for figure in figures:
            assert figure.locator(".hercules svg use").count()
            if figure.get_by_role("button").count():
                assert shown_in(figure) > 1
        looks_well(ann)
