"""Turn an action at a table with a player's bank into its events, or refuse it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ..common.changeur import Buy, Cash, ChangeurAction, ChangeurEvent, Leave, Sit, decide_changeur
from ..common.chips import CHANGEUR, HOUSE, Seat
from ..common.refusal import RefusalCode, Refused, check_actor
from ..common.shoe import CallLast, Close, Deal, ShoePhase, StartShoe, shoe_event
from .actions import (
    AcceptPartner,
    AddToBank,
    Answer,
    Bid,
    CallBanco,
    Double,
    HoldBank,
    MatchRaise,
    Pass,
    PassBank,
    Punt,
    RaiseBank,
    TakeBank,
    TakeBankAt,
)
from .bank_passing import (
    close_auction,
    close_suite,
    knock_down,
    lose_seat,
    offer_next,
    open_auction,
    pass_bank,
)
from .events import (
    Answered,
    BankAdded,
    BankDeclined,
    BankHeld,
    BankRaised,
    Punted,
    RaiseMatched,
)
from .game import Act, Recorder
from .offers import co_banker_share_of_raise
from .phases import STAKES, BankPhase
from .refusals import refuse
from .staking import (
    accept_partner,
    ask_match,
    ask_next,
    close_calls,
    close_doubling,
    close_stakes,
    decline_match,
    finalize_stakes,
    open_doubling,
    refuse_partner,
)
from .state import BankState, require_bank


def dispatch_answer(flow: Recorder, seat: Seat, said: Any) -> None:
    """Handle a seat's answer, or the action taken for it, in the way of its game."""
    flow.game.acts[type(said)](flow, seat, said)


def _record_answer(
    flow: Recorder, seat: Seat, said: Double | CallBanco | TakeBank | TakeBankAt | Bid | Pass
) -> None:
    flow.emit(Answered(seat, said))


def _pass(flow: Recorder, seat: Seat, said: Pass) -> None:
    if flow.state.turn:
        decline(flow, seat)
    else:
        _record_answer(flow, seat, said)


def _take_bank(flow: Recorder, seat: Seat, said: TakeBank) -> None:
    """Record that a seat would take the bank; a seat asked alone gets it at once.

    That is its giver (AD-C16), or the neighbour bound to hold it (AD-C18).
    """
    if flow.state.turn:
        knock_down(flow, seat, flow.state.price)
    else:
        _record_answer(flow, seat, said)


def _punt(flow: Recorder, seat: Seat, said: Punt) -> None:
    """Record a stake; if only this seat is asked, its question is then over."""
    amount, state = said.amount, flow.state
    flow.emit(Punted(seat, amount, amount - state.staked(seat)))
    if state.turn:
        ask_next(flow)


def _add(flow: Recorder, seat: Seat, said: AddToBank) -> None:
    flow.emit(BankAdded(seat, said.amount))
    open_doubling(flow)


def _raise(flow: Recorder, seat: Seat, said: RaiseBank) -> None:
    aside = min(said.amount, require_bank(flow.state).aside)
    flow.emit(BankRaised(seat, said.amount - aside, aside))
    ask_match(flow)


def _accept(flow: Recorder, seat: Seat, said: AcceptPartner) -> None:
    accept_partner(flow)


def _match(flow: Recorder, seat: Seat, said: MatchRaise) -> None:
    """Take the co-banker's part from their garage first, and return the banker's excess.

    The excess goes back to the banker's purse first.
    """
    bank, part = require_bank(flow.state), co_banker_share_of_raise(flow.state)
    aside = min(part, bank.co_aside)
    to_purse = min(part, flow.state.raised[0])
    flow.emit(RaiseMatched(bank.seat, seat, part - aside, aside, to_purse, part - to_purse))
    finalize_stakes(flow)


def _hold(flow: Recorder, seat: Seat, said: HoldBank) -> None:
    flow.emit(BankHeld(seat))
    flow.game.begin(flow)


def _pass_on(flow: Recorder, seat: Seat, said: PassBank) -> None:
    pass_bank(flow)


ANSWERS: Final[Mapping[type, Act]] = {
    Punt: _punt,
    Pass: _pass,
    Double: _record_answer,
    AcceptPartner: _accept,
    CallBanco: _record_answer,
    TakeBank: _take_bank,
    TakeBankAt: _record_answer,
    Bid: _record_answer,
    AddToBank: _add,
    RaiseBank: _raise,
    MatchRaise: _match,
    HoldBank: _hold,
    PassBank: _pass_on,
}
"""The handlers of the answers that every bank asks for."""


def decline(flow: Recorder, seat: Seat) -> None:
    """Handle a refusal by the only seat that is asked."""
    match flow.state.phase:
        case BankPhase.BANK:
            costs_seat = flow.state.refusal_costs_seat(seat)
            flow.emit(BankDeclined(seat))
            if costs_seat:
                lose_seat(flow, seat)
            offer_next(flow)
        case BankPhase.AUCTION:
            lose_seat(flow, seat)
            offer_next(flow)
        case BankPhase.ADD:
            open_doubling(flow)
        case BankPhase.GARAGE:
            flow.game.begin(flow)
        case BankPhase.DOUBLE:
            refuse_partner(flow)
        case BankPhase.SUITE:
            open_auction(flow)
        case BankPhase.STAKES | BankPhase.BYSTANDERS_STAKE:
            ask_next(flow)
        case BankPhase.MATCH:
            decline_match(flow)
        case _:
            finalize_stakes(flow)


