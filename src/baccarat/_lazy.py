"""Lets a package offer names without importing them before their first use.

    if TYPE_CHECKING:
        from .card import Card as Card
    else:
        load_lazily(__name__)

The imports of the first branch are what type checkers read, and what `load_lazily` runs, each when
one of its names is first read. They are all that the package exports. Code within `baccarat`
imports from the module that defines a name: it goes past these lists, and a package costs it
nothing.
"""

import re
import sys
from functools import cache
from importlib import __import__ as import_from
from types import ModuleType
from typing import Any


class _LazyPackage(ModuleType):
    """A package that imports each public name when it is first read."""

    @property
    def __all__(self) -> list[str]:
        return sorted(_origins(self))

    def __getattr__(self, name: str) -> object:
        if name.startswith("__") or name not in _origins(self):
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        module, level, original = _origins(self)[name]
        found = getattr(import_from(module, vars(self), None, [original], level), original)
        return vars(self).setdefault(name, found)

    def __setattr__(self, name: str, value: object) -> None:
        """Set an attribute, unless that would hide a public name behind the module it is from.

        Importing `tables.punto.decide` would otherwise make `punto.decide` that module.
        """
        if not (isinstance(value, ModuleType) and re.search(rf"\b{name} as {name}\b", _text(self))):
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted({*vars(self), *self.__all__, "__all__"})


def load_lazily(package: str) -> None:
    """Make a package import the names listed for type checkers when they are first read."""
    sys.modules[package].__class__ = _LazyPackage


@cache
def _text(face: ModuleType) -> str:
    """Return the source of a face."""
    loader: Any = face.__loader__
    return str(loader.get_source(face.__name__))


@cache
def _origins(face: ModuleType) -> dict[str, tuple[str, int, str]]:
    """Read where each name of a face is imported from: the module, its level, the name there."""
    import ast

    return {
        alias.asname or alias.name: (node.module or "", node.level, alias.name)
        for node in ast.walk(ast.parse(_text(face)))
        if isinstance(node, ast.ImportFrom) and node.level and node.module != "_lazy"
        for alias in node.names
    }
