"""What a room needs of its house."""

from dataclasses import dataclass
from typing import Protocol

from ..model.ledger import Accounts
from ..moderation import Moderation
from ..self_limits import SelfLimitBook
from ..store.storage import Storage
from .mailbox import BatchScheduler
from .quarantine import QuarantineReason


class OtherRooms(Protocol):
    """The part of the room directory that a room uses: the directory is above the rooms."""

    def is_seated_elsewhere(self, player: str, room: str) -> bool:
        """Whether a player has a place at another table."""

    def chips_elsewhere(self, player: str, room: str) -> int:
        """Units that a player has at the tables of all other rooms, or is being issued."""
        ...

    def room_changed(self, room: str) -> None:
        """Note that the room's entry in the lobby may have changed."""
        ...

    def set_aside(self, room: str, reason: QuarantineReason) -> None:
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


@dataclass(frozen=True, slots=True)
class RoomServices:
    """The parts of the house that a room uses."""

    turns: BatchScheduler
    accounts: Accounts
    storage: Storage
    limits: SelfLimitBook
    moderation: Moderation
    rooms: OtherRooms
