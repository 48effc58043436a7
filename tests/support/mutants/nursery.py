"""The core's tests, collected once: each change of functions is tested in a fork."""

import gc
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType
from typing import NamedTuple

import pytest

from .definitions import SOURCES
from .in_place import Functions, NotInPlace, Places, compiled, functions_of, places_of, put_in_place
from .planting import Ran
from .waiting import CANNOT, Waiting, fork_for_each, run_until


class Asked(NamedTuple):
    """The tests to run with `sources` replacing these modules, and the game to play afterwards.

    They are the tests of a rule, or those with these names; an empty game means none.
    """

    sources: Mapping[Path, str]
    tests: str | frozenset[str]
    laws: str = ""


class Nursery(Waiting):
    """Keeps the tests at these paths in a waiting process; close it when no longer needed."""

    def __init__(self, options: Sequence[str]) -> None:
        super().__init__(_wait, options)

    def run(self, sources: Mapping[Path, str], rule: str, laws: str = "") -> Ran | None:
        """Run the tests of a rule up to the first failure; None if it is not in place."""
        ran = self.ask(Asked(sources, rule, laws))
        return None if ran.status == CANNOT else ran

    def run_unchanged(self, names: Collection[str]) -> Ran:
        """Run the tests with these names up to the first failure, with nothing changed."""
        return self.ask(Asked({}, frozenset(names)))


class Forking:
    """A plugin that runs the tests in forks, one for each request."""

    def __init__(self, asks: Connection) -> None:
        self.asks = asks

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Continue in each fork, to run only its tests there."""
        import_module("support.oracles.laws.play")  # so that no fork has to
        gc.unfreeze()
        self.functions = functions_of(SOURCES)
        self.items = session.items  # kept, because dropping thousands makes each fork copy them
        self.marked = _by_rule(self.items)
        asked = fork_for_each(self.asks, self._find)
        if asked is None:
            return True
        put_in_place(self.changed)
        session.config.option.laws = asked.laws
        session.items = self._asked(asked.tests)
        return None

    def _find(self, asked: Asked) -> bool:
        """Find the replacements, unless the change needs more than that."""
        try:
            self.changed = _changed(self.functions, asked.sources)
        except NotInPlace:
            return False
        return True

    def _asked(self, tests: str | frozenset[str]) -> list[pytest.Item]:
        if isinstance(tests, frozenset):
            return [item for item in self.items if item.nodeid in tests]
        return self.marked.get(tests, [])


def _changed(functions: Functions, sources: Mapping[Path, str]) -> Places:
    """Find the replacements; raises NotInPlace."""
    return [
        pair
        for path, after in sources.items()
        for pair in places_of(functions, str(path), _code_of(path), after)
    ]


@cache
def _code_of(path: Path) -> CodeType:
    """Compile an unchanged module, once for all of its changes."""
    return compiled(str(path), path.read_text("utf-8"))


def _by_rule(items: Sequence[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """Sort tests by the rules they name, once: a fork that looks at each copies them all."""
    marked: dict[str, list[pytest.Item]] = {}
    for item in items:
        for rule in {rule for mark in item.iter_markers("rule") for rule in mark.args}:
            marked.setdefault(rule, []).append(item)
    return marked


def _wait(asks: Connection, options: tuple[str, ...]) -> None:
    run_until(Forking(asks), options)
