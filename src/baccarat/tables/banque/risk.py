"""What a seat may lose at a table of baccara banque, in units."""

from typing import Any

from .. import banking
from ..banking import CallBanco
from ..common import Seat
from .actions import BidOpen, ClaimBanco, MayBid, MayClaim, MayPay, StakeOn
from .ask import WINDOWS
from .state import State


def at_risk(state: State) -> dict[Seat, int]:
    """Tell what each seat has staked, put up, or promised by an answer that stands."""
    return banking.at_risk(risk, state)


def risk(state: State, seat: Seat, action: Any) -> int:
    """Tell what a seat would have at risk by an action; 0 where it adds nothing to it.

    A banker who puts more in risks all that is in the bank, and the tax on what comes in, which is
    lost at once (BB-15).
    """
    if isinstance(action, StakeOn):
        return action.amount
    units = _units(state, seat, action)
    if isinstance(action, CallBanco | ClaimBanco):
        return units
    brought = units - _in_bank(state, seat)
    return units + state.preset.tax_on_capital(max(0, brought))


def _units(state: State, seat: Seat, action: Any) -> int:
    for may in WINDOWS.legal(state, seat):
        if isinstance(may, MayPay) and may.what == banking.tag(action):
            return _in_bank(state, seat) + may.amount
        if isinstance(may, MayClaim) and isinstance(action, ClaimBanco):
            return may.amount
        if isinstance(may, MayBid) and isinstance(action, BidOpen):
            return may.opens
    return banking.risk(WINDOWS, state, seat, action)


def _in_bank(state: State, seat: Seat) -> int:
    """Tell what a seat has in the bank already, as its banker or their partner."""
    if state.bank is None:
        return 0
    return {state.bank.co_banker: state.bank.co, state.bank.seat: state.bank.own}.get(seat, 0)
