"""What happens to a room that cannot be saved or loaded: it is set aside."""

import logging
from collections.abc import Awaitable, Callable
from enum import StrEnum

import msgspec

from ..model.clock import today
from ..model.settings import Settings
from ..store.store import Store

log = logging.getLogger(__name__)


class QuarantineReason(StrEnum):
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
    reason: QuarantineReason
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
    reason: QuarantineReason


def from_open_room(made: Settings, reason: QuarantineReason, *, private: bool) -> QuarantinedRoom:
    """Describe a room that was running."""
    return QuarantinedRoom(made.id, reason, made.name, made.host, private)


def from_stored_settings(room: str, made: bytes, reason: QuarantineReason) -> QuarantinedRoom:
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
