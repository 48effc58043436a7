"""Challenges for passkeys: random, for one purpose, valid for minutes, and used once.

A challenge carries its own end and a signature, so that a request by a stranger makes the house
keep nothing, and any process of a house can check it. Those that were used are kept in the database
until they have long been invalid. Only a genuine answer is noted there, so that strangers make the
house write nothing.
"""

import hmac
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from ..model.refusal import HouseCode, check
from ..store.integrity import COOKIE
from ..store.queries.identity import is_spent, spend_challenge
from ..store.storage import Storage

NONCE_BYTES: Final = 16
END_BYTES: Final = 8
CHALLENGE_SECONDS: Final = 300.0


class Purpose(NamedTuple):
    """What a challenge is for: `player` adds a passkey, or `""` signs in, at a host name."""

    player: str
    host: str


class Challenges:
    """Makes and checks challenges; `now` returns seconds since 1970.

    Processes that share a house need the same `key`.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.key = secrets.token_bytes(32)

    def make(self, purpose: Purpose) -> bytes:
        """Return a new challenge."""
        end = int(1000 * (self._now() + CHALLENGE_SECONDS))
        body = secrets.token_bytes(NONCE_BYTES) + end.to_bytes(END_BYTES, "big")
        return body + self._sign(body, purpose)

    def check(self, challenge: bytes, purpose: Purpose) -> None:
        """Raise Rejected unless a challenge was made here for this purpose, and is still valid."""
        body = challenge[: NONCE_BYTES + END_BYTES]
        signature = challenge[NONCE_BYTES + END_BYTES :]
        genuine = hmac.compare_digest(signature, self._sign(body, purpose))
        check(genuine and self._now() < end_of(challenge), HouseCode.CHALLENGE_EXPIRED)

    def _sign(self, body: bytes, purpose: Purpose) -> bytes:
        return hmac.digest(self.key, body + msgspec.json.encode(purpose), "sha256")


def end_of(challenge: bytes) -> float:
    """Return until when a genuine challenge is valid, in seconds since 1970."""
    return int.from_bytes(challenge[NONCE_BYTES : NONCE_BYTES + END_BYTES], "big") / 1000


class OpenChallenges:
    """The challenges of a house; `now` returns seconds since 1970."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._now = now
        self._challenges = Challenges(now)

    async def load(self) -> None:
        """Use the key of the house, which all its processes have."""
        key = await self._storage.read(lambda store: store.key(COOKIE))
        self._challenges.key = hmac.digest(key, b"challenges", "sha256")

    def make(self, purpose: Purpose) -> bytes:
        """Return a new challenge."""
        return self._challenges.make(purpose)

    async def check(self, challenge: bytes, purpose: Purpose) -> None:
        """Raise Rejected unless a challenge is genuine, for this purpose, valid and not used."""
        self._challenges.check(challenge, purpose)
        spent = await self._storage.read(lambda store: is_spent(store, challenge))
        check(not spent, HouseCode.CHALLENGE_EXPIRED)

    async def spend(self, challenge: bytes) -> None:
        """Use up a challenge whose answer was genuine; raises Rejected if it is used already."""
        end, now = end_of(challenge), self._now()
        first = await self._storage.change(lambda rows: spend_challenge(rows, challenge, end, now))
        check(first, HouseCode.CHALLENGE_EXPIRED)
