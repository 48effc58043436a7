"""Change the state when a coup's wins and losses are paid."""

from msgspec.structs import replace

from ...common import paid, put
from .. import events as e
from ..state import State, the_bank
from .change import staked, with_bank


def stake_won(state: State, event: e.StakeWon) -> State:
    bank = the_bank(state)
    state = staked(state, event.seat, -event.stake)
    state = paid(state, event.seat, event.own + event.co)
    return with_bank(state, own=bank.own - event.own, co=bank.co - event.co)


def stake_lost(state: State, event: e.StakeLost) -> State:
    stakes = put(state.stakes, event.seat, 0)
    return with_bank(replace(state, stakes=stakes), own=the_bank(state).own + event.stake)


def bank_won(state: State, event: e.BankWon) -> State:
    bank = the_bank(state)
    own = bank.own - event.tax - event.co
    return with_bank(state, own=own, co=bank.co + event.co, won=True)
