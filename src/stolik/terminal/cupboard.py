"""Where campaigns are kept: a folder with a file for each, by the name people gave it."""

import os
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile

from platformdirs import user_data_path

from stolik.core import Record, Unreadable
from stolik.games.stickers.campaign import Campaign
from stolik.games.stickers.campaign_file import read_campaign, write_campaign

LONGEST = 40
SUFFIX = ".json"


@dataclass(frozen=True)
class Cupboard:
    """The folder with the campaigns."""

    folder: Path

    def path(self, name: str) -> Path:
        """Return the file of a campaign; its name must be one that every system can write."""
        plain = all(letter.isalnum() or letter in " -_" for letter in name)
        if not plain or not name.strip() or name != name.strip() or len(name) > LONGEST:
            raise Unreadable(
                "a campaign cannot be called '{name}': letters, digits, spaces, '-' and '_',"
                " at most {most}",
                name=name,
                most=LONGEST,
            )
        return self.folder / f"{name}{SUFFIX}"

    def names(self) -> list[str]:
        """Return what the campaigns are called."""
        return sorted(file.stem for file in self.folder.glob(f"*{SUFFIX}"))

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

    def write(self, name: str, campaign: Campaign) -> Path:
        """Keep the campaign as it is now: the whole new file, or still the whole old one."""
        file = self.path(name)
        self.folder.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=self.folder, suffix=".new", delete=False
        ) as new:
            written = Path(new.name)
            try:
                new.write(write_campaign(campaign))
                new.close()
                written.replace(file)
            except OSError:
                written.unlink()
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


@dataclass(frozen=True)
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
        """Write the campaign with the moves of this evening."""
        self.cupboard.write(self.name, self.campaign.with_moves(record.moves))

    def way_back(self, record: Record) -> str:  # noqa: ARG002 - the campaign knows its evening
        """Return the call that goes on with the evening."""
        return f"stolik campaign play {as_typed(self.name)}"
