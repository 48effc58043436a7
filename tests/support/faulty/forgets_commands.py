"""A server that does not remember what it has done: asked again, it does it again."""

import sys

import msgspec

from baccarat.house.store import Batch, Store
from baccarat.web.__main__ import main

_commit = Store.commit


def _without_reply(store: Store, batch: Batch) -> None:
    _commit(store, msgspec.structs.replace(batch, reply=None))


Store.commit = _without_reply  # type: ignore[method-assign,assignment]  # the fault
main(*sys.argv[1:])
