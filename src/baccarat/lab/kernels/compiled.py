"""The numba kernel: runs the compiled program on eight compositions at a time, or on one."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from ..counts import POINT_VALUES
from ..endings import CELLS
from .pack import Integers, Numbers, program, terms
from .vector_code import BYTES, LANES, Code, add_register, run


@njit(cache=True, nogil=True)
def add_up(
    code: Any, registers: Any, counts: Any, terms: Any, into: Any, start: int, stop: int
) -> None:
    """Run `code` on rows `start` to `stop` of `counts`, and accumulate registers.

    Register `terms[i, 0]` is added to row `terms[i, 1]` of `into`, an array from `aligned` with
    one column per composition. Compiled code may call this function directly, with a `code` from
    `code_for` and `registers` from `room`, both for the same number of lanes, of which `start` is a
    multiple. Code with one lane is the faster one for a single composition.
    """
    lanes = registers.shape[1]
    source, target = registers.ctypes.data, into.ctypes.data
    for first in range(start, stop, lanes):
        for lane in range(lanes):
            row = min(first + lane, len(counts) - 1)
            for worth in range(POINT_VALUES):
                registers[worth, lane] = counts[row, worth]
        run(code, source)  # type: ignore[call-arg]
        # iterating over rows would make numba count references to each
        for each in range(len(terms)):
            register = source + BYTES * lanes * terms[each, 0]
            column = target + BYTES * (into.shape[1] * terms[each, 1] + first)
            add_register(code, register, column)


@cache
def code_for(kind: str, lanes: int = LANES) -> Code:
    """Return the program for numbers of `kind`, `float64` or `int64`, with eight lanes or one."""
    return Code(program(), kind, lanes)


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


def orders(kind: str, counts: Integers, workers: int) -> Integers:
    """Count the orders by cell with `workers` threads; the result has one row per cell."""
    into = aligned(len(CELLS), len(counts), "int64")
    eights = -(-len(counts) // LANES)
    edges = [LANES * (eights * part // workers) for part in range(workers + 1)]

    def work(start: int, stop: int) -> None:
        add_up(code_for(kind), room(kind), counts, terms(), into, start, stop)

    if workers == 1:
        work(*edges)
    else:
        list(_threads(workers).map(work, edges, edges[1:]))
    return into[:, : len(counts)]


@cache
def _threads(workers: int) -> ThreadPoolExecutor:
    """Return a cached pool: starting threads takes as long as counting a hundred compositions."""
    return ThreadPoolExecutor(workers, thread_name_prefix="odds")
