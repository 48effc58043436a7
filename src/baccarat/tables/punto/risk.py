"""What a seat may lose at a table of punto banco, in units."""

from ..common import Seat, at_stake
from .actions import SeatAction
from .state import State


def at_risk(state: State, seat: Seat) -> int:
    """Tell what a seat has on the felt."""
    return at_stake(state.balances())[seat]


def risk(state: State, seat: Seat, action: SeatAction) -> int:
    """Tell what a seat would have on the felt by an action."""
    return sum(bet.amount for bet in action.bets)
