"""Every page in every state it can be brought to: at three widths, by day and in the evening."""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Browser

from tests.cases import cases
from tests.server.house import House

from .looking import hindrances, stands_out, too_small
from .people import LAPTOP, PHONE, WIDTHS, Person, person
from .shelf import PLACES, TAKEN, play, take, turn

LANGUAGE = {360: "ru", 768: "en", 1280: "ru"}
GAME = "geroychiki"


def front(ann: Person) -> None:
    """Come for the first time."""
    ann.go()
    ann.box(GAME).wait_for()


def front_again(ann: Person) -> None:
    """Come back to games that go on."""
    for _ in range(2):
        at_table(ann)
        ann.go()
    ann.see("front-your-move")


def front_settings(ann: Person) -> None:
    """Open the settings."""
    front(ann)
    ann.click("settings")


def front_name(ann: Person) -> None:
    """Begin to change one's name."""
    front(ann)
    ann.page.get_by_role("button", name=ann.t("front-name-change")).click()
    ann.see("front-name-save")


def box(ann: Person, way: str = "bots") -> None:
    """Open a box."""
    ann.go(f"/games/{GAME}?way={way}")
    ann.page.get_by_role("button", name=ann.t("lay-begin"), exact=True).or_(
        ann.page.get_by_role("button", name=ann.t("lay-begin-link"), exact=True)
    ).wait_for()


def box_near(ann: Person) -> None:
    """Seat people at one screen."""
    box(ann, "near")


def box_link(ann: Person) -> None:
    """Think of friends."""
    box(ann, "link")


def invitations(ann: Person) -> None:
    """Have links to give away."""
    box_link(ann)
    ann.click("lay-begin-link")
    ann.see("lay-invite")


def gathering(ann: Person) -> None:
    """Wait for the others at the table."""
    invitations(ann)
    ann.click("lay-to-table", "link")
    ann.see("gather-title")


def rules(ann: Person) -> None:
    """Read the rules, from one of them on."""
    ann.go(f"/games/{GAME}/rules#SH-20")
    ann.page.locator("#SH-20").wait_for()


def how_to_play(ann: Person) -> None:
    """Find out how this works."""
    ann.go("/rules")
    ann.page.get_by_role("heading").first.wait_for()


def about(ann: Person) -> None:
    """Read who made it."""
    ann.go("/about")
    ann.page.get_by_role("heading").first.wait_for()


def no_table(ann: Person) -> None:
    """Follow a link that was not copied whole."""
    ann.expected = ("WebSocket", "404")
    ann.go("/t/nothing")
    ann.see("table-missing")


def at_table(ann: Person) -> None:
    """Be asked for the first move."""
    ann.go()
    ann.play_now(GAME)
    ann.page.locator(TAKEN).first.wait_for()


def in_hand(ann: Person) -> None:
    """Have a card in hand, and its places in sight."""
    at_table(ann)
    take(ann)


def crowd(ann: Person) -> None:
    """Play with five, far enough for shelves to be there."""
    box(ann)
    ann.page.get_by_role("radio", name="5", exact=True).check(force=True)
    ann.click("lay-begin")
    play(ann, 3)
    ann.await_turn()
    take(ann)


def why_not(ann: Person) -> None:
    """Touch a card that lies between others."""
    at_table(ann)
    ann.page.locator(".rug [data-card]:not([data-take])").first.click()
    ann.page.locator(".bubble").first.wait_for()


def hint(ann: Person) -> None:
    """Ask what to do."""
    at_table(ann)
    ann.click("table-hint")
    ann.page.locator(PLACES).first.wait_for()


def menu(ann: Person) -> None:
    """Open what is rarely wanted."""
    at_table(ann)
    ann.click("table-menu")
    ann.page.get_by_role("dialog").wait_for()


def log(ann: Person) -> None:
    """Read what happened."""
    at_table(ann)
    turn(ann)
    ann.page.keyboard.press("l")
    ann.page.get_by_role("dialog").wait_for()


def talk(ann: Person) -> None:
    """Look for something to say."""
    at_table(ann)
    ann.page.keyboard.press("p")
    ann.page.get_by_role("dialog").wait_for()


def keys(ann: Person) -> None:
    """Look which keys there are."""
    at_table(ann)
    ann.page.keyboard.press("?")
    ann.page.get_by_role("dialog").wait_for()


def looking_back(ann: Person) -> None:
    """Look at the game as it was."""
    at_table(ann)
    turn(ann)
    ann.await_turn()
    ann.click("table-menu")
    ann.click("replay")
    ann.see("replay-now")


def paused(ann: Person) -> None:
    """Let the game stand still."""
    at_table(ann)
    ann.click("table-menu")
    ann.click("table-pause")
    ann.see("table-paused")


def over(ann: Person) -> None:
    """See who has won."""
    ann.lay_late(GAME, "luck", left=1)
    play(ann)
    ann.see("result-again")


def curtain(ann: Person) -> None:
    """Pass the screen on: the other one has something to hide."""
    ann.go("/games/hercules?way=near")
    ann.click("lay-begin")
    ann.see("curtain-about")


def at(ann: Person, game: str) -> None:
    """Be asked something at the table of another game."""
    ann.go()
    ann.play_now(game)
    ann.until(ann.is_asked)
    ann.page.get_by_role("heading", name=ann.t("table-board")).wait_for()


def labours(ann: Person) -> None:
    """Choose among hidden cards."""
    at(ann, "hercules")


def race(ann: Person) -> None:
    """Sit before closed tiles."""
    at(ann, "rally")


def circuit(ann: Person) -> None:
    """Begin to build a road."""
    at(ann, "rally-circuit")


def album(ann: Person) -> None:
    """Begin to collect."""
    at(ann, "stickers")


STATES: tuple[Callable[[Person], None], ...] = (
    front,
    front_again,
    front_settings,
    front_name,
    box,
    box_near,
    box_link,
    invitations,
    gathering,
    rules,
    how_to_play,
    about,
    no_table,
    at_table,
    in_hand,
    crowd,
    why_not,
    hint,
    menu,
    log,
    talk,
    keys,
    looking_back,
    paused,
    over,
    curtain,
    labours,
    race,
    circuit,
    album,
)
SHORT = {(front, LAPTOP), *product(STATES, [PHONE])}


@pytest.mark.parametrize(
    ("state", "width"),
    cases(product(STATES, WIDTHS), SHORT),
    ids=lambda case: getattr(case, "__name__", None),
)
def test_a_state(
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
