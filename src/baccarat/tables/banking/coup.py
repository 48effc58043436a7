"""Cover the bank: hear the calls, ask for stakes, raise, cut, and lay the rest aside."""

from collections.abc import Sequence

from ..common import Seat
from .actions import CallBanco, CallKind, Double, TakeBank
from .awards import Ruling, best_bid
from .events import (
    AuctionOpened,
    BankEnded,
    BankEnds,
    BankOffered,
    BankPutUp,
    BankWaits,
    BankWon,
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
    StakeReturned,
    StakesAsked,
    StakeWon,
    SuiteOffered,
)
from .game import Flow
from .offers import match_choice, stake_choice, to_cover
from .state import (
    BYSTANDERS_STAKE,
    STAKES,
    Bank,
    BankPhase,
    BankState,
    bystanders,
    order,
    prime,
    punters,
    the_bank,
)


def open_doubling(flow: Flow) -> None:
    """Ask who would double a bank that has no co-banker, if somebody can (CF-8)."""
    state = flow.state
    bank, preset = the_bank(state), state.preset
    able = any(state.means(seat) >= bank.sum for seat in prime(state))
    asks = preset.doubles_any_coup or (preset.co_banker and bank.fresh)
    if asks and bank.co_banker is None and able:
        flow.happen(DoublingOpened(bank.sum))
    else:
        open_calls(flow)


def close_doubling(flow: Flow) -> None:
    """Take in the first in prime who would be co-banker (CF-8)."""
    state, amount = flow.state, the_bank(flow.state).sum
    doublers = [seat for seat in prime(state) if flow.game.windows.kept(state, seat, Double)]
    if doublers:
        flow.happen(Doubled(doublers[0], amount))
    open_calls(flow)


def open_calls(flow: Flow) -> None:
    flow.happen(CallsOpened(the_bank(flow.state).sum, flow.state.suivi))
    if not flow.game.windows.anyone_asked(flow.state):
        close_calls(flow)


def close_calls(flow: Flow) -> None:
    """Rule on the calls; without any, let bystanders call, and then let all stake (CF-6)."""
    ruling = _ruling(flow)
    if ruling.lapsed:
        flow.happen(CallsLapsed(ruling.lapsed))
    if ruling.kind is not None:
        flow.happen(_stands(flow.state, ruling.kind, ruling))
        if ruling.kind in {CallKind.AVEC, CallKind.MARCHE}:
            ask_stakes(flow)
        else:
            set_stakes(flow)
        return
    if flow.state.phase == BankPhase.CALLS and flow.game.windows.has(BankPhase.BYSTANDERS_CALL):
        flow.happen(BystandersMayCall(the_bank(flow.state).sum))
        if flow.game.windows.anyone_asked(flow.state):
            return
    ask_stakes(flow)


def _ruling(flow: Flow) -> Ruling:
    state, windows = flow.state, flow.game.windows
    calls = {
        seat: call.kind for seat in order(state) if (call := windows.kept(state, seat, CallBanco))
    }
    return flow.game.rule(state, calls, tuple(calls))


def _stands(state: BankState, kind: CallKind, ruling: Ruling) -> CallStood:
    """Stake what the call covers; the odd unit of a halved sum is the first caller's."""
    whole = the_bank(state).sum
    half = whole - whole // 2
    shared = len(ruling.seats) > 1
    alone = half if kind is CallKind.AVEC else whole
    amounts = (half, whole - half) if shared else (alone,)
    return CallStood(kind, ruling.seats, amounts, ruling.over, shared)


def ask_stakes(flow: Flow) -> None:
    """Ask all at once, or the first in prime (CF-5)."""
    if flow.state.preset.staking != "open":
        ask_next(flow)
        return
    flow.happen(StakesAsked(0, flow.state.open_units))
    if not flow.game.windows.anyone_asked(flow.state):
        close_stakes(flow)


def ask_next(flow: Flow) -> None:
    """Ask the next who can stake and has not been asked yet: chairs in prime, or who stands."""
    state = flow.state
    if state.phase == BYSTANDERS_STAKE:
        _ask_bystander(flow)
        return
    said = state.answers if state.phase == STAKES else (None,) * len(state.answers)
    for seat in punters(state):
        if said[seat - 1] is None and stake_choice(state, seat) is not None:
            flow.happen(StakesAsked(seat, state.open_units))
            return
    if state.phase != STAKES:
        flow.happen(StakesAsked(0, state.open_units))
    close_stakes(flow)


