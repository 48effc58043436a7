"""Imports the package once, and again only what may depend on a changed module.

A module that was loaded before another began to load cannot depend on it.
"""

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType

from .forks import PACKAGE, forget_package


class LoadOrder(MetaPathFinder):
    """Records which modules of the package were loaded before each of them."""

    def __init__(self) -> None:
        self._loaded: dict[str, ModuleType] = {}
        self._before: dict[str, frozenset[str]] = {}

    def load(self, modules: Sequence[str]) -> None:
        """Import these modules, with all that they import."""
        sys.meta_path.insert(0, self)
        for module in modules:
            import_module(module)
        sys.meta_path.remove(self)

    def find_spec(
        self, name: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        self._before.setdefault(name, frozenset(self._loaded))
        return _spec(name, path, lambda origin: _Recorded(name, origin, self._loaded))

    def forget(self, changed: Collection[str]) -> None:
        """Make every module be imported again that may depend on a changed one."""
        kept = {
            name: module
            for name, module in self._loaded.items()
            if all(name in self._before.get(each, self._loaded) for each in changed)
        }
        forget_package()
        sys.modules |= kept
        for module in kept.values():
            _forget_loaded(module, kept)
        sys.meta_path.insert(0, _Again(kept))


class _Again(MetaPathFinder):
    """Finds the modules that are imported again."""

    def __init__(self, kept: Mapping[str, ModuleType]) -> None:
        self._kept = kept

    def find_spec(
        self, name: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return _spec(name, path, lambda origin: _WithKept(name, origin, self._kept))


class _Recorded(SourceFileLoader):
    """Adds a module to the loaded ones at the end of its loading."""

    def __init__(self, name: str, path: str, loaded: dict[str, ModuleType]) -> None:
        super().__init__(name, path)
        self._loaded = loaded

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        self._loaded[module.__name__] = module


class _WithKept(SourceFileLoader):
    """Makes the kept modules of a package its attributes, as importing them would."""

    def __init__(self, name: str, path: str, kept: Mapping[str, ModuleType]) -> None:
        super().__init__(name, path)
        self._kept = kept

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        for name, each in self._kept.items():
            package, _, attribute = name.rpartition(".")
            if package == module.__name__ and attribute not in vars(module):
                setattr(module, attribute, each)


def _forget_loaded(module: ModuleType, kept: Mapping[str, ModuleType]) -> None:
    """Make a kept package forget its later contents: names and modules."""
    lazy = () if type(module) is ModuleType else module.__all__
    for name, value in [*vars(module).items()]:
        gone = isinstance(value, ModuleType) and f"{module.__name__}.{name}" == value.__name__
        if name in lazy or (gone and value.__name__ not in kept):
            delattr(module, name)


def _spec(name: str, path: object, loader: Callable[[str], SourceFileLoader]) -> ModuleSpec | None:
    """Find a module of the package, which `loader` loads from its file."""
    if name.partition(".")[0] != PACKAGE:
        return None
    spec = PathFinder.find_spec(name, path)  # type: ignore[arg-type]
    if spec is not None and spec.origin is not None:
        spec.loader = loader(spec.origin)
    return spec
