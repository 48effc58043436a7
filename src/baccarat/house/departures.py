"""Deleting a player: they get up from every table first, so that no chips are lost."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from .guests import Guests
from .model.commands import CloseRoom, GetUp
from .model.guest import Guest
from .model.ledger import Accounts
from .model.refusal import Rejected
from .moderation import SanctionBook
from .people.session_book import SessionBook
from .room_directory import RoomDirectory
from .store.queries.identity import add_departure, forget_player, scrub_player
from .store.storage import Storage

log = logging.getLogger(__name__)

FOREVER_HOURS: Final = 24 * 366
"""The break that keeps a leaving player from sitting down again: the longest there is."""


class Departures:
    """The players who asked to be deleted, until each of them is gone.

    A seat is given up when its stakes are settled. The deletion waits for that, also across
    restarts.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - wherever a player leaves something
        self,
        storage: Storage,
        accounts: Accounts,
        guests: Guests,
        book: SessionBook,
        sanctions: SanctionBook,
        rooms: RoomDirectory,
    ) -> None:
        self._storage = storage
        self._accounts = accounts
        self._guests = guests
        self._book = book
        self._sanctions = sanctions
        self._rooms = rooms
        self._waiting: list[Guest] = []
        self._working = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def resume(self, leaving: Iterable[Guest]) -> None:
        """Go on with the deletions that were asked for before a restart."""
        known = {guest.player for guest in self._waiting}
        self._waiting += [guest for guest in leaving if guest.player not in known]
        self._book.leaving |= {guest.player for guest in self._waiting}
        self._rooms.changed.set()
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
        await self._storage.change(lambda rows: add_departure(rows, player, now))
        self._book.leaving.add(player)
        self._book.remove_player(player)
        self._waiting.append(guest)
        await self._guests.start_break(guest, FOREVER_HOURS)
        await self._rooms.have_get_up(player, guest.name)
        await self._work()
        self._start()
        return player not in self._book.leaving

    def _start(self) -> None:
        if self._waiting and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name="departures")

    async def _run(self) -> None:
        while self._waiting:
            await self._rooms.changed.wait()  # a coup may have ended
            await self._work()

    async def _work(self) -> None:
        """Delete everybody without a seat."""
        async with self._working:
            self._rooms.changed.clear()
            for guest in tuple(self._waiting):
                try:
                    if await self._has_left(guest):
                        await self._delete(guest)
                        self._waiting.remove(guest)
                except Exception:  # tried again after the next coup, and after a restart
                    log.exception("player %s could not be deleted yet", guest.player)

    async def _has_left(self, guest: Guest) -> bool:
        """Close a player's own rooms and give up their seats; return whether they have none."""
        rooms = self._rooms
        for hosted in tuple(rooms.list_hosted_by(guest.player)):
            with suppress(Rejected):
                room = await rooms.find(hosted, to_close=True)
                await room.ask_now(guest.player, guest.name, CloseRoom())
        for room in tuple(rooms.in_memory.values()):
            seat = room.state.seats.get(guest.player)
            if seat and seat not in room.state.leaving:
                with suppress(Rejected):
                    await room.ask_now(guest.player, guest.name, GetUp())
        return not any(
            room.state.seats.get(guest.player) for room in rooms.in_memory.values()
        ) and not any(guest.player in room.seated for room in rooms.evicted.values())

    async def _delete(self, guest: Guest) -> None:
        player, storage = guest.player, self._storage
        while await storage.change(lambda rows: scrub_player(rows, player)):
            pass
        transfers = await storage.change(lambda rows: forget_player(rows, player))
        self._accounts.apply_transfers(transfers)
        for room in self._rooms.in_memory.values():
            room.chatter.forget(player)
        self._guests.limits.forget(player)
        self._sanctions.forget(player)
        self._book.leaving.discard(player)
