"""CSV: plain, and in the form that a spreadsheet opens."""

import csv
import io
from decimal import Decimal
from fractions import Fraction

import pytest

from baccarat.text.csv_text import csv_head, csv_lines, to_csv

ROW = {"bet": "tie", "edge": Fraction(-1, 8), "sum": Decimal("2.50"), "coups": 3, "se": None}


def test_plain_csv_has_no_mark_and_points() -> None:
    assert to_csv([ROW]) == "bet,edge,sum,coups,se\ntie,-0.125,2.50,3,\n"
    assert to_csv([]) == ""


@pytest.mark.parametrize(
    ("sign", "separator", "edge"), [("point", ",", "-0.125"), ("comma", ";", "-0,125")]
)
def test_a_spreadsheet_gets_a_mark_and_its_decimal_sign(
    sign: str, separator: str, edge: str
) -> None:
    written = to_csv([ROW], sign)  # type: ignore[arg-type]
    assert written.encode().startswith(b"\xef\xbb\xbfbet")
    (row,) = csv.DictReader(io.StringIO(written.removeprefix("\ufeff")), delimiter=separator)
    assert row["edge"] == edge
    assert (row["bet"], row["coups"], row["se"]) == ("tie", "3", "")
    assert written.count("\r\n") == 2


@pytest.mark.parametrize("text", ["=cmd()", "+1 x", "-1+2", "@sum", "\tx", "-"])
def test_formulas_become_text(text: str) -> None:
    assert csv_lines([[text]]) == f"'{text}\n"


def test_numbers_with_a_sign_stay_numbers() -> None:
    assert csv_lines([[-2.5, "-1/5", Decimal("-2.50")]]) == "-2.5,-1/5,-2.50\n"


def test_a_fraction_that_looks_like_a_date_stays_text_in_a_spreadsheet() -> None:
    assert (
        csv_lines([["1/13", "2054064/150353", "9-8-7"]], "point")
        == "'1/13,2054064/150353,'9-8-7\r\n"
    )
    assert csv_lines([["1/13"]]) == "1/13\n"


def test_only_the_first_line_has_the_mark() -> None:
    assert (
        csv_head(["a", "b"], "comma") + csv_lines([[0.5, "x"]], "comma") == "\ufeffa;b\r\n0,5;x\r\n"
    )
