"""What whoever runs the house can settle."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Keeping:
    """For how many days something is kept that nobody comes back to; 0 is for ever."""

    gathering: int = 7
    """A table at which no game has begun."""
    unfinished: int = 365
    """A game that was begun."""
    finished: int = 0
    """A game that is over."""
    guests: int = 30
    """A guest who never sat down anywhere."""


@dataclass(frozen=True)
class Settings:
    """The defaults serve one machine."""

    folder: Path
    """Where the data of a single machine lie."""
    database: str = ""
    """A PostgreSQL address that several nodes share; empty for SQLite in the folder."""
    host: str = ""
    """Where to listen; empty: at this machine alone, until it lets its home network in."""
    port: int = 8765
    secret: str = ""
    """Signs cookies and tokens; all nodes need the same. Empty: one is kept in the folder."""
    origins: frozenset[str] = field(default_factory=frozenset)
    """Other sites whose pages may call the house."""
    address: str = ""
    """The house as people outside reach it, such as https://stolik.example; empty: as whoever calls
    has found it."""
    network: bool = False
    """Whether the home network is let in from the start."""
    workers: int = 2
    """Processes for bots."""
    connections: int = 20_000
    """Open at once; fewer where the system has not as many files."""
    per_address: int = 500
    """Connections from one address, but for proxies; never more than half of all."""
    patience: float = 10.0
    """Seconds for the head of a request to come; its body may take twice as long."""
    crowd: int = 40
    """How many people may share one address: it may ask for as much as they need. 0: no limit."""
    keeping: Keeping = field(default_factory=Keeping)

    def store(self) -> str:
        """Return where the tables are kept."""
        return self.database or str(self.folder / "stolik.db")
