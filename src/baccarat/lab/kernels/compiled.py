"""Run the program compiled by numba, on eight compositions at a time."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

import numpy as np
from numba import njit

from ..counts import POINT_VALUES
from ..endings import CELLS
from .lanes import ALIGNED, LANES, Code, add_register, run
from .pack import Integers, Numbers, program, terms

NUMBER: Final = 8
"""Bytes of a number, of either kind."""


@njit(cache=True, nogil=True)
def add_up(
    code: Any, registers: Any, counts: Any, terms: Any, into: Any, start: int, stop: int
) -> None:
    """Run `code` on the rows `start` to `stop` of `counts`, and add up registers.

    The register `terms[i, 0]` is added to the row `terms[i, 1]` of `into`, which `aligned` made,
    with a column for each composition; `start` is a multiple of eight. Compiled code may call it
    as it is, with a `code` from `code_for` and `registers` from `room`.
    """
    source, target = registers.ctypes.data, into.ctypes.data
    for first in range(start, stop, LANES):
        for lane in range(LANES):
            row = min(first + lane, len(counts) - 1)
            for worth in range(POINT_VALUES):
                registers[worth, lane] = counts[row, worth]
        run(code, source)  # type: ignore[call-arg]
        for each in range(len(terms)):  # not by rows: numba would count references to each
            register = source + NUMBER * LANES * terms[each, 0]
            column = target + NUMBER * (into.shape[1] * terms[each, 1] + first)
            add_register(code, register, column)


@cache
def code_for(kind: str) -> Code:
    """Return the program in numbers of `kind`, `float64` or `int64`."""
    return Code(program(), kind)


def room(kind: str) -> Numbers:
    """Make room for the registers."""
    return aligned(program().size, LANES, kind)


def aligned(rows: int, columns: int, kind: str) -> Numbers:
    """Make an array of zeros in which each eight stands where a vector can be stored at once.

    Rows are an odd number of eights apart, lest all of a column fall into one set of the cache.
    """
    width = LANES * (-(-columns // LANES) | 1)
    raw = np.zeros(rows * width + LANES, dtype=kind)
    skip = -raw.ctypes.data % ALIGNED // NUMBER
    return raw[skip : skip + rows * width].reshape(rows, width)


def orders(kind: str, counts: Integers, workers: int) -> Integers:
    """Count the orders that end in each cell, in so many threads; return a row for each cell."""
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
    """Keep the threads: starting them takes as long as counting some hundred compositions."""
    return ThreadPoolExecutor(workers, thread_name_prefix="odds")
