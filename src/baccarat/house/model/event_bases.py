"""Base classes by which a room's own events are told from those of its table.

Every event is tested several times; `isinstance` with a long union would try each member.
"""

import msgspec


class RoomEventBase(msgspec.Struct, frozen=True):
    """An event of the room itself."""


class HostEventBase(RoomEventBase, frozen=True):
    """Something the host did, or a player who came with the host's permission."""


class SealEventBase(RoomEventBase, frozen=True):
    """A step of the ceremony in which a shoe is sealed."""
