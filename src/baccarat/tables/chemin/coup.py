"""Play one coup of chemin de fer, and pass the bank on after it (CF-9 to CF-23)."""

from ...cards.card import Card
from ...rules.coup import Outcome, Side
from ..banking.actions import CallBanco, CallKind, LeaveIn, PutUp, SetAside
from ..banking.bank_passing import end_bank, offer_next, offer_suite, open_auction
from ..banking.call_award import Ruling
from ..banking.decide import errand_event
from ..banking.events import (
    AddAsked,
    BankEnds,
    BankPutUp,
    CallsLapsed,
    ChoiceAsked,
    NobodyStaked,
    StakeLost,
    StakesSet,
    StakesStand,
)
from ..banking.game import BankRecorder
from ..banking.law_events import GarageAsked, LeavingAsked, LeftIn
from ..banking.offers import (
    bank_choice,
    excess_stakes,
    late_suivi,
    may_pass_on,
)
from ..banking.settling import collect_win, pay_stake, return_stakes
from ..banking.staking import (
    ask_raise_or_finalize,
    finalize_stakes,
    lay_aside,
    lay_surplus_aside,
    open_doubling,
    stake_call,
)
from ..banking.state import Bank, order, punters, require_bank
from ..common.changeur import Leave
from ..common.chips import Seat
from ..common.shoe import CoupEnded, ShoeEnded
from .events import (
    BankerAsked,
    BankerSpoke,
    CardPassed,
    Event,
    HandLooked,
    HandsDecided,
    HandShown,
    PonteAsked,
    PonteSpoke,
    SuiviAsked,
)
from .legal import leave_choice, set_aside_choice
from .phases import Phase
from .state import State

Flow = BankRecorder[State, Event]


def nobody_staked(flow: Flow) -> None:
    """End a round without stakes: the banker waits once, then gets the bank back (CF-9).

    A bank that never rotates stays (CF-23).
    """
    flow.emit(NobodyStaked())
    bank = require_bank(flow.state)
    if bank.waited and not flow.state.preset.stays:
        end_bank(flow, BankEnds.UNCOVERED)
        offer_next(flow)
    else:
        flow.emit(ChoiceAsked(bank.seat, bank.sum))


def between_coups(flow: Flow) -> bool:
    """Ask for the banker's choice, or offer a free bank; False if a coup can begin."""
    if flow.state.bank is None:
        offer_next(flow)
        return True
    if flow.state.last is not None and bank_choice(flow.state) is not None:
        bank = require_bank(flow.state)
        flow.emit(ChoiceAsked(bank.seat, bank.sum))
        return True
    return False


def after_win(flow: Flow, outcome: Outcome) -> None:
    """End a bank that has lost, or that moves on every decided coup (CF-16, CF-23)."""
    rules = flow.state.preset
    if outcome is Outcome.PLAYER:
        if not (rules.stays and _has_funds_left(require_bank(flow.state))):
            end_bank(flow, BankEnds.LOST)
    elif outcome is Outcome.BANKER and rules.rotation == "decided":
        end_bank(flow, BankEnds.CASHED)


def _has_funds_left(bank: Bank) -> bool:
    """Whether banker and co-banker both still have chips in the bank."""
    return bank.own > 0 and (bank.co > 0 or bank.co_banker is None)


def banker_leaves(flow: Flow, errand: Leave) -> None:
    """Pay out the bank and pass it on, as a suite if its banker could have done so (RM-3).

    A banker bound to deal a coup first leaves it to an auction (AD-C21).

    Between shoes it is only paid out: the next shoe begins with the next bank (CF-22).
    """
    bank, suite = require_bank(flow.state), may_pass_on(flow.state)
    giver = flow.state.bought_from
    between = flow.state.phase is Phase.BETWEEN_SHOES
    return_stakes(flow)
    end_bank(flow, BankEnds.LEFT)
    flow.emit(errand_event(flow, errand))
    if between:
        return
    if suite:
        offer_suite(flow, bank)
    elif giver:
        open_auction(flow, giver)
    else:
        offer_next(flow)