def close(flow: Recorder) -> None:
    """Take the timeout action of every seat that has not answered, and continue (RM-3)."""
    state, game = flow.state, flow.game
    if state.turn:
        dispatch_answer(
            flow,
            state.turn,
            game.actions.timeout_action(state, state.turn) or decline_action(state),
        )
        return
    for seat in game.actions.to_act(state):
        late = game.actions.timeout_action(state, seat)
        if late is not None:
            dispatch_answer(flow, seat, late)
    (_CLOSE.get(state.phase) or game.closes[state.phase])(flow)


_CLOSE: Final[Mapping[str, Callable[[Recorder], None]]] = {
    BankPhase.DOUBLE: close_doubling,
    BankPhase.CALLS: close_calls,
    BankPhase.BYSTANDERS_CALL: close_calls,
    BankPhase.STAKES: close_stakes,
    BankPhase.BYSTANDERS_STAKE: close_stakes,
    BankPhase.SUITE: close_suite,
    BankPhase.AUCTION: close_auction,
    ShoePhase.BETWEEN_SHOES: open_auction,
}
"""What follows when a question to several seats is closed."""


def decline_action(state: BankState) -> Answer:
    """Return the refusal of a seat that alone is asked and can no longer afford to accept."""
    return Punt(0) if state.phase == STAKES else Pass()


def take(flow: Recorder, seat: Seat, action: Any) -> None:
    """Handle an action of `seat`; raises Refused without any effect."""
    taken: Act = _TAKEN.get(type(action), _seat_action)
    taken(flow, seat, action)


def _seat_action(flow: Recorder, seat: Seat, action: Any) -> None:
    state, game = flow.state, flow.game
    may = game.actions.choice(state, seat)
    if may is None or type(seat) is not int or not may.allows(action):
        refuse(state, seat, action, may, game.explain)
    game.acts[type(action)](flow, seat, action)


def _errand(flow: Recorder, seat: Seat, action: ChangeurAction) -> None:
    check_actor(seat, CHANGEUR, action, flow.state.phase)
    errand_done(flow, action)


def _close(flow: Recorder, seat: Seat, action: Close) -> None:
    state = flow.state
    check_actor(seat, HOUSE, action, state.phase)
    actions = flow.game.actions
    if not (actions.may_close(state) and actions.closing(state).allows(action)):
        raise Refused(RefusalCode.NOT_NOW, action, state.phase)
    flow.game.draw_lot(flow, action.lot)
    close(flow)


def _call_last(flow: Recorder, seat: Seat, action: CallLast) -> None:
    state = flow.state
    check_actor(seat, HOUSE, action, state.phase)
    flow.emit(state.shoe.call_last(action, state.phase))


def _shoe(flow: Recorder, seat: Seat, action: StartShoe | Deal) -> None:
    state = flow.state
    check_actor(seat, HOUSE, action, state.phase)
    if type(action) is StartShoe and (state.needs_banker or state.waits_for_players):
        raise Refused(RefusalCode.NOT_NOW, action, state.phase)
    if before := shoe_event(state.shoe, state.preset, state.phase, action):
        flow.emit(before)
        if before.ready:
            flow.game.ready(flow)
    elif isinstance(action, Deal):
        flow.game.dealt(flow, action.card)


_TAKEN: Final[Mapping[type, Act]] = {
    StartShoe: _shoe,
    Deal: _shoe,
    Close: _close,
    CallLast: _call_last,
    **dict.fromkeys((Sit, Buy, Cash, Leave), _errand),
}
"""The handlers of the actions of croupier and changeur; seats have all others."""


def errand_done(flow: Recorder, errand: ChangeurAction) -> None:
    """Carry out an action of the changeur; raises Refused.

    A banker who leaves is paid out. A seat that alone is asked declines before it leaves, or when
    it cashes the chips that its answer would need.
    """
    state, game = flow.state, flow.game
    decide_changeur(state.purses, errand, busy=state.has_chips_in_play, phase=state.phase)
    if isinstance(errand, Leave) and errand.seat == state.banker:
        game.banker_leaves(flow, errand)
        return
    if isinstance(errand, Leave) and errand.seat == state.turn:
        dispatch_answer(
            flow,
            errand.seat,
            game.actions.timeout_action(state, errand.seat) or decline_action(state),
        )
        if not flow.state.is_occupied(errand.seat):  # the refusal has cost the seat
            return
    flow.emit(errand_event(flow, errand))
    asked_alone = errand.seat == flow.state.turn
    if (
        isinstance(errand, Cash)
        and asked_alone
        and not game.actions.choice(flow.state, errand.seat)
    ):
        dispatch_answer(flow, errand.seat, Pass())


def errand_event(flow: Recorder, errand: ChangeurAction) -> ChangeurEvent:
    """Return the event of a changeur's action, even if chips are in play."""
    state = flow.state
    return decide_changeur(state.purses, errand, busy=lambda _: False, phase=state.phase)
