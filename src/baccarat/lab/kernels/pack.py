"""Pack the rules for the kernels: their formula as a program, its results as an array."""

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
    """Lay the weights of all cells out, as the rules have them."""
    return record(weights, POINT_VALUES)


@cache
def terms() -> Integers:
    """List which register of the program holds which cell, in the order of the registers.

    Cells in which no coup ends have no register.
    """
    listed = sorted((register, cell) for cell, register in program().results.items())
    return np.array(listed, dtype=np.int64)
