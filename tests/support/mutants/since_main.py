"""What differs from main: planted changes of anything else wait for `make nightly`."""

import subprocess
from functools import cache, cached_property
from pathlib import Path

import pytest

from .changes import LISTS, AnyChange, BetChange, read_changes
from .definitions import CORE, span
from .named_changes import LISTS as NAMED, NamedChange, read_named_changes
from .rules import ROOT, marked_in

BRANCHES = ("main", "origin/main")


class SinceMain:
    """The differences of a working tree from the merge base of main.

    Without main there is no `base`, and everything differs. A shallow clone may have main but no
    merge base: then they are the differences from main itself.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.base = self._find_base()

    def _find_base(self) -> str | None:
        for branch in BRANCHES:
            if found := self._git("rev-parse", "--verify", "--quiet", f"{branch}^{{commit}}"):
                return self._git("merge-base", "HEAD", found) or found
        return None

    def _git(self, *arguments: str) -> str:
        """Return what git prints; nothing if it fails or is missing."""
        try:
            done = subprocess.run(
                ["git", *arguments], cwd=self.root, capture_output=True, text=True, check=False
            )
        except FileNotFoundError:
            return ""
        return "" if done.returncode else done.stdout.strip()

    @cached_property
    def files(self) -> frozenset[Path]:
        """The files that were changed, added or removed."""
        changed = self._git("diff", "--name-only", "--relative", self.base or "HEAD")
        added = self._git("ls-files", "--others", "--exclude-standard")
        return frozenset(self.root / name for name in f"{changed}\n{added}".splitlines() if name)

    def any_differs(self, *places: str) -> bool:
        """Whether a file differs that is one of these, or in one of these folders."""
        wanted = [self.root / each for each in places]
        if not wanted or self.base is None:
            return bool(wanted)
        return any(path.is_relative_to(each) for path in self.files for each in wanted)

    def before(self, path: Path) -> str:
        """Return what a file was; nothing if it is new."""
        if path not in self.files:
            return path.read_text("utf-8")
        return self._git("show", f"{self.base}:./{path.relative_to(self.root)}")

    def definition_differs(self, path: Path, name: str) -> bool:
        """Whether a definition differs from the one in the same file, if there was one."""
        if self.base is None:
            return True
        was, now = (
            _definition(text, name) for text in (self.before(path), path.read_text("utf-8"))
        )
        return was != now


def _definition(text: str, name: str) -> list[str]:
    try:
        first, last, _ = span(text, name)
    except (LookupError, SyntaxError):
        return []
    return [line.rstrip() for line in text.splitlines()[first:last]]


HERE = SinceMain(ROOT)


def differs(change: AnyChange) -> bool:
    """Whether a planted change, its target or a test that shall catch it differs from main."""
    if HERE.base is None or not HERE.files:
        return HERE.base is None
    if change.place.path in HERE.files and HERE.definition_differs(
        change.place.path, change.place.name
    ):
        return True
    if isinstance(change, NamedChange):
        return change not in _listed_before() or change.file in HERE.files
    if isinstance(change, BetChange) and change.file in HERE.files:
        return True
    return change not in _listed_before() or change.rule in _rules_of_other_tests()


def marks(*changes: AnyChange) -> list[pytest.MarkDecorator]:
    """Return the marks of a test of planted changes."""
    return [] if any(map(differs, changes)) else [pytest.mark.nightly]


@cache
def _listed_before() -> list[AnyChange]:
    """Return the planted changes of main."""
    ours = [each for path in LISTS for each in read_changes(HERE.before(path))]
    named = [row for path in NAMED for row in read_named_changes(path, HERE.before(path))]
    return [*ours, *named]


@cache
def _rules_of_other_tests() -> frozenset[str]:
    """Return the rules that tests of the core name in files that differ."""
    folders = [ROOT / "tests" / folder for folder in CORE]
    return frozenset(
        rule
        for path in HERE.files
        if path.suffix == ".py" and path.exists() and set(path.parents) & set(folders)
        for rule in marked_in(path.read_text("utf-8"))
    )
