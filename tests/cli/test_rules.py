"""`baccarat rules`: every field with its value and its source."""

import json

import pytest

from baccarat.rules import PRESETS
from cli.conftest import Here


@pytest.mark.parametrize("name", [each.name for each in PRESETS])
def test_every_field_is_printed_with_its_rule(here: Here, name: str) -> None:
    ran = here("rules", name, "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    printed = json.loads(ran.stdout)
    assert (printed["version"], printed["preset"]) == (1, name)
    (game,) = (each for each in PRESETS if each.name == name)
    assert {row["field"] for row in printed["fields"]} == {*game.__struct_fields__} - {"name"}
    assert all(row["rule"] for row in printed["fields"])


def test_two_games_are_compared_where_they_differ(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown = here("rules", "banque-andorra-limitee", "--against", "banque-limitee").stdout
    lines = shown.splitlines()
    heads = ["Rule", "Field", "banque-andorra-limitee", "banque-limitee", "Source"]
    assert lines[0].split() == heads
    (packs,) = (line for line in lines if " packs " in line)
    assert packs.split()[:4] == ["AD-B2", "packs", "6", "3"]
    assert "9.II.1 (2025-12-16)" in packs
    assert not any(" stop_depth " in line for line in lines)
    ran = here("rules", "punto-banco", "--against", "chemin-de-fer", "--json")
    rows = {row["field"]: row for row in json.loads(ran.stdout)["fields"]}
    assert (rows["packs"]["value"], rows["packs"]["against"]) == (8, 6)
    assert (rows["garage"]["rule"], rows["garage"]["value"]) == ("CF-7", None)


def test_a_text_known_second_hand_says_so(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert "second hand" in here("rules", "banque-ouverte-france").stdout
    assert "second hand" not in here("rules", "banque-limitee").stdout


def test_an_unknown_game_is_reported(here: Here) -> None:
    ran = here("rules", "punto-banco", "--against", "craps")
    assert ran.returncode == 2
    assert "craps" in ran.stderr
