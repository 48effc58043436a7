"""The preview of a room for a visitor with its address or a link, before entering."""

import msgspec

from ..hosting.host_desk import invite_of
from ..model.refusal import HouseCode, check
from ..rooms.room import Room
from .room_card import RoomLine, room_line


class RoomPreview(msgspec.Struct, frozen=True):
    """The host's name and the lobby's view of a room; `host` is None for the house's own.

    `admitted`: whether the visitor may enter without a link.
    """

    line: RoomLine
    host: str | None
    admitted: bool


def preview_room(room: Room, host: str | None, player: str, token: str) -> RoomPreview:
    """Return the preview of a room; `player` is `""` for strangers, `token` `""` without a link.

    Raises Rejected if neither the visitor nor the link is admitted.
    """
    hosting = room.state.hosting
    check(hosting.course != "closed", HouseCode.ROOM_CLOSED)
    admitted = room.admits(player)
    if not admitted:
        check(bool(token), HouseCode.BY_INVITATION)
        invite_of(hosting, token)
    return RoomPreview(room_line(room), host, admitted)
