"""How long a house keeps things, and how much space it may take; rooms are refused as it fills."""

import logging
from collections.abc import Iterable
from typing import Final

from .config import HouseConfig
from .model.refusal import HouseCode, check
from .store.queries.sizes import Sizes, Space, SpaceState, read_bytes_of, read_sizes
from .store.storage import Storage

PACK_AFTER_HOURS: Final = 1.0
"""A finished shoe is packed after this time, and the replies to its commands are deleted."""
HOST_BYTES: Final = 1 << 30
"""The most that the rooms of one host may take before more of them are refused."""

log = logging.getLogger(__name__)


class SpaceWatch:
    """Whether there is space for new rooms; play goes on as long as the disk takes it."""

    def __init__(self, config: HouseConfig) -> None:
        self.config = config
        self._warned = SpaceState.PLENTY
        self.sizes: Sizes | None = None
        """The sizes when they were last measured."""

    def refresh(self, storage: Storage) -> Space:
        """Measure the space, and log when its state changes."""
        space = storage.measure_space(self.config.house_bytes)
        if space.state is not self._warned:
            self._warned = space.state
            report = log.info if space.state is SpaceState.PLENTY else log.warning
            free = "unknown" if space.free is None else f"{space.free >> 20} MB"
            report(
                "space for new rooms: %s (free on the disk: %s; %d MB in the database)",
                space.state.value, free, space.used >> 20,
            )  # fmt: skip
        return space

    async def measure_sizes(self, storage: Storage) -> Sizes:
        """Measure the stored data."""
        self.sizes = await storage.read_archive(read_sizes)
        return self.sizes

    async def check_room(self, storage: Storage, rooms: Iterable[str]) -> None:
        """Raise Rejected if there is no space for another room of the host of these `rooms`."""
        state = self.refresh(storage).state
        check(state is SpaceState.PLENTY, HouseCode.STORAGE_LOW)
        mine = sorted(rooms)
        used = await storage.read(lambda store: read_bytes_of(store, mine)) if mine else 0
        check(used <= HOST_BYTES, HouseCode.STORAGE_QUOTA)
