"""CSV: plain for programs, or in the form that a spreadsheet opens."""

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Final, Literal

Spreadsheet = Literal["point", "comma"]
"""The decimal sign of a spreadsheet; with a comma, semicolons are between the cells."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Without it, spreadsheets take UTF-8 for the system's older encoding."""
_FORMULA: Final = re.compile(r"[=+@\t\r]|-(?![\d.,/]+$)")
_DATE: Final = re.compile(r"\d{1,4}[/-]\d{1,4}([/-]\d{1,4})?")


def to_csv(found: Sequence[Mapping[str, object]], spreadsheet: Spreadsheet | None = None) -> str:
    """Return rows with equal keys as CSV, with fractions as floats.

    `spreadsheet` is the decimal sign of a spreadsheet that is to open it: `"point"` or `"comma"`.
    """
    if not found:
        return ""
    lines = csv_lines(([*row.values()] for row in found), spreadsheet)
    return csv_head(found[0], spreadsheet) + lines


def csv_head(columns: Iterable[str], spreadsheet: Spreadsheet | None = None) -> str:
    """Return the first line of a CSV, after a byte-order mark if it is for a spreadsheet."""
    return (BYTE_ORDER_MARK if spreadsheet else "") + csv_lines([[*columns]], spreadsheet)


def csv_lines(rows: Iterable[Sequence[object]], spreadsheet: Spreadsheet | None = None) -> str:
    """Return rows as lines of a CSV, with fractions as decimals and nothing for None.

    An apostrophe precedes texts that a spreadsheet would take for a formula; in the form for
    spreadsheets, also those that it would take for a date.
    """
    out = io.StringIO()
    writer = csv.writer(
        out,
        delimiter=";" if spreadsheet == "comma" else ",",
        lineterminator="\r\n" if spreadsheet else "\n",
    )
    writer.writerows([_cell(each, spreadsheet) for each in row] for row in rows)
    return out.getvalue()


def _cell(value: object, spreadsheet: Spreadsheet | None) -> object:
    if isinstance(value, str):
        misread = _FORMULA.match(value) or (spreadsheet and _DATE.fullmatch(value))
        return f"'{value}" if misread else value
    if isinstance(value, Fraction):
        value = float(value)
    if spreadsheet == "comma" and isinstance(value, float | Decimal):
        return str(value).replace(".", ",")
    return value
