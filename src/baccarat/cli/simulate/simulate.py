"""`baccarat simulate`: plays random shoes, and counts what bets and strategies win or lose."""

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from ...lab.equilibrium.budget import Unsolved
from ...lab.simulation.banking.result import BankSimulation, bank_object
from ...lab.simulation.fault import BadSimulation, SimulationCode
from ...lab.simulation.result import Simulation, simulation_object
from ...lab.simulation.simulate import simulate as simulated
from ...rules.presets.named import Preset, UnknownPreset
from ...rules.presets.named import preset as preset_named
from ...rules.presets.punto import PuntoPreset
from ...rules.wagers.trade import UnknownWager
from ...rules.wagers.wager import Wager
from ..odds.bet import house_bets, unknown_bet
from ..output.errors import UNSOLVED, CommandError, own_language
from .bank_options import bank_settings, players_given, rules_given
from .cluster import using_cluster
from .jobs import Jobs
from .progress import showing_progress

ENDED_EARLY: Final = {
    SimulationCode.CLUSTER_LOST,
    SimulationCode.WORKERS_LOST,
    SimulationCode.WORKER_LACKS,
    SimulationCode.WORKER_VERSION,
}
"""Faults of a cluster in the middle of a simulation; a checkpoint has the results so far."""
_NUMBER: Final = re.compile(r"0*[0-9]{1,18}")


class Options(NamedTuple):
    """The settings of a simulation as a person typed them."""

    shoes: int | None
    seed: int | None
    jobs: int | None
    cut: str | None
    burn: str | None
    until: str | None
    strategy: str | None
    session: int | None
    bankroll: str | None
    at: str | None
    kernel: str
    cluster: str | None
    players: Sequence[str]
    seats: int | None
    bystanders: int | None
    rules: Sequence[str]
    draws: Mapping[str, str | None]


class Files(NamedTuple):
    """The files to continue from and to write."""

    checkpoint: Path | None
    out: Path | None
    report: Path | None


def simulate(  # noqa: PLR0913 - all but the first three by keyword
    preset: str,
    options: Options,
    files: Files,
    *,
    bets: Sequence[str],
    own: Path | None,
    json: bool,
    language: str | None,
) -> None:
    """Simulate and print the results. Ctrl-C prints those so far and ends with exit code 130."""
    spoken = language or own_language()
    ours = house_bets(own, language)
    try:
        _check_files(files)
        chosen = _game(preset, ours)
        found = _simulate(chosen, options, files.checkpoint, bets, spoken)
        _write(found, files, spoken)
    except UnknownWager as fault:
        raise unknown_bet(fault.name, ours, language) from None
    except CommandError as said:
        said.language = language
        raise
    if json:
        print(msgspec.json.encode(_object(found)).decode())
    elif isinstance(found, BankSimulation):
        from .bank_screen import draw_bank

        draw_bank(found, spoken)
    else:
        from .simulate_screen import draw

        draw(found, spoken)
    if found.interrupted:
        sys.stdout.flush()
        raise KeyboardInterrupt


def _game(name: str, ours: Mapping[str, Wager]) -> Preset:
    """Look up a preset, and offer the house's own bets at punto banco. Raises CommandError."""
    try:
        chosen = preset_named(name)
    except UnknownPreset as fault:
        raise CommandError("error-unknown-preset", name=name, known=fault.known) from None
    if isinstance(chosen, PuntoPreset):
        return replace(chosen, wagers=(*chosen.wagers, *ours.values()))
    if ours:
        raise CommandError("error-other-option", name="bets", game=name)
    return chosen


def _object(found: Simulation | BankSimulation) -> dict[str, Any]:
    return bank_object(found) if isinstance(found, BankSimulation) else simulation_object(found)


def _check_files(files: Files) -> None:
    """Refuse files that could not be written, before the work rather than after it."""
    if files.out is not None:
        from .rows import check_rows_file

        check_rows_file(files.out)
    if files.report is not None and files.report.suffix.lower() not in {".html", ".htm"}:
        raise CommandError("error-report-kind", path=str(files.report))
    for file in files:
        if file is not None and (file.is_dir() or not file.absolute().parent.is_dir()):
            raise CommandError("error-no-place", path=str(file))


def _simulate(
    chosen: Preset,
    options: Options,
    checkpoint: Path | None,
    bets: Sequence[str],
    language: str,
) -> Simulation | BankSimulation:
    settings = {**_settings(options), "bets": bets, "checkpoint": checkpoint}
    if any("." in text for text in (options.strategy or "", *options.players)):
        sys.path.insert(0, str(Path.cwd()))  # a person's own strategy is in their folder
    try:
        if not isinstance(chosen, PuntoPreset):
            settings |= bank_settings(options.strategy, options.draws, chosen)
        elif given := next((name for name, text in options.draws.items() if text), None):
            raise CommandError("error-other-option", name=given, game=chosen.name)
        with (
            using_cluster(options.cluster) as cluster,
            Jobs(options.jobs) as jobs,
            showing_progress(language) as report,
        ):
            executor = jobs if cluster is None else cluster
            return simulated(chosen, **settings, executor=executor, report=report)
    except BadSimulation as fault:
        facts: dict[str, Any] = dict(fault.facts)
        if fault.code in ENDED_EARLY:
            facts |= {"saved": "no" if checkpoint is None else "yes", "path": str(checkpoint)}
        raise CommandError(f"error-{fault.code}", **facts) from None
    except Unsolved:
        raise CommandError("error-unsolved", exit_code=UNSOLVED) from None


def _settings(options: Options) -> dict[str, Any]:
    """Parse the options that have their own syntax; raises CommandError."""
    return {
        "shoes": options.shoes,
        "seed": options.seed,
        "jobs": options.jobs,
        "cut": None if options.cut is None else _whole(options.cut, "error-bad-cut"),
        "burn": _burn(options.burn),
        "until": _until(options.until),
        "strategy": options.strategy,
        "session_coups": options.session,
        "bankroll": _bankroll(options.bankroll),
        "at": [_whole(each, "error-bad-session") for each in (options.at or "").split(",") if each],
        "kernel": options.kernel,
        "players": players_given(options.players),
        "seats": options.seats,
        "bystanders": options.bystanders,
        "rules": rules_given(options.rules),
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
    try:
        found = float(number)
    except ValueError:
        found = 0.0
    if name.strip() != "se" or not 0 < found < float("inf"):
        raise CommandError("error-bad-until", value=text)
    return found


def _bankroll(text: str | None) -> float | None:
    try:
        found = None if text is None else float(text)
    except ValueError:
        found = 0.0
    if found is not None and not found >= 1:
        raise CommandError("error-bad-bankroll", value=str(text))
    return found


def _write(found: Simulation | BankSimulation, files: Files, language: str) -> None:
    if files.out is not None:
        from .rows import write_rows

        write_rows(files.out, found)
    if files.report is not None:
        from ..output.picture_file import write_file
        from .report import report_page

        write_file(files.report, report_page(found, language).encode(), language)
