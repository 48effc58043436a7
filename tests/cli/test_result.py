"""`baccarat result`: lists the results, and computes one again."""

import json
from pathlib import Path

import pytest

from baccarat.lab.results.frame import result_names
from cli.conftest import Here


def test_without_a_name_all_are_listed(here: Here) -> None:
    lines = here("result").stdout.splitlines()
    assert [line.split()[0] for line in lines[1:]] == [*result_names()]
    assert "What does a side that plays chemin de fer by custom give away?" in "".join(lines)
    listed = json.loads(here("result", "--json").stdout)
    assert [each["command"] for each in listed["results"]] == [
        f"baccarat result {name}" for name in result_names()
    ]


@pytest.mark.by_day(0)
def test_one_is_printed_or_written(here: Here, tmp_path: Path) -> None:
    shown = here("result", "history", "--packs", "1").stdout
    assert shown.splitlines()[1].split() == ["ponte,", "5:", "stand", "totals", "0", "0.2554"]
    ran = here("result", "history", "--packs", "1", "--out", str(tmp_path / "a" / "b"))
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    written = json.loads((tmp_path / "a" / "b" / "result.json").read_text())
    printed = json.loads(here("result", "history", "--packs", "1", "--json").stdout)
    assert (printed["version"], printed["rows"]) == (1, written)


def test_bad_input_is_one_sentence(here: Here, tmp_path: Path) -> None:
    ran = here("result", "luck")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("There is no result “luck”; there are ")
    assert "--packs takes a number from 1 to 12, not 13" in here("result", "--packs", "13").stderr
    (tmp_path / "file").touch()
    ran = here("result", "history", "--packs", "1", "--out", str(tmp_path / "file"))
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
