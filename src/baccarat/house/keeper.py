"""The house as its rooms see it."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from .aside import Reason
from .batch import Batch
from .care import CareBook
from .ledger import Transfer
from .store import Store

T = TypeVar("T")


class Keeper(Protocol):
    """What a room needs of its house."""

    accounts: dict[str, int]
    care: CareBook

    async def keep(self, work: Callable[[Store], T]) -> T:
        """Run work on the store in its own thread."""
        ...

    async def commit(self, batch: Batch) -> None:
        """Keep a batch, and return when it is on disk; raises Overdrawn and what stores raise."""
        ...

    def booked(self, transfers: Sequence[Transfer]) -> None:
        """Take note of committed transfers."""
        ...

    def set_aside(self, room: str, reason: Reason) -> None:
        """Take a room out of use."""
        ...

    def changed(self, room: str) -> None:
        """Take note that a room looks otherwise than before."""
        ...
