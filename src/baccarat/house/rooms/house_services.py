"""The interface of the house to its rooms."""

import logging
from collections.abc import Callable
from typing import Protocol, TypeVar

from ..model.ledger import Accounts
from ..self_limits import SelfLimitBook
from ..store.batch import (
    Batch,
)
from ..store.reader import Reader
from .mailbox import BatchScheduler
from .quarantine import Reason

T = TypeVar("T")

log = logging.getLogger(__name__)


class RoomStorage(Protocol):
    """The part of the storage that a room uses."""

    async def read(self, work: Callable[[Reader], T]) -> T:
        """Read from the store; sees everything acknowledged so far."""
        ...

    async def read_archive(self, work: Callable[[Reader], T]) -> T:
        """Like `read`, for past games, which may be long: nobody at a table waits for it."""
        ...

    async def commit(self, batch: Batch) -> None:
        """Write a batch, and return once it is on disk; raises what the store raises."""
        ...


class OtherRooms(Protocol):
    """The part of the room directory that a room uses."""

    def chips_elsewhere(self, player: str, room: str) -> int:
        """Units that a player has at the tables of all other rooms, or is being issued."""
        ...

    def room_changed(self, room: str) -> None:
        """Note that the room's entry in the lobby may have changed."""
        ...

    def set_aside(self, room: str, reason: Reason) -> None:
        """Take a room out of use."""
        ...

    def put_down(self, room: str) -> None:
        """Stop serving a room that another process has taken."""
        ...

    async def hand_over(self, room: str, process: str) -> None:
        """Let another process serve a room that can be left; call it in the room's turn."""
        ...

    async def evict_if_idle(self, room: str) -> None:
        """Remove a room with nothing to do from memory, unless somebody comes meanwhile."""
        ...


class RoomModeration(Protocol):
    """The operators' settings that a room needs."""

    def is_muted(self, player: str) -> bool:
        """Whether a player may not speak anywhere in the house."""
        ...

    def needs_account(self, player: str) -> bool:
        """Whether a player has to make an account before they may play, speak or host."""
        ...

    @property
    def salon_hosts(self) -> frozenset[str]:
        """The players who act as hosts of the house's own rooms."""
        ...

    def announcement_frame(self) -> bytes | None:
        """Return the message with the current announcements, if there are any."""
        ...


class HouseServices(Protocol):
    """The parts of the house that a room uses."""

    turns: BatchScheduler
    accounts: Accounts

    @property
    def storage(self) -> RoomStorage: ...

    @property
    def limits(self) -> SelfLimitBook: ...

    @property
    def rooms(self) -> OtherRooms: ...

    @property
    def moderation(self) -> RoomModeration: ...
