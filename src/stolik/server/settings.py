"""What whoever runs the house can settle."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """The defaults serve one machine."""

    folder: Path
    """Where the data of a single machine lie."""
    database: str = ""
    """A PostgreSQL address that several nodes share; empty for SQLite in the folder."""
    host: str = "127.0.0.1"
    port: int = 8765
    secret: str = ""
    """Signs cookies and tokens; all nodes need the same. Empty: one is kept in the folder."""
    origins: frozenset[str] = field(default_factory=frozenset)
    """Other pages that may open sockets."""
    workers: int = 2
    """Processes for bots."""

    def store(self) -> str:
        """Return where the tables are kept."""
        return self.database or str(self.folder / "stolik.db")
