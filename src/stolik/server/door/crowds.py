"""Those who are inside, counted: all of them, and those from one address.

When there is no room, whoever has kept us waiting for longest goes, so that somebody new comes in.
Nobody goes who is being answered, or who looks at a table.
"""

from collections.abc import Callable
from ipaddress import ip_address
from weakref import WeakValueDictionary

NETWORK = len("0000:0000:0000:0000")
"""Of an address of IPv6: one household has all that begin alike."""


class Crowd:
    """Those who share a limit."""

    def __init__(self, most: int) -> None:
        """Have room for so many."""
        self.most = most
        self.inside: set[Place] = set()
        self.waiting: dict[Place, None] = {}
        """Those of whom we wait to hear something, who began first comes first."""

    def has_room(self) -> bool:
        """Tell whether there is room for one more, once all have gone who keep us waiting."""
        while len(self.inside) >= self.most and self.waiting:
            next(iter(self.waiting)).clear()
        return len(self.inside) < self.most


class Place:
    """Somebody's place inside, from when they come until they go."""

    __slots__ = ("__weakref__", "crowds", "go")

    def __init__(self, crowds: tuple[Crowd, ...], go: Callable[[], None]) -> None:
        """Be one of these crowds; `go` sends whoever has the place away."""
        self.crowds = crowds
        self.go = go
        for crowd in crowds:
            crowd.inside.add(self)

    def wait(self) -> None:
        """Note that we wait to hear something, from now on."""
        for crowd in self.crowds:
            crowd.waiting.pop(self, None)
            crowd.waiting[self] = None

    def hear(self) -> None:
        """Note that they came to the point."""
        for crowd in self.crowds:
            crowd.waiting.pop(self, None)

    def give_up(self) -> None:
        """Be counted no more."""
        self.hear()
        for crowd in self.crowds:
            crowd.inside.discard(self)

    def clear(self) -> None:
        """Make room for somebody else."""
        self.give_up()
        self.go()


class Door:
    """Everybody who is inside."""

    def __init__(self, most: int, most_each: int, is_proxy: Callable[[str], bool]) -> None:
        """Have room for so many, and for so many from one address; a proxy speaks for many.

        No address has more than half of the house, however small that is.
        """
        self.everybody = Crowd(most)
        self.most_each = max(1, min(most_each, most // 2))
        self.is_proxy = is_proxy
        self.households: WeakValueDictionary[str, Crowd] = WeakValueDictionary()

    def crowds(self, host: str) -> tuple[Crowd, ...]:
        """Return those to whom somebody from there belongs."""
        if self.is_proxy(host):
            return (self.everybody,)
        return self.everybody, self.households.setdefault(household(host), Crowd(self.most_each))


def household(host: str) -> str:
    """Return what all addresses of one household have in common."""
    return ip_address(host).exploded[:NETWORK] if ":" in host else host
