"""Which seats may act and how, and what happens on a timeout (RM-3)."""

from typing import Final, Literal

from msgspec.structs import replace

from ...rules.tableau import PUNTO_BANCO
from ..banking.actions import MayName, SeatChoice, TimeoutAction
from ..banking.hand_choices import MaySpeak, banker_choice, bound_by, ponte_choice
from ..banking.legal import LegalActions
from ..banking.offers import CHOICES_BY_PHASE, ELIGIBLE_SEATS, timeout_answer
from ..banking.state import require_bank
from ..common.chips import Seat
from .phases import Phase
from .state import State


def _ponte(state: State, seat: Seat) -> MaySpeak:
    return ponte_choice(state.tableau, state.coup.player)


def _banker(state: State, seat: Seat) -> MaySpeak:
    given = state.coup.player.third
    may = banker_choice(state.tableau, state.coup.banker, given)
    if state.asked_table:
        return bound_by(may, PUNTO_BANCO.banker_says(state.coup.banker.total, given))
    return replace(may, table=state.preset.ask_table and may.draw and may.stand)


def set_aside_choice(state: State, seat: Seat) -> MayName | None:
    """Offer a banker to set winnings aside before a coup, or half of the bank (AD-C22).

    The garage counts as winnings first, and a bank's minimum stays in.
    """
    bank, rules = require_bank(state), state.preset
    rich = 0 < rules.voluntary_garage * rules.least_stake < state.gain
    half = 0 < rules.half_from_pass <= state.passes
    most = max(
        state.gain - bank.aside - bank.co_aside if rich else 0,
        rules.half_of(bank.sum) if half else 0,
    )
    return _within(state, "set-aside", rules.stake_step, min(most, bank.sum - rules.minimum))


def leave_choice(state: State) -> MayName | None:
    """Offer a banker to leave in as much as the stakes cover, or all of it (AD-C23, AD-C24)."""
    rules, covered = state.preset, sum(state.stakes)
    open_ = require_bank(state).sum - covered
    double = min(covered, open_) if rules.voluntary_garage else 0
    low, high = double or open_, open_ if rules.all_in else double
    return _within(state, "leave-in", low, high)


def _within(
    state: State, what: Literal["set-aside", "leave-in"], low: int, high: int
) -> MayName | None:
    """Offer units of the bank itself; None for none."""
    step = state.preset.stake_step
    return MayName(what, min(low, high), high, step, passes=True) if high > 0 else None


def _raise(state: State, seat: Seat) -> SeatChoice | None:
    return CHOICES_BY_PHASE[Phase.RAISE](state, seat) or leave_choice(state)


LEGAL_ACTIONS: Final = LegalActions[State, SeatChoice, TimeoutAction](
    {
        **CHOICES_BY_PHASE,
        Phase.GARAGE: set_aside_choice,
        Phase.RAISE: _raise,
        Phase.PONTE: _ponte,
        Phase.BANKER: _banker,
    },
    ELIGIBLE_SEATS,
    timeout_answer,
)

legal, choice, timeout_action = (
    LEGAL_ACTIONS.legal,
    LEGAL_ACTIONS.choice,
    LEGAL_ACTIONS.timeout_action,
)
to_act, iter_to_act = LEGAL_ACTIONS.to_act, LEGAL_ACTIONS.iter_to_act
is_own_question: Final = LEGAL_ACTIONS.is_own_question
at_risk, risk = LEGAL_ACTIONS.at_risk, LEGAL_ACTIONS.risk
