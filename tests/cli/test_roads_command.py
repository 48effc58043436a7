"""`baccarat roads`: scorecards of typed results and of recorded shoes."""

import json
import re
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from baccarat.scorecards import Colour
from cli.conftest import Here
from support.mutants.rules import ROOT

GOLDEN = ROOT / "tests" / "golden"
KEYS = [
    "version", "shoe", "bead_plate", "big_road", "big_eye_boy", "small_road", "cockroach_road",
    "next", "counts",
]  # fmt: skip


def printed(here: Here, *arguments: str) -> dict[str, Any]:
    ran = here("roads", *arguments, "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


@pytest.mark.rule("PB-18")
@pytest.mark.parametrize("typed", ["B,B,P,B,B,B,P,P,B", "B B P BBB PP B"])
def test_results_as_they_are_typed(here: Here, typed: str) -> None:
    found = printed(here, typed)
    assert list(found) == KEYS
    assert [len(column) for column in found["big_road"]] == [2, 1, 3, 2, 1]
    assert found["big_eye_boy"] == ["blue", "blue", "red", "blue", "red", "blue"]
    assert found["next"]["cockroach_road"] == {"player": "red", "banker": "blue"}


@pytest.mark.rule("PB-18")
def test_marks_as_they_are_typed(here: Here) -> None:
    found = printed(here, "T,Bn,Tp,Pnpb")
    marks = {"natural": False, "player_pair": False, "banker_pair": False}
    assert found["bead_plate"][2] == {"outcome": "tie", **marks, "player_pair": True}
    assert found["big_road"] == [
        [{"outcome": "banker", "ties": 2, **marks, "natural": True}],
        [{"outcome": "player", "ties": 0, **dict.fromkeys(marks, True)}],
    ]
    assert found["counts"] == {
        "player": 1, "banker": 1, "tie": 2, "naturals": 2, "player_pairs": 2, "banker_pairs": 1
    }  # fmt: skip


@pytest.mark.rule("PB-18")
@pytest.mark.parametrize("name", ["punto-banco", "chemin-de-fer"])
def test_a_recorded_shoe(here: Here, name: str) -> None:
    record = str(GOLDEN / f"{name}.bhh")
    coups = json.loads(here("replay", record, "--json").stdout)["coups"]
    names = {"ponte": "player"}
    ended = [each["outcome"] for each in coups if each["outcome"] != "no-coup"]
    found = printed(here, record)
    assert [bead["outcome"] for bead in found["bead_plate"]] == [
        names.get(outcome, outcome) for outcome in ended
    ]
    assert sum(found["counts"][key] for key in ("player", "banker", "tie")) == len(ended)
    assert printed(here, record, "--side", "player") == found


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_pictures_and_letters(here: Here, language: str) -> None:
    shoe = ("B,B,P,T,Bb,B,B,P,Pn,B", "--language", language)
    picture = ElementTree.fromstring(here("roads", *shoe, "--svg").stdout)  # noqa: S314 - our own
    shapes = [each.tag.rpartition("}")[2] for each in picture.iter()]
    assert shapes.count("circle") == 10 + 9 + 2 + 6 + 5
    letters = here("roads", *shoe)
    assert here("roads", *shoe, "--text").stdout == letters.stdout
    assert {colour[0] for colour in Colour} < set(letters.stdout)


@pytest.mark.rule("PB-18")
def test_letters_are_printed_as_they_are_typed(here: Here) -> None:
    typed = ["T", "Bn", "Tp", "Pnpb", "Pb", "Bp", "Tb", "Bpb"]
    shown = here("roads", ",".join(typed)).stdout
    plate, big = (each.splitlines()[1:] for each in shown.split("\n\n")[:2])
    rows = [line.split() for line in plate]
    beads = [row[column] for column in range(2) for row in rows]
    assert [each for each in beads if each != "·"] == typed
    assert [line.split() for line in big][:2] == [["B2n", "Pnpb", "B1p"], ["·", "Pb", "Bpb"]]


def test_a_road_wider_than_the_terminal_goes_on_below(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    shoe = "BnP" * 40
    wide = here("roads", shoe).stdout.split("\n\n")[1].splitlines()
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    narrow = re.sub(r"\x1b\[[0-9;]*m", "", here("roads", shoe).stdout)
    strips = narrow.split("Big road\n")[1].split("\n\nBig eye")[0].split("\n\n")
    assert len(strips) == 8  # ten beads of two letters on each
    rows = zip(*(each.splitlines() for each in strips), strict=True)
    assert [" ".join(parts).split() for parts in rows] == [line.split() for line in wide[1:]]


@pytest.mark.rule("PB-18")
def test_a_missed_coup_is_a_gap_of_every_road(here: Here) -> None:
    found = printed(here, "B,B,P,,P,T")
    assert [each and each["outcome"] for each in found["bead_plate"]] == [
        "banker", "banker", "player", None, "player", "tie"
    ]  # fmt: skip
    assert [[each["outcome"] for each in column] for column in found["big_road"]] == [
        ["banker", "banker"], ["player"], [], ["player"]
    ]  # fmt: skip
    assert found["counts"]["player"] == 2
    plate, big = (
        each.splitlines()[1:] for each in here("roads", "B,B,P,,P,T").stdout.split("\n\n")[:2]
    )
    assert [line.split()[0] for line in plate] == ["B", "B", "P", "·", "P", "T"]
    assert big[0].split() == ["B", "P", "·", "P1"]
    assert here("roads", "B,B,P,,P,T", "--svg").stdout.count("<circle") == 5 + 4


def test_shoes_of_a_file_one_after_another(here: Here, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("BBP\nPTP\n", "utf-8")
    ran = here("roads", "mine.txt")
    assert ran.stderr == "Read as: results, a shoe on each line, spaces; 2 shoes, 6 coups.\n"
    assert [line for line in ran.stdout.splitlines() if line.startswith("Shoe")] == [
        "Shoe 1", "Shoe 2"
    ]  # fmt: skip
    lines = here("roads", "mine.txt", "--json").stdout.splitlines()
    assert [json.loads(line)["shoe"] for line in lines] == [1, 2]
    assert "choose one with --shoe" in here("roads", "mine.txt", "--svg").stderr
    assert here("roads", "mine.txt", "--svg", "--shoe", "2").stdout.startswith("<svg")


BAD = {
    "nothing": ("", "is neither a file nor a list of results"),
    "no results": ("B,X", "is neither a file nor a list of results"),
    "no file": ("gone.bhh", "is neither a file nor a list of results"),
    "no shoe": (str(ROOT / "Makefile"), "has neither results nor cards"),
    "no such side": ((str(GOLDEN / "punto-banco.bhh"), "--side", "left"), "No side called “left”"),
    "two forms": (("B", "--json", "--svg"), "only one of --svg, --plot, --text and --json"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_reported_in_one_sentence(here: Here, name: str) -> None:
    given, sentence = BAD[name]
    ran = here("roads", *([given] if isinstance(given, str) else given))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert sentence in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_a_grid_of_chosen_columns_scrolls(here: Here, tmp_path: Path) -> None:
    shoe = "BP" * 20 + "BBB"
    whole, last = printed_plate(here, shoe), printed_plate(here, shoe, "--across", "6")
    assert [line.split()[-6:] for line in whole] == [line.split() for line in last]
    picture = here("roads", shoe, "--across", "6", "--svg").stdout
    assert 'viewBox="0 0 168 ' in picture  # six squares of 24 and two margins of 12
    ran = here("roads", shoe, "--across", "6", "--plot", "roads.png")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    assert (tmp_path / "roads.png").read_bytes().startswith(b"\x89PNG")
    assert here("roads", shoe, "--across", "6", "--plot", "roads.svg").returncode == 0
    assert (tmp_path / "roads.svg").read_text("utf-8") == picture.rstrip("\n")


def printed_plate(here: Here, *arguments: str) -> list[str]:
    return here("roads", *arguments).stdout.split("\n\n")[1].splitlines()[1:]
