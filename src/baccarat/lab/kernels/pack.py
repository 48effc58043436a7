"""Arrays for the counting kernels: the formula as a program, and the layout of its results."""

from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..counts import POINT_VALUES
from .formula import weights
from .program import Program, record

LANES: Final = 8
"""Compositions that compiled code counts at a time."""
BYTES: Final = 8
"""Bytes per number, for all kinds."""

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


def room(kind: str, lanes: int = LANES) -> Numbers:
    """Allocate the registers."""
    return aligned(program().size, lanes, kind, lanes)


def aligned(rows: int, columns: int, kind: str, lanes: int = LANES) -> Numbers:
    """Return a zeroed array in which each group of `lanes` is aligned for a vector store.

    The row length is an odd multiple of `lanes`, so that a column does not map to one cache set.
    """
    width = lanes * (-(-columns // lanes) | 1)
    raw = np.zeros(rows * width + lanes, dtype=kind)
    skip = -raw.ctypes.data % (BYTES * lanes) // BYTES
    return raw[skip : skip + rows * width].reshape(rows, width)
