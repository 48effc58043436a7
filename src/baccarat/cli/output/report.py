"""Tables of results for the terminal, and HTML reports: one file with nothing to load."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from rich.console import Console

from ...text.result_table import ResultTable
from .console import Column, print_columns
from .pictures import EDGE, plot

HEIGHT: Final = 300
BELOW: Final = 40
"""Room for the numbers below a picture."""
STYLE: Final = (
    "body{font:16px/1.5 'DejaVu Sans','Noto Sans',sans-serif;max-width:60rem;margin:2rem auto;"
    "padding:0 1rem;color:#2a2118;background:#fff}"
    "table{border-collapse:collapse;margin:1rem 0;display:block;overflow-x:auto}"
    "th,td{padding:.2rem .6rem;border-bottom:1px solid #ddd;text-align:right;white-space:nowrap}"
    "th:first-child,td:first-child{text-align:left}svg{width:100%;height:auto}"
)


def print_tables(console: Console, tables: Iterable[ResultTable]) -> None:
    """Print tables with an empty line between them."""
    for number, table in enumerate(tables):
        if number:
            console.print()
        if table.title:
            console.print(table.title, style="bold")
        names = Column(table.heads[0], [row[0] for row in table.rows])
        numbers = [
            Column(head, [row[at] for row in table.rows], "right")
            for at, head in enumerate(table.heads[1:], 1)
        ]
        print_columns(console, [names], numbers)


def html_page(title: str, language: str, parts: Iterable[str]) -> str:
    """Return an HTML document with its title above the parts."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join([f"<h1>{escape(title)}</h1>", *parts])
        + "\n</body>\n</html>\n"
    )


def html_paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def html_picture(title: str, parts: Sequence[str]) -> str:
    """Return a picture below its title."""
    return f"<h3>{escape(title)}</h3>\n{plot(parts, EDGE + HEIGHT + BELOW, title)}"
