"""Tables of results, with their words, for every way in which they are shown."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

DASH: Final = "–"
"""Stands for a number that a sample does not give."""


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
