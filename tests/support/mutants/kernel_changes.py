"""Changes of the simulation's kernels, each with the test that must fail under it."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .changes import OPTIONS, PLUGINS, Change, changed_sources
from .definitions import Place, find
from .forking_pytest import ForkingPytest
from .planting import ROOT, Ran

FOLDERS = ("lab/simulation",)
TESTS = "tests/lab/simulation"
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}


@dataclass(frozen=True)
class KernelChange(Change):
    """A change on which `test`, of a file in TESTS, must fail.

    `compiles` says whether the changed code runs only when it is compiled.
    """

    test: str = ""
    compiles: bool = False

    @property
    def place(self) -> Place:
        return find(self.target, FOLDERS)

    @property
    def file(self) -> Path:
        """The file of its test."""
        return ROOT / TESTS / self.test.partition("::")[0]


LIST = ROOT / "tests/planted/kernels.toml"


def read_kernel_changes(text: str) -> list[KernelChange]:
    """Read a list of changes."""
    return [KernelChange(rule="", **row) for row in tomllib.loads(text).get("change", [])]


KERNEL_CHANGES = read_kernel_changes(LIST.read_text("utf-8"))


def by_test(changes: Iterable[KernelChange]) -> dict[str, list[KernelChange]]:
    """Group changes by the test that must fail."""
    found: dict[str, list[KernelChange]] = {}
    for change in changes:
        found.setdefault(change.test, []).append(change)
    return found


def start_kernel_pytest() -> ForkingPytest:
    """Start the process for these changes; numbers of numpy warn where compiled ones wrap."""
    ignore = ("-W", "ignore::RuntimeWarning")
    return ForkingPytest((*OPTIONS, *PLUGINS, *ignore, str(ROOT / "tests")))


def run_test(
    tests: ForkingPytest, change: KernelChange, cache: Path, *, changed: bool = True
) -> Ran:
    """Run the test of a change; `cache` is an empty folder for compiled code."""
    sources = changed_sources([change]) if changed else {}
    how = {"NUMBA_CACHE_DIR": str(cache), "NUMBA_OPT": "1"} if change.compiles else INTERPRETED
    return tests.run_named(sources, [f"{TESTS}/{change.test}"], str(ROOT), how)
