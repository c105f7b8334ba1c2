"""How a wish is refused: in words for whoever wished, never as a fault of the house."""

from stolik.core import Phrase, Reason, phrase


class Refused(Exception):
    """A wish that cannot be granted, in words for whoever wished."""

    def __init__(self, said: Phrase, reason: Reason | None = None) -> None:
        """Say why; a move that the rules forbid comes with its reason."""
        self.said = said
        self.reason = reason
        super().__init__(said["key"])


class Stale(Exception):
    """An answer to a question that is not asked any more."""


def refuse(key: str, **args: str | int) -> Refused:
    """Refuse with these words."""
    return Refused(phrase(f"refused-{key}", **args))
