"""How long a room stands still that could not be saved, and when it is given up."""

import logging
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Final

import msgspec

from ..care.clock import today
from ..model.settings import Settings
from ..store.store import Store

INITIAL_BACKOFF_SECONDS: Final = 1.0
"""How long a room stands still at first; each time in a row twice as long."""
LONGEST_SECONDS: Final = 15.0
MAX_FAILURES: Final = 6
"""So often a room is loaded anew with nothing kept between; then it is set aside."""


class Backoff:
    """Whether a room stands still, and how often in a row it had to."""

    def __init__(self) -> None:
        self.retry_at: float | None = None
        self.times = 0
        self.blamed_failures = 0
        self._next = INITIAL_BACKOFF_SECONDS

    @property
    def exhausted(self) -> bool:
        """Whether it has frozen so often that it is to be set aside."""
        return self.blamed_failures > MAX_FAILURES

    @property
    def first(self) -> bool:
        """Whether all was well before it froze this time."""
        return self.times == 1

    def record_failure(self, now: float, *, blame: bool) -> None:
        """Stand still from `now` on; no `blame` where the disk fails, which is no room's fault."""
        self.retry_at = now + self._next
        self._next = min(2 * self._next, LONGEST_SECONDS)
        self.times += 1
        self.blamed_failures += blame

    def clear_retry(self) -> None:
        """Go on; only what is kept then shows that all is well."""
        self.retry_at = None

    def reset(self) -> None:
        """Take note that something was kept."""
        self.times, self.blamed_failures, self._next = 0, 0, INITIAL_BACKOFF_SECONDS


log = logging.getLogger(__name__)


class Reason(StrEnum):
    """Why a room cannot be entered."""

    DAMAGED = "damaged"
    """What is kept of it is not what was written."""
    SETTINGS = "settings"
    """What it was made with cannot be read."""
    LOG = "log"
    """What was kept of it does not give a table again."""
    FAULTS = "faults"
    """It froze, was loaded anew and froze again, too often."""


class QuarantinedRoom(msgspec.Struct, frozen=True):
    """A room out of order, and what the lobby may say of it.

    `private`: only its host is told, as far as is known who that is.
    """

    id: str
    reason: Reason
    name: str = ""
    host: str | None = None
    private: bool = True

    def listed(self, player: str) -> bool:
        """Whether a player finds this room in the list, `""` for a stranger."""
        return not self.private or (bool(player) and player == self.host)


class AsideLine(msgspec.Struct, frozen=True):
    """A room in the list that nobody can enter; `name` is empty where it cannot be read."""

    id: str
    name: str
    reason: Reason


def from_open_room(made: Settings, reason: Reason, *, private: bool) -> QuarantinedRoom:
    """Write down what is known of a room that was open."""
    return QuarantinedRoom(made.id, reason, made.name, made.host, private)


def from_stored_settings(room: str, made: bytes, reason: Reason) -> QuarantinedRoom:
    """Write down what can be read of a room's settings; where that is nothing, none are told."""
    try:
        known = msgspec.json.decode(made, type=_Known)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return QuarantinedRoom(room, reason)
    return QuarantinedRoom(room, reason, known.name, known.host, known.private)


async def give_up_shoe(
    keep: Callable[[Callable[[Store], None]], Awaitable[None]], room: str
) -> None:
    """Let whoever saw it have the secret of the shoe of a room that is set aside.

    It is never dealt on: when the house is next opened, the room is played out and closed.
    """
    try:
        await keep(lambda store: store.give_up_shoe(room, today()))
    except Exception:
        log.exception("the secret of the shoe of room %s is not given out", room)


class _Known(msgspec.Struct):
    name: str
    host: str | None = None
    private: bool = False
