"""What was stored and read again gives the state that was live."""

from collections.abc import Iterator
from types import GenericAlias

import msgspec

from ..run import Run, fold
from .case import World


def replay_faults(world: World, run: Run) -> Iterator[str]:
    """Fold the run's events, through JSON, from an empty table."""
    table = world.case.table
    stored = msgspec.json.encode(run.events)
    read = msgspec.json.decode(stored, type=GenericAlias(list, (world.case.event,)))
    if read != run.events:
        yield "events read from JSON are not those that were written"
    replayed = fold(table, table.new(world.preset), read)
    if replayed != run.state:
        yield f"replay gives {replayed}, live is {run.state}"
    elif hash(replayed) != hash(run.state):
        yield "replay and live state are equal but do not hash alike"
