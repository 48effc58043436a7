"""The reference and all kernels return the same integers and raise the same errors."""

import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from math import perm
from typing import Any

import numpy as np
import pytest

from baccarat.lab import (
    OUTCOMES,
    BadCount,
    BadCounts,
    NotInOrder,
    TooFewCards,
    WrongLength,
    joint,
    of_packs,
)
from baccarat.lab.kernels import choice
from baccarat.lab.kernels.batch import joints
from baccarat.lab.kernels.choice import KERNELS, MissingKernel, TooManyCards, UnknownKernel
from baccarat.lab.kernels.compiled import add_up
from baccarat.lab.kernels.pack import LANES, aligned
from baccarat.lab.kernels.program import record
from baccarat.lab.kernels.vector_code import Code

EIGHT = [2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216]
MOST = {name: kernel.cards or 10_000 for name, kernel in KERNELS.items()}


def shoes(many: int, *, seed: int = 1) -> Any:
    """Draw counts of all kinds: nearly full shoes of eight packs, nearly empty ones, few values."""
    luck = np.random.default_rng(seed)
    full = np.array(of_packs(8))
    drawn = np.concatenate(
        [
            full - luck.integers(0, 4, size=(many, 10)),
            luck.integers(0, full + 1, size=(many, 10)),
            luck.integers(0, 3, size=(many, 10)),
            luck.integers(0, 9, size=(many, 10)) * luck.integers(0, 2, size=(many, 10)),
        ]
    )
    return luck.permutation(drawn[drawn.sum(axis=1) >= 6])[:many]


@cache
def expected(*counts: int) -> tuple[int, ...]:
    """Count one shoe with the reference."""
    return joint(counts).weights


def of_outcomes(weights: Sequence[int]) -> list[int]:
    return [sum(int(weights[cell]) for cell in cells) for cells in OUTCOMES]


@pytest.mark.parametrize("kernel", KERNELS)
class TestEachKernel:
    def test_the_kernel_counts_eight_packs_as_published(self, kernel: str) -> None:
        counted = joints([of_packs(8)], kernel=kernel)
        assert of_outcomes(counted.orders[0]) == EIGHT
        assert counted.kernel == kernel

    @pytest.mark.parametrize("packs", [1, 2, 4, 6, 8, 9, 26])
    def test_the_kernel_counts_whole_packs_as_the_reference(self, kernel: str, packs: int) -> None:
        if packs * 52 > MOST[kernel]:
            with pytest.raises(TooManyCards):
                joints([of_packs(packs)], kernel=kernel)
            return
        counted = joints([of_packs(packs)], kernel=kernel).orders
        assert tuple(counted[0]) == expected(*of_packs(packs))

    def test_the_kernel_counts_any_shoe_as_the_reference(self, kernel: str) -> None:
        counts = shoes(40)
        counted = joints(counts, kernel=kernel).orders
        for row, shoe in zip(counted, counts, strict=True):
            assert tuple(row) == expected(*shoe.tolist())

    @pytest.mark.parametrize("many", [1, 7, 8, 9, 17])
    def test_a_batch_may_have_any_size(self, kernel: str, many: int) -> None:
        counts = shoes(17)[:many]
        counted = joints(counts, kernel=kernel).orders
        assert [tuple(row) for row in counted] == [expected(*shoe) for shoe in counts.tolist()]

    def test_every_order_is_counted(self, kernel: str) -> None:
        counts = shoes(9, seed=2)
        for row, shoe in zip(joints(counts, kernel=kernel).orders, counts, strict=True):
            assert sum(map(int, row)) == perm(int(shoe.sum()), 6)

    def test_no_batch_is_counted_too(self, kernel: str) -> None:
        assert len(joints([], kernel=kernel).orders) == 0

    def test_the_input_is_not_modified(self, kernel: str) -> None:
        largest = np.array([[MOST[kernel] - 9 * 3, *[3] * 9]])
        for counts in (shoes(9), largest):
            before = counts.copy()
            joints(counts, kernel=kernel)
            assert (counts == before).all()

    def test_small_integers_and_columns_will_do(self, kernel: str) -> None:
        counts = np.asfortranarray(np.minimum(shoes(9), 100)).astype(np.uint8)
        one, other = joints(counts, kernel=kernel), joints(counts.tolist(), kernel=kernel)
        assert [list(row) for row in one.orders] == [list(row) for row in other.orders]

    @pytest.mark.parametrize(
        ("counts", "error", "row"),
        [
            ([[8] * 9], WrongLength, 1),
            (np.full((3, 11), 8), WrongLength, 1),
            ([[8] * 10, [8] * 9 + [-1]], BadCount, 2),
            (np.array([[8] * 9 + [-1]]), BadCount, 1),
            (np.full((2, 10), 8.0), BadCount, 1),
            (np.full((2, 10), True), BadCount, 1),
            ([[8] * 9 + [0.5]], BadCount, 1),
            ([[0] * 9 + [5]], TooFewCards, 1),
            ([*[[8] * 10] * 6, {*range(10)}], NotInOrder, 7),
            (np.array([[8] * 10, [0] * 9 + [5]]), TooFewCards, 2),
        ],
        ids=str,
    )
    def test_an_invalid_shoe_is_refused(
        self, kernel: str, counts: Any, error: type[BadCounts], row: int
    ) -> None:
        with pytest.raises(error, match=f"^row {row}: ") as raised:
            joints(counts, kernel=kernel)
        assert raised.value.row == row

    def test_the_result_is_exact_up_to_its_bound(self, kernel: str) -> None:
        counts = [MOST[kernel] - 9 * 3, *[3] * 9]
        assert tuple(joints([counts], kernel=kernel).orders[0]) == expected(*counts)


