"""How long `baccarat odds punto-banco` takes as a whole process."""

import statistics

from .figure import show
from .startup import BACCARAT, RUNS, seconds

ODDS = [BACCARAT, "odds", "punto-banco"]

if __name__ == "__main__":
    seconds(ODDS)
    show("pricing", statistics.median(seconds(ODDS) for _ in range(RUNS)), "s", "bound 0.35 s")
