"""Draws the phases of a table from the data that the table itself runs by.

`python docs/phases.py` writes docs/phases.md anew.
"""

from collections import defaultdict
from pathlib import Path

from baccarat.tables import punto

PAGE = Path(__file__).with_suffix(".md")
HEAD = """\
# The phases of punto banco

Generated from `baccarat.tables.punto.NEXT` by `make generate`; do not edit.

A table is always in one phase. An event takes it to the next one, along an arrow; an event for
which its phase has no arrow does not happen in it. Whether an event comes about at all is decided
in `decide`, by the rules and the sums.
"""


def diagram() -> str:
    """Draw an arrow for each pair of phases, with the events that lead along it, as Mermaid."""
    arrows: defaultdict[tuple[punto.Phase, punto.Phase], list[str]] = defaultdict(list)
    for (source, event), target in punto.NEXT.items():
        arrows[source, target].append(event.__name__)
    lines = [f'    state "{phase.replace("-", " ")}" as {phase.name}' for phase in punto.Phase]
    lines += [f"    [*] --> {next(iter(punto.Phase)).name}"]
    for (source, target), events in arrows.items():
        lines.append(f"    {source.name} --> {target.name}: {', '.join(events)}")
    return "\n".join(["```mermaid", "stateDiagram-v2", *lines, "```"])


def anytime() -> str:
    """Name the events that change no phase."""
    *most, last = (f"`{event.__name__}`" for event in punto.ANYTIME)
    return (
        f"In every phase there may also come {', '.join(most)} and {last}, and leave it as it is."
    )


def page() -> str:
    """Write the whole page."""
    return f"{HEAD}\n{diagram()}\n\n{anytime()}\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
