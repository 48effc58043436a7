"""Recurring work of a house: it packs, deletes, checks its archive, and watches the disk."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from .config import HouseConfig
from .disk_space import PACK_AFTER_HOURS
from .model.clock import DAY, DAY_SECONDS, day_of
from .model.ledger import ISSUE, Transfer, player_account
from .model.refusal import Rejected
from .office import Office
from .room_limits import fate_of
from .rooms.quarantine import QuarantineReason
from .store.integrity import IntegrityError
from .store.queries.people import ARRIVAL_DAYS, forget_networks
from .store.queries.sizes import read_sizes

log = logging.getLogger(__name__)

TICK_SECONDS: Final = 60.0
WATCH_SECONDS: Final = 2.0
TABLES_AT_ONCE: Final = 50
"""Tables closed or put to sleep each minute."""
PACKS_A_TICK: Final = 2
"""Shoes packed each minute while people are connected."""
PACKS_WHEN_QUIET: Final = 60
GUESTS_AT_ONCE: Final = 50
SHOES_AT_ONCE: Final = 20
"""Shoes deleted in one transaction."""
PAGES_AT_ONCE: Final = 256
"""Pages of the database file given back to the file system each minute."""


class Housekeeping:
    """The recurring work of a house; a failing part is logged, and tried again later."""

    def __init__(self, house: Office, config: HouseConfig) -> None:
        self._house = house
        self.config = config
        self._unchecked: list[str] = []
        self._cleaned_at = 0.0
        self._checked_at = house.guests.limits.now() - DAY_SECONDS
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Work every minute until `stop`; look after connection and Salons every other second."""
        self._tasks.append(asyncio.create_task(self._run(), name="housekeeping"))
        self._tasks.append(asyncio.create_task(self._watch(), name="watch"))

    async def stop(self) -> None:
        """End after the step in progress."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _watch(self) -> None:
        """Notice a lost connection also while nobody plays, and Salons that are full or empty."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if self._house.storage.folder is None:
                await self._house.storage.ping()
            await self._try(self._house.room_factory.balance_salons)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            await self.tick()

    async def tick(self) -> None:
        """Run every part of the work once."""
        for step in (self.pack, self.clean, self.clear_tables, self.check_some):
            await self._try(step)

    async def _try(self, step: Callable[[], Awaitable[None]]) -> None:
        try:
            await step()
        except Exception:
            log.exception("housekeeping could not %s", step.__name__)

    @property
    def _quiet(self) -> bool:
        return not any(room.viewers for room in self._house.rooms.in_memory.values())

    @property
    def _closed(self) -> list[str]:
        return [room for room, card in self._house.rooms.evicted.items() if card.course == "closed"]

    def _before(self, seconds: float) -> str:
        """Return the time this many seconds ago, in ISO."""
        return datetime.fromtimestamp(self._house.guests.limits.now() - seconds, UTC).isoformat()

    async def pack(self) -> None:
        """Measure the space, and pack finished shoes, one at a time: tables go on in between."""
        self._house.space.refresh(self._house.storage)
        await self._house.space.measure_sizes(self._house.storage)
        before, closed = self._before(3600 * PACK_AFTER_HOURS), self._closed
        for _ in range(PACKS_WHEN_QUIET if self._quiet else PACKS_A_TICK):
            if not await self._house.storage.run(lambda store: store.pack_shoes(before, closed, 1)):
                break
        for room in [*self._house.storage.damaged]:
            self._house.rooms.set_aside(room, QuarantineReason.DAMAGED)
        await self._house.storage.run(lambda store: store.give_back_pages(PAGES_AT_ONCE))

    async def clean(self) -> None:
        """Once a day, delete idle guests, old history, and operators' expired entries."""
        now = self._house.guests.limits.now()
        if now < self._cleaned_at + DAY_SECONDS:
            return
        self._cleaned_at = now
        await self._house.moderation.remove_outdated(self._house.storage)
        today, week_ago = day_of(now), self._before(DAY_SECONDS * ARRIVAL_DAYS)[:DAY]
        await self._house.storage.change(lambda rows: forget_networks(rows, today, week_ago))
        if self.config.guest_days:
            day = self._before(DAY_SECONDS * self.config.guest_days)[:10]
            while await self._delete_guests(day) == GUESTS_AT_ONCE:
                pass
        if self.config.history_days:
            time = self._before(DAY_SECONDS * self.config.history_days)
            while await self._delete_history(time):
                pass

    async def clear_tables(self) -> None:
        """Close some tables of guests at which nobody has sat for a day; let others sleep."""
        now, done = self._house.guests.limits.now(), 0
        for card in self._house.rooms.cards():
            account = card.host in self._house.people.book.players
            fate = fate_of(card, now, account=account)
            if fate == "stay" or (fate == "sleep" and card.asleep):
                continue
            with suppress(Rejected):  # another process has it, or somebody comes
                if fate == "close":
                    await self._house.rooms.close_vacant(card.line.id)
                elif card.line.id not in self._house.rooms.in_memory:
                    await self._house.rooms.put_to_sleep(card.line.id)
            done += 1
            if done == TABLES_AT_ONCE:
                break

    async def _delete_guests(self, before: str) -> int:
        """Delete some guests who last came before a day, and return how many."""
        keep = frozenset(self._list_people())
        gone = await self._house.storage.run(
            lambda store: store.delete_idle_guests(before, keep, GUESTS_AT_ONCE)
        )
        for player in gone:
            account, units = player_account(player), self._house.accounts.purse(player)
            self._house.accounts.apply_transfers([Transfer("", 0, account, ISSUE, units)])
            self._house.accounts.balances.pop(account)
            self._house.guests.forget(player)
            self._house.moderation.sanctions.forget(player)
        return len(gone)

    def _list_people(self) -> Iterator[str]:
        """List everybody with a seat, a page or an open room."""
        for room in self._house.rooms.in_memory.values():
            yield from (viewer.player for viewer in room.viewers)
            yield from (who.player for _, who in room.state.taken)
        for card in self._house.rooms.cards():
            yield from card.seated
            yield from card.chips
            if card.host and card.course != "closed":
                yield card.host

    async def _delete_history(self, before: str) -> bool:
        """Delete some shoes that ended before a time, and return whether there were any."""
        closed, left = self._closed, await self._house.storage.read(read_sizes)
        gone = await self._house.storage.run(
            lambda store: store.delete_history(before, closed, SHOES_AT_ONCE)
        )
        for room in gone:
            self._house.rooms.evicted.pop(room, None)
        return (await self._house.storage.read(read_sizes)).packs != left.packs

    async def check_some(self) -> None:
        """Check the archive of one room, or the pages of the file once all rooms are checked.

        A round begins once a day, and waits for a day at most until nobody is connected.
        """
        now = self._house.guests.limits.now()
        waited = now - self._checked_at - DAY_SECONDS
        may_begin = self._quiet or waited >= DAY_SECONDS
        if waited < 0 or not (may_begin or self._unchecked):
            return
        if not self._unchecked:
            self._unchecked = sorted(await self._house.storage.check(lambda store: store.rooms()))
        room = self._unchecked.pop()
        fault = await self._house.storage.check(lambda store: store.check_archive(room))
        if fault and room not in self._house.rooms.quarantined:
            log.error("the archive of room %s is damaged: %s", room, fault.code)
            self._house.rooms.set_aside(room, QuarantineReason.DAMAGED)
        if not self._unchecked:
            self._checked_at = now
            try:
                await self._house.storage.check(lambda store: store.check_pages())
            except IntegrityError as damage:
                log.critical("the database is damaged: %s", damage.fault)
