"""Rooms of a house that several processes serve: taking, listing and spreading them."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from .cluster.contract import Cluster, NoticeKind
from .lobby.room_card import lobby_entry, read_evicted, room_card
from .model.refusal import Rejected
from .room_directory import RoomDirectory
from .rooms.mailbox import HandOver
from .rooms.worker import can_move
from .store.queries.lobby import put_lobby
from .store.rows import RowWriter
from .store.storage import Storage

HEARD_SECONDS: Final = 5.0
"""How long a process counts without saying how many rooms it serves."""
TOLERANCE: Final = 0.1
"""The part of a fair share that a process may have above it; at least one room."""
AT_ONCE: Final = 2
"""Rooms that a process hands over in one step."""


class Shares:
    """The rooms of the other processes, as they last said; `now` returns seconds."""

    def __init__(self, own: str, now: Callable[[], float]) -> None:
        self._own = own
        self._now = now
        self._heard: dict[str, tuple[int, float]] = {}

    def hear(self, subject: str) -> None:
        """Note what a process says: its id and the number of its rooms."""
        process, _, rooms = subject.partition(" ")
        if process != self._own and rooms.isdecimal():
            self._heard[process] = (int(rooms), self._now())

    def others(self) -> dict[str, int]:
        """Return the rooms of each other process that has said so recently."""
        earliest = self._now() - HEARD_SECONDS
        self._heard = {name: each for name, each in self._heard.items() if each[1] >= earliest}
        return {name: rooms for name, (rooms, _) in self._heard.items()}


def is_even(rooms: int, total: int, processes: int) -> bool:
    """Whether a process with this many rooms has no more than its share, within the tolerance."""
    fair = total / processes
    return rooms <= fair + max(1.0, fair * TOLERANCE)


def plan_moves(
    own: int, others: Mapping[str, int], choose: Callable[[Sequence[str]], str]
) -> list[str]:
    """Return a process for each room that should be handed over now by one that has `own` rooms.

    `choose` picks one of the processes with the fewest rooms: several processes that act at the
    same time should not all choose the same one.
    """
    counts, moves = dict(others), list[str]()
    total, processes = own + sum(others.values()), len(others) + 1
    while len(moves) < AT_ONCE and not is_even(own - len(moves), total, processes):
        fewest = min(counts.values())
        moves.append(choose([name for name, rooms in counts.items() if rooms == fewest]))
        counts[moves[-1]] += 1
    return moves


log = logging.getLogger(__name__)

LOBBY_SECONDS: Final = 0.5
"""Between two checks for entries to save, or to read again."""
ORPHANS_SECONDS: Final = 1.0
"""Between two checks for rooms of processes that are gone."""
SPREAD_SECONDS: Final = 1.0
"""Between two checks whether this process has more rooms than its share."""
WATCH_SECONDS: Final = 0.25
"""Between two checks whether this process may still serve."""


class RoomSharing:
    """Works with the other processes of a house; does nothing in a house that has only one."""

    def __init__(self, storage: Storage, cluster: Cluster, rooms: RoomDirectory) -> None:
        self._storage = storage
        self._cluster = cluster
        self._rooms = rooms
        self._unread: set[str] = set()
        self._unused: set[str] = set()
        self._shares = Shares(self._cluster.process, self._cluster.now)
        self._handed = False
        self._served = True
        self._tasks: list[asyncio.Task[None]] = []
        # Notices that arrive while the list is being loaded must not be missed.
        self._cluster.listen(self._hear)

    def start(self) -> None:
        """Work until `stop`."""
        if not self._cluster.shared:
            return
        steps = (
            (self.save_entries, LOBBY_SECONDS),
            (self.read_entries, LOBBY_SECONDS),
            (self.take_orphans, ORPHANS_SECONDS),
            (self.release_unused, 10 * ORPHANS_SECONDS),
            (self.spread, SPREAD_SECONDS),
            (self.take_handed, LOBBY_SECONDS),
            (self.watch, WATCH_SECONDS),
        )
        for work, seconds in steps:
            self._tasks.append(asyncio.create_task(_repeat(work, seconds), name=work.__name__))

    async def stop(self) -> None:
        """End all work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _hear(self, kind: NoticeKind, subject: str) -> None:
        match kind:
            case NoticeKind.ROOM:
                self._unread.add(subject)
            case NoticeKind.SHARE:
                self._shares.hear(subject)
            case NoticeKind.HANDED:
                self._handed |= subject in {"", self._cluster.process}
            case _:
                pass

    async def watch(self) -> None:
        """Put all rooms down if the membership cannot be renewed."""
        serves = self._cluster.serves
        if self._served and not serves:
            log.error("the database cannot be reached, so other processes may take all rooms")
            self._rooms.put_all_down()
        self._served = serves

    async def take_orphans(self) -> None:
        """Load rooms of processes that are gone: seats may be held there, or cards be due."""
        await self._load(await self._cluster.take_orphans())

    async def spread(self) -> None:
        """Hand over a few rooms if this process has more than its share, and tell how many it has.

        Rooms without anybody connected are handed over first.
        """
        rooms = self._rooms.in_memory
        self._cluster.tell(NoticeKind.SHARE, f"{self._cluster.process} {len(rooms)}")
        moves = plan_moves(len(rooms), self._shares.others(), random.choice)
        if not moves:
            return
        movable = sorted(
            (room for room in rooms.values() if can_move(room)), key=lambda room: len(room.viewers)
        )
        for room, process in zip(movable, moves, strict=False):
            room.queue.put(HandOver(process))

    async def take_handed(self) -> None:
        """Load rooms that were handed over: seats may be held there, or cards be due."""
        if not self._handed:
            return
        self._handed = False
        try:
            await self._load(await self._cluster.list_handed())
        except Exception:
            self._handed = True
            raise

    async def _load(self, rooms: Iterable[str]) -> None:
        for room in rooms:
            with suppress(Rejected):  # it is loaded when somebody comes
                await self._rooms.find(room)

    async def release_unused(self) -> None:
        """Release rooms that were taken for somebody who never came in."""
        rooms = self._rooms
        unused = set(self._cluster.rooms()) - rooms.in_memory.keys() - rooms.quarantined.keys()
        for room in unused & self._unused:
            if room not in rooms.in_memory:
                await self._cluster.release(room)
        self._unused = unused

    async def save_entries(self) -> None:
        """Save the lobby entries of rooms that have changed, and tell the other processes."""
        changed, self._rooms.unsaved = self._rooms.unsaved, set()
        rooms = [self._rooms.in_memory[name] for name in changed if name in self._rooms.in_memory]
        if not rooms:
            return
        epochs = {room.settings.id: room.epoch for room in rooms}
        entries = [lobby_entry(room.seq, room_card(room)) for room in rooms]

        def save(rows: RowWriter) -> None:
            rows.look_up(epochs)
            put_lobby(
                rows, [each for each in entries if rows.epoch(each.room) == epochs[each.room]]
            )

        try:
            await self._storage.change(save)
        except Exception:
            self._rooms.unsaved |= changed
            raise
        for name in epochs:
            self._cluster.tell(NoticeKind.ROOM, name)

    async def read_entries(self) -> None:
        """Read the lobby entries of rooms elsewhere again that are said to have changed."""
        unread, self._unread = self._unread, set()
        unread -= self._rooms.in_memory.keys()
        if not unread:
            return
        some = None if "" in unread else sorted(unread)
        entries = await self._storage.read(lambda store: store.evicted(some))
        for card in read_evicted(entries, outdated=True).values():
            self._rooms.update_entry(card)


async def _repeat(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Run a step again and again; a fault is logged once, until the step succeeds again."""
    failed = False
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            if not failed:
                log.exception("the rooms of this house are not shared at present")
            failed = True
        else:
            failed = False
