"""Take what seats answer, and close what is open (RM-3)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ..common import Seat, ShoePhase
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
from .covering import (
    ask_match,
    ask_next,
    close_calls,
    close_doubling,
    close_stakes,
    leave_unmatched,
    open_doubling,
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
from .flow import Act, Flow
from .offers import matching
from .passing import close_auction, close_suite, offer_on, open_auction, pass_on
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
