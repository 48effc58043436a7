"""The measures of shoes: numerators and denominators of each shoe, as matrices.

Every measure is a ratio of two sums over shoes, such as ties over coups, or changes over the wins
that might have been changes. Noted and random shoes are measured by the same functions.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from ...notation.noted.shoe import Detail
from ...rules.coup import Outcome
from ...rules.wagers.wager import Wager
from ..composition import Composition
from ..endings import CELLS, OUTCOMES
from ..joint import joint
from ..pricing.distribution import distribution
from ..pricing.price import Price, price
from ..simulation.paytables import gains_of, lines_by_cell
from .coups import Coups
from .courses import COURSES, course_parts
from .looks import CardBets, look, whole_gains

Part = tuple[Any, Any]
"""The numerator and denominator of a measure, for each shoe."""
_MARKED: Final = ("natural", "player", "banker")


class Measure(msgspec.Struct, frozen=True):
    """A measure: its group and name, and its exact expectation; None where only simulation tells.

    A share is a number of its denominator; anything else, such as what a bet gained, is a mean.
    `whole` is whether it depends on how long shoes are, and `marked` whether it was counted by
    marks next to results, which people may have left out.
    """

    group: str
    name: str
    expected: Fraction | None = None
    share: bool = True
    whole: bool = False
    marked: bool = False


class Found(NamedTuple):
    """Numerators and denominators: a row for each shoe, a column for each measure."""

    over: Any
    under: Any


class Measures:
    """The measures of shoes whose coups are known in this detail.

    `marked` is whether naturals and pairs were noted next to results.
    """

    def __init__(
        self, detail: Detail, packs: int, wagers: Iterable[Wager], *, marked: bool
    ) -> None:
        has_cards = detail is not Detail.RESULTS
        shoe = Composition.of_packs(packs)
        chances = joint(shoe.counts)
        weights = np.array([float(each) for each in chances.weights])
        by_outcome: list[tuple[Measure, Any]] = []
        by_cell: list[tuple[Measure, Any]] = []
        for group, name, which in _of_cells():
            ways = sum(each for each, one in zip(chances.weights, which, strict=True) if one)
            row = np.array(which, float)
            measure = Measure(group, name, Fraction(ways, chances.permutations))
            (by_outcome if group == "outcome" else by_cell).append((measure, row))
        on_cards: list[Wager] = []
        card_measures: list[Measure] = []
        on_all: list[Wager] = []
        all_measures: list[Measure] = []
        ranked = detail is Detail.CARDS
        self.prices = {each.wager.name: each for each in _prices(wagers, shoe, ranked=ranked)}
        """The prices of the measured bets on a full shoe, by name."""
        for name, priced in self.prices.items():
            wager = priced.wager
            measure = Measure("bet", name, -priced.edge, share=False)
            if wager.needs_all:
                on_all.append(wager)
                all_measures.append(measure)
                continue
            if wager.needs_cards:
                on_cards.append(wager)
                card_measures.append(measure)
                continue
            gains = np.array([float(each) for each in gains_of(wager)])
            row = gains[list(lines_by_cell(wager))]
            (by_outcome if _is_by_outcome(row, weights) else by_cell).append((measure, row))
        self._by_outcome, self._by_cell = _matrix(by_outcome, OUTCOMES), _matrix(by_cell)
        self._has_cards, self._bets, self._on_all = has_cards, CardBets(on_cards), on_all
        has_ranks = detail in {Detail.RANKS, Detail.CARDS}
        self._marks: Sequence[str] = ()
        if has_cards or marked:
            self._marks = _MARKED if has_ranks or marked else _MARKED[:1]
        pair = Fraction(4 * packs - 1, 52 * packs - 1)
        natural = sum(
            each for each, cell in zip(chances.weights, CELLS, strict=True) if cell.natural
        )
        rate = {"natural": Fraction(natural, chances.permutations)}
        self.all: tuple[Measure, ...] = (
            *(each for each, _ in by_outcome),
            *((each for each, _ in by_cell) if has_cards else ()),
            *((*card_measures, *all_measures) if has_cards else ()),
            *(
                Measure(
                    "natural" if each == "natural" else "pair",
                    each,
                    rate.get(each, pair),
                    marked=not has_cards,
                )
                for each in self._marks
            ),
            *(Measure(group, name, share=not whole, whole=whole) for group, name, whole in COURSES),
        )

    def take(self, coups: Coups) -> Found:
        """Measure the coups of some shoes."""
        parts = [*self._parts(coups)]
        over, under = zip(*parts, strict=True)
        return Found(np.column_stack(over), np.column_stack(under))

    def _parts(self, coups: Coups) -> Iterator[Part]:
        """Yield the parts of each measure, in the order of `all`."""
        looks = look(coups)
        yield from _weighed(coups, looks.outcome, looks.seen, self._by_outcome)
        if self._has_cards:
            yield from _weighed(coups, looks.cell, looks.dealt, self._by_cell)
            dealt = _sums(coups, looks.dealt)
            on_all = (whole_gains(wager, coups, looks) for wager in self._on_all)
            for gains in chain(self._bets.gains(coups, looks), on_all):
                yield _sums(coups, looks.dealt, gains), dealt
        known = looks.dealt if self._has_cards else looks.seen
        under = _sums(coups, known)
        for each in self._marks:
            yield _sums(coups, known & looks.marks[:, _MARKED.index(each)]), under
        yield from course_parts(coups)


def _prices(wagers: Iterable[Wager], shoe: Composition, *, ranked: bool) -> Iterator[Price]:
    """Yield the prices of bets on a full shoe, of those on ranks or suits only if `ranked`."""
    by_cell = distribution(shoe)
    for wager in wagers:
        if ranked or not wager.needs_ranks:
            yield price(wager, distribution(shoe, [wager]) if wager.needs_cards else by_cell)


def _of_cells() -> Iterator[tuple[str, str, Sequence[bool]]]:
    """Yield each share of cells: its group and name, and whether each cell is in it."""
    for outcome in Outcome:
        yield "outcome", outcome.value, [cell.outcome is outcome for cell in CELLS]
    for total in range(10):
        yield "player-total", str(total), [cell.player == total for cell in CELLS]
    for total in range(10):
        yield "banker-total", str(total), [cell.banker == total for cell in CELLS]
    for cards in (4, 5, 6):
        drawn = [cell.player_cards + cell.banker_cards == cards for cell in CELLS]
        yield "cards", str(cards), drawn
    yield "third", "player", [cell.player_cards == 3 for cell in CELLS]
    yield "third", "banker", [cell.banker_cards == 3 for cell in CELLS]


def _is_by_outcome(row: Any, weights: Any) -> bool:
    """Whether all cells of an outcome that can be dealt have one value."""
    each = (row[[cell for cell in cells if weights[cell]]] for cells in OUTCOMES)
    return all(values.min() == values.max() for values in each)


def _matrix(rows: Sequence[tuple[Measure, Any]], places: Sequence[Sequence[int]] = ()) -> Any:
    """Return the rows as the columns of a matrix; for outcomes, the value of a cell of each."""
    matrix = np.array([row for _, row in rows], float).T
    if not places:
        return matrix
    # a cell in the middle of an outcome's cells can be dealt
    return matrix[[cells[len(cells) // 2] for cells in places]]


def _weighed(coups: Coups, place: Any, known: Any, matrix: Any) -> Iterator[Part]:
    """Yield the sums of each column of a matrix over the places of coups."""
    size = len(matrix)
    places = coups.shoe[known] * size + place[known]
    counts = np.bincount(places, minlength=coups.shoes * size).reshape(coups.shoes, size)
    under = counts.sum(axis=1)
    for over in (counts @ matrix).T:
        yield over, under


def _sums(coups: Coups, which: Any, values: Any = None) -> Any:
    """Count the coups of each shoe that are chosen, or add up their values."""
    weights = None if values is None else values[which]
    return np.bincount(coups.shoe[which], weights, coups.shoes).astype(float)
