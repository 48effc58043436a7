"""Turn an action into the events that follow from it, or refuse it."""

from collections.abc import Callable, Mapping
from typing import Final

from ..banking import (
    ANSWERS,
    Act,
    BankEvent,
    DrawCard,
    Game,
    Pass,
    PutUp,
    Show,
    Stand,
    ask_next,
    take,
    to_cover,
)
from ..banking.events import BankEnds, BankPutUp
from ..common import Decided, Seat
from .actions import (
    AcceptAll,
    Action,
    BidOpen,
    ClaimBanco,
    NameCutter,
    Refill,
    StakeOn,
    TopUp,
)
from .apply import apply
from .ask import WINDOWS, refill
from .claims import ruling
from .cover import begin, covered, stakes_closed
from .events import (
    AllAccepted,
    BankOpened,
    Claimed,
    CutterNamed,
    Event,
    Refilled,
    SideStaked,
    ToppedUp,
)
from .fault import EXPLAIN
from .flow import Flow
from .going import banker_leaves, give_up, lose_bank, shoe_ready
from .hands import TableSide
from .play import banker_speaks, dealt, side_shows, side_speaks
from .state import Phase, State


def decide(state: State, seat: Seat, action: Action) -> Decided[State, Event | BankEvent]:
    """Tell what comes of what `seat` asks; raises Refused, and then nothing has happened."""
    flow = Flow(state, apply, game=GAME)
    take(flow, seat, action)
    return flow.decided()


def _shown(flow: Flow, seat: Seat, action: Show) -> None:
    side_shows(flow, _HANDS[flow.state.phase])


def _spoken(flow: Flow, seat: Seat, action: DrawCard | Stand) -> None:
    phase, draws = flow.state.phase, isinstance(action, DrawCard)
    if phase is Phase.BANKER:
        banker_speaks(flow, draws=draws)
    else:
        side_speaks(flow, _HANDS[phase], draws=draws)


def _put_up(flow: Flow, seat: Seat, action: PutUp) -> None:
    flow.happen(BankPutUp(seat, action.amount))
    begin(flow)


def _passed(flow: Flow, seat: Seat, action: Pass) -> None:
    if without := _WITHOUT_MONEY.get(flow.state.phase):
        without(flow)
    else:
        ANSWERS[Pass](flow, seat, action)


def _bid_open(flow: Flow, seat: Seat, action: BidOpen) -> None:
    flow.happen(BankPutUp(seat, flow.state.preset.minimum))
    flow.happen(BankOpened(seat))
    begin(flow)


def _claimed(flow: Flow, seat: Seat, action: ClaimBanco) -> None:
    flow.happen(Claimed(seat, action.a_cheval))


def _staked(flow: Flow, seat: Seat, action: StakeOn) -> None:
    amount = action.amount
    flow.happen(SideStaked(seat, action.side, amount, amount - flow.state.staked(seat)))
    if flow.state.turn:
        ask_next(flow)


def _topped_up(flow: Flow, seat: Seat, action: TopUp) -> None:
    flow.happen(ToppedUp(seat, to_cover(flow.state)))
    covered(flow)


def _accepted(flow: Flow, seat: Seat, action: AcceptAll) -> None:
    flow.happen(AllAccepted(seat, to_cover(flow.state)))
    covered(flow)


def _refilled(flow: Flow, seat: Seat, action: Refill) -> None:
    flow.happen(Refilled(seat, refill(flow.state)))
    begin(flow)


def _named(flow: Flow, seat: Seat, action: NameCutter) -> None:
    flow.happen(CutterNamed(seat, action.cutter))


_HANDS: Final = {Phase.RIGHT: TableSide.RIGHT, Phase.LEFT: TableSide.LEFT}

_WITHOUT_MONEY: Final[dict[Phase, Callable[[Flow], None]]] = {
    Phase.ACCEPT: covered,
    Phase.TOP_UP: give_up,
    Phase.REFILL: lambda flow: lose_bank(flow, BankEnds.LOST),
}
"""What comes of a banker's no, where they are asked for more money."""

ACTS: Final[Mapping[type, Act]] = {
    **ANSWERS,
    Show: _shown,
    DrawCard: _spoken,
    Stand: _spoken,
    PutUp: _put_up,
    Pass: _passed,
    BidOpen: _bid_open,
    ClaimBanco: _claimed,
    StakeOn: _staked,
    TopUp: _topped_up,
    AcceptAll: _accepted,
    Refill: _refilled,
    NameCutter: _named,
}
"""What comes of each action of a seat; the other answers are any bank's."""

GAME: Final = Game(
    windows=WINDOWS,
    explain=EXPLAIN,
    ready=shoe_ready,
    dealt=dealt,
    rule=ruling,
    acts=ACTS,
    begin=begin,
    stakes_closed=stakes_closed,
    covered=covered,
    banker_leaves=banker_leaves,
)
