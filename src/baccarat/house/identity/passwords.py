"""Passwords: which ones are accepted, and their argon2 hashes."""

import unicodedata
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import hash_secret_raw

from ..model.refusal import HouseCode, check

SHORTEST: Final = 10
LONGEST: Final = 128
"""Characters; a longer one would only cost time."""
JUDGED: Final = 40
"""The first characters, by which a password is judged; the time to judge grows with its square."""
AS_DIGITS: Final = str.maketrans("@(|!$+{[<%", "4c1157ccc7")
"""Symbols that replace the same letter as a digit; judging every combination takes seconds."""
STRONG: Final = 3
"""The lowest score of a password that takes more than 10^8 guesses, of zxcvbn's 0 to 4."""
HOUSE_WORD: Final = "baccarat"
"""One of the first guesses here."""


def check_password(password: str, names: Iterable[str]) -> None:
    """Raise Rejected for a password that is too short, too long, or easily guessed.

    zxcvbn estimates the guesses by lists of common passwords, words and names, keyboard patterns,
    dates and repetitions, in any case and with digits after them. `names` are guessed first. It
    takes some 10 ms, and the first time 0.2 s.
    """
    from zxcvbn import zxcvbn  # noqa: PLC0415 - its lists take 14 MB, for those who need them

    clean = _normalize(password)
    check(SHORTEST <= len(clean) <= LONGEST, HouseCode.WEAK_PASSWORD, field="password")
    own = [name.casefold() for name in names if name]
    score = zxcvbn(clean[:JUDGED].translate(AS_DIGITS), [*own, HOUSE_WORD])["score"]
    rest = clean.casefold()
    for name in own:
        rest = rest.replace(name, "")
    strong = score >= STRONG and len(rest) >= SHORTEST // 2
    check(strong, HouseCode.WEAK_PASSWORD, field="password")


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

    def hash_with(self, salt: bytes, secret: str) -> str:
        """Return a hash that is always the same for a salt, so that a row is found by it."""
        cost = self._argon2
        hashed = hash_secret_raw(
            secret.encode(),
            salt,
            cost.time_cost,
            cost.memory_cost,
            cost.parallelism,
            cost.hash_len,
            cost.type,
        )
        return hashed.hex()

    def is_outdated(self, hashed: bytes) -> bool:
        """Whether a hash was made with other parameters than those of today."""
        return self._argon2.check_needs_rehash(hashed.decode())


def _normalize(password: str) -> str:
    """Return one form of a password that keyboards may compose in different ways (RFC 8265)."""
    return unicodedata.normalize("NFC", password)
