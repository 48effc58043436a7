"""Tables of punto banco with one fault each, which the suite must find."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec

from baccarat.cards import Card
from baccarat.tables import punto
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import BANK, CHANGEUR, COMMISSION, HOUSE, Move
from baccarat.tables.common.coup_result import CoupResult, two_hand_result
from baccarat.tables.common.recorder import Decision, EventRecorder
from baccarat.tables.common.refusal import RefusalCode, Refused
from baccarat.tables.common.shoe import MayDeal, Shoe
from baccarat.tables.punto import Phase, State

from ..case import Case
from ..punto import PUNTO


def case_with(case: Case, **functions: Callable[..., Any]) -> Case:
    """Return a case with some functions of its table replaced."""
    return replace(case, table=with_functions(case.table, functions))


faulty = partial(case_with, PUNTO)


def with_functions(table: Any, functions: Mapping[str, Callable[..., Any]]) -> Any:
    """Return a table with some functions replaced.

    If `apply` is replaced, the table decides by it; a `decide` that returns bare events has them
    applied.
    """
    named = {name: getattr(table, name) for name in dir(table)}  # also those not loaded yet
    made = SimpleNamespace(**{**named, **functions})
    chosen = made.decide

    def decide(state: Any, seat: int, action: Any) -> Any:
        done = chosen(state, seat, action)
        if isinstance(done, Decision) and "apply" not in functions:
            return done
        flow: EventRecorder[Any, Any] = EventRecorder(state, made.apply)
        with suppress(KeyError):  # forbidden actions are accepted in this phase, with no effect
            for event in done.events if isinstance(done, Decision) else done:
                flow.emit(event)
        return flow.decision()

    made.decide = decide
    return made


def another_state(decide: Callable[..., Any]) -> Callable[..., Any]:
    """Return a state that the events of some actions do not lead to."""

    def decides(state: Any, seat: int, action: Any) -> Any:
        done = decide(state, seat, action)
        if not isinstance(action, Sit):
            return done
        purses = (1 + (done.state.purses[0] or 0), *done.state.purses[1:])
        other = msgspec.structs.replace(done.state, purses=purses)
        return msgspec.structs.replace(done, state=other)

    return decides


class Peeked(State, frozen=True):
    """A state that remembers the face of the last burnt card."""

    peeked: Card | None = None


def _peeking_new(preset: Any) -> Peeked:
    return Peeked(**msgspec.structs.asdict(punto.new(preset)))


def _peeking_apply(state: Any, event: Any) -> Any:
    after = punto.apply(state, event)
    if isinstance(event, punto.CardBurnt):
        return msgspec.structs.replace(after, peeked=event.card)
    return after


def peeking(**functions: Callable[..., Any]) -> Case:
    """Return a faulty case whose state knows the burnt card."""
    return faulty(new=_peeking_new, apply=_peeking_apply, **functions)


def view_with_burnt_card(state: Any, viewer: int) -> Any:
    return (punto.view(state, viewer), state.peeked)


def view_with_red_burnt_card(state: Any, viewer: int) -> Any:
    """Leak one bit through the spelling of the phase."""
    red = state.peeked is not None and state.peeked.suit in "dh"
    return (punto.view(state, viewer), state.phase.upper() if red else state.phase)


def legal_by_burnt_card(state: Any, seat: int) -> Any:
    low = state.peeked is not None and state.peeked.points < 5
    return () if low and seat > 0 else punto.legal(state, seat)


def decide_by_burnt_card(state: Any, seat: int, action: Any) -> Any:
    """Reveal the card through the limit in a refusal."""
    try:
        return punto.decide(state, seat, action)
    except Refused as refused:
        told = state.peeked.points if state.peeked is not None else None
        raise Refused(refused.code, action, state.phase, told) from None


def view_with_next_card(state: Any, viewer: int) -> Any:
    return (punto.view(state, viewer), "As")


def tell_all(state: Any, event: Any, viewer: int) -> Any:
    return event


def tell_watchers_no_cards(state: Any, event: Any, viewer: int) -> Any:
    told = punto.redact(state, event, viewer)
    return None if viewer < 0 and isinstance(event, punto.CardDealt) else told


def take_odd_steps(state: Any, seat: int, action: Any) -> Any:
    try:
        return punto.decide(state, seat, action)
    except Refused as refused:
        if refused.code is not RefusalCode.NOT_A_STEP or not isinstance(action, punto.Stake):
            raise
        return (punto.Staked(seat, action.bets, 0),)


def take_odd_steps_after_black(state: Any, seat: int, action: Any) -> Any:
    """Let the suit of a hidden card decide whether an action is accepted."""
    black = state.peeked is not None and state.peeked.suit in "cs"
    return (take_odd_steps if black else punto.decide)(state, seat, action)


def take_from_anyone(state: Any, seat: int, action: Any) -> Any:
    """Let every seat carry out the changeur's actions."""
    try:
        return punto.decide(state, seat, action)
    except Refused as refused:
        if refused.code is not RefusalCode.NOT_YOURS:
            raise
        return punto.decide(state, CHANGEUR, action)


