"""Startup cost: `--version` and `odds` in seconds, and `--help` as a multiple of bare Python."""

import statistics
import subprocess
import sys
import time
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from .figure import show

RUNS = 15
BARE = [sys.executable, "-c", ""]
BACCARAT = str(Path(sys.executable).with_name("baccarat"))
VERSION = [BACCARAT, "--version"]
HELP = [BACCARAT, "--help"]


def seconds(command: list[str]) -> float:
    """Time one run."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def over_bare() -> float:
    """Return the median difference of alternating runs, so that both see the same machine."""
    for command in (BARE, VERSION):
        seconds(command)
    return statistics.median(seconds(VERSION) - seconds(BARE) for _ in range(RUNS))


def processor_seconds(command: list[str]) -> float:
    """Return the CPU time of one run."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def help_in_bare() -> float:
    """Compare the sums of alternating runs: the clock is too coarse for a single short one."""
    pairs = [(processor_seconds(HELP), processor_seconds(BARE)) for _ in range(RUNS)]
    return sum(helped for helped, _ in pairs) / sum(bare for _, bare in pairs)


if __name__ == "__main__":
    show("startup", over_bare(), "s over bare Python", "bound 0.2 s")
    show("help", help_in_bare(), "x the processor time of bare Python", "bound 8")
    odds = [BACCARAT, "odds", "punto-banco"]
    seconds(odds)
    show("pricing", statistics.median(seconds(odds) for _ in range(RUNS)), "s", "bound 0.35 s")
