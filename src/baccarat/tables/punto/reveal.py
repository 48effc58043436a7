"""Turn the hands that are face down, each by the seat that has the right (PB-13, PB-23)."""

from ...rules.coup import Side
from ..banking.hand_choices import DrawCard, HandAction, Show
from ..common.chips import Seat
from ..common.refusal import RefusalCode, Refused
from ..common.shoe import HandLooked, HandShown
from .events import PlayerSpoke
from .legal import may_turn, seat_to_act
from .shoe_holder import Flow, dealer, highest, keeper
from .state import State


def turn_hands(flow: Flow) -> bool:
    """Turn all hands that are due; return whether a seat is asked to do it.

    The croupier at once turns the hands to which no seat has the right.
    """
    while side := hand_to_reveal(flow.state):
        if seat := who_reveals(flow.state, side):
            flow.emit(HandLooked(side, seat, flow.state.coup.hand(side).cards))
            return True
        _do(flow, side, 0, may_turn(flow.state, side).default)
    return False


def hand_to_reveal(state: State) -> Side | None:
    """Return the hand to turn now, Player's first; None before both have two cards."""
    if len(state.coup.banker.cards) < 2:
        return None
    player = state.player_lies
    if player.down and player.draws is None:
        return Side.PLAYER
    return Side.BANKER if state.banker_lies.down else None


def who_reveals(state: State, side: Side) -> Seat:
    """Return the seat that turns a hand; 0 for the croupier.

    It has the largest stake on the hand. The holder of the shoe never turns Player's, and always
    Banker's where players show the hands (PB-13, AD-P21, LU-14).
    """
    if state.preset.ceremony != "open" and side is Side.BANKER:
        return dealer(state)
    return highest(state, side, without=keeper(state) if side is Side.PLAYER else 0)


def turn(flow: Flow, seat: Seat, action: HandAction) -> None:
    """Handle a seat's action with its hand; raises Refused."""
    state = flow.state
    if state.turn is None:
        raise Refused(RefusalCode.NOT_NOW, action, state.phase)
    if seat != seat_to_act(state):
        raise Refused(RefusalCode.NOT_YOUR_CARDS, action, state.phase)
    if code := may_turn(state, state.turn).fault(action):
        raise Refused(code, action, state.phase)
    _do(flow, state.turn, seat, action)


def turn_late(flow: Flow) -> None:
    """Turn the hand of a seat that is late or has left."""
    if side := flow.state.turn:
        _do(flow, side, seat_to_act(flow.state), may_turn(flow.state, side).default)


def _do(flow: Flow, side: Side, seat: Seat, action: HandAction) -> None:
    if isinstance(action, Show):
        show(flow, side)
    else:
        flow.emit(PlayerSpoke(seat, draws=isinstance(action, DrawCard)))


def show(flow: Flow, side: Side) -> None:
    """Show all cards of a hand to everybody."""
    hand = flow.state.coup.hand(side)
    flow.emit(HandShown(side, hand.cards, hand.total, hand.natural))
