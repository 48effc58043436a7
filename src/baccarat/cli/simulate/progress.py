"""The progress bar of a simulation: on a terminal only, and on standard error."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...lab.simulation.simulate import Progress
from ...text.say import format_number, say

PER_SECOND = 8
MILLION = 1_000_000


@contextmanager
def showing_progress(language: str) -> Iterator[Callable[[Progress], None] | None]:
    """Show a bar with rate and time left; yields None if standard error is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

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


def coup_rate(per_second: float, language: str) -> str:
    """Write a speed: in whole coups below a million a second, else in millions."""
    if round(per_second) < MILLION:
        whole = format_number(language, per_second, "#,##0")
        return say(language, "simulate-coups-per-second", {"rate": whole})
    millions = format_number(language, per_second / MILLION, "#,##0.0")
    return say(language, "simulate-millions-per-second", {"rate": millions})
