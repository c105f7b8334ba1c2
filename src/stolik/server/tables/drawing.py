"""Tables drawn with letters, as in a terminal, for windows that have no board for a game."""

from typing import NamedTuple

from stolik.core import AnyGame
from stolik.core.game import Say
from stolik.server.tables.answers import AnyView, SpanShown


class Pen(NamedTuple):
    """Draws what somebody sees, in words that they read."""

    say: Say
    columns: int

    def drawn(self, game: AnyGame, view: AnyView) -> list[list[SpanShown]]:
        """Return a view as lines of text: made of the view alone, it shows nothing else."""
        lines = game.draw(view, self.say, self.columns)
        return [[{"text": text, "style": style} for text, style in line] for line in lines]
