"""Change the state when a coup's wins and losses are paid."""

from msgspec.structs import replace

from ...common import changed, put
from .. import events as e
from ..state import S, the_bank
from .change import with_bank


def stake_won(state: S, event: e.StakeWon) -> S:
    bank, seat = the_bank(state), event.seat
    won = event.stake + event.own + event.co
    return changed(
        state,
        purses=put(state.purses, seat, state.held(seat) + won),
        stakes=put(state.stakes, seat, state.staked(seat) - event.stake),
        bank=replace(bank, own=bank.own - event.own, co=bank.co - event.co),
    )


def stake_lost(state: S, event: e.StakeLost) -> S:
    bank = the_bank(state)
    return changed(
        state,
        stakes=put(state.stakes, event.seat, 0),
        bank=replace(bank, own=bank.own + event.stake),
    )


def bank_won(state: S, event: e.BankWon) -> S:
    bank = the_bank(state)
    own = bank.own - event.tax - event.co
    return with_bank(state, own=own, co=bank.co + event.co, won=True)
