"""A house that one process serves: every room is here, and there is nobody to tell."""

import secrets
import time
from collections.abc import Collection, Sequence

from .contract import Elsewhere, Hear, Here, Kind, Location


class Alone:
    """The only process of a house."""

    serves = True
    shared = False

    def __init__(self) -> None:
        self._key = secrets.token_bytes(32)
        self.process = secrets.token_urlsafe(12)

    def now(self) -> float:
        """Return seconds by the only clock there is."""
        return time.monotonic()

    async def locate(self, room: str) -> Location:  # noqa: ARG002 - they are all here
        """Return Here, also for an unknown room: `RoomDirectory.find` raises Rejected for it."""
        return Here()

    def epoch(self, room: str) -> int | None:  # noqa: ARG002 - nobody else could take it
        """Return None: writes need not be compared with anything."""
        return None

    def rooms(self) -> Collection[str]:
        """Return nothing: no room has to be taken."""
        return ()

    async def others(self) -> Sequence[Elsewhere]:
        """Return nothing."""
        return ()

    async def take_orphans(self) -> Collection[str]:
        """Return nothing."""
        return ()

    async def hand_over(self, room: str, process: str) -> bool:  # noqa: ARG002 - there is no other
        """Return False."""
        return False

    async def list_handed(self) -> Collection[str]:
        """Return nothing."""
        return ()

    async def release(self, room: str) -> None:
        """Do nothing."""

    def lost(self, room: str) -> None:
        """Do nothing."""

    async def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""

    async def peer_key(self) -> bytes:
        """Return a key that no other process has."""
        return self._key

    def tell(self, kind: Kind, subject: str = "") -> None:
        """Do nothing."""

    def listen(self, hear: Hear) -> None:
        """Do nothing: there are no notices."""
