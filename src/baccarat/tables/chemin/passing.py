"""Pass the bank from one banker to the next (CF-9, CF-16 to CF-23)."""

from ...rules import Outcome
from ..common import Seat
from .actions import TakeBank
from .ask import anyone_asked, bank_choice, best_bid, kept
from .events import (
    AuctionOpened,
    BankEnded,
    BankEnds,
    BankOffered,
    BankPutUp,
    BankWaits,
    ChoiceAsked,
    NobodyStaked,
    StakeReturned,
    SuiteOffered,
)
from .flow import Flow
from .prime import order, prime, right_of
from .state import Bank, Phase, State, the_bank


def offer_on(flow: Flow) -> None:
    """Offer the bank to the next to the right who can take it and has not declined (CF-16)."""
    state = flow.state
    declined = state.answers if state.phase is Phase.BANK else (None,) * len(state.answers)
    for seat in right_of(state, state.shoe_at):
        if state.held(seat) >= state.preset.minimum and declined[seat - 1] is None:
            flow.happen(BankOffered(seat))
            return
    flow.happen(BankWaits())


def end_bank(flow: Flow, how: BankEnds) -> None:
    """Pay the bank out: all of it, and what is au garage."""
    bank = the_bank(flow.state)
    flow.happen(
        BankEnded(
            how, bank.seat, bank.own, bank.aside,
            bank.co_banker, bank.co, bank.co_aside, _falls_to(flow.state, bank, how),
        )
    )  # fmt: skip


def _falls_to(state: State, bank: Bank, how: BankEnds) -> Seat:
    """Name the seat from whose right on the next bank is offered (CF-21, CF-23)."""
    if state.preset.rotation == "never" and how is BankEnds.LOST:
        return bank.seat - 1 or state.preset.seats
    from_origin = state.preset.suite_falls_from == "original"
    return bank.origin or bank.seat if from_origin else bank.seat


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
    if not anyone_asked(flow.state):
        close_suite(flow)


def close_suite(flow: Flow) -> None:
    """Give the bank to the first in prime who would have it; else auction it, or go on."""
    state = flow.state
    takers = [seat for seat in prime(state) if kept(state, seat, TakeBank)]
    if takers:
        flow.happen(BankPutUp(takers[0], state.price, _suite_origin(state, takers[0])))
        return
    if state.preset.auction:
        flow.happen(AuctionOpened())
        if anyone_asked(flow.state):
            return
    offer_on(flow)


def close_auction(flow: Flow) -> None:
    """Knock the bank down to the highest bid (CF-20)."""
    best = best_bid(flow.state)
    if best is None:
        offer_on(flow)
    else:
        seat, amount = best
        flow.happen(BankPutUp(seat, amount, _suite_origin(flow.state, seat)))


def _suite_origin(state: State, taker: Seat) -> Seat | None:
    """Keep the first origin; an original banker who takes their bank again is no suite."""
    return None if taker == state.origin else state.origin


def nobody_staked(flow: Flow) -> None:
    """End a coup that nobody stakes in: the banker waits once, or gets the bank back (CF-9).

    Where the bank never rotates, it stays as it is (CF-23).
    """
    flow.happen(NobodyStaked())
    bank = the_bank(flow.state)
    if bank.waited and not flow.state.preset.stays:
        end_bank(flow, BankEnds.UNCOVERED)
        offer_on(flow)
    else:
        flow.happen(ChoiceAsked(bank.seat, bank.sum))


def after_coup(flow: Flow) -> bool:
    """Ask for the bank's choice, or offer a bank that nobody has; False to begin a coup."""
    if flow.state.bank is None:
        offer_on(flow)
        return True
    if flow.state.last is not None and bank_choice(flow.state) is not None:
        bank = the_bank(flow.state)
        flow.happen(ChoiceAsked(bank.seat, bank.sum))
        return True
    return False


def after_win(flow: Flow, outcome: Outcome) -> None:
    """End a bank that has lost, or that moves on every decided coup (CF-16, CF-23)."""
    if outcome is Outcome.PLAYER:
        end_bank(flow, BankEnds.LOST)
    elif outcome is Outcome.BANKER and flow.state.preset.rotation == "decided":
        end_bank(flow, BankEnds.CASHED)
