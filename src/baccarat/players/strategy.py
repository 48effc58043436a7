"""What a strategy is, in any game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..rules.coup import Outcome
from ..tables.register import SeatAction

RandomBelow = Callable[[int], int]
"""Given n, returns a uniform random number from 0 to n - 1: a strategy's only randomness."""

OutcomesBySide = Mapping[str, Sequence[Outcome]]
"""The outcomes of the shoe so far, for each side that was dealt against the bank."""

Strategy = Callable[[Any, OutcomesBySide, RandomBelow], SeatAction | None]
"""Maps the seat's view, the outcomes so far and randomness to an action, or None to wait.

The view is the one that a browser in that seat gets. The outcomes a table passes are a Memory,
which also knows the cards that were shown."""


class UnknownStrategy(LookupError):
    """The game has no strategy called `name`."""

    def __init__(self, name: str, known: str) -> None:
        super().__init__(f"no strategy is called {name!r}; there are {known}")
        self.name = name
        self.known = known
