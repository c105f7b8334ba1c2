"""What is tried, and what comes of it, whoever tries it: `Trials` is the interface.

A component file, a record or a saved campaign can be well written and still take a minute to read,
or all the memory there is. Whatever passes a trial takes the house no more than it took there.
"""

from typing import Any, Protocol

from msgspec import Struct

from stolik.core import Said, Unreadable
from stolik.server.campaigns.laying import begun
from stolik.server.campaigns.messages import NewCampaign
from stolik.server.tables.laying import head_of
from stolik.server.tables.messages import NewTable


class Trial(Struct, frozen=True):
    """What somebody wants that brings a text of their own along: a table, or a campaign."""

    table: NewTable | None = None
    campaign: NewCampaign | None = None


class Verdict(Struct, frozen=True):
    """Why not, in a sentence that can be sent; nothing, if all went well."""

    said: dict[str, Any] | None = None


class Crowded(Exception):
    """Too many wait already, or there is nobody to try anything."""


class Trials(Protocol):
    """Those who try what strangers have written, wherever they do it."""

    async def close(self) -> None:
        """Try no more."""

    async def attempt(self, trial: Trial) -> None:
        """Return if all of it could be read and laid; else say why not."""


class NoTrials:
    """In a house of one thread there is nowhere else to try: what is read is read by its shape."""

    async def close(self) -> None:
        """Do nothing."""

    async def attempt(self, trial: Trial) -> None:
        """Do nothing."""


def tried(trial: Trial) -> None:
    """Do with it what the house will do."""
    if trial.table is not None:
        head_of(trial.table, host="", secret="")
    if trial.campaign is not None:
        begun(trial.campaign)


def refused(fault: Unreadable) -> Verdict:
    """Return the verdict on what could not be read."""
    return Verdict(sent(fault.said))


def sent(said: Said) -> dict[str, Any]:
    """Return a sentence as it is sent, with the sentences inside it."""
    return {"said": said.template, "args": {name: plain(arg) for name, arg in said.args.items()}}


def plain(arg: object) -> object:
    """Return what fills a sentence: words and numbers stay, all else becomes words."""
    if isinstance(arg, Said):
        return sent(arg)
    return arg if isinstance(arg, str | int | dict) else str(arg)


def heard(told: dict[str, Any]) -> Unreadable:
    """Return the fault on its arrival."""
    return Unreadable(told["said"], **{name: arrived(arg) for name, arg in told["args"].items()})


def arrived(arg: Any) -> object:
    """Return what fills a sentence on its arrival."""
    if isinstance(arg, dict) and "said" in arg:
        return Said(arg["said"], **{name: arrived(each) for name, each in arg["args"].items()})
    return arg
