"""What numba compiles: compositions through a program, eight by eight."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from ..counts import WORTHS
from .lanes import ALIGNED, LANES, Code, run
from .pack import Integers, Numbers, program


@njit(cache=True, nogil=True)
def add_up(
    code: Any, registers: Any, counts: Any, terms: Any, into: Any, start: int, stop: int
) -> None:
    """Run `code` on the rows `start` to `stop` of `counts`, and add up registers.

    The register `terms[i, 0]` is added to the row `terms[i, 1]` of `into`, which has a column for
    each composition, in whole eights; `start` is a multiple of eight. To be called from compiled
    code as it is: `code` comes from `code_for`, `registers` from `room`.
    """
    for first in range(start, stop, LANES):
        for lane in range(LANES):
            row = min(first + lane, len(counts) - 1)
            for worth in range(WORTHS):
                registers[worth, lane] = counts[row, worth]
        run(code, registers.ctypes.data)  # type: ignore[call-arg]
        for each in range(len(terms)):  # not by rows: numba would count references to each
            register, group = terms[each, 0], terms[each, 1]
            for lane in range(LANES):
                into[group, first + lane] += np.int64(registers[register, lane])


@cache
def code_for(kind: str) -> Code:
    """Return the program in numbers of `kind`, `float64` or `int64`."""
    return Code(program(), kind)


def room(kind: str) -> Numbers:
    """Make room for the registers, where whole vectors can be loaded and stored."""
    size = program().size
    raw = np.empty((size + 1) * LANES, dtype=kind)
    skip = -raw.ctypes.data % ALIGNED // raw.itemsize
    return raw[skip : skip + size * LANES].reshape(size, LANES)


def sums(kind: str, counts: Integers, terms: Integers, groups: int, workers: int) -> Integers:
    """Add up the `terms` of each composition, in as many threads; return a row for each group."""
    eights = -(-len(counts) // LANES)
    into = np.zeros((groups, eights * LANES), dtype=np.int64)
    edges = [LANES * (eights * part // workers) for part in range(workers + 1)]

    def work(start: int, stop: int) -> None:
        add_up(code_for(kind), room(kind), counts, terms, into, start, stop)

    if workers == 1:
        work(*edges)
    else:
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(work, edges, edges[1:]))
    return into[:, : len(counts)]
