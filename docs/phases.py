"""Draw the phases of a table from the data that the table itself runs on.

Run `python docs/phases.py` to regenerate docs/phases.md.
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

A table is always in one phase. An event takes it to the next one, along an arrow; an event for
which its phase has no arrow does not happen in it. Whether an event comes about at all is decided
in `decide`, by the rules and the sums.
"""


def diagram(table: Any) -> str:
    """Draw an arrow for each transition, labelled with its events, as Mermaid."""
    arrows: defaultdict[tuple[StrEnum, StrEnum], list[str]] = defaultdict(list)
    for (source, event), target in table.NEXT.items():
        arrows[source, target].append(event.__name__)
    lines = [f'    state "{phase.replace("-", " ")}" as {phase.name}' for phase in table.Phase]
    lines += [f"    [*] --> {next(iter(table.Phase)).name}"]
    for (source, target), events in arrows.items():
        lines.append(f"    {source.name} --> {target.name}: {', '.join(events)}")
    return "\n".join(["```mermaid", "stateDiagram-v2", *lines, "```"])


def anytime(table: Any) -> str:
    """List the events that do not change the phase."""
    *most, last = (f"`{event.__name__}`" for event in table.ANYTIME)
    return (
        f"In every phase there may also come {', '.join(most)} and {last}, and leave it as it is."
    )


def page() -> str:
    """Return the whole page."""
    parts = (
        f"## {name}\n\n{diagram(table)}\n\n{anytime(table)}\n" for name, table in GAMES.items()
    )
    return "\n".join((HEAD, *parts))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
