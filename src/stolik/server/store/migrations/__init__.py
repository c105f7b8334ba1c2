"""The schema, step by step: numbered files, each applied once and never changed afterwards."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from stolik.core import Unreadable


class Migration(NamedTuple):
    """One step of the schema."""

    number: int
    checksum: str
    script: str


@cache
def migrations(kind: str) -> tuple[Migration, ...]:
    """Return all the steps for this kind of database, in order."""
    found = (file for file in (files(__name__) / kind).iterdir() if file.name.endswith(".sql"))
    return tuple(
        migration(int(file.name.removesuffix(".sql")), file.read_text("utf-8"))
        for file in sorted(found, key=lambda file: file.name)
    )


def migration(number: int, script: str) -> Migration:
    """Return the step with its checksum, the same however lines end on this machine."""
    return Migration(number, sha256(script.encode()).hexdigest(), script)


def outstanding(steps: tuple[Migration, ...], done: Mapping[int, str]) -> list[Migration]:
    """Return the steps still to do; refuse a database that this program would misread."""
    newest = len(steps)
    if done and max(done) > newest:
        raise Unreadable(
            "the database is of version {theirs}, this program knows {ours}: update the program",
            theirs=max(done),
            ours=newest,
        )
    for step in steps:
        if step.number in done and done[step.number] != step.checksum:
            raise Unreadable(
                "version {number} of the database was made by another program than this one",
                number=step.number,
            )
    return [step for step in steps if step.number not in done]
