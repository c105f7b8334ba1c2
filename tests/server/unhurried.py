"""The command `stolik` for programs that ask faster than people: nobody is told to wait."""

import pytest

from stolik.cli import main
from stolik.server.http.calls import tables as playing
from stolik.server.tables import timed_work as due

if __name__ == "__main__":
    # Where the house calls these otherwise one day, this fails at once.
    patch = pytest.MonkeyPatch()
    patch.setattr(playing, "LONGEST_WAIT", 0.01)
    patch.setattr(due, "MOMENT", 0.0)
    main()
