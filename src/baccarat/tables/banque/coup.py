"""Play one coup of baccara banque: the stakes that it covers, and the cards (BB-3 to BB-6)."""

from typing import Final

from ...cards.card import Card
from ..banking.events import BankerAsked, BankerSpoke
from ..banking.offers import excess_stakes
from ..banking.staking import ask_raise_or_finalize, ask_stakes, cut_back, open_doubling
from ..banking.state import bystanders, order
from .bank import Flow, give_up, hand_stays_at, holder, nobody_staked
from .events import (
    AcceptAsked,
    CardGiven,
    CutterAsked,
    HandSeen,
    HandsHeld,
    HandTurned,
    LeftAsked,
    RightAsked,
    SideSpoke,
    SideVoided,
    TopUpAsked,
)
from .legal import stakes_on_side
from .phases import Phase
from .seating import TWO_CARDS, TableSide
from .settling import finish_coup
from .state import State, require_bank

_ASKED: Final[dict[TableSide, type[RightAsked | LeftAsked]]] = {
    TableSide.RIGHT: RightAsked,
    TableSide.LEFT: LeftAsked,
}


def next_side(state: State) -> TableSide | None:
    """Return the hand that gets the next card, or None if the coup is dealt (BB-3, BB-5, BB-6)."""
    side = state.hands.next_of_two(state.playing)
    if side is not None:
        return side
    asks = (each for each in (*state.playing, TableSide.BANKER) if state.has_drawn(each))
    return next((each for each in asks if len(state.hands.of(each).cards) == TWO_CARDS), None)


def deal_card(flow: Flow, card: Card) -> None:
    """Deal a card to the hand that is due; third cards are face up."""
    state = flow.state
    if stop := state.shoe.stop_card(state.preset):
        flow.emit(stop)
    side = next_side(state)
    if side is None:
        raise AssertionError("no card is dealt to a coup that is dealt out")
    third = len(state.hands.of(side).cards) == TWO_CARDS
    flow.emit(CardGiven(side, card, third))
    if third and side is TableSide.BANKER:
        finish_coup(flow)
    elif third:
        ask_next(flow)
    elif flow.state.hands.next_of_two(state.playing) is None:
        _show_to_holders(flow)


def _show_to_holders(flow: Flow) -> None:
    """Let the banker look first, or all at once; the banker's natural ends the coup (BB-4).

    A hand that waits is seen later (BB-11), and so is the banker's where the sides speak before
    anybody looks at it (AD-B17).
    """
    state = flow.state
    at_once = state.preset.first_look == "all"
    hands = (*state.playing, TableSide.BANKER) if at_once else (TableSide.BANKER, *state.playing)
    looks = [side for side in hands if not state.is_waiting(side)]
    sides = [side for side in looks if side is not TableSide.BANKER]
    for side in looks:
        _see(flow, side)
        if side is TableSide.BANKER and state.hands.banker.natural:
            finish_coup(flow)
            return
    for side in sides:
        _turn_natural(flow, side)
    ask_next(flow)


def _see(flow: Flow, side: TableSide) -> None:
    flow.emit(HandSeen(side, flow.state.holder(side), flow.state.hands.of(side).cards))


def _turn_natural(flow: Flow, side: TableSide) -> None:
    """Show a natural as soon as it is seen, where all look at once (BB-4)."""
    if flow.state.preset.first_look == "all" and flow.state.hands.of(side).natural:
        turn(flow, side)


def turn(flow: Flow, side: TableSide) -> None:
    """Show a hand to everybody."""
    hand = flow.state.hands.of(side)
    flow.emit(HandTurned(side, hand.cards, hand.total, hand.natural))


