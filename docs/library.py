"""Write the reference of the library's names from their docstrings.

`python docs/library.py` writes docs/library.md, which git does not keep: the names of `baccarat`,
then those of the public packages, each described where it is first listed.
"""

import inspect
import re
from collections.abc import Iterable
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Final, get_args

import baccarat
from baccarat.tables import banque, chemin, punto, register

DOCS = Path(__file__).parent
HEAD = DOCS / "library.head.txt"
PAGE = DOCS / "library.md"
LONGEST = 100
MOST_MEMBERS = 4
"""Larger unions are written by their name, or with an ellipsis."""
UNION = re.compile(r"\b\w+(?: \| \w+)+\b")
UNIONS: Final = {
    frozenset(kind.__name__ for kind in get_args(union)): name
    for name, union in (
        ("punto.Action", punto.Action),
        ("punto.Event", punto.Event),
        ("chemin.Action", chemin.Action),
        ("chemin.Event", chemin.Event),
        ("banque.Action", banque.Action),
        ("banque.Event", banque.Event),
        ("Action", register.Action),
        ("Event", register.Event),
    )
}
"""The names of the tables' unions, by their members."""
CONSTANTS = {
    "CHANGEUR": "The seat `{}`: who seats people, sells chips and takes them back.",
    "CHIP": "`{}` units.",
    "HOUSE": "The seat `{}`: the croupier.",
    "Seat": "An integer; seats are numbered from 1.",
}


PACKAGES = (
    "baccarat.cards",
    "baccarat.rules",
    "baccarat.lab",
    "baccarat.lab.counting",
    "baccarat.lab.equilibrium",
    "baccarat.lab.analysis",
    "baccarat.notation",
    "baccarat.scorecards",
    "baccarat.fairness",
    "baccarat.players",
    "baccarat.tables",
    "baccarat.tables.punto",
    "baccarat.tables.chemin",
    "baccarat.tables.banque",
)
"""The public packages whose names the page describes after those of `baccarat`."""


def page() -> str:
    names = sorted(
        (name for name in import_module("baccarat").__all__ if name != "__version__"), key=str.lower
    )
    sections = [f"## {name}\n\n{about(name, getattr(baccarat, name))}\n" for name in names]
    described = {id(getattr(baccarat, name)) for name in names}
    sections += [f"# {package}\n\n{_package(package, described)}" for package in PACKAGES]
    return HEAD.read_text(encoding="utf-8") + "\n".join(sections)


def _package(package: str, described: set[int]) -> str:
    """Describe a package's names; one that another section has is only listed."""
    module = import_module(package)
    parts, elsewhere = [inspect.cleandoc(module.__doc__ or "") + "\n"], []
    for name in sorted(module.__all__, key=str.lower):
        thing = getattr(module, name)
        if id(thing) in described:
            elsewhere.append(name)
            continue
        described.add(id(thing))
        parts.append(f"## {package}.{name}\n\n{_described(name, thing)}\n")
    if elsewhere:
        parts.append(f"Described above: {_listed(elsewhere)}.\n")
    return "\n".join(parts)


def _described(name: str, thing: object) -> str:
    if inspect.ismodule(thing):
        return inspect.cleandoc(thing.__doc__ or "")
    if isinstance(thing, type) or inspect.isroutine(thing):
        return about(name, thing)
    if not isinstance(thing, int | str):
        return "A constant."
    shown = repr(thing)
    return f"`{shown}`" if len(shown) <= LONGEST else "A constant."


def about(name: str, thing: object) -> str:
    """Show the value or signature of a name, and its docstring."""
    if name in CONSTANTS:
        return CONSTANTS[name].format(thing)
    if name == "PRESETS":
        return f"Of {_listed(each.name for each in baccarat.PRESETS)}."
    doc = inspect.cleandoc(getattr(thing, "__doc__", None) or "")
    if inspect.isroutine(thing):
        signature = _signature(thing)
        if len(name) + len(signature) > LONGEST:
            signature = _one_parameter_a_line(signature)
        return f"```python\n{name}{signature}\n```\n\n{doc}"
    return f"{doc}\n\n{_parts(name, thing)}".strip()


def _signature(thing: object) -> str:
    """Write a signature without modules and addresses, and with short unions."""
    parameters = inspect.signature(thing)  # type: ignore[arg-type]  # only callables come here
    text = re.sub(r"[a-z_.]+\.(?=[A-Z])", "", str(parameters))
    text = re.sub(r" object at 0x[0-9a-f]+", "", text)
    text = re.sub(r"<function (\w+) at 0x[0-9a-f]+>", r"\1", text)
    return UNION.sub(_short_union, text)


def _one_parameter_a_line(signature: str) -> str:
    """Break a signature after each parameter; commas within brackets do not separate any."""
    parameters, end = signature[1:].rsplit(")", 1)
    lines, depth = [""], 0
    for part in re.split(r"(, )", parameters):
        if part == ", " and not depth:
            lines.append("")
        else:
            depth += sum(map(part.count, "[(")) - sum(map(part.count, "])"))
            lines[-1] += part
    return "(\n" + ",\n".join(f"    {line}" for line in lines) + f"\n){end}"


def _short_union(found: re.Match[str]) -> str:
    """Write each member once; a large union is its name, or its first and last member."""
    members = list(dict.fromkeys(found[0].split(" | ")))
    if len(members) <= MOST_MEMBERS:
        return " | ".join(members)
    return UNIONS.get(frozenset(members), f"{members[0]} | ... | {members[-1]}")


def _parts(name: str, thing: object) -> str:
    if isinstance(thing, type) and issubclass(thing, Enum):
        members = [each.value for each in thing]
        return f"One of {_listed(members)}." if len(members) < len(baccarat.Card) else ""
    fields: tuple[str, ...] = getattr(thing, "__struct_fields__", ())
    return f"`{name}({', '.join(fields)})`" if fields else ""


def _listed(values: Iterable[object]) -> str:
    return ", ".join(f"`{value}`" for value in values)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
