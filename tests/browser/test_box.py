"""A box taken from the shelf: who one is there, and what can be chosen."""

from playwright.sync_api import Browser

from tests.server.house import House

from .people import Person, person

GAME = "geroychiki"


def test_a_guest_has_one_suggested_name(browser: Browser, house: House) -> None:
    """On the front page, on the box, after a reload and at a table."""
    table = house.guest("Ann").lay(listed=True).name
    with person(browser, house.url) as ben:
        ben.go(f"/games/{GAME}")
        field = ben.page.get_by_label(ben.t("lay-you"), exact=True)
        ben.until(lambda: field.get_attribute("placeholder"))
        name = field.get_attribute("placeholder")
        ben.page.reload()
        ben.until(lambda: field.get_attribute("placeholder"))
        assert field.get_attribute("placeholder") == name
        ben.go()
        ben.see("front-you-are", name=name)
        ben.go(f"/t/{table}")
        asked = ben.page.get_by_label(ben.t("gather-name"))
        ben.until(asked.input_value)
        assert asked.input_value() == name


def seats_to_begin(ann: Person) -> list[str]:
    """Return who may be chosen to begin."""
    return ann.page.get_by_label("Кто начинает").locator("option").all_inner_texts()


def test_only_seats_that_are_there_can_begin(browser: Browser, house: House) -> None:
    """One that was chosen before and is gone is forgotten, and the table can be laid."""
    with person(browser, house.url) as ann:
        ann.go(f"/games/{GAME}")
        ann.page.get_by_text(ann.t("lay-options")).click()
        ann.page.get_by_role("radio", name="5").check()
        seat = ann.page.get_by_label("Кто начинает")
        seat.select_option(label=ann.t("lay-seat", number=5))
        assert len(seats_to_begin(ann)) == 6
        ann.page.get_by_role("radio", name="3").check()
        assert seats_to_begin(ann)[1:] == [ann.t("lay-seat", number=n) for n in (1, 2, 3)]
        ann.click("lay-begin")
        ann.until(lambda: ann.last["phase"] == "playing")
        assert ann.last["options"] == {}
