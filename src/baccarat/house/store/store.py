"""The store: one connection writes, and commits are durable.

Two more connections read, each in its own thread: SQLite shows them everything committed without
waiting for writes. One serves the tables, the other past games.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

from filelock import FileLock, Timeout
from sqlalchemy.exc import DBAPIError, OperationalError

from ...rules import Fault
from ..model.ledger import Transfer
from ..self_limits.clock import ClockMark, today
from ..self_limits.limits import SelfLimits
from . import codecs, schema
from .batch import Batch
from .expiry import (
    delete_guest,
    delete_room,
    delete_shoe,
    find_idle_guests,
    find_old_shoes,
)
from .folder import OWN_FILE, is_private, make_private, others_may_replace
from .high_water import MarkFile, mark_of
from .integrity import COOKIE, CopyCode, Database, check_integrity
from .notice import Notice
from .opening import PRAGMAS, READING, WAITING, driver_of, engine_of, prepare
from .pack import DamagedPack
from .packing import find_packable, pack_shoe
from .reader import CLOCK, EVICTED, Reader
from .rows import RowWriter
from .write import book, give_up_shoe, write

T = TypeVar("T")

DATABASE: Final = "baccarat.sqlite3"
LOCK: Final = "lock"
FILES: Final = (f"{DATABASE}*", LOCK)
"""Files in a data folder that only its owner may read."""
BESIDE: Final = ("bets",)
"""Folders that the owner may add."""
DURABLE: Final = {"journal_mode": "wal", "synchronous": "2"}
"""The settings that SQLite must report; 2 is FULL."""


FULL_CHECK_BYTES: Final = 16 << 20
"""A database up to this size is checked completely on opening; of a larger one, the archive is
checked in the background."""


class FolderInUse(Exception):
    """Another process uses this data folder."""


class NotDurable(Exception):
    """The database would not be durable."""


class Store(Reader):
    """The data folder, opened by one process; calls block, and belong to one thread at a time.

    `notices` report what was done to the folder on opening, `damaged` the rooms that failed the
    integrity check. `reader` and `archive_reader` may each be used by another thread meanwhile.
    """

    def __init__(self, folder: Path, *, accept_loss: bool = False) -> None:
        """Open or create the folder; raises FolderInUse, NotDurable, OtherFormat, IntegrityError.

        With `accept_loss`, a folder is opened even if its newest transactions are missing.
        """
        was_open = make_private(folder, FILES, BESIDE)
        self._database = folder / DATABASE
        self.lock = FileLock(folder / LOCK, mode=OWN_FILE)
        try:
            self.lock.acquire(timeout=0)
        except Timeout:
            raise FolderInUse(str(folder)) from None
        opened = ExitStack()
        opened.callback(self.lock.release)
        with opened:
            self.notices = prepare(folder / DATABASE, accept_loss=accept_loss)
            self.engine = engine_of(folder / DATABASE, PRAGMAS)
            opened.callback(self.engine.dispose)
            super().__init__(self.engine.connect())
            opened.callback(self.connection.close)
            self._check()
            self._mark = MarkFile(mark_of(folder / DATABASE), self._driver, COOKIE)
            opened.callback(self._mark.close)
            self._unsure = True
            self._empty_log()
            readers = engine_of(folder / DATABASE, READING, begin="BEGIN")
            opened.callback(readers.dispose)
            self.reader = Reader(readers.connect(), self.damaged)
            self.archive_reader = Reader(readers.connect(), self.damaged)
            self.checker = Reader(readers.connect(), self.damaged)
            make_private(folder, FILES, BESIDE)
            opened.pop_all()
        if was_open:
            closed = folder if is_private(folder) else folder / DATABASE
            self.notices.append(Fault(Notice.MADE_PRIVATE, {"path": str(closed)}))
        if others_may_replace(folder):
            self.notices.append(Fault(Notice.OTHERS_WRITE, {"path": str(folder)}))

    def _check(self) -> None:
        with self.connection.begin():
            # Raises if the file is read-only, which a single flipped bit can cause.
            self.connection.exec_driver_sql("DELETE FROM meta WHERE false")
        faults = {k: v for k, v in self.durability().items() if v != DURABLE[k]}
        if faults:
            raise NotDurable(f"the database answers {faults}, and {DURABLE} is needed")
        recent = self._database.stat().st_size > FULL_CHECK_BYTES
        self.damaged |= check_integrity(self._driver, recent=recent)

    def close(self) -> None:
        self.archive_reader.connection.close()
        self.checker.connection.close()
        self.reader.connection.close()
        self.reader.connection.engine.dispose()
        self.connection.close()
        self.engine.dispose()
        self._mark.close()
        self.lock.release()

    def durability(self) -> dict[str, str]:
        """Ask the writing connection for its durability settings."""
        driver = self.connection.connection.driver_connection
        if driver is None:
            raise NotDurable("the connection is closed")
        return {name: str(driver.execute(f"PRAGMA {name}").fetchone()[0]) for name in DURABLE}

    def keep_mark(self, mark: ClockMark) -> None:
        key, body = (CLOCK,), codecs.MARK.write(mark)
        with self._changing() as rows:
            rows.put(schema.meta, rows.find(schema.meta, [key]), {key: (body,)})

    def save_evicted(self, bodies: Mapping[str, bytes]) -> None:
        """Save the lobby entries of rooms that leave memory, by room id."""
        after = {(EVICTED + room,): (body,) for room, body in bodies.items()}
        with self._changing() as rows:
            rows.put(schema.meta, rows.find(schema.meta, after), after)

    def give_up_shoe(self, room: str, ended: str) -> None:
        """ClockMark a room's shoe as ended, so that it is never dealt on."""
        with self._changing() as rows:
            give_up_shoe(rows, room, ended)

    def add_player(
        self,
        player: str,
        name: str,
        transfers: Sequence[Transfer],
        also: Callable[[RowWriter], None] | None = None,
    ) -> None:
        """Add a new player with their first chips; `also` changes more in the same transaction."""
        with self._changing() as rows:
            if also:
                also(rows)
            rows.add(schema.players, [{"id": player, "name": name}])
            rows.add(schema.visits, [{"player": player, "day": today()[:10]}])
            book(rows, transfers)

    def change(self, work: Callable[[RowWriter], T]) -> T:
        """Run a callable that changes rows outside rooms, in one transaction."""
        with self._changing() as rows:
            return work(rows)

    @contextmanager
    def _changing(self) -> Iterator[RowWriter]:
        """Change rows in one transaction."""
        with self._writing():
            rows = RowWriter(self.connection)
            yield rows
            rows.write_heads()

    @contextmanager
    def _writing(self, rooms: Mapping[str, int] = MappingProxyType({})) -> Iterator[None]:
        """Run one transaction, and mark it once on disk; `rooms` are the versions after it."""
        if self._unsure:
            self._empty_log()
        try:
            with self.connection.begin():
                yield
                number = self._mark.number(self._driver)
        except Exception as fault:
            if is_disk_fault(fault):
                self._unsure = True
                self._empty_log()
            raise
        self._mark.committed(number, rooms)

    def _empty_log(self) -> None:
        """Checkpoint and empty the write-ahead log.

        A failed commit leaves pages in that log that look like lost ones. This fails as long as the
        disk does, or while somebody reads; it is then repeated before the next write.
        """
        with suppress(DBAPIError, sqlite3.Error):
            if self._driver.in_transaction:
                self._driver.rollback()
            self._driver.execute("PRAGMA busy_timeout=0")
            busy, *_ = self._driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            self._unsure = bool(busy)
        self._driver.execute(f"PRAGMA {WAITING}")

    @property
    def _driver(self) -> Database:
        return driver_of(self.connection)

    def add_room(self, room: str, body: bytes, first: Batch) -> None:
        """Add a new room and its first batch in one transaction; raises what `commit` does."""
        with self._writing({room: len(first.events)}):
            rows = RowWriter(self.connection)
            rows.add(schema.rooms, [{"id": room, "body": body}])
            rows.write_heads()
            write(self.connection, [first])

    def commit(self, batch: Batch) -> None:
        """Write a batch in one transaction; raises what is wrong with it, with nothing written."""
        for fault in self.commit_all([batch]):
            if fault:
                raise fault

    def commit_all(self, batches: Sequence[Batch]) -> list[Exception | None]:
        """Write batches with one wait for the disk, each all or nothing; return each one's fault.

        A fault is NotKept, or anything else that this one batch causes. If the disk itself fails,
        the database's error is raised, and each room's log shows what was written of it.
        """
        try:
            self._together(batches)
        except Exception as fault:
            if is_disk_fault(fault):
                raise
            alone = ([batch] for batch in batches)
            return [fault] if len(batches) == 1 else [*chain(*map(self.commit_all, alone))]
        return [None] * len(batches)

    def _together(self, batches: Sequence[Batch]) -> None:
        after = {batch.room: batch.expected + len(batch.events) for batch in batches}
        with self._writing(after):
            write(self.connection, batches)

    def pack_shoes(self, before: str, closed: Collection[str], limit: int) -> int:
        """Pack at most `limit` shoes that ended before a time, in ISO; return how many.

        `closed` are rooms whose last shoe may be packed too. A room whose log does not fit its
        hashes is noted as damaged, and is not packed.
        """
        with self.snapshot():
            found = find_packable(self.connection, before, closed, limit + len(self.damaged))
        done = 0
        for room, shoe in [each for each in found if each[0] not in self.damaged][:limit]:
            try:
                with self._changing() as rows:
                    pack_shoe(rows, room, shoe)
            except DamagedPack:
                self.damaged[room] = Fault(CopyCode.CHANGED, {"room": room})
            done += 1
        return done

    def note_visit(self, player: str, day: str) -> None:
        """Note that a player came on a day."""
        with self._changing() as rows:
            rows.put(schema.visits, rows.find(schema.visits, [(player,)]), {(player,): (day,)})

    def delete_idle_guests(self, before: str, keep: Collection[str], limit: int) -> list[str]:
        """Delete at most `limit` guests who last came before a day; return them."""
        with self._changing() as rows:
            found = find_idle_guests(rows, before, keep, limit)
            for player in found:
                delete_guest(rows, player)
        return found

    def delete_history(self, before: str, closed: Collection[str], limit: int) -> list[str]:
        """Delete at most `limit` packed shoes that ended before a time, in ISO.

        Returns the rooms deleted: those of the `closed` ones of which nothing is left.
        """
        with self._changing() as rows:
            found = find_old_shoes(rows, before, limit)
            gone = [each for each in found if each[0] not in self.damaged]
            for room, shoe in gone:
                delete_shoe(rows, room, shoe)
            rooms = sorted({room for room, _ in gone} & {*closed})
            return [room for room in rooms if delete_room(rows, room)]

    def give_back_pages(self, pages: int) -> None:
        """Return at most this number of free pages to the file system."""
        # `execute` would stop after the first page.
        self._driver.executescript(f"PRAGMA incremental_vacuum({pages:d})")

    def keep_self_limits(self, player: str, care: SelfLimits) -> None:
        key, body = (player,), codecs.CARES.write(care)
        with self._changing() as rows:
            rows.put(schema.cares, rows.find(schema.cares, [key]), {key: (body,)})


def is_disk_fault(fault: BaseException | None) -> bool:
    """Whether a fault lies with the disk or the whole database, not with the data to be written."""
    return isinstance(fault, OperationalError | sqlite3.OperationalError | OSError)
