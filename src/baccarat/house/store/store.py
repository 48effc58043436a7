"""Where everything is kept. One connection writes, and what is committed is on disk."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, Final

from filelock import FileLock, Timeout
from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError

from ...rules import Fault
from ..care.care import Care, Day
from ..care.clock import Mark
from ..hosting.talk import ChatLine
from ..model.draft import Done
from ..model.ledger import Transfer
from ..model.state import Happening
from ..sealing.shoe import Shoe
from . import bodies, schema
from .batch import Batch, Reply
from .bodies import read_room
from .folder import OWN_FILE, make_private
from .opening import PRAGMAS, Notice, driver_of, engine_of, prepare
from .rows import Rows
from .whole import check_whole
from .write import book, write

DATABASE: Final = "baccarat.sqlite3"
LOCK: Final = "lock"
FILES: Final = (f"{DATABASE}*", LOCK)
"""What in a data folder is its owner's alone, by its names."""
MOST_ROWS: Final = 2**53
"""Nothing is numbered so high, and SQLite takes no number of more than 63 bits."""
DURABLE: Final = {"journal_mode": "wal", "synchronous": "2"}
"""What SQLite must say of itself: 2 is FULL."""
CLOCK: Final = "clock"


class FolderInUse(Exception):
    """Another process serves this data folder."""


class NotDurable(Exception):
    """The database would not keep what it acknowledges."""


