"""`baccarat record`: the packs of a noted shoe are told and stored."""

from pathlib import Path

import pytest

from baccarat.notation import read
from cli.conftest import Here, Pipe

READ_AS = "Read as: cards with suits, in the order drawn, spaces"
COUPS = b"4s Kd Kc Jc 2c 7s\n9h 2c Kd 3c\n"


@pytest.mark.rule("C-2")
def test_packs_are_told_and_stored(here: Here, pipe: Pipe, tmp_path: Path) -> None:
    edges = {}
    for packs in ("4", "6", "8"):
        pipe(COUPS)
        ran = here("record", "ez", "-", "--out", f"{packs}.bhh", "--packs", packs)
        assert (ran.returncode, ran.stderr) == (0, f"{READ_AS}; one shoe, 2 coups.\n")
        assert ran.stdout == f"{packs}.bhh has 2 coups of a shoe of {packs} packs.\n"
        assert read((tmp_path / f"{packs}.bhh").read_text("utf-8")).preset.packs == int(packs)
        edges[packs] = here("shoe", f"{packs}.bhh", "--csv").stdout
    assert len({*edges.values()}) == 3


def test_packs_that_nobody_named_are_told_to_be_assumed(here: Here, pipe: Pipe) -> None:
    pipe(COUPS[:17])
    ran = here("record", "ez", "-", "--out", "noted.bhh")
    assert (ran.returncode, ran.stdout) == (0, "noted.bhh has one coup of a shoe of 8 packs.\n")
    assert ran.stderr == (
        f"{READ_AS}; one shoe, one coup.\n"
        "8 packs is the usual number for ez; if your shoe had another, give it with --packs.\n"
    )


def test_a_noted_shoe_is_analysed_without_an_empty_table_or_panel(
    here: Here, pipe: Pipe, tmp_path: Path
) -> None:
    pipe(COUPS)
    assert here("record", "ez", "-", "--out", "noted.bhh").returncode == 0
    ran = here("analyse", "noted.bhh", "--language", "en")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Result" not in ran.stdout
    assert "Dragon 7" in ran.stdout
    assert "before the coup" in ran.stdout
    assert "solved" not in ran.stdout
    assert "chose" not in ran.stdout
    assert here("analyse", "noted.bhh", "--svg", "noted.svg").returncode == 0
    drawn = (tmp_path / "noted.svg").read_text("utf-8")
    assert 'viewBox="0 0 900 280"' in drawn  # without the 320 pixels of the players' results
    assert drawn.count("<polyline") == 5


def test_several_shoes_are_all_written_or_none(here: Here, pipe: Pipe, tmp_path: Path) -> None:
    rows = b"shoe,p1,b1,p2,b2,p3,b3\na,4s,Kd,Kc,Jc,2c,7s\nb,9h,2c,Kd,3c,,\n"
    pipe(rows)
    ran = here("record", "ez", "-", "--out", "two.bhh", "--packs", "6")
    assert ran.stdout == "two-1.bhh to two-2.bhh have 2 coups of 2 shoes of 6 packs.\n"
    assert [len(read((tmp_path / f"two-{at}.bhh").read_text("utf-8")).coups) for at in (1, 2)] == [
        1,
        1,
    ]
    pipe(rows + b"c,9h,2c,Kd,3c,5c,\n")
    assert here("record", "ez", "-", "--out", "three.bhh").returncode == 2
    pipe(rows)
    assert here("record", "ez", "-", "--out", "two.bhh").returncode == 2
    assert sorted(each.name for each in tmp_path.iterdir()) == ["two-1.bhh", "two-2.bhh"]
    pipe(rows)
    assert here("record", "ez", "-", "--out", "one.bhh", "--shoe", "2").returncode == 0
    assert read((tmp_path / "one.bhh").read_text("utf-8")).shoe == 2
