"""Tell who is asked what, and what is done for those who are late (RM-3)."""

from typing import Final

from .. import banking
from ..banking import (
    CHOICES_BY_PHASE,
    ELIGIBLE_SEATS,
    Action,
    Late,
    LegalActions,
    MaySpeak,
    SeatChoice,
    banker_may,
    late,
    ponte_may,
)
from ..common import Seat, untimed
from .state import Phase, State

CLOSES_BY_CONSENT: Final = False
"""A window is over when nobody is asked any more."""


def _ponte(state: State, seat: Seat) -> MaySpeak:
    return ponte_may(state.preset.tableau, state.coup.player)


def _banker(state: State, seat: Seat) -> MaySpeak:
    given = state.coup.player.third
    return banker_may(state.preset.tableau, state.coup.banker, given)


WINDOWS: Final = LegalActions[State, SeatChoice, Late](
    {**CHOICES_BY_PHASE, Phase.PONTE: _ponte, Phase.BANKER: _banker}, ELIGIBLE_SEATS, late
)

legal, choice, timeout_action = WINDOWS.legal, WINDOWS.choice, WINDOWS.timeout_action
to_act, iter_to_act = WINDOWS.to_act, WINDOWS.iter_to_act

time_limit: Final = untimed


def is_idle(state: State) -> bool:
    """Whether nothing of a coup is in play: no stake lies against the bank."""
    return not any(state.stakes)


def at_risk(state: State) -> dict[Seat, int]:
    """Tell what each seat has staked, put up, or promised by an answer that stands."""
    return banking.at_risk(risk, state)


def risk(state: State, seat: Seat, action: Action) -> int:
    """Tell what a seat would have at risk by an action; 0 where it adds nothing to it."""
    return banking.risk(WINDOWS, state, seat, action)
