"""Format 2, in the tests alone: a lantern for each room, and whether those who leave have one."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String

from baccarat.house.store.migrations import set_format

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add a table that follows from another, and write one again with a column more."""
    op.create_table(
        "lanterns",
        Column("room", String, primary_key=True),
        Column("candles", Integer, nullable=False),
    )
    op.execute("INSERT INTO lanterns SELECT id, 3 FROM rooms")
    op.rename_table("departures", "departures_1")
    op.create_table(
        "departures",
        Column("player", String, primary_key=True),
        Column("asked", BigInteger, nullable=False),
        Column("lit", Integer, nullable=False, server_default="0"),
    )
    op.execute("INSERT INTO departures SELECT player, asked, 1 FROM departures_1")
    op.drop_table("departures_1")
    set_format(op.get_bind(), 2)
