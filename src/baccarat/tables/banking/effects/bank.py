"""Change the state when a bank is offered, put up, doubled, raised, held, or ended."""

from ...common import changed, paid, put
from .. import events as e
from ..actions import Pass
from ..state import BankPhase, S, the_bank
from .change import unanswered, with_bank


def offered(state: S, event: e.BankOffered) -> S:
    state = state if state.phase == BankPhase.BANK else unanswered(state)
    return changed(state, turn=event.seat, giver=0, price=0, origin=None, suivi=())


def declined(state: S, event: e.BankDeclined) -> S:
    return changed(state, answers=put(state.answers, event.seat, Pass()))


def waits(state: S, event: e.BankWaits) -> S:
    return unanswered(state, giver=0, price=0, origin=None, suivi=())


def put_up(state: S, event: e.BankPutUp) -> S:
    bank = state.new_bank(event.seat, event.amount, event.origin)
    suivi = () if event.seat in state.suivi else state.suivi
    state = unanswered(state, bank=bank, suivi=suivi, last=None, giver=0, price=0, origin=None)
    return paid(state, event.seat, -event.amount)


def added(state: S, event: e.BankAdded) -> S:
    """Add to the bank; with a co-banker, they share from now on by what each has in it."""
    bank = the_bank(state)
    own = bank.own + event.amount
    shares = bank.shares if bank.co_banker is None else (own, bank.co)
    return with_bank(paid(state, event.seat, -event.amount), own=own, shares=shares)


def doubled(state: S, event: e.Doubled) -> S:
    state = paid(state, event.seat, -event.amount)
    return with_bank(state, co_banker=event.seat, co=event.amount)


def raised(state: S, event: e.BankRaised) -> S:
    bank = the_bank(state)
    state = changed(
        paid(state, event.seat, -event.from_purse), raised=(event.from_purse, event.from_garage)
    )
    return with_bank(
        state,
        own=bank.own + event.from_purse + event.from_garage,
        aside=bank.aside - event.from_garage,
    )


def matched(state: S, event: e.RaiseMatched) -> S:
    bank = the_bank(state)
    state = paid(state, event.seat, -event.from_purse)
    return with_bank(
        paid(state, event.banker, event.to_purse),
        own=bank.own - event.to_purse - event.to_garage,
        aside=bank.aside + event.to_garage,
        co=bank.co + event.from_purse + event.from_garage,
        co_aside=bank.co_aside - event.from_garage,
    )


def unmatched(state: S, event: e.RaiseUnmatched) -> S:
    return with_bank(state, shares=event.shares)


def laid_aside(state: S, event: e.LaidAside) -> S:
    bank = the_bank(state)
    return with_bank(
        state,
        own=bank.own - event.own,
        co=bank.co - event.co,
        aside=bank.aside + event.own,
        co_aside=bank.co_aside + event.co,
    )


def held(state: S, event: e.BankHeld) -> S:
    """Note that a bank which nobody staked against waits (CF-9)."""
    waits = state.last is None and not the_bank(state).fresh
    return with_bank(state, waited=True) if waits else state


def ended(state: S, event: e.BankEnded) -> S:
    state = paid(state, event.seat, event.own + event.aside)
    if event.co_banker:
        state = paid(state, event.co_banker, event.co + event.co_aside)
    return unanswered(state, bank=None)


def suite_offered(state: S, event: e.SuiteOffered) -> S:
    return unanswered(state, giver=event.giver, price=event.price, origin=event.origin)
