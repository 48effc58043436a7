"""`shoe` and `analyse` read one shoe after another; broken coups go to another file."""

import csv
import json
from pathlib import Path

from cli.conftest import Here, Pipe
from support.noted_files import FOLDER, dealt

TABLE = FOLDER / "data-set.csv"


def test_lines_of_several_shoes_have_one_header(here: Here, tmp_path: Path) -> None:
    ran = here("shoe", str(TABLE), "--csv", "--keep-going", "broken.csv")
    rows = list(csv.DictReader(ran.stdout.splitlines()))
    with (tmp_path / "broken.csv").open(encoding="utf-8") as opened:
        broken = list(csv.DictReader(opened))
    assert {row["shoe"] for row in rows} == {"1", "2", "3"}
    assert len(rows) + len(broken) == 90
    lines = TABLE.read_text("utf-8").splitlines()
    for each in broken:
        assert lines[int(each["line"]) - 1] == each["text"]
        assert (each["fault"], each["rule"][:3]) == ("too-many-cards", "PB-")
    assert {row["cards"] for row in rows if row["coup"] == "1"} == {"416"}


def test_a_command_that_fails_leaves_no_file_of_broken_coups(here: Here, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("B,P\nB,Q\n" + "B," * 40_000, "utf-8")
    assert here("roads", "mine.txt", "--keep-going", "broken.csv").returncode == 2
    assert [each.name for each in tmp_path.iterdir()] == ["mine.txt"]


def test_a_file_of_broken_coups_is_not_written_over(here: Here, tmp_path: Path) -> None:
    (tmp_path / "broken.csv").write_text("mine\n", encoding="utf-8")
    ran = here("shoe", str(TABLE), "--csv", "--keep-going", "broken.csv")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "broken.csv" in ran.stderr
    assert (tmp_path / "broken.csv").read_text("utf-8") == "mine\n"


def test_frames_from_standard_input_are_analysed(here: Here, pipe: Pipe) -> None:
    pipe((FOLDER / "device.bin").read_bytes())
    ran = here("analyse", "-", "--preset", "ez", "--json")
    assert "frames of an electronic shoe; one shoe, 16 coups" in ran.stderr
    found = json.loads(ran.stdout)
    assert (found["room"], found["preset"], len(found["coups"])) == ("noted", "ez", 16)
    assert "dragon-7" in found["coups"][0]["values"]
    hands = [list(coup["hands"]["player"]) for coup in found["coups"]]
    assert hands == [[*coup.player.cards] for coup in dealt(9, 16)]


def test_one_shoe_of_several(here: Here) -> None:
    ran = here("analyse", str(TABLE), "--shoe", "1", "--keep-going", "broken.csv", "--json")
    assert [json.loads(line)["shoe"] for line in ran.stdout.splitlines()] == [1]
    assert "one shoe" in ran.stderr
