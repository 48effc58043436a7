"""The face of a package, its `__init__`, loads nothing; code within goes past it."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

from project.tree import ROOT

SOURCES = ROOT / "src"
PACKAGE = SOURCES / "baccarat"
FOLDERS = sorted(each.parent.name for each in PACKAGE.glob("*/__init__.py"))
EAGER = {"cli"}
"""Faces that import: of the command line, `main` alone, with which every command starts."""


def is_package(module: str) -> bool:
    return SOURCES.joinpath(*module.split("."), "__init__.py").is_file()


def is_module(module: str) -> bool:
    return is_package(module) or SOURCES.joinpath(*module.split(".")).with_suffix(".py").is_file()


def taken_from_faces(path: Path, source: str) -> Iterator[str]:
    """Yield each name that a module imports from a package that does not define it."""
    package = ".".join(path.relative_to(SOURCES).parts[:-1])
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ImportFrom):
            continue
        home = resolve_name("." * node.level + (node.module or ""), package)
        if not home.startswith("baccarat") or not is_package(home):
            continue
        defined = defined_in(SOURCES.joinpath(*home.split("."), "__init__.py"))
        for alias in node.names:
            if not is_module(f"{home}.{alias.name}") and alias.name not in defined:
                yield f"{home}.{alias.name}"


def defined_in(face: Path) -> set[str]:
    """List the functions and constants that a package's own file defines."""
    body = ast.parse(face.read_text(encoding="utf-8")).body
    functions = {node.name for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    return functions | {
        target.id
        for node in body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


@pytest.mark.parametrize("folder", FOLDERS)
def test_code_imports_from_the_module_that_defines(folder: str) -> None:
    taken = {
        str(path.relative_to(PACKAGE)): found
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        if (found := [*taken_from_faces(path, path.read_text(encoding="utf-8"))])
    }
    assert taken == {}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from ..rules import Coup", ["baccarat.rules.Coup"]),
        ("def late():\n    from baccarat import Coup as C", ["baccarat.Coup"]),
        ("from ..tables.punto import decide, Stake", ["baccarat.tables.punto.Stake"]),
        ("from ..rules.coup import Coup\nfrom . import card\nfrom typing import Any", []),
    ],
)
def test_a_name_from_a_face_is_noticed(line: str, found: list[str]) -> None:
    assert [*taken_from_faces(PACKAGE / "cards" / "hand.py", line)] == found


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_face_imports_nothing_when_it_is_loaded(folder: str) -> None:
    faces = [] if folder in EAGER else (PACKAGE / folder).rglob("__init__.py")
    assert [str(face) for face in faces if [*imported(face)] not in ([], ["_lazy"])] == []


def imported(face: Path) -> Iterator[str]:
    """Yield the modules of the package that a face imports when it is loaded."""
    for node in ast.parse(face.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            yield node.module or ""


def loaded(code: str) -> set[str]:
    """Run code in a new Python; return the modules of the package that it loaded."""
    listing = "import sys; print(*(name for name in sys.modules if name.startswith('baccarat')))"
    ran = subprocess.run(
        [sys.executable, "-c", f"{code}\n{listing}"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return set(ran.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    ("code", "most"),
    [
        ("import baccarat", 3),
        ("import baccarat.rules.tableau", 10),
        ("import baccarat.lab.counts", 10),
        ("import baccarat.house.model.ledger", 15),
        ("from baccarat.cli import main; main(['--version'])", 12),
        ("from baccarat.cli import main; main(['odds', 'punto-banco'])", 90),
        ("from baccarat.cli import main; main(['roads', 'B,P,T'])", 75),
        ("from baccarat.cli import main; main(['solve', 'chemin-de-fer'])", 115),
        ("import baccarat; baccarat.Coup", 12),
        ("from baccarat.lab import of_packs", 10),
    ],
)
def test_few_modules_are_loaded(code: str, most: int) -> None:
    assert len(loaded(code)) <= most


def test_a_public_name_stays_when_its_module_is_imported() -> None:
    code = (
        "import baccarat.tables.punto.decide, baccarat.scorecards.entry\n"
        "from baccarat.tables.punto import decide\nfrom baccarat.scorecards import entry\n"
        "assert callable(decide) and callable(entry)\n"
        "import baccarat.tables.punto as punto\nassert punto.decide is decide"
    )
    assert {"baccarat.tables.punto.decide", "baccarat.scorecards.entry"} <= loaded(code)


def test_a_face_lists_names_before_they_are_loaded() -> None:
    code = (
        "import baccarat.lab as lab\nassert {'simulate', '__all__'} <= {*dir(lab)}\n"
        "assert not hasattr(lab, 'nothing')"
    )
    assert "baccarat.lab.simulation.simulate" not in loaded(code)
