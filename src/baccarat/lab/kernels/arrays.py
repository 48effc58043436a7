"""Programs in numpy alone: every step on a block of compositions at once."""

from typing import Final

import numpy as np

from ..counts import WORTHS
from .pack import Integers, Numbers, program

BLOCK: Final = 2048
"""Compositions in a block: as many as keep the registers in a cache of a few megabytes."""

OPERATIONS: Final = {"add": np.add, "sub": np.subtract, "mul": np.multiply}


def sums(kind: str, counts: Integers, terms: Integers, groups: int) -> Integers:
    """Add up the `terms` of each composition; return a row for each group."""
    into = np.zeros((groups, len(counts)), dtype=np.int64)
    for first in range(0, len(counts), BLOCK):
        block = counts[first : first + BLOCK]
        registers = ran(np.ascontiguousarray(block.T, dtype=kind))
        for register, group in terms.tolist():
            into[group, first : first + BLOCK] += registers[register].astype(np.int64)
    return into


def ran(counts: Numbers) -> list[Numbers]:
    """Run the program on columns of counts; return its registers."""
    steps, size, constants, _ = program()
    registers: list[Numbers] = [*np.empty((size, counts.shape[1]), dtype=counts.dtype)]
    registers[:WORTHS] = [column.copy() for column in counts]
    for register, number in constants.items():
        registers[register].fill(number)
    for step in steps:
        OPERATIONS[step.operation](
            registers[step.left], registers[step.right], out=registers[step.into]
        )
    return registers
