"""Tell who plays each side's hand, and to whom it goes next (BB-8)."""

from ..banking import order
from ..common import Seat
from .hands import PUNTERS, TableSide
from .places import side as chairs_of
from .places import side_of
from .state import State


def holder(state: State, side: TableSide) -> Seat:
    """Name who plays a hand in the coming coup; 0 for a side without stakes (BB-3).

    From a holder without a stake it moves to the next on that side who has one; a bystander plays
    it where no seat there staked; who calls for both sides plays both (BB-11).
    """
    staked = [seat for seat in order(state) if any(each.side is side for each in state.laid(seat))]
    caller = state.call.seats[0] if state.call is not None else 0
    if caller in staked and len(state.sides_of(caller)) > 1:
        return caller
    chairs = _outward(state, side, _hand_at(state, side))
    seated = [seat for seat in chairs if seat in staked]
    return next(iter([*seated, *staked]), 0)


def stays_with(state: State, side: TableSide) -> Seat:
    """Name at whom a hand is from the coming coup on, if it does not lose."""
    plays = holder(state, side)
    return plays if plays in chairs_of(state.places, side) else _hand_at(state, side)


def passes_to(state: State, side: TableSide) -> Seat:
    """Name who gets a hand that lost; 0 where it stays where it was.

    It stays where a bystander held it for one coup, and where a caller held that of the other side.
    """
    held = state.holder(side)
    if state.bystander(held) or side_of(state.places, held) is not side:
        return 0
    _, *others = _outward(state, side, held)
    return next(seat for seat in (*others, held) if state.occupied(seat))


def _hand_at(state: State, side: TableSide) -> Seat:
    return state.next_holders[PUNTERS.index(side)]


def _outward(state: State, side: TableSide, first: Seat) -> tuple[Seat, ...]:
    """List a side's chairs from one outward, and from the last back to the banker's neighbour."""
    chairs = chairs_of(state.places, side)
    at = chairs.index(first)
    return (*chairs[at:], *chairs[:at])
