"""A curious player at a table with a player's bank, who prefers the rarest action."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from baccarat.tables.banking.actions import CallBanco
from baccarat.tables.banking.events import CallStood

from ..conformance.dice import Dice, choose
from .drive import Step

Ways = Callable[[Any, int], Iterator[Any]]
"""Lists a seat's possible actions."""
What = Callable[[Any, Any], Any]
"""Classifies an action, given the state it is taken in."""


class Curious:
    """Counts actions; a call counts when it takes effect, and not when it is made."""

    def __init__(self, dice: Dice, ways: Ways, what: What) -> None:
        self._dice, self._ways, self._what = dice, ways, what
        self._done: Counter[Any] = Counter()

    def see(self, step: Step) -> None:
        self._done.update(event.kind for event in step.events if isinstance(event, CallStood))
        if not isinstance(step.action, CallBanco):
            self._done[self._what(step.before, step.action)] += 1

    def answer(self, state: Any, seat: int) -> Any:
        """Return the seat's possible action that was done least."""
        ways = {do: self._done[self._what(state, do)] for do in self._ways(state, seat)}
        least = min(ways.values())
        return choose(self._dice, [do for do, often in ways.items() if often == least])
