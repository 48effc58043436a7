"""Tell whom a table of punto banco waits for, and when its coup is over."""

from typing import Final

from ..common import Finished, Seat, finished_coup
from .announcements import why
from .events import CoupDecided, Event
from .state import Phase, State

BY_CONSENT: Final = True
"""Stakes may be changed until the cards come, and all who are here say when."""


def asked(state: State) -> tuple[Seat, ...]:
    """List every taken seat while stakes are open."""
    if state.phase is not Phase.STAKING:
        return ()
    return tuple(seat for seat, held in enumerate(state.purses, 1) if held is not None)


def default(state: State, seat: Seat) -> None:
    """Close the stakes as they lie: nobody is made to stake."""


def resting(state: State) -> bool:
    """Whether no cards are on the table."""
    return state.phase is not Phase.DEALING


def finished(state: State, event: Event) -> Finished | None:
    """Return the coup that `event` decides."""
    if not isinstance(event, CoupDecided):
        return None
    return finished_coup(state.coup, why(state.coup))
