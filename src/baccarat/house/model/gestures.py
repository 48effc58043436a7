"""Gestures of people at the table: shown to the others at once, and never stored."""

from typing import Annotated, Literal

import msgspec

from ...tables.common.chips import Seat

Hand = Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
Position = Annotated[int, msgspec.Meta(ge=0, le=2)]
Degrees = Annotated[int, msgspec.Meta(ge=-180, le=180)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Reaction = Literal["bravo", "luck", "wow", "laugh", "pity"]


class Bend(msgspec.Struct, frozen=True, tag="bend", forbid_unknown_fields=True):
    """Bend a face-down card that only the sender may look at; a `depth` of 0 lays it flat.

    - `side`: the hand's name. `card`: the card's position in it, from 0.
    - `angle`: the direction of the pull in degrees: 0 to the right, 90 down. The opposite edge
      rises.
    - `depth`: how much of the card is lifted, in percent.
    """

    side: Hand
    card: Position
    angle: Degrees
    depth: Percent


class React(msgspec.Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show a reaction at the sender's seat."""

    reaction: Reaction


Gesture = Bend | React


class GestureFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gesture of the viewer, which is not answered.

    It is relayed to everybody else in the room, as `Bent` or `Reacted`, and dropped if the viewer
    may not make it now or makes too many.
    """

    gesture: Gesture


class Bent(msgspec.Struct, frozen=True, tag="bent"):
    """A seat bends a card of its hand, as in `Bend`; the card itself is not named."""

    seat: Seat
    side: Hand
    card: Position
    angle: Degrees
    depth: Percent


class Reacted(msgspec.Struct, frozen=True, tag="reacted"):
    """A reaction at a seat."""

    seat: Seat
    reaction: Reaction
