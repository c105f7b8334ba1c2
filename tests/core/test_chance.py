"""The stream of luck, held against an account of it worked out by hand."""

from collections import Counter
from hashlib import sha256
from itertools import count
from struct import unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core import Chance

RANGE = 2**32


def words_by_hand(seed: str, blocks: int) -> list[int]:
    """Work the stream out anew, as its docstring describes it."""
    digests = [sha256(f"{seed}/{number}".encode()).digest() for number in range(blocks)]
    return [word for digest in digests for word in unpack(">8I", digest)]


@given(seed=st.text())
def test_words_are_the_sha_256_of_seed_and_number(seed: str) -> None:
    """The luck of any seed can be worked out by anybody."""
    chance = Chance(seed)
    assert [chance.word() for _ in range(24)] == words_by_hand(seed, 3)


@pytest.mark.parametrize(("seed", "words"), [
    ("stolik", [
        383087291, 562592151, 2712105084, 267096234, 212144591,
        3169742860, 2425524062, 2081547873, 3233571318, 2108140730,
    ]),
    ("", [113836474, 417841729, 2394750046]),
    ("Столик", [3065503137, 3486441564, 4109925331]),
])  # fmt: skip
def test_words_never_change(seed: str, words: list[int]) -> None:
    """Old records live on these very numbers."""
    chance = Chance(seed)
    assert [chance.word() for _ in words] == words


def test_what_is_made_of_words_never_changes() -> None:
    """So do they live on the way numbers and orders are made of them."""
    chance, letters = Chance("stolik"), list("abcdef")
    assert [chance.below(6) for _ in range(12)] == [5, 3, 0, 0, 5, 4, 2, 3, 0, 2, 4, 2]
    Chance("stolik").shuffle(letters)
    assert "".join(letters) == "cedabf"


@given(seed=st.text(), limit=st.integers(1, RANGE))
def test_a_number_stays_below_its_limit(seed: str, limit: int) -> None:
    """A limit is never reached, even the highest."""
    assert 0 <= Chance(seed).below(limit) < limit


def test_a_word_beyond_the_fair_range_is_passed_over() -> None:
    """A word that would favour the low numbers is not used; the next one is."""
    limit = 2**31 + 1
    seed = next(str(n) for n in count() if first_two(str(n))[0] >= limit > first_two(str(n))[1])
    chance = Chance(seed)
    assert chance.below(limit) == first_two(seed)[1]
    assert chance.spent == 2


def test_a_limit_that_divides_the_range_takes_any_word() -> None:
    """Nothing is thrown away without need."""
    seed = next(str(n) for n in count() if first_two(str(n))[0] >= RANGE - RANGE // 8)
    chance = Chance(seed)
    assert chance.below(2**31) == first_two(seed)[0] - 2**31
    assert chance.spent == 1


def first_two(seed: str) -> tuple[int, int]:
    """Return the first two words of this seed."""
    first, second, *_ = words_by_hand(seed, 1)
    return first, second


def test_numbers_below_an_awkward_limit_are_equally_likely() -> None:
    """Of three quarters of the range each third is as likely; plain remainders would favour one."""
    chance, third = Chance("thirds"), 2**30
    found = Counter(chance.below(3 * third) // third for _ in range(3000))
    assert sorted(found) == [0, 1, 2]
    assert all(abs(number - 1000) < 120 for number in found.values())


@given(seed=st.text(), items=st.lists(st.integers(), min_size=1))
def test_a_choice_is_one_of_the_items(seed: str, items: list[int]) -> None:
    """The item chosen is the one whose number is drawn."""
    assert Chance(seed).choice(items) == items[Chance(seed).below(len(items))]


@given(seed=st.text(), items=st.lists(st.integers()))
def test_a_shuffle_loses_nothing(seed: str, items: list[int]) -> None:
    """The same items lie there, in some order."""
    shuffled = items.copy()
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_all_orders_are_equally_likely() -> None:
    """Six orders of three cards, six thousand times."""
    chance = Chance("orders")
    found: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        chance.shuffle(cards)
        found["".join(cards)] += 1
    assert len(found) == 6
    assert all(abs(number - 1000) < 120 for number in found.values())


@given(seed=st.text(), spent=st.integers(0, 40))
def test_a_copy_continues_alike(seed: str, spent: int) -> None:
    """A copy has the same luck to come, and spends its own."""
    chance = Chance(seed)
    for _ in range(spent):
        chance.word()
    other = chance.copy()
    following = [other.word() for _ in range(10)]
    assert chance.spent == spent
    assert [chance.word() for _ in range(10)] == following


@given(seed=st.text(), spent=st.integers(0, 40))
def test_luck_is_taken_up_where_it_was_left(seed: str, spent: int) -> None:
    """The seed and how much is spent are all there is to keep."""
    chance = Chance(seed, spent)
    assert [chance.word() for _ in range(10)] == words_by_hand(seed, 7)[spent : spent + 10]
    assert (chance.seed, chance.spent) == (seed, spent + 10)


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_luck_has_bounds(limit: int) -> None:
    """A number below nothing, or beyond one word, is refused instead of searched for ever."""
    with pytest.raises(ValueError, match=f"no luck below {limit}"):
        Chance("bounds").below(limit)
