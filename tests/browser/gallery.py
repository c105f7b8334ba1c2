"""Takes pictures of every table in every window, and lays them on one page: to be looked at."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser

from stolik.games import find
from tests.server.house import House

from .fitting import SIZES, Size
from .moments import Moment, moments, sit
from .people import Person, person

Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")

PAGE = """<!doctype html>
<meta charset="utf-8">
<title>All tables</title>
<style>
  body {{ margin: 16px; background: #222; color: #eee; font: 16px sans-serif }}
  div {{ display: flex; flex-wrap: wrap; gap: 16px; align-items: start }}
  figure {{ margin: 0 }}
  img {{ display: block; max-width: 100% }}
</style>
{}
"""


class Picture(NamedTuple):
    """One table in one window."""

    game: str
    size: Size
    seats: int
    light: Light

    @property
    def file(self) -> str:
        """What it is called in its folder."""
        width, height = self.size
        return f"{self.game}-{width}x{height}-{self.seats}-{self.light}.png"

    @property
    def figure(self) -> str:
        """How it stands on the page."""
        width, height = self.size
        said = f"{width} × {height}, {self.seats} seats, {self.light}"
        lazily = f'loading="lazy" width="{width}" height="{height}"'
        caption = f"<figcaption>{said}</figcaption>"
        return f'<figure><img src="{self.file}" alt="{said}" {lazily}>{caption}</figure>'


def take_all(
    browser: Browser, house: House, folder: Path, games: Iterable[str], sizes: tuple[Size, ...]
) -> Path:
    """Take them, and return the page."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = []
    for game in games:
        taken = list(taken_of(browser, house, folder, game, sizes))
        figures = "".join(each.figure for each in sorted(taken, key=lambda each: each.size))
        parts.append(f"<h1>{game}</h1><div>{figures}</div>")
    page = folder / "index.html"
    page.write_text(PAGE.format("".join(parts)), "utf-8")
    return page


def taken_of(
    browser: Browser, house: House, folder: Path, game: str, sizes: tuple[Size, ...] = SIZES
) -> Iterator[Picture]:
    """Take those of a game, of few players and of many: the window is drawn from size to size."""
    for seats in (find(game).seats[0], find(game).seats[-1]):
        with person(browser, house.url) as ann:
            sit(ann, house, fullest(game, seats))
            for size in sizes:
                for light in LIGHTS:
                    picture = Picture(game, size, seats, light)
                    take(ann, picture, folder / picture.file)
                    yield picture


def fullest(game: str, seats: int) -> Moment:
    """Return the moment with the most to choose from."""
    return max(moments(game, seats), key=lambda moment: moment.answers)


def take(ann: Person, picture: Picture, path: Path) -> None:
    """Take one, as soon as everything stands where it belongs."""
    width, height = picture.size
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.page.emulate_media(color_scheme=picture.light)
    ann.page.evaluate("document.fonts.ready.then(() => true)")
    ann.settle()
    ann.page.screenshot(path=path)