def begin_coup(flow: Flow) -> None:
    """Open a coup: the banker may set aside or add, then doubling and calls follow.

    See AD-C22, CF-16, CF-8 and CF-3.

    A banker who may retire before the first coup is asked about that first, unless bound to deal it
    (AD-C21). A new bank that is not a suite has just been put up, so nothing is added to it
    (CF-19).
    """
    state = flow.state
    bank, new = require_bank(state), require_bank(state).fresh and state.preset.retires_fresh
    if any(state.stakes):
        _ask_to_leave_in(flow)
    elif new and state.phase is not Phase.CHOICE and not state.is_bound_to_deal:
        flow.emit(ChoiceAsked(bank.seat, bank.sum))
    elif state.phase is not Phase.GARAGE and (may := set_aside_choice(state, bank.seat)):
        flow.emit(GarageAsked(bank.seat, may.high))
    elif state.preset.adds and state.held(bank.seat) and not (new and bank.origin is None):
        flow.emit(AddAsked(bank.seat))
    else:
        open_doubling(flow)


def put_up(flow: Flow, seat: Seat, action: PutUp) -> None:
    """Accept a bank that was offered, and open its first coup."""
    flow.emit(BankPutUp(seat, action.amount))
    if flow.state.preset.retires_fresh:
        begin_coup(flow)
    else:
        open_doubling(flow)


def stakes_closed(flow: Flow) -> None:
    """Continue when nobody can stake any more."""
    if not any(flow.state.stakes):
        nobody_staked(flow)
    elif excess_stakes(flow.state) > 0:
        ask_raise_or_finalize(flow)
    else:
        _ask_to_leave_in(flow)


def _ask_to_leave_in(flow: Flow) -> None:
    """Ask about units that no stake covers, where some may stay in the bank (AD-C23, AD-C24)."""
    state = flow.state
    if leave_choice(state):
        flow.emit(LeavingAsked(state.banker, -excess_stakes(state)))
    else:
        finalize_stakes(flow)


def leave_in(flow: Flow, seat: Seat, action: LeaveIn) -> None:
    """Leave units in the bank that no stake covers, and set the rest aside."""
    flow.emit(LeftIn(seat, action.amount))
    finalize_stakes(flow, action.amount)


def set_aside(flow: Flow, seat: Seat, action: SetAside) -> None:
    """Put winnings into the garage, and go on with the coup (AD-C22)."""
    flow.emit(lay_aside(flow.state, action.amount))
    begin_coup(flow)


def start_dealing(flow: Flow) -> None:
    """Announce the ponte and start the deal."""
    flow.emit(StakesSet(ponte(flow.state), sum(flow.state.stakes)))


def ponte(state: State) -> Seat:
    """Return the ponte: the caller, or the largest stake, by prime among equals (CF-10).

    Before the largest comes who had called against a smaller bank (AD-C19).
    """
    if state.call:
        return state.call.seats[0]
    seated = [seat for seat in punters(state) if state.staked(seat)]
    if state.cards_to in seated:
        return state.cards_to
    return max(seated or state.standing_order(), key=state.staked)


TWO_CARDS = 2
PLAYER, BANKER = Side  # constants, because looking up a member of an enum is slow


def next_side(state: State) -> Side | None:
    """Return the hand that gets the next card, or None if the coup is dealt (CF-10, CF-14)."""
    ponte, banker = len(state.coup.player.cards), len(state.coup.banker.cards)
    if banker < TWO_CARDS:
        return PLAYER if ponte == banker else BANKER
    if ponte == TWO_CARDS and state.ponte_draws:
        return PLAYER
    return BANKER if banker == TWO_CARDS and state.banker_draws else None


def deal_card(flow: Flow, card: Card) -> None:
    """Deal a card to the hand that is due; third cards are face up."""
    state = flow.state
    if stop := state.shoe.stop_card(state.preset):
        flow.emit(stop)
    side = next_side(state)
    if side is None:
        raise AssertionError("no card is dealt to a coup that is dealt out")
    third = len(state.coup.hand(side).cards) == TWO_CARDS
    flow.emit(CardPassed(side, card, third))
    if third and side is BANKER:
        finish_coup(flow)
    elif third:
        flow.emit(BankerAsked(state.banker))
    elif len(flow.state.coup.banker.cards) == TWO_CARDS:
        if _may_follow_late(flow.state):
            flow.emit(SuiviAsked(flow.state.suivi))
        else:
            _show_to_holders(flow)


