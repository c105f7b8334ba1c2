"""The campaign as anybody may keep it: the promises of `core.campaign`, kept for this game."""

from typing import Final, TypedDict

from stolik.core import Campaigns, Phrase, Record, Value, offered
from stolik.games.stickers import KEY, options_of
from stolik.games.stickers.box_file import read_box
from stolik.games.stickers.campaign import (
    Campaign,
    Evening,
    deck_text,
    evening_game,
    new_campaign,
    next_evening,
    standing,
)
from stolik.games.stickers.campaign_file import read_campaign, write_campaign
from stolik.games.stickers.chronicle import Change, Standing
from stolik.games.stickers.components import LID, STICKERS, Box, Sticker
from stolik.games.stickers.faces import CardView, face
from stolik.games.stickers.options import EveningOptions, Options
from stolik.games.stickers.view import Named, named


class PlayerTold(TypedDict):
    """Somebody of the roster."""

    name: str
    trophies: list[int]
    """The numbers of the evenings they were won on."""


class EveningTold(TypedDict):
    """What came of an evening; one that goes on has no winners yet."""

    players: list[str]
    bots: list[str]
    """The bot that stood in for each; empty where the player came."""
    options: dict[str, Value]
    over: bool
    winners: list[str]
    points: list[int]
    """Seat by seat."""
    pack: str
    """What was opened after it: `P1` … `P6`, the clan of a clan pack, or nothing."""
    news: list[Phrase]
    """Which rules the pack has brought."""


class WaitingTold(TypedDict):
    """A sticker that is on no card."""

    sticker: str
    mark: int
    """For how many players it waits."""


class PlacedTold(TypedDict):
    """A sticker that chance has stuck before the last evening, and where."""

    card: str
    sticker: str


class ChangeTold(TypedDict):
    """A sticker or an ornament that was stuck."""

    evening: int
    name: str | None
    """Nobody: it was chance."""
    sticker: str
    ornament: bool


class CardTold(TypedDict):
    """A card that the campaign has changed, as it is now, and how it came to that."""

    card: CardView
    changes: list[ChangeTold]


class CampaignView(TypedDict):
    """All that can be told of a campaign."""

    options: dict[str, Value]
    """What holds on every evening."""
    offers: dict[str, list[Value]]
    """What can be settled for the next one, each with its values, the default first."""
    roster: list[PlayerTold]
    winners: list[str]
    """When the track is full."""
    track: list[str]
    """The packs that were opened, and what is to come: a pack, or `clan` for a random one."""
    opened: list[str]
    opens: str
    begins: list[str]
    """Those who have stuck stickers, the latest first: the first of them who plays begins."""
    evenings: list[EveningTold]
    clans: list[Named]
    cards: list[CardTold]
    """Those that were changed, in the order of the box."""
    lid: list[ChangeTold]
    """The ornaments on the lid of the box."""
    aside: list[WaitingTold]
    kept: list[WaitingTold]
    placed: list[PlacedTold]


def view(campaign: Campaign) -> CampaignView:
    """Return all that can be told of a campaign."""
    found = standing(campaign)
    box = read_box(deck_text(campaign, found))
    return {
        "options": dict(campaign.options),
        "offers": offers(box, found),
        "roster": [{"name": name, "trophies": found.trophies[name]} for name in found.roster],
        "winners": found.winners(),
        "track": track(found),
        "opened": list(found.opened),
        "opens": found.opens,
        "begins": found.stuck_last(),
        "evenings": evenings(campaign, found),
        "clans": [named(clan) for clan in box.clans],
        "cards": cards(box, found),
        "lid": changes_of(LID, found),
        "aside": [sticker_shown(each) for each in found.aside],
        "kept": [sticker_shown(each) for each in found.kept],
        "placed": [{"card": card, "sticker": name} for card, name in found.placed],
    }


def offers(box: Box, found: Standing) -> dict[str, list[Value]]:
    """Return what is open for an evening: what holds for the whole campaign is settled.

    So is who begins, once somebody has stuck a sticker (ST-R29).
    """
    closed = offered(EveningOptions).keys() - offered(Options).keys()
    closed |= {"first_seat"} if found.stuck_last() else set()
    return {
        name: list(values)
        for name, values in offered(options_of(box)).items()
        if name not in closed
    }


def track(found: Standing) -> list[str]:
    """Return the cells of the track: what was opened, and what is to come."""
    return [*found.opened, *found.track[len(found.opened) :]]


def cards(box: Box, found: Standing) -> list[CardTold]:
    """Return the cards that were changed, with everything on them."""
    changed = {change.card for change in found.changes}
    return [
        {"card": face(box, card, []), "changes": changes_of(card.code, found)}
        for card in box.cards
        if card.code in changed
    ]


def changes_of(code: str, found: Standing) -> list[ChangeTold]:
    """Return what has come on a card, or on the lid."""
    return [change_told(change) for change in found.changes if change.card == code]


def change_told(change: Change) -> ChangeTold:
    """Tell who stuck what, and when."""
    return {
        "evening": change.evening,
        "name": change.name or None,
        "sticker": change.sticker,
        "ornament": change.ornament,
    }


def evenings(campaign: Campaign, found: Standing) -> list[EveningTold]:
    """Return what came of each evening; one that goes on has no winners yet."""
    told: list[EveningTold] = []
    for number, evening in enumerate(campaign.evenings):
        past = found.past[number] if number < len(found.past) else None
        told.append(
            {
                "players": list(evening.players),
                "bots": list(evening.bots),
                "options": dict(evening.options),
                "over": past is not None,
                "winners": [] if past is None else past.winners,
                "points": [] if past is None else past.points,
                "pack": "" if past is None else past.pack,
                "news": [] if past is None else past.news,
            }
        )
    return told


def sticker_shown(sticker: Sticker) -> WaitingTold:
    """Return a sticker that waits: what it is, and for how many players."""
    return {"sticker": STICKERS[sticker.kind], "mark": sticker.mark}


def played(
    campaign: Campaign,
    players: list[str],
    bots: list[str],
    options: dict[str, Value],
    luck: str,
    record: Record,
) -> Campaign:
    """Return the campaign with an evening that was played; it keeps the rules of its record."""
    whole = (tuple(players), tuple(bots), dict(options), record.seed, record.moves, luck)
    return campaign.then(Evening(*whole, record.version))


def settled(campaign: Campaign) -> dict[str, Value]:
    """Return what is settled for the last evening of a campaign that has one."""
    return dict(campaign.evenings[-1].options)


def count(campaign: Campaign) -> int:
    """Return how many evenings there are."""
    return len(campaign.evenings)


def deck(campaign: Campaign) -> str:
    """Return the deck as it is now: to be played apart, so it opens nothing."""
    return deck_text(campaign, standing(campaign), opens="")


CAMPAIGNS: Final = Campaigns(
    key=KEY,
    options=EveningOptions,
    new=new_campaign,
    with_evening=next_evening,
    evening=evening_game,
    settled=settled,
    played=played,
    until=Campaign.until,
    evenings=count,
    roster=Campaign.names,
    view=view,
    deck=deck,
    write=write_campaign,
    read=read_campaign,
)
