"""The numpy kernel: runs each step of the program on a block of compositions."""

from typing import Final

import numpy as np

from ..counts import POINT_VALUES
from ..endings import CELLS
from .pack import Integers, Numbers, program, terms

BLOCK: Final = 2048
"""Compositions per block, chosen so that the registers fit in a cache of a few megabytes."""

OPERATIONS: Final = {"add": np.add, "sub": np.subtract, "mul": np.multiply}


def orders(kind: str, counts: Integers) -> Integers:
    """Count each composition's orders by cell; the result has one row per cell."""
    into = np.zeros((len(CELLS), len(counts)), dtype=np.int64)
    for first in range(0, len(counts), BLOCK):
        block = counts[first : first + BLOCK]
        registers = ran(np.ascontiguousarray(block.T, dtype=kind))
        for register, cell in terms().tolist():
            into[cell, first : first + BLOCK] = registers[register].astype(np.int64)
    return into


def ran(counts: Numbers) -> list[Numbers]:
    """Run the program on columns of counts, and return its registers."""
    steps, size, constants, _ = program()
    registers: list[Numbers] = [*np.empty((size, counts.shape[1]), dtype=counts.dtype)]
    registers[:POINT_VALUES] = [column.copy() for column in counts]
    for register, number in constants.items():
        registers[register].fill(number)
    for step in steps:
        OPERATIONS[step.operation](
            registers[step.left], registers[step.right], out=registers[step.into]
        )
    return registers
