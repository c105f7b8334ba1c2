"""A whole game of Stickers: by clicking, by keyboard, and between people who hide their hands."""

import pytest
from playwright.sync_api import Browser, Locator

from stolik.core import Seat
from tests.server.house import House

from .looking import TARGET, hindrances, stands_out, too_small
from .people import PHONE, WIDTHS, Person, person
from .stickers import CONFIRM, GAME, TAKEN, answer, await_answer, play, touch, view_of
from .test_guide import ON, PLACE, is_at_the_end, open_guide, shown_in
from .test_together import check_secrets, invite


def looks_well(ann: Person) -> None:
    """Hold the page to what every page is held to."""
    assert stands_out(ann.page) == []
    assert too_small(ann.page) == []
    assert hindrances(ann.page) == []


def sees_the_count(ann: Person) -> None:
    """Everybody's points are in the last line, and add up to what the game says."""
    ann.settle()
    totals = ann.page.locator(".ending tfoot td").all_inner_texts()
    scores = ann.last["result"]["scores"]
    assert [int(each) for each in totals] == [
        sum(line["points"] for line in lines) for lines in scores
    ]


@pytest.mark.thorough
def test_by_clicking_against_one_bot(browser: Browser, house: House) -> None:
    """On a phone, from the front page to the points; and another game is a click away."""
    with person(browser, house.url, PHONE) as ann:
        begin(ann)
        assert play(ann) > 10
        end(ann)


def test_beginning_and_end(browser: Browser, house: House) -> None:
    """The same without what lies between."""
    with person(browser, house.url, PHONE) as ann:
        begin(ann)
        ann.lay_late(GAME, "luck", left=4)
        assert play(ann)
        end(ann)


def begin(ann: Person) -> None:
    """Come from the front page to the first move."""
    ann.go()
    ann.play_now(GAME)
    ann.page.locator(TAKEN).first.click()
    ann.page.locator(CONFIRM).click()
    ann.until(lambda: ann.last["moves"] > 0)


def end(ann: Person) -> None:
    """See the points, and go on to another game."""
    sees_the_count(ann)
    looks_well(ann)
    ann.click("result-again")
    ann.page.locator(TAKEN).first.wait_for()


@pytest.mark.thorough
def test_by_clicking_against_three_bots(browser: Browser, house: House) -> None:
    """All the box; every question that comes up is looked at once."""
    with person(browser, house.url, 1280, "en") as ann:
        lay(ann, "luck", "luck", "luck")
        seen: set[str] = set()
        answers = 0
        while ann.await_turn():
            phase = view_of(ann)["phase"]
            if phase not in seen:
                looks_well(ann)
            seen.add(phase)
            holds_in_one_row(ann)
            answer(ann, answers)
            answers += 1
        assert {"take-one", "collect", "effects", "taking", "last-pick"} <= seen
        sees_the_count(ann)


OUT_OF_ROW = """(target) => {
  const cards = [...document.querySelectorAll(".hand li button")];
  const top = Math.min(...cards.map((card) => card.parentElement.offsetTop));
  return cards.filter((card) => {
    card.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top: above, height } = card.getBoundingClientRect();
    const middle = above + height / 2;
    const touched = [2, target - 2].map((x) => document.elementFromPoint(left + x, middle));
    return card.parentElement.offsetTop > top || touched.some((found) => found !== card);
  }).map((card) => card.innerText);
}"""
"""The cards of the hand that lie in another row, or show too little of themselves to a finger."""


def holds_in_one_row(ann: Person) -> None:
    """However many cards there are, all lie beside each other, and a finger finds each."""
    assert ann.page.evaluate(OUT_OF_ROW, TARGET) == []


CUT = """() => [...document.querySelectorAll(".stickers-game section.cell")].flatMap((cell) => {
  const within = cell.getBoundingClientRect();
  const who = cell.querySelector(".name") ?? cell.querySelector(".who b");
  const [name, total] = [who, cell.querySelector(".total")].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  });
  const out = [name, total].some(({ left, right, top, bottom }) =>
    left < within.left || right > within.right || top < within.top || bottom > within.bottom);
  const meet = name.right > total.left && total.right > name.left &&
    name.bottom > total.top + 6 && total.bottom > name.top + 6;
  return out || meet ? cell.innerText : [];
})"""
"""Whose name or total cannot be read whole; a letter's box is higher than what is seen of it."""


def test_who_is_there_is_not_cut_off(browser: Browser, house: House) -> None:
    """On a phone each has a name and a total, and what else is to be said is read out."""
    with person(browser, house.url, 360) as ann:
        ann.go(f"/games/{GAME}?way=near")
        ann.page.get_by_role("radio", name="4", exact=True).check(force=True)
        ann.click("lay-begin")
        ann.click("curtain-open")
        rivals = ann.page.locator(".cell:not(.mine) .standing")
        ann.until(lambda: rivals.count() == 3)
        ann.settle()
        assert rivals.first.inner_text().strip() == ann.t("seat-beside")
        assert ann.page.evaluate(CUT) == []


def lay(ann: Person, *bots: str) -> None:
    """Play against bots; luck decides for whoever has left."""
    ann.lay(GAME, *bots, grace=0, stand_in="luck")


