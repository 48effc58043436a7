"""`baccarat simulate`: plays random shoes, and counts what bets and strategies win or lose."""

import logging
import os
import re
import signal
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from ...lab.simulation.banking.result import BankSimulation, bank_object
from ...lab.simulation.banking.strategy import SIDES, BankStrategy, read_bank_strategy
from ...lab.simulation.cluster import Cluster, connect_cluster
from ...lab.simulation.fault import BadSimulation, SimulationCode
from ...lab.simulation.kept import Receive
from ...lab.simulation.result import provenance, simulation_object
from ...lab.simulation.simulate import Options, Progress, simulate as simulated
from ...rules.presets.banque import BanquePreset
from ...rules.presets.chemin import CheminPreset
from ...rules.presets.named import Preset
from ...rules.presets.punto import PuntoPreset
from ...rules.wagers.trade import UnknownWager
from ..files import write_file
from ..named import HouseBets, find_preset, house_bets, read_rules, unknown_bet
from ..options import SimulateOptions
from ..output.errors import CommandError, own_language
from ..output.streams import print_json
from ..row_file import RowFile
from ..rows import check_files, write_rows
from .results import Result, draw

PLAIN: Final = frozenset({"reference", "table"})
"""The kernels that hold the interpreter, so that threads would wait for each other."""
PER_SECOND: Final = 8
"""How often the progress is drawn."""


