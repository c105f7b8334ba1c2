"""What is settled before the deal."""

from dataclasses import dataclass
from typing import Any

from stolik.core import one_of


@dataclass(frozen=True)
class Options:
    """Who begins."""

    first_seat: str = one_of("random", "1", "2", "3")
    """RK-3: whoever was at the sea last."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process."""
        return Options, (self.first_seat,)
