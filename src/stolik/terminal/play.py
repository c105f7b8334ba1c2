"""Playing at one screen: people and bots take their turns until the game is over."""

from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

from stolik import bots, games
from stolik.core import AnyGame, Chance, Choice, Move, Record, Seat
from stolik.core.record import move_named
from stolik.core.wire import LONG
from stolik.terminal.course import Course
from stolik.terminal.curtain import Curtain
from stolik.terminal.keeping import Keeper, RecordFile
from stolik.terminal.listing import rule_lines
from stolik.terminal.paint import file_fault, show_end
from stolik.terminal.screen import Screen
from stolik.terminal.seating import Sitter
from stolik.terminal.transcript import answer, last_news, news, transcript
from stolik.terminal.typed import moves_meant, whole, wish
from stolik.words import Words

Ask = Callable[[str], str]
"""Asks a person for a line of text; raises `EOFError` when nobody is there any more."""

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
        keeper: Keeper | None,
    ) -> None:
        """Lay the table, and play again what the record holds."""
        self.game = game
        self.course = Course(game, record)
        self.sitters = sitters
        self.words = words
        self.console = console
        self.screen = Screen(console, game, words)
        self.ask = ask
        self.keeper = keeper
        self.warned = False
        self.people = [Seat(seat) for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.curtain = Curtain(game, self.people)

    def play(self) -> None:
        """Go on until the game is over, or somebody wants to stop."""
        self.greet()
        try:
            while movers := self.game.to_move(self.course.state):
                self.turn(self.curtain.first_of(movers))
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.end()

    def greet(self) -> None:
        """Say which game this is, what it is about, and how to read the table."""
        title = self.words(f"title-{self.game.key}")
        self.say("play-begins", title=title, seed=self.course.record.seed)
        self.say(f"about-{self.game.key}")
        ours = games.catalogue().get(self.game.key)
        if self.game.components is not None and (ours is None or self.game.source != ours.source):
            self.say("games-source", source=self.game.source)
        for bot in dict.fromkeys(each.bot for each in self.sitters if each.bot):
            self.console.print(f"{bot}: {self.words(f'bot-{bot}')}", style="dim", highlight=False)
        self.console.print(self.words("legend"), style="dim")

    def end(self) -> None:
        """Tell everybody how it ended, and show the last table and the points."""
        if self.curtain.private:
            self.curtain.fall(self.console)
        self.screen.news(last_news(self.course.story, self.people))
        self.screen.draw(self.course.state, None)
        show_end(self.console, self.game, self.course.state, self.words)

    def leave(self) -> None:
        """Say how to come back; a hand is not left lying open."""
        self.curtain.fall(self.console)
        self.console.print()
        self.say("play-not-over")
        if self.keeper is not None:
            call = self.keeper.way_back(self.course.record)
            self.console.print(self.words("play-resume", call=call), soft_wrap=True)

    def say(self, key: str, **args: str | int) -> None:
        """Print a sentence of ours."""
        self.screen.say(key, **args)

    def turn(self, seat: Seat) -> None:
        """Let one seat decide."""
        bot = self.sitters[seat].bot
        if bot is None:
            self.person(seat)
            return
        moves = self.game.legal_moves(self.course.state, seat)
        known = self.game.knows(self.course.state, seat)
        self.make(seat, bots.find(bot)(self.game, seat, known, moves, self.luck()))

    def luck(self) -> Chance:
        """Return the bots' luck for this move: the same when a game is taken up again."""
        return Chance(f"{self.course.record.seed} sitting, move {len(self.course.record.moves)}")

    def make(self, seat: Seat, move: Move) -> None:
        """Play the move and write it down."""
        self.course.make(seat, move)
        self.write_down()

    def decide(self, seat: Seat, move: Move) -> None:
        """Play a person's move, and answer with what only this person may hear."""
        unseen = self.course.unseen(seat, move)
        self.make(seat, move)
        _, happened = self.course.story[-1]
        self.screen.tell(answer(happened, seat))
        if unseen:
            self.screen.keep_in_mind(self.course.state, seat)

    def write_down(self) -> None:
        """Keep the file up to date, if there is one."""
        if self.keeper is not None:
            try:
                self.keeper.keep(self.course.record)
            except OSError as fault:
                file = str(self.keeper.path)
                self.say("wrong-file", file=file, detail=file_fault(fault, self.words))
                self.keeper = None

    def person(self, seat: Seat) -> None:
        """Hand this person the screen, and ask until something happens."""
        secret = self.curtain.has_secrets(self.course.state, seat)
        if self.curtain.falls(seat, secret=secret) and not self.handed_to(seat):
            return
        self.curtain.rise(seat, secret=secret)
        self.question(seat)

    def handed_to(self, seat: Seat) -> bool:
        """Have the screen handed over unseen; tell whether the table is still the same then."""
        self.curtain.fall(self.console)
        self.screen.forget()
        ready = self.words("play-curtain", name=self.sitters[seat].name)
        while text := self.ask(ready).strip():
            asked = wish(text, self.words)
            if asked is not None and asked[0] in SHOWS_NOTHING and self.granted(seat, *asked):
                return False
        return True

    def question(self, seat: Seat) -> None:
        """Show the table if it has changed, the news and the moves; ask until something happens."""
        self.screen.draw_if_new(self.course.state, seat)
        self.screen.news(news(self.course.story, seat))
        choices = self.screen.offer(self.course.state, seat)
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
        self.decide(seat, move_named(self.game, choices[number - 1]["move"]))
        return True

    def worded(self, seat: Seat, choices: list[Choice], text: str) -> bool:
        """Play the move of these words, or say why it is not allowed."""
        if not text.strip():
            self.say("play-empty", most=len(choices))
            return False
        meant = moves_meant(text, self.game, self.words, choices)
        allowed = [
            move for move in meant if self.game.why_not(self.course.state, seat, move) is None
        ]
        if len(allowed) == 1:
            self.decide(seat, allowed[0])
            return True
        if allowed:
            self.several(choices, allowed, text)
        elif meant:
            self.refuse(seat, likeliest(meant, choices))
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
        reason = self.game.why_not(self.course.state, seat, move)
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
        if command == "table":
            self.screen.forget()
        return command == "table"

    def quit(self) -> None:
        """Stop; but a game that would be lost is asked about once."""
        if self.keeper is None and self.course.record.moves and not self.warned:
            self.warned = True
            self.say("play-would-be-lost")
        else:
            raise Quit

    def help(self) -> None:
        """Say what can be typed."""
        self.say("play-help")
        self.say("typed-help")
        for bot in dict.fromkeys(each.bot for each in self.sitters if each.bot):
            self.console.print(f"{bot}: {self.words(f'bot-{bot}')}", style="dim", highlight=False)
        self.console.print(self.words("legend"), style="dim")

    def undo(self, seat: Seat) -> bool:
        """Go back to the last decision of a person, if the others agree."""
        place = self.course.last_of(self.people)
        if place is None:
            self.say("play-nothing-to-undo")
            return False
        whose, _ = self.course.record.moves[place]
        earlier = self.course.before(place)
        alone = len(self.people) == 1
        secret = not alone and self.course.is_own_secret(seat, earlier)
        if not (alone or secret or self.agreed(whose)):
            return False
        earlier.note_undone(whose, [seat] if secret else None)
        self.course = earlier
        self.write_down()
        return True

    def agreed(self, whose: Seat) -> bool:
        """Ask everybody."""
        text = self.ask(self.words("play-undo-agree", name=self.sitters[whose].name))
        return text.strip().lower() in self.words("yes").split()

    def hint(self, seat: Seat) -> None:
        """Say what is best, and why."""
        moves = self.game.legal_moves(self.course.state, seat)
        known = self.game.knows(self.course.state, seat)
        found = bots.hint(self.game, seat, known, moves, self.luck())
        best = str(found.move)
        view = self.game.view(self.course.state, seat)
        number, choice = next(
            (number, each) for number, each in enumerate(view["moves"], 1) if each["move"] == best
        )
        about, says = self.words.say(choice["about"]), self.words.say(choice["says"])
        self.say("play-hint", number=number, about=f"{choice['code']} {about}".strip(), says=says)
        self.console.print(Text(" ".join(self.reasons(found)), "dim"))

    def reasons(self, found: bots.Hint) -> Iterator[str]:
        """Say why a move is good, a sentence each."""
        if not found.tries:
            yield self.words("hint-only")
        elif not (found.points or found.happens or found.later):
            yield self.words("hint-why", tries=found.tries)
        if found.points:
            yield self.words("hint-points", points=f"{found.points:+}")
        for key, events in (("hint-then", found.happens), ("hint-later", found.later)):
            if events:
                yield self.words(key)
            yield from map(self.words.sentence, events)

    def log(self) -> None:
        """Tell the game so far."""
        for line in transcript(self.game, self.course.record, self.words):
            self.console.print(Text(line))

    def rules(self, rule: str) -> None:
        """Show the rules, or one of them."""
        for line in rule_lines(self.words, rule.upper()):
            self.console.print(line)

    def save_as(self, name: str) -> None:
        """Write the game down now and after every further move; what is kept elsewhere, a copy."""
        if not name:
            self.say("play-save-where")
            return
        file = RecordFile(Path(name))
        if file.path.exists() and file != self.keeper:
            self.say("play-file-exists", file=name)
            return
        try:
            file.keep(self.course.record)
        except OSError as fault:
            self.say("wrong-file", file=name, detail=file_fault(fault, self.words))
            return
        if self.keeper is None or isinstance(self.keeper, RecordFile):
            self.keeper = file
            self.say("play-saved", file=name)
        else:
            self.say("play-copied", file=name)


def likeliest(meant: list[Move], choices: list[Choice]) -> Move:
    """Return the move that was most likely meant: one of a kind that is on offer."""
    kinds = {choice["move"].rpartition(" ")[2] for choice in choices}
    return next((move for move in meant if str(move).rpartition(" ")[2] in kinds), meant[0])
