"""What an action may cost whoever takes it, in units: what his own limits are held against."""

from typing import Final

from ...tables import SeatAction, State, chemin, punto, table_of
from ...tables.common import Account, Seat

AT_RISK: Final = frozenset({Account.STAKES, Account.BANK})
"""Where chips lie that a coup may take."""


def exposed(state: State, seat: Seat) -> int:
    """Tell what a seat has staked, put up, or promised by an answer that stands, in units."""
    lies = sum(
        units
        for place, units in state.balances().items()
        if place.seat == seat and place.account in AT_RISK
    )
    said = state.answers[seat - 1] if isinstance(state, chemin.State) else None
    return max(lies, risk(state, seat, said) if said else 0)


def risk(state: State, seat: Seat, action: SeatAction) -> int:
    """Tell what a seat would have at risk by an action; 0 where it adds nothing to it.

    A banker who holds his bank risks all that is in it.
    """
    if isinstance(action, punto.Stake):
        return sum(bet.amount for bet in action.bets)
    if not isinstance(state, chemin.State):
        return 0
    own = state.bank.own + state.bank.aside if state.bank and state.bank.seat == seat else 0
    match action:
        case chemin.PutUp(amount) | chemin.Punt(amount) | chemin.Bid(amount):
            return amount
        case chemin.RaiseBank(amount) | chemin.AddToBank(amount):
            return own + amount
        case chemin.HoldBank():
            return own
        case _:
            return _named(state, seat, action)


def _named(state: chemin.State, seat: Seat, action: SeatAction) -> int:
    """Tell what an action costs that has no sum of its own, as the table offers it."""
    if isinstance(action, chemin.Pass):
        return 0
    for may in table_of(state.preset).legal(state, seat):
        if isinstance(may, chemin.MayCall) and isinstance(action, chemin.CallBanco):
            return dict(zip(may.kinds, may.sums, strict=True)).get(action.kind, 0)
        if isinstance(may, chemin.MayAnswer) and may.allows(action):
            return may.amount
    return 0
