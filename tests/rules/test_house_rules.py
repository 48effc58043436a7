"""The tables of house rules in the documents: each field, with its value in each preset."""

from typing import Any

import msgspec
import pytest

from baccarat.rules import BANQUE_PRESETS, CHEMIN_PRESETS, Preset
from support.mutants.rules import ROOT

GAMES: dict[str, tuple[Preset, ...]] = {
    "Chemin de fer": CHEMIN_PRESETS,
    "Baccara banque": BANQUE_PRESETS,
}
LOOKS = {"game", "version", "name", "chips"}
"""Fields that are not house rules."""


def table(game: str) -> list[list[str]]:
    """Read the table under a heading: its header and its rows, cell by cell."""
    text = (ROOT / "docs/house-rules.md").read_text("utf-8").partition(f"## {game}\n")[2]
    rows = [line.strip("| ").split(" | ") for line in text.partition("\n## ")[0].splitlines()
            if line.startswith("| ")]  # fmt: skip
    return [[cell.strip("` ") for cell in row] for row in rows]


def told(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_documented_with_its_value_in_each_preset(game: str) -> None:
    head, *rows = table(game)
    presets = {preset.name: msgspec.to_builtins(preset) for preset in GAMES[game]}
    assert head == ["What", "Field", *presets, "By"]
    fields = {row[1]: row[2:-1] for row in rows}
    for name, cells in fields.items():
        assert cells == [told(preset[name]) for preset in presets.values()], name
    assert all(len(row) == len(head) and row[-1] for row in rows)
    assert set(fields) == set(next(iter(presets.values()))) - LOOKS
