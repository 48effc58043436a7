"""Patches functions in place, in an imported package: nothing is imported again."""

import gc
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType

Functions = dict[tuple[str, CodeType], list[FunctionType]]
"""Functions by their file and code; there may be several, as for a class created twice."""
Places = list[tuple[FunctionType, CodeType]]
"""Functions, each with the code that replaces its own."""


class NotInPlace(Exception):
    """A change outside of function bodies, or of a function that cannot be found."""


def compiled(path: str, source: str) -> CodeType:
    return compile(source, path, "exec", dont_inherit=True)


def changed_functions(path: str, before: CodeType, after: str) -> dict[CodeType, CodeType]:
    """Return the changed code objects with their replacements; raises NotInPlace."""
    return dict(_changed(before, compiled(path, after)))


def _changed(before: CodeType, after: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Walk through the code of a module or class, in which only functions may differ."""
    if _frame(before) != _frame(after):
        raise NotInPlace
    for old, new in zip(before.co_consts, after.co_consts, strict=True):
        if not isinstance(old, CodeType):
            continue
        if not old.co_flags & CO_OPTIMIZED:
            yield from _changed(old, new)
        elif old != new:
            yield old, new


def _frame(code: CodeType) -> tuple[object, ...]:
    """Return everything in a module's or class's code except the code objects within it."""
    plain = [None if isinstance(each, CodeType) else (type(each), each) for each in code.co_consts]
    return code.co_code, code.co_names, code.co_freevars, code.co_cellvars, plain


def functions_of(folder: Path) -> Functions:
    """Find all functions, including methods, defined in files of a folder."""
    found: Functions = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(str(folder)):
            found.setdefault((each.__code__.co_filename, each.__code__), []).append(each)
    return found


def places_of(functions: Functions, path: str, before: CodeType, after: str) -> Places:
    """Find all functions of a module that change; raises NotInPlace."""
    places: Places = []
    for old, new in changed_functions(path, before, after).items():
        if old.co_freevars != new.co_freevars or (path, old) not in functions:
            raise NotInPlace
        places += [(each, new) for each in functions[path, old]]
    return places


def put_in_place(places: Places) -> None:
    """Replace the code of functions."""
    for each, code in places:
        each.__code__ = code
