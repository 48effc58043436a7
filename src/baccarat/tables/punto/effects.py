"""Change the state, with a function for each event; `apply` knows which is for which.

Each gets the state as the event finds it, in the phase that it comes in, and leaves the phase
alone.
"""

from msgspec.structs import replace

from ...rules import Coup
from ..common import CoupEnded, Left, SatDown, Seat, put
from . import events as e
from .actions import Bets
from .state import State


def sat_down(state: State, event: SatDown) -> State:
    return replace(state, purses=put(state.purses, event.seat, event.amount))


def left(state: State, event: Left) -> State:
    return replace(
        state,
        purses=put(state.purses, event.seat, None),
        maxima=put(state.maxima, event.seat, None),
    )


def maximum_set(state: State, event: e.MaximumSet) -> State:
    return replace(state, maxima=put(state.maxima, event.seat, event.maximum))


def staked(state: State, event: e.Staked) -> State:
    held = (state.purses[event.seat - 1] or 0) - event.added
    return replace(
        state,
        purses=put(state.purses, event.seat, held),
        stakes=put(state.stakes, event.seat, event.bets),
    )


def stakes_closed(state: State, event: e.StakesClosed) -> State:
    return replace(state, standing=((),) * len(state.purses))


def card_dealt(state: State, event: e.CardDealt) -> State:
    coup = state.coup.with_card(event.side, event.card)
    return replace(state, shoe=state.shoe.drawn(), coup=coup)


def bet_won(state: State, event: e.BetWon) -> State:
    back = event.stake + event.win - event.commission
    purses = put(state.purses, event.seat, (state.purses[event.seat - 1] or 0) + back)
    return replace(state, purses=purses, stakes=_without(state, event.seat, event.wager))


def bet_lost(state: State, event: e.BetLost) -> State:
    return replace(state, stakes=_without(state, event.seat, event.wager))


def coup_ended(state: State, event: CoupEnded) -> State:
    standing = state.standing if state.preset.tie_stakes_withdrawable else state.stakes
    shoe = state.shoe.after(event)
    return replace(state, coup=Coup(), shoe=shoe, standing=standing)


def _without(state: State, seat: Seat, wager: str) -> tuple[Bets, ...]:
    """Take a bet off the felt."""
    remaining = tuple([bet for bet in state.stakes[seat - 1] if bet.wager != wager])
    return put(state.stakes, seat, remaining)
