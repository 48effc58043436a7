"""Arrays for the counting kernels: the formula as a program, and the layout of its results."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ..counts import POINT_VALUES
from .formula import weights
from .program import Program, record

Integers = npt.NDArray[np.int64]
Numbers = npt.NDArray[Any]


@cache
def program() -> Program:
    """Return the program for the weights of all cells under the rules."""
    return record(weights, POINT_VALUES)


@cache
def terms() -> Integers:
    """List pairs of a result register and the cell it belongs to, in register order.

    Unreachable cells have no register.
    """
    listed = sorted((register, cell) for cell, register in program().results.items())
    return np.array(listed, dtype=np.int64)
