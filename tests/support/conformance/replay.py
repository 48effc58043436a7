"""Stored and reloaded events lead to every state that `decide` returned."""

from collections.abc import Iterator
from itertools import accumulate, chain
from types import GenericAlias

import msgspec

from ..tables.drive import Run
from .case import World


def replay_faults(world: World, run: Run) -> Iterator[str]:
    """Apply the run's events, through JSON, to an empty table."""
    table = world.case.table
    stored = msgspec.json.encode(run.events)
    read = msgspec.json.decode(stored, type=GenericAlias(list, (world.case.event,)))
    if read != run.events:
        yield "events read from JSON are not those that were written"
    start = table.new(world.preset)
    given = chain((start,), *(step.trail for step in run.steps))
    for folded, live in zip(accumulate(read, table.apply, initial=start), given, strict=True):
        if folded != live:
            yield f"replay gives {folded}, live is {live}"
            return
        if hash(folded) != hash(live):
            yield "replay and live state are equal but do not hash alike"
