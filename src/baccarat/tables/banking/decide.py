"""Turn an action at a table with a player's bank into what follows from it, or refuse it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ..common import (
    CHANGEUR,
    HOUSE,
    Buy,
    Cash,
    Close,
    Code,
    Deal,
    Errand,
    Errands,
    Leave,
    Refused,
    Seat,
    ShoePhase,
    Sit,
    StartShoe,
    check_actor,
    decide_errand,
    prepared,
)
from .actions import (
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
)
from .coup import (
    ask_match,
    ask_next,
    close_auction,
    close_calls,
    close_doubling,
    close_stakes,
    close_suite,
    leave_unmatched,
    offer_on,
    open_auction,
    open_doubling,
    pass_on,
    set_stakes,
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
from .game import Act, Flow
from .offers import matching
from .refusals import refuse
from .state import STAKES, BankPhase, BankState, the_bank


def act(flow: Flow, seat: Seat, said: Any) -> None:
    """Take what a seat says, or what is said for it, as the flow's game does."""
    flow.game.acts[type(said)](flow, seat, said)


def _noted(flow: Flow, seat: Seat, said: Double | CallBanco | TakeBank | Bid | Pass) -> None:
    flow.happen(Answered(seat, said))


def _passed(flow: Flow, seat: Seat, said: Pass) -> None:
    if flow.state.turn:
        decline(flow, seat)
    else:
        _noted(flow, seat, said)


def _punted(flow: Flow, seat: Seat, said: Punt) -> None:
    """Take a stake; where one alone is asked, it is the last word."""
    amount, state = said.amount, flow.state
    flow.happen(Punted(seat, amount, amount - state.staked(seat)))
    if state.turn:
        ask_next(flow)


def _added(flow: Flow, seat: Seat, said: AddToBank) -> None:
    flow.happen(BankAdded(seat, said.amount))
    open_doubling(flow)


def _raised(flow: Flow, seat: Seat, said: RaiseBank) -> None:
    aside = min(said.amount, the_bank(flow.state).aside)
    flow.happen(BankRaised(seat, said.amount - aside, aside))
    ask_match(flow)


def _matched(flow: Flow, seat: Seat, said: MatchRaise) -> None:
    """Take the co-banker's part from their garage first; the banker's comes back last in, first."""
    bank, part = the_bank(flow.state), matching(flow.state)
    aside = min(part, bank.co_aside)
    to_purse = min(part, flow.state.raised[0])
    flow.happen(RaiseMatched(bank.seat, seat, part - aside, aside, to_purse, part - to_purse))
    set_stakes(flow)


def _held(flow: Flow, seat: Seat, said: HoldBank) -> None:
    flow.happen(BankHeld(seat))
    flow.game.begin(flow)


def _passed_on(flow: Flow, seat: Seat, said: PassBank) -> None:
    pass_on(flow)


ANSWERS: Final[Mapping[type, Act]] = {
    Punt: _punted,
    Pass: _passed,
    Double: _noted,
    CallBanco: _noted,
    TakeBank: _noted,
    Bid: _noted,
    AddToBank: _added,
    RaiseBank: _raised,
    MatchRaise: _matched,
    HoldBank: _held,
    PassBank: _passed_on,
}
"""What comes of an answer to what any bank asks."""


def decline(flow: Flow, seat: Seat) -> None:
    """Take no for an answer from the one who is asked alone."""
    match flow.state.phase:
        case BankPhase.BANK:
            flow.happen(BankDeclined(seat))
            offer_on(flow)
        case BankPhase.ADD:
            open_doubling(flow)
        case BankPhase.STAKES | BankPhase.BYSTANDERS_STAKE:
            ask_next(flow)
        case BankPhase.MATCH:
            leave_unmatched(flow)
        case _:
            set_stakes(flow)


