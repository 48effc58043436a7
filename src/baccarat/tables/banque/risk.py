"""What a seat may lose at a table of baccara banque, in units."""

from typing import Any

from .. import banking
from ..banking import at_risk as bank_at_risk
from ..common import Seat
from .actions import BidOpen, ClaimBanco, MayBid, MayClaim, MayPay, StakeOn
from .ask import WINDOWS
from .state import State


def at_risk(state: State) -> dict[Seat, int]:
    """Tell what each seat has staked, put up, or promised by an answer that stands."""
    return bank_at_risk(WINDOWS, state)


def risk(state: State, seat: Seat, action: Any) -> int:
    """Tell what a seat would have at risk by an action; 0 where it adds nothing to it.

    A banker who puts more in risks all that is in the bank.
    """
    if isinstance(action, StakeOn):
        return action.amount
    own = state.bank.own if state.bank and state.banker == seat else 0
    for may in WINDOWS.legal(state, seat):
        if isinstance(may, MayPay) and may.what == banking.tag(action):
            return own + may.amount
        if isinstance(may, MayClaim) and isinstance(action, ClaimBanco):
            return may.amount
        if isinstance(may, MayBid) and isinstance(action, BidOpen):
            return may.opens
    return banking.risk(WINDOWS, state, seat, action)
