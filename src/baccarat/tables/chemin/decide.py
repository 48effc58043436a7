"""Turn an action into the events that follow from it, or refuse it."""

from typing import assert_never

from ..common import (
    CHANGEUR,
    HOUSE,
    Buy,
    Cash,
    Close,
    Code,
    Deal,
    Decided,
    DrawCard,
    Errand,
    HandAction,
    Leave,
    Refused,
    Seat,
    Show,
    Sit,
    Stand,
    StartShoe,
    check_actor,
    decide_errand,
    prepared,
)
from .actions import (
    Action,
    AddToBank,
    Answer,
    BankChoice,
    Bid,
    CallBanco,
    Double,
    GiveUpBank,
    HoldBank,
    MatchRaise,
    Pass,
    PassBank,
    Punt,
    PutUp,
    RaiseBank,
    SeatAction,
    TakeBank,
)
from .ask import asked, choice, default, kept, matching, may_close, may_pass_on
from .cover import (
    ask_match,
    ask_next,
    begin,
    close_calls,
    close_stakes,
    leave_unmatched,
    open_calls,
    open_doubling,
    set_stakes,
)
from .events import (
    Answered,
    BankAdded,
    BankDeclined,
    BankEnds,
    BankHeld,
    BankPutUp,
    BankRaised,
    Doubled,
    Event,
    Punted,
    RaiseMatched,
)
from .fault import check
from .flow import Flow, flow_from
from .passing import (
    close_auction,
    close_suite,
    end_bank,
    offer_on,
    offer_suite,
    pass_on,
    return_stakes,
)
from .play import banker_speaks, dealt, finish_coup, onward, ponte_speaks
from .prime import prime
from .state import Phase, State, the_bank


def decide(state: State, seat: Seat, action: Action) -> Decided[State, Event]:
    """Tell what comes of what `seat` asks; raises Refused, and then nothing has happened."""
    flow = flow_from(state)
    match action:
        case StartShoe() | Deal() | Close():
            check_actor(seat, HOUSE, action, state.phase)
            _croupier(flow, action)
        case Sit() | Buy() | Cash() | Leave():
            check_actor(seat, CHANGEUR, action, state.phase)
            _errand(flow, action)
        case _:
            check(state, seat, action)
            _seat(flow, seat, action)
    return flow.decided()


def _croupier(flow: Flow, action: StartShoe | Close | Deal) -> None:
    state = flow.state
    if isinstance(action, Close):
        if not may_close(state):
            raise Refused(Code.NOT_NOW, action, state.phase)
        _close(flow)
    elif before := prepared(state.shoe, state.preset, state.phase, action):
        flow.happen(before)
        if before.ready:
            onward(flow)
    elif isinstance(action, Deal):
        dealt(flow, action.card)


def _close(flow: Flow) -> None:
    """Do the default for those who have not answered, and go on (RM-3)."""
    state = flow.state
    if state.turn:
        _seat(flow, state.turn, default(state, state.turn) or _nothing(state))
        return
    for seat in asked(state):
        late = default(state, seat)
        if late is not None:
            _seat(flow, seat, late)
    match state.phase:
        case Phase.DOUBLE:
            _close_doubling(flow)
        case Phase.CALLS | Phase.BYSTANDERS_CALL:
            close_calls(flow)
        case Phase.STAKES | Phase.BYSTANDERS_STAKE:
            close_stakes(flow)
        case Phase.SUITE:
            close_suite(flow)
            _begin_bank(flow)
        case _:
            close_auction(flow)
            _begin_bank(flow)


def _nothing(state: State) -> Answer:
    """Say no for a seat that is asked alone and can no longer afford a yes."""
    return Punt(0) if state.phase is Phase.STAKES else Pass()


def _close_doubling(flow: Flow) -> None:
    state, amount = flow.state, the_bank(flow.state).sum
    doublers = [seat for seat in prime(state) if kept(state, seat, Double)]
    if doublers:
        flow.happen(Doubled(doublers[0], amount))
    open_calls(flow)


