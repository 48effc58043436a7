"""Pytest started once without the package: each fork imports it with its changes."""

import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import NamedTuple

import pytest

from .forks import PACKAGE, forget_package
from .planting import Changes, Ran
from .waiting import Waiting, fork_for_each, run_until


class Asked(NamedTuple):
    """The tests in these files to run with modules replaced by `sources`; see `Nursery`."""

    sources: dict[str, str]
    files: list[str]
    rule: str
    laws: str


class Seedbed(Waiting):
    """Keeps pytest in a waiting process; close it when it is no longer needed."""

    def __init__(self, options: Sequence[str]) -> None:
        super().__init__(_wait, options)

    def run(self, sources: dict[str, str], files: list[str], rule: str, laws: str = "") -> Ran:
        """Run the tests of a rule in these files up to the first failure."""
        return self.ask(Asked(sources, files, rule, laws))


class Sowing:
    """A plugin that collects tests only in forks, each those of its request."""

    def __init__(self, asks: Connection) -> None:
        self.asks = asks

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> bool | None:
        """Continue in each fork, which is the first to import the package."""
        assert PACKAGE not in sys.modules
        asked = fork_for_each(self.asks)
        if asked is None:
            return True
        sys.meta_path.insert(0, Changes(asked.sources))
        session.config.args = asked.files
        session.config.option.rule = asked.rule
        session.config.option.laws = asked.laws
        return None


def _wait(asks: Connection, options: tuple[str, ...]) -> None:
    forget_package()
    run_until(Sowing(asks), options)
