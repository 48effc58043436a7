"""What happens to a room that cannot be saved or loaded: back-off, and quarantine."""

import logging
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Final

import msgspec

from ..model.clock import today
from ..model.settings import Settings
from ..store.store import Store

INITIAL_BACKOFF_SECONDS: Final = 1.0
"""Delay before the first retry; it doubles with each failure in a row."""
LONGEST_SECONDS: Final = 15.0
MAX_FAILURES: Final = 6
"""Failures without a successful commit in between after which a room is quarantined."""


class Backoff:
    """Whether a room is suspended, and how often in a row it has failed."""

    def __init__(self) -> None:
        self.retry_at: float | None = None
        self.times = 0
        self.blamed_failures = 0
        self._next = INITIAL_BACKOFF_SECONDS

    @property
    def exhausted(self) -> bool:
        """Whether the room has reached the number of failures for quarantine."""
        return self.blamed_failures > MAX_FAILURES

    @property
    def first(self) -> bool:
        """Whether this is the first failure in a row."""
        return self.times == 1

    def record_failure(self, now: float, *, blame: bool) -> None:
        """Suspend the room; without `blame` (a disk fault) the failure is not counted."""
        self.retry_at = now + self._next
        self._next = min(2 * self._next, LONGEST_SECONDS)
        self.times += 1
        self.blamed_failures += blame

    def clear_retry(self) -> None:
        """Resume; the failures are only forgotten after the next successful commit."""
        self.retry_at = None

    def reset(self) -> None:
        """Forget past failures after a successful commit."""
        self.times, self.blamed_failures, self._next = 0, 0, INITIAL_BACKOFF_SECONDS


log = logging.getLogger(__name__)


class Reason(StrEnum):
    """Why a room cannot be entered."""

    DAMAGED = "damaged"
    """Its stored data was changed after it was written."""
    SETTINGS = "settings"
    """Its settings cannot be read."""
    LOG = "log"
    """Its log cannot be replayed."""
    FAULTS = "faults"
    """It kept failing after being reloaded."""


class QuarantinedRoom(msgspec.Struct, frozen=True):
    """A room that is out of use, and what the lobby may show of it.

    A `private` one is only shown to its host, if the host is known.
    """

    id: str
    reason: Reason
    name: str = ""
    host: str | None = None
    private: bool = True

    def is_listed_for(self, player: str) -> bool:
        """Whether a player sees this room in the lobby; `""` is a stranger."""
        return not self.private or (bool(player) and player == self.host)


class AsideLine(msgspec.Struct, frozen=True):
    """A quarantined room in the lobby; `name` is empty if it cannot be read."""

    id: str
    name: str
    reason: Reason


def from_open_room(made: Settings, reason: Reason, *, private: bool) -> QuarantinedRoom:
    """Describe a room that was running."""
    return QuarantinedRoom(made.id, reason, made.name, made.host, private)


def from_stored_settings(room: str, made: bytes, reason: Reason) -> QuarantinedRoom:
    """Describe a room as far as its stored settings can be read."""
    try:
        known = msgspec.json.decode(made, type=_Known)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return QuarantinedRoom(room, reason)
    return QuarantinedRoom(room, reason, known.name, known.host, known.private)


async def give_up_shoe(
    keep: Callable[[Callable[[Store], None]], Awaitable[None]], room: str
) -> None:
    """Release the secret of a quarantined room's shoe, so that its players can verify the cards.

    The shoe is never dealt on: the room is played out and closed at the next start.
    """
    try:
        await keep(lambda store: store.give_up_shoe(room, today()))
    except Exception:
        log.exception("the secret of the shoe of room %s is not given out", room)


class _Known(msgspec.Struct):
    name: str
    host: str | None = None
    private: bool = False
