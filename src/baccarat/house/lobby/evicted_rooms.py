"""Rooms that are not in memory, and their saved lobby entries.

An entry is saved with the number of the room's newest event, and is valid while that is still the
newest. Otherwise the room has to be loaded to know its entry, and whether it has something to do.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from ..store.write_batches import ASLEEP, LobbyEntry
from .room_card import RoomCard


class _Asleep(msgspec.Struct, frozen=True):
    seq: int
    room: RoomCard


_DECODE: Final = msgspec.json.Decoder(_Asleep).decode


def lobby_entry(seq: int, room: RoomCard) -> LobbyEntry:
    """Return the entry of a room at version `seq` as it is stored."""
    body = msgspec.json.encode(_Asleep(seq, room))
    course = ASLEEP if room.asleep else room.course
    return LobbyEntry(room.line.id, room.host, course, body, room.network)


def read_evicted(
    kept: Mapping[str, tuple[int, bytes]], *, outdated: bool = False
) -> dict[str, RoomCard]:
    """Return the valid entries; `kept` has each room's current version and saved entry.

    An unreadable entry is skipped: it is rebuilt from the log. With `outdated`, entries of rooms
    that another process serves are valid, too.
    """
    found = {}
    for room, (seq, body) in kept.items():
        try:
            asleep = _DECODE(body)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
        if outdated or asleep.seq == seq:
            found[room] = asleep.room
    return found
