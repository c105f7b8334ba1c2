"""Installed as an app: what it is called, how it looks, and what it says without a connection."""

from playwright.sync_api import Browser

from tests.server.house import House

from .cable import cable
from .looking import hindrances, stands_out, too_small
from .people import person


def test_it_can_be_installed(browser: Browser, house: House) -> None:
    """The manifest names the app, and pictures that are there, of the size it says."""
    with person(browser, house.url) as ann:
        ann.go()
        link = ann.page.locator("link[rel=manifest]").get_attribute("href")
        manifest = ann.page.request.get(f"{house.url}{link}").json()
        assert manifest["display"] == "standalone"
        assert manifest["name"]
        assert manifest["start_url"]
        measured = ann.page.evaluate(
            """(icons) => Promise.all(icons.map(async ({ src }) => {
              const image = new Image();
              image.src = src;
              await image.decode();
              return `${image.naturalWidth}x${image.naturalHeight}`;
            }))""",
            [icon for icon in manifest["icons"] if icon["sizes"] != "any"],
        )
        assert {"192x192", "512x512"} <= set(measured)
        assert measured == [i["sizes"] for i in manifest["icons"] if i["sizes"] != "any"]


def test_without_a_connection(browser: Browser, house: House) -> None:
    """Whoever has been here before is told calmly, and goes on once there is one again."""
    with cable(house.url) as line, person(browser, line.url, 360) as ann:
        ann.go()
        ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        ann.expected = ("ERR_", "Failed to load")
        line.pull()
        ann.page.goto(f"{line.url}/about")
        ann.page.get_by_role("heading").first.wait_for()
        assert stands_out(ann.page) == []
        assert too_small(ann.page) == []
        assert hindrances(ann.page) == []
        line.plug()
        ann.see("about-what")
