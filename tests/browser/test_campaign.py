"""A campaign of Stickers: from the box through its evenings to the file that it is kept in."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Locator

from stolik.core import read_record, write_record
from stolik.games.stickers import BOX
from stolik.games.stickers.box_file import read_box
from stolik.games.stickers.campaign_file import read_campaign
from stolik.server.http.passes import COOKIE
from tests.cases import cases
from tests.server.house import Guest, House, Message, choice, is_over

from .looking import hindrances, stands_out, too_small
from .people import LAPTOP, PHONE, WIDTHS, Person, person
from .stickers import CONFIRM, GAME, TAKEN, answer, view_of

KEPT = Path(__file__).parents[2] / "src/stolik/games/stickers/tests/campaigns/fifteen-evenings.json"
"""A whole campaign, as a file."""
NOBODY = KEPT.parents[1] / "records/stickers-nobody-has-the-clan.json"
"""An evening with the pack of a clan that nobody has collected."""
OWNED = BOX.replace("star = 2", "star = 1", 1)
"""What the box of an owner holds: nearly the same."""
STICKER = "[data-sticker]"
"""What is stuck next."""
CARDS = ".sticking button[data-card][data-take]"
"""Where it can go."""
LANGUAGE = {360: "ru", 768: "en", 1280: "ru"}


@contextmanager
def as_program(somebody: Person) -> Iterator[Guest]:
    """Be the same guest, without a page: to play quickly what nobody has to watch."""
    cookies = somebody.page.context.cookies()
    value = next(each["value"] for each in cookies if each["name"] == COOKIE)
    guest = Guest(somebody.url)
    guest.http.cookies.set(COOKIE, value)
    try:
        yield guest
    finally:
        guest.http.close()


def rush(somebody: Person, found: Callable[[Message], bool]) -> None:
    """Decide for one's own seats, one thing as well as another, until the table stands so."""
    table, page = somebody.table, somebody.page
    there = page.url
    page.goto("about:blank")  # to draw every move would take longer than to make it
    with as_program(somebody) as guest:
        number = play_on(guest, table, found)["number"]
    page.goto(there)
    somebody.until(lambda: somebody.last["number"] >= number)


def play_on(guest: Guest, table: str, found: Callable[[Message], bool]) -> Message:
    """Play on until the table stands so, and return how it stands."""
    seen, place = guest.look(table), 0
    while not found(seen):
        owing = [seat for seat in seen["yours"] if seen["seats"][seat]["owes"]]
        if owing:
            move = choice(seen, owing[0], place)
            made = guest.call("POST", f"/api/tables/{table}/moves", json=move)
            assert made.status_code in {200, 409}
            place += 1
            seen = guest.look(table)
        else:
            seen = guest.look(table, since=seen["number"], wait=20)
    return seen


def phase(seen: Message) -> str:
    """Return what is going on in the game."""
    return str(seen["views"][0]["view"]["phase"])


def round_of(seen: Message) -> int:
    """Return how far the game has come."""
    return int(seen["views"][0]["view"]["round"])


def asked_in(seen: Message) -> bool:
    """Tell whether a turn begins for whoever looks."""
    return phase(seen) == "take-one" and bool(seen["views"][0]["view"]["moves"])


# On the page of a campaign


def begin(ann: Person, *roster: str) -> str:
    """Begin a campaign from the box, and return its address."""
    ann.go(f"/games/{GAME}")
    door = ann.page.get_by_role("region", name=ann.t("camp-door"))
    for number, name in enumerate(roster, 1):
        says = ann.t("camp-roster-one", number=number) if number > 1 else ann.t("camp-roster-you")
        if number > 2:
            door.get_by_role("button", name=ann.t("camp-roster-more")).click()
        door.get_by_label(says, exact=True).fill(name)
    door.get_by_role("button", name=ann.t("camp-new"), exact=True).click()
    ann.see("camp-first")
    return address(ann)


def address(somebody: Person) -> str:
    """Return where the page of the campaign is."""
    somebody.until(lambda: "/c/" in somebody.page.url)
    return somebody.page.url.removeprefix(somebody.url)


