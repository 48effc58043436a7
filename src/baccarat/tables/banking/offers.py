"""The choices that each phase of a bank offers, within purse, bank and house rules."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from ...rules.presets.bank import BankRules
from ..common.chips import Seat
from .actions import (
    AmountActionTag,
    AnswerName,
    CallKind,
    GiveUpBank,
    HoldBank,
    MayAnswer,
    MayCall,
    MayChoose,
    MayName,
    Pass,
    PassBank,
    Punt,
    TimeoutAction,
)
from .auction import best_bid, least_bid
from .hand_choices import MaySpeak
from .phases import BYSTANDERS_STAKE, BankPhase
from .state import BankState, bystanders, doublers, prime, punters, require_bank, takers

# constants, because looking up a member of an enum is slow
SUIVI, SOLO, A_DEUX, AVEC, MARCHE = CallKind
_ALL_CALLS: Final = frozenset(CallKind)
_ALONE: Final = frozenset({SUIVI, SOLO})

KEPT: Final = 1024
"""How many offers of calls are cached. A table uses few at a time."""

BankOffer = MayName | MayCall | MayAnswer | MayChoose


def _put_up(state: BankState, seat: Seat) -> MayName | None:
    low, high = state.preset.minimum, state.within_most(state.funds(seat))
    may = _name(state, "put-up", low, high, passes=bool(state.turn))
    costs_seat = bool(state.turn) and state.refusal_costs_seat(seat)
    return replace(may, costs_seat=True) if may and costs_seat else may


def _add(state: BankState, seat: Seat) -> MayName | None:
    held = state.within_most(state.funds(seat), require_bank(state).sum)
    return _name(state, "add-to-bank", min(state.preset.stake_step, held), held, passes=True)


def _double(state: BankState, seat: Seat) -> MayAnswer | None:
    if state.turn:  # the banker's consent (AD-C14)
        return MayAnswer("accept-partner", 0)
    return _answer(state, seat, "double", require_bank(state).sum)


def _raise(state: BankState, seat: Seat) -> MayName | None:
    bank = require_bank(state)
    most = min(excess_stakes(state), state.funds(seat) + bank.aside)
    most = state.within_most(most, bank.sum)
    return _name(state, "raise-bank", min(state.preset.stake_step, most), most, passes=True)


def takes_more(state: BankState) -> bool:
    """Whether who takes a bank over may put up more; a giver who takes it back may not (AD-C16)."""
    return state.preset.price == "at-least" and not state.turn


def _take(state: BankState, seat: Seat) -> MayAnswer | MayName | None:
    """Offer a bank that is passed on; its giver may only have it back at its sum (AD-C16)."""
    if takes_more(state):
        most = state.within_most(state.funds(seat))
        return _name(state, "take-bank-at", state.price, most, passes=True)
    return _answer(state, seat, "take-bank", state.price)


def _bid(state: BankState, seat: Seat) -> MayName | MayAnswer | None:
    if state.turn:
        forced = _answer(state, seat, "take-bank", state.price)
        return replace(forced, costs_seat=True) if forced else None
    best = best_bid(state)
    leads = best is not None and best[0] == seat
    most = state.within_most(state.funds(seat))
    return _name(state, "bid", least_bid(state, seat), most, passes=not leads)


def _name(  # noqa: PLR0913 - two by keyword
    state: BankState, what: AmountActionTag, low: int, high: int, *, passes: bool, cover: int = 0
) -> MayName | None:
    step = state.preset.stake_step
    return MayName(what, low, high, step, passes, cover) if 0 < low <= high else None


def _answer(state: BankState, seat: Seat, what: AnswerName, amount: int) -> MayAnswer | None:
    return MayAnswer(what, amount) if amount <= state.funds(seat) else None


def _calls(state: BankState, seat: Seat) -> MayCall | None:
    """Offer the calls that the house allows and the purse can pay for (CF-3)."""
    followers = len(state.suivi) if seat in state.suivi else 0
    whole = require_bank(state).sum
    enough = min(whole, state.held(seat))  # no call costs more than the bank
    half = whole - state.preset.half_of(whole)
    return _calls_within(whole, half, enough, followers, allowed_calls(state.preset))


def late_suivi(state: BankState, seat: Seat) -> MayCall | None:
    """Offer to follow after the deal, for the bank's sum, if the seat can pay it (AD-C28)."""
    whole = require_bank(state).sum
    cost = whole - state.preset.half_of(whole) if len(state.suivi) > 1 else whole
    may_pay = cost <= state.held(seat) + state.staked(seat)
    return MayCall((SUIVI,), (cost,)) if may_pay and seat != state.co_banker else None


