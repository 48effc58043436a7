"""Runs tests on a changed package, in forks of a pytest that was started only once."""

import gc
import os
import sys
import tempfile
from collections.abc import Collection, Mapping, Sequence
from multiprocessing.connection import Connection
from typing import NamedTuple

import pytest

from .forks import FORKS, PACKAGE, forget_package, write_to
from .load_order import LoadOrder
from .planting import Changes, Ran, begin


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
