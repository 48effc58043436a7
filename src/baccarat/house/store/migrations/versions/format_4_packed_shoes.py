"""Format 4: finished shoes are packed; heads say up to where, and visits say who came when."""

from datetime import UTC, datetime
from typing import Final

from alembic import op
from sqlalchemy import Column, Integer, LargeBinary, MetaData, String, Table, insert, select, text

from baccarat.house.store import schema
from baccarat.house.store.digests import Head
from baccarat.house.store.migrations import set_format

revision = "4"
down_revision = "3"

HEADS: Final = Table(
    "heads",
    MetaData(),
    Column("room", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("rest", LargeBinary, nullable=False),
    Column("packed_shoe", Integer, nullable=False),
    Column("packed_seq", Integer, nullable=False),
    Column("packed_hash", LargeBinary, nullable=False),
    Column("archive", LargeBinary, nullable=False),
)


def upgrade() -> None:
    """Add the tables and columns; nothing is packed yet. A room's digests stay as they were."""
    connection = op.get_bind()
    heads = connection.execute(text("SELECT room, seq, hash, rest FROM heads")).all()
    op.drop_table("heads")
    HEADS.create(connection)
    new = (schema.packs, schema.carried, schema.visits)
    schema.metadata.create_all(connection, tables=new)
    if heads:
        rows = [{"room": room, **Head(*head)._asdict()} for room, *head in heads]
        connection.execute(insert(HEADS), rows)
    op.create_index("transfers_by_room", "transfers", ["room", "seq"])
    today = datetime.now(UTC).date().isoformat()
    players = connection.execute(select(schema.players.c.id)).scalars().all()
    if players:
        rows = [{"player": player, "day": today} for player in players]
        connection.execute(insert(schema.visits), rows)
    set_format(op.get_bind(), 4)
