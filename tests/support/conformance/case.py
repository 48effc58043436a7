"""What the suite needs to know of a table beside its functions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from baccarat.cards import Card
from baccarat.tables.common import (
    CHANGEUR,
    HOUSE,
    WATCHER,
    Croupier,
    Errand,
    Seat,
    SetMaximum,
)

from .dice import Dice


@dataclass(frozen=True)
class Knowledge:
    """Who may know a card as it comes in, and by which rule.

    `fits` looks at the state that the card meets, and at the card; the rows of a table are asked
    in order. `seen_by` looks at that state too.
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
    - `candidates` yields actions of every type, good and bad, at and beyond each limit.
    - `knowledge` has a row for each kind of card.
    - `face_down` names the cards that lie face down in a state at rest, each with the one seat
      that may see it, or 0.
    - `another` tells with which card a twin of the state goes on: another one where it is hidden,
      so chosen that nothing is shown sooner in one of the two.
    - `tells_apart`: whether a viewer may know a state from one with other hidden cards.
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
        """Return the row for a card that meets `state`."""
        return next(row for row in self.knowledge if row.fits(state, card))


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


OWN: Final[Mapping[Seat, Any]] = {HOUSE: Croupier, CHANGEUR: Errand | SetMaximum}
"""What croupier and changeur ask; all else is for the chairs."""
CHAIRS: Final[Seat] = 1
"""Stands for each of the chairs, which all may ask for the same."""


Own = Mapping[Seat, Sequence[int]]
"""At which numbers among candidates stands what croupier, changeur and chairs may ask."""


def attempts(
    state: Any, seat: Seat, candidates: Sequence[Any], own: Own, idle: Sequence[Seat] = ()
) -> list[Any]:
    """List what one actor tries: all that may be theirs, and a share of what is another's.

    Of the chairs that are `idle`, for they are offered nothing, two try each of the actions that
    are for chairs; and together the actors try everything that none of them may. Each alone would
    nearly always be told the same.
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
    """Sort candidates by whose they are, once for all who try them."""
    own: dict[Seat, list[int]] = {who: [] for who in (*OWN, CHAIRS)}
    for at, action in enumerate(candidates):
        own[_whose(action.__class__)].append(at)
    return own


@cache
def _whose(kind: type) -> Seat:
    """Tell whose an action of this kind is: the croupier's, the changeur's, or that of chairs."""
    return next((seat for seat, own in OWN.items() if issubclass(kind, own)), CHAIRS)


def viewers(state: Any) -> tuple[Seat, ...]:
    return (HOUSE, WATCHER, *range(1, len(state.purses) + 1))
