"""What can be settled before the deal."""

from dataclasses import dataclass

import pytest

from stolik.core import Unreadable, Value, offered, one_of, read_typed, settle
from stolik.core.options import spelled


@dataclass(frozen=True)
class Options:
    """Some options, as a game has them."""

    pace: str = one_of("slow", "fast", "Andante")
    begins: str = one_of("1", "2")
    open_hands: bool = one_of(False, True)


@dataclass(frozen=True)
class NoOptions:
    """A game in which nothing is left to settle."""


def test_offered_lists_every_value_with_the_default_first() -> None:
    """A form or a help page can be made of it."""
    assert offered(Options) == {
        "pace": ("slow", "fast", "Andante"),
        "begins": ("1", "2"),
        "open_hands": (False, True),
    }
    assert offered(NoOptions) == {}


def test_the_first_value_is_the_default() -> None:
    """Whoever says nothing gets the first value of each option."""
    assert settle(Options, {}) == Options() == Options("slow", "1", open_hands=False)


def test_what_is_given_is_settled() -> None:
    """The other options keep their defaults."""
    assert settle(Options, {"open_hands": True}) == Options("slow", "1", open_hands=True)
    assert settle(Options, {"pace": "fast", "begins": "2"}) == Options("fast", "2")


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    """A slip of the pen is answered with the right names."""
    with pytest.raises(Unreadable, match=r"no option 'paces'.*: pace, begins, open_hands"):
        settle(Options, {"paces": "slow"})
    with pytest.raises(Unreadable, match="no option 'pace'"):
        settle(NoOptions, {"pace": "slow"})


@pytest.mark.parametrize("value", ["quick", "", "SLOW", 0, None, False, ["slow"], {"slow": 1}])
def test_a_value_not_on_offer_is_refused_with_those_that_are(value: object) -> None:
    """The refusal names the option, the value and the values there are."""
    with pytest.raises(Unreadable, match=r"pace cannot be .*: slow, fast, Andante") as refused:
        settle(Options, {"pace": value})
    assert repr(value) in str(refused.value)


@pytest.mark.parametrize("value", [0, 1, 1.0, "true", "True", None])
def test_only_true_and_false_are_true_and_false(value: object) -> None:
    """A number that Python takes for a truth is no truth here."""
    with pytest.raises(Unreadable, match=r"open_hands cannot be .*: false, true"):
        settle(Options, {"open_hands": value})


@pytest.mark.parametrize("value", [1, True, 1.0])
def test_only_a_text_is_a_text(value: object) -> None:
    """A number is not the text that spells it."""
    with pytest.raises(Unreadable, match=r"begins cannot be .*: 1, 2"):
        settle(Options, {"begins": value})


def test_values_are_spelled_as_people_type_them() -> None:
    """JSON's small letters, not Python's capital ones."""
    assert spelled((True, "slow", False)) == "true, slow, false"


@pytest.mark.parametrize(("name", "text", "value"), [
    ("open_hands", "true", True),
    ("open_hands", " False ", False),
    ("pace", "FAST", "fast"),
    ("pace", "slow\n", "slow"),
    ("pace", "Andante", "Andante"),
    ("begins", "2", "2"),
])  # fmt: skip
def test_what_people_type_is_understood(name: str, text: str, value: Value) -> None:
    """Capitals and spaces around do not matter."""
    assert read_typed(Options, name, text) is value


@pytest.mark.parametrize(("name", "text", "says"), [
    ("open_hands", "yes", "open_hands cannot be 'yes'.*: false, true"),
    ("begins", "3", "begins cannot be '3'.*: 1, 2"),
    ("paces", "slow", "no option 'paces'"),
])  # fmt: skip
def test_what_nobody_can_mean_is_refused(name: str, text: str, says: str) -> None:
    """What people type is refused like anything else, with what they might have meant."""
    with pytest.raises(Unreadable, match=says):
        read_typed(Options, name, text)
