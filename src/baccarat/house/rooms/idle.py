"""When a room can do without memory: nothing happens in it until somebody comes."""

from typing import Final

from ..model.state import RoomState

EMPTY_SECONDS: Final = 600
"""How long a room in which nothing is due stays in memory for who may come."""


def needs_nobody(state: RoomState) -> bool:
    """Whether nobody has a seat, whose time would run, and no shoe is being sealed."""
    return state.seal.attempt is None and all(who.bot for _, who in state.taken)
