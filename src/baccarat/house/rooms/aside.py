"""Rooms that are set aside: out of order until the house is next opened, and in nobody's way."""

import logging
from collections.abc import Awaitable, Callable
from enum import StrEnum

import msgspec

from ..care.clock import today
from ..model.settings import Settings
from ..store.store import Store

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


class Aside(msgspec.Struct, frozen=True):
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


def of_room(made: Settings, reason: Reason, *, private: bool) -> Aside:
    """Write down what is known of a room that was open."""
    return Aside(made.id, reason, made.name, made.host, private)


def of_body(room: str, made: bytes, reason: Reason) -> Aside:
    """Write down what can be read of a room's settings; where that is nothing, none are told."""
    try:
        known = msgspec.json.decode(made, type=_Known)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return Aside(room, reason)
    return Aside(room, reason, known.name, known.host, known.private)


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
