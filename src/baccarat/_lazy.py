"""Lets a package offer names without importing them before their first use.

    if TYPE_CHECKING:
        from .card import Card
    else:
        load_lazily(__name__)

    __all__ = ["Card"]

The imports of the first branch are what type checkers read, and what `load_lazily` runs, each when
one of its names is first read. Code within `baccarat` imports from the module that defines a name:
it goes past these lists, and a package costs it nothing.
"""

import sys
from collections.abc import Sequence
from functools import cache
from importlib import __import__ as import_from
from types import ModuleType


class _LazyPackage(ModuleType):
    """A package that imports each public name when it is first read."""

    __all__: Sequence[str] = ()

    def __getattr__(self, name: str) -> object:
        if name not in self.__all__:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        module, level, original = _origins(self)[name]
        found = getattr(import_from(module, vars(self), None, [original], level), original)
        return vars(self).setdefault(name, found)

    def __setattr__(self, name: str, value: object) -> None:
        """Set an attribute, unless that would hide a public name behind the module it is from.

        Importing `tables.punto.decide` would otherwise make `punto.decide` that module.
        """
        if not (isinstance(value, ModuleType) and name in self.__all__):
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted({*vars(self), *self.__all__})


def load_lazily(package: str) -> None:
    """Make a package import the names listed for type checkers when they are first read."""
    sys.modules[package].__class__ = _LazyPackage


@cache
def _origins(face: ModuleType) -> dict[str, tuple[str, int, str]]:
    """Read where each name of a face is imported from: the module, its level, the name there."""
    import ast
    import inspect

    return {
        alias.asname or alias.name: (node.module or "", node.level, alias.name)
        for node in ast.walk(ast.parse(inspect.getsource(face)))
        if isinstance(node, ast.ImportFrom) and node.level
        for alias in node.names
    }
