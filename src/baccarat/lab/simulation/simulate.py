"""Play shoes chunk by chunk, with any number of jobs."""

import os
import time
from collections import deque
from collections.abc import Callable, Collection, Generator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from math import isfinite
from pathlib import Path
from typing import Final, Literal

import msgspec

from ...rules import PuntoPreset
from .checkpoint import VERSION, Checkpoint, read_checkpoint, save_checkpoint
from .chunk import CHUNKS, chunk_shoes, play_chunks
from .cluster import Cluster
from .fault import BadSimulation, SimulationCode
from .result import Simulation, estimate
from .settings import Burn, Settings, settings
from .strategy import Strategy
from .tally import Tally

SHOES: Final = 100_000
"""Shoes of a simulation without a limit."""
MOST_SHOES: Final = 10**12
SECONDS_BETWEEN_SAVES: Final = 10.0
AHEAD: Final = 3
"""Tasks per job that are submitted before their results are needed."""


class Progress(msgspec.Struct, frozen=True):
    """How far a simulation is: shoes and coups so far, and the expected number of shoes."""

    shoes: int
    coups: int
    expected: int


def simulate(  # noqa: PLR0913 - all but the first by keyword
    preset: PuntoPreset | str = "punto-banco",
    *,
    shoes: int | None = None,
    seed: int | None = None,
    jobs: int | None = None,
    cut: int | None = None,
    burn: Burn | Literal["none"] | None = None,
    bets: Collection[str] = (),
    until: float | None = None,
    kernel: str = "auto",
    strategy: Strategy | str | None = None,
    session_coups: int | None = None,
    bankroll: float | None = None,
    at: Collection[int] = (),
    checkpoint: Path | str | None = None,
    executor: Executor | None = None,
    report: Callable[[Progress], None] | None = None,
) -> Simulation:
    """Play whole shoes of punto banco, and estimate the value of each bet.

    The same seed gives the same result for any number of jobs. Everything that is not given is as
    the preset says; there are as many jobs as processors.

    - `shoes`: the number of shoes, 100,000 unless `until` is given.
    - `until`: stop as soon as the standard error of every bet is at most this.
    - `cut`: the cards behind the stop card; `burn`: the number of cards burnt, `none`, or `first`.
    - `kernel`: `lanes`, `cards`, `reference`, or the fastest that can settle the bets.
    - `strategy`: who plays, as `read_strategy` reads it, on the bets in their order. A session has
      `session_coups` coups and starts with `bankroll`, in units of the table's minimum; results
      are recorded after the coups `at`.
    - `checkpoint`: a file to continue from, if it exists, and to save to.
    - `executor`: where chunks run, instead of threads of this process; it needs as many `jobs` as
      it runs at once. `connect_cluster` returns one, and knows their number.
    - `report`: is called after each chunk.

    Ctrl-C ends the simulation early: the result has what was counted so far. Raises BadSimulation,
    UnknownPreset, OtherGame and UnknownWager.
    """
    file = None if checkpoint is None else Path(checkpoint)
    saved = None if file is None else read_checkpoint(file)
    chosen = settings(
        preset,
        bets=bets,
        seed=saved.settings.seed if saved is not None and seed is None else seed,
        cut=cut,
        burn=burn,
        kernel=kernel,
        strategy=strategy,
        session_coups=session_coups,
        bankroll=bankroll,
        at=tuple(at),
    )
    limit = _limit(shoes, until)
    number = _default_jobs(executor) if jobs is None else jobs
    if type(number) is not int or number < 1:
        raise BadSimulation(SimulationCode.NO_JOBS, value=str(jobs))
    start = Checkpoint(VERSION, chosen, limit, until, Tally())
    if saved is not None and saved != msgspec.structs.replace(start, tally=saved.tally):
        raise BadSimulation(SimulationCode.OTHER_CHECKPOINT, path=str(file))
    pool = executor or ThreadPoolExecutor(number, thread_name_prefix="simulation")
    begin = saved or start
    chunks = _chunks(begin, pool, AHEAD * number, 1 if executor is None else _grain(begin, number))
    try:
        return _played(begin, chunks, file, report)
    finally:
        if executor is None:
            pool.shutdown(wait=False, cancel_futures=True)


