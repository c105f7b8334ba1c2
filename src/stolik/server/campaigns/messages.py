"""What clients send about campaigns: each a small record, as those about tables are."""

from typing import Annotated

from msgspec import Meta, Struct

from stolik.core import Value
from stolik.server.tables.messages import Number, Text, Thinking

Names = Annotated[list[Text], Meta(max_length=30)]


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a campaign; or go on with one that was kept."""

    game: Text = ""
    roster: Names = []
    options: dict[str, Value] = {}
    components: Annotated[str, Meta(max_length=100_000)] | None = None
    record: Annotated[str, Meta(max_length=250_000)] | None = None
    """Go on from this one, instead of beginning anew."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Play in a campaign under a name of its roster, or under a new one."""

    name: Text


class NewEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin an evening of a campaign."""

    players: Annotated[list[Text], Meta(max_length=8)]
    """Seat by seat, by their names in the campaign."""
    bots: Annotated[list[Text], Meta(max_length=8)] = []
    """For each the bot that stands in, or nothing: the player comes."""
    options: dict[str, Value] = {}
    pace: Thinking = Thinking()


class Evenings(Struct, frozen=True, forbid_unknown_fields=True):
    """How many evenings are left of a campaign: to take back, or to branch off."""

    evenings: Number