@pytest.mark.thorough
def test_by_keyboard(browser: Browser, house: House) -> None:
    """Arrows and Tab lead to everything, Enter touches it; a card leads on to the gold button."""
    with person(browser, house.url) as ann:
        lay(ann, "luck")
        answers = 0
        while ann.await_turn():
            before, asked = ann.last["number"], view_of(ann)["phase"]
            for thing in touch(ann, answers):
                press(ann, thing)
            await_answer(ann, before, asked)
            answers += 1
        sees_the_count(ann)


FAR = 60
"""Presses after which nobody would look on for what they want."""


def press(ann: Person, thing: Locator) -> None:
    """Go from one thing to the next until this one is reached, and press Enter on it."""
    thing.wait_for()
    for _ in range(FAR):
        if thing.evaluate("thing => thing === document.activeElement"):
            ann.page.keyboard.press("Enter")
            return
        ann.page.keyboard.press("Tab")
    raise AssertionError(f"{thing} is out of reach")


@pytest.mark.thorough
def test_hands_and_the_last_pick_stay_hidden(browser: Browser, house: House) -> None:
    """Two people play to the end: neither is ever sent more than they may know."""
    with person(browser, house.url, 1280) as ann, person(browser, house.url, 360) as ben:
        invite(ann, ben, GAME)
        play_hiding(ann, ben, house)


def test_the_last_hands_and_picks_stay_hidden(browser: Browser, house: House) -> None:
    """The same from the last round on."""
    with person(browser, house.url, 1280) as ann, person(browser, house.url, 360) as ben:
        _, invitation = ann.lay_late(GAME, "", left=4)
        ben.come(ann.table, invitation)
        play_hiding(ann, ben, house)


def play_hiding(ann: Person, ben: Person, house: House) -> None:
    """Let both play to the end, and hold what they were sent against what they may know."""
    answers = 0
    while True:
        ann.until(lambda: ann.is_over() or ann.is_asked() or ben.is_asked())
        if ann.is_over():
            break
        for each in (ann, ben):
            if each.is_asked():
                answer(each, answers)
                answers += 1
    for each in (ann, ben):
        each.until(each.is_over)
        sees_the_count(each)
    check_secrets(house, ann.table, {ann: Seat(0), ben: Seat(1)})


ADVISED = ".tray [data-advised]"
ADVICE = "[popover] .bubble"


def test_what_was_advised_is_in_sight(browser: Browser, house: House) -> None:
    """On a phone bonuses stand in the place of the market; the advice lies on none of it."""
    with person(browser, house.url, 360) as ann:
        ann.go()
        ann.play_now(GAME)
        while not is_advised(ann):
            answer(ann)
        ann.settle()
        said = box_of(ann, ADVICE)
        for what in (ADVISED, ".hand", ".action"):
            kept = box_of(ann, what)
            assert said["bottom"] <= kept["top"] or kept["bottom"] <= said["top"]
            assert kept["bottom"] <= WIDTHS[PHONE]


def is_advised(ann: Person) -> bool:
    """Ask what to do with what was won, if it is time; tell whether something is to be used."""
    assert ann.await_turn()
    if view_of(ann)["phase"] != "effects":
        return False
    ann.click("table-hint")
    ann.page.locator(ADVICE).wait_for()
    return ann.page.locator(ADVISED).count() > 0


def box_of(ann: Person, what: str) -> dict[str, float]:
    """Return where something is on the screen."""
    found: dict[str, float] = ann.page.locator(what).first.evaluate(
        "thing => thing.getBoundingClientRect().toJSON()"
    )
    return found


POINTED = ".stickers-game button:is(.marked, [data-advised]):not(.chosen, .held)"


@pytest.mark.thorough
def test_the_guide_is_followed(browser: Browser, house: House) -> None:
    """By touching what is pointed at, one thing after the other, to the points."""
    with person(browser, house.url, 360) as ann:
        open_guide(ann, GAME)
        while not is_at_the_end(ann):
            before = place_of(ann)
            ann.until(lambda: ann.page.locator(f"{ON}, {POINTED}").count())
            if ann.page.locator(ON).count():
                # What is only looked at goes on by itself, too: then there is nothing to click.
                ann.page.evaluate("on => document.querySelector(on)?.click()", ON)
                ann.until(lambda: is_at_the_end(ann) or place_of(ann) != before)  # noqa: B023 - at once
            else:
                ann.page.locator(POINTED).first.click()
                ann.settle()
            if before.startswith("3 "):
                looks_well(ann)
        sees_in_the_guide(ann)
        looks_well(ann)


def place_of(ann: Person) -> str:
    """Return how far the guide has come."""
    return ann.page.locator(PLACE).inner_text()


def sees_in_the_guide(ann: Person) -> None:
    """The last picks have come to the albums, and the guided seat has won."""
    first, second = ann.page.locator(".ending tfoot td").all_inner_texts()
    assert int(first) > int(second)


@pytest.mark.thorough
def test_the_pictures_of_the_rules_are_live(browser: Browser, house: House) -> None:
    """Each goes on frame by frame and begins anew, and its caption with it."""
    with person(browser, house.url, 360, "en") as ann:
        ann.go(f"/games/{GAME}/rules")
        ann.page.locator("figure").first.wait_for()
        figures = ann.page.locator("figure").all()
        assert len(figures) >= 12
        for figure in figures:
            if figure.get_by_role("button").count():
                assert shown_in(figure) > 1
        looks_well(ann)
