"""Find where nobody gains, in a game in which each gain is linear in what the others do (Lemke).

A chance of 0 needs a gain of no more than nothing, a chance of 1 of no less, and others of nothing.
All are paid for standing so much that all stand, and the payment is lowered until it is nothing;
chances lie between 0 and 1, so that the path cannot run off (Howson 1972, Eaves 1971).
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ..budget import Budget

Floats = npt.NDArray[np.float64]
TINY: Final = 1e-11
SEED: Final = 1


class Lost(Exception):
    """The path did not come to an end, for want of digits."""


def solve_lcp(alone: Floats, against: Floats, entries: Budget) -> Floats:
    """Find chances at which nobody gains: gains are `alone` plus `against` times the chances.

    Each entry of a table that is computed is a step. Raises Lost and Spent.
    """
    size = len(alone)
    scale = 1 / (np.abs(against).sum(axis=1) + np.abs(alone) + np.finfo(float).tiny)
    if (alone <= 0).all():
        return np.zeros(size)
    table, basis = _begun(alone * scale, against * scale[:, None])
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


def _begun(alone: Floats, against: Floats) -> tuple[Floats, list[int]]:
    """Lay out what is to be solved, with all standing.

    Columns: what standing is worth more, and what is left to draw; against them how often each
    draws, and what drawing is worth more; the payment; and what all that comes to.
    """
    size = len(alone)
    one, none = np.eye(size), np.zeros((size, size))
    rates = np.random.default_rng(SEED).uniform(1, 2, (size, 1))
    upper = np.hstack([one, none, against, -one, -rates, -alone[:, None]])
    lower = np.hstack([none, one, one, none, 0 * rates, np.ones((size, 1))])
    return np.vstack([upper, lower]), [*range(2 * size)]


def _turn(table: Floats, basis: list[int], row: int, entering: int) -> int:
    """Bring a column in by a row, and return which leaves."""
    table[row] /= table[row, entering]
    column = table[:, entering].copy()
    column[row] = 0
    rows = np.nonzero(column)[0]
    table[rows] -= np.outer(column[rows], table[row])
    leaving, basis[row] = basis[row], entering
    return leaving


def _leaves(table: Floats, basis: list[int], entering: int, payment: int) -> int:
    """Choose the row that comes to nothing first; the payment before any other."""
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
