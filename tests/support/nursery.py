"""The core's tests, collected once: a fork for each change of functions is tried by them."""

import gc
import os
import sys
import tempfile
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import pytest

from .definitions import SOURCES
from .forks import FORKS, write_to
from .in_place import (
    Functions,
    NotInPlace,
    Places,
    compiled,
    functions_of,
    places_of,
    put_in_place,
)
from .planting import Ran, begin

CANNOT = 70
"""How a fork ends in which a change cannot be put in place: no end of a run of tests."""


class Asked(NamedTuple):
    """Which tests to run with `sources` in the place of these modules, and the game to play then.

    They are the tests of a rule, or those of these names; no game stands for none.
    """

    sources: Mapping[Path, str]
    tests: str | frozenset[str]
    laws: str
    output: str


class Nursery:
    """Has the tests at these paths in a process that waits; to be closed when it is not needed."""

    def __init__(self, options: Sequence[str]) -> None:
        self.asks, theirs = FORKS.Pipe()
        self.process = FORKS.Process(target=_wait, args=(theirs, tuple(options)))
        self.process.start()
        theirs.close()

    def run(self, sources: Mapping[Path, str], rule: str, laws: str = "") -> Ran | None:
        """Run the tests of a rule up to the first that fails; None for what is not in place."""
        return self._run(sources, rule, laws)

    def run_unchanged(self, names: Collection[str]) -> Ran:
        """Run the tests of these names up to the first that fails, with nothing changed."""
        ran = self._run({}, frozenset(names), "")
        assert ran is not None
        return ran

    def _run(
        self, sources: Mapping[Path, str], tests: str | frozenset[str], laws: str
    ) -> Ran | None:
        with tempfile.NamedTemporaryFile() as output:
            self.asks.send(Asked(sources, tests, laws, output.name))
            status = self.asks.recv()
            told = output.read().decode(errors="replace")
            return None if status == CANNOT else Ran(status, told)

    def close(self) -> None:
        self.asks.close()
        self.process.join()


class Forking:
    """A plugin that runs the tests in forks, each with what is asked of it."""

    def __init__(self, asks: Connection) -> None:
        self.asks = asks

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Fork for each that is asked, and go on to run its tests there alone."""
        import_module("support.laws.play")  # so that no fork has to
        gc.unfreeze()
        functions = functions_of(SOURCES)
        marked = _by_rule(session.items)
        gc.freeze()
        sys.stdout.flush()
        while (asked := self._next()) is not None:
            try:
                changed = _changed(functions, asked.sources)
            except NotInPlace:
                self.asks.send(CANNOT)
                continue
            child = os.fork()
            if not child:
                write_to(asked.output, 1, 2)
                put_in_place(changed)
                session.config.option.laws = asked.laws
                session.items = _asked_of(session.items, marked, asked.tests)
                return None
            self.asks.send(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        return True

    def _next(self) -> Asked | None:
        try:
            asked: Asked = self.asks.recv()
        except EOFError:
            return None
        return asked


def _changed(functions: Functions, sources: Mapping[Path, str]) -> Places:
    """Find what is to be put in place of what; raises NotInPlace."""
    return [
        pair
        for path, after in sources.items()
        for pair in places_of(functions, str(path), _code_of(path), after)
    ]


@cache
def _code_of(path: Path) -> CodeType:
    """Compile a module as it stands: many changes are tried on one."""
    return compiled(str(path), path.read_text("utf-8"))


def _by_rule(items: Sequence[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """Sort tests by the rules that they name, once: a fork that looks at each copies them all."""
    marked: dict[str, list[pytest.Item]] = {}
    for item in items:
        for rule in {rule for mark in item.iter_markers("rule") for rule in mark.args}:
            marked.setdefault(rule, []).append(item)
    return marked


def _asked_of(
    items: Sequence[pytest.Item],
    marked: Mapping[str, list[pytest.Item]],
    tests: str | frozenset[str],
) -> list[pytest.Item]:
    if isinstance(tests, frozenset):
        return [item for item in items if item.nodeid in tests]
    return marked.get(tests, [])


def _wait(asks: Connection, options: tuple[str, ...]) -> None:
    write_to(os.devnull, 1, 2)
    begin()
    raise SystemExit(pytest.main([*options], plugins=[Forking(asks)]))
