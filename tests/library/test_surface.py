"""The public names of `import baccarat`."""

import ast
import importlib
import runpy
from pathlib import Path

import pytest

import baccarat

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted({*(ROOT / "examples").glob("*.py")} - {ROOT / "examples" / "bot.py"})
PUBLIC = {
    "BadCard", "Card", "Hand", "packs", "parse_cards",
    "CHIP", "PRESETS", "BanquePreset", "CheminPreset", "Coup", "Outcome", "PuntoPreset", "Side",
    "UnknownPreset",
    "Wager", "facts_of", "preset", "punto_preset",
    "seed_secret", "shoe_order",
    "CHANGEUR", "HOUSE", "Code", "Refused", "Seat", "Sit",
    "Bet", "Close", "Deal", "Stake", "StartShoe", "banque", "chemin", "punto",
    "table_of",
    "__version__",
}  # fmt: skip


def test_these_names_are_public() -> None:
    assert set(importlib.import_module("baccarat").__all__) == PUBLIC
    assert set(dir(baccarat)) >= PUBLIC


@pytest.mark.parametrize("name", sorted(PUBLIC))
def test_each_package_lists_its_exports(name: str) -> None:
    assert getattr(baccarat, name) is not None
    tree = ast.parse(Path(baccarat.__file__).read_text())
    homes = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.level and node.module
        for alias in node.names
    }
    module, original = homes[name]
    home = __import__(f"baccarat.{module}", fromlist=[original])
    assert getattr(home, original) is getattr(baccarat, name)


def test_an_unknown_definition_name() -> None:
    with pytest.raises(AttributeError, match="roulette"):
        baccarat.roulette  # type: ignore[attr-defined]  # noqa: B018


def test_types_are_shipped() -> None:
    assert (Path(baccarat.__file__).parent / "py.typed").exists()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_are_short_and_run(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(path.read_text().splitlines()) <= 22
    runpy.run_path(str(path))
    assert capsys.readouterr().out


def test_the_first_coup(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "first_coup.py"))
    assert capsys.readouterr().out == (
        "Player Qh Qd 3d is 3, Banker 7s 8s is 5.\n"
        "Outcome: banker.\n"
        "A stake of 100 on Banker won: 95 to the good.\n"
    )


def test_a_driven_table_pays_to_the_unit(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "drive_a_table.py"))
    assert capsys.readouterr().out.splitlines()[-1] == str(100_000 - 2_500 + 9_500)
