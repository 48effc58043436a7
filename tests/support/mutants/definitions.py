"""Finds a definition of the core by its name, so that tests do not depend on its file."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from .rules import ROOT

SOURCES = ROOT / "src"
CORE = ("cards", "rules", "tables", "scorecards", "fairness")
"""The folders of the package, and of the tests, with the code of the rules."""


class Place(NamedTuple):
    """The location of a definition: `module` by its full name, `name` within it."""

    module: str
    name: str

    @property
    def path(self) -> Path:
        file = SOURCES / self.module.replace(".", "/")
        return file / "__init__.py" if file.is_dir() else file.with_suffix(".py")


class Span(NamedTuple):
    """The lines of a definition with its decorators, from 0, `last` excluded; its indentation."""

    first: int
    last: int
    indent: int


def find(target: str, folders: tuple[str, ...] = CORE) -> Place:
    """Find the one definition that `target` means; raises ValueError for any other number.

    It ends in the name within the module, such as `Hand.total`. If that is ambiguous, words of the
    module's name come before it, in order and as few as possible, as in `chemin.legal`.
    """
    words = target.split(".")
    places = [place for place in _places(folders).get(words[-1], ()) if _means(words, place)]
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
def _places(folders: tuple[str, ...]) -> dict[str, list[Place]]:
    """Return the folders' definitions by the last part of their names."""
    places: dict[str, list[Place]] = {}
    for folder in folders:
        for path in sorted((SOURCES / "baccarat" / folder).rglob("*.py")):
            parts = path.relative_to(SOURCES).with_suffix("").parts
            module = ".".join(takewhile(lambda part: part != "__init__", parts))
            for name, _ in _spans(path.read_text("utf-8")):
                places.setdefault(name.rpartition(".")[2], []).append(Place(module, name))
    return places


def span(source: str, name: str) -> Span:
    """Return the lines of a definition in a module's source."""
    return dict(_spans(source))[name]


def _spans(source: str) -> Iterator[tuple[str, Span]]:
    """Yield the definitions of a module and of its classes, by name."""
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