def _begin_bank(flow: Flow) -> None:
    """Open the first coup of a bank that has just been taken."""
    if flow.state.bank is not None:
        begin(flow)


def _seat(flow: Flow, seat: Seat, action: SeatAction) -> None:
    match action:
        case Show() | DrawCard() | Stand():
            _hand(flow, action)
        case HoldBank() | PassBank() | GiveUpBank():
            _bank(flow, seat, action)
        case _:
            _answer(flow, seat, action)


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
            _begin_bank(flow)
        case GiveUpBank():
            end_bank(flow, BankEnds.UNCOVERED)
            offer_on(flow)
        case _:
            assert_never(action)


def _answer(flow: Flow, seat: Seat, answer: Answer) -> None:
    """Take an answer; where one alone is asked, it is the last word."""
    match answer:
        case PutUp(amount):
            flow.happen(BankPutUp(seat, amount))
            open_doubling(flow)
        case AddToBank(amount):
            flow.happen(BankAdded(seat, amount))
            open_doubling(flow)
        case Punt(amount):
            flow.happen(Punted(seat, amount, amount - flow.state.staked(seat)))
            if flow.state.turn:
                ask_next(flow)
        case RaiseBank(amount):
            aside = min(amount, the_bank(flow.state).aside)
            flow.happen(BankRaised(seat, amount - aside, aside))
            ask_match(flow)
        case MatchRaise():
            _match(flow, seat)
            set_stakes(flow)
        case Pass() if flow.state.turn:
            _decline(flow, seat)
        case Pass() | Double() | CallBanco() | TakeBank() | Bid():
            flow.happen(Answered(seat, answer))
        case _:
            assert_never(answer)


def _decline(flow: Flow, seat: Seat) -> None:
    match flow.state.phase:
        case Phase.BANK:
            flow.happen(BankDeclined(seat))
            offer_on(flow)
        case Phase.ADD:
            open_doubling(flow)
        case Phase.STAKES:
            ask_next(flow)
        case Phase.MATCH:
            leave_unmatched(flow)
        case _:
            set_stakes(flow)


def _match(flow: Flow, seat: Seat) -> None:
    """Take the co-banker's part from their garage first; the banker's comes back last in, first."""
    bank, part = the_bank(flow.state), matching(flow.state)
    aside = min(part, bank.co_aside)
    to_purse = min(part, flow.state.raised[0])
    flow.happen(RaiseMatched(bank.seat, seat, part - aside, aside, to_purse, part - to_purse))


def _errand(flow: Flow, errand: Errand) -> None:
    """Do an errand; a banker who leaves is paid out, and one who is asked alone says no first.

    One asked alone who cashes what the answer would take has said no.
    """
    state = flow.state
    decide_errand(state.purses, errand, busy=state.busy, phase=state.phase)
    leaves = isinstance(errand, Leave)
    if leaves and errand.seat == state.banker:
        _leave_bank(flow, errand)
        return
    if leaves and errand.seat == state.turn:
        _seat(flow, errand.seat, default(state, errand.seat) or _nothing(state))
    _happen(flow, errand)
    turn = flow.state.turn
    if isinstance(errand, Cash) and turn == errand.seat and choice(flow.state, turn) is None:
        _decline(flow, turn)


def _happen(flow: Flow, errand: Errand) -> None:
    state = flow.state
    flow.happen(decide_errand(state.purses, errand, busy=lambda _: False, phase=state.phase))


def _leave_bank(flow: Flow, errand: Errand) -> None:
    """Pay the bank out and pass it on, as a suite where it might have been (RM-3).

    Between shoes it is paid out, no more: the next shoe begins with the next bank (CF-22).
    """
    bank, suite = the_bank(flow.state), may_pass_on(flow.state) and not the_bank(flow.state).fresh
    between = flow.state.phase is Phase.BETWEEN_SHOES
    return_stakes(flow)
    end_bank(flow, BankEnds.LEFT)
    _happen(flow, errand)
    if between:
        return
    if suite:
        offer_suite(flow, bank)
        _begin_bank(flow)
    else:
        offer_on(flow)
