"""How tables, campaigns and guests are called in the store, and what nobody can guess."""

import re
from secrets import token_urlsafe

from stolik.core import Seat

CAMPAIGN = "c."
"""How the names of campaigns begin, and no table's does."""


def new_campaign_name() -> str:
    """Return the name of a campaign; its link is the invitation, so nobody can guess it."""
    return CAMPAIGN + token_urlsafe(12)


def is_campaign(name: str) -> bool:
    """Tell the name of a campaign from that of a table."""
    return name.startswith(CAMPAIGN)


def new_table_name() -> str:
    """Return the name of a table that nobody can guess."""
    return token_urlsafe(12)


def new_secret() -> str:
    """Return the house's part of a shuffle."""
    return token_urlsafe(24)


def could_be_ours(name: str) -> bool:
    """Tell whether a table could have this name: what else an address says is no name at all."""
    return re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", name) is not None


def companion(guest: str, table: str, seat: Seat) -> str:
    """Return under what the name is kept of somebody who plays at a guest's screen."""
    return f"{guest}+{table}+{seat}"
