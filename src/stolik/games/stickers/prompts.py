"""What a player is asked, in a sentence."""

from stolik.core import Args, Phrase, Seat, phrase
from stolik.games.stickers.components import NOTHING, Bonus, bonus_name, joined
from stolik.games.stickers.state import (
    COLLECT,
    DECORATING,
    EFFECTS,
    GIVING,
    PHASES,
    STICKING,
    TAKING,
    Player,
    Table,
)
from stolik.games.stickers.sticking import is_loose


def question(table: Table, seat: Seat) -> Phrase:
    """Say what is asked of this seat."""
    return Phrase(key=f"prompt-{PHASES[table.phase]}", args=details(table, seat))


def details(table: Table, seat: Seat) -> Args:
    """Return what the question is about."""
    clans, player = table.rules.box.clans, table.players[seat]
    if table.phase == COLLECT:
        clan = phrase("any-clan") if table.clan == NOTHING else clans[table.clan].noun()
        more = table.clan == NOTHING or any(card.clan.index == table.clan for card in player.hand)
        tiers = [tier(bonus) for bonus in table.rules.box.bonuses]
        return {
            "clan": clan,
            "laid": table.laid,
            "more": "yes" if more else "no",
            "bonus": bonus_name(table.rules.box.bonus_for(table.laid)),
            "tiers": joined(tiers),
        }
    if table.phase == EFFECTS:
        kind = "late" if table.refilled else "combos"
        return {"left": "bonus" if table.bonus else kind}
    if table.phase == TAKING:
        return {"cards": min(table.taking, len(table.to_take()))}
    if table.phase == GIVING:
        return {"whom": phrase("name", seat=table.seat), "clan": clans[table.clan].noun()}
    if table.phase in (STICKING, DECORATING):
        return sticking(table, player)
    return {}


def tier(bonus: Bonus) -> Phrase:
    """Name a tier of the collection bonus."""
    return phrase("tier", least=bonus.least, bonus=bonus.name())


def sticking(table: Table, player: Player) -> Args:
    """Return what is to be stuck."""
    if table.phase == DECORATING:
        chosen = "no" if player.choosing == NOTHING else "yes"
        return {"ornament": phrase("decoration", decoration=player.decoration), "chosen": chosen}
    sticker, clans = player.stickers[0], table.rules.box.clans
    bound = sticker.clan != NOTHING
    return {
        "sticker": sticker.noun(),
        "clan": clans[sticker.clan].noun() if bound else phrase("any-clan"),
        "bound": "yes" if bound else "no",
        "loose": "yes" if is_loose(table, sticker) else "no",
        "more": len(player.stickers) - 1,
    }
