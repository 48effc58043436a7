"""A room with a long log is loaded in slices and does not hold up anyone else."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from baccarat.house.house import House
from baccarat.house.model.settings import Settings
from baccarat.house.model.state import LoggedEvent, PaceSet
from baccarat.house.room_directory import DEFAULT_ROOM
from baccarat.house.rooms.rebuild import SLICE, RoomReplay
from baccarat.house.store.batch import Batch
from baccarat.house.store.codecs import settings_body
from baccarat.house.store.reader import Reader
from baccarat.house.store.store import Store
from baccarat.rules import preset

pytestmark = pytest.mark.usefixtures("on_both")

LONG: Final = "long"
LENGTHS: Final = (SLICE - 1, SLICE, SLICE + 1, 4 * SLICE + 2)


def _make(folder: Path, events: int) -> None:
    store = Store(folder)
    made = Settings(id=LONG, name="Long", preset=preset("punto-banco"), host="ada")
    changes = [PaceSet("quick" if number % 2 else "slow") for number in range(events)]
    store.add_room(LONG, settings_body(made), Batch(LONG, 0, changes))
    store.close()


async def _asleep(folder: Path) -> House:
    """Open a house in which the long room is not in memory."""
    house = House(folder)
    await house.open()
    assert LONG in house.rooms.evicted
    return house


@pytest.mark.parametrize("events", LENGTHS)
def test_a_room_is_loaded_in_slices_and_the_loop_turns_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, events: int
) -> None:
    _make(tmp_path, events)
    slices: list[int] = []
    turned: list[bool] = []
    take = RoomReplay.take

    def taken(replay: RoomReplay, some: Sequence[LoggedEvent]) -> None:
        assert all(turned), "the loop did not turn since the slice before"
        slices.append(len(some))
        turned.append(False)
        place = len(turned) - 1
        asyncio.get_running_loop().call_soon(turned.__setitem__, place, True)
        take(replay, some)

    async def load() -> None:
        house = await _asleep(tmp_path)
        monkeypatch.setattr(RoomReplay, "take", taken)
        room = await house.rooms.find(LONG)
        assert room.seq == events
        assert room.state.pace == ("slow" if events % 2 else "quick")
        await house.close()

    asyncio.run(load())
    assert sum(slices) == events
    assert max(slices) <= SLICE


class _Held:
    """Holds up reads of the long room's log until it is released."""

    def __init__(self, house: House) -> None:
        self.read = house.storage.read
        self.begun = asyncio.Event()
        self.go = asyncio.Event()
        self.loads = 0

    async def __call__(self, work: Callable[[Reader], Any]) -> Any:
        found = await self.read(work)
        if isinstance(found, list) and len(found) == SLICE:
            self.loads += 1
            self.begun.set()
            await self.go.wait()
        return found


def test_nobody_else_waits_for_a_room_that_is_being_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _make(tmp_path, 2 * SLICE + 1)

    async def load() -> None:
        house = await _asleep(tmp_path)
        at_table = await house.rooms.find(DEFAULT_ROOM)
        held = _Held(house)
        monkeypatch.setattr(house.storage, "read", held)
        loading = [asyncio.create_task(house.rooms.find(LONG)) for _ in range(3)]
        await held.begun.wait()
        other = asyncio.create_task(house.rooms.find(DEFAULT_ROOM))
        await asyncio.sleep(0)
        assert other.done()
        assert other.result() is at_table
        assert not any(task.done() for task in loading)
        held.go.set()
        first, *others = await asyncio.gather(*loading)
        assert all(room is first for room in others)
        assert first.seq == 2 * SLICE + 1
        assert held.loads == 1
        await house.close()

    asyncio.run(load())


def test_a_room_that_is_loaded_again_shows_its_old_state_until_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _make(tmp_path, 2 * SLICE + 1)

    async def load() -> None:
        house = await _asleep(tmp_path)
        room = await house.rooms.find(LONG)
        held = _Held(house)
        monkeypatch.setattr(house.storage, "read", held)
        before, seq = room.state, room.seq
        again = asyncio.create_task(room.load())
        await held.begun.wait()
        assert room.state is before
        held.go.set()
        await again
        assert (room.state, room.seq) == (before, seq)
        await house.close()

    asyncio.run(load())
