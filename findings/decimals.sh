#!/usr/bin/env bash
# The same decimal columns in pyarrow 26.0.1, polars 2.1.0 and DuckDB 2.0.1, asked through narwhals 2.29.0.
#
# A thousand coups on Banker with one chip each: 458 won 0.95, 446 lost 1.00 and 96 were ties, in a column of 9 digits,
# 2 of them after the point. No tool is exact in all three questions, and none of them warns:
# 1. The mean is -0.0109. pyarrow keeps the column's two digits, which rounds nearly all of an edge away:
#        pyarrow mean -0.01, product 0.0475, amounts off their nearest float 1327
# 2. A win times a share of 0.05 is 0.0475. polars keeps two digits there:
#        polars mean -0.0109, product 0.05, amounts off their nearest float 0
#        duckdb mean -0.0109, product 0.0475, amounts off their nearest float 0
# 3. From decimals to floats, pyarrow does not take the nearest: of the amounts from 0.00 to 100.00, 1,327 of 10,001
#    differ from what Python reads, so that comparisons with `==` fail:
#        2.01 in pyarrow is 2.0100000000000002
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet duckdb==2.0.1 narwhals==2.29.0 polars==2.1.0 pyarrow==26.0.1

cat >columns.py <<'CHECK'
from decimal import Decimal

import duckdb
import narwhals as nw
import polars as pl
import pyarrow as pa

CENTS = pa.decimal128(9, 2)
won = ["0.95"] * 458 + ["-1.00"] * 446 + ["0.00"] * 96
coups = pa.table(
    {
        "won": pa.array(map(Decimal, won), CENTS),
        "share": pa.array([Decimal("0.05")] * 1000, CENTS),
    }
)
cents = [Decimal(each).scaleb(-2) for each in range(10_001)]
amounts = pa.table({"amount": pa.array(cents, CENTS)})


def asked(table, question):
    """The answers to an expression, as Python's own values."""
    answer = nw.from_native(table).lazy().select(question.alias("answer")).collect()
    return answer["answer"].to_list()


tools = {
    "pyarrow": (coups, amounts),
    "polars": (pl.from_arrow(coups), pl.from_arrow(amounts)),
    "duckdb": (duckdb.table("coups"), duckdb.table("amounts")),
}
for name, (play, column) in tools.items():
    mean = asked(play, nw.col("won").mean())[0]
    product = asked(play, nw.col("won") * nw.col("share"))[0]
    floats = asked(column, nw.col("amount").cast(nw.Float64))
    off = sum(got != float(each) for got, each in zip(floats, cents, strict=True))
    print(f"{name} mean {mean}, product {product}, amounts off their nearest float {off}")
    if off:
        print(f"2.01 in {name} is {floats[201]}")
CHECK
env/bin/python columns.py | tee said

diff said - <<'EXPECTED'
pyarrow mean -0.01, product 0.0475, amounts off their nearest float 1327
2.01 in pyarrow is 2.0100000000000002
polars mean -0.0109, product 0.05, amounts off their nearest float 0
duckdb mean -0.0109, product 0.0475, amounts off their nearest float 0
EXPECTED
