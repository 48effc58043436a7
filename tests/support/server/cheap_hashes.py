"""Hashes of passwords and recovery codes that cost nothing; a real one takes 0.3 s of processor."""

from argon2 import PasswordHasher

from baccarat.house.identity import passwords


def cheap_hasher() -> PasswordHasher:
    """Return a hasher with the least work that argon2 allows."""
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def hash_cheaply() -> None:
    """Make every house of this process use it."""
    vars(passwords)["PasswordHasher"] = cheap_hasher
