"""The three outcomes in numpy alone, as a polynomial: most of its work is products of matrices.

Six cards are a multiset and an order. How many orders of a multiset each side wins is the same
in every shoe; how many such multisets a shoe holds is a product of falling factorials of its
counts. Cut between the worths 4 and 5, the sum over all multisets is one of matrices.
"""

from functools import cache
from itertools import product
from math import comb, factorial, prod
from typing import Final

import numpy as np

from ..counts import COUP, WORTHS
from ..endings import OUTCOMES
from . import arrays
from .pack import Integers, Numbers, terms

BLOCK: Final = 512
DEGREES: Final = range(COUP + 1)
HALF: Final = WORTHS // 2
COUNTED: Final = (OUTCOMES[0], OUTCOMES[2])


def outcomes(counts: Integers) -> Integers:
    """Count the orders that each outcome has, a row for each of OUTCOMES; exact to 8 packs."""
    columns = np.zeros((WORTHS, -(-len(counts) // BLOCK) * BLOCK))
    columns[:, : len(counts)] = counts.T
    desk = _Desk()
    into = np.empty((len(OUTCOMES), columns.shape[1]), dtype=np.int64)
    for first in range(0, columns.shape[1], BLOCK):
        into[:, first : first + BLOCK] = desk.outcomes(columns[:, first : first + BLOCK])
    return into[:, : len(counts)]


class _Desk:
    """Room for the numbers of one block, taken once: to ask for it anew costs more than they do.

    For each degree there is a row for each monomial, in the order of `_exponents`; it holds the
    low half of the worths and the high one, for each composition.
    """

    def __init__(self) -> None:
        self.falling = np.ones((COUP + 1, 2, HALF, BLOCK))
        self.rows = [
            [np.empty((comb(degree + worth, worth), 2, BLOCK)) for degree in DEGREES]
            for worth in range(1, HALF)
        ]
        self.orders = [np.empty((len(matrix), BLOCK)) for matrix in _matrices()]

    def outcomes(self, counts: Numbers) -> Numbers:
        """Count two outcomes, and take the third for the rest of all orders."""
        few, many = _sides(self.monomials(counts))
        total = np.zeros((len(COUNTED), BLOCK))
        for at, matrix in enumerate(_matrices()):
            orders = np.matmul(matrix, many[at], out=self.orders[at])
            total += np.einsum("omc,mc->oc", orders.reshape(len(COUNTED), -1, BLOCK), few[at])
        cards = counts.sum(axis=0)
        player, tie = total
        return np.stack((player, prod(cards - dealt for dealt in range(COUP)) - player - tie, tie))

    def monomials(self, counts: Numbers) -> list[Numbers]:
        """Multiply falling factorials of the counts, worth by worth."""
        halves = counts.reshape(2, HALF, BLOCK)
        for power in range(COUP):
            np.multiply(self.falling[power], halves - power, out=self.falling[power + 1])
        rows = [self.falling[degree : degree + 1, :, 0] for degree in DEGREES]
        for worth, products in enumerate(self.rows, 1):
            for degree, into in enumerate(products):
                _multiply(rows[degree::-1], self.falling[:, :, worth], into)
            rows = products
        return rows


def _sides(monomials: list[Numbers]) -> tuple[list[Numbers], list[Numbers]]:
    """Part the halves of each multiset by which has fewer monomials: less is left to add up."""
    halves = [(monomials[degree][:, 0], monomials[COUP - degree][:, 1]) for degree in DEGREES]
    few, many = zip(*(sorted(pair, key=len) for pair in halves), strict=True)
    return few, many


def _multiply(rows: list[Numbers], powers: Numbers, into: Numbers) -> None:
    """Multiply the first rows by the first power, the next by the next, and so on."""
    start = 0
    for factors, power in zip(rows, powers, strict=False):
        stop = start + len(factors)
        np.multiply(factors, power, out=into[start:stop])
        start = stop


def _exponents() -> list[list[tuple[int, ...]]]:
    """List, for each degree, how often each of five worths is taken."""
    rows: list[list[tuple[int, ...]]] = [[(degree,)] for degree in DEGREES]
    for _ in range(1, HALF):
        rows = [
            [(*taken, power) for power in range(degree + 1) for taken in rows[degree - power]]
            for degree in DEGREES
        ]
    return rows


@cache
def _matrices() -> list[Numbers]:
    """Find how many orders of each multiset have each outcome, by dealing from it alone.

    Alike cards are told apart in that count, and here they are not.
    """
    exponents = _exponents()
    matrices = []
    for degree, low in enumerate(exponents):
        high = exponents[COUP - degree]
        sets = [(*below, *above) for below, above in product(low, high)]
        alike = [prod(map(factorial, taken)) for taken in sets]
        orders = arrays.sums("int64", np.array(sets), terms(COUNTED), len(COUNTED)) // alike
        matrix = orders.reshape(len(COUNTED), len(low), len(high)).astype(np.float64)
        few_first = matrix if len(low) <= len(high) else matrix.swapaxes(1, 2)
        matrices.append(few_first.reshape(-1, max(len(low), len(high))))
    return matrices
