"""Lemke's algorithm for games in which each gain is linear in the others' strategies.

In the solution, a probability of 0 has a gain of at most 0, a probability of 1 a gain of at least
0, and any other a gain of exactly 0. At first, standing is paid so highly that everybody stands.
The payment is then lowered to zero; the path cannot diverge, because probabilities are bounded by 0
and 1 (Howson 1972, Eaves 1971).
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ..budget import Budget

Floats = npt.NDArray[np.float64]
TINY: Final = 1e-11
SEED: Final = 1


class Lost(Exception):
    """The path did not reach its end because of limited precision."""


def solve_lcp(alone: Floats, against: Floats, entries: Budget) -> Floats:
    """Find probabilities at which nobody gains, given gains of `alone` + `against` · probabilities.

    Each table entry computed costs one step. Raises Lost and Spent.
    """
    size = len(alone)
    scale = 1 / (np.abs(against).sum(axis=1) + np.abs(alone) + np.finfo(float).tiny)
    if (alone <= 0).all():
        return np.zeros(size)
    table, basis = _begin(alone * scale, against * scale[:, None])
    payment = 2 * len(basis)
    rates = -table[:size, payment]
    row, entering = int(np.argmin(table[:size, -1] / rates)), payment
    while True:
        entries.spend(table.size)
        leaving = _turn(table, basis, row, entering)
        if leaving == payment:
            return _chances(table, basis, size)
        entering = leaving + 2 * size if leaving < 2 * size else leaving - 2 * size
        row = _leaves(table, basis, entering, payment)


def _begin(alone: Floats, against: Floats) -> tuple[Floats, list[int]]:
    """Return the initial table, in which everybody stands, and its basis.

    Columns: the excess of standing, and the slack to drawing always; then their complements, how
    often each draws and the excess of drawing; the payment; and the right-hand side.
    """
    size = len(alone)
    one, none = np.eye(size), np.zeros((size, size))
    rates = np.random.default_rng(SEED).uniform(1, 2, (size, 1))
    upper = np.hstack([one, none, against, -one, -rates, -alone[:, None]])
    lower = np.hstack([none, one, one, none, 0 * rates, np.ones((size, 1))])
    return np.vstack([upper, lower]), [*range(2 * size)]


def _turn(table: Floats, basis: list[int], row: int, entering: int) -> int:
    """Pivot a column into the basis at a row, and return the column that leaves."""
    table[row] /= table[row, entering]
    column = table[:, entering].copy()
    column[row] = 0
    rows = np.nonzero(column)[0]
    table[rows] -= np.outer(column[rows], table[row])
    leaving, basis[row] = basis[row], entering
    return leaving


def _leaves(table: Floats, basis: list[int], entering: int, payment: int) -> int:
    """Choose the row that reaches zero first, preferring the payment."""
    column = table[:, entering]
    rows = np.nonzero(column > TINY)[0]
    if not len(rows):
        raise Lost
    lengths = table[rows, -1] / column[rows]
    first = rows[lengths <= lengths.min() + TINY * TINY]
    ends = [each for each in first if basis[each] == payment]
    return int(ends[0] if ends else first[np.argmax(column[first])])


def _chances(table: Floats, basis: list[int], size: int) -> Floats:
    found = np.zeros(size)
    for row, column in enumerate(basis):
        if 2 * size <= column < 3 * size:
            found[column - 2 * size] = table[row, -1]
    clipped: Floats = np.clip(found, 0, 1)
    return clipped
