"""How long it takes to solve chemin de fer, and to count its orders compared with a C program.

`python -m bench.solve PROGRAM` compares the count for six packs with PROGRAM, which prints the
microseconds its "structured V tables" take; without it there is no ratio. Other work may share the
machine, so the minimum of many short runs counts, alternating with that program's.
"""

import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Literal

import numpy as np
from numba import njit

from baccarat.lab.equilibrium import chemin_de_fer, solve
from baccarat.lab.equilibrium.chemin.game import plays_of
from baccarat.lab.equilibrium.problem import SIGHTS
from baccarat.lab.kernels.decisions import fill
from baccarat.lab.kernels.pack_decisions import AFTERS, PAIRS_OF, PARTNERS, TOTALS_OF, parts, room

from .figure import show

LOOP, RUNS, ROUNDS = 20, 60, 6
BOUND = 3


@njit
def often(many: int, counts: Any, tables: Any, into: Any) -> None:
    """Count repeatedly, as compiled code would."""
    for _ in range(many):
        into[:] = 0
        fill(counts, 1, *tables, into)


def least(run: Callable[[], Any], times: int, clock: Callable[[], float]) -> float:
    """Time the shortest of some runs, in seconds."""
    taken = []
    for _ in range(times):
        start = clock()
        run()
        taken.append(clock() - start)
    return min(taken)


def of_c(program: str) -> float:
    """Run the C program, and return the time it needed to fill its tables, in microseconds."""
    ran = subprocess.run([program], capture_output=True, text=True, check=True)
    return float(re.findall(r"structured V tables +([\d.]+) us", ran.stdout)[0])


def count(program: str | None) -> None:
    """Print how long one count takes in a compiled loop."""
    question = chemin_de_fer(packs=6, sees="both")
    _, _, plays = plays_of(question)
    scratch = tuple(np.empty(10, np.int64) for _ in range(3))
    tables = (PAIRS_OF, TOTALS_OF, AFTERS, PARTNERS, parts(tuple(plays)), scratch)
    counts, into = np.array(question.shoe.counts), room(plays)
    run = partial(often, LOOP, counts, tables, into)
    run()
    own = other = 9e9
    for _ in range(ROUNDS):
        own = min(own, least(run, RUNS, time.perf_counter) / LOOP * 1e6)
        other = min(other, of_c(program)) if program else other
    ratio = f"{own / other:.2f} × the C program's {other:.3g}, " if program else ""
    show("count", own, "µs", f"{ratio}bound {BOUND} × C")


def solutions() -> None:
    """Print the CPU time of solutions, after one to warm up."""
    solve(chemin_de_fer(packs=1))
    packs: list[int | Literal["inf"]] = [*range(1, 13), "inf"]
    ordered = sorted(
        least(partial(solve, chemin_de_fer(packs=each, sees=sees, tax=tax)), 2, time.process_time)
        for each in packs
        for sees in SIGHTS
        for tax in ("0", "1/20")
    )
    show("solve", 1e3 * ordered[len(ordered) // 2], "ms", "half of all; most under 200")
    show("solve", 1e3 * ordered[-1], "ms", "the longest; bound 2000")
    quick = sum(each < 0.2 for each in ordered)
    print(f"{quick} of {len(ordered)} in less than 200 ms")


if __name__ == "__main__":
    count(sys.argv[1] if len(sys.argv) > 1 else None)
    solutions()
