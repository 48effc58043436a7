"""Open the terminal, and print tables that are never truncated."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Console, JustifyMethod
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

UNBOUNDED: Final = 100_000
GAP: Final = 2
"""Spaces between two columns."""


class Column(NamedTuple):
    """A column of a table, with its heading."""

    head: str
    cells: Sequence[str | Text]
    justify: JustifyMethod = "left"
    style: str = ""


def open_console() -> Console:
    """Open the terminal. Lines are unlimited if the output is not a terminal, such as a pipe."""
    width = None if sys.stdout.isatty() else UNBOUNDED
    return Console(highlight=False, soft_wrap=True, width=width)


def tables(
    console: Console, labels: Iterable[Column], columns: Iterable[Column]
) -> Iterator[Table]:
    """Lay out columns next to their labels, and start a new table when the width is used up.

    Only the cells of a single column that is too wide are wrapped; nothing is left out.
    """
    fixed, shown = list(labels), list[Column]()
    taken = beside = sum(_width(console, label) + GAP for label in fixed)
    for column in columns:
        width = _width(console, column)
        if shown and taken + width > console.width:
            yield _table([*fixed, *shown])
            shown, taken = [], beside
        shown.append(column)
        taken += width + GAP
    yield _table([*fixed, *shown])


def print_columns(console: Console, labels: Iterable[Column], columns: Iterable[Column]) -> None:
    """Print columns next to their labels, in as many tables as needed."""
    for table in tables(console, labels, columns):
        console.print(table)


def _table(columns: Sequence[Column]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=any(each.head for each in columns))
    for each in columns:
        table.add_column(each.head, justify=each.justify, style=each.style, overflow="fold")
    for row in zip(*(each.cells for each in columns), strict=True):
        table.add_row(*row)
    return table


def _width(console: Console, column: Column) -> int:
    options = console.options.update(max_width=UNBOUNDED)
    cells = (column.head, *column.cells)
    return max(Measurement.get(console, options, cell).maximum for cell in cells)
