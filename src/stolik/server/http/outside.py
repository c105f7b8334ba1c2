"""How far our links lead: to this machine alone, through its network, or anywhere."""

from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from socket import gethostname
from typing import Literal, Protocol
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from stolik.server.tables.refusing import refuse

Reach = Literal["here", "network", "anywhere"]


class Gate(Protocol):
    """The way in from the machine's network."""

    turns: bool
    """Whether it can be opened and closed while the house is open."""

    def address(self) -> str:
        """Return where others in the network find the house; nothing, if they cannot."""

    def has_network(self) -> bool:
        """Tell whether there is a network to let in."""

    async def open(self) -> None:
        """Let the network in."""

    async def close(self) -> None:
        """Shut it out, with whoever came from there."""


class FixedGate:
    """Stands as whoever runs the house has settled: nobody turns it from within."""

    turns = False

    def __init__(self, address: Callable[[], str] = str) -> None:
        """Know where others find the house, if that can be known."""
        self.address = address

    def has_network(self) -> bool:
        """Tell whether others can find it."""
        return bool(self.address())

    async def open(self) -> None:
        """Refuse."""
        raise refuse("fixed-gate")

    async def close(self) -> None:
        """Refuse."""
        raise refuse("fixed-gate")


def reach_of(address: str) -> Reach:
    """Return who can open links with this address."""
    host = host_in(address)
    if is_here(host):
        return "here"
    number = number_of(host)
    near = not number.is_global if number else "." not in host.removesuffix(".local")
    return "network" if near else "anywhere"


def begins(call: HTTPConnection, settled: str, gate: Gate) -> str:
    """Return what links begin with; never what a stranger has made up as the name of the house."""
    if settled:
        return settled
    found = found_by(call)
    if is_at_machine(call):
        return gate.address() or found
    return found if is_plain(host_in(found)) else knocked_at(call)


def is_at_machine(call: HTTPConnection) -> bool:
    """Tell whether somebody sits at the machine itself: calls from it, and by its inner name.

    The name matters too: behind a proxy on this machine everybody may seem to call from here.
    """
    caller = call.client.host if call.client else ""
    return is_here(caller) and is_here(host_in(found_by(call)))


def found_by(call: HTTPConnection) -> str:
    """Return the address by which somebody says to have found the house, if it can be one."""
    try:
        return f"{call.url.scheme}://{call.url.netloc}"
    except ValueError:
        return ""


def knocked_at(call: HTTPConnection) -> str:
    """Return the address of the socket that a call came to."""
    host, port = call.scope.get("server") or ("localhost", None)
    return spelled(host, port or 80)


def spelled(host: str, port: int) -> str:
    """Return the address of a socket, for browsers."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def host_in(address: str) -> str:
    """Return the name or the number in an address."""
    return urlsplit(address).hostname or ""


def is_here(host: str) -> bool:
    """Tell whether a machine calls itself so, and nobody else."""
    number = number_of(host)
    return number.is_loopback if number else host == "localhost"


def is_plain(host: str) -> bool:
    """Tell whether it leads where it says: a number, or what this machine is called."""
    name = gethostname().lower()
    return number_of(host) is not None or host in {"localhost", name, f"{name}.local"}


def number_of(host: str) -> IPv4Address | IPv6Address | None:
    """Return an address of the internet, unless this is a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None