def refuse_the_highest(state: Any, seat: int, action: Any) -> Any:
    bets = action.bets if isinstance(action, punto.Stake) else ()
    if any(bet.amount == state.preset.maximum for bet in bets):
        raise Refused(RefusalCode.ABOVE_MAXIMUM, action, state.phase)
    return punto.decide(state, seat, action)


def refuse_and_change(state: Any, seat: int, action: Any) -> Any:
    try:
        return punto.decide(state, seat, action)
    except Refused:
        shoe = msgspec.structs.replace(state.shoe, out=state.shoe.out + 1)
        msgspec.structs.force_setattr(state, "shoe", shoe)
        raise


def refuse_in_another_phase(state: Any, seat: int, action: Any) -> Any:
    try:
        return punto.decide(state, seat, action)
    except Refused as refused:
        raise Refused(refused.code, action, Phase.SETTLING) from None


def drop_a_unit(state: Any, event: Any) -> Any:
    if isinstance(event, punto.BetWon):
        event = msgspec.structs.replace(event, win=event.win - 1)
    return punto.apply(state, event)


def forget_the_commission(event: Any) -> Any:
    moves = punto.moves(event)
    return moves[:2] if isinstance(event, punto.BetWon) else moves


def move_nothing(event: Any) -> Any:
    return (*punto.moves(event), Move(BANK, COMMISSION, 0))


def deal_with_stakes_open(state: Any, event: Any) -> Any:
    after = punto.apply(state, event)
    if isinstance(event, punto.StakesClosed):
        return msgspec.structs.replace(after, phase=Phase.STAKING)
    return after


def deal_or_start(state: Any, seat: int) -> Any:
    offers = punto.legal(state, seat)
    if seat == HOUSE and state.phase is Phase.STAKING:
        return (*offers, MayDeal())
    return offers


def stuck_while_burning(state: Any, seat: int) -> Any:
    return () if state.phase is Phase.BURNING else punto.legal(state, seat)


def endless_shoe(state: Any, seat: int, action: Any) -> Any:
    events = punto.decide(state, seat, action).events
    return tuple(event for event in events if not isinstance(event, punto.ShoeEnded))


def stuck_while_dealing(state: Any, seat: int) -> Any:
    return () if state.phase is Phase.DEALING else punto.legal(state, seat)


def ask_every_chair(state: Any) -> Any:
    return tuple(range(1, len(state.purses) + 1)) if state.phase is Phase.STAKING else ()


def stake_a_unit(state: Any, seat: int) -> Any:
    return punto.Stake((punto.Bet("player", 1),))


def close_nothing(state: Any, seat: int, action: Any) -> Any:
    return () if isinstance(action, punto.Close) else punto.decide(state, seat, action)


