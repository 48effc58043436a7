"""Take what seats answer, and close what is open (RM-3)."""

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from ..common import Seat, ShoePhase
from .actions import (
    AddToBank,
    Answer,
    Bid,
    CallBanco,
    Double,
    MatchRaise,
    Pass,
    Punt,
    PutUp,
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
    BankPutUp,
    BankRaised,
    Punted,
    RaiseMatched,
)
from .flow import Flow
from .offers import matching
from .passing import close_auction, close_suite, offer_on, open_auction
from .state import BankPhase, BankState, the_bank


def answer(flow: Flow, seat: Seat, said: Answer) -> None:
    """Take an answer; where one alone is asked, it is the last word."""
    match said:
        case Punt(amount):
            flow.happen(Punted(seat, amount, amount - flow.state.staked(seat)))
            if flow.state.turn:
                ask_next(flow)
        case Pass() if flow.state.turn:
            decline(flow, seat)
        case Pass() | Double() | CallBanco() | TakeBank() | Bid():
            flow.happen(Answered(seat, said))
        case PutUp(amount):
            flow.happen(BankPutUp(seat, amount))
            open_doubling(flow)
        case AddToBank(amount):
            flow.happen(BankAdded(seat, amount))
            open_doubling(flow)
        case RaiseBank(amount):
            aside = min(amount, the_bank(flow.state).aside)
            flow.happen(BankRaised(seat, amount - aside, aside))
            ask_match(flow)
        case MatchRaise():
            _match(flow, seat)
            set_stakes(flow)
        case _:
            assert_never(said)


def decline(flow: Flow, seat: Seat) -> None:
    """Take no for an answer from the one who is asked alone."""
    match flow.state.phase:
        case BankPhase.BANK:
            flow.happen(BankDeclined(seat))
            offer_on(flow)
        case BankPhase.ADD:
            open_doubling(flow)
        case BankPhase.STAKES:
            ask_next(flow)
        case BankPhase.MATCH:
            leave_unmatched(flow)
        case _:
            set_stakes(flow)


def _match(flow: Flow, seat: Seat) -> None:
    """Take the co-banker's part from their garage first; the banker's comes back last in, first."""
    bank, part = the_bank(flow.state), matching(flow.state)
    aside = min(part, bank.co_aside)
    to_purse = min(part, flow.state.raised[0])
    flow.happen(RaiseMatched(bank.seat, seat, part - aside, aside, to_purse, part - to_purse))


def close(flow: Flow) -> None:
    """Do the default for those who have not answered, and go on (RM-3)."""
    state, game = flow.state, flow.game
    if state.turn:
        game.act(flow, state.turn, game.windows.default(state, state.turn) or nothing(state))
        return
    for seat in game.windows.asked(state):
        late = game.windows.default(state, seat)
        if late is not None:
            game.act(flow, seat, late)
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
    return Punt(0) if state.phase == BankPhase.STAKES else Pass()
