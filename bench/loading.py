"""The longest pause of all tables while a table with a long shoe is loaded and viewed.

A heartbeat on the event loop measures it, in a process configured like a server. The shoe has
200,000 events, or the given number.
"""

import asyncio
import gc
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from baccarat.house.history.records import record_text, shoe_list
from baccarat.house.house import House
from baccarat.house.model.settings import Settings
from baccarat.house.model.state import PaceSet
from baccarat.house.rooms.rebuild import empty_room
from baccarat.house.sealing import Shoe
from baccarat.house.store.batch import Batch
from baccarat.house.store.codecs import settings_body
from baccarat.house.store.store import Store
from baccarat.rules import preset
from baccarat.web.serve import SWITCH_SECONDS, YOUNG_OBJECTS

from .figure import show

EVENTS: Final = 200_000
AT_ONCE: Final = 2_000
BEAT: Final = 0.001
BOUND: Final = 0.02
ROOM: Final = "long"


def make(folder: Path, events: int) -> None:
    """Create a house with one long room."""
    store = Store(folder)
    made = Settings(id=ROOM, name=ROOM, preset=preset("punto-banco"))
    shoe = Shoe(ROOM, 1, bytes(32), 0, empty_room(made), "2026-01-01T00:00:00")
    store.add_room(ROOM, settings_body(made), Batch(ROOM, 0, [], shoe=shoe))
    for seq in range(0, events, AT_ONCE):
        store.commit(Batch(ROOM, seq, [PaceSet("quick"), PaceSet("slow")] * (AT_ONCE // 2)))
    store.close()


class Heart:
    """A heartbeat on the event loop; `longest` is its longest delay, in seconds."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def beat(self) -> None:
        last = time.perf_counter()
        while True:
            await asyncio.sleep(BEAT)
            now = time.perf_counter()
            self.longest = max(self.longest, now - last - BEAT)
            last = now


@asynccontextmanager
async def beating(name: str) -> AsyncIterator[None]:
    """Print the longest pause during the block."""
    heart = Heart()
    task = asyncio.create_task(heart.beat())
    await asyncio.sleep(10 * BEAT)
    begun = time.perf_counter()
    yield
    took = time.perf_counter() - begun
    await asyncio.sleep(10 * BEAT)
    task.cancel()
    show(name, heart.longest, f"s at the longest, of {took:.2f} s", f"bound {BOUND}")


async def measure(folder: Path) -> None:
    """Open the house, and do everything that reads the whole log of the long room."""
    house = House(folder)
    await house.open()
    await house.close()
    house = House(folder)
    async with beating("opening"):
        await house.open()
    assert ROOM in house.rooms.evicted
    gc.freeze()
    async with beating("loading"):
        room = await house.rooms.find(ROOM)

    async def show_pause(name: str, work: Awaitable[object]) -> None:
        async with beating(name):
            await work

    await show_pause("loading again", room.load())
    await show_pause("record", record_text(room, 1))
    await show_pause("shoe list", shoe_list(room))
    await house.close()


if __name__ == "__main__":
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(YOUNG_OBJECTS)
    with TemporaryDirectory() as name:
        make(Path(name), int(sys.argv[1]) if len(sys.argv) > 1 else EVENTS)
        asyncio.run(measure(Path(name)))
