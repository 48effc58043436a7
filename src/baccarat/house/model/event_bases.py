"""What a room's own events have in common, by which they are told from those of its table.

Each event is asked for it several times, and a union would be looked through from end to end.
"""

import msgspec


class RoomEventBase(msgspec.Struct, frozen=True):
    """An event of the room itself."""


class HostEventBase(RoomEventBase, frozen=True):
    """What its host did, or who came by the host's leave."""


class SealEventBase(RoomEventBase, frozen=True):
    """A step of the ceremony in which a shoe is sealed."""
