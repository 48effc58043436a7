"""The house: its rooms, its guests, and access to the store."""

import asyncio
import logging
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cached_property, partial
from pathlib import Path
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from ..rules import PRESETS
from .care.care import Care, CareBook, Limits
from .care.clock import HouseClock, this_machine
from .hosting.bets import bets_by_file, bets_on_offer
from .hosting.form import Forms, forms
from .hosting.order import RoomSpec as RoomSpec  # noqa: PLC0414 - offered here too
from .hosting.order import settings_of
from .lobby.evicted_rooms import asleep_body, read_asleep
from .lobby.lobby import Lobby
from .lobby.room_card import RoomCard, in_place_of, room_card
from .model.commands import Command, Enter, GetUp
from .model.day import day_of
from .model.guest import Guest
from .model.ledger import ISSUE, BalanceOverflow, Transfer, player_account
from .model.names import clean_name
from .model.refusal import HouseCode, NotDone, check
from .model.settings import Settings
from .rooms.failures import (
    QuarantinedRoom,
    Reason,
    from_open_room,
    from_stored_settings,
    give_up_shoe,
)
from .rooms.loading import initial_batch
from .rooms.mailbox import BatchScheduler
from .rooms.room import Room
from .rooms.worker import Worker
from .store.batch import Batch
from .store.codecs import read_settings, settings_body
from .store.integrity import COOKIE
from .store.reader import Reader
from .store.store import Store, is_disk_fault
from .store.writer import Writer

T = TypeVar("T")

log = logging.getLogger(__name__)

WELCOME_CHIPS: Final = 1_000_000
"""Units of play chips that a new guest gets: 10,000 chips."""
DEFAULT_ROOM: Final = "salon"
"""The house's own room; a replacement for a closed one has a number after this name."""

MOST_ROOMS: Final = 1_000
"""Open rooms in the house at most."""
MAX_ROOMS_PER_HOST: Final = 20
"""Open rooms per host at most."""


