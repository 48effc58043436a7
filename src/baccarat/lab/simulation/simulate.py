"""Play shoes chunk by chunk, with any number of jobs."""

import os
import time
from collections import deque
from collections.abc import Callable, Collection, Generator, Mapping
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from math import inf, isfinite
from pathlib import Path
from typing import Any, Final, Literal, TypedDict, Unpack, overload

import msgspec

from ...rules.presets.banque import BanquePreset
from ...rules.presets.chemin import CheminPreset
from ...rules.presets.named import preset as named_preset
from ...rules.presets.punto import PuntoPreset
from ..pricing.named import Bet
from .banking.result import BankSimulation, bank_errors
from .banking.settings import BankSettings, bank_settings
from .banking.strategy import BankStrategy
from .banking.tally import BankTally
from .checkpoint import VERSION, AnyCheckpoint, Checkpoint, read_checkpoint, save_checkpoint
from .chunk import CHUNKS, chunk_shoes, load_kernel, play_chunks
from .cluster import Cluster
from .fault import BadSimulation, SimulationCode
from .kept import Kept, Receive, Receivers
from .result import Simulation, estimate
from .settings import Burn, Settings, check_seed, settings, with_rules
from .strategy import KINDS, Strategy
from .tally import Tally

SHOES: Final = 100_000
"""Shoes of a simulation without a limit."""
TABLE_SHOES: Final = 1_000
"""The same for whole tables, which take a thousand times as long unless they are compiled."""
MOST_SHOES: Final = 10**12
SECONDS_BETWEEN_SAVES: Final = 10.0
AHEAD: Final = 3
"""Tasks per job that are submitted before their results are needed."""


class Progress(msgspec.Struct, frozen=True):
    """How far a simulation is: shoes and coups so far, and the expected number of shoes."""

    shoes: int
    coups: int
    expected: int


class Options(TypedDict, total=False):
    shoes: int | None
    seed: int | None
    jobs: int | None
    cut: int | None
    burn: Burn | Literal["none"] | None
    bets: Bet | Collection[Bet]
    until: float | None
    kernel: str
    strategy: Strategy | BankStrategy | str | None
    session_coups: int | None
    bankroll: float | None
    at: Collection[int]
    players: Mapping[int, BankStrategy | str]
    seats: int | None
    bystanders: int | None
    rules: Mapping[str, Any]
    checkpoint: Path | str | None
    executor: Executor | None
    report: Callable[[Progress], None] | None
    by_shoe: Receive | None
    by_session: Receive | None


BankName = Literal[
    "chemin-de-fer", "chemin-de-fer-club", "computer-chemin-de-fer", "computer-baccarat",
    "chemin-de-fer-andorra",
    "banque-limitee", "banque-ouverte", "banque-club", "banque-andorra-limitee",
    "banque-andorra-ouverte", "banque-ouverte-france",
]  # fmt: skip


