"""The state after an event. It trusts events: they come from `decide`."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from ..common import (
    Bought,
    CardBurnt,
    Cashed,
    CoupEnded,
    Left,
    SatDown,
    ShoeEnded,
    ShoeStarted,
    StopCardShown,
    as_it_is,
)
from . import effects
from . import events as e
from .events import Event
from .phases import ANYTIME, NEXT
from .state import State

EFFECTS: Final[dict[type[Event], Callable[[State, Any], State]]] = {
    SatDown: effects.sat_down,
    Bought: effects.bought,
    Cashed: effects.cashed,
    Left: effects.left,
    e.MaximumSet: effects.maximum_set,
    ShoeStarted: effects.shoe_moved,
    CardBurnt: effects.shoe_moved,
    StopCardShown: effects.shoe_moved,
    ShoeEnded: effects.shoe_moved,
    e.StakesOpened: as_it_is,
    e.Staked: effects.staked,
    e.StakesClosed: effects.stakes_closed,
    e.CardDealt: effects.card_dealt,
    e.CoupDecided: as_it_is,
    e.BetWon: effects.bet_won,
    e.BetLost: effects.bet_lost,
    e.BetStands: as_it_is,
    CoupEnded: effects.coup_ended,
}
"""What an event does to the state; its phase is told by NEXT alone."""


def apply(state: State, event: Event) -> State:
    """Return the state after `event`; raises KeyError for one that its phase does not know."""
    kind = type(event)
    phase = state.phase if kind in ANYTIME else NEXT[state.phase, kind]
    after = EFFECTS[kind](state, event)
    return after if phase is state.phase else replace(after, phase=phase)
