"""Compute the state after an event that `decide` has produced."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from ...rules.coup import Coup, Outcome, Side
from ..banking import apply as bank
from ..banking.actions import CallKind
from ..banking.apply import clear_answers, with_bank
from ..banking.events import BankEnded
from ..banking.phases import ANYTIME
from ..common import recorder
from ..common.chips import Seat
from ..common.recorder import make_apply, no_change
from ..common.shoe import CoupEnded
from . import events as e
from .events import Event
from .phases import NEXT, Phase
from .state import State


def bank_ended(state: State, event: BankEnded) -> State:
    """Start the offers of the next bank at the right of a seat (CF-16, CF-21)."""
    return replace(bank.ended(state, event), shoe_at=event.falls_to)


def hand_asked(state: State, event: e.PonteAsked | e.BankerAsked) -> State:
    return replace(state, turn=event.seat)


def suivi_asked(state: State, event: e.SuiviAsked) -> State:
    return clear_answers(state)


def passed(state: State, event: e.CardPassed) -> State:
    if event.card is None:
        raise ValueError("the table knows the cards that it deals")
    coup = state.coup.with_card(event.side, event.card)
    return replace(state, coup=coup, shoe=state.shoe.drawn())


def ponte_spoke(state: State, event: e.PonteSpoke) -> State:
    return replace(state, turn=0, ponte_draws=event.draws)


def banker_spoke(state: State, event: e.BankerSpoke) -> State:
    return replace(state, turn=0, banker_draws=event.draws)


def shown(state: State, event: e.HandShown) -> State:
    if event.side is Side.PLAYER:
        return replace(state, turn=0, ponte_shown=True)
    return replace(state, turn=0, banker_shown=True)


def decided(state: State, event: e.HandsDecided) -> State:
    """Record the outcome, and who may call again."""
    suivi = suivi_seats(state, event.outcome)
    return with_bank(replace(state, turn=0, last=event.outcome, suivi=suivi), waited=False)


def suivi_seats(state: State, outcome: Outcome) -> tuple[Seat, ...]:
    """Return who lost and may call again: callers, or who alone staked (CF-18, AD-C28).

    A tie changes nothing.
    """
    if outcome is Outcome.TIE:
        return state.suivi
    if not state.preset.suivi or outcome is not Outcome.BANKER:
        return ()
    lost = tuple([seat for seat, stake in enumerate(state.stakes, 1) if stake])
    if state.call is not None and state.call.kind in _FOLLOWED:
        lost = state.call.seats
    elif not state.preset.sole_punter or len(lost) > 1:
        return ()
    return () if any(map(state.is_bystander, lost)) else lost


_FOLLOWED = {CallKind.SUIVI, CallKind.SOLO, CallKind.A_DEUX}


def coup_ended(state: State, event: CoupEnded) -> State:
    return replace(
        state,
        shoe=state.shoe.after(event),
        coup=Coup(),
        ponte=0,
        ponte_draws=None,
        banker_draws=None,
        ponte_shown=False,
        banker_shown=False,
        call=state.call if any(state.stakes) else None,
        refused=(),
    )


EFFECTS: Final[dict[type, Callable[[State, Any], State]]] = {
    **recorder.EFFECTS,
    **bank.EFFECTS,
    BankEnded: bank_ended,
    e.CardPassed: passed,
    e.SuiviAsked: suivi_asked,
    e.HandLooked: no_change,
    e.PonteAsked: hand_asked,
    e.PonteSpoke: ponte_spoke,
    e.BankerAsked: hand_asked,
    e.BankerSpoke: banker_spoke,
    e.HandShown: shown,
    e.HandsDecided: decided,
    CoupEnded: coup_ended,
}
"""The effect of each event; only NEXT changes the phase."""

apply: Final[Callable[[State, Event], State]] = make_apply(EFFECTS, NEXT, ANYTIME, Phase)
