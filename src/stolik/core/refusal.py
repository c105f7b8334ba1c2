"""A way the rules say no: the number of the rule, and the key of its sentence."""

from stolik.core.phrases import Args, Reason


class Refusal:
    """A rule that forbids a move.

    Each is made once and carries no arguments, so that `legal_moves` can ask thousands of times a
    second; `why_not` adds what it speaks of.
    """

    __slots__ = ("key", "rule")

    def __init__(self, rule: str, key: str) -> None:
        """Name the rule and the sentence."""
        self.rule = rule
        self.key = f"why-not-{key}"

    def about(self, args: Args) -> Reason:
        """Return the reason, with what it speaks of."""
        return {"rule": self.rule, "key": self.key, "args": args}
