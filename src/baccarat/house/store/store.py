"""Where everything is kept. One connection writes, and what is committed is on disk.

Two others read, in a thread of their own each: SQLite shows them all that is committed, and lets
them wait for nothing that is being written. One is for what is played, the other for what was.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy.exc import DBAPIError, OperationalError

from ...rules import Fault
from ..care.care import Care
from ..care.clock import Mark
from ..model.ledger import Transfer
from . import codecs, schema
from .batch import Batch
from .folder import OWN_FILE, is_private, make_private, others_may_replace
from .high_water import MarkFile, mark_of
from .integrity import COOKIE, Database, check_integrity
from .notice import Notice
from .opening import PRAGMAS, READING, WAITING, driver_of, engine_of, prepare
from .reader import ASLEEP, CLOCK, Reader
from .rows import RowWriter
from .write import book, give_up_shoe, write

DATABASE: Final = "baccarat.sqlite3"
LOCK: Final = "lock"
FILES: Final = (f"{DATABASE}*", LOCK)
"""What in a data folder is its owner's alone, by its names."""
BESIDE: Final = ("bets",)
"""What an owner may put there for the house to read."""
DURABLE: Final = {"journal_mode": "wal", "synchronous": "2"}
"""What SQLite must say of itself: 2 is FULL."""


class FolderInUse(Exception):
    """Another process serves this data folder."""


class NotDurable(Exception):
    """The database would not keep what it acknowledges."""


class Store(Reader):
    """The data folder, opened by one process; calls block, and belong to one thread at a time.

    `notices` tell what was done to the folder, `damaged` of the rooms that are not whole. `reader`
    and `archivist` may be used by another thread each meanwhile.
    """

    def __init__(self, folder: Path, *, accept_loss: bool = False) -> None:
        """Open or make the folder; raises FolderInUse, NotDurable, OtherFormat and NotWhole.

        With `accept_loss` a folder opens that lacks its newest transactions.
        """
        was_open = make_private(folder, FILES, BESIDE)
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
            make_private(folder, FILES, BESIDE)
            opened.pop_all()
        if was_open:
            closed = folder if is_private(folder) else folder / DATABASE
            self.notices.append(Fault(Notice.MADE_PRIVATE, {"path": str(closed)}))
        if others_may_replace(folder):
            self.notices.append(Fault(Notice.OTHERS_WRITE, {"path": str(folder)}))

    def _check(self) -> None:
        with self.connection.begin():
            # Raises where it may not be written, as one flipped bit of the file can make it.
            self.connection.exec_driver_sql("DELETE FROM meta WHERE false")
        faults = {k: v for k, v in self.durability().items() if v != DURABLE[k]}
        if faults:
            raise NotDurable(f"the database answers {faults}, and {DURABLE} is needed")
        self.damaged |= check_integrity(self._driver)

    def close(self) -> None:
        self.archive_reader.connection.close()
        self.reader.connection.close()
        self.reader.connection.engine.dispose()
        self.connection.close()
        self.engine.dispose()
        self._mark.close()
        self.lock.release()

    def durability(self) -> dict[str, str]:
        """Ask the writing connection itself how it keeps what is committed."""
        driver = self.connection.connection.driver_connection
        if driver is None:
            raise NotDurable("the connection is closed")
        return {name: str(driver.execute(f"PRAGMA {name}").fetchone()[0]) for name in DURABLE}

    def keep_mark(self, mark: Mark) -> None:
        key, body = (CLOCK,), codecs.MARK.write(mark)
        with self._changing() as rows:
            rows.put(schema.meta, rows.find(schema.meta, [key]), {key: (body,)})

    def save_evicted(self, bodies: Mapping[str, bytes]) -> None:
        """Keep what is to be known of rooms without loading them, by their ids."""
        after = {(ASLEEP + room,): (body,) for room, body in bodies.items()}
        with self._changing() as rows:
            rows.put(schema.meta, rows.find(schema.meta, after), after)

    def give_up_shoe(self, room: str, ended: str) -> None:
        """Note that the shoe a room deals from is over, and is never dealt on."""
        with self._changing() as rows:
            give_up_shoe(rows, room, ended)

    def add_player(self, player: str, name: str, transfers: Sequence[Transfer]) -> None:
        """Keep a new player, and the chips they begin with."""
        with self._changing() as rows:
            rows.add(schema.players, [{"id": player, "name": name}])
            book(rows, transfers)

    @contextmanager
    def _changing(self) -> Iterator[RowWriter]:
        """Change rows in one transaction."""
        with self._writing():
            rows = RowWriter(self.connection)
            yield rows
            rows.write_heads()

    @contextmanager
    def _writing(self, rooms: Mapping[str, int] = MappingProxyType({})) -> Iterator[None]:
        """Write in one transaction, and mark it once it is on disk; `rooms` have versions then."""
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
        """Bring all that is committed into the database, and empty its write-ahead log.

        A commit that fails leaves pages in that log, which nobody could tell from lost ones. This
        fails as long as the disk does, or somebody reads, and is then done before the next write.
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
        """Keep a new room, and what happens in it first, in one transaction; raises as commit."""
        with self._writing({room: len(first.events)}):
            rows = RowWriter(self.connection)
            rows.add(schema.rooms, [{"id": room, "body": body}])
            rows.write_heads()
            write(self.connection, [first])

    def commit(self, batch: Batch) -> None:
        """Keep a batch in one transaction; raises what is wrong with it, and keeps nothing then."""
        for fault in self.commit_all([batch]):
            if fault:
                raise fault

    def commit_all(self, batches: Sequence[Batch]) -> list[Exception | None]:
        """Keep batches with one wait for the disk, each whole or not at all; tell each fault.

        A fault is NotKept, or anything else that a batch brings about: it is that batch's alone.
        Where the disk itself fails, what the database raises is raised, and of each room it is
        what stands in its log that was kept.
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

    def keep_care(self, player: str, care: Care) -> None:
        key, body = (player,), codecs.CARES.write(care)
        with self._changing() as rows:
            rows.put(schema.cares, rows.find(schema.cares, [key]), {key: (body,)})


def is_disk_fault(fault: BaseException | None) -> bool:
    """Whether a fault is the disk's or the whole database's, and not of what was to be written."""
    return isinstance(fault, OperationalError | sqlite3.OperationalError | OSError)
