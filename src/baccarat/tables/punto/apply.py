"""The state after an event. It trusts events: they come from `decide`."""

from typing import Final, assert_never

from msgspec.structs import replace

from ...rules import Coup
from ..common import (
    Bought,
    CardBurnt,
    Cashed,
    CoupEnded,
    Left,
    SatDown,
    Seat,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
    put,
)
from .actions import (
    Bets,
)
from .events import (
    BetLost,
    BetStands,
    BetWon,
    CardDealt,
    CoupDecided,
    Event,
    MaximumSet,
    Staked,
    StakesClosed,
    StakesOpened,
)
from .state import Phase, State

NEXT: Final[dict[tuple[Phase, type[Event]], Phase]] = {
    (Phase.BETWEEN_SHOES, ShoeStarted): Phase.BURNING,
    (Phase.BURNING, CardBurnt): Phase.BURNING,
    (Phase.BURNING, StakesOpened): Phase.STAKING,
    (Phase.STAKING, Staked): Phase.STAKING,
    (Phase.STAKING, StakesClosed): Phase.DEALING,
    (Phase.STAKING, ShoeEnded): Phase.BETWEEN_SHOES,
    (Phase.BETWEEN_SHOES, Staked): Phase.BETWEEN_SHOES,
    (Phase.BURNING, Staked): Phase.BURNING,
    (Phase.DEALING, StopCardShown): Phase.DEALING,
    (Phase.DEALING, CardDealt): Phase.DEALING,
    (Phase.DEALING, CoupDecided): Phase.SETTLING,
    (Phase.SETTLING, BetWon): Phase.SETTLING,
    (Phase.SETTLING, BetLost): Phase.SETTLING,
    (Phase.SETTLING, BetStands): Phase.SETTLING,
    (Phase.SETTLING, CoupEnded): Phase.STAKING,
}
"""From a phase by an event to the next phase; nothing else happens in it but ANYTIME."""

ANYTIME: Final = (MaximumSet, SatDown, Bought, Cashed, Left)
"""Events that leave the phase as it is, whichever it is."""


def apply(state: State, event: Event) -> State:
    """Return the state after `event`; raises KeyError for one that its phase does not know."""
    if not isinstance(event, ANYTIME):
        state = replace(state, phase=NEXT[state.phase, type(event)])
    match event:
        case SatDown():
            return replace(state, purses=put(state.purses, event.seat, event.amount))
        case Bought():
            return _paid(state, event.seat, event.amount)
        case Cashed():
            return _paid(state, event.seat, -event.amount)
        case Left():
            return replace(
                state,
                purses=put(state.purses, event.seat, None),
                maxima=put(state.maxima, event.seat, None),
            )
        case MaximumSet():
            return replace(state, maxima=put(state.maxima, event.seat, event.maximum))
        case Staked():
            state = replace(state, stakes=put(state.stakes, event.seat, event.bets))
            return _paid(state, event.seat, -event.added)
        case BetWon():
            state = _taken_off(state, event.seat, event.wager)
            return _paid(state, event.seat, event.stake + event.win - event.commission)
        case BetLost():
            return _taken_off(state, event.seat, event.wager)
        case BetStands() | CoupDecided() | StakesOpened():
            return state
        case _:
            return _cards(state, event)


def _cards(
    state: State,
    event: ShoeStarted
    | CardBurnt
    | StakesClosed
    | StopCardShown
    | CardDealt
    | CoupEnded
    | ShoeEnded,
) -> State:
    match event:
        case ShoeStarted() | CardBurnt() | StopCardShown() | ShoeEnded():
            return replace(state, shoe=state.shoe.after(event))
        case StakesClosed():
            return replace(state, standing=((),) * len(state.purses))
        case CardDealt():
            coup = state.coup.with_card(event.side, event.card)
            return replace(state, shoe=state.shoe.drawn(), coup=coup)
        case CoupEnded():
            shoe = state.shoe.after(event)
            standing = state.standing if state.preset.tie_stakes_withdrawable else state.stakes
            return replace(state, coup=Coup(), shoe=shoe, standing=standing)
        case _:
            assert_never(event)


def _paid(state: State, seat: Seat, amount: int) -> State:
    held = state.purses[seat - 1] or 0
    return replace(state, purses=put(state.purses, seat, held + amount))


def _taken_off(state: State, seat: Seat, wager: str) -> State:
    left: Bets = tuple(bet for bet in state.stakes[seat - 1] if bet.wager != wager)
    return replace(state, stakes=put(state.stakes, seat, left))
