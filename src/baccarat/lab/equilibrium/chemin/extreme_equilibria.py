"""The extreme equilibria of a small game, exactly; all others are mixtures of them.

Each point of the ponte stands, draws or mixes. If it mixes at some points, the banker must be
indifferent at equally many, which determines how the ponte mixes; and the ponte is indifferent
there, which determines how the banker mixes. All equilibria are mixtures of those found in this way
(Mangasarian 1964).
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeAlias

from ..algebra.linear import solve_exact
from ..algebra.polytope import best_where, corners
from ..budget import Budget, Spent
from .dominance import OPEN, Choice, bounds, settle
from .game import Chance, Game, Side, Strategy, as_int_if_whole

TwoCards: TypeAlias = tuple[Strategy, Strategy]
MOST_TIES: Final = 8
"""The maximum number of tied points of the banker for which everything is tried."""
STEP: Final = 1_000
"""The budget steps per attempt, and again for each squared number of unknowns."""


class Found(NamedTuple):
    """Equilibria, as strategies of ponte and banker, and whether these are all."""

    pairs: list[TwoCards]
    complete: bool


class Face(NamedTuple):
    """The ponte's action at each point (OPEN where it mixes), and the banker's response."""

    ponte: list[Choice]
    mixed: tuple[int, ...]
    banker: list[Choice]


class Line(NamedTuple):
    """The gain from drawing: a constant, and a slope for each mixing point of the other side."""

    level: int
    slopes: list[int]


class Search:
    """An exhaustive search within a budget."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game, self.budget = game, budget
        self.complete = True

    def run(self) -> Found:
        """Find all equilibria, or those found before the budget ran out."""
        pairs = dict[TwoCards, None]()
        try:
            for face in self.faces():
                for ponte, ties in self._corners(face):
                    for banker in self._answers(face, ponte, ties):
                        pairs[tuple(ponte), tuple(banker)] = None
        except Spent:
            self.complete = False
        return Found([*pairs], self.complete)

    def faces(self) -> Iterator[Face]:
        """List the ponte's actions against which nothing speaks yet, with the banker's answers."""
        return self._faces([OPEN] * len(self.game.ponte.points), 0, ())

    def settled(self, ponte: Sequence[Choice]) -> list[Choice]:
        """Decide the banker's points at which one action is better."""
        banker: list[Choice] = [OPEN] * len(self.game.banker.points)
        settle(self.game.banker, banker, ponte)
        return banker

    def _faces(self, ponte: list[Choice], at: int, mixed: tuple[int, ...]) -> Iterator[Face]:
        """Decide one point of the ponte after another, as long as it remains feasible."""
        self.step()
        banker = self.settled(ponte)
        if not all(self._fits(point, ponte[point], banker) for point in range(at)):
            return
        if at == len(ponte):
            yield Face(ponte, mixed, banker)
            return
        for choice in (0, 1, OPEN):
            now = [*ponte[:at], choice, *ponte[at + 1 :]]
            yield from self._faces(now, at + 1, (*mixed, at) if choice is OPEN else mixed)

    def _fits(self, point: int, choice: Choice, banker: Sequence[Choice]) -> bool:
        """Whether the ponte's action at a point can be optimal against some banker."""
        side = self.game.ponte
        least, most = bounds(side.alone[point], side.against[point], banker)
        return (choice == 1 or least <= 0) and (choice == 0 or most >= 0)

    def _corners(self, face: Face) -> Iterator[tuple[Strategy, list[int]]]:
        """List the ponte's possible mixtures, with the points where the banker is indifferent."""
        side = self.game.banker
        lines = {
            point: line_on(side.alone[point], side.against[point], face)
            for point, choice in enumerate(face.banker)
            if choice is OPEN
        }
        seen = set[Strategy]()

        def meet(one: int, other: int) -> bool:
            return can_meet([lines[one]], [lines[other]])

        for tied in together([*lines], len(face.mixed), meet):
            self.step(len(face.mixed))
            mix = solve_exact(
                [lines[each].slopes for each in tied], [-lines[each].level for each in tied]
            )
            if mix is None or not all(0 < each < 1 for each in mix):
                continue
            ponte = fill_points(face.ponte, face.mixed, mix)
            if ponte not in seen:
                seen.add(ponte)
                gains, _ = side.gains(lines, ponte)
                yield ponte, [each for each, gain in zip(lines, gains, strict=True) if gain == 0]

    def _answers(self, face: Face, ponte: Strategy, ties: list[int]) -> Iterator[Strategy]:
        """List the extreme strategies of the banker against which the ponte's strategy is optimal.

        If the banker is indifferent at very many points, only some are varied. At the others the
        banker plays the best response to a ponte who occasionally errs.
        """
        gains, _ = self.game.banker.gains(range(len(face.banker)), ponte)
        banker = [
            int(gain > 0) if choice is OPEN else choice
            for gain, choice in zip(gains, face.banker, strict=True)
        ]
        yield from self.answers(banker, ponte, ties)

    def answers(
        self, banker: Sequence[Choice], ponte: Strategy, ties: list[int]
    ) -> Iterator[Strategy]:
        """List the banker's extreme strategies with `ties` against which the ponte's is optimal.

        Only whether the ponte mixes at a point counts, not how often it draws there.
        """
        side, banker = self.game.ponte, [*banker]
        if len(ties) > MOST_TIES:
            self.complete = False
            ties = sorted(ties, key=lambda each: not any(row[each] for row in side.against))
            for each in ties[MOST_TIES:]:
                banker[each] = trembling_best_action(self.game.banker, each)
            ties = ties[:MOST_TIES]
        start = fill_points(banker, ties, [0] * len(ties))
        found, _ = side.gains(range(len(ponte)), start)  # nobody mixes in `start`
        limits = [
            bound
            for gain, row, chance in zip(found, side.against, ponte, strict=True)
            for bound in best_where(Fraction(gain), [row[each] for each in ties], Fraction(chance))
        ]
        for corner in corners(len(ties), limits, self.budget):
            yield fill_points(start, ties, corner)

    def step(self, unknowns: int = 0) -> None:
        """Spend the budget of an attempt with some unknowns; raises Spent."""
        self.budget.spend(STEP * (1 + unknowns**2))


