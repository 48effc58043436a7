"""Passwords: which ones are accepted, and their argon2 hashes."""

import unicodedata
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..model.refusal import HouseCode, check

SHORTEST: Final = 10
LONGEST: Final = 128
"""Characters; a longer one would only cost time."""
DISTINCT: Final = 5
"""Different characters that a password must have."""


def check_password(password: str, name: str) -> None:
    """Raise Rejected for a password that is too short, too long, or one of the first guesses."""
    clean = _normalize(password)
    check(SHORTEST <= len(clean) <= LONGEST, HouseCode.WEAK_PASSWORD, field="password")
    folded = clean.casefold()
    varied = len(set(folded)) >= DISTINCT
    rest = folded.replace(name.casefold(), "") if name else folded
    check(varied and len(rest) >= SHORTEST // 2, HouseCode.WEAK_PASSWORD, field="password")


class Hasher:
    """Hashes and verifies passwords; each call takes tens of milliseconds and 64 MiB.

    Call it in a thread: argon2 releases the interpreter's lock.
    """

    def __init__(self, argon2: PasswordHasher | None = None) -> None:
        self._argon2 = argon2 or PasswordHasher()

    @cached_property
    def _decoy(self) -> bytes:
        """A hash to verify in place of a missing one."""
        return self.hash("nobody has this password")

    def hash(self, password: str) -> bytes:
        """Return a salted hash, with its parameters in it."""
        return self._argon2.hash(_normalize(password)).encode()

    def verify(self, hashed: bytes | None, password: str) -> bool:
        """Whether a password has this hash; None takes the same time, and is never right."""
        decoy = self._decoy
        try:
            self._argon2.verify(hashed or decoy, _normalize(password))
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    def is_outdated(self, hashed: bytes) -> bool:
        """Whether a hash was made with other parameters than those of today."""
        return self._argon2.check_needs_rehash(hashed.decode())


def _normalize(password: str) -> str:
    """Return one form of a password that keyboards may compose in different ways (RFC 8265)."""
    return unicodedata.normalize("NFC", password)
