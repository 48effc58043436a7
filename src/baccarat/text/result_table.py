"""Tables of results, with their words, for every way in which they are shown."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from html import escape
from typing import Final, NamedTuple

DASH: Final = "–"
"""Replaces a number that a sample does not give."""
MOST_PRINTED: Final = 36
MOST_IN_HTML: Final = 120


class Shown:
    """A result that prints as lines of text, and shows as a table in a notebook."""

    __slots__ = ()

    def _title(self) -> str:
        raise NotImplementedError

    def _rows(self) -> Sequence[Mapping[str, object]]:
        raise NotImplementedError

    def __str__(self) -> str:
        return plain_rows(self._title(), self._rows())

    def _repr_html_(self) -> str:
        return html_rows(self._title(), self._rows())


class ResultTable(NamedTuple):
    """A title, the heads of the columns, and the rows; the first column names the row."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


def html_table(table: ResultTable) -> Iterator[str]:
    """Yield the title of a table, and the table."""

    def row(tag: str, cells: Sequence[str]) -> str:
        return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"

    if table.title:
        yield f"<h2>{escape(table.title)}</h2>"
    rows = "".join(row("td", cells) for cells in table.rows)
    yield f"<table>{row('th', table.heads)}{rows}</table>"


def html_rows(title: str, rows: Sequence[Mapping[str, object]]) -> str:
    """Return rows with equal keys as HTML, for a notebook; numbers have six digits.

    Of many rows, the first MOST_IN_HTML are shown, and an ellipsis.
    """
    heads = [*rows[0]] if rows else []
    cells = [[_cell(each) for each in row.values()] for row in rows[:MOST_IN_HTML]]
    if len(rows) > MOST_IN_HTML:
        cells.append(["…"])
    return "\n".join(html_table(ResultTable(title, heads, cells)))


def plain_rows(title: str, rows: Sequence[Mapping[str, object]]) -> str:
    """Return rows with equal keys as lines below a title: MOST_PRINTED, then an ellipsis."""
    heads = [*rows[0]] if rows else []
    cells = [heads, *([_cell(each) for each in row.values()] for row in rows[:MOST_PRINTED])]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = (
        "  ".join(each.ljust(width) for each, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    )
    return "\n".join([title, *lines, *(["…"] if len(rows) > MOST_PRINTED else [])])


def _cell(value: object) -> str:
    if value is None:
        return DASH
    if isinstance(value, float | Fraction) and not isinstance(value, int):
        return f"{float(value):.6g}"
    return str(value)
