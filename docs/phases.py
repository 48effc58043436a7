"""Describe the phases of each table from the table's own transition data.

`python docs/phases.py` rewrites docs/phases.md.
"""

import textwrap
from collections import defaultdict
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from baccarat.tables import banque, chemin, punto

PAGE = Path(__file__).with_suffix(".md")
GAMES: Final[dict[str, Any]] = {
    "Punto banco": punto,
    "Chemin de fer": chemin,
    "Baccara banque": banque,
}
HEAD = """\
# The phases of the tables

Generated from each table's `NEXT` by `make generate`; do not edit.

A table is always in one phase. An event leaves it there, or takes it to the next one. The lists
name, for each phase, the events that can happen in it; any other event cannot. `decide` chooses the
events, by the rules and the sums.
"""


def steps(table: Any, phase: StrEnum) -> str:
    """List the events of one phase, grouped by the phase that they lead to."""
    events: defaultdict[StrEnum, list[str]] = defaultdict(list)
    for (source, event), target in table.NEXT.items():
        if source is phase:
            events[target].append(f"`{event.__name__}`")
    lines = []
    for target in sorted(events, key=list(table.Phase).index):
        where = "stays" if target is phase else f"to *{_title(target)}*"
        lines.append(_wrapped(f"- {where}: {', '.join(events[target])}"))
    return "\n".join([f"### {_title(phase).capitalize()}\n", *lines])


def anytime(table: Any) -> str:
    """List the events that change no phase."""
    *most, last = (f"`{event.__name__}`" for event in table.ANYTIME)
    return _wrapped(
        f"{', '.join(most)} and {last} can happen in every phase, and leave it as it is."
    )


def section(name: str, table: Any) -> str:
    first = _title(next(iter(table.Phase)))
    parts = [f"## {name}", f"The first phase is *{first}*.", anytime(table)]
    return "\n\n".join([*parts, *(steps(table, phase) for phase in table.Phase)]) + "\n"


def page() -> str:
    return "\n".join((HEAD, *(section(name, table) for name, table in GAMES.items())))


def _title(phase: StrEnum) -> str:
    return phase.replace("-", " ")


def _wrapped(text: str) -> str:
    """Break a paragraph or an item of a list into lines."""
    return textwrap.fill(text, 110, subsequent_indent="  " if text.startswith("-") else "")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
