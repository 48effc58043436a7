#!/usr/bin/env bash
# pandas 3.1.1, pyarrow 26.0.1, polars 2.1.0 and DuckDB 2.0.1: the order of card ranks in a Parquet file.
#
# The ranks are an ordered category of pandas, from 2 to A. The file keeps that order, and pandas finds it there. The two
# others read the ranks without it, and compare texts instead. There is no warning. The cards are K 10 2 A 9 J:
#        pandas, from the file: highest A, sorted 2 9 10 J K A
#        polars, from the file: highest K, sorted 10 2 9 A J K
#        DuckDB, from the file: highest K, sorted 10 2 9 A J K
# DuckDB has the order if it is given the frame of pandas itself, and polars has not:
#        DuckDB, from pandas: highest A, sorted 2 9 10 J K A
#        polars, from pandas: highest K, sorted 10 2 9 A J K
# An `Enum` of polars keeps it through a file to polars and pandas, but not to DuckDB:
#        polars, from a file of polars: highest A, sorted 2 9 10 J K A
#        pandas, from a file of polars: highest A, sorted 2 9 10 J K A
#        DuckDB, from a file of polars: highest K, sorted 10 2 9 A J K
#
# Needs Python 3.11 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet pandas==3.1.1 pyarrow==26.0.1 polars==2.1.0 duckdb==2.0.1

cat >ranks.py <<'CHECK'
import duckdb
import pandas as pd
import polars as pl

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
CARDS = ["K", "10", "2", "A", "9", "J"]


def show(name, highest, ranks):
    print(f"{name}: highest {highest}, sorted {' '.join(ranks)}")


def show_pandas(name, frame):
    show(f"pandas, from {name}", frame["rank"].max(), frame["rank"].sort_values())


def show_polars(name, frame):
    show(f"polars, from {name}", frame["rank"].max(), frame["rank"].sort())


def show_duckdb(name, table):
    ((highest, ranks),) = duckdb.sql(f"SELECT max(rank), list(rank ORDER BY rank) FROM {table}").fetchall()
    show(f"DuckDB, from {name}", highest, ranks)


cards = pd.DataFrame({"rank": pd.Categorical(CARDS, categories=RANKS, ordered=True)})
cards.to_parquet("pandas.parquet")
show_pandas("the file", pd.read_parquet("pandas.parquet"))
show_polars("the file", pl.read_parquet("pandas.parquet"))
show_duckdb("the file", "'pandas.parquet'")
show_duckdb("pandas", "cards")
show_polars("pandas", pl.from_pandas(cards))
pl.DataFrame({"rank": pl.Series(CARDS, dtype=pl.Enum(RANKS))}).write_parquet("polars.parquet")
show_polars("a file of polars", pl.read_parquet("polars.parquet"))
show_pandas("a file of polars", pd.read_parquet("polars.parquet"))
show_duckdb("a file of polars", "'polars.parquet'")
CHECK
env/bin/python ranks.py | tee said

diff said - <<'EXPECTED'
pandas, from the file: highest A, sorted 2 9 10 J K A
polars, from the file: highest K, sorted 10 2 9 A J K
DuckDB, from the file: highest K, sorted 10 2 9 A J K
DuckDB, from pandas: highest A, sorted 2 9 10 J K A
polars, from pandas: highest K, sorted 10 2 9 A J K
polars, from a file of polars: highest A, sorted 2 9 10 J K A
pandas, from a file of polars: highest A, sorted 2 9 10 J K A
DuckDB, from a file of polars: highest K, sorted 10 2 9 A J K
EXPECTED
