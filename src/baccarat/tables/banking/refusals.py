"""Explain why a seat's action is refused."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NoReturn

from ..common.chips import Seat, is_int
from ..common.contract import Choice as May
from ..common.refusal import RefusalCode, RefusalDetail, Refused, check_seat
from .actions import (
    SEAT_ACTIONS,
    AcceptPartner,
    AddToBank,
    AmountAction,
    BankIncrease,
    Bid,
    CallBanco,
    CallKind,
    Double,
    GiveUpBank,
    HoldBank,
    LeaveIn,
    MatchRaise,
    MayName,
    Pass,
    PassBank,
    Punt,
    PutUp,
    RaiseBank,
    SeatAction,
    SetAside,
    Staking,
    TakeBank,
    TakeBankAt,
    WithinBank,
    action_tag,
)
from .auction import best_bid, least_bid
from .hand_choices import AskTable, DrawCard, MaySpeak, Show, Stand
from .offers import allowed_calls, excess_stakes, takes_more
from .phases import COUP_PHASES, BankPhase
from .state import BankState, doublers, takers

_STAKING: Final = frozenset({BankPhase.STAKES, BankPhase.BYSTANDERS_STAKE})
_CALLING: Final = frozenset({BankPhase.CALLS, BankPhase.BYSTANDERS_CALL})
_ASKS: Final[Mapping[str, type]] = {
    BankPhase.BANK: PutUp,
    BankPhase.AUCTION: Bid,
    BankPhase.SUITE: TakeBankAt,
    BankPhase.STAKES: Staking,
    BankPhase.BYSTANDERS_STAKE: Staking,
}
_SPEAKING: Final = frozenset({BankPhase.PONTE, BankPhase.RIGHT, BankPhase.LEFT, BankPhase.BANKER})


Explain = Callable[[Any, Seat, Any, Any], Iterator[RefusalDetail]]
"""Yields the faults of an action of one kind, given the seat's choice, if any."""


def refuse(
    state: BankState, seat: Seat, action: Any, may: May | None, explain: Mapping[type, Explain]
) -> NoReturn:
    """Raise Refused for the first fault of an action by a seat whose choice is `may`."""
    check_seat(state.purses, seat, action, state.phase)
    for code, limit in _faults(state, seat, action, may, explain):
        raise Refused(code, action, state.phase, limit)
    raise Refused(RefusalCode.NOT_NOW, action, state.phase)


def _faults(
    state: BankState, seat: Seat, action: Any, may: May | None, explain: Mapping[type, Explain]
) -> Iterator[RefusalDetail]:
    if isinstance(action, AmountAction):
        yield from _bad_amount(state, seat, action)
    if type(action) in explain:
        yield from explain[type(action)](state, seat, action, may)
    elif type(action) in SEAT_ACTIONS and state.turn not in {0, seat}:
        yield RefusalCode.NOT_ASKED, None
    if isinstance(action, AmountAction):
        yield from _out_of_range(state, seat, action, may)


def _bad_amount(state: BankState, seat: Seat, action: AmountAction) -> Iterator[RefusalDetail]:
    if not is_int(action.amount):
        yield RefusalCode.AMOUNT_NOT_WHOLE, None
    elif action.amount < 0 and isinstance(action, BankIncrease) and seat == state.banker:
        yield RefusalCode.BANK_IS_HELD, None
    elif action.amount < 0 or (action.amount == 0 and not isinstance(action, Staking)):
        yield RefusalCode.AMOUNT_NOT_POSITIVE, None


def _out_of_range(
    state: BankState, seat: Seat, action: AmountAction, may: May | None
) -> Iterator[RefusalDetail]:
    """Yield the limit that an amount breaks, in the phase that asks for it."""
    held = state.held(seat) if isinstance(action, Staking) else state.funds(seat)
    if isinstance(may, MayName) and action_tag(action) == may.what:
        if action.amount < may.low:
            yield _too_low(state, action, may.low)
        if action.amount > may.high:
            yield _too_high(state, seat, action, may.high)
        yield RefusalCode.NOT_A_STEP, may.step
    elif isinstance(action, Bid) and state.phase == BankPhase.AUCTION and action.amount <= held:
        yield _too_low(state, action, least_bid(state, seat))
    elif _asks_for(state, action):
        yield RefusalCode.OVER_PURSE, held


