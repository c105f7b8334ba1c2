"""A house for programs that ask faster than people: nobody is counted, nobody waits for news."""

import sys
from pathlib import Path

import pytest

from stolik.server import due, playing
from stolik.server.limits import Limits
from stolik.server.serving import serve
from stolik.server.settings import Settings

if __name__ == "__main__":
    folder, port, database = sys.argv[1:]
    # Where the house calls these otherwise one day, this fails at once.
    patch = pytest.MonkeyPatch()
    patch.setattr(Limits, "allows", lambda *_: True)
    patch.setattr(playing, "LONGEST_WAIT", 0.01)
    patch.setattr(due, "MOMENT", 0.0)
    serve(Settings(folder=Path(folder), database=database, port=int(port), workers=1))
