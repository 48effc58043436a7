"""Which process has which room: rows of `heads` and `processes`, on PostgreSQL.

Times are the database's, so that no clock of a process matters. A room is free if it has no owner,
or if its owner has not renewed its membership. Taking a room raises its epoch, which every write to
the room compares: a former owner that does not know yet is refused, whatever the time is.
"""

from typing import Final

from sqlalchemy import Connection, text

from ..reader import Reader
from ..rows import RowWriter

HOUSE_KEY: Final = "hashtextextended('baccarat/' || current_schema(), 0)"
"""The key of the lock on a whole house, in SQL."""


def process_key(process: str) -> str:
    """Return the key of the lock of one process; `process` is its id, both in SQL."""
    return f"hashtextextended('baccarat/' || current_schema() || '/' || {process}, 0)"


def end_holders(key: str, table: str, silent: str) -> str:
    """Return a statement that ends the sessions which hold a lock, where a row is `silent`.

    Whatever such a session had not committed is undone, so that this is safe at any time.
    """
    return f"""
        SELECT pg_terminate_backend(pid) FROM pg_locks, {table}
        WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (classid::bigint << 32 | objid::bigint) = {key} AND {silent}
    """  # noqa: S608 - constants of ours


NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""The database's time in milliseconds since 1970."""
MEMBERSHIP_MS: Final = 8_000
"""How long a process counts as alive without renewing its membership."""
FORGOTTEN_MS: Final = 3_600_000
"""How long a process that is gone stays in the table."""
JOIN: Final = f"""
    INSERT INTO processes (id, address, until) VALUES (%s, %s, {NOW} + {MEMBERSHIP_MS})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING until - {MEMBERSHIP_MS}
"""  # noqa: S608 - constants of ours
"""For a connection of the driver: renewing must not wait for writes. It returns the time."""
LEAVE: Final = "DELETE FROM processes WHERE id = %s"
_LIVING: Final = f"SELECT id FROM processes WHERE until > {NOW}"  # noqa: S608
_TAKE: Final = text(f"""
    UPDATE heads SET owner = :process, epoch = epoch + 1 WHERE room IN (
        SELECT room FROM heads WHERE room = :room AND room <> '' AND (owner IS NULL
            OR owner = :process OR owner NOT IN ({_LIVING}))
        FOR UPDATE SKIP LOCKED)
    RETURNING epoch
""")  # noqa: S608
_OWNER: Final = text(f"""
    SELECT processes.address, processes.id FROM heads LEFT JOIN processes
        ON processes.id = heads.owner AND processes.until > {NOW} AND processes.id <> :process
    WHERE heads.room = :room AND heads.room <> ''
""")  # noqa: S608
_TAKE_ORPHANS: Final = text(f"""
    UPDATE heads SET owner = :process, epoch = epoch + 1 WHERE room IN (
        SELECT room FROM heads WHERE owner IS NOT NULL AND owner NOT IN ({_LIVING})
        ORDER BY room LIMIT :most FOR UPDATE SKIP LOCKED)
    RETURNING room, epoch
""")  # noqa: S608
_END_SILENT: Final = text(end_holders(process_key("processes.id"), "processes", f"until <= {NOW}"))
"""A process that is cut off in the middle of a transaction would keep its rooms locked."""
_RELEASE: Final = text("UPDATE heads SET owner = NULL WHERE owner = :process AND room = :room")
_HAND_OVER: Final = text(f"""
    UPDATE heads SET owner = :to, epoch = epoch + 1 WHERE owner = :process AND room = :room
        AND :to IN ({_LIVING})
    RETURNING epoch
""")  # noqa: S608
"""It raises the epoch at once, so that the former owner can write nothing more."""
_OWNED: Final = text("SELECT room FROM heads WHERE owner = :process")
_OTHERS: Final = text(
    f"SELECT address, id FROM processes WHERE until > {NOW} AND id <> :process"  # noqa: S608
)
_FORGET: Final = text(
    f"DELETE FROM processes WHERE until < {NOW} - {FORGOTTEN_MS}"  # noqa: S608
    " AND id NOT IN (SELECT owner FROM heads WHERE owner IS NOT NULL)"
)


def database_time(connection: Connection) -> float:
    """Return the database's time, in seconds since 1970."""
    return int(connection.exec_driver_sql(f"SELECT {NOW}").scalar_one()) / 1000


def take_room(rows: RowWriter, process: str, room: str) -> int | None:
    """Take a room that is free, and return its new epoch.

    None if another process has it, or is about to take it or to write to it.
    """
    taken = rows.connection.execute(_TAKE, {"process": process, "room": room}).scalar()
    return None if taken is None else int(taken)


def take_orphans(rows: RowWriter, process: str, most: int) -> dict[str, int]:
    """Take rooms whose owner is gone and had not put them down; return their epochs.

    What an owner that is gone was writing is ended first: those rooms may be taken the next time.
    """
    rows.connection.execute(_END_SILENT)
    found = rows.connection.execute(_TAKE_ORPHANS, {"process": process, "most": most})
    return {str(room): int(epoch) for room, epoch in found}


def release_room(rows: RowWriter, process: str, room: str) -> None:
    """Let any process take a room, if this one still has it."""
    rows.connection.execute(_RELEASE, {"process": process, "room": room})


def hand_over(rows: RowWriter, process: str, room: str, to: str) -> bool:
    """Let another living process have a room of this one; return whether it has it."""
    found = rows.connection.execute(_HAND_OVER, {"process": process, "room": room, "to": to})
    return found.scalar() is not None


def other_processes(store: Reader, process: str) -> list[tuple[str, str]]:
    """Return the address and id of each other living process."""
    with store.snapshot():
        found = store.connection.execute(_OTHERS, {"process": process})
        return [(address, name) for address, name in found]


def rooms_of(store: Reader, process: str) -> set[str]:
    """Return the rooms that a process has according to the database."""
    with store.snapshot():
        return set(store.connection.execute(_OWNED, {"process": process}).scalars())


def forget_processes(rows: RowWriter) -> None:
    """Delete processes that have been gone for long and own nothing."""
    rows.connection.execute(_FORGET)


def owner_of(store: Reader, process: str, room: str) -> tuple[str, str] | None:
    """Return the address and id of the other living process that has a room, `""` if none has.

    None if the room does not exist.
    """
    with store.snapshot():
        row = store.connection.execute(_OWNER, {"process": process, "room": room}).first()
    return None if row is None else (row[0] or "", row[1] or "")
