"""The rules, packed for kernels: their formula as a program, groups of cells as arrays."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ..counts import WORTHS
from .formula import weights
from .program import Program, record

Integers = npt.NDArray[np.int64]
Numbers = npt.NDArray[Any]


@cache
def program() -> Program:
    """Lay the weights of all cells out, as the rules have them."""
    return record(weights, WORTHS)


@cache
def terms(groups: tuple[tuple[int, ...], ...]) -> Integers:
    """List what to add up: rows of a register of the program, and the group that it belongs to.

    Cells in which no coup ends have no register. They are in the order of the registers, so that
    one sum need not wait for another.
    """
    results = program().results
    listed = [
        (results[cell], at) for at, group in enumerate(groups) for cell in group if cell in results
    ]
    return np.array(sorted(listed), dtype=np.int64).reshape(-1, 2)
