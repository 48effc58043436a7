"""Bad input to `baccarat simulate`: a code, exit code 2, one sentence, and no file touched."""

import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from baccarat.lab.simulation import SimulationCode
from baccarat.rules import PuntoPreset
from baccarat.rules.presets.changed import FIXED
from cli.conftest import Here, Told
from support.expect_fault import written_in

HERE = Path(__file__).parent
ROWS: dict[str, dict[str, Any]] = tomllib.loads((HERE / "bad_simulations.toml").read_text("utf-8"))
NOTES = "not a checkpoint\n"


def files(folder: Path) -> dict[str, bytes]:
    """Return the contents of the files of a folder, without modules that Python has compiled."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.name: path.read_bytes() for path in found}


@pytest.mark.by_day(25)
@pytest.mark.parametrize("name", ROWS)
def test_bad_input_has_a_code_and_a_sentence(
    here: Here, told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    row = ROWS[name]

    def find(library: str) -> object:
        return None if library in row.get("without", ()) else find_spec(library)

    for module in ("lab.simulation.settings", "cli.rows"):
        monkeypatch.setattr(f"baccarat.{module}.find_spec", find)
    if "distributed" in row.get("without", ()):
        monkeypatch.setitem(sys.modules, "distributed", None)
    (tmp_path / "notes.txt").write_text(NOTES)
    for file, text in row.get("files", {}).items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text)
    if "first" in row:
        assert here("simulate", *row["first"]).returncode == 0
    before = files(tmp_path)
    for language in written_in(row):
        ran = here("simulate", *row["run"], lang=f"{language}.UTF-8")
        assert (ran.returncode, ran.stdout) == (2, "")
        shown, sentence = ran.stderr, row[language]
        if sentence.endswith("…"):
            assert shown.startswith(sentence[:-1])
            assert shown.count("\n") == 1
        else:
            assert shown == f"{sentence}\n"
        assert told[-1].message == f"error-{row['code']}"
    assert files(tmp_path) == before


@pytest.mark.parametrize("command", [["simulate"], ["shoe", "shoe.txt", "--preset"]])
def test_the_list_of_rules_is_not_cut_within_a_name(here: Here, command: list[str]) -> None:
    Path("shoe.txt").write_text("9h 2c Kd 3c\n", encoding="utf-8")
    ran = here(*command, "punto-banco", "--rule", "nothing=6")
    known = ran.stderr.strip().rpartition("there are ")[2].removesuffix(".").split(", ")
    assert {*known} == {*PuntoPreset.__struct_fields__} - FIXED


IN_PYTHON_ONLY = {
    SimulationCode.NO_SHOES,
    SimulationCode.NO_JOBS,
    SimulationCode.BAD_SEED,
    SimulationCode.OTHER_STRATEGY,
}
"""Faults that the command's own options refuse first."""


OF_A_CLUSTER = {
    SimulationCode.NO_WORKERS,
    SimulationCode.CLUSTER_LOST,
    SimulationCode.WORKERS_LOST,
    SimulationCode.WORKER_LACKS,
    SimulationCode.WORKER_VERSION,
}
"""Faults for which a cluster has to run: tests/lab/simulation/test_cluster.py."""


def test_every_fault_has_a_row() -> None:
    without = {*SimulationCode} - {row["code"] for row in ROWS.values()}
    assert without == IN_PYTHON_ONLY | OF_A_CLUSTER
