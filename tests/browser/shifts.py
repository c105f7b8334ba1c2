"""How much of a page moves by itself while it comes: what browsers call its layout shift."""

from collections.abc import Callable
from typing import Any

from .people import Person

MOST = 0.02
"""Nobody sees less than that."""
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
"""A phone far from its mast: milliseconds, and bytes a second."""

WATCH = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) {
    if (!hadRecentInput) window.shifted += value;
  }
}).observe({ type: "layout-shift", buffered: true });
"""


def watch_shifts(somebody: Person, line: dict[str, Any]) -> Callable[[], float]:
    """From the next page on, over such a line, return how much has shifted so far."""
    page = somebody.page
    page.add_init_script(WATCH)
    browser = page.context.new_cdp_session(page)
    browser.send("Network.enable")
    browser.send("Network.setCacheDisabled", {"cacheDisabled": True})
    browser.send("Network.emulateNetworkConditions", line)

    def shifted() -> float:
        somebody.settle()
        return float(page.evaluate("window.shifted"))

    return shifted
