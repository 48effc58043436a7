"""How long a house is checked as it opens: `python -m bench.opening [EVENTS]`."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from baccarat.house.model.draft import Done
from baccarat.house.model.ledger import ISSUE, Transfer
from baccarat.house.model.state import PaceSet
from baccarat.house.store.batch import Batch, Reply
from baccarat.house.store.store import Store
from baccarat.tables.common.chips import HOUSE
from baccarat.tables.common.shoe import StartShoe

from .figure import show

EVENTS = 200_000
ROOMS = 200
TIMES = 5


def batches(seq: int) -> Iterator[Batch]:
    """Let the same happen in every room: two events, an action, a transfer and an answer."""
    for number in range(ROOMS):
        room = f"room-{number}"
        yield Batch(
            room,
            seq,
            [PaceSet("quick"), PaceSet("slow")],
            done=[Done(seq + 1, 1, HOUSE, StartShoe())],
            transfers=[Transfer(room, seq + 1, ISSUE, f"purse/{room}/1", 5)],
            reply=Reply("ada", f"c{seq}", bytes(32), seq + 2),
        )


def seconds(folder: Path) -> float:
    """Time one opening, in CPU time."""
    start = time.process_time()
    Store(folder).close()
    return time.process_time() - start


if __name__ == "__main__":
    events = int(sys.argv[1]) if len(sys.argv) > 1 else EVENTS
    with TemporaryDirectory() as name:
        store = Store(Path(name))
        for seq in range(0, events // ROOMS, 2):
            store.commit_all(list(batches(seq)))
        store.close()
        each = median(seconds(Path(name)) for _ in range(TIMES))
    show("opening", each, f"seconds of processor time, with {events:,} events")
