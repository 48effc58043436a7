"""The legal actions of each seat at a high card table, and their results."""

from typing import Final, assert_never

from ...cards import Card
from ...rules import Coup, Outcome, Side
from .. import common
from ..common import (
    CHANGEUR,
    HOUSE,
    Buy,
    Cash,
    Close,
    Code,
    CoupEnded,
    Deal,
    Decided,
    Leave,
    MayClose,
    Refused,
    Seat,
    ShoeEnded,
    Sit,
    StartShoe,
    check_actor,
    check_seat,
    croupier_may,
    decide_errand,
    legal_errands,
    prepared,
    untimed,
    whole,
)
from .actions import Action, Choice, HighBet, MayBet, SeatAction
from .events import BetLaid, BetsClosed, BetSettled, BetsOpened, CardTurned, Event, HigherCard
from .state import Phase, State, apply

Flow = common.Flow[State, Event]
BY_CONSENT: Final = True
"""Bets may be changed until the cards are dealt, which happens when all players present agree."""


def legal(state: State, seat: Seat) -> tuple[Choice, ...]:
    """List the choices of `seat`; none for an empty chair or a spectator."""
    if seat == HOUSE:
        may = MayClose() if state.phase is Phase.STAKING else croupier_may(state.phase)
        return () if may is None else (may,)
    if seat == CHANGEUR:
        return tuple(legal_errands(state.purses, state.busy))
    return (_may_bet(state, seat),) if seat in asked(state) else ()


def _may_bet(state: State, seat: Seat) -> MayBet:
    most = (state.purses[seat - 1] or 0) + state.staked(seat)
    return MayBet(state.preset.minimum, min(state.preset.maximum, most))


def asked(state: State) -> tuple[Seat, ...]:
    """List every taken seat while bets are open."""
    taken = (seat for seat, held in enumerate(state.purses, 1) if held is not None)
    return tuple(taken) if state.phase is Phase.STAKING else ()


awaiting: Final = asked


def default(state: State, seat: Seat) -> None:
    """Close the bets as they lie: nobody is made to bet."""


patience = untimed


def resting(state: State) -> bool:
    """Whether no cards are on the table."""
    return state.phase is not Phase.DEALING


def decide(state: State, seat: Seat, action: Action) -> Decided[State, Event]:
    """Decide an action of `seat`; raises Refused, and then nothing has happened."""
    flow: Flow = common.Flow(state, apply)
    match action:
        case HighBet():
            check_seat(state.purses, seat, action, state.phase)
            if fault := _fault(state, seat, action):
                raise Refused(fault, action, state.phase)
            flow.happen(BetLaid(seat, action.amount, action.amount - state.staked(seat)))
        case Sit() | Buy() | Cash() | Leave():
            check_actor(seat, CHANGEUR, action, state.phase)
            flow.happen(decide_errand(state.purses, action, busy=state.busy, phase=state.phase))
        case StartShoe() | Close() | Deal():
            check_actor(seat, HOUSE, action, state.phase)
            _house(flow, action)
        case _:
            assert_never(action)
    return flow.decided()


def _fault(state: State, seat: Seat, bet: HighBet) -> Code | None:
    if any(may.allows(bet) for may in legal(state, seat)):
        return None
    if state.phase is not Phase.STAKING:
        return Code.NOT_NOW
    if not whole(bet.amount):
        return Code.AMOUNT_NOT_WHOLE
    if bet.amount < state.preset.minimum:
        return Code.BELOW_MINIMUM
    return Code.ABOVE_MAXIMUM if bet.amount > state.preset.maximum else Code.OVER_PURSE


def _house(flow: Flow, action: StartShoe | Close | Deal) -> None:
    state, phase = flow.state, flow.state.phase
    if isinstance(action, Close):
        if phase is not Phase.STAKING:
            raise Refused(Code.NOT_NOW, action, phase)
        flow.happen(BetsClosed())
    elif before := prepared(state.shoe, state.preset, phase, action):
        flow.happen(before)
        if before.ready:
            flow.happen(BetsOpened())
    elif isinstance(action, Deal):
        _dealt(flow, action.card)


def _dealt(flow: Flow, card: Card) -> None:
    if stop := flow.state.shoe.stop_card(flow.state.preset):
        flow.happen(stop)
    if not flow.state.coup.player.cards:
        flow.happen(CardTurned(Side.PLAYER, card))
        return
    flow.happen(CardTurned(Side.BANKER, card))
    outcome = higher(flow.state.coup)
    flow.happen(HigherCard(outcome))
    for seat, stake in enumerate(flow.state.bets, 1):
        if stake:
            flow.happen(BetSettled(seat, stake, _WINS[outcome] * stake))
    last = flow.state.shoe.coups_left == 1
    flow.happen(CoupEnded())
    if last:
        flow.happen(ShoeEnded())


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


def returned(state: State) -> tuple[()]:
    """List the actions that return bets before new limits apply: none between two shoes."""
    return ()


def outgrown(state: State) -> tuple[()]:
    """Actions that lift limits set by players themselves: there are none."""
    return ()
