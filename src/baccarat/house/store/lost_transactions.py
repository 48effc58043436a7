"""Check that a database's newest transactions are there before it is written to; tell its owner."""

from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from ...rules.fault import Fault
from .dialects.contract import Database
from .high_water import HighWater, house_of, mark_of, missing, number_of, read_mark
from .integrity import COOKIE, CopyCode, IntegrityError, report_damage
from .wal_pages import count_unread

NAMED_ROOMS: Final = 20
"""Rooms named in a report."""


class LatestMissing(IntegrityError):
    """Acknowledged transactions are, or may be, missing; the rest is consistent."""


class _Named(msgspec.Struct):
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
            name = msgspec.json.decode(row[0], type=_Named).name
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
