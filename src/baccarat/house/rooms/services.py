"""The house as its rooms see it."""

import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

from ..care.care import CareBook
from ..model.ledger import BalanceOverflow, Overdrawn, Transfer
from ..model.refusal import HouseCode, NotDone
from ..store.batch import Batch, DuplicateCommand, VersionConflict
from ..store.reader import Reader
from ..store.store import is_disk_fault
from .failures import Reason
from .mailbox import BatchScheduler

T = TypeVar("T")

log = logging.getLogger(__name__)


class HouseServices(Protocol):
    """What a room needs of its house."""

    accounts: dict[str, int]
    care: CareBook
    turns: BatchScheduler

    async def read(self, work: Callable[[Reader], T]) -> T:
        """Read what is kept, all that was acknowledged so far."""
        ...

    async def look_up(self, work: Callable[[Reader], T]) -> T:
        """Read the same way what was played, which may be much: nobody who plays waits for it."""
        ...

    async def commit(self, batch: Batch) -> None:
        """Keep a batch, and return when it is on disk; raises Overdrawn and what stores raise."""
        ...

    def issuing(self, transfers: Sequence[Transfer]) -> AbstractContextManager[None]:
        """Count new chips as issued while they are written: other rooms may ask meanwhile."""
        ...

    def chips_elsewhere(self, player: str, room: str) -> int:
        """Add up what a player has at all tables but this room's, and is being issued; in units."""
        ...

    def apply_transfers(self, transfers: Sequence[Transfer]) -> None:
        """Take note of committed transfers."""
        ...

    def set_aside(self, room: str, reason: Reason) -> None:
        """Take a room out of use."""
        ...

    async def evict_if_idle(self, room: str) -> None:
        """Take a room in which nothing is due out of memory, unless somebody comes meanwhile."""
        ...

    def changed(self, room: str) -> None:
        """Take note that a room looks otherwise than before."""
        ...


async def commit_or_reject(house: HouseServices, batch: Batch) -> None:
    """Keep a batch; raises NotDone where nothing was kept and the room may go on as it was.

    Raises what a failing disk does, Conflict and Repeated: then there may be more on disk.
    """
    try:
        with house.issuing(batch.transfers):
            await house.commit(batch)
    except Overdrawn:
        raise NotDone(HouseCode.OVER_ACCOUNT) from None
    except BalanceOverflow:
        raise NotDone(HouseCode.OVER_BOOKS) from None
    except Exception as fault:
        if isinstance(fault, VersionConflict | DuplicateCommand) or is_disk_fault(fault):
            raise
        log.exception("room %s cannot keep what was to happen", batch.room)
        raise NotDone(HouseCode.TABLE_FROZEN) from None
