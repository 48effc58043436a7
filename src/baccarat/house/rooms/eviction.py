"""When a room may leave memory, or move to another process of the house."""

from typing import Final

from ..model.state import RoomState
from .room import Room

EVICT_AFTER_SECONDS: Final = 600
"""How long a room with nothing to do stays in memory."""


def can_be_evicted(state: RoomState) -> bool:
    """Whether nobody is seated, whose time would run, and no shoe is being sealed."""
    return state.seal.attempt is None and all(who.bot for _, who in state.taken)


def is_idle(room: Room) -> bool:
    """Whether nothing will happen in a room until somebody comes."""
    stays = room.viewers or room.queue or room.backoff.retry_at is not None
    due = stays or room.timing.due(room.state, room.present.awaited)
    return not due and can_be_evicted(room.state)


def can_move(room: Room) -> bool:
    """Whether another process may take over now without disturbing a coup that people watch."""
    busy = room.closed or room.queue or room.backoff.retry_at is not None
    between = room.state.game.is_idle(room.state.table) or not room.viewers
    return not busy and between and room.state.seal.attempt is None


def next_event_time(room: Room) -> float | None:
    """When a room next does something without a request, in the event loop's seconds."""
    if room.backoff.retry_at is not None:
        return room.backoff.retry_at
    if due := room.timing.due(room.state, room.present.awaited):
        return due.at
    last_used = max(room.last_touched, room.timing.changed)
    return last_used + EVICT_AFTER_SECONDS if is_idle(room) else None
