"""Write the reference of the library's names from their docstrings.

`python docs/library.py` rewrites docs/library.md.
"""

import inspect
import re
from collections.abc import Iterable
from enum import Enum
from pathlib import Path

import baccarat

DOCS = Path(__file__).parent
HEAD = DOCS / "library.head.txt"
PAGE = DOCS / "library.md"
CONSTANTS = {
    "CHANGEUR": "The seat `{}`: who seats people, sells chips and takes them back.",
    "CHIP": "`{}` units.",
    "HOUSE": "The seat `{}`: the croupier.",
    "Seat": "An integer; seats are numbered from 1.",
}


def page() -> str:
    names = sorted((name for name in baccarat.__all__ if name != "__version__"), key=str.lower)
    sections = [f"## {name}\n\n{about(name, getattr(baccarat, name))}\n" for name in names]
    return HEAD.read_text(encoding="utf-8") + "\n".join(sections)


def about(name: str, thing: object) -> str:
    """Show the value or signature of a name, and its docstring."""
    if name in CONSTANTS:
        return CONSTANTS[name].format(thing)
    if name == "PRESETS":
        return f"Of {_listed(each.name for each in baccarat.PRESETS)}."
    doc = inspect.cleandoc(getattr(thing, "__doc__", None) or "")
    if inspect.isroutine(thing):
        signature = re.sub(r"[a-z_.]+\.(?=[A-Z])", "", str(inspect.signature(thing)))
        return f"```python\n{name}{signature}\n```\n\n{doc}"
    return f"{doc}\n\n{_parts(name, thing)}".strip()


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
