"""Work out how much a seat can lose at a table with a player's bank, in units."""

from collections.abc import Callable
from typing import Any

from ..common.chips import Seat, risk_by_seat
from .actions import (
    AmountAction,
    BankIncrease,
    CallBanco,
    HoldBank,
    MatchRaise,
    MayAnswer,
    MayCall,
    Pass,
    WithinBank,
)
from .legal import LegalActions
from .state import BankState

Risk = Callable[[Any, Seat, Any], int]
"""Returns what an action puts at risk, in a game's own way."""


def at_risk(risk: Risk, state: BankState) -> dict[Seat, int]:
    """Return each seat's risk by its stakes, its part of a bank, and its standing answer."""
    risks = dict(risk_by_seat(state.balances()))
    for seat, said in enumerate(state.answers, 1):
        if said:
            risks[seat] = max(risks.get(seat, 0), risk(state, seat, said))
    return risks


def risk(actions: LegalActions[Any, Any, Any], state: BankState, seat: Seat, action: object) -> int:
    """Return what a seat would have at risk after an action; 0 if the action adds no risk.

    A banker who keeps the bank risks all of it except the garage (CF-7).
    """
    own = state.bank.own if state.bank and state.bank.seat == seat else 0
    match action:
        case BankIncrease(amount):
            return own + amount
        case WithinBank():
            return 0
        case AmountAction(amount):
            return amount
        case HoldBank():
            return own
        case _:
            return _cost_of_offer(actions, state, seat, action)


def _cost_of_offer(
    actions: LegalActions[Any, Any, Any], state: BankState, seat: Seat, action: object
) -> int:
    """Return the cost of an action that names no amount, as the table offers it."""
    if isinstance(action, Pass):
        return 0
    for may in actions.legal(state, seat):
        if isinstance(may, MayCall) and isinstance(action, CallBanco):
            return dict(zip(may.kinds, may.sums, strict=True)).get(action.kind, 0)
        if isinstance(may, MayAnswer) and may.allows(action):
            held = state.bank.co if state.bank and isinstance(action, MatchRaise) else 0
            return held + may.amount
    return 0
