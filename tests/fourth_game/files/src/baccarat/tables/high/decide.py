"""The legal actions of each seat at a high card table, and their results."""

from typing import Final, assert_never

from ...cards.card import Card
from ...rules.coup import Coup, Outcome, Side
from ..common import recorder
from ..common.changeur import Buy, Cash, Leave, Sit, decide_changeur, legal_changeur_actions
from ..common.chips import CHANGEUR, HOUSE, Seat, is_int
from ..common.contract import untimed
from ..common.recorder import Decision
from ..common.refusal import RefusalCode, Refused, check_actor, check_seat
from ..common.shoe import (
    CallLast,
    Close,
    CoupEnded,
    Deal,
    MayClose,
    ShoeEnded,
    StartShoe,
    croupier_choice,
    shoe_event,
)
from .actions import Action, Choice, HighBet, MayBet, SeatAction
from .events import BetLaid, BetsClosed, BetSettled, BetsOpened, CardTurned, Event, HigherCard
from .state import Phase, State, apply

EventRecorder = recorder.EventRecorder[State, Event]
CLOSES_BY_CONSENT: Final = True
"""Bets may be changed until the cards are dealt, which happens when all players present agree."""


def legal(state: State, seat: Seat) -> tuple[Choice, ...]:
    """List the choices of `seat`; none for an empty chair or a spectator."""
    if seat == HOUSE:
        may = MayClose() if state.phase is Phase.STAKING else croupier_choice(state.phase)
        return () if may is None else (may,)
    if seat == CHANGEUR:
        return tuple(legal_changeur_actions(state.purses, state.has_chips_in_play))
    return (_may_bet(state, seat),) if seat in to_act(state) else ()


def _may_bet(state: State, seat: Seat) -> MayBet:
    most = (state.purses[seat - 1] or 0) + state.staked(seat)
    return MayBet(state.preset.minimum, min(state.preset.maximum, most))


def to_act(state: State) -> tuple[Seat, ...]:
    """List every taken seat while bets are open."""
    taken = (seat for seat, held in enumerate(state.purses, 1) if held is not None)
    return tuple(taken) if state.phase is Phase.STAKING else ()


iter_to_act: Final = to_act


def timeout_action(state: State, seat: Seat) -> None:
    """Return None: a late seat simply has no bet."""


time_limit = untimed


def is_own_question(state: State) -> bool:
    """Return False: everybody is asked together."""
    return False


def is_idle(state: State) -> bool:
    """Whether no cards are on the table."""
    return state.phase is not Phase.DEALING


def decide(state: State, seat: Seat, action: Action) -> Decision[State, Event]:
    """Decide an action of `seat`; raises Refused, and then nothing has happened."""
    flow: EventRecorder = recorder.EventRecorder(state, apply)
    match action:
        case HighBet():
            check_seat(state.purses, seat, action, state.phase)
            if fault := _fault(state, seat, action):
                raise Refused(fault, action, state.phase)
            flow.emit(BetLaid(seat, action.amount, action.amount - state.staked(seat)))
        case Sit() | Buy() | Cash() | Leave():
            check_actor(seat, CHANGEUR, action, state.phase)
            flow.emit(
                decide_changeur(
                    state.purses,
                    action,
                    busy=state.has_chips_in_play,
                    phase=state.phase,
                )
            )
        case CallLast():
            check_actor(seat, HOUSE, action, state.phase)
            flow.emit(state.shoe.call_last(action, state.phase))
        case StartShoe() | Close() | Deal():
            check_actor(seat, HOUSE, action, state.phase)
            _house(flow, action)
        case _:
            assert_never(action)
    return flow.decision()


def _fault(state: State, seat: Seat, bet: HighBet) -> RefusalCode | None:
    if any(may.allows(bet) for may in legal(state, seat)):
        return None
    if state.phase is not Phase.STAKING:
        return RefusalCode.NOT_NOW
    if not is_int(bet.amount):
        return RefusalCode.AMOUNT_NOT_WHOLE
    if bet.amount < state.preset.minimum:
        return RefusalCode.BELOW_MINIMUM
    return (
        RefusalCode.ABOVE_MAXIMUM if bet.amount > state.preset.maximum else RefusalCode.OVER_PURSE
    )


def _house(flow: EventRecorder, action: StartShoe | Close | Deal) -> None:
    state, phase = flow.state, flow.state.phase
    if isinstance(action, Close):
        if phase is not Phase.STAKING:
            raise Refused(RefusalCode.NOT_NOW, action, phase)
        flow.emit(BetsClosed())
    elif before := shoe_event(state.shoe, state.preset, phase, action):
        flow.emit(before)
        if before.ready:
            flow.emit(BetsOpened())
    elif isinstance(action, Deal):
        _dealt(flow, action.card)


def _dealt(flow: EventRecorder, card: Card) -> None:
    if stop := flow.state.shoe.stop_card(flow.state.preset):
        flow.emit(stop)
    if not flow.state.coup.player.cards:
        flow.emit(CardTurned(Side.PLAYER, card))
        return
    flow.emit(CardTurned(Side.BANKER, card))
    outcome = higher(flow.state.coup)
    flow.emit(HigherCard(outcome))
    for seat, stake in enumerate(flow.state.bets, 1):
        if stake:
            flow.emit(BetSettled(seat, stake, _WINS[outcome] * stake))
    last = flow.state.shoe.coups_left == 1
    flow.emit(CoupEnded())
    if last:
        flow.emit(ShoeEnded())


_WINS: Final = {Outcome.PLAYER: 1, Outcome.TIE: 0, Outcome.BANKER: -1}


def higher(coup: Coup) -> Outcome:
    """Compare the two cards, an ace counting one and a ten zero."""
    player, banker = coup.player.total, coup.banker.total
    if player == banker:
        return Outcome.TIE
    return Outcome.PLAYER if player > banker else Outcome.BANKER


def at_risk(state: State) -> dict[Seat, int]:
    """Each seat's bet on Player."""
    return {seat: state.staked(seat) for seat in range(1, len(state.purses) + 1)}


def risk(state: State, seat: Seat, action: SeatAction) -> int:
    """Return what a seat would have on Player after an action."""
    return action.amount


def stakes_to_refund(state: State) -> tuple[()]:
    """List the actions that return bets before new limits apply: none between two shoes."""
    return ()


def seat_limits_to_clear(state: State) -> tuple[()]:
    """Return no actions: no rule of this game limits a single seat."""
    return ()
