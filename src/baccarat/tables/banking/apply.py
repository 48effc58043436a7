"""Compute the state after each event of a bank.

Each function receives the state before the event and leaves the phase alone; the phase tables of
the games decide that.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from ..common.changeur import Left, SatDown
from ..common.chips import Seat, with_item
from ..common.recorder import credit_purse, no_change, replace_fields
from . import events as e, law_events as law
from .actions import Pass, Punt
from .phases import BYSTANDERS_STAKE, STAKES, BankPhase
from .state import ELIGIBLE_KEY, Bank, CallHeld, S, require_bank


def clear_answers(state: S, **changes: Any) -> S:
    """Ask again: nobody has answered yet, and nobody is asked alone."""
    return replace_fields(state, **{"turn": 0, "answers": (None,) * len(state.answers), **changes})


def _keep_eligible(state: S, after: S) -> S:
    """Carry the cached list of eligible seats over to the state after an answer."""
    known = state.__dict__.get(ELIGIBLE_KEY)
    if known is not None:
        after.__dict__[ELIGIBLE_KEY] = known
    return after


def with_bank(state: S, **changes: Any) -> S:
    return replace_fields(state, bank=replace(require_bank(state), **changes))


def staked(state: S, seat: Seat, amount: int) -> S:
    """Move units from a purse to its stake; a negative amount goes back."""
    return replace_fields(
        state,
        purses=with_item(state.purses, seat, state.held(seat) - amount),
        stakes=with_item(state.stakes, seat, state.staked(seat) + amount),
    )


def sat_down(state: S, event: SatDown) -> S:
    seat = event.seat
    stands = (seat,) if state.is_bystander(seat) else ()
    purses = with_item(state.purses, seat, event.amount)
    return replace_fields(state, purses=purses, arrivals=state.arrivals + stands)


def left(state: S, event: Left) -> S:
    seat = event.seat
    return replace_fields(
        state,
        purses=with_item(state.purses, seat, None),
        answers=with_item(state.answers, seat, None),
        refused=state.refused and with_item(state.refused, seat, 0),
        arrivals=tuple(other for other in state.arrivals if other != seat),
        suivi=() if seat in state.suivi else state.suivi,
    )


def answered(state: S, event: e.Answered) -> S:
    return _keep_eligible(
        state, replace_fields(state, answers=with_item(state.answers, event.seat, event.answer))
    )


def bank_opened(
    state: S,
    event: e.DoublingOpened | e.CallsOpened | e.BystandersMayCall | e.BystandersMayStake,
) -> S:
    """Ask several seats about a bank, which is not fresh any more.

    If bystanders may call before some seats, the seats' calls are kept (AD-C25).
    """
    bank = _opened(require_bank(state))
    if type(event) is e.BystandersMayCall and state.preset.standing_ranks:
        return replace_fields(state, bank=bank)
    return clear_answers(state, bank=bank)


def stakes_asked(state: S, event: e.StakesAsked) -> S:
    """Keep earlier answers where seats are asked in turn."""
    bank = _opened(require_bank(state))
    if state.phase not in {STAKES, BYSTANDERS_STAKE}:
        return clear_answers(state, turn=event.seat, bank=bank)
    return replace_fields(state, turn=event.seat, bank=bank)


def _opened(bank: Bank) -> Bank:
    return replace(bank, fresh=False) if bank.fresh else bank


def one_asked(
    state: S,
    event: e.AddAsked | e.RaiseAsked | e.MatchAsked | e.ChoiceAsked
    | law.GiverAsked | law.GarageAsked | law.LeavingAsked,
) -> S:  # fmt: skip
    return clear_answers(state, turn=event.seat)


def auction_opened(state: S, event: e.AuctionOpened) -> S:
    return clear_answers(state)


def consent_asked(state: S, event: law.ConsentAsked) -> S:
    """Ask the banker, and keep the answers of all who would double."""
    return replace_fields(state, turn=event.banker)


def partner_refused(state: S, event: law.PartnerRefused) -> S:
    return replace_fields(state, turn=0, answers=with_item(state.answers, event.seat, Pass()))


def forced(state: S, event: law.BankForced) -> S:
    return clear_answers(state, turn=event.seat, price=event.amount)


def offered(state: S, event: e.BankOffered) -> S:
    state = state if state.phase == BankPhase.BANK else clear_answers(state)
    return replace_fields(state, turn=event.seat, giver=0, price=0, origin=None, suivi=())


def declined(state: S, event: e.BankDeclined) -> S:
    return replace_fields(state, answers=with_item(state.answers, event.seat, Pass()))


def waits(state: S, event: e.BankWaits) -> S:
    return clear_answers(state, giver=0, price=0, origin=None, suivi=())


def put_up(state: S, event: e.BankPutUp) -> S:
    bank = state.new_bank(event.seat, event.amount, event.origin)
    suivi = () if event.seat in state.suivi else state.suivi
    state = clear_answers(state, bank=bank, suivi=suivi, last=None, giver=0, price=0, origin=None)
    return credit_purse(state, event.seat, -event.amount)


def added(state: S, event: e.BankAdded) -> S:
    """Add to the bank; with a co-banker, they share from now on by what each has in it."""
    bank = require_bank(state)
    own = bank.own + event.amount
    shares = bank.shares if bank.co_banker is None else (own, bank.co)
    return with_bank(credit_purse(state, event.seat, -event.amount), own=own, shares=shares)


def doubled(state: S, event: e.Doubled) -> S:
    state = credit_purse(state, event.seat, -event.amount)
    return with_bank(state, co_banker=event.seat, co=event.amount)


def raised(state: S, event: e.BankRaised) -> S:
    bank = require_bank(state)
    state = replace_fields(
        credit_purse(state, event.seat, -event.from_purse),
        raised=(event.from_purse, event.from_garage),
    )
    return with_bank(
        state,
        own=bank.own + event.from_purse + event.from_garage,
        aside=bank.aside - event.from_garage,
    )


def matched(state: S, event: e.RaiseMatched) -> S:
    bank = require_bank(state)
    state = credit_purse(state, event.seat, -event.from_purse)
    return with_bank(
        credit_purse(state, event.banker, event.to_purse),
        own=bank.own - event.to_purse - event.to_garage,
        aside=bank.aside + event.to_garage,
        co=bank.co + event.from_purse + event.from_garage,
        co_aside=bank.co_aside - event.from_garage,
    )


def unmatched(state: S, event: e.RaiseUnmatched) -> S:
    return with_bank(state, shares=event.shares)


def laid_aside(state: S, event: e.LaidAside) -> S:
    bank = require_bank(state)
    return with_bank(
        state,
        own=bank.own - event.own,
        co=bank.co - event.co,
        aside=bank.aside + event.own,
        co_aside=bank.co_aside + event.co,
    )


def held(state: S, event: e.BankHeld) -> S:
    """Note that a bank which nobody staked against waits (CF-9)."""
    waits = state.last is None and not require_bank(state).fresh
    return with_bank(state, waited=True) if waits else state


def ended(state: S, event: e.BankEnded) -> S:
    state = credit_purse(state, event.seat, event.own + event.aside)
    if event.co_banker:
        state = credit_purse(state, event.co_banker, event.co + event.co_aside)
    return clear_answers(state, bank=None)


def suite_offered(state: S, event: e.SuiteOffered) -> S:
    return clear_answers(state, giver=event.giver, price=event.price, origin=event.origin)


def pay_stake(state: S, event: e.StakeWon) -> S:
    bank, seat = require_bank(state), event.seat
    won = event.stake + event.own + event.co
    return replace_fields(
        state,
        purses=with_item(state.purses, seat, state.held(seat) + won),
        stakes=with_item(state.stakes, seat, state.staked(seat) - event.stake),
        bank=replace(bank, own=bank.own - event.own, co=bank.co - event.co),
    )


def stake_lost(state: S, event: e.StakeLost) -> S:
    bank = require_bank(state)
    return replace_fields(
        state,
        stakes=with_item(state.stakes, event.seat, 0),
        bank=replace(bank, own=bank.own + event.stake),
    )


def collect_win(state: S, event: e.BankWon) -> S:
    bank = require_bank(state)
    own = bank.own - event.tax - event.co
    return with_bank(state, own=own, co=bank.co + event.co, won=True)


def call_stood(state: S, event: e.CallStood) -> S:
    for seat, amount in zip(event.seats, event.amounts, strict=True):
        state = staked(state, seat, amount)
    return replace_fields(state, call=CallHeld(event.kind, event.seats, event.half))


def punted(state: S, event: e.Punted) -> S:
    seat = event.seat
    after = replace_fields(
        state,
        purses=with_item(state.purses, seat, state.held(seat) - event.added),
        stakes=with_item(state.stakes, seat, event.amount),
        answers=with_item(state.answers, seat, Punt(event.amount)),
    )
    return _keep_eligible(state, after)


def cut(state: S, event: e.StakeCut) -> S:
    """Record the refused stakes, which stay visible until the coup ends."""
    nothing = (0,) * len(state.stakes)
    refused = state.refused_of(event.seat) + event.back
    state = replace_fields(state, refused=with_item(state.refused or nothing, event.seat, refused))
    return staked(state, event.seat, -event.back)


def returned(state: S, event: e.StakeReturned) -> S:
    return replace_fields(staked(state, event.seat, -event.amount), call=None)


def stakes_set(state: S, event: e.StakesSet) -> S:
    return clear_answers(state, ponte=event.ponte, raised=(0, 0))


def nobody_staked(state: S, event: e.NobodyStaked) -> S:
    return with_bank(clear_answers(state, last=None, call=None), fresh=False)


EFFECTS: Final[Mapping[type, Callable[[Any, Any], Any]]] = {
    SatDown: sat_down,
    Left: left,
    e.BankOffered: offered,
    e.BankDeclined: declined,
    e.BankWaits: waits,
    e.BankPutUp: put_up,
    e.AddAsked: one_asked,
    e.BankAdded: added,
    e.DoublingOpened: bank_opened,
    e.Doubled: doubled,
    e.Answered: answered,
    e.CallsOpened: bank_opened,
    e.BystandersMayCall: bank_opened,
    e.CallStood: call_stood,
    e.CallsLapsed: no_change,
    e.StakesAsked: stakes_asked,
    e.BystandersMayStake: bank_opened,
    e.Punted: punted,
    e.NobodyStaked: nobody_staked,
    e.RaiseAsked: one_asked,
    e.BankRaised: raised,
    e.MatchAsked: one_asked,
    e.RaiseMatched: matched,
    e.RaiseUnmatched: unmatched,
    e.StakeCut: cut,
    e.LaidAside: laid_aside,
    e.StakesSet: stakes_set,
    e.StakeWon: pay_stake,
    e.StakeLost: stake_lost,
    e.BankWon: collect_win,
    e.StakesStand: no_change,
    e.StakeReturned: returned,
    e.ChoiceAsked: one_asked,
    e.BankHeld: held,
    e.BankEnded: ended,
    e.SuiteOffered: suite_offered,
    law.GiverAsked: one_asked,
    e.AuctionOpened: auction_opened,
    law.ConsentAsked: consent_asked,
    law.PartnerRefused: partner_refused,
    law.BankForced: forced,
    law.SeatLost: no_change,
}
"""The effects of the events of a bank, unless a game adds its own."""