def tonight(ann: Person, **who: str) -> None:
    """Begin an evening: who decides for each, or nobody for whoever does not play."""
    for name, way in who.items():
        tick = ann.page.get_by_role("checkbox", name=name)
        tick.set_checked(way != "")
        if way:
            ann.page.get_by_label(ann.t("camp-who", name=name)).select_option(way)
    ann.click("camp-begin")


def evenings(somebody: Person) -> Locator:
    """Return the evenings of the history, the last one first."""
    title = somebody.t("camp-history")
    return somebody.page.get_by_role("region", name=title).locator("ol > li")


def back_to_campaign(somebody: Person) -> None:
    """Go from the end of an evening to its campaign, once there is one."""
    somebody.see("result-look")
    somebody.click("result-campaign", "link")
    somebody.see("camp-history")


def file_of(ann: Person, key: str) -> str:
    """Return what is in the file that a link offers."""
    with ann.page.expect_download() as saved:
        ann.click(key, "link")
    return saved.value.path().read_text("utf-8")


def open_file(ann: Person, text: str, name: str = "campaign.json") -> None:
    """Open a file at the box."""
    ann.go(f"/games/{GAME}")
    door = ann.page.get_by_role("region", name=ann.t("camp-door"))
    payload = FilePayload(name=name, mimeType="application/json", buffer=text.encode())
    door.get_by_label(ann.t("camp-open-file")).set_input_files(payload)


# At the table


LATE = 5
"""The round from which on a game is played by clicking: whole games are clicked elsewhere."""


def play_till_the_pack(ann: Person) -> None:
    """Play on by clicking until a pack is opened: right after the count."""
    ann.page.locator(TAKEN).first.wait_for()
    rush(ann, lambda seen: asked_in(seen) and round_of(seen) >= LATE)
    answers = 0
    while ann.await_turn() and view_of(ann)["phase"] != "sticking":
        answer(ann, answers)
        answers += 1
    assert answers > 3
    ann.click("stickers-to-pack")


def stick(ann: Person, how: Callable[[Person, Locator], None]) -> None:
    """Stick the sticker in hand on some card, in some way: it is there then."""
    ann.await_turn()
    left, number = len(own_stickers(ann)), ann.last["number"]
    card = ann.page.locator(CARDS).first
    code = card.get_attribute("data-card")
    kind = ann.page.locator(STICKER).get_attribute("data-sticker")
    how(ann, card)
    ann.await_news(number)
    ann.until(lambda: len(own_stickers(ann)) == left - 1)
    assert {"card": code, "sticker": kind} in view_of(ann)["stuck"]


def own_stickers(ann: Person) -> list[Any]:
    """Return the stickers that are still in hand."""
    view = view_of(ann)
    found: list[Any] = view["seats"][view["seat"]]["stickers"]
    return found


def tap(ann: Person, card: Locator) -> None:
    """Touch the card, then the gold button."""
    card.click()
    ann.page.locator(CONFIRM).click()


def press(ann: Person, card: Locator) -> None:
    """Choose the card with Enter: that leads to the gold button."""
    card.focus()
    ann.page.keyboard.press("Enter")
    ann.until(lambda: ann.page.locator(CONFIRM).evaluate("it => it === document.activeElement"))
    ann.page.keyboard.press("Enter")


