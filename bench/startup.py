"""What starting costs: `baccarat --version` in seconds, and `--help` in times of bare Python."""

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
    """Take the median of runs in turn, so that both see the same machine."""
    for command in (BARE, VERSION):
        seconds(command)
    return statistics.median(seconds(VERSION) - seconds(BARE) for _ in range(RUNS))


def processor_seconds(command: list[str]) -> float:
    """Tell how much processor time one run takes."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def help_in_bare() -> float:
    """Compare the sums of runs in turn: the clock of a single short run is too coarse."""
    pairs = [(processor_seconds(HELP), processor_seconds(BARE)) for _ in range(RUNS)]
    return sum(helped for helped, _ in pairs) / sum(bare for _, bare in pairs)


if __name__ == "__main__":
    show("startup", over_bare(), "s over bare Python", "bound 0.2 s")
    show("help", help_in_bare(), "x the processor time of bare Python", "bound 8")
