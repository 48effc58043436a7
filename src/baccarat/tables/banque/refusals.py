"""Explain refusals for reasons that only this table has."""

from collections.abc import Iterator, Mapping
from typing import Final

from ..banking.actions import AcceptPartner, Bid, CallBanco, Pass, PassBank, Punt, PutUp
from ..banking.hand_choices import AskTable
from ..banking.offers import excess_stakes
from ..banking.refusals import EXPLANATIONS, Explain, is_asked_to_stake
from ..common.chips import Seat, is_int
from ..common.contract import Choice as May
from ..common.refusal import RefusalCode, RefusalDetail
from .actions import (
    AcceptAll,
    BidOpen,
    ClaimBanco,
    MayStakeOn,
    NameCutter,
    NewShoe,
    Refill,
    StakeOn,
    TopUp,
)
from .legal import callers, count_losing_streak, is_call_over, is_locked_stake, may_retire
from .phases import Phase
from .state import State

_CALLED: Final = frozenset({Phase.CALLS, Phase.STAKES, Phase.BYSTANDERS_STAKE})
_IN_HAND: Final = frozenset({Phase.RAISE, Phase.MATCH, Phase.ACCEPT, Phase.TOP_UP, Phase.DEALING,
                             Phase.RIGHT, Phase.LEFT, Phase.BANKER, Phase.SETTLING})  # fmt: skip


def _put_up(state: State, seat: Seat, action: PutUp, may: May | None) -> Iterator[RefusalDetail]:
    if state.phase is Phase.SUITE and not state.is_bystander(seat):
        yield RefusalCode.AT_ANOTHER_SUM, state.price
    if may is None or state.phase is not Phase.REFILL:
        yield from EXPLANATIONS[PutUp](state, seat, action, may)


def _bid(state: State, seat: Seat, action: Bid, may: May | None) -> Iterator[RefusalDetail]:
    always = state.preset.always_open
    if always and state.phase is Phase.AUCTION and not state.is_bystander(seat):
        yield RefusalCode.CALL_NOT_OFFERED, None
    if state.phase is Phase.AUCTION and seat not in state.bidders():
        yield RefusalCode.NOT_ASKED, None
    yield from EXPLANATIONS[Bid](state, seat, action, may)


def _bid_open(
    state: State, seat: Seat, action: BidOpen, may: May | None
) -> Iterator[RefusalDetail]:
    if state.phase is not Phase.AUCTION:
        yield RefusalCode.NOT_NOW, None
    elif state.is_bystander(seat):
        yield RefusalCode.NOT_ASKED, None
    elif not state.preset.may_open:
        yield RefusalCode.CALL_NOT_OFFERED, None
    else:
        yield RefusalCode.OVER_PURSE, state.funds(seat)


def _call(
    state: State, seat: Seat, action: CallBanco | ClaimBanco, may: May | None
) -> Iterator[RefusalDetail]:
    bank = state.bank
    punts = seat not in {state.banker, state.co_banker}
    if bank is not None and bank.open and punts and state.phase in _CALLED:
        yield RefusalCode.BANK_IS_OPEN, None
    ours = "club" if isinstance(action, ClaimBanco) else "all"
    if state.phase is Phase.CALLS and punts and seat in callers(state):
        if state.preset.calls != ours and not (ours == "all" and state.preset.calls == "banco"):
            yield RefusalCode.CALL_NOT_OFFERED, None
        elif is_call_over(state, seat):
            yield RefusalCode.CALLS_CLOSED, None
        elif count_losing_streak(state, seat) >= state.preset.bancos_in_row:
            yield RefusalCode.BANCOS_IN_ROW, None
        elif isinstance(action, ClaimBanco) and may is None:
            yield RefusalCode.OVER_PURSE, state.held(seat)
        elif state.is_bystander(seat) and may:
            yield RefusalCode.CALL_NOT_OFFERED, None
        elif state.is_bystander(seat):
            yield RefusalCode.OVER_PURSE, state.held(seat)
    yield from EXPLANATIONS[CallBanco](state, seat, action, may)


