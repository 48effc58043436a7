"""How much longer `baccarat --version` takes than Python itself."""

import statistics
import subprocess
import sys
import time
from pathlib import Path

from .figure import show

RUNS = 15
BARE = [sys.executable, "-c", ""]
BACCARAT = [str(Path(sys.executable).with_name("baccarat")), "--version"]


def seconds(command: list[str]) -> float:
    """Time one run."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def over_bare() -> float:
    """Take the median of runs in turn, so that both see the same machine."""
    for command in (BARE, BACCARAT):
        seconds(command)
    return statistics.median(seconds(BACCARAT) - seconds(BARE) for _ in range(RUNS))


if __name__ == "__main__":
    show("startup", over_bare(), "s over bare Python", "bound 0.2 s")
