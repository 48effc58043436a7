"""Who is curious at a table of chemin de fer: does, of what he may, what was done there least."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from baccarat.tables import chemin
from baccarat.tables.banking.events import CallStood
from baccarat.tables.chemin import CallBanco, MayAnswer, MayCall, MayName

from .conformance.banking import ANSWERS, SAID
from .conformance.dice import Dice, choose
from .golden_cover import free
from .run import Step


class Curious:
    """Remembers what was done; a call counts when it stands, and not when it is made."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._done: Counter[Any] = Counter()

    def see(self, step: Step) -> None:
        self._done.update(event.kind for event in step.events if isinstance(event, CallStood))
        if not isinstance(step.action, CallBanco):
            self._done[_what(step.before, step.action)] += 1

    def answer(self, state: chemin.State, seat: int) -> Any:
        """Return what a seat may do that was done least."""
        ways = {do: self._done[_what(state, do)] for do in _ways(state, seat)}
        least = min(ways.values())
        return choose(self._dice, [do for do, often in ways.items() if often == least])


def _ways(state: chemin.State, seat: int) -> Iterator[Any]:
    """List what a seat may do; it stakes as much as the bank holds, so that some is over."""
    (may,) = chemin.legal(state, seat)
    match may:
        case MayName(what, low, high, step):
            bank = state.bank.sum if state.bank else low
            yield ANSWERS[what](min(high, max(low, bank - bank % step)))
        case MayCall(kinds):
            yield from map(CallBanco, kinds)
        case MayAnswer(what):
            yield ANSWERS[what]()
        case _:
            yield from (do for do in SAID if may.allows(do))


def _what(state: chemin.State, action: Any) -> Any:
    """Tell actions apart by kind: a call by its own, what a free hand says by the hand."""
    if isinstance(action, CallBanco):
        return action.kind
    return free(state, action) or type(action)
