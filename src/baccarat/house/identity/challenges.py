"""Challenges for passkeys: random, valid once, and only for minutes.

They are kept in memory: a request by a stranger makes the house write nothing, and after a restart
a browser requests another.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from ..model.refusal import HouseCode, check

CHALLENGE_BYTES: Final = 32
CHALLENGE_SECONDS: Final = 300.0
MAX_CHALLENGES: Final = 10_000
"""Open challenges; with one more, the oldest is forgotten."""


class Purpose(NamedTuple):
    """What a challenge is for: `player` adds a passkey, or `""` signs in, at a host name."""

    player: str
    host: str


class Challenges:
    """The open challenges; `time` returns seconds."""

    def __init__(self, time: Callable[[], float]) -> None:
        self._time = time
        self._open: OrderedDict[bytes, tuple[Purpose, float]] = OrderedDict()

    def make(self, purpose: Purpose) -> bytes:
        """Return a new challenge."""
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        self._open[challenge] = (purpose, self._time() + CHALLENGE_SECONDS)
        if len(self._open) > MAX_CHALLENGES:
            self._open.popitem(last=False)
        return challenge

    def take(self, challenge: bytes, purpose: Purpose) -> None:
        """Use up a challenge; raises Rejected if it is not open for this purpose."""
        made_for, until = self._open.pop(challenge, (None, 0.0))
        check(made_for == purpose and self._time() < until, HouseCode.CHALLENGE_EXPIRED)
