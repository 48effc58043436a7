"""Leaves costly cases to the night where nothing that they depend on differs from main.

`by_day` says how many cases of a test run by day, or names them. Those chosen have as many
different values of each parameter as possible, spread over the list. On a branch all cases run
whose folder it changes, or what they depend on: the layer that the folder is named after, and
those below.
"""

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from .mutants.rules import ROOT
from .mutants.since_main import HERE

CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
LAYERS: Final = [each.split(" | ") for each in CONTRACTS["contracts"][0]["layers"]]
SOURCES: Final = "src/baccarat"
PAGE: Final = (
    "frontend",
    *(f"{SOURCES}/{each}" for each in ("rules", "tables", "players", "text")),
)
"""What tests of the page depend on, apart from the routes of the server."""
TREE: Final = ("src", "docs", "frontend", "packaging", "pyproject.toml", ".gitignore")
GOLDEN: Final = 0.618034
"""Multiples of this number, without their whole parts, are spread evenly however many there are."""


def depends_on(folder: str) -> tuple[str, ...]:
    """Return the places in the project that the tests of a folder of `tests` depend on."""
    always = (f"tests/{folder}", "tests/support", "requirements.txt")
    if folder == "browser":
        return (*always, *PAGE, f"{SOURCES}/web", f"{SOURCES}/house/rooms")
    for at, layers in enumerate(LAYERS):
        if {"conformance": "tables"}.get(folder, folder) in layers:
            below = (one for each in LAYERS[at:] for one in each)
            return (*always, *(f"{SOURCES}/{each}" for each in below))
    return (*always, *TREE)


@cache
def is_as_on_main(path: Path) -> bool:
    """Whether nothing that the tests in a file depend on differs from main."""
    return not HERE.any_differs(*depends_on(path.relative_to(ROOT / "tests").parts[0]))


def leave_to_the_night(items: Iterable[pytest.Item]) -> None:
    """Mark the cases that `by_day` leaves out."""
    cases: dict[str, list[pytest.Function]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("by_day") and not item.get_closest_marker("nightly"):
            assert isinstance(item, pytest.Function)
            cases[item.nodeid.partition("[")[0]].append(item)
    for each in cases.values():
        if is_as_on_main(each[0].path):
            by_day = set(chosen(each))
            for item in each:
                if item not in by_day:
                    item.add_marker("nightly")


def chosen(cases: list[pytest.Function]) -> Iterator[pytest.Function]:
    """Yield the cases of one test that run by day."""
    spread = sorted(enumerate(cases), key=lambda each: each[0] * GOLDEN % 1)
    values = {case: _values(case) for _, case in spread}
    marker = cases[0].get_closest_marker("by_day")
    assert marker
    if isinstance(marker.args[0], str):
        names = {case: {name for _, name in values[case]} for case in cases}
        assert {*marker.args} <= set[str]().union(*names.values()), cases[0].nodeid
        yield from (case for case in cases if names[case] & {*marker.args})
        return
    seen: set[tuple[int, str]] = set()
    for _ in range(min(*marker.args, len(cases))):
        case = max(values, key=lambda each: len(values[each] - seen))
        seen |= values.pop(case)
        yield case


def _values(case: pytest.Function) -> set[tuple[int, str]]:
    """Return the ids of a case's parameters, with their places."""
    return {*enumerate(case.callspec._idlist)} if hasattr(case, "callspec") else set()