@overload
def simulate(  # type: ignore[overload-overlap]  # these names are of these games
    preset: CheminPreset | BanquePreset | BankName, **options: Unpack[Options]
) -> BankSimulation: ...
@overload
def simulate(preset: PuntoPreset | str = ..., **options: Unpack[Options]) -> Simulation: ...
def simulate(  # noqa: PLR0913 - all but the first by keyword
    preset: PuntoPreset | CheminPreset | BanquePreset | str = "punto-banco",
    *,
    shoes: int | None = None,
    seed: int | None = None,
    jobs: int | None = None,
    until: float | None = None,
    checkpoint: Path | str | None = None,
    executor: Executor | None = None,
    report: Callable[[Progress], None] | None = None,
    by_shoe: Receive | None = None,
    by_session: Receive | None = None,
    **options: Any,
) -> Simulation | BankSimulation:
    """Play whole shoes, and estimate the value of each bet, or of each side of a player's bank.

    The same seed gives the same result for any number of jobs. Everything that is not given is as
    the preset says; there are as many jobs as processors.

    - `shoes`: the number of shoes, 100,000 unless `until` is given, or 1,000 whole tables.
    - `bets`: the bets to report, by name, as objects or as paths; all of the preset by default.
    - `until`: stop as soon as the standard error of every bet, or of every side, is at most this;
      for whole tables that of every role per unit staked.
    - `cut`: the cards behind the stop card; `burn`: the number of cards burnt, `none`, or `first`.
    - `kernel`: `lanes`, `cards`, `reference`, or the fastest that can settle the bets. For games
      with a player's bank `hands`, `traced` or `table`.
    - `strategy`: who plays, as `read_strategy` reads it, on the bets in their order. A session has
      `session_coups` coups and starts with `bankroll`, in units of the table's minimum; results
      are recorded after the coups `at`.
    - At chemin de fer and baccara banque `strategy` is that of every seat, a `BankStrategy` or its
      text, except in the seats that `players` names; there are `seats` players, and as many
      `bystanders` as given. A player starts every shoe with `bankroll` minimum bancos.
    - `rules` are fields of the preset to change.
    - `checkpoint`: a file to continue from, if it exists, and to save to.
    - `executor`: where chunks run, instead of threads of this process; it needs as many `jobs` as
      it runs at once. `connect_cluster` returns one, and knows their number.
    - `report`: is called after each chunk.
    - `by_shoe`, `by_session`: are called after each chunk with a list of rows, one for each of its
      shoes, or of the strategy's sessions that ended in it. They are dictionaries, whose keys are
      in `docs/simulation.md`; `by_shoe=found.extend` collects all in the list `found`.

    Ctrl-C ends the simulation early: the result has the counts so far. Raises BadSimulation,
    UnknownPreset, Unsolved, and the errors of `wager_of`.
    """
    file = None if checkpoint is None else Path(checkpoint)
    saved = None if file is None else read_checkpoint(file)
    chosen_seed = saved.settings.seed if saved is not None and seed is None else seed
    game = named_preset(preset) if isinstance(preset, str) else preset
    chosen: Settings | BankSettings
    if isinstance(game, CheminPreset | BanquePreset):
        _refuse(game, options, bets="bet", session_coups="session", at="at")
        chosen = bank_settings(game, check_seed(chosen_seed), **options)
    else:
        _refuse(game, options, players="player", seats="seats", bystanders="bystanders")
        if rules := options.pop("rules", None):
            game = with_rules(game, rules)
        strategy = options.get("strategy")
        if isinstance(strategy, BankStrategy):
            raise BadSimulation(
                SimulationCode.UNKNOWN_STRATEGY, name=strategy.name, known=", ".join(KINDS)
            )
        chosen = settings(game, seed=chosen_seed, **options)
    limit = _limit(shoes, until, TABLE_SHOES if chosen.kernel in {"traced", "table"} else SHOES)
    usual = executor.threads if isinstance(executor, Cluster) else os.cpu_count() or 1
    number = usual if jobs is None else jobs
    if type(number) is not int or number < 1:
        raise BadSimulation(SimulationCode.NO_JOBS, value=str(jobs))
    nothing: Any = BankTally() if isinstance(chosen, BankSettings) else Tally()
    receivers = _receivers(chosen, by_shoe, by_session, file)
    start: AnyCheckpoint = Checkpoint(VERSION, chosen, limit, until, nothing)
    if saved is not None and saved != msgspec.structs.replace(start, tally=saved.tally):
        raise BadSimulation(SimulationCode.OTHER_CHECKPOINT, path=str(file))
    if not isinstance(executor, Cluster):
        load_kernel(chosen)
    pool = executor or ThreadPoolExecutor(number, thread_name_prefix="simulation")
    begin = saved or start
    grain = _grain(begin, number) if isinstance(executor, Cluster) else 1
    chunks = _chunks(begin, pool, AHEAD * number, grain, receivers)
    try:
        return _play_chunks(begin, chunks, file, report, receivers)
    finally:
        if executor is None:
            pool.shutdown(wait=False, cancel_futures=True)


def _receivers(
    chosen: Settings | BankSettings,
    by_shoe: Receive | None,
    by_session: Receive | None,
    file: Path | None,
) -> Receivers:
    """Return who receives rows; raises BadSimulation if there can be none."""
    if by_session is not None and (isinstance(chosen, BankSettings) or chosen.strategy is None):
        raise BadSimulation(SimulationCode.NO_SESSIONS)
    if file is not None and (by_shoe or by_session) is not None:
        raise BadSimulation(SimulationCode.ROWS_AND_CHECKPOINT)
    return Receivers(by_shoe, by_session)


