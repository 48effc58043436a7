"""How long the joint distribution of a shoe takes, compared with C programs that count the same.

`python -m bench.odds FOLDER` compares the figures with `joint_gen2_8` and `odds_single` in FOLDER,
which print the microseconds they take; without it there are no ratios. Other work may share the
machine, so the minimum of many short runs counts, alternating with theirs.
"""

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"

import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from baccarat.lab import CELLS, of_packs
from baccarat.lab.kernels.batch import joints
from baccarat.lab.kernels.compiled import add_up, code_for
from baccarat.lab.kernels.pack import Integers, aligned, room, terms

from .figure import beside, show

RUNS, ROUNDS = 60, 6
BATCH, SINGLE = 1.15, 2
"""The bounds, as multiples of the time of the C programs."""
ALONE = 50
"""Compositions that a compiled loop takes one by one."""


class Figure(NamedTuple):
    """What to time, the compositions in a run, and the limit as a multiple of a C program."""

    name: str
    run: Callable[[], Any]
    compositions: int
    program: str
    bound: float


def shoes(many: int) -> Integers:
    """Draw partly dealt shoes of eight packs."""
    full = np.array(of_packs(8))
    return np.random.default_rng(1).integers(full // 6, full + 1, size=(many, 10))


@njit
def one_by_one(code: Any, registers: Any, counts: Any, terms: Any, into: Any) -> None:
    """Count each composition separately."""
    for row in range(len(counts)):
        add_up(code, registers, counts[row : row + 1], terms, into, 0, 1)


def figures() -> list[Figure]:
    """List what to time."""
    some, many = shoes(2048), shoes(4096)
    into = aligned(len(CELLS), 1, "int64")
    alone = partial(
        one_by_one, code_for("float64", 1), room("float64", 1), some[:ALONE], terms(), into
    )
    best, single = "joint_gen2_8", "odds_single"
    return [
        Figure("joints", partial(joints, some), 2048, best, BATCH),
        Figure("int64", partial(joints, some, kernel="int64"), 2048, best, BATCH),
        Figure("2 threads", partial(joints, many, workers=2), 4096, best, BATCH),
        Figure("one by one", alone, ALONE, single, SINGLE),
    ]


def microseconds(figure: Figure) -> float:
    """Time the shortest run, per composition."""
    taken = []
    for _ in range(RUNS):
        start = time.perf_counter()
        figure.run()
        taken.append(time.perf_counter() - start)
    return min(taken) / figure.compositions * 1e6


def of_c(program: Path) -> float:
    """Run a C program, and return the last figure it prints, per composition."""
    ran = subprocess.run([program], capture_output=True, text=True, check=True)
    return float(re.findall(r"([\d.]+) us", ran.stdout)[-1])


def main() -> None:
    """Print every figure, and its ratio to the C program's."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    timed, least = figures(), dict[str, float]()
    programs = {figure.program: folder / figure.program for figure in timed} if folder else {}
    for figure in timed:
        figure.run()
    for _ in range(ROUNDS):
        for program, path in programs.items():
            least[program] = min(least.get(program, 9e9), of_c(path))
        for figure in timed:
            least[figure.name] = min(least.get(figure.name, 9e9), microseconds(figure))
    for figure in timed:
        bound = f"bound {figure.bound:g} × {figure.program}"
        if folder:
            program = figure.program
            bound = beside(least[figure.name], program, least[program], figure.bound)
        show(figure.name, least[figure.name], "µs a shoe", bound)
    if not folder:
        print("no C programs to compare with: give the folder that has them")


if __name__ == "__main__":
    main()
