"""Say what is called during a coup and why it went as it did, as messages without words."""

from collections.abc import Iterator

from ...cards import Hand
from ...rules import Draws, Outcome
from ..common import Call, CardBurnt, Finished, ShoeEnded, ShoeStarted, StopCardShown, shoe_calls
from . import events as e
from .hands import Side
from .state import State

Args = dict[str, int | str]


def calls(state: State, event: e.Event) -> tuple[Call, ...]:
    """Tell what is called when `event` comes to `state`, as everyone at the table hears it."""
    return tuple(_calls(state, event))


def _calls(state: State, event: e.Event) -> Iterator[Call]:
    match event:
        case ShoeStarted():
            yield from shoe_calls(event, state.preset)
            yield Call(f"banque-shuffle-{state.preset.shuffle}", {"cut": state.preset.cut})
        case StopCardShown(coups) if not state.preset.stop_card:
            yield Call("banque-last-coup", {"coups": coups})
        case CardBurnt() | StopCardShown() | ShoeEnded():
            yield from shoe_calls(event, state.preset)
        case _:
            return


def finished(state: State, event: e.Event) -> Finished | None:
    """Return the coup that an event decided, and why it went so."""
    if not isinstance(event, e.SidesDecided):
        return None
    outcomes: dict[str, Outcome] = {side: state.hands.outcome(side) for side in state.playing}
    hands: dict[str, Hand] = {side: state.hands.of(side) for side in (*state.playing, Side.BANKER)}
    return Finished(hands, outcomes, ())


_ = (Draws, Outcome)
