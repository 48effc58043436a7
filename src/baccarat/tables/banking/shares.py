"""Pay stakes out of a bank, and share what it wins (CF-8, CF-16, CF-17)."""

from ..common import Seat
from .events import BankWon, StakeWon
from .state import BankState, the_bank

PERCENT = 100


def stake_won(state: BankState, seat: Seat, stake: int) -> StakeWon:
    """Pay a stake out of the bank, which holds what the stakes cover, or more (CF-16, CF-7).

    The parts of what is still to be paid go by the shares; where all is lost, so does all.
    """
    bank, to_pay = the_bank(state), sum(state.stakes)
    part = bank.co if bank.sum == to_pay else bank.co_part(to_pay)
    co = min(part - bank.co_part(to_pay - stake), stake, bank.co)
    co = max(co, stake - bank.own, 0)
    return StakeWon(seat, stake, bank.seat, stake - co, bank.co_banker, co)


def bank_won(state: BankState, win: int, percent: int) -> BankWon:
    """Take the tax off the win, rounded up, and share the rest (CF-17, CF-8)."""
    bank = the_bank(state)
    tax = -(-win * percent // PERCENT)
    return BankWon(bank.seat, win, tax, bank.co_banker, bank.co_part(win - tax))
