"""Challenges for passkeys, each of which is used once in the whole house.

Those that were used are kept in the database until they have long been invalid. Only a genuine
answer is noted there, so that strangers make the house write nothing.
"""

import hmac
from collections.abc import Callable

from ..identity.challenges import Challenges, Purpose, end_of
from ..model.refusal import HouseCode, check
from ..store.integrity import COOKIE
from ..store.queries.identity import is_spent, spend_challenge
from ..store.storage import Storage


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
        first = await self._storage.run(
            lambda store: store.change(lambda rows: spend_challenge(rows, challenge, end, now))
        )
        check(first, HouseCode.CHALLENGE_EXPIRED)
