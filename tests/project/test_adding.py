"""The files named in docs/adding.md exist, and an addition touches no more files than promised."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from baccarat.house.hosting.bets import bets_by_file
from baccarat.house.hosting.form_fields import forms
from project.tree import ROOT, files

PAGE = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
SECTIONS = dict(part.split("\n", 1) for part in PAGE.split("\n## ")[1:])
ROW = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


def files_of(section: str) -> list[str]:
    """List the files in the table of a section, except tests, texts and generated files."""
    return ROW.findall(SECTIONS[section])


@pytest.mark.parametrize("section", SECTIONS)
def test_the_files_are_there(section: str) -> None:
    there = files_of(section)
    assert there
    assert len(there) == len(set(there))
    assert [name for name in there if not (ROOT / name).exists()] == []


@pytest.mark.parametrize(
    ("section", "most"),
    [
        ("A preset field", 6),
        ("A question at chemin de fer", 9),
        ("A road", 8),
        ("An option of a command", 2),
    ],
)
def test_a_new_thing_costs_little(section: str, most: int) -> None:
    assert len(files_of(section)) <= most


HOUSE_RULES = [
    pytest.param(game.game, field.name, id=f"{game.game}-{field.name}")
    for game in forms(bets_by_file(Path("none"))).games
    for field in game.fields
    if field.kind in {"flag", "choice"}
]
"""House choices: all fields except sums, counts and bets."""
READS = re.compile(r"\bpreset\.(\w+)")


@cache
def places() -> dict[str, list[Path]]:
    """Return the files that read each field of a preset."""
    found: dict[str, list[Path]] = {}
    for path in files(".py", ".ts", ".svelte"):
        for field in {*READS.findall(path.read_text(encoding="utf-8"))}:
            found.setdefault(field, []).append(path.relative_to(ROOT))
    return found


@pytest.mark.parametrize(("game", "field"), HOUSE_RULES)
def test_a_house_rule_of_a_game_touches_six_files(game: str, field: str) -> None:
    """Besides the preset, its stored form and docs/rules.md, at most three files read it."""
    read = places().get(field, [])
    sources = [each for each in read if each.parts[0] != "tests" and ".test." not in each.name]
    of_game = [each for each in sources if game in str(each)]
    assert len(of_game) <= 3


def test_a_game_needs_the_rows_that_the_fourth_has() -> None:
    """The document lists the rows of the example, and no others."""
    text = (ROOT / "tests" / "fourth_game" / "rows.toml").read_text(encoding="utf-8")
    rows = {row["file"] for row in tomllib.loads(text)["row"]}
    words = {name for name in rows if name.endswith(".ftl")}
    assert set(files_of("A game")) == rows - words
