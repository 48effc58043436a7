"""Change the state when a coup's wins and losses are paid."""

from ...common import changed, paid, put
from .. import events as e
from ..state import S, the_bank
from .change import staked, with_bank


def stake_won(state: S, event: e.StakeWon) -> S:
    bank = the_bank(state)
    state = staked(state, event.seat, -event.stake)
    state = paid(state, event.seat, event.own + event.co)
    return with_bank(state, own=bank.own - event.own, co=bank.co - event.co)


def stake_lost(state: S, event: e.StakeLost) -> S:
    stakes = put(state.stakes, event.seat, 0)
    return with_bank(changed(state, stakes=stakes), own=the_bank(state).own + event.stake)


def bank_won(state: S, event: e.BankWon) -> S:
    bank = the_bank(state)
    own = bank.own - event.tax - event.co
    return with_bank(state, own=own, co=bank.co + event.co, won=True)
