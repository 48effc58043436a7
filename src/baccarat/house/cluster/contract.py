"""What the house and the web server need to know of the other processes that serve the house."""

import secrets
import time
from collections.abc import Callable, Collection, Sequence
from enum import StrEnum

import msgspec


class NoticeKind(StrEnum):
    """What a notice is about; its subject is an id, or `""` for everything of this kind."""

    ROOM = "room"
    """A room's entry in the lobby has changed; by room."""
    ACCOUNT = "account"
    """A balance has changed; by account."""
    LIMITS = "limits"
    """A player's own limits or their totals of the day have changed; by player."""
    LOGIN = "login"
    """A player's login or sessions have changed, or the player is being deleted; by player."""
    PROOF = "proof"
    """The owner of a session has just confirmed it; by hash. `""` says nothing."""
    SHARE = "share"
    """How many rooms a process serves; by process and number. `""` says nothing."""
    HANDED = "handed"
    """Rooms have been handed over to a process; by process."""
    MODERATION = "moderation"
    """Sanctions, rules of the house, invitations or announcements have changed; no subject."""


class Here(msgspec.Struct, frozen=True):
    """This process serves the room."""


class Elsewhere(msgspec.Struct, frozen=True):
    """Another process serves the room.

    `address` is its host and port for other processes, and `process` its id, which is another one
    after each start.
    """

    address: str
    process: str = ""


Location = Here | Elsewhere
Hear = Callable[[NoticeKind, str], None]


class Cluster:
    """The processes that serve one house, as seen from one of them.

    This class is the only process of a house: every room is here, and there is nobody to tell.
    """

    shared = False
    """Whether other processes may serve rooms of this house."""

    process: str
    """The id of this process, which is another one after each start."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(32)
        self.process = secrets.token_urlsafe(12)

    @property
    def serves(self) -> bool:
        """Whether this process may serve rooms; False while it cannot renew its membership."""
        return True

    def now(self) -> float:
        """Return seconds by a clock that all processes share."""
        return time.monotonic()

    async def locate(self, room: str) -> Location:  # noqa: ARG002 - they are all here
        """Return which process serves a room; this one takes it if no process has it.

        Raises Rejected for an unknown room where several processes share the house, and if nobody
        can serve it at present.
        """
        return Here()

    def epoch(self, room: str) -> int | None:  # noqa: ARG002 - nobody else could take it
        """Return the epoch of a room that is here, which every write carries; raises Rejected."""
        return None

    def rooms(self) -> Collection[str]:
        """List the rooms that this process has taken, loaded or not."""
        return ()

    async def others(self) -> Sequence[Elsewhere]:
        """List the other processes of the house."""
        return ()

    async def take_orphans(self) -> Collection[str]:
        """Take some rooms of processes that have ended without releasing them."""
        return ()

    async def hand_over(self, room: str, process: str) -> bool:  # noqa: ARG002 - there is no other
        """Hand a room to another process; False, with nothing changed, if that one is gone."""
        return False

    async def list_handed(self) -> Collection[str]:
        """List rooms that other processes have handed over to this one, and it has not taken."""
        return ()

    async def release(self, room: str) -> None:
        """Let any process take a room that is not in memory any more."""

    def lost(self, room: str) -> None:
        """Note that another process has taken a room, or may have."""

    async def open(self) -> None:
        """Begin to listen to the other processes."""

    async def close(self) -> None:
        """Leave the house: other processes may take all rooms at once."""

    async def peer_key(self) -> bytes:
        """Return the key by which processes recognise each other's requests."""
        return self._key

    def tell(self, kind: NoticeKind, subject: str = "") -> None:
        """Notify all processes, this one included, about a change; returns at once."""

    def listen(self, hear: Hear) -> None:
        """Call `hear` in the event loop for each notice.

        With each new connection it is called for each kind with the subject `""`.
        """
