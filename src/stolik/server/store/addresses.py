"""Where a store is: the addresses there are, and how they may be shown."""

import re
from pathlib import Path

from stolik.core import Unreadable

KINDS = ("sqlite:///", "postgresql://")


def file_of(url: str) -> Path | None:
    """Return the file of a store that is one."""
    if url.startswith(("postgresql://", "postgres://")):
        return None
    path = url.removeprefix("sqlite:///")
    if not path or re.match("[A-Za-z][A-Za-z0-9+.-]*://", path) or path.startswith("sqlite:"):
        raise Unreadable(
            "'{url}' is no address of a database; there are: a path, {kinds}",
            url=without_password(url),
            kinds=", ".join(f"{kind}…" for kind in KINDS),
        )
    return Path(path)


def without_password(url: str) -> str:
    """Return the address as it may be shown and logged."""
    hidden = re.sub(r"(//[^/@:?#]*):[^/?#]*@", r"\1@", url)
    return re.sub(r"(password=)[^&#]*", r"\1…", hidden)