def trembling_best_action(side: Side, point: int) -> int:
    """Return the best action against a side that errs half the time: 1 for drawing."""
    return int(side.gain(point, [Fraction(1, 2)] * len(side.given)) > 0)


def line_on(alone: int, against: Sequence[int], face: Face) -> Line:
    """Return the gain from drawing on a face: its constant, and a slope for each mixing point."""
    drawn = sum(each for each, choice in zip(against, face.ponte, strict=True) if choice)
    return Line(alone + drawn, [against[at] for at in face.mixed])


def together(
    points: Sequence[int], size: int, meet: Callable[[int, int], bool]
) -> Iterator[tuple[int, ...]]:
    """List sets of `size` points of which the banker can be indifferent at any two at once."""
    if size == 0:
        yield ()
        return
    for at, first in enumerate(points):
        rest = points[at + 1 :]
        if size > 1:
            rest = [each for each in rest if meet(first, each)]
        for others in together(rest, size - 1, meet):
            yield (first, *others)


def can_meet(one: Sequence[Line], other: Sequence[Line]) -> bool:
    """Whether two gains can be zero at once.

    A gain is given by one line, or by one at each end of a span over which it is linear. The
    possible pairs of gains form a convex polygon, each side of which corresponds to one point
    of the ponte. It is enough to check the position of the polygon with that point left out.
    """
    for a, b in zip(one[0].slopes, other[0].slopes, strict=True):
        found = [
            bounds(
                a * second.level - b * first.level,
                [a * y - b * x for x, y in zip(first.slopes, second.slopes, strict=True)],
                [OPEN] * len(first.slopes),
            )
            for first, second in zip(one, other, strict=True)
        ]
        if min(least for least, _ in found) > 0 or max(most for _, most in found) < 0:
            return False
    return True


def fill_points(
    start: Sequence[Chance | None], places: Sequence[int], values: Sequence[Any]
) -> tuple[Chance, ...]:
    """Put values at their points, and 0 at undecided ones; other points are unchanged."""
    found = [each or 0 for each in start]
    for place, value in zip(places, values, strict=True):
        found[place] = as_int_if_whole(value)
    return tuple(found)
