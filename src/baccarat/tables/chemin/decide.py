"""Turn an action into its events, or refuse it."""

from collections.abc import Mapping
from typing import Final

from ..banking.actions import Action, GiveUpBank, LeaveIn, PutUp, SetAside
from ..banking.bank_passing import end_bank, offer_next
from ..banking.call_award import award_call_chemin
from ..banking.decide import ANSWERS, take
from ..banking.events import BankEnds
from ..banking.game import Act, BankRecorder, Game
from ..banking.hand_choices import AskTable, DrawCard, Show, Stand
from ..banking.law_events import TableAsked
from ..banking.refusals import EXPLANATIONS
from ..common.chips import Seat
from ..common.recorder import Decision
from .apply import apply
from .coup import (
    Flow,
    banker_leaves,
    banker_speaks,
    begin_coup,
    close_suivi,
    deal_card,
    finish_coup,
    leave_in,
    next_coup,
    on_ponte_answer,
    put_up,
    set_aside,
    stakes_closed,
    start_dealing,
)
from .events import Event
from .legal import LEGAL_ACTIONS
from .phases import Phase
from .state import State


def decide(state: State, seat: Seat, action: Action) -> Decision[State, Event]:
    """Return the events of an action; raises Refused without any effect."""
    flow: Flow = BankRecorder(state, apply, game=GAME)
    take(flow, seat, action)
    return flow.decision()


def _show(flow: Flow, seat: Seat, action: Show) -> None:
    finish_coup(flow)


def _ask_table(flow: Flow, seat: Seat, action: AskTable) -> None:
    flow.emit(TableAsked(seat))


def _speak(flow: Flow, seat: Seat, action: DrawCard | Stand) -> None:
    _SPEAKS[flow.state.phase](flow, draws=isinstance(action, DrawCard))


def _give_up(flow: Flow, seat: Seat, action: GiveUpBank) -> None:
    end_bank(flow, BankEnds.UNCOVERED)
    offer_next(flow)


_SPEAKS: Final = {Phase.PONTE: on_ponte_answer, Phase.BANKER: banker_speaks}

ACTS: Final[Mapping[type, Act]] = {
    **ANSWERS,
    PutUp: put_up,
    SetAside: set_aside,
    LeaveIn: leave_in,
    Show: _show,
    AskTable: _ask_table,
    DrawCard: _speak,
    Stand: _speak,
    GiveUpBank: _give_up,
}
"""The handlers of a seat's actions; those of the answers are shared."""

GAME: Final = Game(
    actions=LEGAL_ACTIONS,
    explain=EXPLANATIONS,
    ready=next_coup,
    dealt=deal_card,
    award_call=award_call_chemin,
    acts=ACTS,
    begin=begin_coup,
    stakes_closed=stakes_closed,
    covered=start_dealing,
    closes={Phase.SUIVI: close_suivi},
    banker_leaves=banker_leaves,
)
