"""A sealed shoe as it is kept: its secret, and the room that it began in."""

import msgspec

from ..model.state import RoomState


class Shoe(msgspec.Struct, frozen=True):
    """A shoe's secret, and the room when it was made, at version `seq`."""

    room: str
    shoe: int
    secret: bytes
    seq: int
    start: RoomState
    started: str
    ended: str | None = None
    coups: int = 0
