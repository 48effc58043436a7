"""Changes that belong to no rule, each with the test that must fail under it."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .changes import OPTIONS, PLUGINS, Change, changed_sources
from .definitions import Place, find
from .forking_pytest import ROOT, ForkingPytest, Ran

WRITTEN = {
    "kernels.toml": ("lab/simulation",),
    "house.toml": ("house", "web", "players"),
    "noted.toml": ("notation/noted", "lab/study", "cli/records"),
}
"""The lists of changes, and the folders of the package that each of them changes."""


@dataclass(frozen=True)
class NamedChange(Change):
    """A change in one of `folders` on which `test`, of a file in `tests/`, must fail.

    `compiles` says whether the changed code runs only when it is compiled, and `kept` whether no
    compiled code is changed. Otherwise Python runs it.
    """

    test: str = ""
    compiles: bool = False
    kept: bool = False
    folders: tuple[str, ...] = ()

    @property
    def place(self) -> Place:
        return find(self.target, self.folders)

    @property
    def file(self) -> Path:
        """The file of its test."""
        return ROOT / "tests" / self.test.partition("::")[0]


LISTS = {ROOT / "tests/planted" / name: folders for name, folders in WRITTEN.items()}


def read_named_changes(path: Path, text: str) -> list[NamedChange]:
    """Read a list of changes, of which `text` is a version."""
    rows = tomllib.loads(text).get("change", [])
    return [NamedChange(rule="", folders=LISTS[path], **row) for row in rows]


NAMED_CHANGES = [
    change for path in LISTS for change in read_named_changes(path, path.read_text("utf-8"))
]


def by_test(changes: Iterable[NamedChange]) -> dict[str, list[NamedChange]]:
    """Group changes by the test that must fail."""
    found: dict[str, list[NamedChange]] = {}
    for change in changes:
        found.setdefault(change.test, []).append(change)
    return found


def start_named_pytest() -> ForkingPytest:
    """Start the process for these changes; numbers of numpy warn where compiled ones wrap."""
    ignore = ("-W", "ignore::RuntimeWarning")
    return ForkingPytest((*OPTIONS, *PLUGINS, *ignore, str(ROOT / "tests")))


def run_test(
    tests: ForkingPytest, change: NamedChange, cache: Path, *, changed: bool = True
) -> Ran:
    """Run the test of a change; `cache` is an empty folder for compiled code."""
    sources = changed_sources([change]) if changed else {}
    how = {} if change.kept else {"NUMBA_DISABLE_JIT": "1"}
    if change.compiles:
        how = {"NUMBA_CACHE_DIR": str(cache), "NUMBA_OPT": "1"}
    return tests.run_named(sources, [f"tests/{change.test}"], str(ROOT), how)
