"""A house in PostgreSQL that several processes serve: each room belongs to one of them."""

import asyncio
import hmac
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial
from threading import Event, Thread
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from ..model.refusal import HouseCode, Rejected, check
from ..store.address import DatabaseUrl
from ..store.integrity import COOKIE
from ..store.queries.leases import (
    JOIN,
    LEAVE,
    forget_processes,
    hand_over,
    other_processes,
    owner_of,
    release_room,
    rooms_of,
    take_orphans,
    take_room,
)
from ..store.storage import Storage
from .contract import Cluster, Elsewhere, Hear, Here, Location, NoticeKind
from .notices import Notices

RENEW_SECONDS: Final = 2.0
SERVE_SECONDS: Final = 6.0
"""How long this process serves without a renewal: less than others wait before they take over."""


class Membership:
    """Renews the membership in its own thread, with its own connection.

    Neither long writes nor a lost connection of the writer may look like the end of this process.
    """

    def __init__(self, engine: Engine, process: str, address: str) -> None:
        """Join; raises DBAPIError."""
        self._engine = engine
        self._row = (process, address)
        self._renewed = self._ahead = 0.0
        self._stopping = Event()
        self._renew()
        self._thread = Thread(target=self._run, name="membership", daemon=True)
        self._thread.start()

    @property
    def holds(self) -> bool:
        """Whether no other process can count this one as gone, by this machine's elapsed time."""
        return time.monotonic() - self._renewed < SERVE_SECONDS

    def _run(self) -> None:
        while not self._stopping.wait(RENEW_SECONDS):
            with suppress(DBAPIError):
                self._renew()

    def _renew(self) -> None:
        asked = time.monotonic()  # the database may have answered long before we hear of it
        with self._engine.connect() as connection, connection.begin():
            now = int(connection.exec_driver_sql(JOIN, self._row).scalar_one())
        self._renewed, self._ahead = asked, now / 1000 - asked

    def now(self) -> float:
        """Return seconds since 1970 by the clock of the database, as of the last renewal."""
        return time.monotonic() + self._ahead

    def leave(self) -> None:
        """Stop renewing, and let others take this process's rooms at once."""
        self._stopping.set()
        self._thread.join()
        self._renewed = -SERVE_SECONDS
        with suppress(DBAPIError), self._engine.connect() as connection, connection.begin():
            connection.exec_driver_sql(LEAVE, self._row[:1])
        self._engine.dispose()


ORPHANS_AT_ONCE: Final = 16
"""Rooms of processes that are gone which this one takes in one step."""
ATTEMPTS: Final = 4
"""To take a room whose row another process has locked."""
ATTEMPT_SECONDS: Final = 0.1


class Shared(Cluster):
    """One of the processes of a house; `address` is its host and port for the others."""

    shared = True

    def __init__(self, storage: Storage, address: str) -> None:
        """Join the house that the storage has opened; raises DBAPIError."""
        from ..store.dialects.postgres import NOTIFY, engine_of, hear  # noqa: PLC0415 - an extra

        assert isinstance(storage.place, DatabaseUrl)  # noqa: S101 - `House` has checked it
        url = storage.place.url
        self._storage = storage
        self.process = storage.process
        self._epochs: dict[str, int] = {}
        self._taking = WeakValueDictionary[str, asyncio.Lock]()
        self._membership = Membership(engine_of(url, ()), self.process, address)
        self._notices = Notices(engine_of(url, ()), NOTIFY, partial(hear, url))

    @property
    def serves(self) -> bool:
        return self._membership.holds

    def now(self) -> float:
        return self._membership.now()

    async def open(self) -> None:
        self._notices.open()
        await self._storage.change(forget_processes)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self._membership.leave)
        self._epochs.clear()
        await self._notices.close()

    def epoch(self, room: str) -> int | None:
        check(room in self._epochs, HouseCode.TABLE_FROZEN)
        return self._epochs[room]

    async def locate(self, room: str) -> Location:
        check(self.serves, HouseCode.TABLE_FROZEN)
        if room in self._epochs:
            return Here()
        async with self._taking.setdefault(room, asyncio.Lock()):
            if room in self._epochs:
                return Here()
            take = partial(take_room, process=self.process, room=room)
            for _ in range(ATTEMPTS):
                if owner := await self._owner_of(room):
                    return owner
                epoch = await self._storage.change(take)
                if epoch is not None:
                    self._epochs[room] = epoch
                    return Here()
                await asyncio.sleep(ATTEMPT_SECONDS)  # somebody else has its row for a moment
            raise Rejected(HouseCode.TABLE_FROZEN)

    async def _owner_of(self, room: str) -> Elsewhere | None:
        """Return the other process that has a room, if one has it; raises Rejected."""
        find = partial(owner_of, process=self.process, room=room)
        found = await self._storage.read(find)
        if found is None:
            raise Rejected(HouseCode.UNKNOWN_ROOM)
        return Elsewhere(*found) if found[0] else None

    def rooms(self) -> Collection[str]:
        return self._epochs.keys()

    async def others(self) -> Sequence[Elsewhere]:
        found = await self._storage.read(partial(other_processes, process=self.process))
        return [Elsewhere(*each) for each in found]

    async def take_orphans(self) -> Collection[str]:
        if not self.serves:
            return ()
        take = partial(take_orphans, process=self.process, most=ORPHANS_AT_ONCE)
        taken = await self._storage.change(take)
        self._epochs |= taken
        return taken.keys()

    async def hand_over(self, room: str, process: str) -> bool:
        async with self._taking.setdefault(room, asyncio.Lock()):
            work = partial(hand_over, process=self.process, room=room, to=process)
            given = await self._storage.change(work)
            if given:
                self._epochs.pop(room, None)
            return given

    async def list_handed(self) -> Collection[str]:
        owned = await self._storage.read(partial(rooms_of, process=self.process))
        return owned - self._epochs.keys()

    async def release(self, room: str) -> None:
        async with self._taking.setdefault(room, asyncio.Lock()):
            if self._epochs.pop(room, None) is not None:
                work = partial(release_room, process=self.process, room=room)
                await self._storage.change(work)

    def lost(self, room: str) -> None:
        self._epochs.pop(room, None)

    async def peer_key(self) -> bytes:
        key = await self._storage.read(lambda store: store.key(COOKIE))
        return hmac.digest(key, b"peers", "sha256")

    def tell(self, kind: NoticeKind, subject: str = "") -> None:
        self._notices.tell(kind, subject)

    def listen(self, hear: Hear) -> None:
        self._notices.listen(hear)
