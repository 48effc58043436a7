"""Play the rounds before a coup: doubling, calls, stakes, and covering an excess."""

from collections.abc import Sequence

from ..common.chips import Seat
from .actions import CallBanco, CallKind
from .call_award import Ruling
from .events import (
    BystandersMayCall,
    BystandersMayStake,
    CallsLapsed,
    CallsOpened,
    CallStood,
    Doubled,
    DoublingOpened,
    LaidAside,
    MatchAsked,
    RaiseAsked,
    RaiseUnmatched,
    StakeCut,
    StakesAsked,
)
from .game import Recorder
from .law_events import ConsentAsked, PartnerRefused
from .offers import CHOICES_BY_PHASE, excess_stakes, match_choice, stake_choice
from .phases import BYSTANDERS_STAKE, STAKES, BankPhase
from .state import (
    BankState,
    bystanders,
    doublers,
    first_partner,
    order,
    punters,
    require_bank,
)


def open_doubling(flow: Recorder) -> None:
    """Ask who wants to double a bank without a co-banker, if anybody can (CF-8)."""
    state = flow.state
    bank, preset = require_bank(state), state.preset
    fits = state.within_most(bank.sum, bank.sum) == bank.sum
    able = fits and any(state.funds(seat) >= bank.sum for seat in doublers(state))
    if preset.co_banker and bank.co_banker is None and able:
        flow.emit(DoublingOpened(bank.sum))
    else:
        open_calls(flow)


def close_doubling(flow: Recorder) -> None:
    """Make the first volunteer in prime the co-banker (CF-8)."""
    bank, partner = require_bank(flow.state), first_partner(flow.state)
    if not partner:
        open_calls(flow)
    elif flow.state.preset.cobank_consent:
        flow.emit(ConsentAsked(bank.seat, partner, bank.sum))
    else:
        accept_partner(flow)


def accept_partner(flow: Recorder) -> None:
    """Take the co-banker in, unless they have left or spent the chips meanwhile (AD-C14)."""
    if partner := first_partner(flow.state):
        flow.emit(Doubled(partner, require_bank(flow.state).sum))
    open_calls(flow)


def refuse_partner(flow: Recorder) -> None:
    """Ask the banker about the next applicant to double the bank (AD-C14)."""
    if partner := first_partner(flow.state):
        flow.emit(PartnerRefused(partner))
        close_doubling(flow)
    else:
        open_calls(flow)


def open_calls(flow: Recorder) -> None:
    flow.emit(CallsOpened(require_bank(flow.state).sum, flow.state.suivi))
    state = flow.state
    if not (state.waits_for_players or flow.game.actions.anyone_to_act(state)):
        close_calls(flow)


def close_calls(flow: Recorder) -> None:
    """Award the bank to a call; without one, ask the bystanders, then for stakes (CF-6).

    Where bystanders rank by the chairs, they are asked unless a seat alone has called the whole
    bank, and the calls of the seats are kept meanwhile (AD-C25).
    """
    ruling, early = _ruling(flow), flow.state.preset.standing_ranks
    if early and ruling.kind not in {CallKind.SOLO, CallKind.SUIVI} and _ask_bystanders(flow):
        return
    if ruling.lapsed:
        flow.emit(CallsLapsed(ruling.lapsed))
    if ruling.kind is not None:
        flow.emit(stake_call(flow.state, ruling.kind, ruling))
        if ruling.kind in {CallKind.AVEC, CallKind.MARCHE}:
            ask_stakes(flow)
        else:
            finalize_stakes(flow)
        return
    if not _ask_bystanders(flow):
        ask_stakes(flow)


def _ask_bystanders(flow: Recorder) -> bool:
    """Let bystanders call once the seats have; False if none is to be asked (CF-6)."""
    actions = flow.game.actions
    if flow.state.phase == BankPhase.CALLS and actions.has_phase(BankPhase.BYSTANDERS_CALL):
        flow.emit(BystandersMayCall(require_bank(flow.state).sum))
        return actions.anyone_to_act(flow.state)
    return False


def _ruling(flow: Recorder) -> Ruling:
    state = flow.state
    calls = {seat: call.kind for seat in order(state) if (call := _call_of(flow, seat))}
    return flow.game.award_call(state, calls, tuple(calls))


def _call_of(flow: Recorder, seat: Seat) -> CallBanco | None:
    """Return a seat's call, if it can still afford it; seats keep theirs while bystanders call."""
    state, said = flow.state, flow.state.answers[seat - 1]
    if state.phase != BankPhase.BYSTANDERS_CALL or state.is_bystander(seat):
        return flow.game.actions.standing_answer(state, seat, CallBanco)
    may = CHOICES_BY_PHASE[BankPhase.CALLS](state, seat)
    return said if type(said) is CallBanco and may is not None and may.allows(said) else None


def stake_call(state: BankState, kind: CallKind, ruling: Ruling) -> CallStood:
    """Stake the units that the call covers; the odd unit of a half is the first caller's."""
    whole = require_bank(state).sum
    half = whole - state.preset.half_of(whole)
    shared = len(ruling.seats) > 1
    alone = half if kind is CallKind.AVEC else whole
    amounts = (half, whole - half) if shared else (alone,)
    return CallStood(kind, ruling.seats, amounts, ruling.overruled, shared)


