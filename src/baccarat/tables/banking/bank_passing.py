"""End a bank, and pass it on: by offer, suite or auction."""

from ..common.chips import Seat
from .actions import TakeBank, TakeBankAt
from .auction import best_bid
from .events import (
    AuctionOpened,
    BankEnded,
    BankEnds,
    BankOffered,
    BankPutUp,
    BankWaits,
    GiverAsked,
    SuiteOffered,
)
from .game import Recorder
from .phases import BankPhase
from .settling import return_stakes
from .state import Bank, prime, require_bank


def offer_next(flow: Recorder) -> None:
    """Offer the bank to the next seat that can take it and has not declined (CF-16)."""
    state = flow.state
    declined = state.answers if state.phase == BankPhase.BANK else (None,) * len(state.answers)
    for seat in state.offer_order():
        if state.funds(seat) >= state.preset.minimum and declined[seat - 1] is None:
            flow.emit(BankOffered(seat))
            return
    flow.emit(BankWaits())


def end_bank(flow: Recorder, how: BankEnds) -> None:
    """Pay out the bank, including the garages."""
    bank = require_bank(flow.state)
    flow.emit(
        BankEnded(
            how, bank.seat, bank.own, bank.aside,
            bank.co_banker, bank.co, bank.co_aside, flow.state.falls_to(how),
        )
    )  # fmt: skip


def pass_bank(flow: Recorder) -> None:
    """Pay out the bank, and offer it to the others at its amount (CF-19)."""
    return_stakes(flow)
    bank = require_bank(flow.state)
    end_bank(flow, BankEnds.PASSED)
    offer_suite(flow, bank)


def offer_suite(flow: Recorder, bank: Bank) -> None:
    price = max(flow.state.reoffer_sum(bank), flow.state.preset.minimum)
    flow.emit(SuiteOffered(bank.seat, price, bank.origin or bank.seat))
    if not flow.game.actions.anyone_to_act(flow.state):
        close_suite(flow)


def close_suite(flow: Recorder) -> None:
    """Award the bank to the first volunteer in prime (CF-19).

    Without one its giver is asked (AD-C16), and then it is auctioned, or offered on.
    """
    state, answer = flow.state, flow.game.actions.standing_answer
    for seat in prime(state):
        if answer(state, seat, TakeBank):
            return knock_down(flow, seat, state.price)
        if said := answer(state, seat, TakeBankAt):
            return knock_down(flow, seat, said.amount)
    if state.preset.giver_may_return and state.is_occupied(state.giver):
        flow.emit(GiverAsked(state.giver))
        if flow.game.actions.anyone_to_act(flow.state):
            return None
    open_auction(flow)
    return None


def open_auction(flow: Recorder) -> None:
    """Auction the bank if the house does and somebody can bid; otherwise offer it on (CF-20)."""
    if flow.state.preset.auction:
        flow.emit(AuctionOpened())
        if flow.game.actions.anyone_to_act(flow.state):
            return
    offer_next(flow)


def close_auction(flow: Recorder) -> None:
    """Sell the bank to the highest bidder (CF-20)."""
    best = best_bid(flow.state)
    if best is None:
        offer_next(flow)
    else:
        knock_down(flow, *best)


def knock_down(flow: Recorder, seat: Seat, amount: int) -> None:
    """Pass a bank to a seat, as a suite of its first banker, who may be that seat (CF-21)."""
    flow.emit(BankPutUp(seat, amount, flow.state.origin))
    flow.game.begin(flow)
