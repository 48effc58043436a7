"""Pay the stakes out of the bank, take its win, or return the stakes."""

from ..common.chips import Seat
from .events import (
    BankWon,
    StakeReturned,
    StakeWon,
)
from .game import Recorder
from .state import BankState, order, require_bank


def pay_stake(state: BankState, seat: Seat, stake: int) -> StakeWon:
    """Pay a stake out of a bank that can cover all stakes (CF-16, CF-7).

    The co-banker pays by the shares, except that a lost bank is lost in full.
    """
    bank, to_pay, unit = require_bank(state), sum(state.stakes), state.preset.rounding_unit
    part = bank.co if bank.sum == to_pay else bank.co_part(to_pay, unit)
    co = min(part - bank.co_part(to_pay - stake, unit), stake, bank.co)
    co = max(co, stake - bank.own, 0)
    return StakeWon(seat, stake, bank.seat, stake - co, bank.co_banker, co)


def collect_win(state: BankState, win: int, tax: int) -> BankWon:
    """Take the tax off the win, and divide the rest (CF-17, CF-8)."""
    bank = require_bank(state)
    part = bank.co_part(win - tax, state.preset.rounding_unit)
    return BankWon(bank.seat, win, tax, bank.co_banker, part)


def return_stakes(flow: Recorder) -> None:
    """Return all stakes, after a tie or when a bank ends after one (CF-15)."""
    for seat in order(flow.state):
        if flow.state.staked(seat):
            flow.emit(StakeReturned(seat, flow.state.staked(seat)))
