"""Players that are programs. They are handed what their seat knows, never the table itself."""

from stolik.bots.bot import Bot
from stolik.bots.child import child
from stolik.bots.greed import best_of, greed
from stolik.bots.hint import Hint, hint
from stolik.bots.levels import ENDLESS, LEVELS, Level, company, unhurried
from stolik.bots.luck import luck
from stolik.bots.own import MARK, own_bot
from stolik.bots.search import USUAL, Search, Style
from stolik.core import Unreadable

BOTS: dict[str, Bot] = {**LEVELS, "luck": luck, "greed": greed, "child": child}
"""Those that anybody may sit down with; families look at the levels first."""
SEARCH = "search:"
"""For those who study: `search:400` thinks for 400 steps, `search:0.2s` for a fifth of a second,
`search:400:sharp=0:rollout=2` in a style of its own, `search:2000:cores=4` on four cores."""

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Hint",
    "Level",
    "Search",
    "Style",
    "best_of",
    "company",
    "find",
    "hint",
    "unhurried",
]


def find(name: str) -> Bot:
    """Return the bot of this name, a search with a budget of its own, or a bot from a file."""
    if name.startswith(SEARCH):
        return a_search(name)
    if MARK in name:
        return own_bot(name)
    if name not in BOTS:
        raise Unreadable("no bot '{name}'; there are: {known}", name=name, known=", ".join(BOTS))
    return BOTS[name]


def a_search(name: str) -> Bot:
    """Return the search with this budget, and with a style of its own if one is spelled out."""
    budget, *parts = name.removeprefix(SEARCH).split(":")
    style = styled(name, [part for part in parts if not part.startswith(CORES)])
    cores = cores_in(name, [part for part in parts if part.startswith(CORES)])
    number = number_in(budget.removesuffix("s"))
    if budget.endswith("s") and 0 < number <= MOST_SECONDS:
        return Level(steps=ENDLESS, seconds=number, style=style, cores=cores)
    if 0 < number < ENDLESS and number.is_integer() and budget.isdigit():
        return Level(steps=int(number), style=style, cores=cores)
    raise wrong_search(name)


def cores_in(name: str, parts: list[str]) -> int:
    """Return on how many cores to think: one, if nothing is said."""
    cores = [number_in(part.removeprefix(CORES)) for part in parts] or [1.0]
    if len(cores) > 1 or cores[0] not in range(1, MOST_CORES + 1):
        raise wrong_search(name)
    return int(cores[0])


def styled(name: str, parts: list[str]) -> Style:
    """Return the usual style with these parts changed, each spelled `part=number`."""
    chosen = {part: getattr(USUAL, part) for part in STYLE_PARTS}
    for text in parts:
        part, _, value = text.partition("=")
        if part not in chosen or not fits(part, number_in(value)):
            raise wrong_search(name)
        chosen[part] = type(chosen[part])(number_in(value))
    return Style(**chosen)


def fits(part: str, number: float) -> bool:
    """Tell whether a part of a style can be this number: what is counted, a whole one."""
    if part in ("rollout", "looks", "deepest"):
        return number.is_integer() and number >= (part == "deepest")
    return number >= 0


def number_in(text: str) -> float:
    """Return the number in this text; one that is none, or none of ours, is less than nought."""
    try:
        number = float(text)
    except ValueError:
        return -1.0
    return number if 0 <= number <= ENDLESS else -1.0


def wrong_search(name: str) -> Unreadable:
    """Return the refusal of a search that cannot be understood."""
    return Unreadable(
        "'{name}' is no search: search:400 thinks for 400 steps, search:0.2s for 0.2 seconds; "
        "{parts} may follow, as in search:400:rollout=2",
        name=name,
        parts=", ".join((*STYLE_PARTS, "cores")),
    )


STYLE_PARTS = ("curious", "apart", "sharp", "rollout", "looks", "deepest")
CORES = "cores="
MOST_CORES = 1024
MOST_SECONDS = 3600
