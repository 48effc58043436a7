"""Notice early that the disk fills: refuse new rooms, and warn in the log."""

import logging
from collections.abc import Iterable

from .model.refusal import HouseCode, check
from .retention import Policy
from .store.queries.sizes import Sizes, read_bytes_of, read_sizes
from .store.space import Space, SpaceState
from .store.storage import Storage

log = logging.getLogger(__name__)


class SpaceWatch:
    """Whether there is space for new rooms; play goes on as long as the disk takes it."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._warned = SpaceState.PLENTY
        self.sizes: Sizes | None = None
        """The sizes when they were last measured."""

    def refresh(self, storage: Storage) -> Space:
        """Measure the space, and log when its state changes."""
        space = storage.measure_space(self.policy.house_bytes)
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
        check(used <= self.policy.host_bytes, HouseCode.STORAGE_QUOTA)
