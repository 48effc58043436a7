"""Count many shoes at once, by the fastest kernel that is installed and exact."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from ..counts import COUP, POINT_VALUES, BadCounts, Counts, checked_counts
from ..joint import joint
from .choice import KERNELS, Kernel, TooManyCards, choose_kernel, is_exact_for, slowdown_reason

PLENTY: Final = 2**32
"""Counts up to here can be added up in 64 bits; what is beyond is looked at one by one."""


class Batch(NamedTuple):
    """How many orders of six cards end in each cell (endings.CELLS), and how that was counted.

    `orders` has a row for each composition and a column for each cell: an array of 64-bit
    integers, or, by the reference, rows of Python's own. `kernel` counted them; `slower` says
    what would have been faster, had it been installed.
    """

    orders: Any
    kernel: str
    slower: str | None


def joints(counts: Iterable[Any], *, kernel: str = "auto", workers: int = 1) -> Batch:
    """Count, for rows of ten counts, the orders that end in each of the 400 cells.

    `kernel` is `auto` or a name of KERNELS; those of numba share the work among `workers`
    threads. Raises BadCounts with the `row` at fault, from 1 (TooManyCards for what the kernel
    cannot count exactly), UnknownKernel, MissingKernel.
    """
    if workers < 1:
        raise ValueError(f"at least one thread counts, not {workers}")
    rows = counts if _clean(counts) else [_checked(at, row) for at, row in enumerate(counts, 1)]
    cards = _most_cards(rows)
    chosen = _chosen(kernel, rows, cards)
    if chosen.needs is None:
        orders: Any = tuple(joint(row).weights for row in rows)
    else:
        orders = _computed(chosen, rows, cards, workers)
    return Batch(orders, chosen.name, slowdown_reason(chosen, cards))


def _clean(counts: Any) -> bool:
    """Whether this is an array, all of whose rows are seen at once to be what `checked` asks."""
    return (
        getattr(getattr(counts, "dtype", None), "kind", "") in {"i", "u"}
        and counts.ndim == 2
        and counts.shape[0] > 0
        and counts.shape[1] == POINT_VALUES
        and counts.min() >= 0
        and counts.max() <= PLENTY
        and counts.sum(axis=1).min() >= COUP
    )


def _checked(at: int, row: Any) -> Counts:
    try:
        return checked_counts(row)
    except BadCounts as bad:
        bad.row = at
        raise


def _chosen(kernel: str, rows: Any, cards: int) -> Kernel:
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
    """Count by a kernel on arrays; only here are they imported."""
    import numpy as np

    counts = np.ascontiguousarray(rows, dtype=np.int64).reshape(-1, POINT_VALUES)
    if kernel.needs == "numba":
        from . import compiled

        return compiled.orders(kernel.name, counts, workers).T
    from . import arrays

    return arrays.orders(
        "float64" if is_exact_for(KERNELS["float64"], cards) else "int64", counts
    ).T
