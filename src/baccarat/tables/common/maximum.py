"""The most that one seat may put on a bet, lower or higher than the table's (PB-10)."""

import msgspec

from .amounts import whole
from .refusal import Code, Fault
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

    def fault(self, maximum: object) -> Fault:
        """Say why a taken seat may not have this maximum."""
        if not isinstance(maximum, int) or not whole(maximum):
            return Code.AMOUNT_NOT_WHOLE, None
        if maximum < self.low:
            return Code.BELOW_MINIMUM, self.low
        if maximum > self.high:
            return Code.ABOVE_MAXIMUM, self.high
        return Code.NOT_A_STEP, self.step