def ask_stakes(flow: Recorder) -> None:
    """Ask everybody at once, or the first seat in prime (CF-5)."""
    if flow.state.preset.staking != "open":
        ask_next(flow)
        return
    flow.emit(StakesAsked(0, flow.state.uncovered))
    state = flow.state
    if not (state.waits_for_players or flow.game.actions.anyone_to_act(state)):
        close_stakes(flow)


def ask_next(flow: Recorder) -> None:
    """Ask the next seat that can stake and has not been asked: chairs in prime, or bystanders."""
    state = flow.state
    if state.phase == BYSTANDERS_STAKE:
        _ask_bystander(flow)
        return
    said = state.answers if state.phase == STAKES else (None,) * len(state.answers)
    for seat in punters(state):
        if said[seat - 1] is None and stake_choice(state, seat) is not None:
            flow.emit(StakesAsked(seat, state.uncovered))
            return
    if state.phase != STAKES:
        flow.emit(StakesAsked(0, state.uncovered))
    close_stakes(flow)


def _ask_bystander(flow: Recorder) -> None:
    """Ask the next bystander by arrival, while part of the bank is open (CF-6)."""
    state, actions = flow.state, flow.game.actions
    for seat in bystanders(state):
        if state.answers[seat - 1] is None and actions.offer(state, seat) is not None:
            flow.emit(StakesAsked(seat, state.uncovered))
            return
    close_stakes(flow)


def close_stakes(flow: Recorder) -> None:
    """Let bystanders stake the units that are still open, then close the stakes (CF-6)."""
    state = flow.state
    if state.phase == STAKES and state.uncovered and not state.asks_all:
        flow.emit(BystandersMayStake(state.uncovered))
        _ask_bystander(flow)
        return
    _trim_marche(flow)
    flow.game.stakes_closed(flow)


def ask_raise_or_finalize(flow: Recorder) -> None:
    """Ask the banker to cover the excess stakes, or cut the stakes (CF-5)."""
    state = flow.state
    if _may_raise(state):
        flow.emit(RaiseAsked(state.banker, excess_stakes(state)))
    else:
        finalize_stakes(flow)


def _may_raise(state: BankState) -> bool:
    """Whether the banker may cover the excess stakes of the chairs (CF-5).

    Bystanders only stake what the chairs leave open, so they never cause a raise (CF-6).
    """
    bank = require_bank(state)
    can = state.within_most(state.funds(bank.seat) + bank.aside, bank.sum) > 0
    return state.preset.raises and excess_stakes(state) > 0 and state.call is None and can


def _trim_marche(flow: Recorder) -> None:
    """Return the part of a marche that its caller need not cover, since the table does (CF-3)."""
    call = flow.state.call
    if call is None or call.kind is not CallKind.MARCHE:
        return
    (caller,) = call.seats
    whole, mine = require_bank(flow.state).sum, flow.state.staked(caller)
    others = sum(flow.state.stakes) - mine
    need = max(whole - others, whole - flow.state.preset.half_of(whole))
    if mine > need:
        flow.emit(StakeCut(caller, mine - need, need))


def ask_match(flow: Recorder) -> None:
    """After a raise, ask the co-banker for their part, if they can afford it (CF-8)."""
    may, co_banker = match_choice(flow.state), flow.state.co_banker
    if may is not None:
        flow.emit(MatchAsked(co_banker, may.amount))
    elif co_banker:
        decline_match(flow)
    else:
        finalize_stakes(flow)


def decline_match(flow: Recorder) -> None:
    """Divide gain and loss by the parts in play from now on (CF-8)."""
    bank = require_bank(flow.state)
    flow.emit(RaiseUnmatched((bank.own, bank.co)))
    finalize_stakes(flow)


def finalize_stakes(flow: Recorder, left_in: int = 0) -> None:
    """Cut the excess stakes, the last in prime first, and start the deal.

    Uncovered units go to the garage, except those `left_in`, or stay in the bank (CF-7, AD-C23).
    """
    cut_back(flow, _by_priority(flow.state))
    open_ = -excess_stakes(flow.state) - left_in
    if open_ > 0 and flow.state.preset.garage:
        flow.emit(lay_aside(flow.state, open_))
    flow.game.covered(flow)


def cut_back(flow: Recorder, ranking: Sequence[Seat]) -> None:
    """Return excess stakes of these seats, starting with the last seat (CF-5)."""
    over = excess_stakes(flow.state)
    for seat in reversed(ranking):
        back = min(over, flow.state.staked(seat))
        if back > 0:
            flow.emit(StakeCut(seat, back, flow.state.staked(seat) - back))
            over -= back


def _by_priority(state: BankState) -> tuple[Seat, ...]:
    """List the seats by the priority of their stakes: callers first, then in prime (CF-5)."""
    callers = state.call.seats if state.call else ()
    return callers + tuple(seat for seat in order(state) if seat not in callers)


def lay_surplus_aside(flow: Recorder) -> None:
    """Put what a win has brought over the bank's maximum into the garages (AD-C24)."""
    most, held = flow.state.preset.most_bank, require_bank(flow.state).sum
    if most is not None and held > most:
        flow.emit(lay_aside(flow.state, held - most))


def lay_aside(state: BankState, units: int) -> LaidAside:
    """Split units for the garages so that the rest is divided like gain and loss (CF-7)."""
    bank = require_bank(state)
    played = bank.sum - units
    co = min(bank.co_part(played, state.preset.rounding_unit), bank.co)
    own = min(played - co, bank.own)
    return LaidAside(
        banker=bank.seat,
        own=bank.own - own,
        co_banker=bank.co_banker,
        co=bank.co - (played - own),
    )
