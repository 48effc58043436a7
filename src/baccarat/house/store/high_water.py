"""The high-water mark: the number of the newest committed transaction, kept outside the database.

SQLite reads a write-ahead log that is missing or cut short as a shorter one, and a shorter history
is consistent in itself. So every transaction writes its number into the database's header
(`user_version`), and once it is on disk the same number goes into a small file next to it.
A database whose number is lower has lost transactions; one whose number is higher has not, as when
the server was killed between the two.

The file has two slots that are written in turn, so a write that is cut short leaves the other one.
It is not synced: after a kill it is exact, and after a power cut it may be older by the seconds
that the system takes to write it out. A failure to write it never fails a commit.
"""

import os
import struct
from collections.abc import Mapping
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path
from typing import Final
from zlib import crc32

import msgspec

from .codecs import Codec
from .dialects.contract import Database
from .dialects.sqlite import connect
from .private_files import own_file
from .schema import meta

END: Final = ".mark"
"""The file's suffix, after the database's name."""
MOST_ROOMS: Final = 1_000
"""The most recently changed rooms, for which lost events can be reported."""
SLOT: Final = 128 * 1024
NUMBERS: Final = 2**31
"""SQLite stores 31 bits of the number; after the last one it starts over."""
_BINARY: Final = getattr(os, "O_BINARY", 0)
_HEAD: Final = struct.Struct(">II")
"""Before each mark: its checksum and length."""


class HighWater(msgspec.Struct, frozen=True):
    """The newest `transaction` of the house with this key, and the rooms' versions after it."""

    house: str
    transaction: int
    rooms: dict[str, int]


BODY: Final = Codec[HighWater](HighWater)


def mark_of(database: Path) -> Path:
    """Return the path of a database's mark."""
    return database.with_name(database.name + END)


def missing(marked: int, found: int) -> int:
    """Return how many transactions a database lacks, if its newest is number `found`."""
    behind = (marked - found) % NUMBERS
    return behind if behind < NUMBERS // 2 else 0


def number_of(database: Database) -> int:
    """Return the number of a database's newest transaction."""
    return int(database.execute("PRAGMA user_version").fetchone()[0]) % NUMBERS


def house_of(database: Database, key: str) -> str:
    """Return an identifier of the house: a digest of the key that it was created with."""
    query = f'SELECT value FROM {meta.name} WHERE "key" = ?'  # noqa: S608 - our own table
    row = database.execute(query, [key]).fetchone()
    return sha256(b"high-water" + bytes(row[0])).hexdigest()[:32] if row else ""


def read_mark(file: Path) -> HighWater | None:
    """Return the newer of a file's two marks; None if there is no file or neither is intact."""
    try:
        body = file.read_bytes()
    except FileNotFoundError:
        return None
    marks = [mark for at in (0, SLOT) if (mark := _read_slot(body[at : at + SLOT]))]
    newest = marks[:1]
    for mark in marks[1:]:
        if missing(mark.transaction, newest[0].transaction):
            newest = [mark]
    return newest[0] if newest else None


def _read_slot(slot: bytes) -> HighWater | None:
    if len(slot) < _HEAD.size:
        return None
    told, size = _HEAD.unpack_from(slot)
    body = slot[_HEAD.size : _HEAD.size + size]
    if crc32(body) != told:
        return None
    with suppress(ValueError, msgspec.MsgspecError):
        return BODY.read(body)
    return None


class MarkFile:
    """The open mark file of the one process that writes to the database."""

    def __init__(self, file: Path, database: Database, key: str) -> None:
        """Open or create the file, and mark the database as it is now; raises OSError."""
        before = read_mark(file)
        self.house = house_of(database, key)
        self.newest = number_of(database)
        same = before and before.house == self.house and before.transaction == self.newest
        self._rooms: dict[str, int] = dict(before.rooms) if before and same else {}
        if not same:
            own_file(file)
        self._file = os.open(file, os.O_RDWR | _BINARY)
        if not same:
            self._write()

    def number(self, database: Database) -> int:
        """Write the next number into the open transaction, and return it."""
        number = (self.newest + 1) % NUMBERS
        database.execute(f"PRAGMA user_version = {number}")
        return number

    def mark(self, number: int, rooms: Mapping[str, int]) -> None:
        """Mark a transaction that is on disk, and the rooms' versions after it."""
        self.newest = number
        for room, seq in rooms.items():
            self._rooms.pop(room, None)
            self._rooms[room] = seq
        while len(self._rooms) > MOST_ROOMS:
            del self._rooms[next(iter(self._rooms))]
        with suppress(OSError):
            self._write()

    def close(self) -> None:
        """Sync and close the file."""
        with suppress(OSError):
            os.fsync(self._file)
        os.close(self._file)

    def _write(self) -> None:
        body = BODY.write(HighWater(self.house, self.newest, self._rooms))
        slot = _HEAD.pack(crc32(body), len(body)) + body
        os.lseek(self._file, self.newest % 2 * SLOT, os.SEEK_SET)
        os.write(self._file, slot)


def mark_database(database: Path, key: str) -> None:
    """Mark a database as it is, for instance after restoring it."""
    mark_of(database).unlink(missing_ok=True)
    with closing(connect(database)) as connection:
        MarkFile(mark_of(database), connection, key).close()
