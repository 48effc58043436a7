"""The rooms of a house: in memory, evicted from it, or quarantined."""

import asyncio
import logging
import sys
from collections.abc import Sequence
from contextlib import suppress
from hmac import compare_digest
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from .cluster.contract import Cluster, Here, NoticeKind
from .history.records import SealTold, seal_told
from .lobby.lobby import Lobby
from .lobby.room_card import RoomCard, lobby_entry, read_evicted, room_card
from .model.commands import CloseRoom, GetUp
from .model.hosting import AT_ONCE
from .model.ledger import Accounts
from .model.refusal import HouseCode, Rejected, check
from .model.settings import Settings
from .moderation import Moderation
from .room_limits import OpenRoom, check_room_left
from .rooms.house_services import RoomServices
from .rooms.mailbox import BatchScheduler
from .rooms.quarantine import (
    QuarantinedRoom,
    QuarantineReason,
    from_open_room,
    from_stored_settings,
    give_up_shoe,
)
from .rooms.room import Room
from .rooms.worker import Worker, can_move, is_idle
from .self_limits import SelfLimitBook
from .store.codecs import read_settings
from .store.dialects.faults import is_disk_fault
from .store.storage import Storage

log = logging.getLogger(__name__)

DEFAULT_ROOM: Final = "salon"
"""The house's own room; a replacement for a closed one has a number after this name."""