def _asks_for(state: BankState, action: AmountAction) -> bool:
    return isinstance(action, _ASKS.get(state.phase, ()))


def _too_low(state: BankState, action: AmountAction, low: int) -> RefusalDetail:
    beaten = isinstance(action, Bid) and low > state.preset.minimum
    return (RefusalCode.BELOW_BID if beaten else RefusalCode.BELOW_MINIMUM), low


def _too_high(state: BankState, seat: Seat, action: AmountAction, high: int) -> RefusalDetail:
    """Return whether the purse or the bank sets the limit."""
    stakes = isinstance(action, Staking)
    owns = state.held(seat) + state.staked(seat) if stakes else state.funds(seat)
    if isinstance(action, RaiseBank) and state.bank:
        owns += state.bank.aside
        return (
            RefusalCode.ABOVE_MAXIMUM if high == excess_stakes(state) else RefusalCode.OVER_PURSE
        ), high
    if isinstance(action, WithinBank):
        return RefusalCode.ABOVE_MAXIMUM, high
    return (RefusalCode.OVER_PURSE if high == owns else RefusalCode.ABOVE_MAXIMUM), high


def _put_up(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if state.phase != BankPhase.BANK:
        yield RefusalCode.NOT_NOW, None
    elif state.is_bystander(seat) or state.turn not in {0, seat}:
        yield RefusalCode.NOT_ASKED, None


def _double(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if seat == state.banker:
        yield RefusalCode.OWN_BANK, None
    elif state.phase == BankPhase.DOUBLE and state.turn:
        yield RefusalCode.NOT_ASKED, None
    elif state.phase == BankPhase.DOUBLE and seat in doublers(state):
        yield RefusalCode.OVER_PURSE, state.held(seat)
    elif state.phase == BankPhase.DOUBLE:
        yield RefusalCode.NOT_ASKED, None
    elif state.co_banker:
        yield RefusalCode.CO_BANKER_TAKEN, None


def _accept(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if seat != state.banker:
        yield RefusalCode.NOT_THE_BANKER, None


def _call(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if seat in {state.banker, state.co_banker}:
        yield RefusalCode.OWN_BANK, None
    elif state.phase == BankPhase.CALLS and state.is_bystander(seat):
        yield RefusalCode.SEATS_CALL_FIRST, None
    elif state.phase == BankPhase.BYSTANDERS_CALL and not state.is_bystander(seat):
        yield RefusalCode.CALLS_CLOSED, None
    elif isinstance(action, CallBanco) and _hears_call(state, action.kind):
        yield from _call_kind(state, seat, action.kind)
    elif state.phase in _STAKING | COUP_PHASES:
        yield RefusalCode.CALLS_CLOSED, None


def _hears_call(state: BankState, kind: CallKind) -> bool:
    """Whether calls of this kind are open: after the deal it is a suivi alone (AD-C28)."""
    late = state.phase == BankPhase.SUIVI and kind is CallKind.SUIVI
    return late or state.phase in _CALLING


def _call_kind(state: BankState, seat: Seat, kind: CallKind) -> Iterator[RefusalDetail]:
    if kind is CallKind.SUIVI and seat not in state.suivi:
        yield RefusalCode.NO_SUIVI, None
    elif kind not in allowed_calls(state.preset):
        yield RefusalCode.CALL_NOT_OFFERED, None
    else:
        yield RefusalCode.OVER_PURSE, state.held(seat)


def _punt(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if seat in {state.banker, state.co_banker}:
        yield RefusalCode.OWN_BANK, None
    elif state.phase in COUP_PHASES:
        yield RefusalCode.STAKES_CLOSED, None
    elif state.phase not in _STAKING:
        yield RefusalCode.NOT_NOW, None
    elif state.call and seat in state.call.seats:
        yield RefusalCode.ANSWERED, None
    elif may is None and not is_asked_to_stake(state, seat):
        yield RefusalCode.NOT_ASKED, None


def is_asked_to_stake(state: BankState, seat: Seat) -> bool:
    """Whether a seat is asked to stake now, so that only its purse can be too small."""
    if state.turn not in {0, seat}:
        return False
    if state.phase == BankPhase.STAKES and state.asks_all:
        return True
    return state.is_bystander(seat) is (state.phase == BankPhase.BYSTANDERS_STAKE)


_OF_BANKER: Final[Mapping[type, str]] = {
    RaiseBank: BankPhase.RAISE,
    LeaveIn: BankPhase.RAISE,
    AddToBank: BankPhase.ADD,
    SetAside: BankPhase.GARAGE,
}
"""The phases in which a banker changes the sum in the bank."""


def _change_sum(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if seat != state.banker:
        yield RefusalCode.NOT_THE_BANKER, None
    elif state.phase != _OF_BANKER[type(action)]:
        yield RefusalCode.NOT_NOW, None


def _match(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if state.phase == BankPhase.MATCH:
        yield RefusalCode.NOT_ASKED, None


def _bank(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if seat != state.banker:
        yield RefusalCode.NOT_THE_BANKER, None
    elif state.phase == BankPhase.CHOICE and isinstance(action, GiveUpBank):
        yield RefusalCode.BANK_IS_HELD, None
    elif (
        isinstance(action, PassBank) and state.preset.passing == "after-win" and _has_not_won(state)
    ):
        yield RefusalCode.WIN_FIRST, None


def _has_not_won(state: BankState) -> bool:
    return state.bank is not None and not state.bank.won


def _take(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if state.phase == BankPhase.AUCTION and state.turn:
        yield from _forced(state, seat, action)
    elif state.phase != BankPhase.SUITE:
        yield RefusalCode.NOT_NOW, None
    elif seat != state.turn if state.turn else seat not in takers(state):
        yield RefusalCode.NOT_ASKED, None
    elif isinstance(action, TakeBankAt) is not takes_more(state):
        yield RefusalCode.NOT_NOW, None
    elif isinstance(action, TakeBank):
        yield RefusalCode.OVER_PURSE, state.held(seat)


def _forced(state: BankState, seat: Seat, action: SeatAction) -> Iterator[RefusalDetail]:
    """Yield why a bank that falls to a neighbour is not taken so (AD-C18)."""
    if seat != state.turn:
        yield RefusalCode.NOT_ASKED, None
    elif isinstance(action, TakeBank):
        yield RefusalCode.OVER_PURSE, state.held(seat)


def _bid(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if state.phase != BankPhase.AUCTION:
        yield RefusalCode.NOT_NOW, None
    elif state.turn or seat not in state.bidders():
        yield RefusalCode.NOT_ASKED, None


def _pass(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if state.turn and state.turn != seat:
        yield RefusalCode.NOT_ASKED, None
    elif state.phase == BankPhase.AUCTION and best_bid(state) and may:
        yield RefusalCode.ANSWERED, None


def _speak(
    state: BankState, seat: Seat, action: SeatAction, may: May | None
) -> Iterator[RefusalDetail]:
    if state.phase not in _SPEAKING:
        yield RefusalCode.NOT_NOW, None
    elif state.turn != seat:
        yield RefusalCode.NOT_ASKED, None
    elif isinstance(may, MaySpeak) and isinstance(action, Show | DrawCard | Stand):
        yield may.fault(action) or RefusalCode.NOT_NOW, None


EXPLANATIONS: Final[Mapping[type, Explain]] = {
    PutUp: _put_up,
    **dict.fromkeys(_OF_BANKER, _change_sum),
    Double: _double,
    AcceptPartner: _accept,
    CallBanco: _call,
    Punt: _punt,
    MatchRaise: _match,
    HoldBank: _bank,
    PassBank: _bank,
    GiveUpBank: _bank,
    TakeBank: _take,
    TakeBankAt: _take,
    Bid: _bid,
    Pass: _pass,
    Show: _speak,
    DrawCard: _speak,
    Stand: _speak,
    AskTable: _speak,
}
