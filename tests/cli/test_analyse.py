"""The output of `baccarat analyse`."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from baccarat.lab.kernels import choice
from baccarat.text.languages import LANGUAGES
from cli.conftest import Here, Told
from support.golden.records import short

KEYS = ["version", "room", "shoe", "preset", "coups", "players", "method"]
COUP_KEYS = [
    "coup", "cards", "chances", "values", "hands", "outcomes", "choices", "bets", "shares",
]  # fmt: skip


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "shoe.bhh"
    file.write_text(short("analysed/chemin-de-fer", 14), encoding="utf-8")
    return file


def test_an_analysis_as_an_object(here: Here, record: Path) -> None:
    found = json.loads(here("analyse", str(record), "--json").stdout)
    assert list(found) == KEYS
    assert (found["version"], found["preset"], found["method"]["exact"]) == (
        1,
        "chemin-de-fer",
        True,
    )
    assert all(list(each) == COUP_KEYS for each in found["coups"])
    last = found["coups"][-1]
    (made,) = last["choices"]
    assert (made["seat"], made["side"], made["point"], made["drew"]) == (1, "ponte", "6+9", False)
    assert number(made["equilibrium"]["lost"]) == number(made["equilibrium"]["draw"]) - number(
        made["equilibrium"]["stand"]
    )
    for coup in found["coups"]:
        for share in coup["shares"]:
            assert share["result"] == number(share["expectation"]) + number(share["luck"])
    for player in found["players"]:
        own = [s for c in found["coups"] for s in c["shares"] if s["name"] == player["name"]]
        assert player["luck"]["exact"] == str(sum(number(each["luck"]) for each in own))


def number(told: dict[str, Any]) -> Fraction:
    return Fraction(told["exact"])


def test_an_analysis_for_people(here: Here, record: Path) -> None:
    english = here("analyse", str(record)).stdout
    assert "Coup 14, Ada (ponte) on 6+9 stood: in equilibrium 100% draw" in english
    assert "22.19 given away" in english


def test_an_analysis_in_each_language(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "shoe.bhh"
    file.write_text(short("analysed/chemin-de-fer", 5), encoding="utf-8")
    for language in LANGUAGES:
        ran = here("analyse", str(file), "--language", language)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert "1+4" in ran.stdout
        assert "Ada" in ran.stdout


def test_a_shoe_of_punto_banco_and_its_picture(here: Here, tmp_path: Path) -> None:
    file, drawn = tmp_path / "midi.bhh", tmp_path / "story.svg"
    file.write_text(short("midi", 5), encoding="utf-8")
    found = json.loads(here("analyse", str(file), "--svg", str(drawn), "--json").stdout)
    assert {bet["bet"] for coup in found["coups"] for bet in coup["bets"]} >= {"player", "banker"}
    picture = drawn.read_text(encoding="utf-8")
    assert picture.count("<polyline") == 2 * len(found["players"]) + len(
        found["coups"][0]["values"]
    )
    assert "Choices" not in here("analyse", str(file)).stdout


def test_unsupported_analyses(
    here: Here, told: Told, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert here("analyse", "nowhere.bhh").returncode == 2
    changed = record.with_name("changed.bhh")
    changed.write_text(record.read_text(encoding="utf-8").replace("Ada", "Ida"), encoding="utf-8")
    assert here("analyse", str(changed)).returncode == 1
    assert (
        here("analyse", str(record), "--svg", str(record.parent / "no" / "a.svg")).returncode == 2
    )
    banque = record.with_name("banque.bhh")
    banque.write_text(short("banque-limitee", 1), encoding="utf-8")
    monkeypatch.setattr(choice, "find_spec", lambda _: None)
    assert here("analyse", str(banque)).returncode == 2
    assert [each.message for each in told] == [
        "error-unusable",
        "refusal-record-changed",
        "error-unusable",
        "error-missing-extra",
    ]
