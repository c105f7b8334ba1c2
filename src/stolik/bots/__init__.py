"""Players that are programs. They are handed what their seat knows, never the table itself."""

from stolik.bots.bot import Bot
from stolik.bots.child import child
from stolik.bots.greed import greed
from stolik.bots.luck import luck
from stolik.core import Unreadable

BOTS: dict[str, Bot] = {"luck": luck, "greed": greed, "child": child}

__all__ = ["BOTS", "Bot", "find"]


def find(name: str) -> Bot:
    """Return the bot of this name."""
    if name not in BOTS:
        raise Unreadable("no bot '{name}'; there are: {known}", name=name, known=", ".join(BOTS))
    return BOTS[name]
