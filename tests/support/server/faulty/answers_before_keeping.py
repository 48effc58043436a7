"""A server that answers first and writes with the next command: its last answer may be lost."""

import sys
from collections.abc import Sequence

from baccarat.house.store.batch import Batch, NotKept
from baccarat.house.store.store import Store
from baccarat.web.__main__ import main

_keep = Store.commit_all
_held: dict[str, Batch] = {}


def _behindhand(store: Store, batches: Sequence[Batch]) -> list[NotKept | None]:
    for batch in batches:
        if batch.room in _held:
            _keep(store, [_held[batch.room]])
        _held[batch.room] = batch
    return [None] * len(batches)


Store.commit_all = _behindhand  # type: ignore[method-assign,assignment]  # the fault
main(*sys.argv[1:])