@lru_cache(KEPT)
def _calls_within(
    whole: int, half: int, held: int, followers: int, known: frozenset[CallKind]
) -> MayCall | None:
    """Offer calls on `whole` units to a seat with `held` units; `followers` share a suivi, if any.

    Cached: this is recomputed constantly while calls are open and depends only on these arguments.
    """
    costs = [(SOLO, whole), (A_DEUX, half), (AVEC, half), (MARCHE, whole)]
    if followers:
        costs.insert(0, (SUIVI, half if followers > 1 else whole))
    can = {kind: cost for kind, cost in costs if cost <= held and kind in known}
    return MayCall(tuple(can), tuple(can.values())) if can else None


def allowed_calls(preset: BankRules) -> frozenset[CallKind]:
    """List the calls that the house allows, regardless of the caller."""
    return _ALL_CALLS if preset.calls == "all" else _ALONE


def stake_choice(state: BankState, seat: Seat) -> MayName | None:
    """Offer a stake of at least the minimum, or of all open units if fewer (CF-2, CF-5)."""
    if state.call and seat in state.call.seats:
        return None
    own, least = state.staked(seat), state.preset.least_stake
    most, left = state.held(seat) + own, state.uncovered + own
    cover = left if left <= most else 0
    if state.phase == BYSTANDERS_STAKE or state.preset.staking == "in_order_remaining":
        low, high = min(least, left), min(most, left)
    else:
        low, high = min(least, left) if left else least, most
    return _name(state, "punt", low, high, passes=False, cover=cover)


def excess_stakes(state: BankState) -> int:
    """Return by how many units the stakes exceed the bank."""
    return sum(state.stakes) - require_bank(state).sum


def co_banker_share_of_raise(state: BankState) -> int:
    """Return the co-banker's part of a raise, in units."""
    return require_bank(state).co_part(sum(state.raised), state.preset.rounding_unit)


def match_choice(state: BankState) -> MayAnswer | None:
    """Offer the co-banker their part of a raise, if they can afford it (CF-8)."""
    part, co_banker = co_banker_share_of_raise(state), state.co_banker
    can = co_banker and 0 < part <= state.funds(co_banker) + require_bank(state).co_aside
    return MayAnswer("match-raise", part) if can else None


def may_pass_on(state: BankState) -> bool:
    """Whether this banker may pass the bank on now (CF-19)."""
    passing = state.preset.passing
    if state.is_bound_to_deal:
        return False
    if require_bank(state).fresh and not state.preset.retires_fresh:
        return False
    return passing == "any-time" or (passing == "after-win" and require_bank(state).won)


def bank_choice(state: BankState) -> MayChoose | None:
    """Offer the banker the choice between coups, if there is one."""
    bank = require_bank(state)
    uncovered = state.last is None and not bank.fresh
    pass_on = may_pass_on(state)
    if not (uncovered or pass_on):
        return None
    out = bank.own + bank.aside
    give_up = uncovered and not state.preset.stays and not state.is_bound_to_deal
    return MayChoose(hold=True, pass_on=pass_on, give_up=give_up, amount=out)


CHOICES_BY_PHASE: Final[Mapping[str, Callable[[BankState, Seat], BankOffer | None]]] = {
    BankPhase.BANK: _put_up,
    BankPhase.ADD: _add,
    BankPhase.DOUBLE: _double,
    BankPhase.CALLS: _calls,
    BankPhase.BYSTANDERS_CALL: _calls,
    BankPhase.STAKES: stake_choice,
    BankPhase.BYSTANDERS_STAKE: stake_choice,
    BankPhase.RAISE: _raise,
    BankPhase.MATCH: lambda state, _: match_choice(state),
    BankPhase.SUIVI: late_suivi,
    BankPhase.CHOICE: lambda state, _: bank_choice(state),
    BankPhase.SUITE: _take,
    BankPhase.AUCTION: _bid,
}
"""The choices of each phase of a bank."""

ELIGIBLE_SEATS: Final[Mapping[str, Callable[[BankState], tuple[Seat, ...]]]] = {
    BankPhase.BANK: prime,
    BankPhase.DOUBLE: doublers,
    BankPhase.CALLS: punters,
    BankPhase.BYSTANDERS_CALL: bystanders,
    BankPhase.STAKES: punters,
    BankPhase.BYSTANDERS_STAKE: bystanders,
    BankPhase.SUIVI: lambda state: state.suivi,
    BankPhase.SUITE: takers,
    BankPhase.AUCTION: lambda state: state.bidders(),
}
"""The seats that may answer in each phase that asks several, in the order in which they count."""


def timeout_answer(state: BankState, seat: Seat, may: object) -> TimeoutAction | None:
    """Return the action taken for a late seat with this choice; None if its answer remains."""
    match may:
        case MayCall() | MayAnswer():
            return Pass()
        case MaySpeak():
            return may.default
        case MayChoose() if require_bank(state).fresh:
            return HoldBank()
        case MayChoose():
            return PassBank() if may.pass_on else GiveUpBank() if may.give_up else HoldBank()
        case MayName("punt"):
            return Punt(0) if not state.staked(seat) else None
        case MayName(passes=False):
            return None
        case MayName():
            return Pass()
        case _:
            return None
