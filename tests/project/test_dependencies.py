"""Every package that is imported is declared, in the extra of the layer that imports it."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from baccarat.cli.output.errors import EXTRA_OF, MODULES
from project.tree import ROOT

PACKAGE = ROOT / "src" / "baccarat"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
MODULES_OF = {
    "argon2-cffi": ["argon2"],
    "fluent.runtime": ["fluent"],
    "open-spiel": ["pyspiel", "open_spiel"],
}
"""Distributions whose modules have other names."""
EXTRAS_OF = {
    "house": {"server", "postgres"},
    "web": {"server"},
    "players": {"lab"},
    "lab": {"lab", "cluster"},
    "rl": {"rl"},
    "cli": {"server", "lab"},
}
"""The extras that each layer may import from; the other layers need only the core."""
USED_IF_INSTALLED = {name: {"polars", "pyarrow"} for name in ("cli/rows.py", "cli/row_file.py")}
"""Modules that the user may bring, each with a message for those who do not."""
BOUNDED = {
    *("litestar", "uvicorn", "websockets", "h11", "sqlalchemy", "alembic", "webauthn", "psycopg"),
    *("numba", "llvmlite", "open-spiel", "pettingzoo", "gymnasium"),
}
"""Distributions whose next major version may break us."""


def name_of(requirement: str) -> str:
    """Return the distribution that a requirement names."""
    return re.split(r"[><=; \[]", requirement, maxsplit=1)[0]


def modules(requirements: Iterable[str]) -> set[str]:
    """Return the modules that the required distributions bring."""
    names = map(name_of, requirements)
    return {module for name in names for module in MODULES_OF.get(name, [name.replace("-", "_")])}


def imported(code: str) -> Iterator[str]:
    """Find all imports of other packages in a file, including those within functions."""
    for node in ast.walk(ast.parse(code)):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        for name in names:
            module = name.partition(".")[0]
            if module not in sys.stdlib_module_names | {"baccarat"}:
                yield module


def undeclared(path: Path, code: str) -> set[str]:
    """Return the modules that a file of the package imports although its layer may not."""
    layer = path.relative_to(PACKAGE).parts[0]
    declared = [*PROJECT["dependencies"]]
    for extra in EXTRAS_OF.get(layer, ()):
        declared += EXTRAS[extra]
    allowed = USED_IF_INSTALLED.get(path.relative_to(PACKAGE).as_posix(), set())
    return set(imported(code)) - modules(declared) - allowed


def test_every_import_is_declared() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    assert len(files) > 200
    found = {str(path): undeclared(path, path.read_text("utf-8")) for path in files}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("file", "line", "module"),
    [
        ("web/app.py", "import multipart", "multipart"),
        ("web/app.py", "from anyio.abc import Event", "anyio"),
        ("cards/hand.py", "import numpy as np", "numpy"),
        ("house/house.py", "def late():\n    import numba.typed", "numba"),
    ],
)
def test_an_undeclared_import_is_noticed(file: str, line: str, module: str) -> None:
    path = PACKAGE / file
    assert undeclared(path, f"{path.read_text('utf-8')}\n{line}\n") == {module}


def test_each_extra_names_its_modules() -> None:
    for extra, named in MODULES.items():
        assert modules(EXTRAS[extra]) - EXTRA_OF.keys() == set()
        assert set(named) <= modules(EXTRAS[extra])


def test_the_whole_extra_has_all_others() -> None:
    extras = dict(EXTRAS)
    (everything,) = extras.pop("all")
    assert everything == f"baccarat[{','.join(extras)}]"


def test_fast_moving_packages_have_an_upper_bound() -> None:
    requirements = [each for extra in EXTRAS.values() for each in extra]
    assert {name_of(each) for each in requirements} >= BOUNDED
    assert [each for each in requirements if name_of(each) in BOUNDED and ",<" not in each] == []
