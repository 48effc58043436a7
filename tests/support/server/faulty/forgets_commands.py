"""A server that does not remember its commands: a repeated command is executed again."""

import sys
from collections.abc import Sequence

from msgspec.structs import replace

from baccarat.house.store.batch import Batch
from baccarat.house.store.store import Store
from baccarat.web.__main__ import main

_keep = Store.commit_all


def _without_reply(store: Store, batches: Sequence[Batch]) -> list[Exception | None]:
    return _keep(store, [replace(batch, reply=None) for batch in batches])


Store.commit_all = _without_reply  # type: ignore[method-assign,assignment]  # the fault
main(*sys.argv[1:])
