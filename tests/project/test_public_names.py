"""The public names of each package: `__all__` lists everything it imports from its own modules."""

import ast
import importlib
import pkgutil
from pathlib import Path
from types import ModuleType

import pytest

import baccarat

PACKAGES = [
    "baccarat",
    *(each.name for each in pkgutil.walk_packages(baccarat.__path__, "baccarat.") if each.ispkg),
]


def taken_up(package: ModuleType) -> set[str]:
    """List the names that a package's `__init__` imports from its own modules."""
    tree = ast.parse(Path(str(package.__file__)).read_text())
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.level and node.module != "_lazy"
        for alias in node.names
    }


@pytest.mark.parametrize("name", PACKAGES)
def test_all_lists_every_imported_name(name: str) -> None:
    package = importlib.import_module(name)
    listed = list(getattr(package, "__all__", []))
    assert len(listed) == len(set(listed))
    assert [each for each in listed if not hasattr(package, each)] == []
    assert {each for each in taken_up(package) if not each.startswith("_")} <= set(listed)


def test_every_floor_is_a_package() -> None:
    assert {"baccarat.cards", "baccarat.tables.punto", "baccarat.web"} <= set(PACKAGES)
