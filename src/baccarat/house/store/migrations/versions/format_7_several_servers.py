"""Format 7: several processes may share a house, so that rooms have owners and tables of their own.

Balances leave the sum of the house, since the transfers prove them. Daily totals are counted by
room. So no row is changed by every command. The networks of guests and of open rooms are stored
for a while.
"""

from typing import Final

import msgspec
from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, String, text

from baccarat.house.store.digests import Head, digest
from baccarat.house.store.migrations import set_format

revision = "7"
down_revision = "6"

HEADS: Final = "room, seq, hash, rest, packed_shoe, packed_seq, packed_hash, archive"
EVICTED: Final = "asleep/"
"""Before a room's id: the key in `meta` of its lobby entry."""


def upgrade() -> None:
    """Write heads and days again with their new columns, and give lobby entries a table."""
    op.execute("CREATE TABLE heads_6 AS SELECT * FROM heads")
    op.drop_table("heads")
    op.create_table(
        "heads",
        Column("room", String, primary_key=True),
        Column("seq", Integer, nullable=False),
        Column("hash", LargeBinary, nullable=False),
        Column("rest", LargeBinary, nullable=False),
        Column("packed_shoe", Integer, nullable=False),
        Column("packed_seq", Integer, nullable=False),
        Column("packed_hash", LargeBinary, nullable=False),
        Column("archive", LargeBinary, nullable=False),
        Column("owner", String),
        Column("epoch", BigInteger, nullable=False),
    )
    op.execute(f"INSERT INTO heads SELECT {HEADS}, NULL, 0 FROM heads_6")  # noqa: S608 - our own
    op.drop_table("heads_6")
    op.execute("CREATE TABLE days_6 AS SELECT * FROM days")
    op.drop_table("days")
    op.create_table(
        "days",
        Column("player", String, primary_key=True),
        Column("day", String, primary_key=True),
        Column("room", String, primary_key=True),
        Column("lost", BigInteger, nullable=False),
        Column("seconds", Integer, nullable=False),
    )
    op.execute("INSERT INTO days SELECT player, day, '', lost, seconds FROM days_6")
    op.drop_table("days_6")
    op.create_table(
        "processes",
        Column("id", String, primary_key=True),
        Column("address", String, nullable=False),
        Column("until", BigInteger, nullable=False),
    )
    op.create_table(
        "lobby",
        Column("room", String, primary_key=True),
        Column("host", String),
        Column("course", String, nullable=False),
        Column("body", LargeBinary, nullable=False),
        Column("network", String, nullable=False),
    )
    op.create_table(
        "arrivals",
        Column("player", String, primary_key=True),
        Column("network", String, nullable=False),
        Column("day", String, nullable=False),
    )
    op.create_table(
        "issued",
        Column("network", String, primary_key=True),
        Column("day", String, primary_key=True),
        Column("units", BigInteger, nullable=False),
    )
    op.create_table(
        "exposures",
        Column("player", String, primary_key=True),
        Column("room", String, primary_key=True),
        Column("units", BigInteger, nullable=False),
    )
    _move_lobby()
    set_format(op.get_bind(), 7)


class _Entry(msgspec.Struct):
    host: str | None
    course: str


class _Kept(msgspec.Struct):
    room: _Entry


def _move_lobby() -> None:
    """Move the lobby entries of evicted rooms, and add them to the sums of their rooms.

    The entries of other rooms are written when those are saved.
    """
    connection = op.get_bind()
    rows = connection.execute(text('SELECT "key", value FROM meta')).all()
    known = {key[len(EVICTED) :]: value for key, value in rows if key.startswith(EVICTED)}
    heads = "SELECT id, rest FROM rooms JOIN heads ON heads.room = rooms.id"
    for room, rest in connection.execute(text(heads)).all():
        body = bytes(known.get(room, b""))
        try:
            entry = msgspec.json.decode(body, type=_Kept).room
        except (msgspec.DecodeError, UnicodeDecodeError):
            entry, body = _Entry(None, "open"), b""
        connection.execute(
            text("INSERT INTO lobby VALUES (:room, :host, :course, :body, '')"),
            {"room": room, "host": entry.host, "course": entry.course, "body": body},
        )
        more = digest("lobby", (room, entry.host, entry.course, body, ""))
        connection.execute(
            text("UPDATE heads SET rest = :rest WHERE room = :room"),
            {"room": room, "rest": Head(rest=bytes(rest)).with_more(more, 0).rest},
        )
    connection.execute(text("DELETE FROM meta WHERE \"key\" LIKE 'asleep/%'"))
