"""End a bank, and pass it on: by offer, suite or auction."""

from ..common.changeur import Left
from ..common.chips import Seat
from ..common.shoe import ShoeEnded, is_between_shoes
from .actions import TakeBank, TakeBankAt
from .auction import best_bid
from .events import (
    AuctionOpened,
    BankEnded,
    BankEnds,
    BankOffered,
    BankPutUp,
    BankWaits,
    SuiteOffered,
)
from .game import Recorder
from .law_events import BankForced, GiverAsked, HandWentBy, SeatLost
from .phases import BankPhase
from .settling import return_stakes
from .state import Bank, BankState, require_bank, seats_right_of, takers


def offer_next(flow: Recorder) -> None:
    """Offer the bank to the next seat that can take it and has not declined (CF-16).

    It passes newcomers, who may have it the next time (AD-C8).
    """
    for seat in flow.state.offer_order():
        state = flow.state
        if state.phase == BankPhase.BANK and state.answers[seat - 1] is not None:
            continue
        if not state.may_bank(seat):
            flow.emit(HandWentBy(seat))
        elif state.funds(seat) >= state.preset.minimum:
            flow.emit(BankOffered(seat))
            return
    flow.emit(BankWaits())


def lose_seat(flow: Recorder, seat: Seat) -> None:
    """Make a player get up after refusing the bank, with all chips (AD-C10, AD-C18)."""
    flow.emit(SeatLost(seat))
    flow.emit(Left(seat, flow.state.held(seat)))


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
    """Award the bank to the first volunteer, the chairs in prime before the bystanders (CF-19).

    Without one its giver is asked (AD-C16), and then it is auctioned, or offered on.
    """
    state, answer = flow.state, flow.game.actions.standing_answer
    for seat in takers(state):
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


def open_auction(flow: Recorder, giver: Seat = 0) -> None:
    """Auction the bank if the house does and somebody can bid; otherwise offer it on (CF-20).

    Where a new shoe comes first, the current one ends (AD-B13). `giver` passed it on to a buyer who
    has left (AD-C21).
    """
    if flow.state.auction_waits:
        if not is_between_shoes(flow.state.phase):
            flow.emit(ShoeEnded())
        return
    if flow.state.preset.auction:
        flow.emit(AuctionOpened(giver))
        if flow.game.actions.anyone_to_act(flow.state):
            return
    offer_next(flow)


def close_auction(flow: Recorder) -> None:
    """Sell the bank to the highest bidder (CF-20)."""
    best = best_bid(flow.state)
    if best is not None:
        knock_down(flow, *best)
    elif neighbour := _forced_neighbour(flow.state):
        flow.emit(BankForced(neighbour, flow.state.preset.minimum))
    else:
        offer_next(flow)


def _forced_neighbour(state: BankState) -> Seat:
    """Return the giver's right neighbour, if bound to hold the bank (AD-C18); 0 for nobody."""
    if not (state.preset.forced_bank and state.giver):
        return 0
    right = seats_right_of(state, state.chair_of(state.giver))
    neighbour = next((seat for seat in right if seat != state.giver), 0)
    able = (
        neighbour and state.may_bank(neighbour) and state.funds(neighbour) >= state.preset.minimum
    )
    return neighbour if able else 0


def knock_down(flow: Recorder, seat: Seat, amount: int) -> None:
    """Pass a bank to a seat, as a suite of its first banker, who may be that seat (CF-21)."""
    flow.emit(BankPutUp(seat, amount, flow.state.origin))
    flow.game.begin(flow)
