"""`baccarat simulate --by-shoe` and `--by-session`: three kinds of files with the same rows."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from baccarat.cli.simulate import simulate as command
from baccarat.lab import simulate
from baccarat.lab.simulation import Progress
from cli.conftest import Here
from cli.test_simulate import metadata_of, read_table

SEED = ("simulate", "punto-banco", "--seed", "4", "--bet", "banker", "--json")
PLAY = (*SEED, "--shoes", "5000")
STRATEGY = (*PLAY, "--strategy", "martingale", "--session", "200")


def rows(**options: Any) -> tuple[list[Any], list[Any]]:
    """Return the rows of the library's simulation, with fractions as floats."""
    shoes: list[dict[str, Any]] = []
    sessions: list[dict[str, Any]] = []
    if "strategy" in options:
        options["by_session"] = sessions.extend
    simulate(shoes=5000, seed=4, bets="banker", by_shoe=shoes.extend, **options)
    for row in shoes:
        row.update((key, float(row[key])) for key in row if key.startswith("gain"))
    return shoes, sessions


def read(file: Path) -> list[dict[str, Any]]:
    """Read a file of rows; an empty cell of a CSV is None."""
    match file.suffix:
        case ".parquet":
            columns = read_table(file)
            return [
                dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)
            ]
        case ".jsonl":
            return [json.loads(line) for line in file.read_text().splitlines()]
        case _:
            with file.open() as stream:
                return [
                    {key: json.loads(cell) if cell else None for key, cell in row.items()}
                    for row in csv.DictReader(stream)
                ]


@pytest.mark.parametrize("kind", ["csv", "jsonl", "parquet"])
def test_shoes_and_sessions_are_written(here: Here, tmp_path: Path, kind: str) -> None:
    if kind == "parquet":
        pytest.importorskip("polars")
    files = ("--by-shoe", f"shoes.{kind}", "--by-session", f"sessions.{kind}")
    ran = here(*STRATEGY, *files)
    assert (ran.returncode, ran.stderr) == (0, "")
    shoes, sessions = rows(strategy="martingale", session_coups=200)
    assert read(tmp_path / f"shoes.{kind}") == shoes
    assert read(tmp_path / f"sessions.{kind}") == sessions
    origin = {**json.loads(ran.stdout)}
    for name in ("shoes", "sessions"):
        file = tmp_path / f"{name}.{kind}"
        if kind == "parquet":
            found = json.loads(metadata_of(file)["baccarat"])
        else:
            (found,) = json.loads(Path(f"{file}-metadata.json").read_text())["notes"]
        assert found == {key: origin[key] for key in found}
        assert found["seed"] == 4
    assert len([*tmp_path.iterdir()]) == (2 if kind == "parquet" else 4)


def test_a_second_run_replaces_the_rows_of_the_first(here: Here, tmp_path: Path) -> None:
    for shoes in ("70", "40"):
        run = ("simulate", "chemin-de-fer", "--shoes", shoes, "--seed", "4", "--kernel", "hands")
        assert here(*run, "--by-shoe", "rows.csv").returncode == 0
        assert len(read(tmp_path / "rows.csv")) == int(shoes)


def test_fractions_are_text_in_json_and_decimals_elsewhere(here: Here, tmp_path: Path) -> None:
    assert here(*PLAY, "--by-shoe", "rows.jsonl").returncode == 0
    assert here(*PLAY, "--by-shoe", "rows.csv").returncode == 0
    exact, rounded = read(tmp_path / "rows.jsonl"), read(tmp_path / "rows.csv")
    assert rounded == rows()[0]
    assert exact[0]["gain_banker"] == "-267/20"
    assert rounded[0]["gain_banker"] == -13.35


def test_rows_without_a_session_are_an_empty_file(here: Here, tmp_path: Path) -> None:
    for kind in ("csv", "jsonl"):
        run = (*SEED, "--strategy", "flat", "--shoes", "1", "--session", "1000")
        assert here(*run, "--by-session", f"rows.{kind}").returncode == 0
        assert (tmp_path / f"rows.{kind}").read_text() == ""


def test_ctrl_c_leaves_the_rows_of_all_shoes_counted(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(progress: Progress) -> None:
        raise KeyboardInterrupt

    real = simulate
    monkeypatch.setattr(
        command, "simulated", lambda *given, **named: real(*given, **{**named, "report": interrupt})
    )
    ran = here(*SEED, "--kernel", "cards", "--shoes", "100000", "--by-shoe", "rows.csv")
    assert ran.returncode == 130
    found = json.loads(ran.stdout)
    written = read(tmp_path / "rows.csv")
    assert 0 < found["shoes"] == len(written) < 100_000
    assert sum(row["coups"] for row in written) == found["coups"]
