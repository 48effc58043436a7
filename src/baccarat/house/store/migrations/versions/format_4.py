"""Format 4: finished shoes are packed; heads say up to where, and visits say who came when."""

from datetime import UTC, datetime

from alembic import op
from sqlalchemy import insert, select, text

from baccarat.house.store import schema

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the tables; the heads are recomputed after all migrations, and nothing is packed yet."""
    connection = op.get_bind()
    op.drop_table("heads")
    new = (schema.heads, schema.packs, schema.carried, schema.visits)
    schema.metadata.create_all(connection, tables=new)
    op.create_index("transfers_by_room", "transfers", ["room", "seq"])
    today = datetime.now(UTC).date().isoformat()
    players = connection.execute(select(schema.players.c.id)).scalars().all()
    if players:
        rows = [{"player": player, "day": today} for player in players]
        connection.execute(insert(schema.visits), rows)
    op.execute(text("UPDATE meta SET value = CAST('4' AS BLOB) WHERE \"key\" = 'format'"))