def _punt(state: State, seat: Seat, action: Punt, may: May | None) -> Iterator[RefusalDetail]:
    """Refuse a stake without a side, whatever its amount (BB-17)."""
    yield from EXPLANATIONS[Punt](state, seat, action, may)
    yield RefusalCode.NOT_NOW, None


def _stake_on(
    state: State, seat: Seat, action: StakeOn, may: May | None
) -> Iterator[RefusalDetail]:
    stakes = state.phase in {Phase.STAKES, Phase.BYSTANDERS_STAKE}
    if seat in {state.banker, state.co_banker}:
        yield RefusalCode.OWN_BANK, None
    elif state.phase in _IN_HAND:
        yield RefusalCode.STAKES_CLOSED, None
    elif not stakes:
        yield RefusalCode.NOT_NOW, None
    elif is_locked_stake(state, seat):
        yield RefusalCode.ANSWERED, None
    elif isinstance(may, MayStakeOn) and action.side not in may.sides:
        yield RefusalCode.OTHER_SIDE, None
    elif may is None and not is_asked_to_stake(state, seat):
        yield RefusalCode.NOT_ASKED, None


def _accept_all(
    state: State, seat: Seat, action: AcceptAll, may: May | None
) -> Iterator[RefusalDetail]:
    """Explain that the banker cannot afford to accept all stakes (BB-12)."""
    if seat != state.banker:
        yield RefusalCode.NOT_THE_BANKER, None
    elif state.phase in _IN_HAND and excess_stakes(state) > state.funds(seat):
        yield RefusalCode.OVER_PURSE, state.funds(seat)


def _banker_pays(
    state: State, seat: Seat, action: TopUp | Refill, may: May | None
) -> Iterator[RefusalDetail]:
    if seat != state.banker:
        yield RefusalCode.NOT_THE_BANKER, None
    wanted = Phase.TOP_UP if isinstance(action, TopUp) else Phase.REFILL
    if state.phase is wanted:
        yield RefusalCode.OVER_PURSE, state.funds(seat)


def _name_cutter(
    state: State, seat: Seat, action: NameCutter, may: May | None
) -> Iterator[RefusalDetail]:
    """Explain that the banker named somebody without a place at the table (C-4)."""
    if state.phase is not Phase.CUT:
        yield RefusalCode.NOT_NOW, None
    elif seat != state.banker:
        yield RefusalCode.NOT_THE_BANKER, None
    elif not is_int(action.cutter) or not 1 <= action.cutter <= len(state.purses):
        yield RefusalCode.NO_SUCH_SEAT, len(state.purses)
    else:
        yield RefusalCode.SEAT_EMPTY, None


def _ask_table(
    state: State, seat: Seat, action: AskTable, may: May | None
) -> Iterator[RefusalDetail]:
    if state.phase is not Phase.BANKER:
        yield RefusalCode.NOT_NOW, None
    elif seat != state.banker:
        yield RefusalCode.NOT_THE_BANKER, None
    elif state.asked_table:
        yield RefusalCode.ANSWERED, None


def _retire(state: State, seat: Seat, action: PassBank, may: May | None) -> Iterator[RefusalDetail]:
    if seat == state.banker and state.phase is Phase.CHOICE and not may_retire(state):
        yield RefusalCode.COUP_FIRST, None
    yield from EXPLANATIONS[PassBank](state, seat, action, may)


def _pass(state: State, seat: Seat, action: Pass, may: May | None) -> Iterator[RefusalDetail]:
    if state.phase in {Phase.STAKES, Phase.BYSTANDERS_STAKE, Phase.CHOICE}:
        yield RefusalCode.NOT_NOW, None
    yield from EXPLANATIONS[Pass](state, seat, action, may)


EXPLAIN: Final[Mapping[type, Explain]] = {
    **EXPLANATIONS,
    PutUp: _put_up,
    Bid: _bid,
    BidOpen: _bid_open,
    CallBanco: _call,
    ClaimBanco: _call,
    Punt: _punt,
    StakeOn: _stake_on,
    AcceptAll: _accept_all,
    TopUp: _banker_pays,
    NewShoe: EXPLANATIONS[AcceptPartner],
    Refill: _banker_pays,
    NameCutter: _name_cutter,
    AskTable: _ask_table,
    PassBank: _retire,
    Pass: _pass,
}
