"""`baccarat result`: lists the results, and computes one again."""

import json
from pathlib import Path

import pytest

from baccarat.lab.results.frame import result_names
from cli.conftest import Here

SENTENCES = {
    "en": "notes is not a checkpoint of this result by this version, with as many packs.",
    "de": "notes ist kein Zwischenstand dieses Ergebnisses von dieser Version, "
    "mit ebenso vielen Kartenspielen.",
    "fr": "notes n’est pas un point de reprise de ce résultat par cette version, "
    "avec autant de jeux.",
}


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


def test_a_checkpoint_is_continued(here: Here, tmp_path: Path) -> None:
    """Only with the same number of packs; that nothing is computed again is tested in the lab."""
    run = ("result", "passing", "--packs", "1", "--json", "--checkpoint", "saved")
    first, second = here(*run).stdout, here(*run).stdout
    assert json.loads(first) == json.loads(second)
    head = json.loads((tmp_path / "saved").read_text().splitlines()[0])
    assert head[1:] == ["passing", 1]
    assert "not a checkpoint" in here(*run[:3], "2", *run[4:]).stderr


def test_bad_input_is_one_sentence(here: Here, tmp_path: Path) -> None:
    ran = here("result", "luck")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("There is no result “luck”; there are ")
    assert "--packs takes a number from 1 to 12, not 13" in here("result", "--packs", "13").stderr
    (tmp_path / "notes").write_text("notes\n")
    for language, sentence in SENTENCES.items():
        ran = here("result", "history", "--checkpoint", "notes", lang=f"{language}.UTF-8")
        assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"{sentence}\n")
    assert (tmp_path / "notes").read_text() == "notes\n"
    (tmp_path / "file").touch()
    ran = here("result", "passing", "--packs", "1", "--out", str(tmp_path / "file"))
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
