"""How long a simulated coup takes, compared with C programs that play the same shoes.

`python -m bench.simulate FOLDER` compares the figures with `sim` (its first line, the textbook
program) and `lanes2` in FOLDER, which print the nanoseconds they take; without it there are no
ratios. All shoes have eight packs, a cut of 14 cards and an exposed first card. Other work may
share the machine, so the minimum of many short runs counts, alternating with theirs.
"""

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from baccarat.lab.simulation import simulate
from baccarat.lab.simulation.chunk import play_chunk
from baccarat.lab.simulation.settings import settings

from .figure import beside, show

RUNS, ROUNDS = 60, 6
CUT: Final = 14
BURN: Final = "first"


class Limit(NamedTuple):
    """The C program to compare with, and the most that its time may be multiplied by."""

    program: str
    times: float | None


class Figure(NamedTuple):
    """What to time, and the coups in a run."""

    name: str
    run: Callable[[], Any]
    coups: int
    limit: Limit


def figures() -> list[Figure]:
    """List what to time."""
    bets = ["player", "banker", "tie"]
    sides = [*bets, "dragon-7", "panda-8", "tiger", "small", "egalite-0", "natural-9-over-7"]
    ranked = ["player-pair", "banker-pair"]
    textbook, lanes = "textbook", "lanes"
    return [
        one_core("cards", bets, 1024, Limit(textbook, 1.1)),
        one_core("cards", sides, 1024, Limit(textbook, 2.2)),
        one_core("cards", ranked, 1024, Limit(textbook, None)),
        one_core("lanes", bets, 8192, Limit(lanes, 0.95)),
        one_core("lanes", sides, 8192, Limit(lanes, 3.0)),
        two_cores(Limit("lanes, 2 threads", 1.05)),
    ]


def one_core(kernel: str, bets: list[str], shoes: int, limit: Limit) -> Figure:
    """Time a chunk of one kernel."""
    chosen = settings("ez", bets=bets, seed=1, cut=CUT, burn=BURN, kernel=kernel)
    run = partial(play_chunk, chosen, 0, shoes)
    return Figure(f"{kernel}, {len(bets)} bets", run, run().coups, limit)


def two_cores(limit: Limit) -> Figure:
    """Time a whole simulation with two jobs."""
    run = partial(simulate, shoes=1_000_000, seed=1, cut=CUT, burn=BURN, jobs=2, bets=["banker"])
    return Figure("lanes, 2 jobs", run, run().coups, limit)


def nanoseconds(figure: Figure) -> float:
    """Time the shortest run, per coup."""
    taken = []
    for _ in range(max(RUNS * 200_000 // figure.coups, 2)):
        start = time.perf_counter()
        figure.run()
        taken.append(time.perf_counter() - start)
    return min(taken) / figure.coups * 1e9


def of_c(folder: Path) -> dict[str, float]:
    """Run the C programs, and return the nanoseconds per coup they print."""
    textbook, lanes = (
        subprocess.run([folder / name], capture_output=True, text=True, check=True).stdout
        for name in ("sim", "lanes2")
    )
    found = re.search(r"^0 .*?([\d.]+) ns/coup", textbook, re.MULTILINE)
    one, two = re.findall(r"([\d.]+) ns/coup", lanes)
    return {
        "textbook": float(found[1] if found else "nan"),
        "lanes": float(one),
        "lanes, 2 threads": float(two),
    }


def whole_run() -> float:
    """Time the command for eight million shoes with two jobs, start and all, per coup."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "baccarat", "simulate", "punto-banco", "--json", "--seed", "1"]
    command += ["--jobs", "2", "--shoes", "8000000"]
    ran = subprocess.run(command, capture_output=True, check=True)
    coups: int = json.loads(ran.stdout)["coups"]
    return (time.perf_counter() - start) / coups * 1e9


def main() -> None:
    """Print every figure, and its ratio to the C program's."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    timed, least = figures(), dict[str, float]()
    for _ in range(ROUNDS):
        for program, taken in (of_c(folder) if folder else {}).items():
            least[program] = min(least.get(program, 9e9), taken)
        for figure in timed:
            least[figure.name] = min(least.get(figure.name, 9e9), nanoseconds(figure))
    for figure in timed:
        program, times = figure.limit
        bound = "no bound" if times is None else f"bound {times:g} × {program}"
        if folder:
            bound = beside(least[figure.name], program, least[program], times)
        show(figure.name, least[figure.name], "ns a coup", bound)
    whole, limit = min(whole_run() for _ in range(3)), Limit("lanes, 2 threads", 1.2)
    bound = f"bound {limit.times} × {limit.program}"
    if folder:
        bound = beside(whole, limit.program, least[limit.program], limit.times)
    show("a whole process, 2 jobs", whole, "ns a coup", bound)
    if not folder:
        print("no C programs to compare with: give the folder that has them")


if __name__ == "__main__":
    main()
