"""Turn the hands that lie face down, each by whose right it is (PB-13, PB-23)."""

from ...rules import Side
from ..banking import DrawCard, HandAction, Show
from ..common import HandLooked, HandShown, RefusalCode, Refused, Seat
from .events import PlayerSpoke
from .legal import awaited, may_turn
from .shoe_holder import Flow, dealer, highest
from .state import State


def turn_hands(flow: Flow) -> bool:
    """Have all hands turned that are due; tell whether somebody is asked to.

    The croupier turns at once what is nobody's to turn.
    """
    while side := hand_to_reveal(flow.state):
        if seat := who_reveals(flow.state, side):
            flow.emit(HandLooked(side, seat, flow.state.coup.hand(side).cards))
            return True
        _do(flow, side, 0, may_turn(flow.state, side).default)
    return False


def hand_to_reveal(state: State) -> Side | None:
    """Tell which hand is to be turned now: none before both have two cards, and Player's first."""
    if len(state.coup.banker.cards) < 2:
        return None
    player = state.player_lies
    if player.down and player.draws is None:
        return Side.PLAYER
    return Side.BANKER if state.banker_lies.down else None


def who_reveals(state: State, side: Side) -> Seat:
    """Return whose right it is to turn a hand; 0 for the croupier's.

    It is that of the largest stake on it; Banker's in the American game is the holder's.
    """
    if state.preset.american and side is Side.BANKER:
        return dealer(state)
    return highest(state, side)


def turn(flow: Flow, seat: Seat, action: HandAction) -> None:
    """Take what a seat does with the hand that it looks at; raises Refused."""
    state = flow.state
    if state.turn is None:
        raise Refused(RefusalCode.NOT_NOW, action, state.phase)
    if seat != awaited(state):
        raise Refused(RefusalCode.NOT_YOUR_CARDS, action, state.phase)
    if code := may_turn(state, state.turn).fault(action):
        raise Refused(code, action, state.phase)
    _do(flow, state.turn, seat, action)


def turn_late(flow: Flow) -> None:
    """Turn for one who lets the time pass, or has left."""
    if side := flow.state.turn:
        _do(flow, side, awaited(flow.state), may_turn(flow.state, side).default)


def _do(flow: Flow, side: Side, seat: Seat, action: HandAction) -> None:
    if isinstance(action, Show):
        show(flow, side)
    else:
        flow.emit(PlayerSpoke(seat, draws=isinstance(action, DrawCard)))


def show(flow: Flow, side: Side) -> None:
    """Show all cards of a hand to everyone."""
    hand = flow.state.coup.hand(side)
    flow.emit(HandShown(side, hand.cards, hand.total, hand.natural))
