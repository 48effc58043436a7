"""What a Dask cluster costs: two workers on this machine against two threads, and one empty task.

The figures together say how many workers one scheduler and one client can keep busy
(docs/cluster.md).
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from distributed import LocalCluster

from baccarat.lab import connect_cluster, simulate
from baccarat.lab.simulation.chunk import play_chunks
from baccarat.lab.simulation.settings import settings

from .figure import show

SHOES: Final = 30_000_000
TASKS: Final = 2_000
ROUNDS: Final = 2


@contextmanager
def two_workers() -> Iterator[Executor]:
    """Start a cluster of two processes, and connect to it."""
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local,
        connect_cluster(local.scheduler_address) as pool,
    ):
        yield pool


def seconds(run: Callable[[], Any]) -> float:
    """Time one run."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def empty_tasks(pool: Executor) -> None:
    """Run tasks of one shoe each."""
    chosen = settings("ez", seed=1)
    for each in [pool.submit(play_chunks, chosen, 0, 1, 1, 1) for _ in range(TASKS)]:
        each.result()


def main() -> None:
    """Print every figure."""
    play = partial(simulate, "ez", shoes=SHOES, seed=1, cut=14, burn="first", bets=["banker"])
    coups = play(shoes=1000, jobs=1).coups / 1000 * SHOES
    least = dict[str, float]()
    with two_workers() as pool:
        play(shoes=500_000, executor=pool)
        for _ in range(ROUNDS):
            runs: dict[str, Callable[[], Any]] = {
                "1 thread": partial(play, jobs=1),
                "2 threads": partial(play, jobs=2),
                "2 workers": partial(play, executor=pool),
                "a task": partial(empty_tasks, pool),
            }
            for name, run in runs.items():
                least[name] = min(least.get(name, 9e9), seconds(run))
    for name in ("1 thread", "2 threads", "2 workers"):
        show(name, least[name] / coups * 1e9, "ns a coup")
    show("a task", least["a task"] / TASKS * 1e3, "ms")


if __name__ == "__main__":
    main()
