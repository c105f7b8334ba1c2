"""What is said to players."""

from stolik.core import event, phrase
from stolik.core.phrases import is_fleeting


def test_a_phrase_is_a_key_with_arguments() -> None:
    """Arguments may be phrases themselves."""
    card = phrase("toy", card="A3.2", points=2)
    assert card == {"key": "toy", "args": {"card": "A3.2", "points": 2}}
    assert phrase("prompt", card=card) == {"key": "prompt", "args": {"card": card}}
    assert phrase("prompt") == {"key": "prompt", "args": {}}


def test_an_event_is_told_to_everybody() -> None:
    """An audience is the exception."""
    assert event("skipped", seat=1) == {"key": "skipped", "args": {"seat": 1}, "audience": None}


def test_what_is_seen_in_passing() -> None:
    """It is known by its key."""
    assert is_fleeting(event("seen-tile", tile="T1"))
    assert not is_fleeting(event("tile-seen", tile="T1"))
