"""A shuffle that nobody could choose, and everybody can check."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.core import deal, written
from stolik.server.tables import wishes
from stolik.server.tables.fairness import commitment, is_fair, seed_of

from .sitting import SECRET, A, B, Sitting, head_of, laid

LUCKS = ["anna", "ben/0", "greed"]
secrets = st.text("0123456789abcdef", min_size=1)
lucks = st.lists(st.text(max_size=5), min_size=1, max_size=4)


@given(secrets, lucks)
def test_an_honest_seed_is_fair(secret: str, brought: list[str]) -> None:
    """Whatever the secret is, and whatever anybody brings."""
    assert is_fair(seed_of(secret, brought), commitment(secret), brought)


@given(secrets, secrets, lucks, lucks)
def test_another_secret_or_other_luck_gives_another_seed(
    secret: str, other: str, brought: list[str], others: list[str]
) -> None:
    """Nothing brought is lost, and no two tables are dealt the same."""
    same = (secret, brought) == (other, others)
    assert (seed_of(secret, brought) == seed_of(other, others)) == same
    assert is_fair(seed_of(other, others), commitment(secret), brought) == same


def test_the_commitment_does_not_tell_the_secret() -> None:
    """It is a digest, the one that everybody can compute."""
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@pytest.mark.parametrize(
    ("secret", "brought"),
    [
        ("5ec2e8", LUCKS),
        (SECRET, ["anna", "ben/0", "luck"]),
        (SECRET, ["ben/0", "anna", "greed"]),
        (SECRET, ["anna", "ben/0"]),
        (SECRET, [*LUCKS, ""]),
        (SECRET, []),
    ],
)
def test_a_house_that_tampers_is_found_out(secret: str, brought: list[str]) -> None:
    """Another secret than was promised, somebody's luck changed, swapped, dropped or added."""
    assert is_fair(seed_of(SECRET, LUCKS), commitment(SECRET), LUCKS)
    assert not is_fair(seed_of(secret, brought), commitment(SECRET), LUCKS)


@pytest.mark.parametrize(
    "seed",
    ["", "fair", "fair/", f"fair/{SECRET}", f"luck/{SECRET}", "/", f"{seed_of(SECRET, LUCKS)}/"],
)
def test_a_seed_that_was_not_made_so_is_not_fair(seed: str) -> None:
    """A seed somebody typed proves nothing."""
    assert not is_fair(seed, commitment(SECRET), LUCKS)


def test_another_letter_anywhere_in_the_seed_is_found_out() -> None:
    """Each of them counts."""
    seed = seed_of(SECRET, LUCKS)
    for place, letter in enumerate(seed):
        other = "0" if letter != "0" else "1"
        tampered = seed[:place] + other + seed[place + 1 :]
        assert not is_fair(tampered, commitment(SECRET), LUCKS)


def test_the_record_of_a_table_proves_its_shuffle() -> None:
    """With what was shown before anybody sat down, and what everybody brought; bots their name."""
    sitting = laid(chairs=("", "greed", ""))
    brought = [sitter.luck for sitter in sitting.table.sitters]
    assert brought == ["luck of guest 0", "greed", "luck of guest 2"]
    record = sitting.table.record
    assert is_fair(record.seed, commitment(SECRET), brought)
    game, state = sitting.table.game, sitting.table.state
    assert written(game.write_state(deal(game, record))) == written(game.write_state(state))


def test_the_luck_of_somebody_who_stood_up_does_not_count() -> None:
    """Only those who play have a part in the shuffle."""
    sitting = Sitting(head_of())
    sitting.sit(A, "anna")
    sitting.grant(wishes.stand(sitting.table, A, sitting.now))
    sitting.sit(A, "ben")
    sitting.sit(B, "cleo")
    assert sitting.table.record.seed == seed_of(SECRET, ["luck of ben", "luck of cleo"])


def test_everybody_can_change_the_deal() -> None:
    """Each player's luck has a part in it."""
    seeds = set()
    for guests in (("anna", "ben"), ("anna", "cleo"), ("cleo", "ben")):
        sitting = Sitting(head_of())
        sitting.sit(A, guests[0])
        sitting.sit(B, guests[1])
        seeds.add(sitting.table.record.seed)
    assert len(seeds) == 3
