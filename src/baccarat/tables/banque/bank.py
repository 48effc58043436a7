"""Find a banker, and follow the bank to its end (BB-1, BB-9, BB-10, BB-13)."""

from collections.abc import Iterator
from typing import Final

from ..banking import events as b
from ..banking.bank_passing import end_bank, offer_suite, open_auction
from ..banking.decide import errand_event
from ..banking.events import BankEnds, BankEvent, ChoiceAsked, NobodyStaked
from ..banking.game import BankRecorder
from ..banking.settling import return_stakes
from ..banking.state import order
from ..common.changeur import Leave
from ..common.chips import Seat
from .events import AllAccepted, CapitalTaxed, Event, RefillAsked, Refilled, ToppedUp
from .legal import may_retire, refill
from .phases import Phase
from .seating import PUNTERS, TableSide, side as chairs_of, side_of
from .state import State, require_bank


class Flow(BankRecorder[State, Event | BankEvent]):
    """A recorder that taxes capital as it is brought into a bank (BB-15)."""

    def emit(self, event: Event | BankEvent) -> None:
        """Apply and record an event, then the tax on capital that it brings in."""
        before = self.state
        super().emit(event)
        for seat, brought in _list_brought(before, event):
            tax = before.preset.tax_on_capital(abs(brought))
            if tax:
                super().emit(CapitalTaxed(seat, tax if brought > 0 else -tax))


def _list_brought(state: State, event: Event | BankEvent) -> Iterator[tuple[Seat, int]]:
    """Yield the seats that bring in capital, or withdraw it unplayed (negative)."""
    match event:
        case b.BankPutUp(seat, amount) | b.Doubled(seat, amount):
            yield seat, amount
        case AllAccepted(seat, amount) | ToppedUp(seat, amount) | Refilled(seat, amount):
            yield seat, amount
        case b.BankRaised(seat, from_purse):
            yield seat, from_purse
        case b.RaiseMatched(banker, seat, from_purse, _, to_purse):
            yield seat, from_purse
            yield banker, -to_purse
        case _:
            return


_BEFORE_SHOE: Final = frozenset({Phase.CUT, Phase.BETWEEN_SHOES})
"""When a bank has not been played, and another is found for the shoe."""


def shoe_ready(flow: Flow) -> None:
    """Open the first coup of a shoe; without a bank, auction one first.

    A bank that has outlasted a shoe goes on as between two coups (AD-B9).
    """
    bank = flow.state.bank
    if bank is None:
        open_auction(flow)
    elif bank.shoes:
        between_coups(flow)
    else:
        flow.game.begin(flow)


def between_coups(flow: Flow) -> None:
    """See whether the bank is broken; else its banker holds it, or gives it up."""
    bank = require_bank(flow.state)
    if bank.sum or bank.open:
        flow.emit(ChoiceAsked(bank.seat, bank.sum))
    elif 0 < refill(flow.state) <= flow.state.funds(bank.seat):
        flow.emit(RefillAsked(bank.seat, refill(flow.state)))
    else:
        lose_bank(flow, BankEnds.LOST)


def lose_bank(flow: Flow, how: BankEnds) -> None:
    """End a bank that is not passed on, and find another banker (BB-13, BB-14)."""
    close_bank(flow, how)
    open_auction(flow)


def give_up(flow: Flow) -> None:
    """End an open bank that is not topped up, and offer it at its amount (BB-14)."""
    bank = require_bank(flow.state)
    close_bank(flow, BankEnds.UNCOVERED)
    offer_suite(flow, bank)


def close_bank(flow: Flow, how: BankEnds) -> None:
    """Return all stakes, and pay out the bank."""
    return_stakes(flow)
    end_bank(flow, how)


def nobody_staked(flow: Flow) -> None:
    """End a round without stakes; the bank stays (BB-18)."""
    flow.emit(NobodyStaked())
    bank = require_bank(flow.state)
    flow.emit(ChoiceAsked(bank.seat, bank.sum))


def banker_leaves(flow: Flow, errand: Leave) -> None:
    """Pay out a banker who leaves, and pass the bank on if they could have done so (RM-3)."""
    bank, before = require_bank(flow.state), flow.state.phase in _BEFORE_SHOE
    retires = may_retire(flow.state) and not before
    close_bank(flow, BankEnds.LEFT)
    flow.emit(errand_event(flow, errand))
    if retires:
        offer_suite(flow, bank)
    else:
        open_auction(flow)


def holder(state: State, side: TableSide) -> Seat:
    """Return the seat that plays a hand in the coming coup; 0 for a side without stakes (BB-3).

    From a holder without a stake it moves to the next seat of the side that has one, or to a
    bystander if no seat does. A caller for both sides plays both (BB-11).
    """
    staked = [seat for seat in order(state) if any(each.side is side for each in state.laid(seat))]
    caller = state.call.seats[0] if state.call is not None else 0
    if caller in staked and len(state.sides_of(caller)) > 1:
        return caller
    chairs = _chairs_from(state, side, _hand_at(state, side))
    seated = [seat for seat in chairs if seat in staked]
    return next(iter([*seated, *staked]), 0)


def hand_stays_at(state: State, side: TableSide) -> Seat:
    """Return the seat that has a hand after the coming coup, unless the hand loses."""
    plays = holder(state, side)
    return plays if plays in chairs_of(state.places, side) else _hand_at(state, side)


def next_holder(state: State, side: TableSide) -> Seat:
    """Return the next seat for a hand that lost; 0 if it stays.

    It stays if a bystander held it, or a caller from the other side.
    """
    held = state.holder(side)
    if state.is_bystander(held) or side_of(state.places, held) is not side:
        return 0
    _, *others = _chairs_from(state, side, held)
    return next(seat for seat in (*others, held) if state.is_occupied(seat))


def _hand_at(state: State, side: TableSide) -> Seat:
    return state.next_holders[PUNTERS.index(side)]


def _chairs_from(state: State, side: TableSide, first: Seat) -> tuple[Seat, ...]:
    """List a side's chairs from one outward, and from the last back to the banker's neighbour."""
    chairs = chairs_of(state.places, side)
    at = chairs.index(first)
    return (*chairs[at:], *chairs[:at])
