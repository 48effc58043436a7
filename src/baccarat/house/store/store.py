"""The store: one connection writes, and commits are durable.

More connections read, each in its own thread: the database shows them everything committed without
waiting for writes. One serves the tables, one past games, and one checks.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from itertools import chain
from types import MappingProxyType
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from ...rules.fault import Fault
from ..model.clock import today
from ..model.ledger import Transfer
from . import schema
from .address import Place
from .archive import DamagedPack
from .backends.contract import check_durability
from .backends.opening import open_place
from .batch import Batch, book, give_up_shoe, write
from .deletion import (
    delete_guest,
    delete_room,
    delete_shoe,
    find_idle_guests,
    find_old_shoes,
)
from .dialects.faults import NotDurable, is_disk_fault, may_retry
from .integrity import CopyCode, check_integrity
from .packing import find_packable, pack_shoe
from .queries.leases import database_time
from .queries.lobby import LobbyEntry, put_lobby
from .reader import Reader
from .rows import RowWriter, database_of

T = TypeVar("T")

ATTEMPTS: Final = 4
"""How often a transaction is run that other processes come in between of."""


class Store(Reader):
    """A house's database, opened by one process; calls block, and belong to one thread at a time.

    `notices` report the repairs on opening, `damaged` the rooms that failed the integrity check.
    `reader` and `archive_reader` may each be used by another thread meanwhile.
    """

    def __init__(self, place: Place, *, accept_loss: bool = False, shared: bool = False) -> None:
        """Open or create the house; raises FolderInUse, NotDurable, NewerFormat, IntegrityError.

        With `accept_loss`, a folder is opened even if its newest transactions are missing. With
        `shared`, other processes may open the same database.
        """
        with ExitStack() as opened:
            self.place = open_place(place, accept_loss=accept_loss, shared=shared)
            opened.callback(self.place.close)
            self.notices, self.engine = self.place.notices, self.place.engine
            super().__init__(self.engine.connect())
            opened.callback(self.connection.close)
            readers = self.place.readers
            self.checker = Reader(readers.connect())
            opened.callback(self.checker.connection.close)
            self._check()
            self.place.start(self.connection)
            self.reader = Reader(readers.connect(), self.damaged)
            self.archive_reader = Reader(readers.connect(), self.damaged)
            opened.pop_all()

    def _check(self) -> None:
        with self.connection.begin():
            # Raises if the file is read-only, which a single flipped bit can cause.
            self.connection.exec_driver_sql("DELETE FROM meta WHERE false")
        check_durability(self.place, self.connection)
        recent = self.place.is_large(self.connection)
        with self.checker.snapshot():  # others may write meanwhile
            found = check_integrity(database_of(self.checker.connection), recent=recent)
        self.damaged |= found
        self.checker.damaged |= found

    def close(self) -> None:
        """Close all connections, also those that the database has ended."""
        for reader in (self.archive_reader, self.checker, self.reader):
            _close(reader.connection)
        _close(self.connection)
        self.place.close()

    def ping(self) -> None:
        """Raise a disk fault if the database cannot be reached for writing."""
        with self.connection.begin():
            self.connection.exec_driver_sql("SELECT 1")

    def time(self) -> float:
        """Return the database's time, in seconds since 1970; for a database that is shared."""
        with self.connection.begin():
            return database_time(self.connection)

    def durability(self) -> dict[str, str]:
        """Ask the writing connection for its durability settings."""
        if self.connection.closed:
            raise NotDurable("connection", "closed", ["open"])
        return self.place.durability(self.connection)

    def save_lobby(self, entries: Sequence[LobbyEntry]) -> None:
        """Save the lobby entries of rooms."""
        self.change(lambda rows: put_lobby(rows, entries))

    def give_up_shoe(self, room: str, ended: str) -> None:
        """Mark a room's shoe as ended, so that it is never dealt on."""
        self.change(lambda rows: give_up_shoe(rows, room, ended))

    def add_player(
        self,
        player: str,
        name: str,
        transfers: Sequence[Transfer],
        also: Callable[[RowWriter], None] | None = None,
    ) -> None:
        """Add a new player with their first chips; `also` changes more in the same transaction."""

        def add(rows: RowWriter) -> None:
            if also:
                also(rows)
            rows.add(schema.players, [{"id": player, "name": name}])
            rows.add(schema.visits, [{"player": player, "day": today()[:10]}])
            book(rows, transfers)

        self.change(add)

    def change(self, work: Callable[[RowWriter], T]) -> T:
        """Run a callable that changes rows outside rooms, in one transaction.

        It may run more than once, if another process writes at the same time.
        """

        def changed() -> T:
            with self._changing() as rows:
                return work(rows)

        return self._repeat(changed)

    @contextmanager
    def _changing(self) -> Iterator[RowWriter]:
        """Change rows in one transaction."""
        with self._writing():
            rows = RowWriter(self.connection)
            yield rows
            rows.write_heads()

    def _writing(
        self, rooms: Mapping[str, int] = MappingProxyType({})
    ) -> AbstractContextManager[None]:
        """Run one transaction, and mark it once on disk; `rooms` are the versions after it."""
        return self.place.writing(self.connection, rooms)

    def _repeat(self, work: Callable[[], T]) -> T:
        """Run a transaction; run it again if another process came in between."""
        for left in reversed(range(ATTEMPTS)):
            try:
                return work()
            except Exception as fault:
                if not left or not may_retry(fault):
                    raise
        raise AssertionError

    def add_room(
        self,
        room: str,
        body: bytes,
        first: Batch,
        entry: LobbyEntry | None = None,
        also: Callable[[RowWriter], None] | None = None,
    ) -> None:
        """Add a new room and its first batch in one transaction; raises what `commit` does.

        `also` is called in the same transaction, and may raise too.
        """

        def add() -> None:
            with self._writing({room: len(first.events)}):
                rows = RowWriter(self.connection)
                if also:
                    also(rows)
                rows.add(schema.rooms, [{"id": room, "body": body}])
                put_lobby(rows, [entry or LobbyEntry(room, None)])
                rows.write_heads()
                write(self.connection, [first])

        self._repeat(add)

    def commit(self, batch: Batch) -> None:
        """Write a batch in one transaction; raises its error, with nothing written."""
        for fault in self.commit_all([batch]):
            if fault:
                raise fault

    def commit_all(self, batches: Sequence[Batch]) -> list[Exception | None]:
        """Write batches with one wait for the disk, each all or nothing; return each one's fault.

        A fault is NotKept, or anything else that this one batch causes. If the disk itself fails,
        the database's error is raised, and each room's log shows how much was written.
        """
        try:
            self._write_together(batches)
        except Exception as fault:
            if is_disk_fault(fault):
                raise
            alone = ([batch] for batch in batches)
            return [fault] if len(batches) == 1 else [*chain(*map(self.commit_all, alone))]
        return [None] * len(batches)

    def _write_together(self, batches: Sequence[Batch]) -> None:
        after = {batch.room: batch.expected + len(batch.events) for batch in batches}

        def written() -> None:
            with self._writing(after):
                write(self.connection, batches)

        self._repeat(written)

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
                self.change(partial(pack_shoe, room=room, shoe=shoe))
            except DamagedPack:
                self.damaged[room] = Fault(CopyCode.CHANGED, {"room": room})
            done += 1
        return done

    def delete_idle_guests(self, before: str, keep: Collection[str], limit: int) -> list[str]:
        """Delete at most `limit` guests who last came before a day; return them."""

        def delete(rows: RowWriter) -> list[str]:
            found = find_idle_guests(rows, before, keep, limit)
            for player in found:
                delete_guest(rows, player)
            return found

        return self.change(delete)

    def delete_history(self, before: str, closed: Collection[str], limit: int) -> list[str]:
        """Delete at most `limit` packed shoes that ended before a time, in ISO.

        Returns the rooms deleted: those of the `closed` ones of which nothing is left.
        """

        def delete(rows: RowWriter) -> list[str]:
            found = find_old_shoes(rows, before, limit)
            gone = [each for each in found if each[0] not in self.damaged]
            for room, shoe in gone:
                delete_shoe(rows, room, shoe)
            rooms = sorted({room for room, _ in gone} & {*closed})
            return [room for room in rooms if delete_room(rows, room)]

        return self.change(delete)

    def give_back_pages(self, pages: int) -> None:
        """Return at most this number of free pages to the file system."""
        self.place.give_back_pages(self.connection, pages)


def _close(connection: Connection) -> None:
    try:
        connection.close()
    except DBAPIError as fault:
        if not fault.connection_invalidated:
            raise
