"""Read from the database."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Select, or_, select
from sqlalchemy.exc import DBAPIError

from ...rules.fault import Fault
from ..hosting.talk import ChatLine
from ..model.draft import Done
from ..model.ledger import ISSUE, player_account
from ..model.state import LoggedEvent
from ..sealing import Shoe
from . import codecs, schema
from .archive import PackedRows, PackRow, unpack_checked
from .batch import Reply
from .codecs import read_room
from .integrity import check_archive, check_pages
from .rows import database_of

T = TypeVar("T")

MOST_SHOES: Final = 2**31
"""Larger than the number of any shoe, and within the bits of its column."""
AT_ONCE: Final = 500
"""Rows fetched per call, which holds the GIL."""


class Reader:
    """Reads through one connection; calls block, and belong to one thread at a time.

    `damaged` are the rooms that failed the integrity check.
    """

    def __init__(self, connection: Connection, damaged: Mapping[str, Fault] | None = None) -> None:
        self.connection = connection
        self.damaged: dict[str, Fault] = dict(damaged or {})
        self._unpacked: tuple[PackRow, PackedRows] | None = None

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Make all reads within see the same state, whatever is written meanwhile."""
        if self.connection.in_transaction():
            yield
        else:
            with self.connection.begin():
                yield

    def ask(self, work: "Callable[[Reader], T]") -> T:
        """Run a callable in one snapshot; again if the connection was lost meanwhile."""
        try:
            with self.snapshot():
                return work(self)
        except DBAPIError as fault:
            if not fault.connection_invalidated:
                raise
        with self.snapshot():
            return work(self)

    def all(self, query: Select[Any]) -> Sequence[Any]:
        """Return all rows of a query."""
        with self.snapshot():
            return self.connection.execute(query).all()

    def first(self, query: Select[Any]) -> Any:
        """Return the first row of a query, or None."""
        with self.snapshot():
            return self.connection.execute(query).first()

    def key(self, name: str) -> bytes:
        """Return a key stored since the folder was created."""
        with self.snapshot():
            query = select(schema.meta.c.value).where(schema.meta.c.key == name)
            return bytes(self.connection.execute(query).scalar_one())

    def player(self, player: str) -> str | None:
        """Return a player's name, if known."""
        query = select(schema.players.c.name).where(schema.players.c.id == player)
        with self.snapshot():
            return self.connection.execute(query).scalar_one_or_none()

    def balances(self, accounts: Collection[str] | None = None) -> dict[str, int]:
        """Return the balance of every account, or of these, in units."""
        query = select(schema.balances)
        if accounts is not None:
            query = query.where(schema.balances.c.account.in_(accounts))
        rows = self.all(query)
        return {row.account: row.amount for row in rows}

    def room_balances(self, room: str, players: Collection[str]) -> dict[str, int]:
        """Return the balances of these players, and of a room's bots and its club night."""
        table = schema.balances
        mine = table.c.account.in_([ISSUE, *map(player_account, players)])
        own = (table.c.account.like(f"{kind}/{room}/%") for kind in ("player/bot", "club"))
        rows = self.all(select(table).where(or_(mine, *own)))
        return {row.account: row.amount for row in rows}

    def rooms(self) -> dict[str, bytes]:
        """Return each room's encoded settings.

        A row whose name was tampered with has no head, and is left out.
        """
        rooms, heads = schema.rooms, schema.heads
        query = select(rooms).join(heads, heads.c.room == rooms.c.id)
        rows = self.all(query)
        return {str(row.id): _blob(row.body) for row in rows}

    def settings(self, room: str) -> bytes:
        """Return one room's encoded settings."""
        rooms = schema.rooms
        with self.snapshot():
            query = select(rooms.c.body).where(rooms.c.id == room)
            return _blob(self.connection.execute(query).scalar_one())

    def evicted(self, rooms: Collection[str] | None = None) -> dict[str, tuple[int, bytes]]:
        """Return the current version and the stored lobby entry of all rooms, or of these."""
        lobby, heads = schema.lobby, schema.heads
        query = select(heads.c.room, heads.c.seq, lobby.c.body)
        query = query.join(lobby, lobby.c.room == heads.c.room)
        if rooms is not None:
            query = query.where(heads.c.room.in_(rooms))
        rows = self.all(query)
        return {str(row.room): (row.seq, _blob(row.body)) for row in rows}

    def network_of(self, room: str) -> str:
        """Return the network from which an open room was opened; `""` if it is not known."""
        query = select(schema.lobby.c.network).where(schema.lobby.c.room == room)
        with self.snapshot():
            return self.connection.execute(query).scalar() or ""

    def events(self, room: str, after: int, until: int | None = None) -> list[LoggedEvent]:
        """Read a room's log after version `after`, to the end or through version `until`.

        Raises DamagedPack.
        """
        log = schema.events
        query = select(log.c.body).where(log.c.room == room, log.c.seq > after).order_by(log.c.seq)
        if until is not None:
            query = query.where(log.c.seq <= until)
        with self.snapshot():
            packed = list(self._packed_events(room, after, until))
            rows = self.connection.execute(query).scalars()
            live = [codecs.EVENTS.read(row) for some in rows.partitions(AT_ONCE) for row in some]
        return packed + live

    def _packed_events(self, room: str, after: int, until: int | None) -> Iterator[LoggedEvent]:
        table = schema.packs
        mine = [table.c.room == room, table.c.last > after]
        if until is not None:
            mine.append(table.c.first <= until)
        for row in self._packs(*mine):
            for seq, body in enumerate(self._unpack(row).events, row.first):
                if seq > after and (until is None or seq <= until):
                    yield codecs.EVENTS.read(body)

    def _unpack(self, row: PackRow) -> PackedRows:
        """Unpack a row, and keep it for the next call: a room is loaded in slices."""
        if self._unpacked is None or self._unpacked[0] != row:
            self._unpacked = row, unpack_checked(row)
        return self._unpacked[1]

    def _packs(self, *where: ColumnElement[bool]) -> Iterator[PackRow]:
        query = select(schema.packs).where(*where).order_by(schema.packs.c.shoe)
        return map(PackRow._make, self.connection.execute(query))

    def packed_transfers(self, room: str, shoe: int) -> list[tuple[int, str, str, int]]:
        """Read the transfers in a pack: version, source, target and amount of each.

        Raises DamagedPack.
        """
        packs = schema.packs
        with self.snapshot():
            rows = self._packs(packs.c.room == room, packs.c.shoe == shoe)
            return [each for row in rows for each in unpack_checked(row).transfers]

    def shoes(self, room: str, shoe: int | None = None) -> list[Shoe]:
        """Read a room's shoes in order, or the one with this number, if it exists."""
        if shoe is not None and not 0 < shoe < MOST_SHOES:
            return []
        table = schema.shoes
        query = select(table).where(table.c.room == room).order_by(table.c.shoe)
        if shoe is not None:
            query = query.where(table.c.shoe == shoe)
        rows = self.all(query)
        return [_shoe(row) for row in rows]

    def newest_shoe(self, room: str) -> Shoe | None:
        """Read the shoe that a room deals from, or last dealt from."""
        table = schema.shoes
        query = select(table).where(table.c.room == room).order_by(table.c.shoe.desc()).limit(1)
        row = self.first(query)
        return _shoe(row) if row else None

    def sealed_with(self, room: str, commitment: str) -> bytes:
        """Read the secret that a room committed to."""
        table = schema.secrets
        query = select(table.c.secret).where(table.c.room == room, table.c.commitment == commitment)
        with self.snapshot():
            return bytes(self.connection.execute(query).scalar_one())

    def done(self, room: str, shoe: int, after: int = 0) -> list[Done]:
        """Read the actions of a shoe in order, from versions above `after`."""
        table, packs = schema.actions, schema.packs
        mine = (table.c.room == room, table.c.shoe == shoe, table.c.seq > after)
        query = select(table.c.body).where(*mine)
        # The action that opens a shoe may be packed with the shoe before.
        packed = (packs.c.room == room, packs.c.last > after, packs.c.shoe.between(shoe - 1, shoe))
        with self.snapshot():
            old = [
                codecs.ACTIONS.read(body)
                for pack in self._packs(*packed)
                for seq, number, _, body in self._unpack(pack).actions
                if number == shoe and seq > after
            ]
            rows = self.connection.execute(query.order_by(table.c.seq)).scalars()
            live = [codecs.ACTIONS.read(row) for some in rows.partitions(AT_ONCE) for row in some]
        return old + live

    def reply(self, player: str, room: str, command: str) -> Reply | None:
        """Return the stored reply to a command that was accepted before."""
        table = schema.replies
        query = select(table).where(
            table.c.player == player, table.c.room == room, table.c.id == command
        )
        row = self.first(query)
        return Reply(player, command, bytes(row.hash), row.seq) if row else None

    def talk(self, room: str) -> list[ChatLine]:
        """Read the last chat lines of a room, oldest first."""
        table = schema.talk
        query = select(table.c.body).where(table.c.room == room).order_by(table.c.id)
        return [codecs.TALK.read(row.body) for row in self.all(query)]

    def check_archive(self, room: str) -> Fault | None:
        """Check the archived rows of a room; return the fault, if any."""
        with self.snapshot():
            return check_archive(database_of(self.connection), room)

    def check_pages(self) -> None:
        """Run the database's own check of its pages; raises IntegrityError."""
        with self.snapshot():
            check_pages(database_of(self.connection))


def _blob(value: Any) -> bytes:
    """Convert a column's value to bytes, as SQLite allows any type in any column."""
    return value if isinstance(value, bytes) else str(value).encode()


def _shoe(row: Any) -> Shoe:
    kept = bytes(row.secret), row.seq, read_room(row.start), row.started, row.ended, row.coups
    return Shoe(row.room, row.shoe, *kept)
