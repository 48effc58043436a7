"""Changes that break one rule each, addressed by the names of definitions."""

import textwrap
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import tomlkit

from .definitions import CORE, SOURCES, Place, find, span
from .forking_pytest import ForkingPytest, Ran, run_with
from .only_rule import LONG
from .rules import ROOT, marked_by_rule

FAILED = 1
"""Pytest's exit status when tests ran and some failed; other errors have other numbers."""


def replaced(text: str, old: str, new: str) -> str:
    """Replace a text's only occurrence; raises ValueError if there is not exactly one."""
    if text.count(old) != 1:
        raise ValueError(f"{old!r} stands there {text.count(old)} times")
    return text.replace(old, new)


@dataclass(frozen=True)
class Change:
    """A definition in which `new` replaces `old`, or which is replaced by `new` as a whole.

    `target` names it in the form that `definitions.find` reads; both texts are written without the
    definition's indentation. `law` is the beginning of the law that random play breaks first, if it
    breaks one.
    """

    rule: str
    what: str
    target: str
    new: str
    old: str = ""
    law: str = ""

    def __str__(self) -> str:
        return f"{self.rule} {self.what}"

    @property
    def place(self) -> Place:
        return find(self.target)

    @property
    def game(self) -> str:
        """The game whose laws it breaks, if any."""
        return self.law and ("banque" if self.law.startswith("BB-") else "chemin")

    def apply(self, source: str) -> str:
        """Change a module's source; raises ValueError if the text is not found."""
        at = span(source, self.place.name)
        lines = source.splitlines(keepends=True)
        margin = " " * at.indent
        text = "".join(line.removeprefix(margin) for line in lines[at.first : at.last])
        new = replaced(text, self.old, self.new) if self.old else self.new + "\n"
        lines[at.first : at.last] = textwrap.indent(new, margin)
        return "".join(lines)


@dataclass(frozen=True)
class BetChange:
    """A trade bet with another value in a field, or without the field if `new` is None.

    `field` is the path to it, of keys and, in lists, indices from 0, such as `outcomes.0.pays`.
    """

    rule: str
    what: str
    bet: str
    field: str
    new: Any = None

    def __str__(self) -> str:
        return f"{self.rule} {self.what}"

    @property
    def place(self) -> Place:
        return find("read_wager")

    @property
    def file(self) -> Path:
        return SOURCES / "baccarat/rules/wagers/trade.toml"

    @property
    def shipped(self) -> str:
        """The text of the bet as it is shipped."""
        # The process that waits for changes must not have loaded the package.
        from baccarat.rules.wagers.trade import shipped_texts  # noqa: PLC0415

        return shipped_texts()[self.bet]

    def apply(self, source: str) -> str:
        """Make the reader of bets use the changed file."""
        return source + READS_ANOTHER.format(self.shipped, self.text())

    def text(self) -> str:
        """Write the changed bet; raises LookupError for a field to drop that does not exist."""
        written = tomllib.loads(self.shipped)
        *way, last = [int(key) if key.isdigit() else key for key in self.field.split(".")]
        inner: Any = written
        for key in way:
            inner = inner[key]
        if self.new is None:
            del inner[last]
        else:
            inner[last] = self.new
        return tomlkit.dumps(written)


READS_ANOTHER = """
_sound = read_wager
def read_wager(name, text, **how):
    return _sound(name, {1!r} if text == {0!r} else text, **how)
"""

AnyChange = Change | BetChange
LISTS = [ROOT / "tests/planted" / f"{name}.toml" for name in ("changes", "chemin", "banque")]


def read_changes(text: str) -> list[AnyChange]:
    rows = tomllib.loads(text).get("change", [])
    return [BetChange(**row) if "bet" in row else Change(**row) for row in rows]


CHANGES = [change for path in LISTS for change in read_changes(path.read_text("utf-8"))]


def changed_sources(changes: Sequence[AnyChange]) -> dict[str, str]:
    """Return the changed modules' sources by name; raises ValueError if a change does not apply."""
    sources: dict[str, str] = {}
    for change in changes:
        place = change.place
        sound = sources.get(place.module) or place.path.read_text("utf-8")
        sources[place.module] = change.apply(sound)
    return sources


def sound_sources(changes: Iterable[AnyChange]) -> dict[str, str]:
    """Return the sources of the modules that these changes concern, as they are."""
    return {each.place.module: each.place.path.read_text("utf-8") for each in changes}


@cache
def rules_of_core() -> dict[str, list[Path]]:
    """Return the test files of the core that name each rule."""
    return marked_by_rule([ROOT / "tests" / folder for folder in CORE])


def run_changed(changes: Sequence[AnyChange], module: str, *arguments: str) -> Ran:
    """Run `python -m module` with changes in the package; raises ValueError if one is unfit."""
    return run_with(changed_sources(changes), module, *arguments)


OPTIONS = ("-x", "-q", "-s", "-m", "", "--tb=native", "--assert=plain")
PRELOADED = ("baccarat.rules", "baccarat.fairness", "baccarat.scorecards", "baccarat.tables")
PLUGINS = ("-p", "no:cacheprovider", "-p", "support.mutants.only_rule")


def start_pytest() -> ForkingPytest:
    """Start the process in which the changes are tested."""
    return ForkingPytest((*OPTIONS, *PLUGINS, str(ROOT / "tests")), PRELOADED)


def run_tests(tests: ForkingPytest, changes: Sequence[AnyChange], rule: str, laws: str = "") -> Ran:
    """Run the core's tests of a rule up to the first failure; slow files come last.

    Then play at random under the `laws` of a game, if one is named, and report the first broken.
    """
    sources, paths = changed_sources(changes), _paths(rule)
    quick = [path for path in paths if Path(path).name not in LONG]
    ran = tests.run(sources, quick or paths, rule, laws)
    if ran.status == FAILED or quick in ([], paths):
        return ran
    return tests.run(sources, paths, rule, laws)


def _paths(rule: str) -> list[str]:
    return [str(ROOT / "tests" / path) for path in sorted(rules_of_core()[rule], reverse=True)]