def ask_next(flow: Flow) -> None:
    """Ask right, then left, then the banker, unless all sides are decided (BB-5, BB-6).

    A player of both hands looks at the left one only now, when the right is finished (BB-11).
    """
    state = flow.state
    for side in state.playing:
        if state.has_drawn(side) is not None or state.is_shown(side):
            continue
        if side is TableSide.LEFT and state.information.left_waits:
            _see(flow, side)
            _turn_natural(flow, side)
        if not flow.state.is_shown(side):
            flow.emit(_ASKED[side](state.holder(side)))
            return
    if not state.information.bank_natural:
        _see(flow, TableSide.BANKER)
    naturals = all(state.hands.of(side).natural for side in state.playing)
    if naturals or state.hands.banker.natural:
        finish_coup(flow)
    else:
        flow.emit(BankerAsked(require_bank(state).seat))


def side_shows(flow: Flow, side: TableSide) -> None:
    """Show a natural, which decides that side (BB-5)."""
    turn(flow, side)
    ask_next(flow)


def side_speaks(flow: Flow, side: TableSide, *, draws: bool) -> None:
    flow.emit(SideSpoke(side, flow.state.holder(side), draws))
    if not draws:
        ask_next(flow)


def banker_speaks(flow: Flow, *, draws: bool) -> None:
    flow.emit(BankerSpoke(require_bank(flow.state).seat, draws))
    if not draws:
        finish_coup(flow)


def void_side(flow: Flow, side: TableSide) -> None:
    """Take a side out of the coup, return its stakes, and go on with the other (AD-E22)."""
    state = flow.state
    laid = [each for seat in order(state) for each in state.laid(seat) if each.side is side]
    seats, amounts = tuple(each.seat for each in laid), tuple(each.units for each in laid)
    flow.emit(SideVoided(side, seats, amounts))
    asked = state.phase in {Phase(side), Phase.BANKER}
    if asked or (state.phase is Phase.DEALING and next_side(flow.state) is None):
        ask_next(flow)


def begin_coup(flow: Flow) -> None:
    """Ask for a co-banker and for calls, or for stakes if neither is possible.

    If there is no shoe yet, first ask the banker who cuts it (C-4). After a tie that left stakes in
    place, others may stake too, but not under a call.
    """
    state = flow.state
    if state.before_shoe:
        flow.emit(CutterAsked(state.banker))
    elif state.call is not None:
        stakes_closed(flow)
    elif state.open_bank or not state.preset.has_calls or any(state.stakes):
        ask_stakes(flow)
    else:
        open_doubling(flow)


def stakes_closed(flow: Flow) -> None:
    """Deal with stakes that the bank cannot cover, by the rules of the house.

    Bystanders' stakes left by a tie are returned as far as the seats cover the bank (BB-2).
    """
    if not require_bank(flow.state).open:
        cut_back(flow, bystanders(flow.state))
    state, bank = flow.state, require_bank(flow.state)
    missing = excess_stakes(state)
    if not any(state.stakes):
        nobody_staked(flow)
    elif bank.open:
        _top_up(flow, missing)
    elif state.preset.over == "refused":
        ask_raise_or_finalize(flow)
    elif state.call is None and 0 < missing <= state.funds(bank.seat):
        flow.emit(AcceptAsked(bank.seat, missing))
    else:
        start_dealing(flow)


def _top_up(flow: Flow, missing: int) -> None:
    """Ask the holder of an open bank for the missing units, or end the bank (BB-14)."""
    banker = flow.state.banker
    if missing <= 0:
        start_dealing(flow)
    elif missing <= flow.state.funds(banker):
        flow.emit(TopUpAsked(banker, missing))
    else:
        give_up(flow)


def start_dealing(flow: Flow) -> None:
    """Start the deal, and give each side's hand to its holder."""
    state = flow.state
    flow.emit(
        HandsHeld(
            right=holder(state, TableSide.RIGHT),
            left=holder(state, TableSide.LEFT),
            on_right=stakes_on_side(state, TableSide.RIGHT),
            on_left=stakes_on_side(state, TableSide.LEFT),
            next_right=hand_stays_at(state, TableSide.RIGHT),
            next_left=hand_stays_at(state, TableSide.LEFT),
        )
    )
