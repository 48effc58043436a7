"""The interface of the house to its rooms."""

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
    """The part of the house that a room uses."""

    accounts: dict[str, int]
    care: CareBook
    turns: BatchScheduler

    async def read(self, work: Callable[[Reader], T]) -> T:
        """Read from the store; sees everything acknowledged so far."""
        ...

    async def look_up(self, work: Callable[[Reader], T]) -> T:
        """Like `read`, for past games, which may be long: nobody at a table waits for it."""
        ...

    async def commit(self, batch: Batch) -> None:
        """Write a batch, and return once it is on disk; raises what the store raises."""
        ...

    def issuing(self, transfers: Sequence[Transfer]) -> AbstractContextManager[None]:
        """Count new chips as issued while they are written: other rooms may ask meanwhile."""
        ...

    def chips_elsewhere(self, player: str, room: str) -> int:
        """Units that a player has at the tables of all other rooms, or is being issued."""
        ...

    def apply_transfers(self, transfers: Sequence[Transfer]) -> None:
        """Update the accounts after a commit."""
        ...

    def set_aside(self, room: str, reason: Reason) -> None:
        """Take a room out of use."""
        ...

    async def evict_if_idle(self, room: str) -> None:
        """Remove a room with nothing to do from memory, unless somebody comes meanwhile."""
        ...

    def changed(self, room: str) -> None:
        """Note that the room's entry in the lobby may have changed."""
        ...


async def commit_or_reject(house: HouseServices, batch: Batch) -> None:
    """Write a batch; raises NotDone if nothing was written and the room may go on unchanged.

    Raises disk faults, VersionConflict and DuplicateCommand as they are: after those, the store
    may hold more than the room knows.
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