def drag(ann: Person, card: Locator) -> None:
    """Carry the sticker onto the card."""
    mouse = ann.page.mouse
    # Whatever is pointed at has come to rest, and nothing lies on it.
    card.hover()
    ann.page.locator(STICKER).hover()
    mouse.down()
    mouse.move(*middle(card), steps=6)
    mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    """Return where the middle of a thing is on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# What happens


@pytest.mark.parametrize("width", [PHONE, LAPTOP])
def test_a_pack_that_fits_in_no_album(browser: Browser, house: House, width: int) -> None:
    """ST-R23, ST-R30: any card of the box is chosen for it, and which sticker comes first."""
    record = read_record(NOBODY.read_text("utf-8"))
    before = next(at for at, (_, move) in enumerate(record.moves) if move.endswith(" hold"))
    with person(browser, house.url, width) as ann:
        ann.lay(GAME, "greed", record=write_record(record), moves=before)
        ann.page.get_by_role("button", name=ann.t("camp-pack-stick")).click()
        first = ann.page.locator(STICKER).get_attribute("data-sticker")
        ann.page.locator("[data-hold]").first.click()
        ann.until(lambda: ann.page.locator(STICKER).get_attribute("data-sticker") != first)
        assert too_small(ann.page) == []
        assert stands_out(ann.page) == []
        for how in (tap, drag):
            stick(ann, how)
        assert not any(column["clan"] == "mice" for column in view_of(ann)["seats"][0]["album"])


@pytest.mark.thorough
def test_three_evenings(browser: Browser, house: House) -> None:
    """One is played by clicking; in the second somebody joins; at the third bots stand in."""
    with person(browser, house.url) as ann, person(browser, house.url, 360) as vera:
        campaign = begin(ann, "Аня", "Борис")
        tonight(ann, Борис="bot-luck")
        play_till_the_pack(ann)
        ann.page.get_by_role("button", name=ann.t("camp-pack-stick")).click()
        for how in (tap, press, drag):
            stick(ann, how)
        ann.await_turn()
        ann.page.locator('.sticking [data-move="lid decorate"]').click()
        back_to_campaign(ann)
        assert address(ann) == campaign
        assert evenings(ann).count() == 1
        see_who_changed_cards(ann, "Аня", 1)

        come_by_link(ann, vera)
        ann.page.reload()
        tonight(ann, Аня="bot-luck", Борис="bot-luck", Вера="own")
        ann.see("gather-title")
        vera.page.reload()
        vera.click("camp-sit")
        rush(vera, is_over)
        back_to_campaign(vera)
        assert evenings(vera).count() == 2

        back_to_campaign(ann)
        tonight(ann, Аня="bot-greed", Борис="", Вера="bot-luck")
        # Bots have played for both of them: what has come of it is told to each.
        read_of(vera, 3)
        back_to_campaign(ann)
        read_of(ann, 3)
        assert evenings(ann).count() == 3
        assert any(card.stuck for card in read_box(file_of(ann, "camp-deck")).cards)
        kept = read_campaign(file_of(ann, "camp-save"))
        played = [evening.players for evening in kept.evenings]
        assert played == [("Аня", "Борис"), ("Аня", "Борис", "Вера"), ("Аня", "Вера")]
        assert kept.evenings[2].bots == ("greed", "luck")
        ann.go()
        ann.see("front-campaign-evenings", evenings=3)


def read_of(somebody: Person, evening: int) -> None:
    """Read of an evening that one was not there for: what was stuck, and then no more of it."""
    news = somebody.page.locator(f"section[aria-labelledby=lately-{evening}]")
    news.get_by_text(somebody.t("camp-changes"), exact=True).wait_for()
    assert news.get_by_role("listitem").count() > 3
    somebody.page.reload()
    somebody.see("camp-history")
    assert news.count() == 0
    last = evenings(somebody).first
    last.get_by_text(somebody.t("camp-changes"), exact=True).click()
    assert last.get_by_role("listitem").filter(visible=True).count() > 3


def see_who_changed_cards(ann: Person, name: str, evening: int) -> None:
    """Look at each changed card closely: so many were changed by somebody on that evening."""
    cards = ann.page.get_by_role("region", name=ann.t("camp-album")).locator("li > button")
    found = 0
    for place in range(cards.count()):
        cards.nth(place).click()
        sheet = ann.page.get_by_role("dialog")
        said = ann.t("camp-changed", name=name, evening=evening, what="")
        found += sheet.get_by_text(said).count()
        ann.page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
    assert found == 3


def come_by_link(ann: Person, vera: Person) -> None:
    """Join by the one link that there is for all."""
    ann.page.get_by_text(ann.t("camp-invite"), exact=True).click()
    link = ann.page.get_by_label(ann.t("camp-invite-link"), exact=True)
    ann.until(link.input_value)
    vera.go(link.input_value().removeprefix(vera.url))
    vera.see("camp-only-members")
    vera.page.get_by_label(vera.t("camp-join-name")).fill("Вера")
    vera.click("camp-join")
    vera.see("camp-you")


@pytest.mark.thorough
def test_nothing_that_was_played_is_lost(browser: Browser, house: House) -> None:
    """A file is opened, looked at, branched from, taken back, saved and opened again."""
    with person(browser, house.url, 768) as ann:
        open_file(ann, KEPT.read_text("utf-8"))
        ann.see("camp-won-about")
        whole = address(ann)
        ann.click("camp-history-all", evenings=15)
        assert evenings(ann).count() == 15
        ann.click("camp-look-said", number=2)
        back_to_campaign(ann)
        ann.see("camp-won-about")

        ann.click("camp-branch-said", number=14)
        ann.see("camp-branch-about", number=14)
        ann.click("camp-branch-do")
        ann.see("camp-next", number=15)
        assert address(ann) != whole

        ann.click("camp-undo-said", number=13)
        ann.see("camp-undo-about", count=2, first=13, last=14, before=12)
        ann.click("camp-keep")
        ann.click("camp-undo-said", number=13)
        ann.click("camp-undo-do")
        ann.see("camp-next", number=13)
        before, now = file_of(ann, "camp-undone-file"), file_of(ann, "camp-save")
        assert [len(read_campaign(text).evenings) for text in (before, now)] == [14, 12]

        open_file(ann, now)
        ann.see("camp-next", number=13)
        assert file_of(ann, "camp-save") == now
        ann.go(whole)
        ann.see("camp-won-about")


@pytest.mark.parametrize(
    "text",
    ["", "no campaign at all", "{}", '{"stolik-campaign": 99}', "[" * 300_000],
    ids=["empty", "words", "other", "later", "long"],
)
def test_a_file_that_is_no_campaign(browser: Browser, house: House, text: str) -> None:
    """What is wrong is said of the file, and everything stays as it was."""
    with person(browser, house.url, 360) as ann:
        ann.expected = ("400",)
        open_file(ann, text, "photo.json")
        alert = ann.page.get_by_role("alert").filter(has_text="photo.json")
        alert.wait_for()
        assert ann.page.url.endswith(f"/games/{GAME}")


def test_cards_of_ones_own_box(browser: Browser, house: House) -> None:
    """They are in the campaign from its beginning; what is wrong with a file is said of it."""
    with person(browser, house.url, 360, "en") as ann:
        ann.expected = ("400",)
        ann.go(f"/games/{GAME}")
        choose_cards(ann, "cards = 3", "shopping.toml")
        ann.click("camp-new")
        ann.page.get_by_role("alert").filter(has_text="shopping.toml").wait_for()
        ann.click("camp-cards-drop")
        choose_cards(ann, OWNED, "box.toml")
        ann.see("camp-cards-taken", file="box.toml")
        ann.click("camp-new")
        ann.see("camp-first")
        assert read_campaign(file_of(ann, "camp-save")).components == OWNED


def choose_cards(ann: Person, text: str, name: str) -> None:
    """Choose a file with cards for the campaign that will begin."""
    chooser = ann.page.get_by_label(ann.t("camp-cards-file"))
    if not chooser.is_visible():
        ann.page.get_by_text(ann.t("camp-cards"), exact=True).click()
    chooser.set_input_files(FilePayload(name=name, mimeType="text/plain", buffer=text.encode()))


def test_whose_a_name_is(browser: Browser, house: House) -> None:
    """Taken once, it is nobody else's; its owner gives it free; an evening can be cancelled."""
    with person(browser, house.url, 360) as ann, person(browser, house.url, 768, "en") as ben:
        campaign = begin(ann, "Аня", "Борис", "Вера")
        ben.expected = ("409",)
        ben.go(campaign)
        ben.page.get_by_label(ben.t("camp-join-name")).fill("Аня")
        ben.click("camp-join")
        ben.page.get_by_role("alert").filter(has_text="Аня").wait_for()
        ben.click("camp-be-said", name="Борис")
        ben.see("camp-you")
        ben.click("camp-leave-said", name="Борис")
        ben.see("camp-only-members")
        ben.click("camp-be-said", name="Борис")
        ben.page.get_by_label(ben.t("camp-join-another")).fill("Глеб")
        ben.click("camp-add")
        tonight(ben, Аня="own", Борис="here", Вера="", Глеб="here")
        ben.see("gather-title")

        ann.page.reload()
        ann.see("camp-gathering", number=1)
        ann.click("camp-cancel")
        ann.see("camp-undo-running")
        ann.click("camp-undo-do")
        ann.see("camp-first")
        ann.page.get_by_role("checkbox", name="Борис").uncheck()
        for name in ("Вера", "Глеб"):
            ann.page.get_by_role("checkbox", name=name).uncheck()
        ann.click("camp-begin")
        ann.see("camp-how-many", least=2, most=4, count=1)


