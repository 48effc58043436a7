"""The ways that a table can take from one deal to the next, as numbers for compiled code.

The program is a graph in one array. A cell holds the place of a node, or 0 where nobody has gone
yet. The first cells are where a coup leads by its result, and by whether it is the last. A node
begins with its kind:

- REACHES asks whether a sum is at least a bound, and COMPARES whether it is below, at or above it.
  They go on at one of two or three cells.
- PRODUCT and QUOTIENT compute a variable, and go on at one cell.
- SETS ends the way: it gives slots new values, all computed from the old ones. Its first number is
  1 if the shoe has ended.

A sum is the number of its terms, its constant, and variable and factor of each term.
"""

from collections.abc import Iterator, Sequence
from threading import Lock
from typing import Final

import numpy as np
import numpy.typing as npt

from ..tally import RESULTS
from .amount import Compared, Step, Sum, sum_of
from .numbers import COMPARES, PRODUCT, QUOTIENT, REACHES, SETS
from .tables import Tables, Way

ROOTS: Final = 2 * RESULTS**2
MOST_WORDS: Final = 2**22
"""The size at which a program does not grow any more."""


class WayGraph:
    """Grows by a way each time that a shoe takes one for the first time.

    Several threads may read `code` meanwhile: its entries are not moved.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.code: npt.NDArray[np.int64] = np.zeros(2**14, np.int64)
        self.used = ROOTS
        self._lock = Lock()

    @property
    def is_full(self) -> bool:
        """Whether the program does not grow any more."""
        return self.used > MOST_WORDS

    def extend(self, root: int, values: Sequence[int], used: int) -> None:
        """Add the way from a root that a table with these values takes.

        It was not in the first `used` words, but another thread may have added it since.
        """
        with self._lock:
            result, last = divmod(root, 2)
            way = self.tables.run(result, values, last=bool(last))
            cell = root
            for step in way.steps:
                cell = self._follow(cell, step)
            if not self.code[cell]:
                self._add(cell, [*_leaf(way)])
            if self.used == used:
                raise AssertionError("a way that is known was not found")

    def _follow(self, cell: int, step: Step) -> int:
        """Return the cell to which a step leads, after adding its node if it is new.

        A field that was read has been compared with its code. Where a node compares it with another
        code, the way goes on from there.
        """
        words = [*_words(step)]
        node = int(self.code[cell])
        while not self._has(node, words):
            if node:
                cell = self._beside(node, words)
            else:
                self._add(cell, [*words, *[0] * _outcomes(step)])
            node = int(self.code[cell])
        place = 0
        if isinstance(step, Compared):
            place = step.sign + 1 if step.exact else (step.sign + 1) // 2
        return node + len(words) + place

    def _has(self, node: int, words: list[int]) -> bool:
        return bool(node) and self.code[node : node + len(words)].tolist() == words

    def _beside(self, node: int, words: list[int]) -> int:
        """Return the cell after a comparison of the same field with another code."""
        found = self.code[node : node + len(words)].tolist()
        if found[0] != COMPARES or found[:1] + found[2:] != words[:1] + words[2:]:
            raise AssertionError("the same comparisons have led to different steps")
        return node + len(words) + (2 if words[1] > found[1] else 0)

    def _add(self, cell: int, words: list[int]) -> None:
        """Add a node, to which a cell leads."""
        node, self.used = self.used, self.used + len(words)
        if self.used > len(self.code):
            self.code = np.concatenate(
                [self.code, np.zeros(max(len(self.code), len(words)), np.int64)]
            )
        self.code[node : self.used] = words
        self.code[cell] = node


def _words(step: Step) -> Iterator[int]:
    if isinstance(step, Compared):
        yield COMPARES if step.exact else REACHES
        yield step.bound
        yield from _sum_words(Sum(step.terms))
    else:
        yield PRODUCT if step.is_product else QUOTIENT
        yield step.variable
        yield from _sum_words(step.one)
        yield from _sum_words(step.other)


def _outcomes(step: Step) -> int:
    if isinstance(step, Compared):
        return 3 if step.exact else 2
    return 1


def _leaf(way: Way) -> Iterator[int]:
    sums = [(slot, sum_of(number)) for slot, number in way.changes.items()]
    changed = [(slot, each) for slot, each in sums if each != Sum(((slot, 1),))]
    yield from (SETS, int(way.ends), len(changed))
    for slot, each in changed:
        yield slot
        yield from _sum_words(each)


def _sum_words(each: Sum) -> Iterator[int]:
    yield from (len(each.terms), each.constant)
    for term in each.terms:
        yield from term
