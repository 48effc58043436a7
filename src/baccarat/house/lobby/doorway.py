"""What is told of a room at its door, to one who has its address or a link and has not come in."""

import msgspec

from ..hosting.host_desk import invite_of
from ..model.refusal import HouseCode, check
from ..rooms.room import Room
from .room_card import RoomLine, room_line


class RoomPreview(msgspec.Struct, frozen=True):
    """Whose room it is, by name, and how it looks from the lobby; `host` is None for the house's.

    `admitted`: who asks may come in without a link.
    """

    line: RoomLine
    host: str | None
    admitted: bool


def doorway(room: Room, host: str | None, player: str, token: str) -> RoomPreview:
    """Tell of a room, to a stranger `""` too; `host` is the host's name, `token` `""` for none.

    Raises NotDone where neither who asks nor what they hold opens the door.
    """
    hosting = room.state.hosting
    check(hosting.course != "closed", HouseCode.ROOM_CLOSED)
    admitted = room.admits(player)
    if not admitted:
        check(bool(token), HouseCode.BY_INVITATION)
        invite_of(hosting, token)
    return RoomPreview(room_line(room), host, admitted)