# How it looks


def missing(ann: Person) -> None:
    """Follow a link that was not copied whole."""
    ann.expected = ("404",)
    ann.go("/c/c.nothing")
    ann.see("camp-missing")


def door(ann: Person) -> None:
    """See one's campaigns at the box, and a new one."""
    begin(ann, "Аня", "Борис")
    ann.go(f"/games/{GAME}")
    ann.see("camp-mine")
    ann.page.get_by_text(ann.t("camp-new"), exact=True).first.click()


def fresh(ann: Person) -> None:
    """Have everything ahead, and the link to give away."""
    begin(ann, "Аня", "Борис", "Вера")
    ann.page.get_by_text(ann.t("camp-invite"), exact=True).click()
    ann.page.get_by_label(ann.t("camp-invite-link"), exact=True).wait_for()
    ann.page.get_by_text(ann.t("camp-options"), exact=True).click()


def full(ann: Person) -> None:
    """Look back at fifteen evenings, and into the album."""
    open_file(ann, KEPT.read_text("utf-8"))
    ann.see("camp-won-about")
    ann.page.locator("summary.clan-corgi").click()


def card(ann: Person) -> None:
    """Look at a changed card closely."""
    full(ann)
    ann.page.locator("details[open] li > button").first.click()
    ann.page.get_by_role("dialog").wait_for()