def _default_jobs(executor: Executor | None) -> int:
    return executor.threads if isinstance(executor, Cluster) else os.cpu_count() or 1


def _grain(start: Checkpoint, jobs: int) -> int:
    """Return the chunks per task: as many as leave some tasks for every job."""
    most = CHUNKS[start.settings.kernel]
    if start.shoes is None:
        return most
    chunks = (start.shoes - start.tally.shoes) // chunk_shoes(start.settings)
    return max(min(most, chunks // (AHEAD * jobs)), 1)


def _limit(shoes: int | None, until: float | None) -> int | None:
    if until is not None and not (isfinite(until) and until > 0):
        raise BadSimulation(SimulationCode.BAD_UNTIL, value=str(until))
    if shoes is None:
        return SHOES if until is None else None
    if type(shoes) is not int or not 1 <= shoes <= MOST_SHOES:
        raise BadSimulation(SimulationCode.NO_SHOES, value=str(shoes), most=MOST_SHOES)
    return shoes


def _played(
    start: Checkpoint,
    chunks: Generator[Tally, None, None],
    file: Path | None,
    report: Callable[[Progress], None] | None,
) -> Simulation:
    """Add up the chunks in their order, until there are enough. Saves them also if one fails."""
    began = saved_at = time.perf_counter()
    now, interrupted = start, False
    try:
        while not _is_over(now):
            now = msgspec.structs.replace(now, tally=now.tally + next(chunks))
            if report is not None:
                report(Progress(now.tally.shoes, now.tally.coups, _expected(now)))
            if file is not None and time.perf_counter() - saved_at > SECONDS_BETWEEN_SAVES:
                save_checkpoint(file, now)
                saved_at = time.perf_counter()
    except KeyboardInterrupt:
        interrupted = True
    finally:
        chunks.close()
        if file is not None:
            save_checkpoint(file, now)
    new = now.tally.coups - start.tally.coups
    return Simulation(now.settings, now.tally, time.perf_counter() - began, new, interrupted)


def _chunks(
    start: Checkpoint, pool: Executor, ahead: int, grain: int
) -> Generator[Tally, None, None]:
    """Yield the chunks after those of the checkpoint, while the next ones are being played.

    A task plays `grain` chunks. They may be added up there if neither the order of sums of floats
    nor the place to stop depends on it.
    """
    size, at = chunk_shoes(start.settings), start.tally.shoes
    most = size * grain
    part = most if start.until is None and start.settings.strategy is None else size
    waiting: deque[Future[tuple[Tally, ...]]] = deque()
    try:
        while True:
            while len(waiting) < ahead and (start.shoes is None or at < start.shoes):
                shoes = most if start.shoes is None else min(most, start.shoes - at)
                waiting.append(pool.submit(play_chunks, start.settings, at, shoes, part))
                at += shoes
            yield from waiting.popleft().result()
    finally:
        for each in waiting:
            each.cancel()


def _is_over(now: Checkpoint) -> bool:
    if now.shoes is not None and now.tally.shoes >= now.shoes:
        return True
    return now.until is not None and 0 < _error(now.settings, now.tally) <= now.until


def _error(chosen: Settings, tally: Tally) -> float:
    """Return the largest standard error."""
    return max(estimate(wager, tally, chosen.shoe.packs).se for wager in chosen.wagers)


def _expected(now: Checkpoint) -> int:
    """Return the number of shoes to expect; errors fall with the square root of the coups."""
    most = now.shoes or MOST_SHOES
    if now.until is None:
        return most
    return min(most, round(now.tally.shoes * (_error(now.settings, now.tally) / now.until) ** 2))
