"""The Labours of Heracles in the browser: by clicking, by keyboard, with hidden hands, guided."""

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize

from stolik.core import Seat
from tests.server.house import House

from ..cases import long  # noqa: TID252 - as the other tests do
from .hercules import GAME, Move, choices, decided, make, play, way_to, wish
from .looking import stands_out, too_small
from .people import LAPTOP, PHONE, WIDTHS, Person, own, person
from .test_guide import ON, PLACE, is_at_the_end, looks_well, open_guide, shown_in
from .test_keyboard import is_on, tab_to
from .test_together import check_secrets

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


def lower_edges(things: Locator) -> list[float]:
    """Return how far down each of them reaches."""
    boxes = [thing.bounding_box() for thing in things.all()]
    return [box["y"] + box["height"] for box in boxes if box]


@pytest.mark.parametrize("width", [360, 768])
def test_the_first_question_hides_nothing(browser: Browser, house: House, width: int) -> None:
    """Whoever decides whether to refresh sees every labour of the round and the whole hand."""
    with person(browser, house.url, width) as ann:
        ann.lay(GAME, "luck")
        ann.await_turn()
        question = ann.page.locator(".dock").bounding_box()
        labours = lower_edges(ann.page.locator("[data-labour]"))
        hand = lower_edges(ann.page.locator("[data-face]"))
        assert question
        assert len(labours) == len(hand) == 4
        assert max(labours) <= question["y"]
        assert max(hand) <= WIDTHS[width]


@pytest.mark.parametrize(("bots", "height"), [(2, 780), (3, 780), (3, 640)])
def test_the_hand_does_not_lie_on_the_gymnasium(
    browser: Browser, house: House, bots: int, height: int
) -> None:
    """What can be taken on a tall phone, and on any the card that is being paid for, is clear."""
    with person(browser, house.url, 360) as ann:
        ann.page.set_viewport_size({"width": 360, "height": height})
        ann.lay(GAME, *["luck"] * bots)
        ann.await_turn()
        make(ann, next(move for move in choices(ann) if move["act"] == "keep"))
        ann.await_turn()
        if height == WIDTHS[360]:
            ann.until(lambda: is_clear(ann, "[data-able]"))
            assert is_clear(ann, "[data-labour]")
        make(ann, next(move for move in choices(ann) if move["act"] == "visit"))
        ann.page.locator("button.wanted").wait_for()
        ann.until(lambda: is_clear(ann, "button.wanted"))


def is_clear(ann: Person, things: str) -> bool:
    """Tell whether all of these end above what stays at the lower edge."""
    dock = ann.page.locator(".dock").bounding_box()
    assert dock
    return max(lower_edges(ann.page.locator(things))) <= dock["y"]


LYING: ViewportSize = {"width": 780, "height": 360}
"""A phone that lies."""


def test_a_phone_that_lies_shows_the_whole_round(browser: Browser, house: House) -> None:
    """Labours, the Gymnasium and the hand together; so does one that stands, once it is asked."""
    with person(browser, house.url, 360) as ann:
        ann.lay(GAME, "luck")
        ann.await_turn()
        make(ann, next(move for move in choices(ann) if move["act"] == "keep"))
        ann.page.locator("[data-able]").first.wait_for()
        dock = ann.page.locator(".dock").bounding_box()
        assert dock
        assert max(lower_edges(ann.page.locator("[data-able]"))) <= dock["y"]
        ann.page.set_viewport_size(LYING)
        ann.page.evaluate("() => scrollTo(0, 0)")
        ann.settle()
        for zone, many in (("[data-labour]", 4), ("[data-able]", 5), ("[data-face]", 4)):
            edges = lower_edges(ann.page.locator(zone))
            assert len(edges) == many
            assert max(edges) <= LYING["height"]
        assert stands_out(ann.page) == []
        assert too_small(ann.page) == []


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