def sure(ann: Person) -> None:
    """Be asked once more."""
    full(ann)
    ann.click("camp-undo-said", number=15)
    ann.page.get_by_role("dialog").wait_for()


def stranger(ann: Person) -> None:
    """Come by the link."""
    begin(ann, "Аня", "Борис")
    ann.page.context.clear_cookies(name=COOKIE)
    ann.page.reload()
    ann.see("camp-only-members")


def gathering(ann: Person) -> None:
    """Wait for somebody who comes by link."""
    campaign = begin(ann, "Аня", "Борис")
    tonight(ann, Аня="here", Борис="link")
    ann.see("gather-title")
    ann.go(campaign)
    ann.see("camp-gathering", number=1)


def pack(ann: Person) -> None:
    """See a pack being opened."""
    begin(ann, "Аня", "Борис")
    tonight(ann, Борис="bot-luck")
    ann.page.locator(TAKEN).first.wait_for()
    rush(ann, lambda seen: phase(seen) == "last-pick")
    answer(ann)
    ann.click("stickers-to-pack")
    ann.page.get_by_role("button", name=ann.t("camp-pack-stick")).wait_for()


def sticking(ann: Person) -> None:
    """Have stickers in hand, one of them on its card already."""
    pack(ann)
    ann.page.get_by_role("button", name=ann.t("camp-pack-stick")).click()
    stick(ann, tap)
    ann.page.locator(CARDS).first.click()


def decorating(ann: Person) -> None:
    """Choose what to decorate."""
    sticking(ann)
    rush(ann, lambda seen: phase(seen) == "decorating")
    ann.await_turn()
    ann.page.locator(".sticking .clans button").first.click()
    ann.page.locator(CARDS).first.wait_for()


STATES: tuple[Callable[[Person], None], ...] = (
    missing,
    door,
    fresh,
    full,
    card,
    sure,
    stranger,
    gathering,
    pack,
    sticking,
    decorating,
)
PLAYED = {full, card, pack, decorating}
"""Whoever sticks has played, and opened a pack: it takes long to come there."""
SHORT = {(fresh, LAPTOP), *product(set(STATES) - PLAYED, [PHONE])}


@pytest.mark.parametrize(
    ("state", "width"),
    cases(product(STATES, WIDTHS), SHORT),
    ids=lambda case: getattr(case, "__name__", None),
)
def test_a_state_of_a_campaign(
    browser: Browser, house: House, state: Callable[[Person], None], width: int
) -> None:
    """Nothing stands out of the screen, nothing is too small to touch, nothing hinders anybody."""
    with person(browser, house.url, width, LANGUAGE[width]) as ann:
        state(ann)
        assert stands_out(ann.page) == []
        assert too_small(ann.page) == []
        assert hindrances(ann.page) == []
        ann.page.emulate_media(color_scheme="dark")
        assert hindrances(ann.page) == []
