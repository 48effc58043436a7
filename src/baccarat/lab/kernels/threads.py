"""Runs the compiled program on many compositions, with several threads."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache

from ..endings import CELLS
from .pack import LANES, Integers, aligned, room, terms
from .stored import Kernel


def orders(kind: str, counts: Integers, workers: int) -> Integers:
    """Count the orders by cell with `workers` threads; the result has one row per cell."""
    into = aligned(len(CELLS), len(counts), "int64")
    eights = -(-len(counts) // LANES)
    edges = [LANES * (eights * part // workers) for part in range(workers + 1)]

    def work(start: int, stop: int) -> None:
        _adder(kind)(room(kind), counts, terms(), into, start, stop)

    if workers == 1:
        work(*edges)
    else:
        list(_threads(workers).map(work, edges, edges[1:]))
    return into[:, : len(counts)]


@cache
def _threads(workers: int) -> ThreadPoolExecutor:
    """Return a cached pool: starting threads takes as long as counting a hundred compositions."""
    return ThreadPoolExecutor(workers, thread_name_prefix="odds")


@cache
def _adder(kind: str) -> Kernel:
    return Kernel(f"{__package__}.compiled:adder", kind)
