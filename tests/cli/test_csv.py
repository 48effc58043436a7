"""Every CSV that a command writes: rows join, and guessing readers and spreadsheets open it."""

import csv
import re
from pathlib import Path

import pytest

from cli.conftest import Here
from support.noted_files import FOLDER

TABLE, TRACKER = FOLDER / "data-set.csv", FOLDER / "tracker.txt"
WRITERS = {
    "odds": ("odds", "ez", "--csv"),
    "shoe": ("shoe", str(TABLE), "--csv", "--keep-going", "broken.csv"),
    "study": ("study", str(TRACKER), "--out", "rows.csv"),
    "simulate": ("simulate", "punto-banco", "--shoes", "300", "--seed", "4", "--out", "rows.csv"),
    "strategy": (
        "simulate", "ez", "--shoes", "300", "--seed", "4", "--strategy", "martingale",
        "--out", "rows.csv",
    ),
    "bank": ("simulate", "chemin-de-fer", "--shoes", "300", "--seed", "4", "--out", "rows.csv"),
}  # fmt: skip
GUESSED = re.compile(r"[tfyn]|yes|no|\d+(-\d+)+|\d+:\d+", re.IGNORECASE)
"""Text that a guessing reader takes for a truth, a date or a time; truths are `True`."""


def rows_of(here: Here, folder: Path, name: str, *options: str) -> list[dict[str, str]]:
    ran = here(*WRITERS[name], *options)
    assert ran.returncode == 0, ran.stderr
    written = folder / "rows.csv"
    text = written.read_bytes().decode() if written.exists() else ran.stdout
    assert text.startswith("\ufeff") == bool(options)
    separator = ";" if "comma" in options else ","
    return [*csv.DictReader(text.removeprefix("\ufeff").splitlines(), delimiter=separator)]


@pytest.mark.parametrize("name", WRITERS)
def test_no_cell_is_taken_for_something_else(here: Here, tmp_path: Path, name: str) -> None:
    rows = rows_of(here, tmp_path, name)
    if (tmp_path / "broken.csv").exists():
        broken = (tmp_path / "broken.csv").read_text("utf-8").splitlines()
        rows += [{**row, "text": ""} for row in csv.DictReader(broken)]
    cells = [cell for row in rows for cell in row.values()]
    assert len(cells) > 20
    assert not [cell for cell in cells if GUESSED.fullmatch(cell)]


@pytest.mark.parametrize("name", WRITERS)
def test_a_spreadsheet_reads_the_same_numbers(here: Here, tmp_path: Path, name: str) -> None:
    plain = rows_of(here, tmp_path, name)
    (tmp_path / "broken.csv").unlink(missing_ok=True)
    sheet = rows_of(here, tmp_path, name, "--spreadsheet", "comma")
    assert any("," in cell for row in sheet for cell in row.values())
    for one, other in zip(plain, sheet, strict=True):
        for cell, written in zip(one.values(), other.values(), strict=True):
            assert written.replace(",", ".").removeprefix("'") == cell.replace(",", ".")


def test_rows_join_without_changing_a_sign(here: Here, tmp_path: Path) -> None:
    """A study, a simulation, the odds and a shoe agree on what `edge` and `mean` are."""
    study = {(r["measure"], r["name"]): r for r in rows_of(here, tmp_path, "study")}
    simulated = {(r["measure"], r["name"]): r for r in rows_of(here, tmp_path, "simulate")}
    odds = {row["bet"]: float(row["edge"]) for row in rows_of(here, tmp_path / "x", "odds")}
    (first, *_) = rows_of(here, tmp_path / "x", "shoe")
    shared = [key for key in study if key in simulated]
    assert {("outcome", "tie"), ("bet", "player"), ("bet", "tie")} <= {*shared}
    for key in shared:
        one, other = study[key], simulated[key]
        assert abs(float(one["mean"]) - float(other["mean"])) < 0.5
        if key[0] == "bet":
            assert float(one["edge"]) == -float(one["mean"])
            assert float(other["edge"]) == -float(other["mean"])
            assert one["expected"] == pytest.approx(other["expected"]) or float(
                one["expected"]
            ) == pytest.approx(float(other["expected"]))
    assert float(simulated["bet", "tie"]["expected"]) == pytest.approx(-odds["tie"])
    assert 0 < float(first["tie"]) < 0.3
