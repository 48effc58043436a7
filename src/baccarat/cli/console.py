"""Open the terminal, and draw tables that are never cut off."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Console, JustifyMethod
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

UNBOUNDED: Final = 100_000


class Column(NamedTuple):
    """A column of a table, from its head down."""

    head: str
    cells: Sequence[str | Text]
    justify: JustifyMethod = "left"
    style: str = ""


def open_console() -> Console:
    """Open the terminal; where none shows what is printed, as in a pipe, lines have no end."""
    width = None if sys.stdout.isatty() else UNBOUNDED
    return Console(highlight=False, soft_wrap=True, width=width)


def tables(
    console: Console, labels: Iterable[Column], columns: Iterable[Column]
) -> Iterator[Table]:
    """Lay columns out beside their labels; those that do not fit go into a table of their own.

    Only where one column alone is too wide are its cells broken, and nothing is left out.
    """
    fixed, shown = list(labels), list[Column]()
    for column in columns:
        if shown and _width(console, _table([*fixed, *shown, column])) > console.width:
            yield _table([*fixed, *shown])
            shown = []
        shown.append(column)
    yield _table([*fixed, *shown])


def show(console: Console, labels: Iterable[Column], columns: Iterable[Column]) -> None:
    """Print columns beside their labels, in as many tables as there have to be."""
    for table in tables(console, labels, columns):
        console.print(table)


def _table(columns: Sequence[Column]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=any(each.head for each in columns))
    for each in columns:
        table.add_column(each.head, justify=each.justify, style=each.style, overflow="fold")
    for row in zip(*(each.cells for each in columns), strict=True):
        table.add_row(*row)
    return table


def _width(console: Console, table: Table) -> int:
    return Measurement.get(console, console.options.update(max_width=UNBOUNDED), table).maximum
