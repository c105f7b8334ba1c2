"""A campaign told: who has which trophies, the track, the evenings, the changed cards."""

from itertools import groupby

from rich.console import Console
from rich.text import Text

from stolik.core import Phrase, phrase
from stolik.core.options import typed
from stolik.games.stickers.box_file import read_box
from stolik.games.stickers.campaign import Campaign, box_text, standing
from stolik.games.stickers.chronicle import Standing
from stolik.games.stickers.components import CLAN, LID, STICKERS
from stolik.terminal.cupboard import as_typed
from stolik.words import Words

INDENT = "  "
GAP = "  "


class Chronicle:
    """Tells a campaign on a console."""

    def __init__(self, console: Console, words: Words, name: str, campaign: Campaign) -> None:
        """Open the campaign."""
        self.console = console
        self.words = words
        self.name = name
        self.campaign = campaign
        self.standing: Standing = standing(campaign)
        self.box = read_box(box_text(campaign.components))

    def tell(self) -> None:
        """Tell everything."""
        self.title()
        self.roster()
        self.options()
        self.track()
        self.evenings()
        self.cards()
        self.waiting()
        self.way_on()

    def tell_news(self) -> None:
        """Tell what an evening has changed: the trophies, and what comes next."""
        self.title()
        self.roster()
        if self.standing.opens:
            opens = self.standing.opens
            kind = "clan" if opens == CLAN else "power"
            self.say("campaign-next", kind=kind, number=opens.removeprefix("P"))
        self.way_on()

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        """Print a sentence."""
        self.console.print(Text(self.words(key, **args), style))

    def line(self, text: str) -> None:
        """Print an indented line."""
        self.console.print(Text(f"{INDENT}{text}"))

    def title(self) -> None:
        """Name the campaign, and how far it has come."""
        played = len(self.standing.opened)
        whole = len(self.standing.track)
        self.say("campaign-title", "bold", name=self.name, played=played, whole=whole)

    def roster(self) -> None:
        """List the players with their trophies, as they joined."""
        self.say("campaign-roster", "bold")
        widest = max(len(name) for name in self.standing.roster)
        for name in self.standing.roster:
            won = self.standing.trophies[name]
            cups = self.words(
                "campaign-trophies", trophies=len(won), games=", ".join(map(str, won))
            )
            self.line(f"{name:<{widest}}  {'🏆' * len(won)} {cups}".rstrip())
        winners = self.standing.winners()
        if winners:
            self.say("campaign-won", "bold", winners=len(winners), names=", ".join(winners))

    def options(self) -> None:
        """Name what was settled for every evening, if anything was."""
        settled = [f"{name}={typed(value)}" for name, value in self.campaign.options.items()]
        if settled:
            self.say("campaign-options", options=", ".join(settled))

    def track(self) -> None:
        """Draw the track, cell by cell: what was opened, what comes next."""
        self.say("campaign-track", "bold")
        opened = self.standing.opened
        cells = [*opened, *self.standing.track[len(opened) :]]
        line = Text(INDENT)
        for number, cell in enumerate(cells, 1):
            done, now = number <= len(opened), number == len(opened) + 1
            mark = "✓" if done else "→" if now else " "
            text = f"{mark}{number} {self.words.say(self.cell(cell))}"
            if len(line) + len(text) + len(GAP) > self.console.width:
                self.console.print(line)
                line = Text(INDENT)
            line.append(text, "" if done else "bold" if now else "dim").append(GAP)
        self.console.print(line)

    def cell(self, code: str) -> Phrase:
        """Name a cell of the track: a clan, some clan, or a power."""
        if code == CLAN:
            return phrase("campaign-some-clan")
        for clan in self.box.clans:
            if clan.code == code:
                return clan.noun()
        return phrase("campaign-power", number=int(code[1:]))

    def evenings(self) -> None:
        """Tell each evening in a line."""
        if self.campaign.evenings:
            self.say("campaign-evenings", "bold")
        for number in range(1, len(self.campaign.evenings) + 1):
            self.line(f"{number}. {self.evening(number)}")

    def evening(self, number: int) -> str:
        """Tell one evening: who played, who won."""
        evening = self.campaign.evenings[number - 1]
        names = ", ".join(
            f"{name} ({bot})" if bot else name
            for name, bot in zip(evening.players, evening.bots, strict=True)
        )
        if number > len(self.standing.past):
            return self.words("campaign-evening-goes-on", names=names)
        past = self.standing.past[number - 1]
        points = ", ".join(map(str, past.points))
        won = ", ".join(past.winners)
        return self.words("campaign-evening", names=names, points=points, won=won)

    def cards(self) -> None:
        """List the cards that are not as they were printed, a line a clan."""
        stuck, decorated = self.standing.stuck, self.standing.decorated
        if not stuck and not decorated:
            return
        number = sum(map(len, stuck.values()))
        ornaments = sum(map(len, decorated.values()))
        self.say("campaign-cards", "bold", stickers=number, decorations=ornaments)
        changed = [card for card in self.box.cards if card.code in {*stuck, *decorated}]
        for clan, cards in groupby(changed, key=lambda card: card.clan):
            pieces = [f"{card.code}: {self.on_card(card.code)}" for card in cards]
            self.line(f"{self.words.say(clan.noun())} — {'; '.join(pieces)}")
        if LID in decorated:
            self.line(f"{self.words('lid')} — {self.on_card(LID)}")

    def on_card(self, code: str) -> str:
        """Name what is stuck on a card."""
        said = [phrase("sticker", sticker=name) for name in self.standing.stuck.get(code, [])]
        said += [
            phrase("decoration", decoration=name) for name in self.standing.decorated.get(code, [])
        ]
        return ", ".join(self.words.say(each) for each in said)

    def waiting(self) -> None:
        """Tell which stickers are set aside, and which are kept."""
        for players in sorted({sticker.mark for sticker in self.standing.aside}):
            waiting = [each for each in self.standing.aside if each.mark == players]
            self.say("campaign-aside", stickers=len(waiting), players=players)
        if self.standing.kept:
            kept = ", ".join(
                self.words("sticker", sticker=STICKERS[each.kind]) for each in self.standing.kept
            )
            self.say("campaign-kept", kept=kept)

    def way_on(self) -> None:
        """Say what can be done now."""
        key = "campaign-resume" if self.standing.playing is not None else "campaign-way-on"
        self.console.print()
        self.say(key, name=as_typed(self.name))
        if any(self.box.packs[code].scenarios for code in self.standing.opened):
            self.say("campaign-scenarios", name=as_typed(self.name))