def _grain(start: AnyCheckpoint, jobs: int) -> int:
    """Return the chunks per task: as many as leave some tasks for every job."""
    if isinstance(start.settings, BankSettings):
        return 1
    most = CHUNKS[start.settings.kernel]
    if start.shoes is None:
        return most
    played: int = start.tally.shoes
    chunks = (start.shoes - played) // chunk_shoes(start.settings)
    return max(min(most, chunks // (AHEAD * jobs)), 1)


def _refuse(preset: object, options: dict[str, Any], **others: str) -> None:
    """Take out the options of another game; raises BadSimulation for one that is given."""
    for name, shown in others.items():
        if options.pop(name, None):
            game = getattr(preset, "name", str(preset))
            raise BadSimulation(SimulationCode.OTHER_OPTION, name=shown, game=game)


def _limit(shoes: int | None, until: float | None, default: int) -> int | None:
    if until is not None and not (isfinite(until) and until > 0):
        raise BadSimulation(SimulationCode.BAD_UNTIL, value=str(until))
    if shoes is None:
        return default if until is None else None
    if type(shoes) is not int or not 1 <= shoes <= MOST_SHOES:
        raise BadSimulation(SimulationCode.NO_SHOES, value=str(shoes), most=MOST_SHOES)
    return shoes


def _play_chunks(
    start: AnyCheckpoint,
    chunks: Generator[Any, None, None],
    file: Path | None,
    report: Callable[[Progress], None] | None,
    receivers: Receivers,
) -> Simulation | BankSimulation:
    """Add up the chunks in their order, until there are enough. Saves them also if one fails."""
    began = saved_at = time.perf_counter()
    now, interrupted = start, False
    try:
        while not _is_over(now):
            before, (tally, kept) = now, next(chunks)
            now = msgspec.structs.replace(now, tally=now.tally + tally)
            receivers.receive(kept, _ended(before.tally))
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
    kind = BankSimulation if isinstance(now.settings, BankSettings) else Simulation
    return kind(now.settings, now.tally, time.perf_counter() - began, new, interrupted)


def _ended(tally: Tally | BankTally) -> int:
    """Return the number of sessions that have ended."""
    sessions = tally.sessions if isinstance(tally, Tally) else None
    return 0 if sessions is None else int(sessions.totals.sessions)


def _chunks(
    start: AnyCheckpoint, pool: Executor, ahead: int, grain: int, receivers: Receivers
) -> Generator[Any, None, None]:
    """Yield the chunks after those of the checkpoint, while the next ones are being played.

    Each comes with the rows of its shoes and sessions.

    A task plays `grain` chunks. They may be added up there if neither the order of sums of floats
    nor the place to stop depends on it. A chunk whose last session took more shoes than earlier
    ones left is played again with those.
    """
    chosen, size, wanted = start.settings, chunk_shoes(start.settings), receivers.empty()
    limit = MOST_SHOES if start.shoes is None else start.shoes
    most = size * grain
    counts = isinstance(chosen, Settings) and chosen.strategy is None and wanted == Kept()
    part = most if counts and start.until is None else size
    dealt, at = start.tally.shoes, start.tally.numbered
    first = at
    waiting: deque[Future[tuple[Any, ...]]] = deque()
    try:
        while True:
            while len(waiting) < ahead and at < limit:
                shoes = min(most, limit - at)
                task = pool.submit(play_chunks, chosen, at, shoes, part, limit - at, wanted)
                waiting.append(task)
                at += most
            for each in waiting.popleft().result():
                left, (played, kept) = limit - dealt, each
                if played.shoes > left:
                    shoes = min(part, left)
                    again = pool.submit(play_chunks, chosen, first, shoes, part, left, wanted)
                    ((played, kept),) = again.result()
                dealt, first = dealt + played.shoes, first + played.numbered
                yield played, kept
    finally:
        for future in waiting:
            future.cancel()


def _is_over(now: AnyCheckpoint) -> bool:
    if now.shoes is not None and now.tally.shoes >= now.shoes:
        return True
    return now.until is not None and _error(now.settings, now.tally) <= now.until


def _error(chosen: Settings | BankSettings, tally: Any) -> float:
    """Return the largest standard error; infinity while one is unknown."""
    if isinstance(chosen, BankSettings):
        errors = bank_errors(chosen, tally)
    else:
        errors = [estimate(wager, tally, chosen.shoe.packs).se for wager in chosen.wagers]
    return max(inf if each is None else each for each in errors)


def _expected(now: AnyCheckpoint) -> int:
    """Return the number of shoes to expect; errors fall with the square root of the coups."""
    most: int = now.shoes or MOST_SHOES
    if now.until is None:
        return most
    shoes: int = now.tally.shoes
    error = _error(now.settings, now.tally)
    return min(most, round(shoes * (error / now.until) ** 2)) if isfinite(error) else most
