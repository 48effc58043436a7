"""A server that answers first and writes with the next command: its last word may be lost."""

import sys

from baccarat.house.store import Batch, Store
from baccarat.web.__main__ import main

_commit = Store.commit
_held: dict[str, Batch] = {}


def _behindhand(store: Store, batch: Batch) -> None:
    if batch.room in _held:
        _commit(store, _held[batch.room])
    _held[batch.room] = batch


Store.commit = _behindhand  # type: ignore[method-assign,assignment]  # the fault
main(*sys.argv[1:])
