"""What the suite needs to know about a table besides its functions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from baccarat.cards import Card
from baccarat.tables.common.changeur import ChangeurAction, SetMaximum
from baccarat.tables.common.chips import CHANGEUR, HOUSE, WATCHER, Seat
from baccarat.tables.common.shoe import CroupierAction

from .dice import Dice


@dataclass(frozen=True)
class Knowledge:
    """Who may know a card when it is dealt, and by which rule.

    `fits` gets the state before the card, and the card; the rows of a table are tried in order.
    `seen_by` gets that state too.
    """

    cards: str
    rule: str
    fits: Callable[[Any, Card], bool]
    seen_by: Callable[[Any, Seat], bool]


@dataclass(frozen=True)
class Case:
    """A table for the suite.

    - `table` offers the functions of the contract, and NEXT and ANYTIME for its phases.
    - `event` is the union of its events.
    - `pick` chooses an action that a choice of `legal` offers.
    - `candidates` yields actions of every type, valid and invalid, at and beyond each limit.
    - `knowledge` has a row for each kind of card.
    - `face_down` yields the face-down cards of a state at rest, each with the one seat that may see
      it, or 0.
    - `another` returns the card with which a twin of the state continues: a different one if it is
      hidden, chosen so that nothing is shown sooner in one of the two.
    - `tells_apart`: whether a viewer may distinguish a state from one with other hidden cards.
    - `waits`: whether the house has nothing to do until a seat or the changeur acts.
    """

    name: str
    table: Any
    presets: tuple[Any, ...]
    event: Any
    pick: Callable[[Dice, Any, Any], Any]
    candidates: Callable[[Any], Iterator[Any]]
    knowledge: tuple[Knowledge, ...]
    face_down: Callable[[Any], Iterator[tuple[Card, Seat]]]
    another: Callable[[Any, Any, Card], Card]
    tells_apart: Callable[[Any, Any, Seat], bool]
    waits: Callable[[Any], bool]

    def known(self, state: Any, card: Card) -> Knowledge:
        """Return the row for a card dealt in `state`."""
        return next(row for row in self.knowledge if row.fits(state, card))


@dataclass(frozen=True)
class World:
    """A table under one set of house rules."""

    case: Case
    preset: Any

    def __str__(self) -> str:
        return f"{self.case.name}-{self.preset.name}"


def actors(state: Any) -> tuple[Seat, ...]:
    """List everyone who might act: the house's staff, each chair, and two invalid seats."""
    chairs = len(state.purses)
    return (HOUSE, CHANGEUR, WATCHER, WATCHER - 1, *range(1, chairs + 2))


OWN: Final[Mapping[Seat, Any]] = {HOUSE: CroupierAction, CHANGEUR: ChangeurAction | SetMaximum}
"""Actions of the croupier and the changeur; all others belong to the chairs."""
CHAIRS: Final[Seat] = 1
"""Represents all chairs, which share the same actions."""


Own = Mapping[Seat, Sequence[int]]
"""Indices of the candidates that belong to the croupier, the changeur and the chairs."""


def attempts(
    state: Any, seat: Seat, candidates: Sequence[Any], own: Own, idle: Sequence[Seat] = ()
) -> list[Any]:
    """List what one actor tries: all actions for its role, and a share of the others.

    Two of the `idle` chairs, which are offered nothing, try every action for chairs; together, the
    actors try every action that belongs to none of them. Trying each alone would nearly always give
    the same answer.
    """
    everyone = actors(state)
    share, others = everyone.index(seat), len(everyone)
    parts = (len(idle) + 1) // 2 if seat in idle else 1
    part = idle.index(seat) % parts if seat in idle else 0
    theirs = own[seat if seat in OWN else CHAIRS]
    return [
        *candidates[share::others],
        *[candidates[at] for at in theirs if at % parts == part and at % others != share],
    ]


def own_of(candidates: Sequence[Any]) -> Own:
    """Sort candidates by their actors, once for everyone who tries them."""
    own: dict[Seat, list[int]] = {who: [] for who in (*OWN, CHAIRS)}
    for at, action in enumerate(candidates):
        own[_whose(action.__class__)].append(at)
    return own


@cache
def _whose(kind: type) -> Seat:
    """Return the actor of this type of action: the croupier, the changeur, or the chairs."""
    return next((seat for seat, own in OWN.items() if issubclass(kind, own)), CHAIRS)


def viewers(state: Any) -> tuple[Seat, ...]:
    return (HOUSE, WATCHER, *range(1, len(state.purses) + 1))
