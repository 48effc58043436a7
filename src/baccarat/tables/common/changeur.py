"""Seat players, sell them chips and buy them back, and let them leave (RM-1).

A purse is part of the table; None is an empty seat. A seat with chips in play (`busy`) cannot leave
until the coup is over.
"""

from collections.abc import Callable
from typing import Literal, assert_never

import msgspec

from .chips import MAX_UNITS, Move, Purses, Seat, changeur, is_int, move, purse
from .redaction import PublicEvent
from .refusal import RefusalCode, RefusalDetail, Refused, amount_error


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """Take `seat` with `amount` units in the purse."""

    seat: Seat
    amount: int


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """Buy `amount` units into the purse of `seat`."""

    seat: Seat
    amount: int


class Cash(msgspec.Struct, frozen=True, tag="cash"):
    """Take `amount` units out of the purse of `seat`."""

    seat: Seat
    amount: int


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Get up from `seat` with all its chips."""

    seat: Seat


ChangeurAction = Sit | Buy | Cash | Leave


class SatDown(PublicEvent, frozen=True, tag="sat-down"):
    seat: Seat
    amount: int

    def moves(self) -> tuple[Move, ...]:
        return move(changeur(self.seat), purse(self.seat), self.amount)


class Bought(PublicEvent, frozen=True, tag="bought"):
    seat: Seat
    amount: int

    def moves(self) -> tuple[Move, ...]:
        return move(changeur(self.seat), purse(self.seat), self.amount)


class Cashed(PublicEvent, frozen=True, tag="cashed"):
    seat: Seat
    amount: int

    def moves(self) -> tuple[Move, ...]:
        return move(purse(self.seat), changeur(self.seat), self.amount)


class Left(PublicEvent, frozen=True, tag="left"):
    """`amount` is the content of the purse."""

    seat: Seat
    amount: int

    def moves(self) -> tuple[Move, ...]:
        return move(purse(self.seat), changeur(self.seat), self.amount)


ChangeurEvent = SatDown | Bought | Cashed | Left


class MayMoveChips(msgspec.Struct, frozen=True, tag="move-chips"):
    """`errand` names the action: sit, buy or cash, with `low` to `high` units."""

    errand: Literal["sit", "buy", "cash"]
    seat: Seat
    low: int
    high: int

    def allows(self, action: object) -> bool:
        return (
            isinstance(action, _ERRANDS[self.errand])
            and is_int(action.seat)
            and action.seat == self.seat
            and is_int(action.amount)
            and self.low <= action.amount <= self.high
        )


class MayLeave(msgspec.Struct, frozen=True, tag="leave"):
    seat: Seat

    def allows(self, action: object) -> bool:
        return isinstance(action, Leave) and is_int(action.seat) and action.seat == self.seat


ChangeurChoice = MayMoveChips | MayLeave
_ERRANDS: dict[str, type[Sit | Buy | Cash]] = {"sit": Sit, "buy": Buy, "cash": Cash}


def legal_changeur_actions(purses: Purses, busy: Callable[[Seat], bool]) -> list[ChangeurChoice]:
    """List the changeur's choices for all seats; `busy` tests for chips in play."""
    return [may for seat in range(1, len(purses) + 1) for may in _errands_of(purses, seat, busy)]


def _errands_of(purses: Purses, seat: Seat, busy: Callable[[Seat], bool]) -> list[ChangeurChoice]:
    """List the changeur's choices for one seat."""
    held = purses[seat - 1]
    if held is None:
        return [MayMoveChips("sit", seat, 1, MAX_UNITS)]
    may: list[ChangeurChoice] = []
    if held < MAX_UNITS:
        may.append(MayMoveChips("buy", seat, 1, MAX_UNITS - held))
    if held:
        may.append(MayMoveChips("cash", seat, 1, held))
    if not busy(seat):
        may.append(MayLeave(seat))
    return may


def decide_changeur(
    purses: Purses, errand: ChangeurAction, *, busy: Callable[[Seat], bool], phase: str
) -> ChangeurEvent:
    """Turn an errand into its event; raises Refused."""
    seat = errand.seat
    may = _errands_of(purses, seat, busy) if _there(purses, seat) else ()
    if not any(each.allows(errand) for each in may):
        code, limit = _fault(purses, errand)
        raise Refused(code, errand, phase, limit)
    match errand:
        case Sit(seat, amount):
            return SatDown(seat, amount)
        case Buy(seat, amount):
            return Bought(seat, amount)
        case Cash(seat, amount):
            return Cashed(seat, amount)
        case Leave(seat):
            return Left(seat, purses[seat - 1] or 0)
        case _:
            assert_never(errand)


def _there(purses: Purses, seat: object) -> bool:
    """Whether the table has such a seat."""
    return is_int(seat) and 1 <= seat <= len(purses)


def _fault(purses: Purses, errand: ChangeurAction) -> RefusalDetail:
    """Explain why the changeur may not do this."""
    if not _there(purses, errand.seat):
        return RefusalCode.NO_SUCH_SEAT, len(purses)
    held = purses[errand.seat - 1]
    if (held is None) is not isinstance(errand, Sit):
        return (RefusalCode.SEAT_EMPTY if held is None else RefusalCode.SEAT_TAKEN), None
    if isinstance(errand, Leave):
        return RefusalCode.STAKES_IN_PLAY, None
    if fault := amount_error(errand.amount):
        return fault
    if isinstance(errand, Cash):
        return RefusalCode.OVER_PURSE, held
    return RefusalCode.ABOVE_MAXIMUM, max(MAX_UNITS - (held or 0), 0)


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
            and is_int(action.seat)
            and action.seat in self.seats
            and (
                action.maximum is None
                or (
                    is_int(action.maximum)
                    and self.low <= action.maximum <= self.high
                    and action.maximum % self.step == 0
                )
            )
        )

    def fault(self, maximum: object) -> RefusalDetail:
        """Return why an occupied seat may not have this maximum."""
        if not isinstance(maximum, int) or not is_int(maximum):
            return RefusalCode.AMOUNT_NOT_WHOLE, None
        if maximum < self.low:
            return RefusalCode.BELOW_MINIMUM, self.low
        if maximum > self.high:
            return RefusalCode.ABOVE_MAXIMUM, self.high
        return RefusalCode.NOT_A_STEP, self.step
