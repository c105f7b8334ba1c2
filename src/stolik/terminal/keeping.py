"""Where a game is kept while it is played, and how to come back to it."""

from dataclasses import dataclass
from pathlib import Path
from shlex import join
from typing import Protocol

from stolik.core import Record, write_record


class FileChanged(OSError):
    """Somebody else has written to the file meanwhile: what they wrote is not overwritten."""


class Keeper(Protocol):
    """Keeps the game up to date in a file."""

    @property
    def path(self) -> Path:
        """The file, to be named where it cannot be written."""

    def keep(self, record: Record) -> None:
        """Write the game down as it is now; raise `OSError` if that cannot be done."""

    def way_back(self, record: Record) -> str:
        """Return the call that goes on with this game."""


@dataclass(frozen=True)
class RecordFile:
    """A file with the record of this game and nothing else."""

    path: Path

    def keep(self, record: Record) -> None:
        """Write the record."""
        self.path.write_text(write_record(record), "utf-8")

    def way_back(self, record: Record) -> str:
        """Return the call that takes the record up again."""
        return join(["stolik", "play", record.game, "--resume", str(self.path)])
