"""What can be said of any page by looking at it: nothing is cut off, too small, or out of reach."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TARGET = 44
"""CSS pixels that a finger needs, in both directions."""

TOO_SMALL = """(target) => {
  const SELECTOR = "a[href], button, input, select, textarea, summary, [role=button]";
  const hit = (element, x, y) => {
    const found = document.elementFromPoint(x, y);
    return !!found && (element.contains(found) || found.control === element);
  };
  // Not for its box alone: what surrounds it may belong to it, and what lies on it may hide it.
  const reaches = (element, { left, top, width, height }) => {
    const [x, y, far] = [left + width / 2, top + height / 2, target / 2 - 1];
    const around = [[-far, 0], [far, 0], [0, -far], [0, far]];
    return around.every(([dx, dy]) => hit(element, x + dx, y + dy));
  };
  const modal = document.querySelector("dialog[open]");
  return [...(modal ?? document).querySelectorAll(SELECTOR)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (element.closest("[inert]")) return [];  // a picture of something to touch
    const box = (element.closest("label") ?? element).getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) return [];
    if (box.width >= target - 0.5 && box.height >= target - 0.5) return [];
    element.scrollIntoView({ block: "center", behavior: "instant" });
    if (reaches(element, element.getBoundingClientRect())) return [];
    return `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 160)}`;
  });
}"""

STANDS_OUT = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => element.outerHTML.slice(0, 160));
}"""


@cache
def axe() -> str:
    """Return the script that knows what hinders people."""
    return AXE.read_text()


def hindrances(page: Page) -> list[str]:
    """Return what would keep somebody from using the page: axe's findings, each with its place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(
        """() => axe.run(document, {
          resultTypes: ["violations"],
          rules: { "label-content-name-mismatch": { enabled: true } },
        }).then(({ violations }) => violations)"""
    )
    return [
        f"{each['id']}: {node['html'][:200]} ({node.get('failureSummary', '')})"
        for each in found
        for node in each["nodes"]
    ]


def too_small(page: Page) -> list[str]:
    """Return what a finger would miss."""
    found: list[str] = page.evaluate(TOO_SMALL, TARGET)
    return found


def stands_out(page: Page) -> list[str]:
    """Return what makes the page wider than the screen."""
    found: list[str] = page.evaluate(STANDS_OUT)
    return found
