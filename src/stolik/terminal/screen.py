"""What is printed at the table: sentences, pictures of the table, what happened, the moves."""

from typing import Any

from rich.console import Console
from rich.text import Text

from stolik.core import AnyGame, Choice, Event, Seat, Span
from stolik.terminal.listing import listed
from stolik.terminal.paint import painted
from stolik.terminal.transcript import sentence
from stolik.words import Words, capital


class Screen:
    """A console that speaks, and remembers which picture of the table somebody has in mind."""

    def __init__(self, console: Console, game: AnyGame, words: Words) -> None:
        """Begin with nothing in mind."""
        self.console = console
        self.game = game
        self.words = words
        self.in_mind: tuple[Seat, list[list[Span]]] | None = None

    def say(self, key: str, **args: str | int) -> None:
        """Print a sentence of ours."""
        self.console.print(Text(capital(self.words(key, **args))))

    def tell(self, happened: list[Event]) -> None:
        """Tell what happened, a line each."""
        for event in happened:
            self.console.print(Text("• " + sentence(event, self.words)))

    def news(self, happened: list[Event]) -> None:
        """Tell what happened, under a title."""
        if happened:
            self.console.print()
            self.console.print(Text(self.words("play-recap"), "bold"))
            self.tell(happened)

    def picture(self, state: Any, seat: Seat | None) -> list[list[Span]]:
        """Return the table as this seat sees it."""
        return self.game.draw(self.game.view(state, seat), self.words.say, self.console.width)

    def draw(self, state: Any, seat: Seat | None) -> None:
        """Draw the table as this seat sees it."""
        self.console.print()
        self.console.print(painted(self.picture(state, seat)), end="")

    def draw_if_new(self, state: Any, seat: Seat) -> None:
        """Draw the table, unless this seat has it in mind just so."""
        if self.in_mind != (seat, self.picture(state, seat)):
            self.draw(state, seat)
            self.keep_in_mind(state, seat)

    def keep_in_mind(self, state: Any, seat: Seat) -> None:
        """Take it that this seat knows what the table looks like now."""
        self.in_mind = (seat, self.picture(state, seat))

    def forget(self) -> None:
        """Have the table drawn again, changed or not."""
        self.in_mind = None

    def offer(self, state: Any, seat: Seat) -> list[Choice]:
        """Ask the question of the moment, and list the moves."""
        view = self.game.view(state, seat)
        choices: list[Choice] = view["moves"]
        self.console.print()
        self.console.print(Text(capital(self.words.say(view["prompt"])), "bold"))
        self.console.print(listed(choices, self.words, self.console.width))
        return choices