def test_counts_too_large_for_64_bits_are_not_wrapped_round() -> None:
    counts = np.full((1, 10), 2**63, dtype=np.uint64)
    counted = joints(counts)
    assert counted.kernel == "reference"
    assert sum(counted.orders[0]) == perm(10 * 2**63, 6)


@pytest.mark.parametrize("workers", [0, -1])
def test_nobody_counts_nothing(workers: int) -> None:
    with pytest.raises(ValueError, match=f"at least one thread counts, not {workers}"):
        joints([of_packs(8)], workers=workers)


@pytest.mark.parametrize("kernel", [name for name, kernel in KERNELS.items() if kernel.cards])
def test_a_kernel_refuses_a_card_more_than_it_can_count(kernel: str) -> None:
    with pytest.raises(TooManyCards, match=f"row 2: .*exact to {MOST[kernel]} cards"):
        joints([[8] * 10, [MOST[kernel] - 9 * 3 + 1, *[3] * 9]], kernel=kernel)


@pytest.mark.parametrize("kernel", ["float64", "int64"])
@pytest.mark.parametrize("workers", [2, 3, 20])
def test_threads_share_the_work(kernel: str, workers: int) -> None:
    counts = shoes(41)
    together = joints(counts, kernel=kernel, workers=workers).orders
    assert (together == joints(counts, kernel=kernel).orders).all()


@pytest.mark.parametrize(("packs", "kernel"), [(8, "float64"), (9, "int64"), (27, "reference")])
def test_the_fastest_that_is_exact_is_taken(packs: int, kernel: str) -> None:
    counted = joints([of_packs(1), [16 * packs, *[4 * packs] * 9]])
    assert counted.kernel == kernel
    assert counted.slower is None
    assert sum(map(int, counted.orders[1])) == perm(52 * packs, 6)


def test_an_unknown_kernel_is_told() -> None:
    with pytest.raises(UnknownKernel, match="no kernel is called 'gpu'"):
        joints([of_packs(8)], kernel="gpu")


WITHOUT = """
import sys
for name in sys.argv[1:]:
    sys.modules[name] = None
from baccarat.lab import OUTCOMES
from baccarat.lab import joints
assert not {"numpy", "numba"} & {name for name, found in sys.modules.items() if found}
counted = joints([(128, *[32] * 9)])
won = [sum(int(counted.orders[0][cell]) for cell in cells) for cells in OUTCOMES]
print(counted.kernel, *won, counted.slower, sep="\\n")
"""


@pytest.mark.parametrize(
    ("missing", "kernel", "slower"),
    [
        (["numba"], "numpy", "slower, by the numpy kernel, for numba is not installed"),
        (
            ["numba", "numpy"],
            "reference",
            "slower, by the reference kernel, for numba and numpy are not installed",
        ),
    ],
)
def test_a_missing_library_falls_back_to_another_kernel(
    missing: list[str], kernel: str, slower: str
) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT, *missing], capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines() == [kernel, *map(str, EIGHT), slower]


def test_missing_programs_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "find_spec", lambda name: None)
    with pytest.raises(MissingKernel, match="the int64 kernel needs numba, which is not installed"):
        joints([of_packs(8)], kernel="int64")


@pytest.mark.by_day(1)
@pytest.mark.parametrize("kind", ["float64", "int64"])
@pytest.mark.parametrize("lanes", [1, LANES])
def test_a_short_program_runs_in_one_lane_or_in_eight(kind: str, lanes: int) -> None:
    def formula(counts: Sequence[Any]) -> dict[int, Any]:
        return {0: counts[0] * counts[9] - 7, 1: counts[3] + counts[4]}

    short = record(formula, 10)
    registers = aligned(short.size, lanes, kind, lanes)
    counts = shoes(11)
    rows = np.array([[register, cell] for cell, register in short.results.items()])
    into = aligned(2, len(counts), "int64")
    add_up(Code(short, kind, lanes), registers, counts, rows, into, 0, len(counts))
    assert into[0, : len(counts)].tolist() == (counts[:, 0] * counts[:, 9] - 7).tolist()
    assert into[1, : len(counts)].tolist() == (counts[:, 3] + counts[:, 4]).tolist()
