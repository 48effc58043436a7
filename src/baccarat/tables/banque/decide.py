"""Turn an action into the events that follow from it, or refuse it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from ..banking.actions import Bid, CallKind, Pass, PutUp
from ..banking.call_award import Ruling, award_call_chemin
from ..banking.decide import ANSWERS, take
from ..banking.events import Answered, BankEnds, BankPutUp
from ..banking.game import Act, Game
from ..banking.hand_choices import AskTable, DrawCard, Show, Stand
from ..banking.offers import excess_stakes
from ..banking.staking import ask_next
from ..banking.state import prime
from ..common.chips import Seat
from ..common.recorder import Decision
from ..common.refusal import RefusalCode, Refused
from ..common.shoe import ShoeEnded
from .actions import (
    AcceptAll,
    Action,
    BidOpen,
    ClaimBanco,
    NameCutter,
    NewShoe,
    Refill,
    StakeOn,
    TopUp,
)
from .apply import apply
from .bank import Flow, banker_leaves, give_up, lose_bank, shoe_ready
from .coup import (
    banker_speaks,
    begin_coup,
    deal_card,
    side_shows,
    side_speaks,
    stakes_closed,
    start_dealing,
    void_side as void_side_of,
)
from .events import (
    AllAccepted,
    BankOpened,
    Claimed,
    CutterNamed,
    Event,
    LotDrawn,
    NewShoeAsked,
    Refilled,
    SideStaked,
    TableAsked,
    ToppedUp,
)
from .legal import LEGAL_ACTIONS, lots, refill
from .phases import Phase
from .refusals import EXPLAIN
from .seating import PUNTERS, TableSide
from .state import State


def ruling(state: State, calls: Mapping[Seat, CallKind], callers: tuple[Seat, ...]) -> Ruling:
    """Award the bank by the calls of the house; `callers` are in prime."""
    if not state.preset.club_bancos:
        return award_call_chemin(state, calls, state.lot_first(callers))
    claims = [
        seat for seat in prime(state) if LEGAL_ACTIONS.standing_answer(state, seat, ClaimBanco)
    ]
    return _club(state, claims) if claims else Ruling()


def _club(state: State, claims: Sequence[Seat]) -> Ruling:
    """Award the bank to the first in prime; the nearest on the other side gets half of it.

    Of two callers each plays on their own side, whatever they claimed.
    """
    first = claims[0]
    across = [seat for seat in claims if state.side_of(seat) is not state.side_of(first)]
    seats = (first, *across[:1])
    over = tuple(seat for seat in claims if seat not in seats)
    return Ruling(CallKind.A_DEUX if across else CallKind.SOLO, seats, over)


def decide(state: State, seat: Seat, action: Action) -> Decision[State, Event]:
    """Return the events of an action; raises Refused without any effect."""
    flow = Flow(state, apply, game=GAME)
    take(flow, seat, action)
    return cast("Decision[State, Event]", flow.decision())  # a bank here emits no event but these


def _draw_lot(flow: Flow, place: int) -> None:
    if seats := lots(flow.state):
        flow.emit(LotDrawn(flow.state.lots, seats, seats[place]))


def void_side(state: State, side: TableSide) -> Decision[State, Event]:
    """Return the events of a coup that is void for a side at a real table (AD-E22).

    It is for records alone: no house says so. Raises Refused unless both sides play it.
    """
    if state.phase not in _PLAYED or {*state.playing} != {*PUNTERS} or side not in PUNTERS:
        raise Refused(RefusalCode.NOT_NOW, side, state.phase)
    flow = Flow(state, apply, game=GAME)
    void_side_of(flow, side)
    return cast("Decision[State, Event]", flow.decision())


def _show(flow: Flow, seat: Seat, action: Show) -> None:
    side_shows(flow, _HANDS[flow.state.phase])


def _speak(flow: Flow, seat: Seat, action: DrawCard | Stand) -> None:
    phase, draws = flow.state.phase, isinstance(action, DrawCard)
    if phase is Phase.BANKER:
        banker_speaks(flow, draws=draws)
    else:
        side_speaks(flow, _HANDS[phase], draws=draws)


def _put_up(flow: Flow, seat: Seat, action: PutUp) -> None:
    """Open a bank, or go on with a broken one (AD-B12)."""
    if flow.state.phase is Phase.REFILL:
        _go_on(flow, seat, action.amount)
    else:
        flow.emit(BankPutUp(seat, action.amount))
        begin_coup(flow)


def _go_on(flow: Flow, seat: Seat, amount: int) -> None:
    flow.emit(Refilled(seat, amount))
    if flow.state.renews_shoe:
        flow.emit(NewShoeAsked(seat))
    else:
        begin_coup(flow)


def _pass(flow: Flow, seat: Seat, action: Pass) -> None:
    if without := _WITHOUT_MONEY.get(flow.state.phase):
        without(flow)
    else:
        ANSWERS[Pass](flow, seat, action)


def _bid_open(flow: Flow, seat: Seat, action: BidOpen) -> None:
    """Open a bank that holds all stakes, or enter the lot for it (FR-3)."""
    rules = flow.state.preset
    if rules.always_open and rules.ties_by_lot:
        flow.emit(Answered(seat, Bid(rules.minimum)))
        return
    flow.emit(BankPutUp(seat, rules.minimum))
    flow.emit(BankOpened(seat))
    begin_coup(flow)


def _claim(flow: Flow, seat: Seat, action: ClaimBanco) -> None:
    flow.emit(Claimed(seat, action.a_cheval))


def _stake_on(flow: Flow, seat: Seat, action: StakeOn) -> None:
    amount = action.amount
    flow.emit(SideStaked(seat, action.side, amount, amount - flow.state.staked(seat)))
    if flow.state.turn:
        ask_next(flow)


def _top_up(flow: Flow, seat: Seat, action: TopUp) -> None:
    flow.emit(ToppedUp(seat, excess_stakes(flow.state)))
    start_dealing(flow)


def _accept_all(flow: Flow, seat: Seat, action: AcceptAll) -> None:
    flow.emit(AllAccepted(seat, excess_stakes(flow.state)))
    start_dealing(flow)


def _refill(flow: Flow, seat: Seat, action: Refill) -> None:
    _go_on(flow, seat, refill(flow.state))


def _new_shoe(flow: Flow, seat: Seat, action: NewShoe) -> None:
    flow.emit(ShoeEnded())


def _name_cutter(flow: Flow, seat: Seat, action: NameCutter) -> None:
    flow.emit(CutterNamed(seat, action.cutter))


def _ask_table(flow: Flow, seat: Seat, action: AskTable) -> None:
    flow.emit(TableAsked(seat))


_PLAYED: Final = frozenset({Phase.DEALING, Phase.RIGHT, Phase.LEFT, Phase.BANKER})
"""The phases of a coup in which a side may drop its cards into the basket."""
_HANDS: Final = {Phase.RIGHT: TableSide.RIGHT, Phase.LEFT: TableSide.LEFT}

_WITHOUT_MONEY: Final[dict[Phase, Callable[[Flow], None]]] = {
    Phase.ACCEPT: start_dealing,
    Phase.TOP_UP: give_up,
    Phase.REFILL: lambda flow: lose_bank(flow, BankEnds.LOST),
    Phase.NEW_SHOE: begin_coup,
}
"""What follows when a banker declines to bring in more."""

ACTS: Final[Mapping[type, Act]] = {
    **ANSWERS,
    Show: _show,
    DrawCard: _speak,
    Stand: _speak,
    PutUp: _put_up,
    Pass: _pass,
    BidOpen: _bid_open,
    ClaimBanco: _claim,
    StakeOn: _stake_on,
    TopUp: _top_up,
    AcceptAll: _accept_all,
    Refill: _refill,
    NewShoe: _new_shoe,
    NameCutter: _name_cutter,
    AskTable: _ask_table,
}
"""The handlers of a seat's actions; those of the other answers are shared."""

GAME: Final = Game(
    actions=LEGAL_ACTIONS,
    explain=EXPLAIN,
    ready=shoe_ready,
    dealt=deal_card,
    award_call=ruling,
    acts=ACTS,
    begin=begin_coup,
    stakes_closed=stakes_closed,
    closes={},
    covered=start_dealing,
    banker_leaves=banker_leaves,
    draw_lot=_draw_lot,
)