class RoomDirectory:
    """Finds rooms, and moves them between memory, the disk and quarantine."""

    def __init__(  # noqa: PLR0913, PLR0917 - what rooms need, and where else rooms may be
        self,
        turns: BatchScheduler,
        accounts: Accounts,
        storage: Storage,
        limits: SelfLimitBook,
        moderation: Moderation,
        cluster: Cluster,
    ) -> None:
        self._house = RoomServices(turns, accounts, storage, limits, moderation, self)
        self._cluster = cluster
        self.in_memory: dict[str, Room] = {}
        self.evicted: dict[str, RoomCard] = {}
        """The lobby entries of rooms that are not in memory here."""
        self.quarantined: dict[str, QuarantinedRoom] = {}
        self.lobby = Lobby(moderation.announcement_frame)
        self.changed = asyncio.Event()
        """Set whenever a room may have changed."""
        self.default = DEFAULT_ROOM
        """The house's own open room."""
        self._load_lock = WeakValueDictionary[str, asyncio.Lock]()
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._shoe_endings: list[asyncio.Task[None]] = []
        self.unsaved: set[str] = set()
        """Rooms in memory whose stored lobby entries other processes have to get."""

    async def load_all(self) -> None:
        """Load every room without an up-to-date lobby entry; quarantine those that fail to load."""
        storage = self._house.storage
        bodies = await storage.read(lambda store: store.rooms())
        entries = await storage.read(lambda store: store.evicted())
        current = read_evicted(entries)
        current.pop(DEFAULT_ROOM, None)  # visitors could change its pace in earlier versions
        shared = self._cluster.shared
        self.evicted = read_evicted(entries, outdated=True) if shared else current.copy()
        for room in storage.damaged:
            self.set_aside(room, QuarantineReason.DAMAGED, bodies.pop(room, b""))
        for room in bodies.keys() - current.keys():
            if await self._is_here(room):
                await self.load(room, bodies[room])

    async def _is_here(self, room: str) -> bool:
        """Take a room if it is free, and return whether this process has it."""
        try:
            return await self._cluster.locate(room) == Here()
        except Rejected:
            return False

    async def load(self, room: str, body: bytes) -> None:
        """Load a room and start it; quarantine it if that fails. `body` has its settings.

        Raises Rejected if the disk fails for a room that is stored with its lobby entry, or if
        another process may have taken the room. It must not be called twice at once for a room.
        """
        epoch, reason = self._cluster.epoch(room), QuarantineReason.SETTINGS
        try:
            settings = read_settings(body)
            reason = QuarantineReason.LOG
            await self._start(settings, epoch)
        except Exception as fault:
            if room in self.evicted and is_disk_fault(fault):
                raise Rejected(HouseCode.TABLE_FROZEN) from None
            self.set_aside(room, reason, body)

    async def _start(self, settings: Settings, epoch: int | None) -> None:
        room, name = Room(settings, self._house), settings.id
        room.epoch = epoch
        await room.load()
        entry, room.network = await self._house.storage.read(
            lambda store: (store.evicted([name]), store.network_of(name))
        )
        card = read_evicted(entry, outdated=True).get(name)
        if card and card.vacant_since is not None and room.vacant_since is not None:
            room.vacant_since = min(room.vacant_since, card.vacant_since)
        if self._cluster.shared:  # the last owner may have ended before it told everybody
            players = room.state.seats.keys()
            read = self._house.storage.read
            balances = await read(lambda store: store.room_balances(name, players))
            self._house.accounts.refresh(balances)
        self.evicted.pop(name, None)
        self.in_memory[name] = room
        self._workers[name] = asyncio.create_task(Worker(room).run(), name=f"room {name}")
        self.lobby.note_change(room)

    async def find(self, room: str, *, to_close: bool = False) -> Room:
        """Return a room, loading it if it is not in memory; raises Rejected.

        A sleeping room wakes only if another one may be open, unless it is wanted `to_close`.
        """
        card = self.evicted.get(room)
        if card and card.asleep and not to_close:
            self._check_may_wake(card)
        if room in self.evicted or (self._cluster.shared and room not in self.in_memory):
            await self._reload(room)
        check(room not in self.quarantined, HouseCode.SET_ASIDE)
        check(room in self.in_memory, HouseCode.UNKNOWN_ROOM)
        self.in_memory[room].touch()
        return self.in_memory[room]

    def _check_may_wake(self, card: RoomCard) -> None:
        try:
            check_room_left(self.list_open(), OpenRoom(None, card.network))
        except Rejected:  # the newcomer has opened no table
            raise Rejected(HouseCode.HOUSE_FULL) from None

    async def _reload(self, room: str) -> None:
        """Load an evicted room, once for all concurrent callers."""
        async with self._load_lock.setdefault(room, asyncio.Lock()):
            if room not in self.in_memory and room not in self.quarantined:
                here = await self._cluster.locate(room) == Here()
                check(here, HouseCode.TABLE_FROZEN)
                body = await self._house.storage.read(lambda store: store.settings(room))
                await self.load(room, body)

    async def find_for(self, player: str, room: str) -> Room:
        """Return a room that a player may see, `""` for a stranger; raises Rejected."""
        found = await self.find(room)
        check(found.admits(player), HouseCode.BY_INVITATION)
        return found

    async def seal_for(self, player: str, room: str, shoe: int, root: str) -> SealTold:
        """Return a shoe's seal for a player, `""` for a stranger; raises Rejected.

        Only players admitted to a room know the roots of its shoes. A caller who names this one's
        `root` gets the answer even if the room or their seat is gone.
        """
        place = self.in_memory.get(room)
        delay = place.delay_for(player) if place else AT_ONCE
        running = len(place.shoe_history.coups) if place else 0
        try:
            found = await self._house.storage.read(
                lambda store: seal_told(store, room, shoe, delay, running)
            )
        except Exception:
            if room not in self.quarantined:
                raise
            raise Rejected(HouseCode.SET_ASIDE) from None
        if found is None or not compare_digest(found.root.encode(), root.encode()):
            await self.find_for(player, room)
        if found is None:
            raise Rejected(HouseCode.UNKNOWN_SHOE)
        return found

    def tell_everybody(self, frame: bytes) -> None:
        """Send a message to everybody in the lobby and in the rooms."""
        for viewer in self.lobby.viewers:
            viewer.send(frame)
        for room in self.in_memory.values():
            for viewer in room.viewers:
                viewer.send(frame)

    def publish_for(self, player: str) -> None:
        """Show a player's new account and rights wherever they are."""
        for room in tuple(self.in_memory.values()):
            if player and any(viewer.player == player for viewer in room.viewers):
                room.publish()

    def check_known(self, room: str) -> None:
        """Raise Rejected if the room does not exist; loads nothing and never waits."""
        known = room in self.in_memory or room in self.evicted or room in self.quarantined
        check(known, HouseCode.UNKNOWN_ROOM)

    def cards(self) -> list[RoomCard]:
        """List the lobby entries of all rooms, in memory or not: the house's own rooms first."""
        cards = [*map(room_card, self.in_memory.values()), *self.evicted.values()]
        return sorted(cards, key=lambda card: (card.line.id != self.default, card.host is not None))

    def list_own(self) -> list[RoomCard]:
        """List the lobby entries of the house's own rooms."""
        running = [room for room in self.in_memory.values() if room.settings.host is None]
        evicted = [card for card in self.evicted.values() if card.host is None]
        return [*map(room_card, running), *evicted]

    def list_open(self) -> list[OpenRoom]:
        """List each open room's player and network; those that sleep do not count."""
        running = self.in_memory.values()
        here = [(r.settings.host, r.network) for r in running if r.state.hosting.course != "closed"]
        evicted = [(card.host, card.network) for card in self.evicted.values() if card.is_open]
        return [OpenRoom(*each) for each in (*here, *evicted)]

    async def close_vacant(self, name: str) -> None:
        """Close a room as its host would, unless somebody has sat down; raises Rejected."""
        room = await self.find(name, to_close=True)
        if room.vacant_since is not None:
            await room.ask_now("", "", CloseRoom(), by_house=True)
            await self.evict_if_idle(name)

    async def put_to_sleep(self, room: str) -> None:
        """Let a room that is not in memory sleep, unless another process has it."""
        storage, cluster = self._house.storage, self._cluster
        if await cluster.locate(room) != Here():
            return
        entry = await storage.read(lambda store: store.evicted([room]))
        if (card := read_evicted(entry).get(room)) and room in self.evicted:
            asleep = replace(card, asleep=True)
            saved = lobby_entry(entry[room][0], asleep)
            await storage.run(lambda store: store.save_lobby([saved]))
            self.update_entry(asleep)
        await cluster.release(room)
        cluster.tell(NoticeKind.ROOM, room)

    async def have_get_up(self, player: str, name: str = "") -> None:
        """Have a player get up from every table here.

        That includes those where they are only connected: they may be about to sit down.
        """
        for room in tuple(self.in_memory.values()):
            connected = any(viewer.player == player for viewer in room.viewers)
            if connected or room.state.seats.get(player):
                with suppress(Rejected):
                    await room.ask_now(player, name, GetUp())

    def list_hosted_by(self, player: str) -> list[str]:
        """List the rooms of a host that are not closed, in memory or not."""
        cards = [*map(room_card, self.in_memory.values()), *self.evicted.values()]
        return [card.line.id for card in cards if card.host == player and card.course != "closed"]

    def room_changed(self, room: str) -> None:
        """Note that the room's entry in the lobby may have changed."""
        self.changed.set()
        if room in self.in_memory:
            if self.lobby.viewers:
                self.lobby.note_change(self.in_memory[room])
            if self._cluster.shared:
                self.unsaved.add(room)

    def update_entry(self, card: RoomCard) -> None:
        """Note the lobby entry of a room that another process serves."""
        room = card.line.id
        if room not in self.in_memory and room not in self.quarantined:
            self.evicted[room] = card
            self.lobby.note_change_elsewhere(card)

    def is_seated_elsewhere(self, player: str, room: str) -> bool:
        """Whether a player has a place at another table; nobody has at one out of memory."""
        rooms = (at for at in self.in_memory.values() if at.settings.id != room)
        cards = self.evicted.items() if self._cluster.shared else ()
        return any(player in at.state.seats for at in rooms) or any(
            player in card.seated for at, card in cards if at != room
        )

    def chips_elsewhere(self, player: str, room: str) -> int:
        """Return the units that a player has at all other tables, or is being issued.

        Chips of club nights do not count.
        """
        others = (at for at in self.in_memory.values() if at.settings.id != room)
        tables = (at.state for at in others if at.state.club is None)
        seats = ((state, state.seats.get(player)) for state in tables)
        held = sum(state.chips(seat) for state, seat in seats if seat)
        if self._cluster.shared:
            cards = (card for at, card in self.evicted.items() if at != room and not card.club)
            held += sum(card.chips.get(player, 0) for card in cards)
        return held + self._house.accounts.pending(player)

    async def evict_if_idle(self, room: str) -> None:
        """Remove a room with nothing to do from memory, unless somebody comes meanwhile."""
        await self._evict([self.in_memory[room]])

    async def evict_idle(self) -> None:
        """Remove all rooms with nothing to do from memory."""
        await self._evict([room for room in self.in_memory.values() if is_idle(room)])

    async def _evict(self, rooms: Sequence[Room]) -> None:
        """Save the rooms' lobby entries, and drop those rooms that have not changed meanwhile."""
        seen = {room.settings.id: (room.seq, room_card(room)) for room in rooms}
        entries = [lobby_entry(*entry) for entry in seen.values()]
        await self._house.storage.run(lambda store: store.save_lobby(entries))
        for room in rooms:
            name = room.settings.id
            seq, card = seen[name]
            if name in self.in_memory and is_idle(room) and room.seq == seq:
                self.evicted[name] = card
                del self.in_memory[name], self._workers[name]
                room.end()
                await self._cluster.release(name)
            self._cluster.tell(NoticeKind.ROOM, name)

    async def hand_over(self, room: str, process: str) -> None:
        """Let another process serve a room that can be left; call it in the room's turn."""
        running, cluster = self.in_memory[room], self._cluster
        if not can_move(running):
            return
        entry = lobby_entry(running.seq, room_card(running))
        await self._house.storage.run(lambda store: store.save_lobby([entry]))
        if await cluster.hand_over(room, process):
            self.put_down(room)
            cluster.tell(NoticeKind.ROOM, room)
            cluster.tell(NoticeKind.HANDED, process)

    def put_down(self, room: str) -> None:
        """Stop serving a room that another process has taken, or may take."""
        self._cluster.lost(room)
        if running := self.in_memory.pop(room, None):
            self.evicted[room] = room_card(running)
            del self._workers[room]
            running.end(HouseCode.TABLE_FROZEN)

    def put_all_down(self) -> None:
        """Stop serving all rooms: other processes may take them."""
        for room in {*self.in_memory, *self._cluster.rooms()}:
            self.put_down(room)

    def set_aside(self, room: str, reason: QuarantineReason, body: bytes = b"") -> None:
        """Quarantine a room until the next start, and report it in the log and the lobby.

        `body` has the encoded settings of a room that is not in memory.
        """
        if room in self.quarantined:
            return
        log.error("room %s is set aside: %s", room, reason, exc_info=sys.exception())
        self.evicted.pop(room, None)
        running = self.in_memory.pop(room, None)
        entry = (
            from_open_room(running.settings, reason, private=running.state.hosting.private)
            if running
            else from_stored_settings(room, body, reason)
        )
        if room == self.default:
            entry = replace(entry, private=False)
        self.quarantined[room] = entry
        self.lobby.set_aside(entry)
        if running:
            running.end()
        ending = give_up_shoe(self._house.storage.run, room)
        self._shoe_endings.append(asyncio.create_task(ending))

    async def close(self) -> None:
        """Stop the rooms as they are; nothing needs saving."""
        self.lobby.close()
        for worker in self._workers.values():
            worker.cancel()
        for worker in self._workers.values():
            with suppress(asyncio.CancelledError):
                await worker
        await self._house.storage.writer.finish()
        await asyncio.gather(*self._shoe_endings)