def _may_follow_late(state: State) -> bool:
    """Whether an unused suivi can be called while another holds the cards unseen (AD-C28)."""
    unused = state.preset.suivi_until == "seen" and state.suivi and state.ponte not in state.suivi
    return bool(unused) and all(late_suivi(state, seat) for seat in state.suivi)


def close_suivi(flow: Flow) -> None:
    """Let those who follow have the cards for the whole bank; other stakes go back (AD-C28)."""
    state, answer = flow.state, flow.game.actions.standing_answer
    calls = tuple([seat for seat in state.suivi if answer(state, seat, CallBanco)])
    if calls and calls == state.suivi:
        over = state.call.seats if state.call else ()
        return_stakes(flow)
        flow.emit(stake_call(flow.state, CallKind.SUIVI, Ruling(seats=calls, overruled=over)))
        start_dealing(flow)
    elif calls:
        flow.emit(CallsLapsed(calls))
    _show_to_holders(flow)


def _show_to_holders(flow: Flow) -> None:
    """Let the holders look at their cards. If both do, a natural ends the coup at once (CF-13)."""
    state = flow.state
    flow.emit(HandLooked(PLAYER, state.ponte, state.coup.player.cards))
    if state.preset.information.bank_natural:
        flow.emit(HandLooked(BANKER, state.banker, state.coup.banker.cards))
        if state.coup.natural:
            finish_coup(flow)
            return
    flow.emit(PonteAsked(state.ponte))


def on_ponte_answer(flow: Flow, *, draws: bool) -> None:
    """Record the ponte's answer; only then may the banker reveal a natural (CF-13)."""
    state = flow.state
    flow.emit(PonteSpoke(state.ponte, draws))
    if not state.preset.information.bank_natural:
        flow.emit(HandLooked(BANKER, state.banker, state.coup.banker.cards))
        _show(flow, BANKER)
        if state.coup.banker.natural:
            finish_coup(flow)
            return
    if not draws:
        flow.emit(BankerAsked(state.banker))


def banker_speaks(flow: Flow, *, draws: bool) -> None:
    flow.emit(BankerSpoke(flow.state.banker, draws))
    if not draws:
        finish_coup(flow)


def _show(flow: Flow, side: Side) -> None:
    state = flow.state
    shown = state.ponte_shown if side is PLAYER else state.banker_shown
    if not shown:
        hand = state.coup.hand(side)
        flow.emit(HandShown(side, hand.cards, hand.total, hand.natural))


def finish_coup(flow: Flow) -> None:
    """Show both hands, settle, and end the coup, and the shoe after its last coup."""
    _show(flow, PLAYER)
    _show(flow, BANKER)
    coup = flow.state.coup
    outcome = coup.outcome
    flow.emit(HandsDecided(outcome, coup.player.total, coup.banker.total, coup.natural))
    _settle(flow, outcome)
    after_win(flow, outcome)
    last = flow.state.shoe.coups_left == 1
    flow.emit(CoupEnded())
    if last:
        flow.emit(ShoeEnded())
    else:
        next_coup(flow)


def next_coup(flow: Flow) -> None:
    """Continue after a coup, or at the start of a shoe (CF-22)."""
    if not between_coups(flow):
        begin_coup(flow)


def _settle(flow: Flow, outcome: Outcome) -> None:
    staked = [(seat, s) for seat in order(flow.state) if (s := flow.state.staked(seat))]
    match outcome:
        case Outcome.PLAYER:
            for seat, stake in staked:
                flow.emit(pay_stake(flow.state, seat, stake))
        case Outcome.BANKER:
            for seat, stake in staked:
                flow.emit(StakeLost(seat, stake, flow.state.banker))
            win = sum(stake for _, stake in staked)
            flow.emit(collect_win(flow.state, win, flow.state.preset.tax_on_win(win)))
            lay_surplus_aside(flow)
        case Outcome.TIE if flow.state.preset.tie == "stakes-stand":
            flow.emit(StakesStand())
        case Outcome.TIE:
            return_stakes(flow)
