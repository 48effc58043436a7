"""Compute the state after an event that `decide` has produced."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from ...rules.coup import Coup, Outcome, Side
from ..banking import apply as bank, events as b, law_events as law
from ..banking.actions import CallKind, Pass
from ..banking.apply import clear_answers, with_bank
from ..banking.events import BankEnded, BankEnds
from ..banking.phases import ANYTIME
from ..common import recorder
from ..common.changeur import Left, SatDown
from ..common.chips import Seat, with_item
from ..common.recorder import make_apply, no_change
from ..common.shoe import CoupEnded, ShoeEnded
from . import events as e
from .events import Event
from .phases import NEXT, Phase
from .state import State


def bank_ended(state: State, event: BankEnded) -> State:
    """Start the offers of the next bank at the right of a seat (CF-16, CF-21)."""
    over = {"gain": 0, "passes": 0, "bought_from": 0, "cards_to": 0}
    givers = state.givers if state.bought_from else _givers(state, event)
    return replace(bank.ended(state, event), shoe_at=event.falls_to, givers=givers, **over)


def _givers(state: State, event: BankEnded) -> tuple[Seat, ...]:
    """Return who passes the bank on, and the co-banker, where they are left out."""
    passes = event.how in {BankEnds.PASSED, BankEnds.LEFT} and state.preset.giver_out
    return (event.seat, *([event.co_banker] if event.co_banker else [])) if passes else ()


def with_refusals(state: State, seat: Seat, number: int) -> State:
    """Note how often in a row a chair has declined the bank (AD-C10)."""
    if state.refusals_of(seat) == number:
        return state
    before = state.declined or (0,) * len(state.purses)
    return replace(state, declined=with_item(before, seat, number))


def without_newcomer(state: State, seat: Seat) -> State:
    return replace(state, newcomers=tuple([each for each in state.newcomers if each != seat]))


def sat_down(state: State, event: SatDown) -> State:
    """Note a player who takes a chair during a shoe (AD-C8)."""
    waits = state.preset.newcomer_waits and state.phase is not Phase.BETWEEN_SHOES
    if waits and not state.is_bystander(event.seat):
        state = replace(state, newcomers=(*state.newcomers, event.seat))
    return bank.sat_down(state, event)


def left(state: State, event: Left) -> State:
    state = without_newcomer(bank.left(state, event), event.seat)
    if state.cards_to == event.seat:
        state = replace(state, cards_to=0)
    return with_refusals(state, event.seat, 0)


def bank_declined(state: State, event: b.BankDeclined) -> State:
    counts = state.preset.refusals > 0
    number = state.refusals_of(event.seat) + 1 if counts else 0
    return with_refusals(bank.declined(state, event), event.seat, number)


def bank_put_up(state: State, event: b.BankPutUp) -> State:
    giver = state.giver if state.preset.must_deal_once else 0
    cards_to = state.keeps_cards(event.seat, event.amount)
    state = without_newcomer(bank.put_up(state, event), event.seat)
    givers = () if event.origin is None else state.givers
    chair = state.chair_noted(event.seat)
    state = replace(state, bought_from=giver, cards_to=cards_to, givers=givers, last_chair=chair)
    return with_refusals(state, event.seat, 0)


def auction_opened(state: State, event: b.AuctionOpened) -> State:
    """Leave out the giver of a bank whose buyer has left, and keep its origin (AD-C21)."""
    opened = bank.auction_opened(state, event)
    return replace(opened, giver=event.giver, origin=state.shoe_at) if event.giver else opened


def hand_went_by(state: State, event: law.HandWentBy) -> State:
    """Let the offers of the bank pass a newcomer, who may bank from now on (AD-C8)."""
    state = state if state.phase is Phase.BANK else clear_answers(state)
    state = replace(state, answers=with_item(state.answers, event.seat, Pass()))
    return without_newcomer(state, event.seat)


def shoe_ended(state: State, event: ShoeEnded) -> State:
    ended: State = recorder.EFFECTS[ShoeEnded](state, event)
    return replace(ended, declined=(), newcomers=())


def hand_asked(state: State, event: e.PonteAsked | e.BankerAsked) -> State:
    return replace(state, turn=event.seat)


def suivi_asked(state: State, event: e.SuiviAsked) -> State:
    return clear_answers(state)


def passed(state: State, event: e.CardPassed) -> State:
    if event.card is None:
        raise AssertionError("the table knows each card")
    coup = state.coup.with_card(event.side, event.card)
    return replace(state, coup=coup, shoe=state.shoe.drawn())


def ponte_spoke(state: State, event: e.PonteSpoke) -> State:
    return replace(state, turn=0, ponte_draws=event.draws)


def table_asked(state: State, event: law.TableAsked) -> State:
    return replace(state, asked_table=True)


def banker_spoke(state: State, event: e.BankerSpoke) -> State:
    return replace(state, turn=0, banker_draws=event.draws)


def shown(state: State, event: e.HandShown) -> State:
    if event.side is Side.PLAYER:
        return replace(state, turn=0, ponte_shown=True)
    return replace(state, turn=0, banker_shown=True)


def decided(state: State, event: e.HandsDecided) -> State:
    """Record the outcome, and the seats that may call again."""
    suivi = suivi_seats(state, event.outcome)
    state = with_winnings(state, event.outcome)
    state = replace(state, turn=0, last=event.outcome, suivi=suivi, bought_from=0, givers=())
    return with_bank(state, waited=False)


def with_winnings(state: State, outcome: Outcome) -> State:
    """Count what the bank wins, and how often, where winnings may be set aside (AD-C22)."""
    rules, staked = state.preset, sum(state.stakes)
    if outcome is Outcome.TIE:
        return state
    won = outcome is Outcome.BANKER
    passes = min(state.passes + 1, rules.half_from_pass) if won else 0
    gained = staked - rules.tax_on_win(staked) if won else -staked
    return replace(state, gain=state.gain + gained if rules.voluntary_garage else 0, passes=passes)


def suivi_seats(state: State, outcome: Outcome) -> tuple[Seat, ...]:
    """Return the losers who may call again: callers, or a sole punter (CF-18, AD-C28).

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
        asked_table=False,
        ponte_shown=False,
        banker_shown=False,
        cards_to=0,
        call=state.call if any(state.stakes) else None,
        refused=(),
    )


EFFECTS: Final[dict[type, Callable[[State, Any], State]]] = {
    **recorder.EFFECTS,
    **bank.EFFECTS,
    SatDown: sat_down,
    Left: left,
    ShoeEnded: shoe_ended,
    b.BankDeclined: bank_declined,
    b.BankPutUp: bank_put_up,
    b.AuctionOpened: auction_opened,
    law.HandWentBy: hand_went_by,
    BankEnded: bank_ended,
    e.CardPassed: passed,
    e.SuiviAsked: suivi_asked,
    e.HandLooked: no_change,
    e.PonteAsked: hand_asked,
    e.PonteSpoke: ponte_spoke,
    e.BankerAsked: hand_asked,
    law.TableAsked: table_asked,
    law.GarageAsked: bank.one_asked,
    law.LeavingAsked: bank.one_asked,
    law.LeftIn: no_change,
    e.BankerSpoke: banker_spoke,
    e.HandShown: shown,
    e.HandsDecided: decided,
    CoupEnded: coup_ended,
}
"""The effect of each event; only NEXT changes the phase."""

apply: Final[Callable[[State, Event], State]] = make_apply(EFFECTS, NEXT, ANYTIME, Phase)
