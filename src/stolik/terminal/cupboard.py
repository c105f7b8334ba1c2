"""Where campaigns are kept: a folder with a file for each, by the name people gave it."""

import os
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from stolik.core import Record, Unreadable
from stolik.games.stickers.campaign import Campaign
from stolik.games.stickers.campaign_file import read_campaign, write_campaign
from stolik.terminal.keeping import FileChanged

LONGEST = 40
SUFFIX = ".json"
ROOM = 6
"""Letters for a number after the name."""


@dataclass(frozen=True)
class Cupboard:
    """The folder with the campaigns."""

    folder: Path

    def path(self, name: str) -> Path:
        """Return the file of a campaign; its name is one that is easily typed and written."""
        if not is_name(name):
            raise Unreadable(
                "a campaign cannot be called '{name}': letters, digits, spaces, '-' and '_',"
                " at most {most}",
                name=name,
                most=LONGEST,
            )
        return self.folder / f"{name}{SUFFIX}"

    def names(self) -> list[str]:
        """Return what the campaigns are called."""
        return sorted(file.stem for file in self.folder.glob(f"*{SUFFIX}") if is_name(file.stem))

    def read(self, name: str) -> Campaign:
        """Return the campaign of this name."""
        file = self.path(name)
        if not file.exists():
            known = ", ".join(self.names()) or "-"
            raise Unreadable("no campaign '{name}'; there are: {known}", name=name, known=known)
        return read_campaign(file.read_text("utf-8-sig"))

    def add(self, name: str, campaign: Campaign) -> Path:
        """Keep a new campaign; never in the place of another."""
        if self.path(name).exists():
            raise Unreadable("there is a campaign '{name}' already", name=name)
        return self.write(name, campaign)

    def put_away(self, name: str, campaign: Campaign) -> Path:
        """Keep what is about to be undone, in a folder of its own."""
        stem = name[: LONGEST - ROOM].rstrip()
        numbers = count(len(campaign.evenings))
        files = (self.folder / "undone" / f"{stem} {number}{SUFFIX}" for number in numbers)
        file = next(file for file in files if not file.exists())
        return write_whole(file, write_campaign(campaign))

    def write(self, name: str, campaign: Campaign) -> Path:
        """Keep the campaign as it is now."""
        return write_whole(self.path(name), write_campaign(campaign))


def is_name(name: str) -> bool:
    """Tell whether a campaign can be called so; what begins with a dash would be an option."""
    plain = all(letter.isalnum() or letter in " -_" for letter in name)
    return plain and name == name.strip() and 0 < len(name) <= LONGEST and name[0] != "-"


def write_whole(file: Path, text: str) -> Path:
    """Write a file so that there is the whole new one, or still the whole old one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    try:
        with new.open("w", encoding="utf-8", newline="\n") as pen:
            pen.write(text)
            pen.flush()
            os.fsync(pen.fileno())
        new.replace(file)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    return file


def as_typed(name: str) -> str:
    """Return a name as it is typed in a call: in quotes that every shell knows, if need be."""
    return f'"{name}"' if " " in name else name


def our_cupboard() -> Cupboard:
    """Return the folder of this person, or the one that STOLIK_HOME names."""
    home = os.environ.get("STOLIK_HOME")
    folder = Path(home) if home else user_data_path("stolik", appauthor=False)
    return Cupboard(folder / "campaigns")


@dataclass
class EveningFile:
    """Keeps the game of an evening in the file of its campaign."""

    cupboard: Cupboard
    name: str
    campaign: Campaign

    @property
    def path(self) -> Path:
        """The file."""
        return self.cupboard.path(self.name)

    def keep(self, record: Record) -> None:
        """Write the campaign with the moves of this evening, unless another window changed it."""
        try:
            there = self.cupboard.read(self.name)
        except Unreadable:
            raise FileChanged from None
        if there != self.campaign:
            raise FileChanged
        after = self.campaign.with_moves(record.moves)
        self.cupboard.write(self.name, after)
        self.campaign = after

    def way_back(self, record: Record) -> str:  # noqa: ARG002 - the campaign knows its evening
        """Return the call that goes on with the evening."""
        return f"stolik campaign play {as_typed(self.name)}"
