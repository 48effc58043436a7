"""What a seat may lose at a table of punto banco, in units."""

from ..common import Seat
from .actions import SeatAction, Stake, units
from .state import State


def at_risk(state: State) -> dict[Seat, int]:
    """Tell what each seat has on the felt."""
    return {seat: state.staked(seat) for seat, bets in enumerate(state.stakes, 1) if bets}


def risk(state: State, seat: Seat, action: SeatAction) -> int:
    """Tell what a seat would have on the felt by an action; no other than staking adds to it."""
    return units(action.bets) if isinstance(action, Stake) else 0
