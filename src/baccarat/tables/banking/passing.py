"""Pass a bank from one banker to the next: offered round, auctioned (CF-16, CF-19, CF-20)."""

from ..common import Seat
from .actions import TakeBank
from .auction import best_bid
from .events import (
    AuctionOpened,
    BankEnded,
    BankEnds,
    BankOffered,
    BankPutUp,
    BankWaits,
    StakeReturned,
    SuiteOffered,
)
from .flow import Flow
from .prime import order, prime
from .state import Bank, BankPhase, BankState, the_bank


def offer_on(flow: Flow) -> None:
    """Offer the bank to the next in order who can take it and has not declined (CF-16)."""
    state = flow.state
    declined = state.answers if state.phase == BankPhase.BANK else (None,) * len(state.answers)
    for seat in state.offer_order():
        if state.means(seat) >= state.preset.minimum and declined[seat - 1] is None:
            flow.happen(BankOffered(seat))
            return
    flow.happen(BankWaits())


def end_bank(flow: Flow, how: BankEnds) -> None:
    """Pay the bank out: all of it, and what is au garage."""
    bank = the_bank(flow.state)
    flow.happen(
        BankEnded(
            how, bank.seat, bank.own, bank.aside,
            bank.co_banker, bank.co, bank.co_aside, flow.state.falls_to(how),
        )
    )  # fmt: skip


def pass_on(flow: Flow) -> None:
    """Take all out, and offer the bank round at the sum it held (CF-19)."""
    return_stakes(flow)
    bank = the_bank(flow.state)
    end_bank(flow, BankEnds.PASSED)
    offer_suite(flow, bank)


def return_stakes(flow: Flow) -> None:
    """Give back what is staked, in a tie, or when a bank goes after one (CF-15)."""
    for seat in order(flow.state):
        if flow.state.staked(seat):
            flow.happen(StakeReturned(seat, flow.state.staked(seat)))


def offer_suite(flow: Flow, bank: Bank) -> None:
    price = max(bank.sum, flow.state.preset.least_suite)
    flow.happen(SuiteOffered(bank.seat, price, bank.origin or bank.seat))
    if not flow.game.windows.anyone_asked(flow.state):
        close_suite(flow)


def close_suite(flow: Flow) -> None:
    """Give the bank to the first in prime who would have it; else auction it, or go on."""
    state = flow.state
    takers = [seat for seat in prime(state) if flow.game.windows.kept(state, seat, TakeBank)]
    if takers:
        knock_down(flow, takers[0], state.price)
    else:
        open_auction(flow)


def open_auction(flow: Flow) -> None:
    """Auction a bank where the house does, and somebody can bid; else offer it on (CF-20)."""
    if flow.state.preset.auction:
        flow.happen(AuctionOpened())
        if flow.game.windows.anyone_asked(flow.state):
            return
    offer_on(flow)


def close_auction(flow: Flow) -> None:
    """Knock the bank down to the highest bid (CF-20)."""
    best = best_bid(flow.state)
    if best is None:
        offer_on(flow)
    else:
        knock_down(flow, *best)


def knock_down(flow: Flow, seat: Seat, amount: int) -> None:
    flow.happen(BankPutUp(seat, amount, _suite_origin(flow.state, seat)))
    flow.game.begin(flow)


def _suite_origin(state: BankState, taker: Seat) -> Seat | None:
    """Keep the first origin; an original banker who takes their bank again is no suite."""
    return None if taker == state.origin else state.origin