def finished_twice(state: Any, event: Any) -> Any:
    """Return the coup when it is decided, and again when it ends."""
    if isinstance(event, punto.CoupEnded):
        return two_hand_result(state.coup)
    return punto.coup_result(state, event)


def finished_by_the_loser(state: Any, event: Any) -> Any:
    coup = punto.coup_result(state, event)
    return coup and with_hands_swapped(coup)


def with_hands_swapped(coup: CoupResult) -> CoupResult:
    """Swap winner and loser, unless it is a tie."""
    swapped = dict(zip(coup.hands, reversed([*coup.hands.values()]), strict=True))
    return msgspec.structs.replace(coup, hands=swapped)


class Forgetful:
    """Apply every hundredth event differently, so that a replay diverges."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, state: Any, event: Any) -> Any:
        self.count += 1
        after = punto.apply(state, event)
        return msgspec.structs.replace(after, shoe=Shoe(burnt=self.count // 100))


def list_the_bets(state: Any, seat: int, action: Any) -> Any:
    """Return an event that changes when read back from JSON."""
    return tuple(
        msgspec.structs.replace(event, bets=list(event.bets))
        if isinstance(event, punto.Staked)
        else event
        for event in punto.decide(state, seat, action).events
    )


FAULTS: dict[str, tuple[tuple[str, Case], ...]] = {
    "replay": (
        ("applies otherwise at times", faulty(apply=Forgetful())),
        ("stores what reads otherwise", faulty(decide=list_the_bets)),
        ("gives another state", faulty(decide=another_state(punto.decide))),
    ),
    "chips": (
        ("drops a unit of a win", faulty(apply=drop_a_unit)),
        ("forgets the commission", faulty(moves=forget_the_commission)),
        ("moves nothing", faulty(moves=move_nothing)),
    ),
    "phases": (("leaves the stakes open", faulty(apply=deal_with_stakes_open)),),
    "house": (("offers two kinds", faulty(legal=deal_or_start)),),
    "alive": (
        ("is stuck while burning", faulty(legal=stuck_while_burning)),
        ("never ends a shoe", faulty(decide=endless_shoe)),
    ),
    "waits": (
        ("asks empty chairs", faulty(to_act=ask_every_chair)),
        ("answers for a seat what it may not", faulty(timeout_action=stake_a_unit)),
        ("closes nothing", faulty(decide=close_nothing)),
        ("cannot end a coup", faulty(legal=stuck_while_dealing)),
        ("never rests", faulty(is_idle=lambda state: False)),
        ("tells a coup twice", faulty(coup_result=finished_twice)),
        ("names the loser", faulty(coup_result=finished_by_the_loser)),
    ),
    "answers": (
        ("takes odd steps", faulty(decide=take_odd_steps)),
        ("takes errands from anyone", faulty(decide=take_from_anyone)),
        ("refuses the highest stake", faulty(decide=refuse_the_highest)),
        ("changes the state", faulty(decide=refuse_and_change)),
        ("speaks of another phase", faulty(decide=refuse_in_another_phase)),
    ),
    "tellings": (
        ("tells burnt cards", faulty(redact=tell_all)),
        ("hides dealt cards", faulty(redact=tell_watchers_no_cards)),
    ),
    "foreign cards": (("shows the next card", faulty(view=view_with_next_card)),),
    "swaps": (
        ("shows burnt cards", peeking(view=view_with_burnt_card)),
        ("shows their colour", peeking(view=view_with_red_burnt_card)),
        ("offers by them", peeking(legal=legal_by_burnt_card)),
        ("words refusals by them", peeking(decide=decide_by_burnt_card)),
        ("takes stakes by them", peeking(decide=take_odd_steps_after_black)),
        ("tells them", faulty(redact=tell_all)),
    ),
}
"""The faults, by the check that must find them."""
