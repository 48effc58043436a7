"""All equilibria at every tax of a span at once.

As in `extreme_equilibria.py`, the banker is indifferent at as many points as the ponte mixes. The
bank's payoffs are linear in the tax, and the ponte's do not depend on it. So the ponte's mixture,
and each gain of the banker against it, is a quotient of polynomials in the tax. Between two roots
of these no sign changes, so an equilibrium at one tax there is an equilibrium at all of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from ..algebra.polynomial import (
    Polynomial,
    null_polynomials,
    plus,
    root_spans,
    scaled,
    scaled_value,
    times,
    total,
)
from ..budget import Budget
from .dominance import OPEN, Choice, bounds
from .extreme_equilibria import Face, Line, Search, can_meet, line_on, together
from .game import Game, Side, Strategy

Span: TypeAlias = tuple[Fraction, Fraction]
Ends: TypeAlias = Mapping[int, Sequence[Line]]
"""By point of the banker its gain at both ends of a span."""
STEPS: Final = 300_000_000
"""The budget of the search over one span."""
HALF: Final = Fraction(1, 2)


class Held(NamedTuple):
    """A form of equilibrium that holds at one tax, or between two.

    - `ponte`: its actions, OPEN where it mixes; `banker`: the banker's, OPEN where it is
      indifferent; `answers`: the banker's extreme strategies.
    - `span`: an interval, open below, in which the only such tax is; or one tax twice, around which
      the form holds.
    """

    ponte: tuple[Choice, ...]
    banker: tuple[Choice, ...]
    answers: tuple[Strategy, ...]
    span: Span

    @property
    def is_single(self) -> bool:
        """Whether the form holds at one tax only."""
        return self.span[0] < self.span[1]


class AllTaxes(Search):
    """A search over all taxes above `low` and up to `high`.

    `at_zero` and `at_half` are the same game with taxes of 0 and 1/2.
    """

    def __init__(self, at_zero: Game, at_half: Game, low: Fraction, high: Fraction) -> None:
        super().__init__(at_zero, Budget(STEPS))
        self.span = low, high
        none, half = at_zero.banker, at_half.banker
        self.alone = [*map(_line, none.alone, half.alone)]
        self.against = [
            [*map(_line, *rows)] for rows in zip(none.against, half.against, strict=True)
        ]
        self.ends = [self._banker_at(end) for end in self.span]

    def held(self) -> Iterator[Held]:
        """Yield all extreme equilibria by form; raises Spent."""
        for face in self.faces():
            ends = {
                at: [line_on(side.alone[at], side.against[at], face) for side in self.ends]
                for at, choice in enumerate(face.banker)
                if choice is OPEN
            }

            def meet(one: int, other: int, ends: Ends = ends) -> bool:
                return can_meet(ends[one], ends[other])

            for tied in together([*ends], len(face.mixed), meet):
                yield from self._of_face(face, [*ends], tied)

    def settled(self, ponte: Sequence[Choice]) -> list[Choice]:
        """Decide the banker's points at which one action is better at both ends of the span."""
        return [self._settled_at(point, ponte) for point in range(len(self.alone))]

    def _settled_at(self, point: int, ponte: Sequence[Choice]) -> Choice:
        gains = [bounds(side.alone[point], side.against[point], ponte) for side in self.ends]
        if min(least for least, _ in gains) > 0:
            return 1
        return 0 if max(most for _, most in gains) < 0 else OPEN

    def _banker_at(self, tax: Fraction) -> Side:
        """Return the banker's gains at a tax, times the denominator of the tax."""

        def at(line: Polynomial) -> int:
            return int(sum(each * tax**power for power, each in enumerate(line)) * tax.denominator)

        return self.game.banker._replace(
            alone=[*map(at, self.alone)], against=[[*map(at, line)] for line in self.against]
        )

    def _of_face(self, face: Face, free: Sequence[int], tied: tuple[int, ...]) -> Iterator[Held]:
        """Yield what holds if the banker is indifferent at the `tied` points, and maybe others."""
        self.step(len(tied))
        drawn = [at for at, choice in enumerate(face.ponte) if choice]
        lines = {
            point: [
                *(self.against[point][at] for at in face.mixed),
                total([self.alone[point], *(self.against[point][at] for at in drawn)]),
            ]
            for point in free
        }
        mix = null_polynomials([lines[point] for point in tied])
        inside = [*mix, *(plus(mix[-1], scaled(each, -1)) for each in mix[:-1])]
        if not any(len({*signs}) == 1 and signs[0] for _, signs in _signs(inside, self.span)):
            return
        gains = {
            point: total([times(*pair) for pair in zip(line, mix, strict=True)])
            for point, line in lines.items()
            if point not in tied
        }
        ponte = [HALF if choice is OPEN else choice for choice in face.ponte]
        for span, signs in _signs([*inside, *gains.values()], self.span):
            sign, mixes = signs[0], signs[: len(inside)]
            if not sign or {*mixes} != {sign}:
                continue
            banker = [*face.banker]
            for point, each in zip(gains, signs[len(inside) :], strict=True):
                banker[point] = int(each == sign) if each else OPEN
            ties = [point for point, choice in enumerate(banker) if choice is OPEN]
            if answers := tuple(self.answers(banker, ponte, ties)):
                yield Held(tuple(face.ponte), tuple(banker), answers, span)


def _line(at_zero: int, at_half: int) -> list[int]:
    """Return a bank's payoff as a polynomial in the tax; at 1/2 the unit is half of that at 0."""
    return plus([at_zero], [0, at_half - 2 * at_zero])


def _signs(polynomials: Sequence[Polynomial], span: Span) -> Iterator[tuple[Span, list[int]]]:
    """Yield the signs of polynomials between their roots and at each of these, from low to high.

    Places are as in Held.
    """
    some = [each for each in polynomials if each]
    for low, high in root_spans(some, *span):
        before = low, high
        while not all(scaled_value(each, before[0]) for each in some):  # the root before this one
            before = next(root for root in _halves(*before) if root_spans(some, *root))
        yield (before[0], before[0]), [_sign(each, before[0]) for each in polynomials]
        yield (
            (low, high),
            [
                0 if each and root_spans([each], low, high) else _sign(each, high)
                for each in polynomials
            ],
        )
    if all(scaled_value(each, span[1]) for each in some):
        yield (span[1], span[1]), [_sign(each, span[1]) for each in polynomials]


def _halves(low: Fraction, high: Fraction) -> tuple[Span, Span]:
    middle = (low + high) / 2
    return (low, middle), (middle, high)


def _sign(one: Polynomial, place: Fraction) -> int:
    value = scaled_value(one, place)
    return (value > 0) - (value < 0)