class House:
    """All rooms of one data folder."""

    def __init__(
        self, folder: Path, *, thread: Executor | None = None, accept_loss: bool = False
    ) -> None:
        """Open and check the data folder; raises what Store raises, and BadBets.

        `thread` is the store's. `accept_loss` is passed on to it.
        """
        self.folder = folder
        self.bets = bets_on_offer(folder)
        self.bets_by_file = bets_by_file(folder)
        self._thread = thread or ThreadPoolExecutor(1, thread_name_prefix="store")
        self._reading = thread or ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._looking_up = thread or ThreadPoolExecutor(1, thread_name_prefix="archivist")
        try:
            opening = partial(Store, folder, accept_loss=accept_loss)
            self._store = self._thread.submit(opening).result()
        except BaseException:
            self._shut_down()
            raise
        self.notices = self._store.notices
        """The changes that were made to the folder on opening."""
        self.commits = Writer(self._thread, self._store)
        """The queue of changes to write, and how long that takes."""
        self.turns = BatchScheduler()
        self.accounts: dict[str, int] = {}
        self._clock = HouseClock(this_machine(), self._thread.submit(self._store.mark).result())
        self.care = CareBook(self._clock.now)
        self.rooms: dict[str, Room] = {}
        self.aside: dict[str, QuarantinedRoom] = {}
        self.evicted: dict[str, RoomCard] = {}
        self._load_lock = WeakValueDictionary[str, asyncio.Lock]()
        self._making: dict[str, str] = {}
        self._caring = asyncio.Lock()
        self._pending: Counter[str] = Counter()
        self.lobby = Lobby()
        self.standing = DEFAULT_ROOM
        """The house's own open room."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._shoe_endings: list[asyncio.Task[None]] = []

    @property
    def disk_fails(self) -> bool:
        """Whether the disk refused the last changes."""
        return self.commits.disk_fails

    @cached_property
    def forms(self) -> Forms:
        """The choices for a new room, with the bets that were in the folder on opening."""
        return forms(self.bets_by_file)

    async def open(self) -> None:
        """Start every room that has something to do; quarantine those that fail to load.

        Rooms with an up-to-date lobby entry stay out of memory. All others are loaded, and evicted
        again if they have nothing to do.
        """
        self.accounts = await self.read(lambda store: store.balances())
        await self._save_clock()
        today = day_of(self.care.now())
        self.care.cares, self.care.days = await self.read(lambda store: store.cares(today))
        made = await self.read(lambda store: store.rooms())
        self.evicted = read_asleep(await self.read(lambda store: store.evicted()))
        # Visitors could change its pace in earlier versions.
        self.evicted.pop(DEFAULT_ROOM, None)
        for room in self._store.damaged:
            self.set_aside(room, Reason.DAMAGED, made.pop(room, b""))
        for room in made.keys() - self.evicted.keys():
            await self._open_room(room, made[room])
        self.standing = in_place_of(DEFAULT_ROOM, self.thumbnails())
        if self.standing not in self.rooms.keys() | self.aside.keys() | self.evicted.keys():
            await self._make_standing_room()
        await self._evict([room for room in self.rooms.values() if room.idle])

    async def _make_standing_room(self) -> None:
        made = Settings(id=self.standing, name="Salon", preset=PRESETS[0], bots=2)
        try:
            await self._make(made)
        except NotDone:
            self.set_aside(self.standing, Reason.FAULTS, settings_body(made))

    async def _open_room(self, room: str, made: bytes) -> None:
        reason = Reason.SETTINGS
        try:
            settings = read_settings(made)
            reason = Reason.LOG
            await self._start_room(settings)
        except Exception as fault:
            if room in self.evicted and is_disk_fault(fault):
                raise NotDone(HouseCode.TABLE_FROZEN) from None
            self.set_aside(room, reason, made)

    async def evict_if_idle(self, room: str) -> None:
        """Remove a room with nothing to do from memory, unless somebody comes meanwhile."""
        await self._evict([self.rooms[room]])

    async def _evict(self, rooms: Sequence[Room]) -> None:
        """Save the rooms' lobby entries, and drop those rooms that have not changed meanwhile."""
        seen = {room.settings.id: (room.seq, room_card(room)) for room in rooms}
        bodies = {name: asleep_body(*looks) for name, looks in seen.items()}
        await self.run_in_store(lambda store: store.save_evicted(bodies))
        for room in rooms:
            name = room.settings.id
            seq, looks = seen[name]
            if name in self.rooms and room.idle and room.seq == seq:
                self.evicted[name] = looks
                del self.rooms[name], self._tasks[name]
                room.end()

    def thumbnails(self) -> list[RoomCard]:
        """List the lobby entries of all rooms, in memory or not: the house's own room first."""
        seen = [*map(room_card, self.rooms.values()), *self.evicted.values()]
        return sorted(seen, key=lambda room: room.line.id != self.standing)

    def set_aside(self, room: str, reason: Reason, made: bytes = b"") -> None:
        """Take a room out of use until the next start, and report it in the log and the lobby.

        `made` are the encoded settings of a room that is not in memory.
        """
        if room in self.aside:
            return
        log.error("room %s is set aside: %s", room, reason, exc_info=sys.exception())
        self.evicted.pop(room, None)
        at_work = self.rooms.pop(room, None)
        known = (
            from_open_room(at_work.settings, reason, private=at_work.state.hosting.private)
            if at_work
            else from_stored_settings(room, made, reason)
        )
        if room == self.standing:
            known = replace(known, private=False)
        self.aside[room] = known
        self.lobby.set_aside(known)
        if at_work:
            at_work.end()
        self._shoe_endings.append(asyncio.create_task(give_up_shoe(self.run_in_store, room)))

    async def close(self) -> None:
        """Stop the rooms as they are; nothing needs saving."""
        self.lobby.close()
        for task in self._tasks.values():
            task.cancel()
        for task in self._tasks.values():
            with suppress(asyncio.CancelledError):
                await task
        await self.commits.finish()
        await asyncio.gather(*self._shoe_endings)
        for reading in (self.read, self.look_up):
            await reading(lambda store: store)  # waits for reads in progress
        await self.run_in_store(lambda store: store.close())
        self._shut_down()

    def _shut_down(self) -> None:
        for thread in (self._reading, self._looking_up, self._thread):
            thread.shutdown()

    async def read(self, work: Callable[[Reader], T]) -> T:
        """Read from the store in one snapshot of everything acknowledged; waits for no write."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._store.reader.ask, work)

    async def look_up(self, work: Callable[[Reader], T]) -> T:
        """Like `read`, for past games, which may be long: nobody at a table waits for it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._looking_up, self._store.archive_reader.ask, work)

    async def run_in_store(self, work: Callable[[Store], T]) -> T:
        """Run a callable that writes in the store's own thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, work, self._store)

    async def commit(self, batch: Batch) -> None:
        """Write a batch, and return once it is on disk; raises what the store raises."""
        await self.commits.commit(batch)

    @contextmanager
    def issuing(self, transfers: Sequence[Transfer]) -> Iterator[None]:
        """Count new chips as issued while they are written: other rooms may ask meanwhile."""
        issued = [each for each in transfers if each.source == ISSUE]
        total = sum(each.amount for each in issued)
        self.accounts[ISSUE] = self.accounts.get(ISSUE, 0) - total
        self._pending.update({each.target: each.amount for each in issued})
        try:
            yield
        finally:
            self.accounts[ISSUE] += total
            self._pending.subtract({each.target: each.amount for each in issued})
            self._pending += Counter()  # drops the zero entries

    def chips_elsewhere(self, player: str, room: str) -> int:
        """Units that a player has at the tables of all other rooms, or is being issued."""
        tables = (at.state for at in self.rooms.values() if at.settings.id != room)
        seats = ((state, state.seat_of(player)) for state in tables)
        held = sum(state.chips(seat) for state, seat in seats if seat)
        return held + self._pending[player_account(player)]

    def apply_transfers(self, transfers: Sequence[Transfer]) -> None:
        """Update the accounts after a commit."""
        for each in transfers:
            self.accounts[each.source] = self.accounts.get(each.source, 0) - each.amount
            self.accounts[each.target] = self.accounts.get(each.target, 0) + each.amount

    def changed(self, room: str) -> None:
        """Note that the room's entry in the lobby may have changed."""
        if room in self.rooms:
            self.lobby.changed(self.rooms[room])

    async def cookie_key(self) -> bytes:
        """Return the key that signs cookies, which is stored with the data."""
        return await self.read(lambda store: store.key(COOKIE))

    async def welcome(self, name: str) -> Guest:
        """Register a new guest, with play chips; raises NotDone for an invalid name."""
        clean = clean_name(name)
        player = secrets.token_urlsafe(12)
        chips = [Transfer("", 0, ISSUE, player_account(player), WELCOME_CHIPS)]
        try:
            await self.run_in_store(lambda store: store.add_player(player, clean, chips))
        except BalanceOverflow:
            raise NotDone(HouseCode.OVER_BOOKS) from None
        self.apply_transfers(chips)
        return Guest(player, clean, WELCOME_CHIPS)

    async def guest(self, player: str) -> Guest:
        """Look up a guest; raises NotDone if unknown."""
        name = await self.read(lambda store: store.player(player))
        if name is None:
            raise NotDone(HouseCode.NOT_SIGNED_IN)
        return Guest(player, name, self.accounts.get(player_account(player), 0))

    async def limit(self, guest: Guest, wanted: Limits) -> None:
        """Set a player's own limits."""
        await self._change_care(guest, lambda care, now: care.wish(wanted, now))

    async def start_break(self, guest: Guest, hours: int) -> None:
        """Start a player's break from all tables; raises NotDone.

        They get up from every table, also where they are only connected: they may be about to sit.
        """
        await self._change_care(guest, lambda care, now: care.rest(hours, now))
        for room in tuple(self.rooms.values()):
            here = any(viewer.player == guest.player for viewer in room.viewers)
            if here or room.state.seat_of(guest.player):
                with suppress(NotDone):
                    await room.ask(
                        guest.player, guest.name, Command(secrets.token_hex(16), 0, 0, GetUp())
                    )

    async def _change_care(self, guest: Guest, change: Callable[[Care, float], Care]) -> None:
        """Change a player's own limits, one change at a time, so that none undoes another."""
        async with self._caring:
            care = change(self.care.care(guest.player), self.care.now())
            await self._save_clock()
            await self.run_in_store(lambda store: store.keep_care(guest.player, care))
            self.care.cares[guest.player] = care

    async def _save_clock(self) -> None:
        """Save the house's clock, so that it continues from here after a restart."""
        mark = self._clock.mark()
        await self.run_in_store(lambda store: store.keep_mark(mark))

    def check_known(self, room: str) -> None:
        """Raise NotDone if the room does not exist; loads nothing and never waits."""
        known = room in self.rooms or room in self.evicted or room in self.aside
        check(known, HouseCode.UNKNOWN_ROOM)

    async def room(self, room: str) -> Room:
        """Return a room, loading it if it is not in memory; raises NotDone."""
        if room in self.evicted:
            await self._wake(room)
        check(room not in self.aside, HouseCode.SET_ASIDE)
        check(room in self.rooms, HouseCode.UNKNOWN_ROOM)
        self.rooms[room].touch()
        return self.rooms[room]

    async def _wake(self, room: str) -> None:
        """Load a room, once for all concurrent callers."""
        loading = self._load_lock.setdefault(room, asyncio.Lock())
        async with loading:
            if room in self.evicted:
                await self._open_room(room, await self.read(lambda store: store.settings(room)))

    async def room_for(self, player: str, room: str) -> Room:
        """Return a room that a player may see, `""` for a stranger; raises NotDone."""
        found = await self.room(room)
        check(found.admits(player), HouseCode.BY_INVITATION)
        return found

    async def accept_invite(self, guest: Guest, room: str, token: str) -> None:
        """Accept an invitation to a room; raises NotDone."""
        wish = Command(secrets.token_urlsafe(12), 0, 0, Enter(token))
        await (await self.room(room)).ask(guest.player, guest.name, wish)

    async def create_room(self, order: RoomSpec, host: Guest) -> Room:
        """Create a room for a host; raises NotDone."""
        self._check_room_left(host)
        settings = settings_of(order, host.player, host.name, self.bets, self.bets_by_file)
        self._making[settings.id] = host.player
        try:
            return await self._make(settings)
        finally:
            del self._making[settings.id]

    def _check_room_left(self, host: Guest) -> None:
        """Raise NotDone if the host or the house has its maximum number of rooms.

        Rooms being created count, as several may be requested at the same time.
        """
        at_work = [(r.settings.host, r.state.hosting.course) for r in self.rooms.values()]
        evicted = [(r.host, r.course) for r in self.evicted.values()]
        hosts = [host for host, course in (*at_work, *evicted) if course != "closed"]
        hosts += [host for room, host in self._making.items() if room not in self.rooms]
        check(hosts.count(host.player) < MAX_ROOMS_PER_HOST, HouseCode.TOO_MANY_ROOMS)
        check(len(hosts) < MOST_ROOMS, HouseCode.HOUSE_FULL)

    async def _make(self, settings: Settings) -> Room:
        """Store a room with its first occupants, all or nothing, and start it; raises NotDone."""
        body, first = settings_body(settings), initial_batch(settings, self.accounts)
        try:
            await self.run_in_store(lambda store: store.add_room(settings.id, body, first))
        except BalanceOverflow:
            raise NotDone(HouseCode.OVER_BOOKS) from None
        self.apply_transfers(first.transfers)
        await self._open_room(settings.id, body)
        return await self.room(settings.id)

    async def _start_room(self, settings: Settings) -> None:
        room = Room(settings, self)
        await room.load()
        self.evicted.pop(settings.id, None)
        self.rooms[settings.id] = room
        self._tasks[settings.id] = asyncio.create_task(
            Worker(room).run(), name=f"room {settings.id}"
        )
        self.lobby.changed(room)
