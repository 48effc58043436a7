"""Tell whom a table of punto banco waits for, and when its coup is over."""

from functools import partial
from typing import Final

from ..banking import HandAction
from ..common import Finished, Seat, finished_coup
from .announcements import why_settled
from .events import CoupDecided, Event
from .legal import awaited, may_turn
from .state import Phase, State

BY_CONSENT: Final = True
"""Stakes may be changed until the cards come, and all who are here say when."""

HOLDER_SECONDS: Final = 6
PAIR_SECONDS: Final = 12
THIRD_SECONDS: Final = 6


def asked(state: State) -> tuple[Seat, ...]:
    """List every taken seat while stakes are open, then whoever is to deal or to turn a hand."""
    if seat := awaited(state):
        return (seat,)
    if state.phase is not Phase.STAKING:
        return ()
    return tuple(seat for seat, held in enumerate(state.purses, 1) if held is not None)


awaiting: Final = asked


def default(state: State, seat: Seat) -> HandAction | None:
    """Turn a hand as its rules have it.

    Stakes are closed as they lie, for nobody is made to stake; nor is anyone made to deal.
    """
    return may_turn(state, state.turn).default if state.turn else None


def patience(state: State) -> int | None:
    """Give a holder of the shoe, and whoever turns a hand, their seconds (PB-12, PB-23)."""
    if state.turn:
        return THIRD_SECONDS if state.coup.hand(state.turn).third else PAIR_SECONDS
    return HOLDER_SECONDS if state.phase is Phase.HOLDING else None


def resting(state: State) -> bool:
    """Whether no coup is going on."""
    return not state.in_coup


def finished(state: State, event: Event) -> Finished | None:
    """Return the coup that `event` decides."""
    if not isinstance(event, CoupDecided):
        return None
    return finished_coup(state.coup, partial(why_settled, state.preset, state.coup))
