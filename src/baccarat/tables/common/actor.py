"""Check who is asking: the one whose action it is, or somebody in a seat."""

from .refusal import Code, Refused
from .seats import Purses, Seat


def check_actor(seat: Seat, actor: Seat, action: object, phase: str) -> None:
    """Raise Refused where `seat` asks for what `actor` alone does."""
    if seat != actor:
        raise Refused(Code.NOT_YOURS, action, phase)


def check_seat(purses: Purses, seat: Seat, action: object, phase: str) -> None:
    """Raise Refused where the one who asks is in no seat."""
    if seat < 1:
        raise Refused(Code.NOT_YOURS, action, phase)
    check_taken(purses, seat, action, phase)


def check_taken(purses: Purses, seat: Seat, action: object, phase: str) -> None:
    """Raise Refused where there is no such seat, or nobody in it."""
    if type(seat) is not int or not 0 < seat <= len(purses):
        raise Refused(Code.NO_SUCH_SEAT, action, phase, len(purses))
    if purses[seat - 1] is None:
        raise Refused(Code.SEAT_EMPTY, action, phase)
