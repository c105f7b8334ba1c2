"""What a player is asked, in a sentence."""

from stolik.core import Args, Phrase, Seat, phrase
from stolik.games.hercules.choice import legal_choice
from stolik.games.hercules.components import NOTHING, SYMBOLS, Labour
from stolik.games.hercules.moves import DISCARD
from stolik.games.hercules.state import (
    CHOICE,
    CONTEST,
    DUEL_CARD,
    EXTRA_TOKEN,
    PERMANENT,
    PHASES,
    REDIRECT,
    REFRESH,
    Player,
    Table,
)


def question(table: Table, seat: Seat) -> Phrase:
    """Say what is asked of this seat."""
    player = table.players[seat]
    if table.phase == REFRESH and player.plan != NOTHING:
        return phrase("prompt-discard", named=len(player.named))
    if table.phase in (CHOICE, REDIRECT) and player.wanted != NOTHING:
        return paying(table, player)
    if table.phase == CHOICE and legal_choice(table, seat)[0].act == DISCARD:
        return phrase("prompt-rest")
    return Phrase(key=f"prompt-{PHASES[table.phase]}", args=details(table, player))


def paying(table: Table, player: Player) -> Phrase:
    """Ask for the cards that pay."""
    wanted = table.rules.box.cards[player.wanted]
    paid = len(player.named if table.phase == REDIRECT else player.laid)
    return phrase("prompt-pay", card=wanted.noun(), cost=wanted.cost, paid=paid)


def details(table: Table, player: Player) -> Args:
    """Return what the question is about."""
    box = table.rules.box
    if table.phase in (CONTEST, DUEL_CARD):
        return {"card": box.cards[table.contest].noun()}
    if table.phase == EXTRA_TOKEN:
        labour = box.labours[player.labour]
        return {"labour": labour.noun(), "left": table.tokens[labour.index]}
    if table.phase == PERMANENT:
        return {"old": effect(box.labours[player.active]), "new": effect(player.labours[-1])}
    return {}


def effect(labour: Labour) -> Phrase:
    """Name a permanent effect."""
    return phrase("permanent-effect", symbol=SYMBOLS[labour.permanent])
