"""Turn an action into the events that follow from it, or refuse it."""

from typing import Final, assert_never

from ..banking import (
    EXPLAIN,
    Action,
    BankChoice,
    DrawCard,
    Game,
    GiveUpBank,
    HandAction,
    HoldBank,
    PassBank,
    SeatAction,
    Show,
    Stand,
    answer,
    check,
    chemin_ruling,
    close,
    end_bank,
    errand_done,
    offer_on,
    pass_on,
)
from ..banking.events import BankEnds, BankHeld
from ..common import (
    CHANGEUR,
    HOUSE,
    Buy,
    Cash,
    Close,
    Code,
    Deal,
    Decided,
    Leave,
    Refused,
    Seat,
    Sit,
    StartShoe,
    check_actor,
    prepared,
)
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
    flow = Flow(state, apply, game=GAME)
    match action:
        case StartShoe() | Deal() | Close():
            check_actor(seat, HOUSE, action, state.phase)
            _croupier(flow, action)
        case Sit() | Buy() | Cash() | Leave():
            check_actor(seat, CHANGEUR, action, state.phase)
            errand_done(flow, action)
        case _:
            check(state, seat, action, WINDOWS.choice(state, seat), EXPLAIN)
            _seat(flow, seat, action)
    return flow.decided()


def _croupier(flow: Flow, action: StartShoe | Close | Deal) -> None:
    state = flow.state
    if isinstance(action, Close):
        if not WINDOWS.may_close(state):
            raise Refused(Code.NOT_NOW, action, state.phase)
        close(flow)
    elif before := prepared(state.shoe, state.preset, state.phase, action):
        flow.happen(before)
        if before.ready:
            onward(flow)
    elif isinstance(action, Deal):
        dealt(flow, action.card)


def _seat(flow: Flow, seat: Seat, action: SeatAction) -> None:
    match action:
        case Show() | DrawCard() | Stand():
            _hand(flow, action)
        case HoldBank() | PassBank() | GiveUpBank():
            _bank(flow, seat, action)
        case _:
            answer(flow, seat, action)


def _hand(flow: Flow, action: HandAction) -> None:
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


GAME: Final = Game(
    windows=WINDOWS,
    rule=chemin_ruling,
    act=_seat,
    begin=begin,
    stakes_closed=stakes_closed,
    covered=covered,
    banker_leaves=banker_leaves,
)
