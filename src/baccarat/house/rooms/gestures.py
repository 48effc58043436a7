"""Relay the gestures of people at the table to everybody else in the room."""

from collections.abc import Iterable

import msgspec

from ..model.gestures import Bent, Gesture, React, Reacted
from ..model.state import RoomState
from .presence import Viewer

_encode = msgspec.json.Encoder().encode


def message_of(state: RoomState, player: str, gesture: Gesture) -> Bent | Reacted | None:
    """Return what the others see of a gesture; None if the player may not make it now.

    A card can be bent only by the one seat that may look at it.
    """
    seat = state.seat_of(player)
    if not seat or player in state.hosting.barred:
        return None
    if isinstance(gesture, React):
        return None if player in state.hosting.muted else Reacted(seat, gesture.reaction)
    side, card = gesture.side, gesture.card
    if card not in state.game.private_cards(state.table, seat).get(side, ()):
        return None
    return Bent(seat, side, card, gesture.angle, gesture.depth)


def relay(viewers: Iterable[Viewer], state: RoomState, player: str, gesture: Gesture) -> None:
    """Show a gesture to everybody but its player; those who are behind do not get it."""
    message = message_of(state, player, gesture)
    if message is None:
        return
    frame = _encode(message)
    for viewer in viewers:
        if viewer.player != player:
            viewer.offer(frame)
