"""Which seats may act and how, and what happens on a timeout (RM-3)."""

from typing import Final

from msgspec.structs import replace

from ...rules.tableau import PUNTO_BANCO
from ..banking.actions import Action, SeatChoice, TimeoutAction
from ..banking.hand_choices import MaySpeak, banker_choice, bound_by, ponte_choice
from ..banking.legal import LegalActions
from ..banking.offers import CHOICES_BY_PHASE, ELIGIBLE_SEATS, timeout_answer
from ..banking.risk import at_risk as bank_at_risk, risk as bank_risk
from ..common.chips import Seat
from ..common.contract import untimed
from .phases import Phase
from .state import State

CLOSES_BY_CONSENT: Final = False
"""A question ends when every seat has answered."""


def _ponte(state: State, seat: Seat) -> MaySpeak:
    return ponte_choice(state.tableau, state.coup.player)


def _banker(state: State, seat: Seat) -> MaySpeak:
    given = state.coup.player.third
    may = banker_choice(state.tableau, state.coup.banker, given)
    if state.asked_table:
        return bound_by(may, PUNTO_BANCO.banker_says(state.coup.banker.total, given))
    return replace(may, table=state.preset.ask_table and may.draw and may.stand)


LEGAL_ACTIONS: Final = LegalActions[State, SeatChoice, TimeoutAction](
    {**CHOICES_BY_PHASE, Phase.PONTE: _ponte, Phase.BANKER: _banker}, ELIGIBLE_SEATS, timeout_answer
)

legal, choice, timeout_action = (
    LEGAL_ACTIONS.legal,
    LEGAL_ACTIONS.choice,
    LEGAL_ACTIONS.timeout_action,
)
to_act, iter_to_act = LEGAL_ACTIONS.to_act, LEGAL_ACTIONS.iter_to_act
is_own_question: Final = LEGAL_ACTIONS.is_own_question

time_limit: Final = untimed


def is_idle(state: State) -> bool:
    """Whether no coup is in play: there are no stakes against the bank."""
    return not any(state.stakes)


def at_risk(state: State) -> dict[Seat, int]:
    """Return each seat's risk by its stakes, its part of a bank, and its standing answer."""
    return bank_at_risk(risk, state)


def risk(state: State, seat: Seat, action: Action) -> int:
    """Return what a seat would have at risk after an action; 0 if the action adds no risk."""
    return bank_risk(LEGAL_ACTIONS, state, seat, action)
