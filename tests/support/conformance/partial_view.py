"""The partial view matches the full view, and both name the same seats as asked."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from baccarat.tables.common.chips import Seat
from baccarat.tables.common.contract import Glance

from ..tables.drive import Step


def glance_faults(table: Any, step: Step) -> Iterator[str]:
    """Check whom the table waits for, and what the first of them reads."""
    state = step.before
    asked = table.to_act(state)
    if tuple(table.iter_to_act(state)) != asked:
        yield f"in {state.phase} others are awaited than are asked"
    if table.to_act(replace(state)) != asked:
        yield f"in {state.phase} others are asked than are found anew"
    for seat in asked[:1]:
        yield from _part_faults(table, state, seat)


def _part_faults(table: Any, state: Any, seat: Seat) -> Iterator[str]:
    view, glance = table.view(state, seat), table.lazy_view(state, seat)
    if isinstance(glance, Glance) and glance.whole != view:
        yield f"the whole that {seat} glances at in {state.phase} is not the view"
    for part in _parts(glance.__class__):
        if _read(glance, part, state) != _read(view, part, state):
            yield f"{seat} glances at another {part} in {state.phase} than the view shows"


@cache
def _parts(kind: type) -> tuple[str, ...]:
    return tuple(part for part in dir(kind) if not part.startswith("_"))


def _read(seen: Any, part: str, state: Any) -> object:
    """Read a part of the view; for one that is a method, its answers for everything there."""
    read = getattr(seen, part)
    if not callable(read):
        return read
    return [read(words) for words in state.answers if words is not None]
