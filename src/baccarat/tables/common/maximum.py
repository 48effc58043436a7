"""The most that one seat may put on a bet, where a host sets it lower than the table's (PB-10)."""

import msgspec

from .amounts import whole
from .seats import Seat


class SetMaximum(msgspec.Struct, frozen=True, tag="set-maximum"):
    """Set the most that one seat may put on one bet; None goes back to the table's (PB-10)."""

    seat: Seat
    maximum: int | None


class MaySetMaximum(msgspec.Struct, frozen=True, tag="set-maximum"):
    """A maximum for one of these seats, `low` to `high` units in whole `step`s, or None."""

    seats: tuple[Seat, ...]
    low: int
    high: int
    step: int

    def allows(self, action: object) -> bool:
        return (
            isinstance(action, SetMaximum)
            and whole(action.seat)
            and action.seat in self.seats
            and (
                action.maximum is None
                or (
                    whole(action.maximum)
                    and self.low <= action.maximum <= self.high
                    and action.maximum % self.step == 0
                )
            )
        )
