"""What a seat may lose at a table of chemin de fer, in units."""

from .. import banking
from ..banking import SeatAction
from ..common import Seat
from .ask import WINDOWS
from .state import State


def at_risk(state: State) -> dict[Seat, int]:
    """Tell what each seat has staked, put up, or promised by an answer that stands."""
    return banking.at_risk(risk, state)


def risk(state: State, seat: Seat, action: SeatAction) -> int:
    """Tell what a seat would have at risk by an action; 0 where it adds nothing to it."""
    return banking.risk(WINDOWS, state, seat, action)
