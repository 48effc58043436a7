"""`baccarat study`: one or many files, on the screen, as JSON, as rows and as a report."""

import csv
import json
from pathlib import Path

import pytest

from baccarat.cli.commands import app
from baccarat.cli.help_texts import _commands, option_names, structs
from baccarat.lab.study.result import COLUMNS
from cli.conftest import Here, Pipe
from support.noted_files import FOLDER

TABLE, TRACKER = FOLDER / "data-set.csv", FOLDER / "tracker.txt"


def test_a_table_of_cards_is_studied_with_its_broken_coups_set_aside(
    here: Here, tmp_path: Path
) -> None:
    ran = here("study", str(TABLE), "--keep-going", "broken.csv", "--json")
    found = json.loads(ran.stdout)
    assert (found["version"], found["shoes"], found["coups"], found["missed"]) == (1, 3, 85, 5)
    assert found["broken"] == {"note-too-many-cards": 5}
    (read_as,) = found["read_as"]
    assert (read_as["form"], read_as["detail"]) == ("cards", "values")
    assert {tuple(row) for row in found["tests"]} == {COLUMNS}
    assert [each["bet"] for each in found["bets"]] == ["player", "banker", "tie"]
    assert "values of cards" in ran.stderr
    rows = [*csv.DictReader((tmp_path / "broken.csv").read_text("utf-8").splitlines())]
    assert {row["file"] for row in rows} == {str(TABLE)}


def test_several_files_are_one_study_and_each_is_named(here: Here, pipe: Pipe) -> None:
    pipe(b"P,B,T\nB,B,P\n")
    ran = here("study", str(TRACKER), "-", "--json")
    found = json.loads(ran.stdout)
    assert (found["shoes"], found["coups"]) == (5, 76)
    assert len(found["read_as"]) == 1
    assert f"{TRACKER}: Read as" in ran.stderr
    assert "standard input: Read as" in ran.stderr


def test_the_screen_says_what_it_shows_and_that_nothing_is_predicted(here: Here) -> None:
    shown = here("study", str(TRACKER)).stdout
    assert "Nothing unusual: none of 7 tests" in shown
    assert "None of this predicts a coup" in shown
    assert "Run of 3 that ends" in shown
    assert "simulated" in shown


@pytest.mark.parametrize("name", ["rows.csv", "rows.parquet"])
def test_rows_are_written(here: Here, tmp_path: Path, name: str) -> None:
    assert here("study", str(TRACKER), "--out", name).returncode == 0
    if name.endswith(".csv"):
        rows = [*csv.DictReader((tmp_path / name).read_text("utf-8").splitlines())]
        notes = json.loads((tmp_path / f"{name}-metadata.json").read_text("utf-8"))["notes"]
        assert notes[0]["shoes"] == 3
    else:
        polars = pytest.importorskip("polars")
        rows = polars.read_parquet(tmp_path / name).to_dicts()
    assert tuple(rows[0]) == COLUMNS
    assert ("outcome", "tie") in {(row["measure"], row["name"]) for row in rows}


def test_the_report_loads_nothing(here: Here, tmp_path: Path) -> None:
    here("study", str(TRACKER), "--report", "study.html", "--language", "fr")
    page = (tmp_path / "study.html").read_text("utf-8")
    assert page.count("<svg") == 2
    assert '<html lang="fr">' in page
    assert "width=device-width" in page
    assert "white-space:nowrap" in page, "a number and its sign are on one line"
    assert "src=" not in page
    assert "href=" not in page
    assert "Rien d’inhabituel" in page


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--cut", "deep"], "--cut takes the number of cards"),
        (["--cut", "3"], "--cut is at least 7"),
        (["--bet", "tye"], "tie"),
        (["--out", "rows.txt"], ".csv or .parquet"),
        (["--report", "x.pdf"], ".html"),
        (["--preset", "chemin-de-fer"], "chemin-de-fer"),
    ],
)
def test_what_cannot_be_done_is_refused(here: Here, options: list[str], told: str) -> None:
    ran = here("study", str(TRACKER), *options)
    assert ran.returncode == 2
    assert told in ran.stderr


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("odds", "ez", "--rule", "packs=6", "--json"), '"cards":[96,24'),
        (("deal", "ez", "--rule", "pack=6"), "There is no rule “pack” to change"),
        (("shoe", str(TABLE), "--rule", "packs=six"), "The rule “packs” of this game cannot"),
        (("roads", str(TRACKER), "--rule", "packs=4", "--rule", "packs=6"), "packs is given twice"),
    ],
)
def test_rules_are_changed_wherever_there_is_a_game(
    here: Here, command: tuple[str, ...], told: str
) -> None:
    ran = here(*command)
    assert told in ran.stdout + ran.stderr


def test_packs_by_rule_are_not_called_assumed(here: Here) -> None:
    ran = here("study", str(TABLE), "--rule", "packs=8", "--keep-going", "broken.csv", "--json")
    assert "usual number" not in ran.stderr
    assert json.loads(ran.stdout)["packs"] == 8


def test_every_command_that_takes_a_game_changes_its_rules() -> None:
    taking = {}
    for words, command in _commands(app):
        if function := command.default_command:
            kinds = (function, *(kind for kind, _ in structs("", function)))
            names = {name for kind in kinds for name in option_names(kind)}
            if "preset" in names or words in {"odds", "presets", "roads"}:
                taking[words] = "rule" in names
    asked = {"odds", "presets", "rules", "deal", "record", "study", "simulate", "solve-banque"}
    assert asked <= {*taking}
    assert all(taking.values()), taking


def test_a_changed_rule_is_shown_and_solved_by(here: Here) -> None:
    found = json.loads(here("presets", "ez", "--rule", "packs=6", "--json").stdout)
    assert found[0]["packs"] == 6
    shown = here("rules", "ez", "--against", "ez", "--rule", "packs=6").stdout
    (changed,) = [line.split() for line in shown.splitlines() if "packs" in line]
    assert changed[:4] == ["C-2", "packs", "6", "8"]
    by_rule = here("solve", "chemin-de-fer", "--preset", "chemin-de-fer", "--rule", "packs=8")
    by_option = here("solve", "chemin-de-fer", "--preset", "chemin-de-fer", "--packs", "8")
    assert (by_rule.returncode, by_rule.stdout) == (0, by_option.stdout)
