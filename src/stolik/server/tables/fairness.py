"""A shuffle that players can check: nobody could choose it, neither the house nor a player.

Before anybody sits down the house shows the digest of its secret. Every player brings some luck of
their own, not knowing the secret. Only then the cards are dealt, from all of it together. When the
game is over the secret is shown: it has the digest that was shown first, and the seed of the record
is made of it and of what the players brought.
"""

from hashlib import sha256

PREFIX = "fair"
LONGEST = 64
"""Letters of luck that a player may bring."""


def commitment(secret: str) -> str:
    """Return what is shown of the secret before the game."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, lucks: list[str]) -> str:
    """Return the seed of the game, grown from the secret and from what every seat brought."""
    parts = [sha256(luck.encode()).hexdigest() for luck in lucks]
    return "/".join([PREFIX, secret, *parts])


def is_fair(seed: str, shown: str, lucks: list[str]) -> bool:
    """Tell whether a seed is made of a secret with the digest that was shown, and of this luck."""
    prefix, _, rest = seed.partition("/")
    secret = rest.split("/", 1)[0]
    return prefix == PREFIX and commitment(secret) == shown and seed == seed_of(secret, lucks)
