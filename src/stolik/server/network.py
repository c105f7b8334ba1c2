"""This machine in its network: what it is called there, and a gate for whoever else is in it."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address

from stolik.server.http.outside import FixedGate, Gate, is_here, spelled
from stolik.server.settings import Settings
from stolik.server.tables.refusing import refuse

TOWARDS = {
    socket.AF_INET: ("192.168.0.1", "192.168.1.1", "192.0.2.1", "10.0.0.1", "172.16.0.1"),
    socket.AF_INET6: ("fd00::1", "2001:db8::1"),
}
"""Addresses as they are in homes, and those for examples, which are on the way to anywhere."""
EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}  # noqa: S104 - known, not listened at
"""What listens at every address of a kind."""


Listen = Callable[[socket.socket], Awaitable[Callable[[], None]]]
"""Lets people in at a socket; what comes back closes it, and sends away who came in there."""


def own_addresses(family: socket.AddressFamily = socket.AF_INET) -> list[str]:
    """Return where other machines find this one, the likeliest to be at home first."""
    found = dict.fromkeys(filter(None, (own_towards(there, family) for there in TOWARDS[family])))
    return sorted(found, key=lambda each: (ip_address(each).is_global, "192.168." not in each))


def own_towards(there: str, family: socket.AddressFamily) -> str:
    """Return this machine's address on the way to another; nothing is sent to find out."""
    with socket.socket(family, socket.SOCK_DGRAM) as line:
        try:
            line.connect((there, 9))
        except OSError:
            return ""
        own = str(line.getsockname()[0])
    return "" if is_here(own) else own


def home_address() -> str:
    """Return this machine's address in a network that is not the internet itself."""
    return next((each for each in own_addresses() if not ip_address(each).is_global), "")


def is_own(address: str) -> bool:
    """Tell whether this machine still has an address: it may have moved to another network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.bind((address, 0))
        except OSError:
            return False
    return True


def nothing() -> None:
    """Do nothing: a closed gate is closed already."""


def address_at(host: str, port: int) -> str:
    """Return where others find a house that listens there; nothing, if only this machine does."""
    if host in EVERYWHERE:
        host = next(iter(own_addresses(EVERYWHERE[host])), "")
    return spelled(host, port) if host and not is_here(host) else ""


class HomeGate:
    """Lets the home network in beside the front door, at the machine's own address there."""

    turns = True

    def __init__(self, port: int, listen: Listen) -> None:
        """Stand closed; opened, it has the same port if that is free."""
        self.port = port
        self.listen = listen
        self.turning = asyncio.Lock()
        self.opened: tuple[str, int] | None = None
        self.stop: Callable[[], None] = nothing

    def address(self) -> str:
        """Return where others find the house, as long as the machine is where it was."""
        return spelled(*self.opened) if self.opened and is_own(self.opened[0]) else ""

    def has_network(self) -> bool:
        """Tell whether the machine is in a network."""
        return bool(home_address())

    async def open(self) -> None:
        """Listen in the network as well; if it stood open in another one, not there any more."""
        async with self.turning:
            if self.address():
                return
            self.shut()
            door = door_at(home_address(), self.port)
            self.stop = await self.listen(door)
            self.opened = door.getsockname()

    async def close(self) -> None:
        """Listen there no more."""
        async with self.turning:
            self.shut()

    def shut(self) -> None:
        """Be closed."""
        self.stop()
        self.opened, self.stop = None, nothing


def door_at(host: str, port: int) -> socket.socket:
    """Return a socket in the network, at this port or else at any."""
    for each in (port, 0) if host else ():
        with suppress(OSError):
            return socket.create_server((host, each))
    raise refuse("no-network")


def gate_of(settings: Settings, port: int, listen: Listen) -> Gate:
    """Return the gate of a house: one that turns, unless it was settled how the house is found."""
    if settings.host or settings.database or settings.address:
        return FixedGate(lambda: address_at(settings.host, port))
    return HomeGate(port, listen)
