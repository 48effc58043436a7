"""Read how much a house and each of its rooms have stored."""

import shutil
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import func, select

from .. import schema
from ..reader import Reader
from ..rows import database_of

LOW_BYTES: Final = 1 << 30
"""Free space below which the disk counts as low."""


class SpaceState(StrEnum):
    """Whether there is space for new rooms."""

    PLENTY = "plenty"
    LOW = "low"
    """The disk has little space left."""
    OVER_QUOTA = "over-quota"
    """The database is larger than its operator allows."""


class Space(msgspec.Struct, frozen=True):
    """Bytes free on the disk, of the database's files, and the most that these may have.

    `free` is None if the disk is another machine's.
    """

    free: int | None
    used: int
    quota: int | None = None

    @property
    def state(self) -> SpaceState:
        if self.quota is not None and self.used > self.quota:
            return SpaceState.OVER_QUOTA
        low = self.free is not None and self.free < LOW_BYTES
        return SpaceState.LOW if low else SpaceState.PLENTY


def measure_space(folder: Path, database: str, quota: int | None) -> Space:
    """Measure the disk and the files of the database; raises OSError."""
    used = sum(file.stat().st_size for file in folder.glob(f"{database}*") if file.is_file())
    return Space(shutil.disk_usage(folder).free, used, quota)


EVENT_BYTES: Final = 400
"""Estimated size of an unpacked event, with its actions, transfers and reply."""


class Sizes(msgspec.Struct, frozen=True):
    """How much a house has stored; `packed_events` and `live_events` count log entries."""

    rooms: int
    guests: int
    packs: int
    pack_bytes: int
    packed_events: int
    live_events: int
    free_pages: int


def read_sizes(store: Reader) -> Sizes:
    """Count rows and bytes; takes time in proportion to the number of packs."""

    def count(query: object) -> int:
        return int(store.connection.execute(query).scalar() or 0)  # type: ignore[call-overload]

    packs, heads = schema.packs, schema.heads
    with store.snapshot():
        packed = count(select(func.sum(heads.c.packed_seq)))
        return Sizes(
            rooms=count(select(func.count()).select_from(schema.rooms)),
            guests=count(select(func.count()).select_from(schema.players)),
            packs=count(select(func.count()).select_from(packs)),
            pack_bytes=count(select(func.sum(func.length(packs.c.body)))),
            packed_events=packed,
            live_events=count(select(func.sum(heads.c.seq))) - packed,
            free_pages=database_of(store.connection).free_pages(),
        )


class RoomSize(NamedTuple):
    """How much a room has stored; bytes are an estimate."""

    events: int
    bytes: int


def read_room_sizes(store: Reader) -> dict[str, RoomSize]:
    """Return how much each room has stored."""
    packs, heads = schema.packs, schema.heads
    packed = select(packs.c.room, func.sum(func.length(packs.c.body))).group_by(packs.c.room)
    with store.snapshot():
        sizes = {room: int(size) for room, size in store.connection.execute(packed)}
        rows = store.connection.execute(select(heads.c.room, heads.c.seq, heads.c.packed_seq)).all()
    return {
        room: RoomSize(seq, sizes.get(room, 0) + EVENT_BYTES * (seq - in_packs))
        for room, seq, in_packs in rows
        if room
    }


def read_bytes_of(store: Reader, rooms: list[str]) -> int:
    """Return about how many bytes rooms take."""
    packs, heads = schema.packs, schema.heads
    packed = select(func.sum(func.length(packs.c.body))).where(packs.c.room.in_(rooms))
    live = select(func.sum(heads.c.seq - heads.c.packed_seq)).where(heads.c.room.in_(rooms))
    with store.snapshot():
        events = int(store.connection.execute(live).scalar() or 0)
        return int(store.connection.execute(packed).scalar() or 0) + EVENT_BYTES * events
