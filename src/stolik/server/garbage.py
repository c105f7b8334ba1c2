"""Keeping the collector from stopping the house.

Python looks for garbage in everything that has been made since the last time, and now and then in
everything there is: with thousands of tables that takes half a second, in which nobody is answered.
Nearly all of what we keep goes by itself when it is not needed any more. So only what is young is
looked through, little and often; what has lived for a while is set aside; and everything is looked
through when nobody is there to notice.
"""

import asyncio
import gc
from collections.abc import Callable

YOUNG = 2_000
"""Things made since the last look, after which there is another: some milliseconds of work."""
NEVER = 1_000_000
ASIDE = 10.0
"""Seconds after which what is still there is set aside."""


def calm() -> None:
    """Set aside what is there now, and look through the young alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def keep_calm(is_quiet: Callable[[], bool]) -> None:
    """Set aside what has lived for a while; look through everything while nobody is there."""
    looked = True
    while True:
        await asyncio.sleep(ASIDE)
        if not is_quiet():
            looked = False
        elif not looked:
            looked = True
            gc.unfreeze()
            gc.collect()
        gc.freeze()
