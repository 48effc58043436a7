"""Rooms that are not in memory, as they are kept: how each looks from the lobby.

A room is put away with the number of its newest event. What is kept counts as long as that is the
newest still: a room that went on has to be loaded to know how it looks, and whether anything is
due in it.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from .room_card import RoomCard


class _Asleep(msgspec.Struct, frozen=True):
    seq: int
    room: RoomCard


_DECODE: Final = msgspec.json.Decoder(_Asleep).decode


def asleep_body(seq: int, room: RoomCard) -> bytes:
    """Write a room at version `seq`."""
    return msgspec.json.encode(_Asleep(seq, room))


def read_asleep(kept: Mapping[str, tuple[int, bytes]]) -> dict[str, RoomCard]:
    """Read the rooms that are as they were put away; `kept` has the version of each today.

    A body that cannot be read is passed over: it is written anew from the log.
    """
    found = {}
    for room, (seq, body) in kept.items():
        try:
            asleep = _DECODE(body)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
        if asleep.seq == seq:
            found[room] = asleep.room
    return found
