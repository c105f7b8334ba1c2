"""Plays the rally as people do: by what beckons on the rug, or by what was advised."""

from playwright.sync_api import Locator

from .people import Message, Person, own

RUG = "[data-place]"
MAY = "[data-place] button[data-may]"
"""A place where something can be done."""
HINTED = ".rally-game [data-advised]"
"""Where the hand should go next, by what was advised."""
GO = "[data-go]"
"""The tick: the tile lies as it shall, drive or lay it."""
LIFT = "[data-lift]"
"""The tile that was chosen is taken away."""
TURNED = ".lifted button"
"""The tile that was opened and is being turned."""


def lay(person: Person, game: str, *bots: str, **options: str) -> None:
    """Lay a table for oneself and these bots, and sit down there."""
    person.lay(game, *bots, options=options)
    person.page.locator(RUG).first.wait_for()


def sit_at(person: Person, table: str) -> None:
    """Go to a table, and wait until the rug lies there."""
    person.go(f"/t/{table}")
    person.page.locator(RUG).first.wait_for()


def seen_by(person: Person) -> Message:
    """Return the table as somebody was told of it last."""
    found: Message = own(person.last)[0]["view"]
    return found


def place(person: Person, name: str) -> Locator:
    """Return a place of the rug."""
    return person.page.locator(f"[data-place='{name}'] button")


def done(person: Person, thing: Locator) -> None:
    """Click something that is a move, and wait until everybody was told."""
    before = person.last["number"]
    thing.click()
    person.await_news(before)


def ask(person: Person) -> None:
    """Ask what to do."""
    person.settle()
    person.click("table-hint")
    person.page.locator(HINTED).first.wait_for()


def follow(person: Person) -> None:
    """Do what was advised, and wait until everybody was told."""
    ask(person)
    before = person.last["number"]
    touch_hinted(person)
    person.await_news(before)


def touch_hinted(person: Person) -> None:
    """Touch what is pointed at, a tile until the tick is; what shall be taken away, once more.

    At a table a hint is gone when something is touched, and is asked for anew.
    """
    hinted, go, lift = (person.page.locator(each) for each in (HINTED, GO, LIFT))
    while go.count() and not is_hinted(go):
        hinted.first.click()
        person.settle()
        if not hinted.count():
            ask(person)
    hinted.first.click()
    person.settle()
    if lift.count():
        lift.click()


def is_hinted(thing: Locator) -> bool:
    """Tell whether just this is pointed at."""
    return thing.get_attribute("data-advised") is not None


def play(person: Person) -> None:
    """Play on to the end, as advised."""
    while person.await_turn():
        follow(person)
