"""What the suite needs to know of a table beside its functions."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from baccarat.cards import Card
from baccarat.tables.common import CHANGEUR, HOUSE, WATCHER, Seat

from .dice import Dice


@dataclass(frozen=True)
class Knowledge:
    """Who may know a card that comes in, and by which rule.

    `fits` looks at the state that the card meets; the rows of a table are asked in order.
    """

    cards: str
    rule: str
    fits: Callable[[Any], bool]
    seen_by: Callable[[Seat], bool]


@dataclass(frozen=True)
class Case:
    """A table for the suite.

    - `table` offers the functions of the contract, and NEXT and ANYTIME for its phases.
    - `event` is the union of its events.
    - `pick` chooses an action that a choice of `legal` offers.
    - `candidates` yields actions of every type, good and bad, at and beyond each limit.
    - `card` tells which card an action brings in, if any.
    - `with_card` is the action with another card; `knowledge` has a row for each kind of card.
    """

    name: str
    table: Any
    presets: tuple[Any, ...]
    event: Any
    shoe_over: type
    pick: Callable[[Dice, Any, Any], Any]
    candidates: Callable[[Any], Iterator[Any]]
    card: Callable[[Any], Card | None]
    with_card: Callable[[Any, Card], Any]
    knowledge: tuple[Knowledge, ...]

    def known(self, state: Any) -> Knowledge:
        """Return the row for a card that meets `state`."""
        return next(row for row in self.knowledge if row.fits(state))


@dataclass(frozen=True)
class World:
    """A table under one set of house rules."""

    case: Case
    preset: Any

    def __str__(self) -> str:
        return f"{self.case.name}-{self.preset.name}"


def actors(state: Any) -> tuple[Seat, ...]:
    """List everyone who might try to act: the house's own, each chair, and two that are none."""
    chairs = len(state.purses)
    return (HOUSE, CHANGEUR, WATCHER, WATCHER - 1, *range(1, chairs + 2))


def viewers(state: Any) -> tuple[Seat, ...]:
    return (HOUSE, WATCHER, *range(1, len(state.purses) + 1))