def _ask_bystander(flow: Flow) -> None:
    """Ask the next who stands, by arrival, while something is left open (CF-6)."""
    state, windows = flow.state, flow.game.windows
    for seat in bystanders(state):
        if state.answers[seat - 1] is None and windows.offer(state, seat) is not None:
            flow.happen(StakesAsked(seat, state.open_units))
            return
    close_stakes(flow)


def close_stakes(flow: Flow) -> None:
    """Let bystanders stake what is open; then see what is covered (CF-6)."""
    state = flow.state
    if state.phase == STAKES and state.open_units and not _all_were_asked(state):
        flow.happen(BystandersMayStake(state.open_units))
        if flow.state.preset.bystanders_in_turn:
            _ask_bystander(flow)
            return
        if flow.game.windows.anyone_asked(flow.state):
            return
    _trim_marche(flow)
    flow.game.stakes_closed(flow)


def _all_were_asked(state: BankState) -> bool:
    """Whether bystanders were asked with the chairs, as an open bank has them (BB-2)."""
    return state.asks_all and state.preset.bystanders_in_turn


def raise_or_set(flow: Flow) -> None:
    """Ask the banker to cover what the seats staked beyond the bank; else cut it (CF-5)."""
    state = flow.state
    if _may_raise(state):
        flow.happen(RaiseAsked(state.banker, to_cover(state)))
    else:
        set_stakes(flow)


def _may_raise(state: BankState) -> bool:
    """Whether the banker may cover what the seats staked beyond the bank (CF-5).

    Bystanders have no more than what the seats leave open, and so nothing to raise for (CF-6).
    """
    bank, over = the_bank(state), to_cover(state) > 0 and state.phase == STAKES
    can = state.means(bank.seat) + bank.aside > 0
    return state.preset.raises and over and state.call is None and can


def _trim_marche(flow: Flow) -> None:
    """Give back what the caller of a marche need not cover, as the table does (CF-3)."""
    call = flow.state.call
    if call is None or call.kind is not CallKind.MARCHE:
        return
    (caller,) = call.seats
    whole, mine = the_bank(flow.state).sum, flow.state.staked(caller)
    others = sum(flow.state.stakes) - mine
    need = max(whole - others, whole - whole // 2)
    if mine > need:
        flow.happen(StakeCut(caller, mine - need, need))


def ask_match(flow: Flow) -> None:
    """After a raise, ask the co-banker for their part, if they have it (CF-8)."""
    may, co_banker = match_choice(flow.state), flow.state.co_banker
    if may is not None:
        flow.happen(MatchAsked(co_banker, may.amount))
    elif co_banker:
        leave_unmatched(flow)
    else:
        set_stakes(flow)


def leave_unmatched(flow: Flow) -> None:
    """Share from now on by what each has in play (CF-8)."""
    bank = the_bank(flow.state)
    flow.happen(RaiseUnmatched((bank.own, bank.co)))
    set_stakes(flow)


def set_stakes(flow: Flow) -> None:
    """Cut what exceeds the bank, last in prime first, and let the cards come.

    What is open goes au garage, or stays in the bank (CF-7).
    """
    cut_back(flow, _ranking(flow.state))
    open_ = -to_cover(flow.state)
    if open_ > 0 and flow.state.preset.garage:
        flow.happen(_laid_aside(flow.state, open_))
    flow.game.covered(flow)


def cut_back(flow: Flow, ranking: Sequence[Seat]) -> None:
    """Give back what exceeds the bank, as far as it is of these seats, the last first (CF-5)."""
    over = to_cover(flow.state)
    for seat in reversed(ranking):
        back = min(over, flow.state.staked(seat))
        if back > 0:
            flow.happen(StakeCut(seat, back, flow.state.staked(seat) - back))
            over -= back


def _ranking(state: BankState) -> tuple[Seat, ...]:
    """Order the stakes by their right to be played: a caller's first, then by prime (CF-5)."""
    callers = state.call.seats if state.call else ()
    return callers + tuple(seat for seat in order(state) if seat not in callers)


def _laid_aside(state: BankState, open_: int) -> LaidAside:
    """Split what is open so that what stays in play is shared as gain and loss are (CF-7)."""
    bank = the_bank(state)
    played = bank.sum - open_
    co = min(bank.co_part(played), bank.co)
    own = min(played - co, bank.own)
    return LaidAside(
        banker=bank.seat,
        own=bank.own - own,
        co_banker=bank.co_banker,
        co=bank.co - (played - own),
    )


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
