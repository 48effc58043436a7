"""Format 3: every event is bound to the one before it, and every other row by a sum."""

from typing import Final

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, String, Table, text

from baccarat.house.store import schema
from baccarat.house.store.digests import GENESIS_HASH, chain_hash
from baccarat.house.store.migrations import set_format

revision = "3"
down_revision = None

DAYS: Final = Table(
    "days",
    MetaData(),
    Column("player", String, primary_key=True),
    Column("day", String, primary_key=True),
    Column("lost", BigInteger, nullable=False),
    Column("seconds", Integer, nullable=False),
)
LATER: Final[tuple[Table, ...]] = (
    schema.secrets, schema.talk, schema.coups, schema.plays, schema.cares,
)  # fmt: skip
"""Tables added one by one during format 2: a server created those that were missing."""
AT_ONCE: Final = 10_000


def upgrade() -> None:
    """Write the events again with their hashes; bodies stay unchanged."""
    schema.metadata.create_all(op.get_bind(), tables=LATER)
    DAYS.create(op.get_bind(), checkfirst=True)
    op.rename_table("events", "events_2")
    op.create_table(
        "events",
        Column("room", String, primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("body", LargeBinary, nullable=False),
        Column("hash", LargeBinary, nullable=False),
    )
    op.create_table(
        "heads",
        Column("room", String, primary_key=True),
        Column("seq", Integer, nullable=False),
        Column("hash", LargeBinary, nullable=False),
        Column("rest", LargeBinary, nullable=False),
    )
    _bind_events()
    op.drop_table("events_2")
    set_format(op.get_bind(), 3)


def _bind_events() -> None:
    connection = op.get_bind()
    new = text("INSERT INTO events (room, seq, body, hash) VALUES (:room, :seq, :body, :hash)")
    old = text("SELECT room, seq, body FROM events_2 ORDER BY room, seq")
    last, before = None, GENESIS_HASH
    for some in connection.execute(old).partitions(AT_ONCE):
        bound = []
        for room, seq, body in some:
            before = chain_hash(before if room == last else GENESIS_HASH, room, seq, body)
            last = room
            bound.append({"room": room, "seq": seq, "body": body, "hash": before})
        connection.execute(new, bound)
