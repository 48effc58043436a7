"""Open the terminal, and print text and tables without breaking words or leaving anything out."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Console, ConsoleOptions, JustifyMethod, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from .wrapping import breaks, cells, indent_of, longest_piece

UNBOUNDED: Final = 100_000
GAP: Final = 2
"""Spaces between two columns."""


class Column(NamedTuple):
    """A column of a table, with its heading."""

    head: str
    cells: Sequence[str | Text]
    justify: JustifyMethod = "left"
    style: str = ""


class Words:
    """A text whose lines are broken between words; continued lines keep the indent."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the text with its lines broken to the width."""
        width = options.max_width
        lines = [part for line in self.text.split(allow_blank=True) for part in _parts(line, width)]
        yield Text("\n", no_wrap=True, end=self.text.end).join(lines)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return the columns of the longest word and of the longest line."""
        lines = self.text.plain.split("\n")
        return Measurement(max(map(longest_piece, lines)), max(map(cells, lines)))


def _parts(line: Text, width: int) -> Iterator[Text]:
    indent = indent_of(line.plain, width)
    *broken, last = line.divide(breaks(line.plain, width, width - len(indent)))
    for part in broken:
        part.rstrip()
    first, *others = (*broken, last)
    yield first
    for part in others:
        yield Text(indent).append_text(part)


class WordConsole(Console):
    """A console that breaks lines between words."""

    def print(
        self, *objects: Any, end: str = "\n", markup: bool | None = None, **options: Any
    ) -> None:
        """Print texts with their lines broken between words, and anything else as it is."""
        shown: list[Any] = []
        for each in objects:
            text = self.render_str(each, markup=markup) if isinstance(each, str) else each
            if isinstance(text, Text):
                text.end = end
            shown.append(Words(text) if isinstance(text, Text) else text)
        super().print(*shown, end=end, **options)


def open_console() -> WordConsole:
    """Open the terminal. Lines are unlimited if the output is not a terminal, such as a pipe."""
    width = None if sys.stdout.isatty() else UNBOUNDED
    return WordConsole(highlight=False, emoji=False, width=width)


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
            yield whole_table(console, [*fixed, *shown])
            shown, taken = [], beside
        shown.append(column)
        taken += width + GAP
    yield whole_table(console, [*fixed, *shown])


def print_columns(console: Console, labels: Iterable[Column], columns: Iterable[Column]) -> None:
    """Print columns next to their labels, in as many tables as needed."""
    for table in tables(console, labels, columns):
        console.print(table)


def whole_table(console: Console, columns: Sequence[Column]) -> Table:
    """Lay out columns in one table; cells are wrapped where the width is used up."""
    table = Table(box=None, pad_edge=False, show_header=any(each.head for each in columns))
    widths = [_width(console, each) for each in columns]
    least = [max(map(_longest_word, (each.head, *each.cells)), default=0) for each in columns]
    fit = _fit(widths, least, console.width - GAP * (len(columns) - 1))
    for each, width in zip(columns, fit, strict=True):
        head = _words(console, each.head)
        table.add_column(head, justify=each.justify, style=each.style, width=width)
    for row in zip(*(each.cells for each in columns), strict=True):
        table.add_row(*(_words(console, cell) for cell in row))
    return table


def _fit(widths: Sequence[int], least: Sequence[int], room: int) -> Sequence[int]:
    """Shorten the widest columns until all fit, none below its longest word if that is possible."""
    for most in range(max(widths), 0, -1):
        fit = [max(low, min(width, most)) for width, low in zip(widths, least, strict=True)]
        if sum(fit) <= room:
            return fit
    return _fit(least, [1] * len(least), room) if max(least) > 1 else least


def _words(console: Console, cell: str | Text) -> Words:
    return Words(console.render_str(cell) if isinstance(cell, str) else cell)


def _longest_word(cell: str | Text) -> int:
    return max(map(longest_piece, str(cell).split("\n")))


def _width(console: Console, column: Column) -> int:
    options = console.options.update(max_width=UNBOUNDED)
    cells = (column.head, *column.cells)
    return max(Measurement.get(console, options, cell).maximum for cell in cells)
