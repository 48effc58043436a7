"""Runs a program on the package with changes in it, in a process forked only for that."""

import os
import sys
import tempfile
from collections.abc import Mapping
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

from .forks import FORKS, forget_package, run_module, write_to

ROOT = Path(__file__).parents[3]


class Ran(NamedTuple):
    """A program's exit status, and its output."""

    status: int
    output: str


class Changed(SourceFileLoader):
    """Loads a changed module without caching it on disk."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class Changes(MetaPathFinder):
    """Finds the changed modules before any other finder."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = sources

    def find_spec(
        self, name: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        source = self.sources.get(name)
        if source is None:
            return None
        spec = PathFinder.find_spec(name, path, target)  # type: ignore[arg-type]
        if spec is None or not spec.origin or not Path(spec.origin).is_relative_to(ROOT):
            raise ImportError(f"{name} would not be the one that was changed")
        spec.loader = Changed(name, spec.origin, source)
        return spec


def run_with(sources: dict[str, str], module: str, *arguments: str) -> Ran:
    """Run `python -m module` with the given sources for some modules."""
    with tempfile.NamedTemporaryFile() as output:
        child = FORKS.Process(target=_run, args=(sources, output.name, module, arguments))
        child.start()
        child.join()
        assert child.exitcode is not None
        return Ran(child.exitcode, output.read().decode(errors="replace"))


def _run(sources: dict[str, str], output: str, module: str, arguments: tuple[str, ...]) -> None:
    write_to(output, 1, 2)
    begin()
    forget_package()
    sys.meta_path.insert(0, Changes(sources))
    run_module(module, *arguments)


def begin() -> None:
    """Make a fork behave like a process started in the project's folder."""
    os.environ |= {"BACCARAT_REQUIRE_BROWSER": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    sys.path[:] = [path for path in sys.path if path != str(ROOT / "tests")]
    sys.path.insert(0, str(ROOT / "tests"))
    os.chdir(ROOT)