def close(flow: Flow) -> None:
    """Do the default for those who have not answered, and go on (RM-3)."""
    state, game = flow.state, flow.game
    if state.turn:
        act(flow, state.turn, game.windows.default(state, state.turn) or nothing(state))
        return
    for seat in game.windows.asked(state):
        late = game.windows.default(state, seat)
        if late is not None:
            act(flow, seat, late)
    _CLOSE[state.phase](flow)


_CLOSE: Final[Mapping[str, Callable[[Flow], None]]] = {
    BankPhase.DOUBLE: close_doubling,
    BankPhase.CALLS: close_calls,
    BankPhase.BYSTANDERS_CALL: close_calls,
    BankPhase.STAKES: close_stakes,
    BankPhase.BYSTANDERS_STAKE: close_stakes,
    BankPhase.SUITE: close_suite,
    BankPhase.AUCTION: close_auction,
    ShoePhase.BETWEEN_SHOES: open_auction,
}
"""What follows when a window is over, in which several are asked."""


def nothing(state: BankState) -> Answer:
    """Say no for a seat that is asked alone and can no longer afford a yes."""
    return Punt(0) if state.phase == STAKES else Pass()


def take(flow: Flow, seat: Seat, action: Any) -> None:
    """Do what `seat` asks, as the flow's game goes; raises Refused, and nothing has happened."""
    taken: Act = _TAKEN.get(type(action), _of_a_seat)
    taken(flow, seat, action)


def _of_a_seat(flow: Flow, seat: Seat, action: Any) -> None:
    state, game = flow.state, flow.game
    may = game.windows.choice(state, seat)
    if may is None or type(seat) is not int or not may.allows(action):
        refuse(state, seat, action, may, game.explain)
    game.acts[type(action)](flow, seat, action)


def _errand(flow: Flow, seat: Seat, action: Errand) -> None:
    check_actor(seat, CHANGEUR, action, flow.state.phase)
    errand_done(flow, action)


def _close(flow: Flow, seat: Seat, action: Close) -> None:
    state = flow.state
    check_actor(seat, HOUSE, action, state.phase)
    if not flow.game.windows.may_close(state):
        raise Refused(Code.NOT_NOW, action, state.phase)
    close(flow)


def _shoe(flow: Flow, seat: Seat, action: StartShoe | Deal) -> None:
    state = flow.state
    check_actor(seat, HOUSE, action, state.phase)
    if type(action) is StartShoe and state.seeks_bank:
        raise Refused(Code.NOT_NOW, action, state.phase)
    if before := prepared(state.shoe, state.preset, state.phase, action):
        flow.happen(before)
        if before.ready:
            flow.game.ready(flow)
    elif isinstance(action, Deal):
        flow.game.dealt(flow, action.card)


_TAKEN: Final[Mapping[type, Act]] = {
    StartShoe: _shoe,
    Deal: _shoe,
    Close: _close,
    **dict.fromkeys((Sit, Buy, Cash, Leave), _errand),
}
"""What the croupier and the changeur do; the rest is for somebody in a seat."""


def errand_done(flow: Flow, errand: Errand) -> None:
    """Do an errand; a banker who leaves is paid out, and one who is asked alone says no first.

    One asked alone who cashes what the answer would take has said no. Raises Refused.
    """
    state, game = flow.state, flow.game
    decide_errand(state.purses, errand, busy=state.busy, phase=state.phase)
    if isinstance(errand, Leave) and errand.seat == state.banker:
        game.banker_leaves(flow, errand)
        return
    if isinstance(errand, Leave) and errand.seat == state.turn:
        act(flow, errand.seat, game.windows.default(state, errand.seat) or nothing(state))
    flow.happen(errand_event(flow, errand))
    asked_alone = errand.seat == flow.state.turn
    if (
        isinstance(errand, Cash)
        and asked_alone
        and not game.windows.choice(flow.state, errand.seat)
    ):
        act(flow, errand.seat, Pass())


def errand_event(flow: Flow, errand: Errand) -> Errands:
    """Turn an errand into its event, whatever lies in play."""
    state = flow.state
    return decide_errand(state.purses, errand, busy=lambda _: False, phase=state.phase)
