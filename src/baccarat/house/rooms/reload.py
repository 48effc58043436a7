"""Reloading a room after a failed commit: what it has in memory may differ from the disk."""

import logging
from contextlib import suppress

from ..store.batch import RoomTaken
from ..store.dialects.faults import is_disk_fault
from .quarantine import Reason
from .room import Room

log = logging.getLogger(__name__)


def handle_fault(room: Room, fault: Exception) -> None:
    """Put the room down if another process has taken it; suspend it after any other fault."""
    if isinstance(fault, RoomTaken):
        room.house.rooms.put_down(room.settings.id)
    else:
        _suspend(room, fault)


def _suspend(room: Room, fault: Exception) -> None:
    """Stop until the next retry, and tell the viewers.

    A room that keeps failing is quarantined.
    """
    name = room.settings.id
    room.backoff.record_failure(room.time(), blame=not is_disk_fault(fault))
    if room.backoff.exhausted:
        room.house.rooms.set_aside(name, Reason.FAULTS)
        return
    log.error("room %s is frozen", name, exc_info=fault if room.backoff.first else None)
    with suppress(Exception):  # publishing may be what failed
        room.publish()


async def reload(room: Room) -> None:
    """Read the room from the disk again, and go on; raises what reading raises."""
    await room.load()
    room.backoff.clear_retry()
    room.publish()
