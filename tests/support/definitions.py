"""Finds a definition of the core by its name, so that no test pins where it stands."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from .rules import ROOT

SOURCES = ROOT / "src"
CORE = ("cards", "rules", "tables", "scorecards", "fairness")
"""The folders of the package, and of the tests, that hold what the rules decide."""


class Place(NamedTuple):
    """Where a definition stands: `module` by its whole name, `name` within it."""

    module: str
    name: str

    @property
    def path(self) -> Path:
        file = SOURCES / self.module.replace(".", "/")
        return file / "__init__.py" if file.is_dir() else file.with_suffix(".py")


class Span(NamedTuple):
    """The lines of a definition with its decorators, from 0, `last` left out; its indentation."""

    first: int
    last: int
    indent: int


def find(target: str) -> Place:
    """Find the one definition that `target` means; raises ValueError if there are none or more.

    It ends in the name within the module, as `Hand.total`. Where that is not enough, words of the
    module's name come before it, in their order and as few as will do, as `chemin.legal`.
    """
    words = target.split(".")
    places = [place for place in _places().get(words[-1], ()) if _means(words, place)]
    if len(places) != 1:
        raise ValueError(f"{target} has {len(places)} definitions: {places}")
    return places[0]


def _means(words: list[str], place: Place) -> bool:
    name = place.name.split(".")
    if words[-len(name) :] != name:
        return False
    left = iter(place.module.split("."))
    return all(word in left for word in words[: -len(name)])


@cache
def _places() -> dict[str, list[Place]]:
    """List the core's definitions by the last word of their names."""
    places: dict[str, list[Place]] = {}
    for folder in CORE:
        for path in sorted((SOURCES / "baccarat" / folder).rglob("*.py")):
            parts = path.relative_to(SOURCES).with_suffix("").parts
            module = ".".join(takewhile(lambda part: part != "__init__", parts))
            for name, _ in _spans(path.read_text("utf-8")):
                places.setdefault(name.rpartition(".")[2], []).append(Place(module, name))
    return places


def span(source: str, name: str) -> Span:
    """Tell where a definition stands in a module's source."""
    return dict(_spans(source))[name]


def _spans(source: str) -> Iterator[tuple[str, Span]]:
    """Yield what a module defines, and its classes, by name."""
    for node in ast.parse(source).body:
        for name in _names(node):
            yield name, _span(node)
        if isinstance(node, ast.ClassDef):
            for member in node.body:
                for name in _names(member):
                    yield f"{node.name}.{name}", _span(member)


def _names(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return [node.name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign():
            names = [each for target in node.targets for each in ast.walk(target)]
            return [each.id for each in names if isinstance(each, ast.Name)]
        case _:
            return []


def _span(node: ast.stmt) -> Span:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    first = min([node.lineno, *(each.lineno for each in decorators)])
    return Span(first - 1, node.end_lineno or first, node.col_offset)
