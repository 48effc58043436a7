"""Turn an action into the events that follow from it, or refuse it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, assert_never, get_args

from ..banking import (
    EXPLAIN,
    Action,
    BankChoice,
    BankFlow,
    DrawCard,
    Game,
    GiveUpBank,
    HandAction,
    HoldBank,
    PassBank,
    SeatAction,
    Show,
    answer,
    chemin_ruling,
    end_bank,
    offer_on,
    pass_on,
    take,
)
from ..banking.events import BankEnds, BankHeld
from ..common import Decided, Seat
from .apply import apply
from .ask import WINDOWS
from .cover import begin, covered, stakes_closed
from .events import Event
from .flow import Flow
from .passing import banker_leaves
from .play import banker_speaks, dealt, finish_coup, onward, ponte_speaks
from .state import Phase, State


def decide(state: State, seat: Seat, action: Action) -> Decided[State, Event]:
    """Tell what comes of what `seat` asks; raises Refused, and then nothing has happened."""
    flow: Flow = BankFlow(state, apply, game=GAME)
    take(flow, seat, action)
    return flow.decided()


def _seat(flow: Flow, seat: Seat, action: SeatAction) -> None:
    _OWN.get(type(action), answer)(flow, seat, action)


def _hand(flow: Flow, seat: Seat, action: HandAction) -> None:
    if isinstance(action, Show):
        finish_coup(flow)
    elif flow.state.phase is Phase.PONTE:
        ponte_speaks(flow, draws=isinstance(action, DrawCard))
    else:
        banker_speaks(flow, draws=isinstance(action, DrawCard))


def _bank(flow: Flow, seat: Seat, action: BankChoice) -> None:
    match action:
        case HoldBank():
            flow.happen(BankHeld(seat))
            begin(flow)
        case PassBank():
            pass_on(flow)
        case GiveUpBank():
            end_bank(flow, BankEnds.UNCOVERED)
            offer_on(flow)
        case _:
            assert_never(action)


_OWN: Final[Mapping[type, Callable[[Flow, Seat, Any], None]]] = {
    **dict.fromkeys(get_args(HandAction), _hand),
    **dict.fromkeys(get_args(BankChoice), _bank),
}
"""What this game answers by itself; the rest is any bank's."""

GAME: Final = Game(
    windows=WINDOWS,
    explain=EXPLAIN,
    ready=onward,
    dealt=dealt,
    rule=chemin_ruling,
    act=_seat,
    begin=begin,
    stakes_closed=stakes_closed,
    covered=covered,
    banker_leaves=banker_leaves,
)
