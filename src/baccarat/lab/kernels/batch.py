"""Counting many shoes at once with the fastest installed kernel that is exact."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from ..counts import COUP, POINT_VALUES, BadCounts, Counts, checked_counts
from ..joint import joint
from .choice import KERNELS, Kernel, TooManyCards, choose_kernel, is_exact_for, slowdown_reason

PLENTY: Final = 2**32
"""Counts up to this limit can be summed in 64 bits; larger ones are checked one by one."""


class Batch(NamedTuple):
    """The number of orders of six cards that end in each cell (endings.CELLS).

    `orders` has one row per composition and one column per cell. It is an array of 64-bit
    integers, or a list of rows of Python integers from the reference kernel. `kernel` names the
    kernel used; `slower` says which missing library would have made it faster.
    """

    orders: Any
    kernel: str
    slower: str | None


def joints(counts: Iterable[Any], *, kernel: str = "auto", workers: int = 1) -> Batch:
    """Count the orders that end in each of the 400 cells, for rows of ten counts.

    `kernel` is `auto` or a name in KERNELS; the numba kernels split the work among `workers`
    threads. Raises BadCounts with the number of the invalid `row`, from 1 (TooManyCards if the
    kernel would not be exact), UnknownKernel, and MissingKernel.
    """
    if workers < 1:
        raise ValueError(f"at least one thread counts, not {workers}")
    rows = counts if _clean(counts) else [_check(at, row) for at, row in enumerate(counts, 1)]
    cards = _most_cards(rows)
    chosen = _choose(kernel, rows, cards)
    if chosen.needs is None:
        orders: Any = tuple(joint(row).weights for row in rows)
    else:
        orders = _computed(chosen, rows, cards, workers)
    return Batch(orders, chosen.name, slowdown_reason(chosen, cards))


def _clean(counts: Any) -> bool:
    """Whether `counts` is an array whose rows all pass a vectorized form of `checked_counts`."""
    return (
        getattr(getattr(counts, "dtype", None), "kind", "") in {"i", "u"}
        and counts.ndim == 2
        and counts.shape[0] > 0
        and counts.shape[1] == POINT_VALUES
        and counts.min() >= 0
        and counts.max() <= PLENTY
        and counts.sum(axis=1).min() >= COUP
    )


def _check(at: int, row: Any) -> Counts:
    try:
        return checked_counts(row)
    except BadCounts as bad:
        bad.row = at
        raise


def _choose(kernel: str, rows: Any, cards: int) -> Kernel:
    try:
        return choose_kernel(kernel, cards)
    except TooManyCards as bad:
        bad.row = next(at for at, row in enumerate(rows, 1) if sum(map(int, row)) == cards)
        raise


def _most_cards(rows: Any) -> int:
    if isinstance(rows, list):
        return max(map(sum, rows), default=0)
    return int(rows.sum(axis=1).max())


def _computed(kernel: Kernel, rows: Any, cards: int, workers: int) -> Any:
    """Count with an array kernel, importing it on first use."""
    import numpy as np

    counts = np.ascontiguousarray(rows, dtype=np.int64).reshape(-1, POINT_VALUES)
    if kernel.needs == "numba":
        from . import threads

        return threads.orders(kernel.name, counts, workers).T
    from . import arrays

    return arrays.orders(
        "float64" if is_exact_for(KERNELS["float64"], cards) else "int64", counts
    ).T
