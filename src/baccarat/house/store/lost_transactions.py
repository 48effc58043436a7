"""Check that a database's newest transactions are there before it is written to; tell its owner."""

import struct
from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ...rules.fault import Fault
from .dialects.contract import Database
from .high_water import HighWater, house_of, mark_of, missing, number_of, read_mark
from .integrity import COOKIE, CopyCode, IntegrityError, report_damage

HEADER: Final = struct.Struct(">16x8sII")
"""The WAL's two salts, which every page of the current run repeats, and the header's checksum."""
FRAME: Final = struct.Struct(">4xI8sII")
"""Before each page: the database's page count after a commit, else 0; salts and checksum."""
BIG_ENDIAN: Final = b"\x37\x7f\x06\x83"
SIZE: Final = slice(16, 18)
"""Where the database header gives its page size; 1 means the largest."""
LARGEST: Final = 65_536

Sums = tuple[int, int]


class Frame(NamedTuple):
    """A page of the WAL: whether it ends a transaction, its run, and the data of its checksum."""

    ends: bool
    salts: bytes
    told: Sums
    summed: bytes


def count_unread(database: Path) -> int:
    """Count the transactions of the current run that end behind a page that SQLite refuses."""
    log = database.with_name(database.name + "-wal")
    if not log.exists():
        return 0
    with database.open("rb") as file:
        size = int.from_bytes(file.read(SIZE.stop)[SIZE], "big")
    return _count_unread(log.read_bytes(), LARGEST if size == 1 else size)


def _count_unread(changes: bytes, size: int) -> int:
    """Count them in a WAL with pages of `size` bytes; the size in its own header may be damaged."""
    if not size or not any(changes[: HEADER.size]) or len(changes) < HEADER.size + FRAME.size:
        return 0
    salts, *told = HEADER.unpack_from(changes)
    order = ">" if changes.startswith(BIG_ENDIAN) else "<"
    sums = _add(changes[: HEADER.size - 8], (0, 0), order)
    fits, unread = sums == tuple(told), 0
    frames = _frames(changes, size)
    if not fits and frames:
        salts = frames[0].salts
    for frame in frames:
        if fits and frame.salts == salts:
            sums = _add(frame.summed, sums, order)
        fits = fits and frame.salts == salts and sums == frame.told
        unread += frame.ends and frame.salts == salts and not fits
    return unread


def _frames(changes: bytes, size: int) -> list[Frame]:
    frames = []
    whole = FRAME.size + size
    for at in range(HEADER.size, len(changes) - whole + 1, whole):
        ends, salts, *told = FRAME.unpack_from(changes, at)
        summed = changes[at : at + 8] + changes[at + FRAME.size : at + whole]
        frames.append(Frame(bool(ends), salts, (told[0], told[1]), summed))
    return frames


def _add(data: bytes, sums: Sums, order: str) -> Sums:
    one, two = sums
    for even, odd in struct.iter_unpack(f"{order}II", data):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two


NAMED_ROOMS: Final = 20
"""Rooms named in a report."""


class LatestMissing(IntegrityError):
    """Acknowledged transactions are, or may be, missing; the rest is consistent."""


class _NamedFault(msgspec.Struct):
    name: str = ""


def check_latest(database: Path, opened: Database) -> list[Fault]:
    """Compare a database with its high-water mark and its write-ahead log; return notices.

    `opened` reads it. Raises LatestMissing.
    """
    with report_damage():
        number, house = number_of(opened), house_of(opened, COOKIE)
    mark, unread = read_mark(mark_of(database)), count_unread(database)
    path = str(database)
    if mark is None or mark.house != house:
        if unread > 1:
            raise LatestMissing(CopyCode.LATEST_UNREAD, transactions=unread)
        return [Fault(Notice.NO_MARK, {"path": path})]
    if lost := missing(mark.transaction, number):
        rooms = opened.execute("SELECT room, seq FROM heads").fetchall()
        short = _short_rooms(mark, dict(rooms))
        names = ", ".join(islice(_describe(opened, short), NAMED_ROOMS))
        facts = {"transactions": lost, "events": sum(short.values())}
        more = max(0, len(short) - NAMED_ROOMS)
        raise LatestMissing(CopyCode.LATEST_LOST, **facts, rooms=names, more=more)
    if unread > 1:
        return [Fault(Notice.UNACKNOWLEDGED, {"path": path, "transactions": unread})]
    return []


def _short_rooms(mark: HighWater, rooms: dict[str, int]) -> dict[str, int]:
    """Return how many events each room lacks, largest number first."""
    lacks = {room: seq - rooms.get(room, 0) for room, seq in mark.rooms.items()}
    short = [(room, events) for room, events in lacks.items() if events > 0]
    return dict(sorted(short, key=lambda lack: -lack[1]))


def _describe(opened: Database, short: dict[str, int]) -> Iterator[str]:
    """Describe each room by name and address, with the number of its missing events."""
    for room, events in short.items():
        row = opened.execute("SELECT body FROM rooms WHERE id = ?", [room]).fetchone()
        name = ""
        with suppress(msgspec.MsgspecError, UnicodeDecodeError, TypeError):
            name = msgspec.json.decode(row[0], type=_NamedFault).name
        yield f"{name} [{room}]: {events}" if name else f"[{room}]: {events}"


class Notice(StrEnum):
    """A change to a data folder, or a finding in it, that its owner should know."""

    MADE_PRIVATE = "made-private"
    OTHERS_WRITE = "others-write"
    """Other users may write to the folder, and so could replace this house's database."""
    CARRIED_OVER = "carried-over"
    """Upgraded from format `old` to `new`; `copy` is the database before that."""
    UPGRADED = "upgraded"
    """A database was upgraded from format `old` to `new`, in one transaction."""
    NO_MARK = "no-mark"
    """This house has no high-water mark, so lost transactions could not be detected."""
    UNACKNOWLEDGED = "unacknowledged"
    """The write-ahead log ends with `transactions` that failed and were never acknowledged."""
    LOSS_ACCEPTED = "loss-accepted"
    """The newest transactions are lost; `copy` is everything there was."""
