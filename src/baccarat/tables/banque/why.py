"""Explain a coup of baccara banque that is dealt out, by its rules, as messages without words."""

from collections.abc import Iterator
from functools import partial

from ...cards import Hand
from ...rules import CHEMIN_DE_FER, Draws, Outcome
from ..banking import spoken
from ..common import Call, Finished
from . import events as e
from .ask import heavier
from .hands import TableSide
from .said import WON_BY, Args
from .state import State

_RULES = {Outcome.PLAYER: "BB-12", Outcome.BANKER: "BB-12", Outcome.TIE: "CF-15"}


def finished(state: State, event: e.Event) -> Finished | None:
    """Return the coup that an event decided, and why it went so."""
    if not isinstance(event, e.SidesDecided):
        return None
    sides = state.playing
    hands: dict[str, Hand] = {side: state.hands.of(side) for side in (*sides, TableSide.BANKER)}
    outcomes: dict[str, Outcome] = {side: state.hands.outcome(side) for side in sides}
    return Finished(hands, outcomes, partial(_why, state))


def _why(state: State) -> Iterator[Call]:
    """Say what each hand did; `rule` among the arguments is the ID."""
    banker = state.hands.banker
    if banker.natural:
        yield Call("why-banque-banker-natural", {"rule": "BB-4", "points": banker.total})
    for side in state.playing:
        yield from _of_a_side(state, side)
    undecided = [side for side in state.playing if not state.hands.of(side).natural]
    if undecided and not banker.natural:
        custom = CHEMIN_DE_FER.banker_says(
            banker.first_two.total, state.hands.of(heavier(state)).third
        )
        yield _did("banker", Draws.FREE, custom, banker, {"rule": "BB-6", "side": TableSide.BANKER})
    for side in state.playing:
        hand, outcome = state.hands.of(side), state.hands.outcome(side)
        against = banker.first_two if hand.natural else banker
        args: Args = {"rule": _RULES[outcome], "side": side, "points": hand.total}
        yield Call(_result(state, outcome), {**args, "bank": against.total})


def _result(state: State, outcome: Outcome) -> str:
    """Choose the message: only a limited bank may run out, where the house lets it (BB-12)."""
    runs_out = state.preset.over == "as-far" and not state.open_bank
    as_far = "-as-far" if outcome is Outcome.PLAYER and runs_out else ""
    return f"why-banque-result-{WON_BY[outcome]}{as_far}"


def _of_a_side(state: State, side: TableSide) -> Iterator[Call]:
    hand = state.hands.of(side)
    if hand.natural:
        yield Call("why-banque-natural", {"rule": "BB-5", "side": side, "points": hand.total})
    elif not state.hands.banker.natural:
        total = hand.first_two.total
        binds, custom = state.preset.tableau.player_says(total), CHEMIN_DE_FER.player_says(total)
        yield _did("side", binds, custom, hand, {"rule": "CF-12", "side": side})


def _did(who: str, binds: Draws, custom: Draws, hand: Hand, args: Args) -> Call:
    """Say what a hand did, and whether it had to, or chose, with custom or against it."""
    did, bound = spoken(hand, binds, custom)
    points = hand.first_two.total
    return Call(f"why-banque-{who}-{did}", {**args, "points": points, "bound": bound})
