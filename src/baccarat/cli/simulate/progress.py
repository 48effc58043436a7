"""The progress bar of a simulation: on a terminal only, and on standard error."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...lab.simulation import Progress
from ...text import format_number, say

PER_SECOND = 8


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
            rate = progress.coups / spent / 1e6 if spent else 0.0
            shown = format_number(language, rate, "#,##0.0")
            bar.update(
                task,
                completed=progress.shoes,
                total=progress.expected,
                description=say(language, "simulate-rate", {"millions": shown}),
            )

        yield report
