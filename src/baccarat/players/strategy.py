"""What a player by strategy is, whatever the game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..rules import Outcome
from ..tables import SeatAction

RandomBelow = Callable[[int], int]
"""Given n, a number from 0 to n - 1, each as likely. All that a strategy has of luck."""

OutcomesBySide = Mapping[str, Sequence[Outcome]]
"""How the coups of the shoe went so far, for each side that was dealt against the bank."""

Strategy = Callable[[Any, OutcomesBySide, RandomBelow], SeatAction | None]
"""From the seat's view, the coups of the shoe so far and chance to an action, or None to wait.

The view is that of the strategy's game, as a browser in that seat gets it. A table gives a Memory
for the coups, which knows the cards that were shown as well.
"""


class UnknownStrategy(LookupError):
    """No strategy of the game has that name; `name` is what was asked for."""

    def __init__(self, name: str, known: str) -> None:
        super().__init__(f"no strategy is called {name!r}; there are {known}")
        self.name = name
        self.known = known
