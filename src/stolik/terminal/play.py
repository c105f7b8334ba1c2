"""Playing at one screen: people and bots take their turns until the game is over."""

from collections.abc import Callable
from pathlib import Path
from shlex import join
from typing import Any

from rich.console import Console
from rich.text import Text

from stolik import bots
from stolik.core import (
    AnyGame,
    Chance,
    Choice,
    Event,
    Move,
    Phrase,
    Record,
    Seat,
    replay,
    write_record,
)
from stolik.core.record import deal, move_named
from stolik.core.wire import LONG
from stolik.terminal.curtain import Curtain, shows_nothing
from stolik.terminal.paint import file_fault, painted, show_end
from stolik.terminal.seating import Sitter
from stolik.terminal.transcript import Story, missed, sentence, transcript
from stolik.terminal.typed import moves_meant, whole, wish
from stolik.words import Words, capital

Ask = Callable[[str], str]
"""Asks a person for a line of text; raises `EOFError` when nobody is there any more."""


NUMBER = 5
INDENT = 2
"""The columns of a move's number, and before a card's line."""
SHOWS_NOTHING = ("help", "log", "quit", "rules", "save", "undo")
"""What may be asked for while the screen changes hands."""


class Quit(Exception):
    """Somebody wants to stop."""


class Sitting:
    """One evening at the table."""

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        sitters: list[Sitter],
        words: Words,
        console: Console,
        ask: Ask,
        save: Path | None,
    ) -> None:
        """Lay the table, and play again what the record holds."""
        self.game = game
        self.record = record
        self.sitters = sitters
        self.words = words
        self.console = console
        self.ask = ask
        self.save = save
        self.warned = False
        self.people = [Seat(seat) for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.curtain = Curtain(game, self.people)
        self.state, self.story = self.played(record)

    def played(self, record: Record) -> tuple[Any, Story]:
        """Return the table after the moves of the record, and what has happened."""
        state = deal(self.game, record)
        story: Story = []
        for step in replay(self.game, record):
            state = step.state
            story.append((step.seat, step.happened))
        return state, story

    def play(self) -> None:
        """Go on until the game is over, or somebody wants to stop."""
        title = self.words(f"title-{self.game.key}")
        self.say("play-begins", title=title, seed=self.record.seed)
        if self.game.components is not None:
            self.say("games-source", source=self.game.source)
        self.console.print(self.words("legend"), style="dim")
        try:
            while movers := self.game.to_move(self.state):
                self.turn(self.curtain.first_of(movers))
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.end()

    def end(self) -> None:
        """Show everybody the last table and the points; tell again what somebody did not see."""
        if self.curtain.private:
            self.curtain.fall(self.console)
            self.recap(max((missed(self.story, seat) for seat in self.people), key=len))
        self.draw(None)
        show_end(self.console, self.game, self.state, self.words)

    def leave(self) -> None:
        """Say how to come back; a hand is not left lying open."""
        self.curtain.fall(self.console)
        self.console.print()
        self.say("play-not-over")
        if self.save is not None:
            call = join(["stolik", "play", self.game.key, "--resume", str(self.save)])
            self.console.print(self.words("play-resume", call=call), soft_wrap=True)

    def say(self, key: str, **args: str | int) -> None:
        """Print a sentence of ours."""
        self.console.print(Text(capital(self.words(key, **args))))

    def turn(self, seat: Seat) -> None:
        """Let one seat decide."""
        bot = self.sitters[seat].bot
        if bot is None:
            self.person(seat)
            return
        moves = self.game.legal_moves(self.state, seat)
        known = self.game.knows(self.state, seat)
        self.make(seat, bots.find(bot)(self.game, seat, known, moves, self.luck()))

    def luck(self) -> Chance:
        """Return the bots' luck for this move: the same when a game is taken up again."""
        return Chance(f"{self.record.seed} sitting, move {len(self.record.moves)}")

    def make(self, seat: Seat, move: Move) -> None:
        """Play the move, write it down, tell what happened."""
        happened: list[Event] = []
        self.game.play(self.state, seat, move, happened)
        self.record = self.record.then(seat, str(move))
        self.story.append((seat, happened))
        self.write_down()
        self.tell(happened)

    def tell(self, happened: list[Event]) -> None:
        """Tell what happened to whoever looks at the screen."""
        for event in filter(self.curtain.lets_hear, happened):
            self.console.print(Text("• " + sentence(event, self.words)))

    def recap(self, happened: list[Event]) -> None:
        """Tell it again: it was wiped off the screen."""
        if any(map(self.curtain.lets_hear, happened)):
            self.say("play-recap")
            self.tell(happened)

    def write_down(self) -> None:
        """Keep the file up to date, if there is one."""
        if self.save is not None:
            try:
                self.save.write_text(write_record(self.record), "utf-8")
            except OSError as fault:
                self.say("wrong-file", file=str(self.save), detail=file_fault(fault, self.words))
                self.save = None

    def draw(self, seat: Seat | None) -> None:
        """Draw the table as this seat sees it."""
        self.console.print()
        view = self.game.view(self.state, seat)
        width = self.console.width
        self.console.print(painted(self.game.draw(view, self.words.say, width)), end="")

    def person(self, seat: Seat) -> None:
        """Hand this person the screen, and ask until something happens."""
        secret = self.curtain.has_secrets(self.state, seat)
        falls = self.curtain.falls(seat, secret=secret)
        if falls and not self.handed_to(seat):
            return
        self.curtain.rise(seat, secret=secret)
        if falls:
            self.recap(missed(self.story, seat))
        self.question(seat)

    def handed_to(self, seat: Seat) -> bool:
        """Have the screen handed over unseen; tell whether the table is still the same then."""
        self.curtain.fall(self.console)
        ready = self.words("play-curtain", name=self.sitters[seat].name)
        while text := self.ask(ready).strip():
            asked = wish(text, self.words)
            if asked is not None and asked[0] in SHOWS_NOTHING and self.granted(seat, *asked):
                return False
        return True

    def question(self, seat: Seat) -> None:
        """Show the table and the moves, and ask until something happens."""
        self.draw(seat)
        view = self.game.view(self.state, seat)
        choices: list[Choice] = view["moves"]
        self.console.print()
        self.console.print(Text(capital(self.words.say(view["prompt"])), "bold"))
        self.console.print(listed(choices, self.words, self.console.width))
        name = self.sitters[seat].name
        while not self.answered(seat, choices, self.ask(self.words("play-ask", name=name))):
            pass

    def answered(self, seat: Seat, choices: list[Choice], text: str) -> bool:
        """Do what was typed; tell whether the table changed."""
        asked = wish(text, self.words)
        if asked is not None:
            return self.granted(seat, *asked)
        number = whole(text)
        if number is not None:
            return self.numbered(seat, choices, number)
        return self.worded(seat, choices, text)

    def numbered(self, seat: Seat, choices: list[Choice], number: int) -> bool:
        """Play the move of this number."""
        if not 1 <= number <= len(choices):
            self.say("play-no-such-number", number=number, most=len(choices))
            return False
        self.make(seat, move_named(self.game, choices[number - 1]["move"]))
        return True

    def worded(self, seat: Seat, choices: list[Choice], text: str) -> bool:
        """Play the move of these words, or say why it is not allowed."""
        if not text.strip():
            self.say("play-empty", most=len(choices))
            return False
        meant = moves_meant(text, self.game, self.words, choices)
        allowed = [move for move in meant if self.game.why_not(self.state, seat, move) is None]
        if len(allowed) == 1:
            self.make(seat, allowed[0])
            return True
        if allowed:
            self.several(choices, allowed, text)
        elif meant:
            self.refuse(seat, meant[0])
        else:
            self.say("play-not-understood", text=text[:LONG], most=len(choices))
        return False

    def several(self, choices: list[Choice], allowed: list[Move], text: str) -> None:
        """Say which moves might have been meant, by their numbers."""
        spelled = {str(move) for move in allowed}
        meant = ", ".join(
            f"{number} ({self.words.say(choice['says'])})"
            for number, choice in enumerate(choices, 1)
            if choice["move"] in spelled
        )
        self.say("play-several", text=text[:LONG], moves=meant)

    def refuse(self, seat: Seat, move: Move) -> None:
        """Say which rule forbids the move, and what it says."""
        reason = self.game.why_not(self.state, seat, move)
        if reason is None:
            return
        said = self.words.sentence({"key": reason["key"], "args": reason["args"]})
        self.say("play-why-not", rule=reason["rule"], reason=said)
        rule = self.words("rule-" + reason["rule"])
        self.console.print(Text(f"{reason['rule']}: {rule}", "dim"))

    def granted(self, seat: Seat, command: str, rest: str) -> bool:
        """Do something other than a move; tell whether the table is to be shown again."""
        if command == "undo":
            return self.undo(seat)
        if command == "quit":
            self.quit()
        wishes: dict[str, Callable[[], None]] = {
            "help": self.help,
            "hint": lambda: self.hint(seat),
            "log": self.log,
            "rules": lambda: self.rules(rest),
            "save": lambda: self.save_as(rest),
        }
        if command in wishes:
            wishes[command]()
        # The table is shown again with all its moves, as after a move.
        return command == "table"

    def quit(self) -> None:
        """Stop; but a game that would be lost is asked about once."""
        if self.save is None and self.record.moves and not self.warned:
            self.warned = True
            self.say("play-would-be-lost")
        else:
            raise Quit

    def help(self) -> None:
        """Say what can be typed."""
        self.say("play-help")
        self.say("typed-help")
        self.console.print(self.words("legend"), style="dim")

    def undo(self, seat: Seat) -> bool:
        """Go back to the last decision of a person, if the others agree."""
        moves = [n for n, (mover, _) in enumerate(self.record.moves) if mover in self.people]
        if not moves:
            self.say("play-nothing-to-undo")
            return False
        record = self.record.until(moves[-1])
        state, story = self.played(record)
        if len(self.people) > 1 and not (self.is_secret(seat, state) or self.agreed()):
            return False
        whose, _ = self.record.moves[moves[-1]]
        self.record, self.state, self.story = record, state, story
        self.write_down()
        self.say("play-undone", name=self.sitters[whose].name)
        return True

    def is_secret(self, seat: Seat, before: Any) -> bool:
        """Tell whether the last move is this seat's own, and still nobody's business."""
        mover, text = self.record.moves[-1]
        move = move_named(self.game, text)
        return mover == seat and shows_nothing(self.game, before, self.state, seat, move)

    def agreed(self) -> bool:
        """Ask everybody."""
        answer = self.ask(self.words("play-undo-agree"))
        return answer.strip().lower() in self.words("yes").split()

    def hint(self, seat: Seat) -> None:
        """Say what greed would do."""
        moves = self.game.legal_moves(self.state, seat)
        known = self.game.knows(self.state, seat)
        best = str(bots.find("greed")(self.game, seat, known, moves, self.luck()))
        view = self.game.view(self.state, seat)
        number, choice = next(
            (number, each) for number, each in enumerate(view["moves"], 1) if each["move"] == best
        )
        about, says = self.words.say(choice["about"]), self.words.say(choice["says"])
        self.say("play-hint", number=number, about=f"{choice['code']} {about}".strip(), says=says)

    def log(self) -> None:
        """Tell the game so far."""
        for line in transcript(self.game, self.record, self.words):
            self.console.print(Text(line))

    def rules(self, rule: str) -> None:
        """Show the rules, or one of them."""
        for line in rule_lines(self.words, rule.upper()):
            self.console.print(line)

    def save_as(self, name: str) -> None:
        """Write the game down now and after every further move."""
        if not name:
            self.say("play-save-where")
            return
        if Path(name).exists() and Path(name) != self.save:
            self.say("play-file-exists", file=name)
            return
        try:
            Path(name).write_text(write_record(self.record), "utf-8")
        except OSError as fault:
            self.say("wrong-file", file=name, detail=file_fault(fault, self.words))
            return
        self.save = Path(name)
        self.say("play-saved", file=name)


def listed(choices: list[Choice], words: Words, width: int) -> Text:
    """Return the legal moves, numbered, a line a card where they fit, none broken in two."""
    text = Text()
    card = ""
    column = 0
    for number, choice in enumerate(choices, 1):
        about = f"{choice['code']} {words.say(choice['about'])}:".strip()
        if about != card:
            text.append(f"\n  {about}" if card else f"  {about}", "bold")
            card, column = about, len(about) + INDENT
        piece = f"{number:>{NUMBER}} {briefly(choice['says'], words)}"
        if column + len(piece) > width:
            text.append("\n" + " " * INDENT)
            column = INDENT
        text.append(piece[:NUMBER], "bold").append(piece[NUMBER:])
        column += len(piece)
    return text


def briefly(said: Phrase, words: Words) -> str:
    """Say it in the few letters that a list of moves has room for, if there are such words."""
    brief = f"brief-{said['key']}"
    return words.say(Phrase(key=brief, args=said["args"]) if words.keys(brief) else said)


def rule_lines(words: Words, rule: str) -> list[Text]:
    """Return the rules as lines: all of them with the titles, or the one that was asked for."""
    keys = [key for key in words.keys("rule") if rule in ("", key.removeprefix("rule-"))]
    if not keys:
        return [Text(words("no-rule", rule=rule))]
    return [rule_line(words, key) for key in keys]


def rule_line(words: Words, key: str) -> Text:
    """Return a title, or a rule with its number."""
    number = key.removeprefix("rule-") if key.startswith("rule-") else ""
    title = key.startswith("rules-section")
    lead = Text().append(f"{number:<8}" if number else "\n" * title, "bold")
    return lead.append(words(key), "bold" if title else "")