class Store:
    """The data folder, opened by one process; calls block, and belong to one thread at a time.

    `notices` tell what was done to the folder, `damaged` of the rooms that are not whole.
    """

    def __init__(self, folder: Path) -> None:
        """Open or make the folder; raises FolderInUse, NotDurable, OtherFormat and NotWhole."""
        was_open = make_private(folder, FILES)
        self.lock = FileLock(folder / LOCK, mode=OWN_FILE)
        try:
            self.lock.acquire(timeout=0)
        except Timeout:
            raise FolderInUse(str(folder)) from None
        opened = ExitStack()
        opened.callback(self.lock.release)
        with opened:
            self.notices = prepare(folder / DATABASE)
            self.engine = engine_of(folder / DATABASE, PRAGMAS)
            opened.callback(self.engine.dispose)
            self.connection: Connection = self.engine.connect()
            opened.callback(self.connection.close)
            self._check()
            make_private(folder, FILES)
            opened.pop_all()
        if was_open:
            self.notices.append(Fault(Notice.MADE_PRIVATE, {"path": str(folder)}))

    def _check(self) -> None:
        faults = {k: v for k, v in self.durability().items() if v != DURABLE[k]}
        if faults:
            raise NotDurable(f"the database answers {faults}, and {DURABLE} is needed")
        self.damaged = check_whole(driver_of(self.connection))

    def close(self) -> None:
        self.connection.close()
        self.engine.dispose()
        self.lock.release()

    def durability(self) -> dict[str, str]:
        """Ask the writing connection itself how it keeps what is committed."""
        driver = self.connection.connection.driver_connection
        if driver is None:
            raise NotDurable("the connection is closed")
        return {name: str(driver.execute(f"PRAGMA {name}").fetchone()[0]) for name in DURABLE}

    def key(self, name: str) -> bytes:
        """Return a key that is kept since the folder was made."""
        with self.connection.begin():
            query = select(schema.meta.c.value).where(schema.meta.c.key == name)
            return bytes(self.connection.execute(query).scalar_one())

    def mark(self) -> Mark | None:
        """Return the house's time as it was marked last."""
        query = select(schema.meta.c.value).where(schema.meta.c.key == CLOCK)
        with self.connection.begin():
            body = self.connection.execute(query).scalar_one_or_none()
        return None if body is None else bodies.MARK.read(body)

    def keep_mark(self, mark: Mark) -> None:
        key, body = (CLOCK,), bodies.MARK.write(mark)
        with self._changing() as rows:
            rows.put(schema.meta, rows.found(schema.meta, [key]), {key: (body,)})

    def add_player(self, player: str, name: str, transfers: Sequence[Transfer]) -> None:
        """Keep a new player, and the chips they begin with."""
        with self._changing() as rows:
            rows.add(schema.players, [{"id": player, "name": name}])
            book(rows, transfers)

    @contextmanager
    def _changing(self) -> Iterator[Rows]:
        """Change rows in one transaction."""
        with self.connection.begin():
            rows = Rows(self.connection)
            yield rows
            rows.settle()

    def player(self, player: str) -> str | None:
        """Look up a player's name."""
        query = select(schema.players.c.name).where(schema.players.c.id == player)
        with self.connection.begin():
            return self.connection.execute(query).scalar_one_or_none()

    def balances(self) -> dict[str, int]:
        """Return every account's balance in units."""
        with self.connection.begin():
            rows = self.connection.execute(select(schema.balances)).all()
        return {row.account: row.amount for row in rows}

    def add_room(self, room: str, body: bytes, first: Batch) -> None:
        """Keep a new room, and what happens in it first, in one transaction; raises as commit."""
        with self._changing() as rows:
            rows.add(schema.rooms, [{"id": room, "body": body}])
            write(self.connection, [first])

    def rooms(self) -> dict[str, bytes]:
        """Return each room's settings, as they were kept: here nothing is read into them.

        A row whose name has changed has no head, and is nobody's.
        """
        rooms, heads = schema.rooms, schema.heads
        query = select(rooms).join(heads, heads.c.room == rooms.c.id)
        with self.connection.begin():
            rows = self.connection.execute(query).all()
        return {str(row.id): _blob(row.body) for row in rows}

    def events(self, room: str, after: int, until: int | None = None) -> list[Happening]:
        """Read a room's log beyond version `after`, to the end or through version `until`."""
        log = schema.events
        query = select(log.c.body).where(log.c.room == room, log.c.seq > after).order_by(log.c.seq)
        if until is not None:
            query = query.where(log.c.seq <= until)
        with self.connection.begin():
            rows = self.connection.execute(query).scalars().all()
        return list(map(bodies.EVENTS.read, rows))

    def shoes(self, room: str, shoe: int | None = None) -> list[Shoe]:
        """Read a room's shoes in order, or one of them; none for a number that no shoe has."""
        if shoe is not None and not 0 < shoe < MOST_ROWS:
            return []
        table = schema.shoes
        query = select(table).where(table.c.room == room).order_by(table.c.shoe)
        if shoe is not None:
            query = query.where(table.c.shoe == shoe)
        with self.connection.begin():
            rows = self.connection.execute(query).all()
        return [_shoe(row) for row in rows]

    def newest_shoe(self, room: str) -> Shoe | None:
        """Read the shoe that a room deals from, or dealt from last."""
        table = schema.shoes
        query = select(table).where(table.c.room == room).order_by(table.c.shoe.desc()).limit(1)
        with self.connection.begin():
            row = self.connection.execute(query).first()
        return _shoe(row) if row else None

    def sealed_with(self, room: str, commitment: str) -> bytes:
        """Read the secret that a room committed to."""
        table = schema.secrets
        query = select(table.c.secret).where(table.c.room == room, table.c.commitment == commitment)
        with self.connection.begin():
            return bytes(self.connection.execute(query).scalar_one())

    def done(self, room: str, shoe: int, after: int = 0) -> list[Done]:
        """Read the actions that a shoe's table took, in order, of versions above `after`."""
        table = schema.actions
        query = select(table).where(table.c.room == room, table.c.shoe == shoe, table.c.seq > after)
        with self.connection.begin():
            rows = self.connection.execute(query.order_by(table.c.seq)).all()
        return [bodies.ACTIONS.read(row.body) for row in rows]

    def reply(self, player: str, room: str, command: str) -> Reply | None:
        """Look up a command that was accepted before."""
        table = schema.replies
        query = select(table).where(
            table.c.player == player, table.c.room == room, table.c.id == command
        )
        with self.connection.begin():
            row = self.connection.execute(query).first()
        return Reply(player, command, bytes(row.hash), row.seq) if row else None

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
            if disk_fails(fault):
                raise
            alone = ([batch] for batch in batches)
            return [fault] if len(batches) == 1 else [*chain(*map(self.commit_all, alone))]
        return [None] * len(batches)

    def _together(self, batches: Sequence[Batch]) -> None:
        with self.connection.begin():
            write(self.connection, batches)

    def talk(self, room: str) -> list[ChatLine]:
        """Read what was said last in a room, oldest first."""
        table = schema.talk
        query = select(table.c.body).where(table.c.room == room).order_by(table.c.id)
        with self.connection.begin():
            rows = self.connection.execute(query).scalars().all()
        return list(map(bodies.TALK.read, rows))

    def cares(self, day: str) -> tuple[dict[str, Care], dict[str, Day]]:
        """Read what players set for themselves, and what a day has come to for each."""
        cares, days = schema.cares, schema.days
        with self.connection.begin():
            kept = self.connection.execute(select(cares)).all()
            rows = self.connection.execute(select(days).where(days.c.day == day)).all()
        return (
            {row.player: bodies.CARES.read(row.body) for row in kept},
            {row.player: Day(row.day, row.lost, row.seconds) for row in rows},
        )

    def keep_care(self, player: str, care: Care) -> None:
        key, body = (player,), bodies.CARES.write(care)
        with self._changing() as rows:
            rows.put(schema.cares, rows.found(schema.cares, [key]), {key: (body,)})


def disk_fails(fault: BaseException | None) -> bool:
    """Whether a fault is the disk's or the whole database's, and not of what was to be written."""
    return isinstance(fault, OperationalError | sqlite3.OperationalError | OSError)


def _blob(value: Any) -> bytes:
    """Take what a column holds for bytes, as SQLite lets anything lie in any column."""
    return value if isinstance(value, bytes) else str(value).encode()


def _shoe(row: Any) -> Shoe:
    kept = bytes(row.secret), row.seq, read_room(row.start), row.started, row.ended, row.coups
    return Shoe(row.room, row.shoe, *kept)
