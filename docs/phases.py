"""Draw the phases of each table from the table's own transition data.

`python docs/phases.py` rewrites docs/phases.md.
"""

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

A table is always in one phase. An event takes it to the next one, along an arrow. An event without
an arrow from a phase cannot happen in that phase. `decide` chooses the events, by the rules and the
sums.
"""


def diagram(table: Any) -> str:
    """Draw an arrow for each pair of phases, labelled with its events, as Mermaid."""
    arrows: defaultdict[tuple[StrEnum, StrEnum], list[str]] = defaultdict(list)
    for (source, event), target in table.NEXT.items():
        arrows[source, target].append(event.__name__)
    lines = [f'    state "{phase.replace("-", " ")}" as {phase.name}' for phase in table.Phase]
    lines += [f"    [*] --> {next(iter(table.Phase)).name}"]
    for (source, target), events in arrows.items():
        lines.append(f"    {source.name} --> {target.name}: {', '.join(events)}")
    return "\n".join(["```mermaid", "stateDiagram-v2", *lines, "```"])


def anytime(table: Any) -> str:
    """List the events that change no phase."""
    *most, last = (f"`{event.__name__}`" for event in table.ANYTIME)
    return (
        f"In every phase there may also come {', '.join(most)} and {last}, and leave it as it is."
    )


def page() -> str:
    parts = (
        f"## {name}\n\n{diagram(table)}\n\n{anytime(table)}\n" for name, table in GAMES.items()
    )
    return "\n".join((HEAD, *parts))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
