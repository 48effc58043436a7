"""The best independent draws of right and left as a team against the bank, between exact bounds.

By branch and bound: a plan of independent draws is a mixture of those at the four corners of its
cell, and the best mixture of these is a matrix game, solved exactly.
"""

from collections.abc import Sequence
from fractions import Fraction
from heapq import heappop, heappush
from typing import Final

from .game import PROFILES
from .team import Plan, Team, correlated

GRID: Final = 1 << 20
"""Cells are divided at multiples of one over this number, or in the middle."""
Span = tuple[Fraction, Fraction]
Cell = tuple[Span, Span]
"""The probabilities with which right and left draw on 5."""


def best_alone(side: Team, close: Fraction) -> tuple[Fraction, Fraction, tuple[Fraction, Fraction]]:
    """Return bounds, no further apart than `close`, on what independent draws guarantee a team.

    The lower bound is attained by the draws of right and left that come third.
    """
    whole: Cell = ((Fraction(0), Fraction(1)), (Fraction(0), Fraction(1)))
    best, draws = guaranteed(side, Fraction(0), Fraction(0)), (Fraction(0), Fraction(0))
    cells = list[tuple[Fraction, Cell, tuple[Fraction, Fraction]]]()

    def add(cell: Cell) -> None:
        nonlocal best, draws
        high, at = _bound(side, cell)
        low = guaranteed(side, *at)
        if low > best:
            best, draws = low, at
        heappush(cells, (-high, cell, at))

    add(whole)
    while -cells[0][0] - best > close:
        _, cell, at = heappop(cells)
        for part in _divide(cell, at):
            add(part)
    return best, max(best, -cells[0][0]), draws


def guaranteed(side: Team, right: Fraction, left: Fraction) -> Fraction:
    """Return what a team wins by these independent draws against the bank's best answer."""
    plan = _plan(right, left)
    base = sum((a * b for a, b in zip(side.base, plan, strict=True)), Fraction(0))
    return base - sum(gain for gain in side.gains(plan) if gain > 0)


def _plan(right: Fraction, left: Fraction) -> Plan:
    own, other = (1 - right, right), (1 - left, left)
    return [own[one] * other[two] for one, two in PROFILES]


def _bound(side: Team, cell: Cell) -> tuple[Fraction, tuple[Fraction, Fraction]]:
    """Return the best value of mixtures of a cell's corners, and the draws of right and left."""
    corners = [(right, left) for right in cell[0] for left in cell[1]]
    plans = [_plan(*each) for each in corners]
    scale = max(end.denominator for span in cell for end in span) ** 2

    def at_corners(payoffs: Sequence[int]) -> list[int]:
        return [
            int(scale * sum((a * b for a, b in zip(payoffs, plan, strict=True)), Fraction(0)))
            for plan in plans
        ]

    agreed = correlated(Team(at_corners(side.base), [at_corners(each) for each in side.points]))
    right, left = (
        sum(
            (share * each[at] for share, each in zip(agreed.plan, corners, strict=True)),
            Fraction(0),
        )
        for at in (0, 1)
    )
    return agreed.value / scale, (right, left)


def _divide(cell: Cell, at: tuple[Fraction, Fraction]) -> list[Cell]:
    """Divide the longer side of a cell near a place, or in the middle if that is at its end."""
    right, left = cell
    if right[1] - right[0] >= left[1] - left[0]:
        return [(each, left) for each in divide_span(right, at[0])]
    return [(right, each) for each in divide_span(left, at[1])]


def divide_span(span: Span, place: Fraction) -> list[Span]:
    """Divide a span near a place, or in the middle if that is at its end."""
    low, high = span
    place = Fraction(round(place * GRID), GRID)
    if not low < place < high:
        place = (low + high) / 2
    return [(low, place), (place, high)]
