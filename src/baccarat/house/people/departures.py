"""Deleting a player: they get up from every table first, so that no chips are lost."""

import asyncio
import logging
from collections.abc import Container, Iterable, Mapping
from contextlib import suppress
from typing import Final, Protocol

from ..model.commands import CloseRoom, GetUp
from ..model.guest import Guest
from ..model.ledger import Accounts
from ..model.refusal import Rejected
from ..rooms.mailbox import BatchScheduler
from ..rooms.room import Room
from ..self_limits import SelfLimitBook
from ..store.queries.identity import add_departure, forget_player, scrub_player
from ..store.storage import Storage
from .session_book import SessionBook

log = logging.getLogger(__name__)

FOREVER_HOURS: Final = 24 * 366
"""The break that keeps a leaving player from sitting down again: the longest there is."""


class Entry(Protocol):
    """A room that is not in memory here."""

    @property
    def seated(self) -> Container[str]:
        """The players who have a seat."""
        ...


class Tables(Protocol):
    """What a departure needs of the rooms."""

    @property
    def in_memory(self) -> Mapping[str, Room]: ...

    @property
    def evicted(self) -> Mapping[str, Entry]: ...

    async def find(self, room: str, *, to_close: bool = False) -> Room:
        """Return a room, loading it if it is not in memory; raises Rejected."""
        ...

    def list_hosted_by(self, player: str) -> Iterable[str]:
        """List the rooms of a host that are not closed."""
        ...


class Sanctions(Protocol):
    """What a departure needs of the sanctions."""

    def forget(self, player: str) -> None:
        """Remove all sanctions of a deleted player."""
        ...


class House(Protocol):
    """What a departure needs of the house."""

    turns: BatchScheduler

    @property
    def storage(self) -> Storage: ...

    @property
    def accounts(self) -> Accounts: ...

    @property
    def limits(self) -> SelfLimitBook: ...

    @property
    def rooms(self) -> Tables: ...

    @property
    def sanctions(self) -> Sanctions: ...

    async def start_break(self, guest: Guest, hours: int) -> None:
        """Make a player get up from all tables, and keep them from sitting down."""
        ...


class Departures:
    """The players who asked to be deleted, until each of them is gone.

    A seat is given up when its stakes are settled. The deletion waits for that, also across
    restarts.
    """

    def __init__(self, house: House, book: SessionBook) -> None:
        self._house = house
        self._book = book
        self._waiting: list[Guest] = []
        self._stirred = asyncio.Event()
        self._working = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def resume(self, leaving: Iterable[Guest]) -> None:
        """Go on with the deletions that were asked for before a restart."""
        known = {guest.player for guest in self._waiting}
        self._waiting += [guest for guest in leaving if guest.player not in known]
        self._book.leaving |= {guest.player for guest in self._waiting}
        self._stirred.set()
        self._start()

    async def close(self) -> None:
        """Stop; unfinished deletions go on when the house is next opened."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def end(self, guests: Iterable[Guest]) -> None:
        """End guests whose departure is stored: they cannot come back, and are deleted soon."""
        leaving = tuple(guests)
        for guest in leaving:
            self._book.leaving.add(guest.player)
            self._book.remove_player(guest.player)
        self.resume(leaving)

    async def depart(self, guest: Guest) -> bool:
        """End a player's sessions and delete them; return whether they are gone already."""
        player, now = guest.player, int(self._book.now())
        await self._house.storage.run(
            lambda store: store.change(lambda rows: add_departure(rows, player, now))
        )
        self._book.leaving.add(player)
        self._book.remove_player(player)
        self._waiting.append(guest)
        await self._house.start_break(guest, FOREVER_HOURS)
        await self._work()
        self._start()
        return player not in self._book.leaving

    def room_changed(self) -> None:
        """Look again whether a player can go: a coup may have ended."""
        if self._waiting:
            self._stirred.set()

    def _start(self) -> None:
        if self._waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name="departures")

    async def _run(self) -> None:
        while self._waiting:
            await self._stirred.wait()
            await self._work()

    async def _work(self) -> None:
        """Delete everybody without a seat."""
        async with self._working:
            self._stirred.clear()
            for guest in tuple(self._waiting):
                try:
                    if await self._has_left(guest):
                        await self._delete(guest)
                        self._waiting.remove(guest)
                except Exception:  # tried again after the next coup, and after a restart
                    log.exception("player %s could not be deleted yet", guest.player)

    async def _has_left(self, guest: Guest) -> bool:
        """Close a player's own rooms and give up their seats; return whether they have none."""
        rooms = self._house.rooms
        for hosted in tuple(rooms.list_hosted_by(guest.player)):
            with suppress(Rejected):
                room = await rooms.find(hosted, to_close=True)
                await room.ask_now(guest.player, guest.name, CloseRoom())
        for room in tuple(rooms.in_memory.values()):
            seat = room.state.seat_of(guest.player)
            if seat and seat not in room.state.leaving:
                with suppress(Rejected):
                    await room.ask_now(guest.player, guest.name, GetUp())
        return not any(
            room.state.seat_of(guest.player) for room in rooms.in_memory.values()
        ) and not any(guest.player in room.seated for room in rooms.evicted.values())

    async def _delete(self, guest: Guest) -> None:
        player, storage = guest.player, self._house.storage
        while await storage.run(
            lambda store: store.change(lambda rows: scrub_player(rows, player))
        ):
            pass
        transfers = await storage.run(
            lambda store: store.change(lambda rows: forget_player(rows, player))
        )
        self._house.accounts.apply_transfers(transfers)
        for room in self._house.rooms.in_memory.values():
            room.chatter.forget(player)
        self._house.limits.forget(player)
        self._house.sanctions.forget(player)
        self._book.leaving.discard(player)
