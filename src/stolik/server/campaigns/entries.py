"""What happens in a campaign, as it is stored: a list of these is the campaign, as a table is.

Each is written as JSON with its name in `is`. An entry is never changed or taken out; evenings that
are taken back are taken back by a later entry.
"""

from msgspec import Struct, json

from stolik.core import Unreadable, Value


class CampaignHead(Struct, frozen=True, forbid_unknown_fields=True):
    """What a campaign begins with; it never changes."""

    campaign: str
    """The game."""
    host: str
    """The guest who began it, and may take evenings back."""
    record: str
    """The campaign as it began: new, or with the evenings of another."""


class Joined(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="joined"):
    """A guest plays under this name."""

    name: str
    guest: str
    at: float


class Parted(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="parted"):
    """Nobody plays under this name for now."""

    name: str
    at: float


class Met(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="met"):
    """An evening began, at this table."""

    table: str
    players: tuple[str, ...]
    bots: tuple[str, ...]
    options: dict[str, Value]
    at: float
    luck: str = ""
    """Of what chance does before the evening: drawn for it, so that no file tells it before."""


class TakenBack(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="taken-back"):
    """Only the first so many evenings count from now on."""

    evenings: int
    at: float


CampaignEntry = Joined | Parted | Met | TakenBack


def write_campaign_entry(entry: CampaignEntry) -> str:
    """Return the entry as the store keeps it."""
    return json.encode(entry).decode()


def read_campaign_entry(text: str) -> CampaignEntry:
    """Return the entry that the store has kept."""
    try:
        entry: CampaignEntry = json.decode(text, type=CampaignEntry)
    except (ValueError, TypeError) as fault:
        raise Unreadable("an entry of a campaign is damaged: {fault}", fault=fault) from None
    return entry


def read_campaign_head(text: str) -> CampaignHead:
    """Return the head that the store has kept."""
    try:
        return json.decode(text, type=CampaignHead)
    except (ValueError, TypeError) as fault:
        raise Unreadable("the head of a campaign is damaged: {fault}", fault=fault) from None