class Jobs(Executor):
    """Threads for compiled kernels, or processes, which start with the first chunk."""

    def __init__(self, number: int | None) -> None:
        self._number = number or os.cpu_count() or 1
        self._pool: Executor | None = None

    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> "Future[Any]":
        """Run a function of the settings; they are the first of `arguments`."""
        if self._pool is None:
            plain = arguments[0].kernel in PLAIN and self._number > 1
            self._pool = self._processes() if plain else ThreadPoolExecutor(self._number)
        return self._pool.submit(function, *arguments, **named)

    def _processes(self) -> Executor:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        return ProcessPoolExecutor(self._number, get_context("spawn"), _ignore_interrupts)

    def shutdown(self, wait: bool = False, *, cancel_futures: bool = True) -> None:  # noqa: ARG002 - as every executor
        """Let chunks in progress finish by themselves."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=cancel_futures)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that prints the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def using_cluster(address: str | None) -> Iterator[Cluster | None]:
    """Connect to a cluster; yields None without an address. Raises BadSimulation.

    Its library must not write to the terminal.
    """
    if address is None:
        yield None
        return
    disabled = logging.root.manager.disable
    logging.disable()
    try:
        with warnings.catch_warnings(action="ignore"), connect_cluster(address) as cluster:
            yield cluster
    finally:
        logging.disable(disabled)


@contextmanager
def showing_progress(language: str) -> Iterator[Callable[[Progress], None] | None]:
    """Show a bar with rate and time left; yields None if standard error is not a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress as Bar,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    from .results import coup_rate

    columns = (
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Bar(*columns, console=console, transient=True, refresh_per_second=PER_SECOND) as bar:
        task = bar.add_task("", total=None)

        def report(progress: Progress) -> None:
            spent = bar.tasks[0].elapsed or 0
            rate = progress.coups / spent if spent else 0.0
            bar.update(
                task,
                completed=progress.shoes,
                total=progress.expected,
                description=coup_rate(rate, language),
            )

        yield report


ENDED_EARLY: Final = {
    SimulationCode.CLUSTER_LOST,
    SimulationCode.WORKERS_LOST,
    SimulationCode.WORKER_LACKS,
    SimulationCode.WORKER_VERSION,
}
"""Faults of a cluster in the middle of a simulation; a checkpoint has the results so far."""
_NUMBER: Final = re.compile(r"0*[0-9]{1,18}")


def simulate(preset: str, options: SimulateOptions) -> None:
    """Simulate and print the results. Ctrl-C prints those so far and ends with exit code 130."""
    bets = house_bets(options.bets)
    check_files(options.out, options.report, options.checkpoint, spreadsheet=options.spreadsheet)
    files = {
        name: RowFile(file)
        for name in ("by_shoe", "by_session")
        if (file := getattr(options, name)) is not None
    }
    receive = {name: file.append for name, file in files.items()}
    try:
        result = _simulate(_game(preset, bets), options, receive)
    except UnknownWager as fault:
        raise unknown_bet(fault.name, bets) from None
    for file in files.values():
        file.close(provenance(result))
    _write(result, options)
    if not options.json:
        draw(result, own_language())
    elif isinstance(result, BankSimulation):
        print_json(bank_object(result))
    else:
        print_json(simulation_object(result))
    if result.interrupted:
        sys.stdout.flush()
        raise KeyboardInterrupt


def _game(name: str, bets: HouseBets) -> Preset:
    """Look up a preset, and offer the house's own bets at punto banco. Raises CommandError."""
    preset = find_preset(name)
    if isinstance(preset, PuntoPreset):
        return replace(preset, wagers=(*preset.wagers, *bets.values()))
    if bets:
        raise CommandError("error-other-option", name="bets", game=name)
    return preset


def _simulate(preset: Preset, options: SimulateOptions, receive: Mapping[str, Receive]) -> Result:
    settings = {**_settings(options), **receive}
    if any("." in text for text in (options.strategy or "", *options.player)):
        sys.path.insert(0, str(Path.cwd()))  # a person's own strategy is in their folder
    draws = {
        side: text
        for side in ("ponte", "right", "left", "banker")
        if (text := getattr(options, side)) is not None
    }
    try:
        if not isinstance(preset, PuntoPreset):
            settings["strategy"] = _bank_strategy(options.strategy, draws, preset)
        elif draws:
            raise CommandError("error-other-option", name=next(iter(draws)), game=preset.name)
        with (
            using_cluster(options.cluster) as cluster,
            Jobs(options.jobs) as jobs,
            showing_progress(own_language()) as report,
        ):
            executor = jobs if cluster is None else cluster
            return simulated(preset, **settings, executor=executor, report=report)
    except BadSimulation as fault:
        facts: dict[str, Any] = dict(fault.facts)
        if fault.code in ENDED_EARLY:
            path = options.checkpoint
            facts |= {"saved": "no" if path is None else "yes", "path": str(path)}
        raise CommandError(f"error-{fault.code}", **facts) from None


def _settings(options: SimulateOptions) -> dict[str, Any]:
    """Return the options of the library, parsed where they are texts; raises CommandError."""
    at = (options.at or "").split(",")
    names = Options.__annotations__.keys() & vars(options).keys()
    names -= {"report", "by_shoe", "by_session"}  # files here, and functions there
    return {name: getattr(options, name) for name in names} | {
        "cut": None if options.cut is None else _whole(options.cut, "error-bad-cut"),
        "burn": _burn(options.burn),
        "bets": options.bet,
        "until": _until(options.until),
        "session_coups": options.session,
        "bankroll": _bankroll(options.bankroll),
        "at": [_whole(each, "error-bad-session") for each in at if each],
        "players": _players(options.player),
        "rules": read_rules(options.rule),
    }


def _whole(text: str, message: str) -> int:
    if not _NUMBER.fullmatch(text.strip()):
        raise CommandError(message, value=text)
    return int(text)


def _burn(text: str | None) -> int | str | None:
    return text if text in {None, "none", "first"} else _whole(str(text), "error-bad-burn")


def _until(text: str | None) -> float | None:
    if text is None:
        return None
    name, _, number = text.partition("=")
    error = _float(number)
    if name.strip() != "se" or not 0 < error < float("inf"):
        raise CommandError("error-bad-until", value=text)
    return error


def _bankroll(text: str | None) -> float | None:
    if text is None:
        return None
    bankroll = _float(text)
    if not bankroll >= 1:
        raise CommandError("error-bad-bankroll", value=text)
    return bankroll


def _float(text: str) -> float:
    """Read a number; 0 for anything else."""
    try:
        return float(text)
    except ValueError:
        return 0.0


def _bank_strategy(
    text: str | None, draws: Mapping[str, str], game: CheminPreset | BanquePreset
) -> BankStrategy:
    """Combine a strategy with the chances of drawing. Raises CommandError and BadSimulation."""
    strategy = BankStrategy() if text is None else read_bank_strategy(text, game.game)
    for side in draws:
        if side not in SIDES[game.game]:
            raise CommandError("error-other-option", name=side, game=game.name)
    return replace(strategy, draws={side: _chances(side, each) for side, each in draws.items()})


def _chances(side: str, text: str) -> dict[str, float]:
    from ...lab.equilibrium.chemin.given import UnknownDecision
    from ..solve.solve import read_chances_text

    try:
        return {point: float(often) for point, often in read_chances_text(text).items()}
    except UnknownDecision as fault:
        raise CommandError("error-bad-point", side=side, value=fault.found) from None


def _players(texts: Sequence[str]) -> dict[int, str]:
    """Read `SEAT=STRATEGY`. Raises CommandError."""
    players: dict[int, str] = {}
    for text in texts:
        seat, _, strategy = text.partition("=")
        if not (seat.isascii() and seat.isdigit() and len(seat) <= 4 and strategy):
            raise CommandError("error-bad-player", value=text)
        if int(seat) in players:
            raise CommandError("error-twice", name=seat)
        players[int(seat)] = strategy
    return players


def _write(result: Result, options: SimulateOptions) -> None:
    if options.out is not None:
        from ...lab.result_rows import rows

        write_rows(options.out, rows(result), provenance(result), options.spreadsheet)
    if options.report is not None:
        from .report import report_page

        write_file(options.report, report_page(result, own_language()).encode())
