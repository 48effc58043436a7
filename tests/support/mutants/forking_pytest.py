"""Runs tests on a changed package, in forks of a pytest that was started only once."""

import gc
import os
import sys
import tempfile
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

import pytest

from .forks import FORKS, PACKAGE, forget_package, run_module, write_to


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


class Request(NamedTuple):
    """The tests to run, in `files`, with modules replaced by `sources`.

    They are the tests of a rule, or else those with the given names; the name of a parametrised
    test means all its cases. An empty game in `laws` means that no game is played afterwards.
    `environment` is set before the package is imported.
    """

    sources: Mapping[str, str]
    files: Sequence[str]
    rule: str = ""
    names: frozenset[str] = frozenset()
    laws: str = ""
    environment: Mapping[str, str] = {}


class ForkingPytest:
    """A process in which pytest waits for requests; close it when it is no longer needed.

    Pytest has started and has imported the `preloaded` modules of the package; each request imports
    again what may depend on its changed modules.
    """

    def __init__(self, options: Sequence[str], preloaded: Sequence[str] = ()) -> None:
        self._requests, theirs = FORKS.Pipe()
        self._process = FORKS.Process(target=_wait, args=(theirs, tuple(options), tuple(preloaded)))
        self._process.start()
        theirs.close()

    def run(
        self, sources: Mapping[str, str], files: Sequence[str], rule: str, laws: str = ""
    ) -> Ran:
        """Run the tests of a rule in these files up to the first failure."""
        return self._run(Request(sources, files, rule, laws=laws))

    def run_named(
        self,
        sources: Mapping[str, str],
        names: Collection[str],
        root: str,
        environment: Mapping[str, str],
    ) -> Ran:
        """Run the tests with these names up to the first failure."""
        files = sorted({f"{root}/{name.partition('::')[0]}" for name in names})
        return self._run(Request(sources, files, names=frozenset(names), environment=environment))

    def _run(self, request: Request) -> Ran:
        with tempfile.NamedTemporaryFile() as output:
            self._requests.send((request, output.name))
            status = self._requests.recv()
            return Ran(status, output.read().decode(errors="replace"))

    def close(self) -> None:
        self._requests.close()
        self._process.join()


class CollectInForks:
    """A plugin that collects tests only in forks, each those of its request."""

    def __init__(self, requests: Connection, preloaded: Sequence[str]) -> None:
        self._requests = requests
        self._preloaded = preloaded

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> bool | None:
        """Continue in each fork, which is the first to import tests and changed modules."""
        assert PACKAGE not in sys.modules
        order = LoadOrder()
        order.load(self._preloaded)
        request = _fork_for_each(self._requests)
        if request is None:
            return True
        os.environ |= request.environment
        order.forget(request.sources)
        sys.meta_path.insert(0, Changes(request.sources))
        session.config.args = list(request.files)
        session.config.option.rule = request.rule
        session.config.option.names = request.names
        session.config.option.laws = request.laws
        return None


def _wait(requests: Connection, options: tuple[str, ...], preloaded: tuple[str, ...]) -> None:
    forget_package()
    write_to(os.devnull, 1, 2)
    begin()
    raise SystemExit(pytest.main([*options], plugins=[CollectInForks(requests, preloaded)]))


def _fork_for_each(requests: Connection) -> Request | None:
    """Return the request in each fork, and None here at the end."""
    gc.freeze()
    sys.stdout.flush()
    while True:
        try:
            request, output = requests.recv()
        except EOFError:
            return None
        child = os.fork()
        if not child:
            write_to(output, 1, 2)
            return request  # type: ignore[no-any-return]
        requests.send(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
