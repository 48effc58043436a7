"""Turn an action into the events that follow from it, or refuse it."""

from collections.abc import Callable
from typing import Any, Final, assert_never

from ..banking import (
    BankEvent,
    DrawCard,
    Game,
    HoldBank,
    Pass,
    PassBank,
    PutUp,
    Show,
    Stand,
    answer,
    pass_on,
    take,
    to_cover,
)
from ..banking.events import BankEnds, BankHeld, BankPutUp
from ..common import Decided, Seat
from .actions import (
    AcceptAll,
    Action,
    BidOpen,
    ClaimBanco,
    NameCutter,
    OwnAction,
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
from .going import banker_leaves, lose_bank, shoe_ready
from .hands import TableSide
from .play import banker_speaks, dealt, side_shows, side_speaks
from .state import Phase, State


def decide(state: State, seat: Seat, action: Action) -> Decided[State, Event | BankEvent]:
    """Tell what comes of what `seat` asks; raises Refused, and then nothing has happened."""
    flow = Flow(state, apply, game=GAME)
    take(flow, seat, action)
    return flow.decided()


_HANDS: Final = {Phase.RIGHT: TableSide.RIGHT, Phase.LEFT: TableSide.LEFT}


def _seat(flow: Flow, seat: Seat, action: Any) -> None:
    match action:
        case Show():
            side_shows(flow, _HANDS[flow.state.phase])
        case DrawCard() | Stand():
            draws = isinstance(action, DrawCard)
            if flow.state.phase is Phase.BANKER:
                banker_speaks(flow, draws=draws)
            else:
                side_speaks(flow, _HANDS[flow.state.phase], draws=draws)
        case HoldBank():
            flow.happen(BankHeld(seat))
            begin(flow)
        case PassBank():
            pass_on(flow)
        case PutUp(amount):
            flow.happen(BankPutUp(seat, amount))
            begin(flow)
        case Pass() if flow.state.phase in _WITHOUT_MONEY:
            _WITHOUT_MONEY[flow.state.phase](flow)
        case BidOpen() | ClaimBanco() | StakeOn() | TopUp() | AcceptAll() | Refill() | NameCutter():
            _own(flow, seat, action)
        case _:
            answer(flow, seat, action)


def _own(flow: Flow, seat: Seat, action: OwnAction) -> None:
    state = flow.state
    match action:
        case BidOpen():
            flow.happen(BankPutUp(seat, state.preset.minimum))
            flow.happen(BankOpened(seat))
            begin(flow)
        case ClaimBanco(a_cheval):
            flow.happen(Claimed(seat, a_cheval))
        case StakeOn(amount, side):
            flow.happen(SideStaked(seat, side, amount, amount - state.staked(seat)))
        case TopUp():
            flow.happen(ToppedUp(seat, to_cover(state)))
            covered(flow)
        case AcceptAll():
            flow.happen(AllAccepted(seat, to_cover(state)))
            covered(flow)
        case NameCutter(cutter):
            flow.happen(CutterNamed(seat, cutter))
        case Refill():
            flow.happen(Refilled(seat, refill(state)))
            begin(flow)
        case _:
            assert_never(action)


_WITHOUT_MONEY: Final[dict[Phase, Callable[[Flow], None]]] = {
    Phase.ACCEPT: covered,
    Phase.TOP_UP: lambda flow: lose_bank(flow, BankEnds.UNCOVERED),
    Phase.REFILL: lambda flow: lose_bank(flow, BankEnds.LOST),
}
"""What comes of a banker's no, where they are asked for more money."""

GAME: Final = Game(
    windows=WINDOWS,
    explain=EXPLAIN,
    ready=shoe_ready,
    dealt=dealt,
    rule=ruling,
    act=_seat,
    begin=begin,
    stakes_closed=stakes_closed,
    covered=covered,
    banker_leaves=banker_leaves,
)
