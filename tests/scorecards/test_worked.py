"""The worked examples of the documents: hand-written vectors, drawn by the code."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from baccarat.rules import Outcome
from baccarat.scorecards import (
    ROADS,
    Bead,
    DerivedBead,
    Entry,
    RoadBead,
    Scorecards,
    scorecards,
)
from project.tree import ROOT

VECTORS = tomllib.loads((Path(__file__).parent / "worked.toml").read_text(encoding="utf-8"))
TOLD = (ROOT / "docs" / "scorecards.md").read_text(encoding="utf-8")
OUTCOMES = {outcome.value[0].upper(): outcome for outcome in Outcome}
MARKS = {"n": "natural", "p": "player_pair", "b": "banker_pair"}
DERIVED = ROADS[2:]


def shoe(coups: str) -> list[Entry]:
    return [
        Entry(OUTCOMES[one[0]], **{MARKS[mark]: True for mark in one[1:]})
        for one in coups.split(",")
    ]


def cell(bead: Bead | RoadBead | DerivedBead) -> str:
    if isinstance(bead, DerivedBead):
        return bead.colour[0]
    letter = bead.outcome.value[0].upper() if bead.outcome else "-"
    ties = str(bead.ties or "") if isinstance(bead, RoadBead) else ""
    return letter + ties + "".join(mark for mark, name in MARKS.items() if getattr(bead, name))


def picture(beads: Sequence[Bead | RoadBead | DerivedBead]) -> list[list[str]]:
    cells = {(bead.row, bead.column): cell(bead) for bead in beads}
    rows, columns = (max(at[axis] for at in cells) + 1 for axis in (0, 1))
    return [[cells.get((row, at), ".") for at in range(columns)] for row in range(rows)]


def asked(cards: Scorecards, winner: str) -> str:
    colours = (getattr(getattr(cards.next, road), winner) for road in DERIVED)
    return "".join(colour[0] for colour in colours)


@pytest.mark.rule("PB-18")
@pytest.mark.parametrize("name", VECTORS)
def test_the_worked_examples_are_drawn(name: str) -> None:
    vector = VECTORS[name]
    cards = scorecards(shoe(vector["coups"]))
    drawn = {road: vector[road] for road in ROADS if road in vector}
    assert {road: picture(getattr(cards, road)) for road in drawn} == {
        road: [row.split() for row in rows.strip().splitlines()] for road, rows in drawn.items()
    }
    assert vector.get("counts", asdict(cards.counts)) == asdict(cards.counts)
    for winner, marks in vector.get("next", {}).items():
        assert asked(cards, winner) == marks


@pytest.mark.parametrize("name", VECTORS)
def test_the_documents_match_the_worked_examples(name: str) -> None:
    vector = VECTORS[name]
    assert f"`{vector['coups']}`" in TOLD
    for road in ROADS:
        if road in vector:
            assert f"```\n{vector[road].lstrip()}```" in TOLD
    if "counts" in vector:
        assert table("`player`") == [[str(many) for many in vector["counts"].values()]]


def table(head: str) -> list[list[str]]:
    """Read the rows of a table of the document, found by its first header cell."""
    [lines] = re.findall(rf"^\| {re.escape(head)} \|.*\n\|[-|]+\n((?:\|.*\n)+)", TOLD, re.MULTILINE)
    return [[each.strip() for each in line.strip("|").split("|")] for line in lines.splitlines()]


def colours(told: str) -> str:
    """Shorten a cell of such a table to the first letter of its last word."""
    return told.rsplit(": ", 1)[-1][:1]


def test_the_tables_of_the_documents_match_the_worked_colours() -> None:
    vector: dict[str, Any] = VECTORS["derived"]
    columns = zip(*(row[1:] for row in table("bead of the big road")), strict=True)
    for road, column in zip(DERIVED, columns, strict=True):
        down = zip(*(row.split() for row in vector[road].strip().splitlines()), strict=True)
        laid = "".join(letter for letters in down for letter in letters if letter != ".")
        assert "".join(map(colours, column)) == laid
    for winner, *told in table("next"):
        assert "".join(map(colours, told)) == vector["next"][winner.lower()]
